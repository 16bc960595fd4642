# Rules of the record that every game has.

player-count = The game is for the number of players its box says.
    .title = Number of players
    .problem = { $found ->
        [0] Nobody plays yet; this game is for { $least } to { $most } players.
        [one] One player is too few: this game is for { $least } to { $most } players.
       *[other] { $found } players are not possible: this game is for { $least } to { $most } players.
    }
    .why = Set-up and limits are known for these numbers only.

named-players = Every player has a name that fits a score sheet.
    .title = Names
    .problem = { $state ->
        [0] Player { $number } has no name. Type one, so that the result can be told apart.
       *[other] The name of player { $number } has more than a hundred characters. A shorter one can be read.
    }
    .why = A result without a name belongs to nobody.

distinct-names = Two players of one name cannot be told apart.
    .title = Different names
    .problem = Two players are called { $name }. Add a letter to one of them.
    .why = Whoever reads the result later should know who won.

distinct-colours = Each player has pieces of another colour.
    .title = Different colours
    .problem = Two players have the colour { $colour }. Give one of them another.
    .why = Pieces of one colour on the table belong to one player.

seats-match = There is one count for each seat, and no more.
    .title = One count a seat
    .problem = There are counts for { $found } seats, but only { $expected } to score. Take the others out.
    .why = A count that belongs to nobody would be lost without a word.

not-negative = Nothing that is counted can be less than none.
    .title = No negative counts
    .problem = { $found } cannot be counted: the least is 0.
    .why = Pieces lie on the table or they do not.

unlikely-count = A count above { 999 } is more likely a slip than a game.
    .title = Hardly likely
    .problem = { $found } is more than any table sees. Look again for a slip.
    .why = A finger that stays too long on a key should not win a game.

entered-sums = A sum kept as it was typed gives the number that is counted.
    .title = Sums as typed
    .problem = The sum { $typed } does not give the { $counted } that is counted. Type one of them anew.
    .why = The sum is the proof of the number.

not-checked = Expansions and points of your own are added as they are.
    .title = Not checked
    .problem = { $name } is not known here: it is added as entered, and limits it may change are only noted.
    .why = Only the base game's rules are judged.

log-differs = What is counted at the end is what the log of the game gives. Where they differ, the count stands.
    .title = Count and log
    .problem = { $numbers ->
        [0] The count and the log differ here. Look which is right; the count stands.
       *[other] Counted are { $counted }, the log gives { $logged }. Look which is right; the count stands.
    }
    .why = Either something was not entered during the game, or the count has a slip.

claimed-total = Your own total is the total by the rules.
    .title = Your own total
    .problem = { $player }: you counted { $claimed }, the rules give { $computed }.
    .why = Two counts that agree are worth more than one.

claimed-lines = Each line of your own count is the line by the rules.
    .title = Your own count, line by line
    .problem = { $player }, { $line }: you counted { $claimed }, the rules give { $computed }.
    .why = The line that differs is where to look.

claimed-winner = Whom you call the winner wins by the rules.
    .title = Your own winner
    .problem = { $claim ->
        [1] You noted { $player } as a winner; by the rules { $winners } wins.
       *[other] You noted that { $player } did not win; by the rules { $winners } wins.
    }
    .why = A tie is easily given to the wrong side.

id-extra = Own points

# How a table counts wrong in any game.

counted-line-left-out = { $line }: left out.
counted-line-twice = { $line }: counted twice.
counted-penalty-added = { $line }: added instead of taken off.
counted-digits-swapped = The digits were swapped: { $claimed } instead of { $computed }.
counted-total-of-another = This is the total of { $other }.
counted-added-wrong = Your own lines add up to { $sum }, not to { $claimed }.
