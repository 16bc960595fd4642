# The page while a game is played.
app-part-play = Play

app-play-along = Play along
app-play-none = This game cannot be played along here.
app-play-now = The game now
app-play-turn = { $player }’s turn
app-play-nobody = Anybody may go next
app-play-over = The game is over
app-play-round = Round { $number }
app-play-points = points so far: { $points }
app-play-to-score = Go on to the score
app-play-view-only = You are looking on. Whoever made the table can give you a link to enter with.
app-play-seats-stay = Turns are entered by seat, so seats cannot change any more. Undo to the start first.

app-play-what = What happens?
app-play-more = Something else
app-play-undo = Undo
app-play-redo = Redo
app-play-empty = Nothing is entered yet.

app-play-enter = Enter
app-play-save = Save the change
app-play-put-in = Put it in
app-play-house = Keep as a house rule
app-play-editing = entry { $number }
app-play-inserting = before entry { $number }
app-play-which = What happened
app-play-optional = More, if you note it
app-play-fits = Fits: { $values }
app-play-nothing-fits = Nothing fits now
app-play-now-possible = Possible now
app-play-now-not = Not now
app-play-of-seat = { $title }, { $player }
app-play-at-place = { $title }, row { $row }, column { $column }
app-play-not-number = Not a number
app-play-not-number-in = There is something that is no number.
app-play-missing = Still needed: { $what }
app-play-fine = The rules allow this.
app-play-refused = Not entered: the rules do not allow this.
app-play-meanwhile = Entered meanwhile on another device: { $what }. Enter yours after it if it still holds.

app-play-log-short = The log does not reach the end of the game. Cells marked from the log show how far it came; count them anew.
app-play-log = Log
app-play-earlier = Show earlier entries
app-play-change = Change entry { $number }
app-play-edit = Edit
app-play-insert = Insert before
app-play-strike = Strike
app-play-unstrike = Count again
app-play-is-house = house rule
app-play-is-struck = struck
app-play-is-broken = no longer holds
app-play-broken-count = { $count ->
    [one] One entry does not hold by the rules.
   *[other] { $count } entries do not hold by the rules.
}

app-play-clock-start = Start a clock
app-play-clock-go-on = Let the clock run
app-play-clock-pause = Stop the clock
app-play-clock-off = Put the clock away

app-play-links = Phones at this table
app-play-links-what = Others can follow or enter on their own phone.
app-play-links-open = Show link and QR code
app-play-links-how = Whoever opens this address is at this table.
app-play-links-local = This address works on this machine only. Start the program with --lan to let phones in.
app-play-qr = QR code of the address
app-play-link-list = Links given out
app-play-link-new = New link
app-play-link-new-view = For looking on
app-play-link-new-enter = For entering
app-play-link-new-manage = For managing
app-play-link-view = Looks on
app-play-link-enter = Enters
app-play-link-manage = Manages
app-play-link-this = this page
app-play-link-show = Show QR code
app-play-link-revoke = Take back
