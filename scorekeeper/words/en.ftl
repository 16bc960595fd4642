# Words of the command line and of receipts.

total = Total
so-far = { $points } so far
blank = –
findings = What the rules say
no-winner = No winner yet: something is still to be counted.
wins = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
tie-shared = level in everything, so the place is shared
tie-missing = not decided: something is still to be counted
step-joiner = | → |
step-titled = |: |
rests-on = This result rests on a choice where the rules are silent: { $option } = { $value }.
line-extra = { $text } (your own points, not checked)
line-not-counted = not counted yet
own-count = Your own count
own-against-rules = yours { $claimed }, by the rules { $computed }
no-usual-mistake = No usual mistake gives just this difference.
counted-joiner = | And: |

severity-error = Error
severity-warning = Warning
severity-note = Note

stage-setup = Set-up
stage-play = Play
stage-final = Final position
stage-scoring = Scoring
stage-tie-break = Tie-break

confidence-printed = said by the rule text
confidence-found = from public sources
confidence-derived = follows from the rule text
confidence-assumed = an assumption: the rule text is silent

rule-source = Source
source-record = what a result needs to be told apart
source-public = public sources
source-counts = follows from the numbers of pieces
source-es = Spanish rule text
source-ja = Japanese rule text
rule-confidence = How sure
rule-why = Why
rule-silent = Where the rules are silent
rule-option = Option
rule-examples = Worked examples
rule-statements = Statements of the rule text
ask-silent = The rules do not say.
ask-option = The program goes by this option: { $option }
ask-nearest = What comes nearest:
game-players = { $least } to { $most } players
game-editions = Editions
game-options = Options

# Faults of shape: what is wrong at a place in a score file, and what would be right.

id-type-null = nothing
id-type-truth = true or false
id-type-number = a number
id-type-text = text
id-type-list = a list
id-type-object = an object
id-type-value = a value

fault-not-json = This is no JSON: line { $line }, column { $column } cannot be read. Mend it there and try again.
fault-not-json-value = This is no JSON that can be read: it holds a value such as NaN, a number without end, or brackets without end.
fault-not-utf8 = This file is not written in UTF-8. Save it as UTF-8 and try again.
fault-too-big = This file is larger than { $most } MB, and no score file is. Look whether it is the right one.
fault-no-file = There is no such file, or it cannot be read. Look at its name.
fault-twice = { $key } stands twice in one object. Take one of them out.
fault-wrong-type = Here stands { $found }; { $expected } is expected.
fault-not-whole = { $found } is not a whole number.
fault-bad-text = This text holds characters that are none. Type it anew.
fault-needed = This is needed and missing.
fault-unknown-key = There is no such entry here. Take it out, or look at its name.
fault-unknown-key-near = There is no such entry here. Perhaps { $near } is meant.
fault-unknown-id = { $found } is not known here. Possible: { $choices }.
fault-unknown-id-near = { $found } is not known here. Perhaps { $near } is meant.
fault-unknown-game = There is no game { $found }. Known: { $choices }.
fault-unknown-game-near = There is no game { $found }. Perhaps { $near } is meant.
fault-unknown-seat = There is no seat { $found }: seats are numbered from 0 to { $last }.
fault-unknown-player = Nobody at this table is called { $found }.
fault-ambiguous-player = More than one player is called { $found }. Give the seat number instead.
fault-newer-format = This file is of the format { $found }, made by a newer version. Update this program to read it.
fault-unknown-format = This is no score file: its format should be { $expected }.
fault-unknown-rule = There is no rule { $found }.
fault-unknown-rule-near = There is no rule { $found }. Perhaps { $near } is meant.
fault-rule-shape = A rule is named GAME:RULE, for example { $example }.
fault-more = … and { $count } more.
fault-refused = { $text }

seed-noted = Drawn with the seed { $seed }.

cli-about = Counts physical tabletop games right: checks set-ups, scores the end of the game and breaks ties, each answer with its rule.
cli-no-app = The app needs more packages. Install them with: pip install "tabletop-scorekeeper[app]"
cli-nothing-found = Nothing to object to.
new-game-made = New folder: { $folder }
new-game-listed = One line more in: { $file }
new-game-unlisted = Add "{ $folder }" to FOLDERS in { $file }.
new-game-next = The game can be scored now. What it still lacks, the tests say: pytest tests/test_games.py -k { $game }
new-game-name = “{ $found }” gives no id. A name needs a letter from a to z first, then letters or digits.
new-game-keyword = “{ $found }” is a word of Python itself. Add a word to the name.
new-game-exists = { $found } is there already.

## App

app-home = Home
app-parts = Parts of the table
app-part-players = Players
app-part-setup = Set-up
app-part-score = Score
app-part-result = Result
app-language = Language
app-saved = saved
app-not-saved = not yet saved
app-close = Close
app-cancel = Cancel
app-dismiss = Dismiss

app-what-to-count = Which game?
app-for-players = { $least } to { $most } players
app-start-score = Score
app-start-setup = Set up
app-continue-tables = Continue
app-finished-tables = Finished
app-deleted-tables = Deleted
app-deleted-count = { $count ->
    [one] One deleted table, kept for thirty days
   *[other] { $count } deleted tables, kept for thirty days
}
app-more-tables = { $count ->
    [one] One more
   *[other] { $count } more
}
app-continue = Continue
app-open = Open
app-bring-back = Bring back
app-abandoned = abandoned

app-who-plays = Who plays?
app-how-many = Number of players
app-player-number = Player { $number }
app-name-of = Name of player { $number }
app-move-up = Move up: { $player }
app-move-down = Move down: { $player }
app-remove = Remove: { $player }
app-any-colour = Colour
app-colour-of = Colour of { $player }
app-colour-blue = Blue
app-colour-orange = Orange
app-colour-green = Green
app-colour-purple = Purple
app-colour-red = Red
app-colour-yellow = Yellow
app-colour-white = White
app-colour-black = Black
app-colour-grey = Grey
app-colour-brown = Brown
app-colour-pink = Pink
app-colour-turquoise = Turquoise
app-team = Team { $number }
app-team-of = Team of { $player }
app-start-player = Start player
app-not-noted = not noted
app-draw = Draw
app-drawn = Drawn:

app-setup-list = { $count ->
    [one] What to set up for one player
   *[other] What to set up for { $count } players
}
app-no-setup-list = The rules have no list for this number of players.
app-draw-setup = Draw a set-up
app-draw-setup-how = Everything that the rules leave to chance, drawn fairly. The same seed gives the same again.
app-seed = Seed
app-no-seed = A seed is a whole number of up to twelve digits.
app-ask-redraw = Draw anew?
app-ask-redraw-what = What was entered for the set-up is replaced.
app-ask-redraw-yes = Draw
app-check-setup = Check what lies on the table
app-check-setup-how = Enter what you see. What does not fit the rules is marked in the drawing and named below it.
app-rule-of = Rule: { $rule }

app-go-there = Go to the cell
app-clash = Two phones entered different things here: this one { $ours }, another one { $theirs }. Nothing has been overwritten.
app-keep-ours = Keep { $ours }
app-keep-theirs = Take { $theirs }
app-finish = Finish and see the result
app-is-finished = This game is finished.
app-is-abandoned = This game was abandoned.
app-to-result = See the result
app-options = Where the rules are silent

app-points = { $count ->
    [one] with one point
   *[other] with { $count } points
}
app-places = Places
app-tie = Level at { $points }. What decided:
app-receipts = How the points add up
app-lines-missing = { $count ->
    [one] One line is not counted yet.
   *[other] { $count } lines are not counted yet.
}
app-to-score = Go on counting
app-reopen = Reopen
app-abandon = Abandon
app-delete = Delete

app-ask-remove = Remove { $player }?
app-ask-remove-what = What is counted for { $player } goes too.
app-ask-remove-yes = Remove
app-ask-count = Change the number of players?
app-ask-count-what = Some of what is counted has no place then, and goes.
app-ask-count-yes = Change
app-ask-abandon = Abandon this game?
app-ask-abandon-what = It is kept as abandoned, without a winner, and can be reopened.
app-ask-abandon-yes = Abandon
app-ask-delete = Delete this table?
app-ask-delete-what = For thirty days you can bring it back from Home.
app-ask-delete-yes = Delete

app-lost = The connection is lost. The page comes back by itself.
app-lost-waiting = The connection is lost. What you type is kept here as not yet saved; the page comes back by itself.
app-lost-still = The connection is still lost. Look whether the program is running, then load the page again.
app-again = Load again

app-no-number = “{ $text }” is no number. Digits and sums such as 20+5+3 are understood.
app-no-number-kept = “{ $text }” is no number. { $kept } still counts.
app-half = An owner and a value belong together: enter both, or neither.
app-no-table = There is no table at this address. Look whether the link is whole.
app-deleted = This table was deleted. It can be brought back below for thirty days, on the device that made it.
app-revoked = This link was taken back. Ask whoever sent it for a new one.
app-role = This link does not let you change that. Ask whoever made the table.
app-no-game = This game is not known here.
app-no-rule = There is no such rule here.
app-no-language = This language is not here yet. There are English, Spanish and Japanese.
app-unreadable = This table was made by a newer version of the program. Update it to open the table.
app-changed-meanwhile = Somebody changed this on another device. You see their entry now; make yours again if it should stand.
app-name-too-long = This name is too long to be kept. Type a shorter one.
app-fault = Something went wrong in the program. What was saved is safe; load the page again.
app-refused-bad-url = The database has no proper address. Start the program again with --db and a right one.
app-refused-no-driver = The program lacks the part for PostgreSQL. Install tabletop-scorekeeper[postgres].
app-refused-unreachable = The database does not answer. What you type is kept in this page until it does.
app-refused-read-only = The database cannot be written to. Make its folder writable; what you type is kept in this page.
app-refused-locked = Another program holds the database. Close it; what you type is kept in this page.
app-refused-full = The disk is full. Make room; what you type is kept in this page.
app-refused-corrupt = The database is damaged. Put a backup in its place; what you type is kept in this page.
app-refused-not-a-store = The database belongs to another program. Start again with --db and another one.
app-refused-newer-database = The database was written by a newer version of the program. Update this one.
app-refused-failed = The database cannot be used now. What you type is kept in this page.

pad-less = One less
pad-more = One more
pad-sum = Add to the sum
pad-yes = Yes
pad-no = No
pad-none = None
pad-owner = owner
pad-value = value
pad-counted = All empty
pad-all = All counted
pad-table = Table
pad-columns = Whose count
pad-caption = Score sheet: rows are things to count, columns are players
pad-done = { $done } of { $of } counted
pad-from-log = from the log
pad-not-number = Not a number
pad-still = { $value } still counts

## Exchange

fault-score-value = The text { $text } does not give this value. Mend one of the two.
fault-not-zip = This archive is damaged or locked with a password. Make it anew and try again.
fault-zip-in-zip = This is an archive inside an archive. Unpack it and import it by itself.
fault-too-many-files = This archive holds more than { $most } files. Import it in parts.
fault-empty-file = This file is empty.
fault-unknown-file = This is no file of plays that can be read here. Possible: BG Stats, BGG plays (XML), the long CSV, and files of this program.
fault-bgg-error = This is no list of plays but a page of BoardGameGeek, perhaps its message that something failed. Download the plays again.
fault-xml-doctype = This XML declares a document type, which lists of plays never do. It was not read any further.
fault-not-xml = This is no XML that can be read: line { $line }. Download the file again.
fault-not-csv = Line { $line } of this table cannot be read. Look whether a quotation mark is left open there.
fault-no-play = This is no play: a program keeps its settings in it.
fault-too-many-players = More than { $most } players stand in this play. It was left out.
fault-too-many-rows = More than { $most } rows belong to this one play. Look at the column play_id.
fault-no-date = { $found } is no date. The play is kept without one.
fault-date-unsure = { $found } is no date that can be read in one way only. Write it as 2026-11-28.
fault-no-game = The file does not say which game this is. The play is kept as one of an unknown game.
fault-no-player = The file does not say who this is. The score is kept as that of an unknown player.
fault-score-unsure = { $found } can be read in two ways. It is kept as text and not counted.
fault-sum-differs = The sheet adds up to { $sheet }, the score says { $score }. Both are kept, and the score counts.
fault-outcome-differs = By the scores the places would be others. What the file says is kept.
fault-superseded = A newer version of the same play stands in the same file.
fault-came-before = The same play came before, in this or in another of these files.
fault-elsewhere = Another device keeps this play already.
fault-deleted-here = This play was deleted here. Bring it back from the list of deleted tables.
fault-made-here = This play was recorded here. It is left as it is.
fault-counted-here = This play was counted here since it was imported. It is left as it is.
fault-differs = This play is here with other contents, and nothing says which is newer. It is left as it is.
fault-store-name-too-long = A name in this play is too long to be kept. Shorten it and import again.
fault-store-too-deep = This play holds values nested too deep to be kept.
fault-store-not-json = This play holds a value that cannot be kept, such as NaN.
fault-store-refused = This play cannot be kept as it is.
fault-no-writing = { $file } cannot be written: { $why }.

import-new = { $count ->
    [one] 1 play is new.
   *[other] { $count } plays are new.
}
import-changed = { $count ->
    [one] 1 play is newer in the file and will be replaced; the version of now is kept among its revisions.
   *[other] { $count } plays are newer in the file and will be replaced; the versions of now are kept among their revisions.
}
import-here = { $count ->
    [one] 1 play is here already.
   *[other] { $count } plays are here already.
}
import-differs = { $count ->
    [one] 1 play is here with other contents and is left as it is.
   *[other] { $count } plays are here with other contents and are left as they are.
}
import-refused = { $count ->
    [one] 1 play cannot be read.
   *[other] { $count } plays cannot be read.
}
import-same-together = { $name } is taken for the { $other } who is known here.
import-same-apart = { $name } is somebody else than the { $other } who is known here, and gets a number.
import-twin-together = { $name } is taken for { $other }. This can be undone.
import-twin-apart = Two people in the file are called { $other }; the second is kept as { $name }. They can be merged.
import-alike-together = { $name } is taken for { $other }. This can be undone.
import-alike-apart = { $name } may be { $other }. They are kept apart, and can be merged.
import-gone = { $count ->
    [one] 1 play that is here was deleted where the file comes from.
   *[other] { $count } plays that are here were deleted where the file comes from.
}
import-ask = Import them? (yes/no)
import-left = Nothing was written. Say --yes to import without being asked.
import-no-such-match = There is no choice to make about { $name }. Look at the names above.
import-done = Done: { $new } added, { $changed } replaced.
import-joined = { $one } is { $other } from now on.
import-removed = { $count ->
    [one] 1 play deleted; for thirty days it can be brought back.
   *[other] { $count } plays deleted; for thirty days they can be brought back.
}
import-dry = Nothing was written.
export-done = { $count ->
    [one] 1 play written to { $file }.
   *[other] { $count } plays written to { $file }.
}
backup-done = { $count ->
    [one] 1 table written to { $file }.
   *[other] { $count } tables written to { $file }.
}
restore-done = Added { $added }, here already { $present }, left as they are because they differ { $differing }.
restore-not-json = This is no JSON that can be read.
restore-not-a-backup = This is no file of a backup.
restore-newer-format = This was written by a newer version. Update this program to read it.
restore-incomplete = A file or a revision is missing that belongs to it.
restore-altered = The table and its revisions do not agree; somebody changed one of them.
restore-token-taken = Another table has the same address.
restore-other = This cannot be kept as it is.
store-bad-url = SCOREKEEPER_DB is no address of a database. Mend it, for example sqlite:///plays.sqlite3.
store-no-driver = The library for this kind of database is not installed. For PostgreSQL: pip install "tabletop-scorekeeper[postgres]"
store-unreachable = The database does not answer. Look whether it is there and running.
store-read-only = The database may only be read. Look at the rights of its file or of its user.
store-locked = Somebody else has been writing for too long. Try again.
store-full = The disk is full. Make room and try again.
store-corrupt = The database is damaged. Restore a backup.
store-not-a-store = This database belongs to another program. Give SCOREKEEPER_DB another one.
store-newer-database = This database was written by a newer version. Update this program.
store-failed = The database refused this. Try again; if it happens again, make a backup first.
forgotten-note = The name is gone from this database. Files exported before, and backups, still hold it.
