# The page that looks back.

app-past = History
app-past-views = Views of History
app-past-plays = Plays
app-past-games = Games
app-past-people = Number of players
app-past-files = Import and export
app-past-view-people = Players
app-past-whose = Whose plays
app-past-mine = This device
app-past-all = Everything here
app-past-filters = Which plays
app-past-game = Game
app-past-player = Player
app-past-since = From
app-past-until = To
app-past-any = All
app-past-choose = Choose
app-past-clear = Show all
app-past-count = { $shown } of { $total } plays
app-past-nothing = No finished play yet. Finish a table, or import plays you have elsewhere.
app-past-none-found = No play fits these filters. Widen one of them.
app-past-newest = Newest first
app-past-more = Show more
app-past-no-game = Unknown game
app-past-no-day = Unknown day
app-past-nobody = Unknown player
app-past-per-month = Plays a month
app-past-per-year = Plays a year
app-past-month = Month
app-past-year = Year
app-past-as-table = As a table
app-past-known-claimed = the table’s own count
app-past-known-totals = totals only
app-past-out-ignored = left out of figures: marked as ignored
app-past-out-no-play = left out of figures: no play
app-past-out-no-points = left out of figures: a game without points
app-past-out-cooperative = left out of figures: played together
app-past-out-all-zero = left out of figures: totals never entered
app-past-out-nothing-entered = left out of figures: nothing entered
app-past-out-incomplete = left out of figures: a total is missing
app-past-out-unreadable = left out of figures: made by a newer version
app-past-earlier-rules = Scored under earlier rules: { $then }. By today’s rules: { $now }.
app-past-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
app-past-line = Line
app-past-sheet = Score sheet
app-past-totals-only = This play is known by its totals. Nothing in it is counted again.
app-past-winner = Winner
app-past-deleted = The play was deleted. For thirty days it can be brought back from Home.

## Games

app-past-all-games = All games
app-past-more-games = { $count ->
    [one] One more game was played less often.
   *[other] { $count } more games were played less often.
}
app-past-people-count = Players
app-past-median-minutes = Minutes (median)
app-past-first = First
app-past-last = Last
app-past-left-out = { $count ->
    [one] 1 play counts in none of these figures; the list of plays says why.
   *[other] { $count } plays count in none of these figures; the list of plays says why.
}
app-past-totals-of = Final scores
app-past-usual = Half of all scores lie between { $q1 } and { $q3 }; the middle one is { $median }.
app-past-points = Points
app-past-seats-winners = Scores (of winners)
app-past-all-seats = All
app-past-winners = Winners
app-past-others = Others
app-past-of-seats = Number of scores
app-past-of-mean = Mean
app-past-of-sd = Standard deviation
app-past-of-min = Lowest
app-past-of-q1 = Lower quarter
app-past-of-median = Median
app-past-of-q3 = Upper quarter
app-past-of-max = Highest
app-past-of-winners = Mean of winners
app-past-lines = Where points come from
app-past-best-line = Winners are furthest ahead in { $line }: { $points } points.
app-past-difference = Difference
app-past-share = Share of winners’ points
app-past-going-first = Does going first help?
app-past-first-helps = It helps: who went first won { $share } of { $plays } plays; by chance it would be { $expected }.
app-past-first-hurts = It hurts: who went first won { $share } of { $plays } plays; by chance it would be { $expected }.
app-past-first-unclear = These plays do not say: who went first won { $share } of { $plays } plays; by chance it would be { $expected }, and the difference may be chance.
app-past-seats = Players
app-past-seats-of = { $count ->
    [one] 1 player
   *[other] { $count } players
}
app-past-together = All together
app-past-first-share = Won by who went first
app-past-expected = By chance
app-past-interval = 95 % interval (points of a per cent)
app-past-no-difference = no difference
app-past-ties = Ties for first place
app-past-tied = { $ties } of { $plays } plays ended level in first place ({ $share }).
app-past-decided-by = Decided by
app-past-share-of-plays = Share of plays
app-past-tie-shared = Victory shared
app-past-tie-missing = A value was not counted
app-past-tie-table = Not recorded
app-past-by-seats = By number of players (a team counts as one)
app-past-margin = Lead of the first
app-past-records = Records
app-past-record = Record
app-past-value = Value
app-past-day = Day
app-past-record-most = Most points
app-past-record-least-winning = Fewest points that won
app-past-record-most-losing = Most points that did not win
app-past-record-widest = Widest lead
app-past-record-closest = Narrowest lead
app-past-record-longest = Longest play (minutes)

## Players

app-past-who-wins = Who wins how often
app-past-who-wins-how = A shared victory counts its share. By chance: one divided by the number of players, averaged.
app-past-won = Won
app-past-share-won = Share won
app-past-interval-share = 95 % interval
app-past-more-people = { $count ->
    [one] One more person has played less often.
   *[other] { $count } more people have played less often.
}
app-past-versus = Two players against each other
app-past-one = First player
app-past-other = Second player
app-past-never-met = { $one } and { $other } never played against each other in these plays.
app-past-met = { $one } and { $other } met { $plays ->
    [one] once
   *[other] { $plays } times
}: { $one } was ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, { $other } { $behind ->
    [one] once
   *[other] { $behind } times
}, level { $level ->
    [one] once
   *[other] { $level } times
}.
app-past-ahead = First ahead
app-past-behind = Second ahead
app-past-level = Level
app-past-points-ahead = Mean lead of the first
app-past-streaks = Victories in a row
app-past-longest = Longest
app-past-current = Now
app-past-names = Names
app-past-names-how = Change a name, join two names of one person, or forget a person. A join can be undone; forgetting cannot.
app-past-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
app-past-rename-of = New name of { $player }
app-past-rename = Rename
app-past-renamed = The name is { $player } from now on, in all tables.
app-past-join-of = { $player } is the same person as
app-past-join = Join
app-past-joined = { $player } counts as { $into }.
app-past-joined-now = They are one person from now on.
app-past-unjoin = Undo the join
app-past-unjoined = They are two people again.
app-past-forget = Forget
app-past-ask-forget = Forget { $player }?
app-past-ask-forget-what = The name { $player } goes from all tables, their earlier versions and notes, for good. The points stay, under a number.
app-past-ask-forget-files = Files that were exported and backups made before still hold the name. They must be deleted by hand.
app-past-also = Also remove these spellings (with commas between)
app-past-forgotten = Forgotten: tables show { $reads } instead of the name. { $count ->
    [0] It stood in no note.
    [one] It also stood in the notes or records of 1 table and was taken out.
   *[other] It also stood in the notes or records of { $count } tables and was taken out.
}
app-past-no-unknown = This person is not known here, or belongs to another device.
app-past-no-forgotten = This person was forgotten already.
app-past-no-taken = Somebody else has this name. Join the two if they are one person.
app-past-no-bad-name = This cannot be a name. Type another one.
app-past-no-same = They are one person already.
app-past-no-strangers = These two belong to different devices and cannot be joined.

## Import and export

app-past-import = Import
app-past-import-what = From BG Stats, BoardGameGeek (plays as XML), a CSV table, or files of this program. Nothing is written before you have seen what would be.
app-past-choose-files = Choose files
app-past-looking = Looking at the files
app-past-importing = Importing
app-past-so-far = { $done } of { $total }
app-past-preview = What importing does
app-past-no-plays = There is no play in these files.
app-past-do-import = { $count ->
    [0] Apply
    [one] Import 1 play
   *[other] Import { $count } plays
}
app-past-delete-too = Delete them here too.
app-past-matches = People who may be one
app-past-same-person = { $one } is { $other }
app-past-refused = { $count ->
    [one] 1 play cannot be read
   *[other] { $count } plays cannot be read
}
app-past-remarks = { $count ->
    [one] 1 play with a remark
   *[other] { $count } plays with remarks
}
app-past-more-lines = { $count ->
    [one] 1 more
   *[other] { $count } more
}
app-past-beyond = { $count ->
    [one] 1 more is not shown.
   *[other] { $count } more are not shown.
}
app-past-no-upload = The file did not arrive whole. Choose it again.
app-past-export = Export
app-past-export-what = { $count ->
    [0] There is no play to export.
    [one] 1 play fits these filters.
   *[other] { $count } plays fit these filters.
}
app-past-form = Format
app-past-form-bgstats = BG Stats
app-past-form-bgsplay = BG Stats (.bgsplay)
app-past-form-csv = Table (CSV)
app-past-form-json = Score files in one file (JSON)
app-past-form-zip = Score files in an archive (ZIP)
app-past-download = Download
app-past-exporting = Writing the file
app-past-exported = { $count ->
    [one] 1 play was written.
   *[other] { $count } plays were written.
}
app-past-backup = Backup
app-past-backup-what = Everything here with all earlier versions and links, as readable files in one archive. Whoever has it can open all tables: keep it well.
app-past-backup-make = Make a backup
app-past-backing-up = Making the backup
app-past-backed-up = { $count ->
    [one] The backup holds 1 table.
   *[other] The backup holds { $count } tables.
}
app-past-restore = Restore a backup
app-past-restoring = Restoring
app-past-managed = Importing, backups and the plays of others need the link to manage, which the program prints when it starts.
