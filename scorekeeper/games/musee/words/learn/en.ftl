# Musée: the lesson, its questions, and the glossary.

## Chapters

chapter-goal = The goal
chapter-setup = Set-up
chapter-turn = Your turn
chapter-bonus = Gallery bonus cards
chapter-end = The end
chapter-points = Points
chapter-ties = Ties and the match
chapter-many = Three and four players
chapter-try = Try it

## Steps

step-theme = You run a museum, a *Musée*, and fill it with paintings. Points come only at the end: 1 for each painting, 2 for each two of one theme side by side, 3 for each two of one theme joined by a staircase, 4 for each gallery filled first. Whoever has most points wins.
    .title = What it is about
step-galleries = A Musée has three galleries, one above the other: upper, middle and lower. Each has six slots, so there is room for 18 paintings, and for 36 on the walls of two. Between the galleries lie two rows of tokens, one for each column. Two play with 50 cards.
    .title = Three galleries
step-themes = There are five themes, told by the colour of the card. The numbers of one theme go up in fives: 3, 8, 13, 18 … So a theme has just two last digits, and two paintings match when their numbers are five, ten, fifteen … apart.
    .title = Five themes
step-theme-names = Grey is Landscapes, blue Water, red People, yellow Architecture, green Animals. Only what dominates the picture counts, so trust the colour. One card of each colour tells you the theme of every other number.
    .title = What the colours mean
step-players = Two or three people play each for themselves. Four play as two teams of two, and a team shares one Musée. A game takes about half an hour.
    .title = Who plays
step-setup-cards = The paintings are numbered from 1 to 60, one card a number. With two or four players, 51 to 60 go back into the box; only three play with all of them. Shuffle all that are in use, and shuffle well.
    .title = The cards
step-setup-tokens = For each Musée take twelve tokens and lay them in two rows of six, chandelier side up. Leave room for a gallery above, between and below. With three players it is ten tokens, in two rows of five.
    .title = The tokens
step-setup-stairs = Agree on three tokens of the upper row and three of the lower row and turn them over to their staircase side. Any three will do. A staircase joins the slot above it with the slot below it.
    .title = The staircases
step-four-and-two = Here somebody turned six tokens, but four of them in one row. Six in all is not enough: each row must have exactly three.
    .title = Six, but not three and three
step-setup-first = Not sure which to turn? For a first game, turn the even tokens of the upper row, 2, 4 and 6, and the odd ones of the lower row, 1, 3 and 5. Staircases then alternate.
    .title = In your first game
step-setup-same = All Musées must show exactly the same staircases and chandeliers, so nobody has the better walls. That is why you agree on them together before you begin.
    .title = The same for everyone
step-setup-stay = Once the game has begun, the tokens stay as they are. If one is knocked over, look at somebody else's Musée: all are alike.
    .title = Tokens stay put
step-setup-deal = Deal five cards to each person. Keep them hidden from your opponents. The rest is the draw deck: put it face down at the right, where everyone can reach it.
    .title = The deal
step-setup-bonus = Lay the three gallery bonus cards face up on the other side: one for the upper, one for the middle, one for the lower gallery. They wait for whoever fills such a gallery first.
    .title = The bonus cards
step-setup-begin = In a first game, whoever says “Musée” in the most artistic voice begins. After that, somebody who lost the last game begins. With several losers, agree on one.
    .title = Who begins
step-turn = On your turn you must do two things, in this order. Take a painting from your hand and hang it face up in your Musée. Then draw a card. That is all: one painting, one card.
    .title = Hang one, draw one
step-order = In each gallery the exhibit numbers, printed in the upper left corner of the paintings, must rise from left to right. In an empty gallery a painting may go anywhere. After that, higher numbers go to its right and lower ones to its left.
    .title = Rising from left to right
step-right-of = A 25 hangs in the third slot of Ana's upper gallery. Now she wants a 35 in the same gallery, in a slot to the right of it.
    .title = 35 right of 25
    .ask = Ana hangs the 35 in slot 4, right of the 25. May she?
step-left-of = The same 25, the same 35. But this time Ana would like it on the other side, to the left of the 25.
    .title = 35 left of 25
    .ask = Ana hangs the 35 in slot 2, left of the 25. May she?
step-skip-numbers = You may skip as many numbers as you like. Here a 5 hangs in the gallery, and the very next painting to the right is a 25.
    .title = Numbers may be skipped
    .ask = Ana hangs the 25 directly to the right of the 5. May she?
step-skip-slots = You may skip slots as well. The next number up, a 6, need not hang right beside the 5; two slots are left free here.
    .title = Slots may be skipped
    .ask = Ana hangs the 6 three slots to the right of the 5. May she?
step-third-slot = A 20 hangs in the third slot of the upper gallery. From now on, everything to the right of it must be higher than 20, and everything to the left lower, even several slots away.
    .title = What a 20 does to its gallery
    .ask = Ana hangs a 21 in slot 4, right of the 20. May she?
step-below-twenty = Now Ana holds a 19, just one lower than the 20 in the third slot, and the slots to its right are all free.
    .title = And a 19?
    .ask = Ana hangs the 19 in slot 4, right of the 20. May she?
step-other-galleries = Each gallery is a sequence of its own. The 20 in the upper gallery says nothing about the middle and the lower one: an empty gallery takes any card, in any slot.
    .title = Galleries are independent
    .ask = Ana hangs a 21 in slot 1 of the middle gallery. May she?
step-wrong-order = Somebody was not careful here: in one gallery a 25 hangs to the left of a 20. Numbers must rise from left to right everywhere.
    .title = 25 left of 20
step-stays = What hangs, stays. You never move a painting, take it down, or hang another in its place. So think twice: each painting narrows what still fits beside it.
    .title = What hangs, stays
step-one-card = Every number exists once. A card that hangs somewhere, in anybody's Musée, will not come any more. Keep an eye on what the others hang: it tells you which numbers and themes are left, and which bonuses are worth going for.
    .title = One card a number
step-seventeen-twice = There is only one card with the number 17. On this table it was noted in two Musées, so one of them is a slip.
    .title = 17 in two Musées
step-fifty-one = Two people play, so paintings 51 to 60 are in the box. Here a number was noted that cannot be.
    .title = 51 with two players
step-hand = After each turn you have five cards in hand again. Choose well: you will hang every card sooner or later, or be left with it. Only cards in your hand can go on your wall.
    .title = Five cards to choose from
step-clockwise = Turns go to the left, one painting each. So while everyone still plays, all have hung the same number of paintings, or those who began earlier have one more.
    .title = Round the table
step-no-pass = You may never pass and never discard. While any card in your hand fits any free slot, you must hang one. When none fits, you are out: you hang nothing more in this game.
    .title = No passing, no discarding
step-out = Whoever is out stays out, and keeps the paintings on the wall. The others go on, turn after turn, as long as they can. The last one may even play several turns in a row.
    .title = Out is out
step-bonus = A gallery is full when a painting hangs in every one of its slots: six, or five with three players. A gallery with gaps in it never earns its bonus card.
    .title = A full gallery
step-bonus-first = Be the first of all to fill an upper gallery, and you take the upper bonus card and lay it beside that gallery. It is the same for middle and lower. Later ones get nothing for it. It is worth 4 points and stays yours.
    .title = First come, first served
step-bonus-not-full = Ana claims the upper bonus card here, but look closely at her upper gallery. The card is only for a full one.
    .title = A bonus card too early
step-bonus-both = There is one bonus card for each level. Here two players claim that of the middle gallery.
    .title = One card, two owners
step-bonus-forgotten = A full gallery, and the bonus card of its level is with nobody. Most likely it was forgotten in the heat of the game. Ask who filled that level first.
    .title = A card nobody took
step-over = The game is over as soon as nobody can hang a painting: each player either has a full Musée or holds only cards that fit nowhere. Then you count the points.
    .title = When it ends
step-can-end = An empty gallery takes any card, and as long as you have free slots you have cards too. So no game ends with an empty gallery: everyone has at least three paintings.
    .title = No gallery stays empty
step-impossible-end = Ben's Musée is full. Ana still holds five cards, and she has free slots. But look at which numbers are left: every one of them fits there. So this game was not over yet.
    .title = Not over yet
step-possible-end = The same table, but with other numbers: now seven of the cards that are left fit nowhere in Ana's Musée. Her five may all be among them, so the game can be over. Free slots simply stay free.
    .title = Over with free slots
step-paintings = First line of the score: each painting in your Musée is worth 1 point, whatever its number and whatever hangs beside it. Free slots are worth nothing.
    .title = 1 point a painting
step-neighbours = Second line: two paintings of one theme directly side by side in a gallery are worth 2 points. A painting may belong to two such pairs, one on each side, so three in a row make two pairs.
    .title = 2 points for neighbours
step-thirteen-twenty-eight = A 28 hangs in the middle gallery. The 13 goes directly to its left. They are fifteen apart, so they have the same theme.
    .title = 13 beside 28
step-thirty-eight = Now a 38 goes directly to the right of the 28. The same 28 counts again: a painting may be used for more than one bonus.
    .title = And 38 on the other side
step-gap = Here 13 and 28 have the same theme, but there is a free slot between them.
    .title = A gap between
step-staircases = Third line: two paintings of one theme joined by a staircase are worth 3 points. One hangs right above it, the other right below. Chandeliers join nothing, and there is nothing diagonal.
    .title = 3 points for a staircase
step-eighteen = The 28 hangs in the middle gallery, the 18 right below it in the lower one, and the token between them shows a staircase.
    .title = 18 below 28
step-chandelier = 13 and 28 hang one above the other, and have the same theme. But the token between them shows its chandelier.
    .title = Only a chandelier
step-four-paintings = 13, 28 and 38 side by side, 18 below the 28 on a staircase. The 28 belongs to three pairs at once. Add up everything, the paintings too.
    .title = All of it together
step-bonus-points = Fourth line: each gallery bonus card is worth 4 points. Only the cards count, not the galleries: a full gallery that came second has no card.
    .title = 4 points a bonus card
step-best-first-game = With the staircases of a first game, more than this Musée cannot be done: all slots full, twelve pairs of neighbours, all six staircases, all three bonus cards. Other arrangements allow up to 76.
    .title = The best there is
step-where-it-adds = Good slots do several things at once: a neighbour on the left, one on the right, a staircase above or below. Find the slot where a card brings most.
    .title = Find the best slot
step-possible = Neighbours score in twos, staircases in threes, bonus cards in fours. A number that is no such multiple, or too high for the walls, tells you that there is a slip in a sum.
    .title = Numbers that can be
step-most = A row of paintings makes one pair fewer than it has paintings. Three in a column make two staircase pairs at most. Each bonus card stands for a full gallery. That is handy for checking a count.
    .title = How much is possible
step-own-count = You have counted yourselves, and somebody doubts it? Compare line by line: paintings, neighbours, staircases, bonus cards. The line that differs shows where the slip is.
    .title = Check your own count
step-ties = Same points? Then whoever has more paintings in the Musée is ahead. If that is level too, whoever has more gallery bonus cards. If even that is level, the win is shared.
    .title = Same points
step-more-paintings = Both have 31 points here. Count the paintings.
    .title = 31 to 31: paintings
    .ask = Both have 31 points. Who wins? Mark everybody who does.
step-more-bonuses = Again 31 to 31, and both have the same number of paintings. What is compared next?
    .title = 31 to 31: bonus cards
    .ask = Both have 31 points and as many paintings as the other. Who wins? Mark everybody who does.
step-shared = 31 to 31, the same number of paintings, the same number of bonus cards. The rules stop comparing here.
    .title = 31 to 31: level in all
    .ask = They are level in points, paintings and bonus cards. Who wins? Mark everybody who does.
step-match = Whoever is first to win two games is the overall winner. What a shared win counts for, the rules do not say; agree before you begin. Here each of those who share gets one win, unless you choose otherwise.
    .title = First to two wins
step-three = With three players everything is a little smaller: five columns, ten tokens, and five staircases, two in one row and three in the other. Which row has three is up to you. All 60 paintings are in use.
    .title = Staircases for three
step-six-columns = Six columns are for two and four players. With three there are five, so each gallery holds five paintings and a Musée fifteen.
    .title = Not six columns
step-three-draw = With three players nobody draws any more once only two cards are left in the draw deck. Those two never come into play. You then play on with what you hold, and hands get smaller.
    .title = Two cards stay out
step-teams = Four play as two teams, two people on each side of the table, partners never next to each other. So one of each team sits across from their Musée. All game, partners keep strictly silent: no talk, no hints of any kind.
    .title = Two teams
step-four-draw = With four players, the last two cards of the deck are for one team each. Whoever is to draw one either takes it or gives it to the partner, and decides before anybody has seen it. Before that, everyone draws for themselves.
    .title = The last two cards
step-final-check = Before you count, look over the walls once: do the numbers rise, is every number there once, and are bonus cards only with full galleries? One thing is wrong here.
    .title = A last look
step-capstone = Your turn to do it all. Set up this table for two, play its last three turns, see who takes which bonus card, and score both Musées, line by line.
    .title = A whole table

## Questions: set-up

question-off-cards-in-play = { $players } people play. The highest painting in their deck is { $found }. By how much is that off?
question-off-cards-shuffled = { $players } people play. They have shuffled { $found ->
        [one] one painting
       *[other] { $found } paintings
    }. By how many is that off?
question-off-draw-deck-left = { $players } people play. After the deal, { $found ->
        [one] one card is
       *[other] { $found } cards are
    } in the draw deck. By how many is that off?
question-off-hand-of-five = { $players } people play. Each was dealt { $found ->
        [one] one card
       *[other] { $found } cards
    }. By how many is that off?
question-off-bonus-cards-out = { $players } people play. { $found ->
        [one] One gallery bonus card lies
       *[other] { $found } gallery bonus cards lie
    } face up. By how many is that off?
question-off-number-of-musees = { $players } people play. There is room for { $found ->
        [one] one Musée
       *[other] { $found } Musées
    } on the table. By how many is that off?
question-off-tokens-per-row = { $players } people play. Each row has { $found ->
        [one] one token
       *[other] { $found } tokens
    }. By how many is that off?
question-off-tokens-per-musee = { $players } people play. Each Musée has { $found ->
        [one] one token
       *[other] { $found } tokens
    }. By how many is that off?
question-begin-table = { $players } people set up. Which of these are right? Mark all.
answer-laid-cards-in-play = The highest painting in the deck is { $number }
answer-laid-cards-shuffled = Paintings shuffled: { $number }
answer-laid-draw-deck-left = Cards in the draw deck: { $number }
answer-laid-hand-of-five = Cards dealt to each person: { $number }
answer-laid-bonus-cards-out = Gallery bonus cards face up: { $number }
answer-laid-number-of-musees = Musées on the table: { $number }
answer-laid-tokens-per-row = Tokens in each row: { $number }
answer-laid-tokens-per-musee = Tokens for each Musée: { $number }
question-stairs-missing = { $players } people set up. In the { $row } row these tokens show their staircase: { $columns }. The { $other } row is right; it has { $there } staircases. How many tokens of the { $row } row must be turned over, this way or that?
question-spot-row = { $players } people set up. Somebody turned too many or too few tokens in one row. Point at it.
question-spot-first-row = A first game for { $players }, with the staircases that the rules suggest. One row is different. Point at it.
question-arrangements = Which arrangements of staircases may { $players } people lay? Mark all.
answer-stairs = Upper row { $upper }; lower row { $lower }
question-turn-token = { $players } people play. They agreed on staircases at { $upper } in the upper row and { $lower } in the lower. This is how { $player } laid them. Point at the token to turn over.
question-first-token = A first game for { $players }, with the staircases that the rules suggest. One token is wrong. Point at it.
question-tokens-turned = The { $row } row was set up with staircases at { $before }. At the end they are at { $after }. Which tokens are not as they were? Mark all.
question-who-begins = { $players } people play. The last game was won by { $winner } alone. Who may begin the next one? Mark all.
answer-name = { $name }
question-seating = Four people sit down, in this order round the table. Which seatings are right? Mark all.
answer-seating = { $name0 } (team { $team0 }), { $name1 } ({ $team1 }), { $name2 } ({ $team2 }), { $name3 } ({ $team3 })
question-same-theme = Which paintings have the same theme as { $card }? Mark all.
question-theme-named = You have seen one card of each colour: { $landscapes } is Landscapes, { $water } Water, { $persons } People, { $architecture } Architecture, { $animals } Animals. Which theme has { $card }?

## Questions: placing and turns

question-how-many = How many people can play Musée? Mark all that are right.
question-legal-slot = { $player } plays { $card }. Point at a slot that takes it.
question-slots-for = { $player } plays { $card }. How many slots of the { $gallery } gallery take it?
question-cards-for-slot = Which of these cards could { $player } hang in the { $gallery } gallery, slot { $slot }? Mark all.
question-cards-left = { $players } people play. How many paintings that hang nowhere yet would fit in { $player }'s { $gallery } gallery, slot { $slot }?
question-may-place = It is { $player }'s turn. Which of these are allowed? Mark all.
answer-place = { $card } in the { $gallery } gallery, slot { $slot }
question-your-turn = It is { $player }'s turn, with { $cards } in hand. Which of these are allowed? Mark all.
answer-turn-pass = Pass and wait for a better card
answer-turn-discard = Throw { $card } away and draw another
answer-turn-stop = Hang nothing more in this game
answer-turn-take-down = Take { $card } down from the wall
answer-turn-draw = Hang { $card } in the { $gallery } gallery, slot { $slot }, and draw
answer-turn-no-draw = Hang { $card } in the { $gallery } gallery, slot { $slot }, and draw nothing
question-whose-turn = Turns go in this order: { $players }. { $outs ->
        [0] Nobody has said that nothing fits any more.
       *[other] Out, because nothing fits any more: { $out }.
    } { $last } has just placed and drawn. Whose turn is it now?
question-out-of-placements = With which of these hands may { $player } stop? Mark all.
answer-hand = { $cards }
question-turn-counts = { $player } began, and everyone still takes every turn. Which numbers of paintings can there be, in the order { $players }? Mark all.
answer-counts = { $numbers }
question-take-bonus = { $player } plays against { $other }. Which bonus cards may { $player } take? Mark all.
answer-claim-first = The { $gallery } one: { $other }'s gallery still has free slots, mine has none
answer-claim-short = The { $gallery } one: one slot of mine is still free, but { $other } is further behind
answer-claim-held = The { $gallery } one: mine is full; so is that of { $other }, who has the card
answer-claim-late = The { $gallery } one: mine is full now; { $other } filled it earlier and forgot the card
question-bonus-possible = The game is over. Which bonus cards can { $player } hold, as the walls hang and the others hold theirs? Mark all.
answer-gallery-upper = The upper one
answer-gallery-middle = The middle one
answer-gallery-lower = The lower one
question-free-of-bonus = How many paintings must { $player } still hang in the { $gallery } gallery before its bonus card can be taken?
question-spot-wall = The game is over, and one thing here cannot be. Point at it.
question-can-end = Galleries have { $columns } slots. With which of these can a finished Musée be left? Mark all.
answer-numbers = Paintings: { $upper } upper, { $middle } middle, { $lower } lower
question-drawing = Somebody has just placed a painting. What is right, with so many cards left in the draw deck? Mark all.
answer-draw = { $players } players, { $deck ->
        [one] one card left
       *[other] { $deck } cards left
    }: { $draw }
question-in-hand = { $players } people play, and { $deck } cards are left in the draw deck. How many cards can { $player } have in hand after drawing, if drawing is still allowed? Mark all.
question-not-hung = { $players } people play. How many cards are not on a wall: in all hands and in the draw deck together?
question-is-it-over = { $players } play. Which of these games are over? Mark all.
answer-over = { $name0 }: { $state0 }. { $name1 }: { $state1 }
id-state-full = every slot is filled
id-state-stuck = slots free, but no card in hand fits
id-state-fits = slots free, and a card in hand fits

## Questions: points and winners

question-paintings = How many points does { $player } get for paintings?
question-neighbours = How many points does { $player } get for neighbours?
question-staircases = How many points does { $player } get for staircases?
question-bonuses = How many points does { $player } get for gallery bonus cards?
question-all-points = How many points does { $player } have in all?
question-adds = { $player } hangs { $card } in the { $gallery } gallery, slot { $slot }. How many points does that add?
question-best-slot = { $player } plays { $card }. Point at a slot where it adds most points.
question-scoring-staircase = Point at a staircase that brings { $player } points.
question-wrong-line = { $player } has counted up. Which line is wrong?
answer-line = { $line }: { $points }
question-possible-points = { $players } people play. Which of these numbers of points can “{ $line }” give one of them? Mark all.
question-most-neighbours = { $players } people play. { $player } has { $paintings } paintings. How many pairs of neighbours can that be at most?
question-most-staircases = { $players } people play. { $player } has { $paintings } paintings. How many staircase pairs can that be at most, whatever the staircases?
question-most-gallery-bonuses = { $players } people play. { $player } has { $paintings } paintings. How many gallery bonus cards can that be at most?
question-who-wins = The game is over. Who wins?
question-tie-winners = All of these have { $points } points. Who wins? Mark everybody who does.
answer-level = { $name }: { $paintings } paintings, { $cards ->
        [one] one bonus card
       *[other] { $cards } bonus cards
    }
question-tie-order = All of these have { $points } points. Put them in order, the winner first.
question-tie-decided = { $name0 } and { $name1 } have { $points } points each. { $name0 }: { $paintings0 } paintings, { $cards0 ->
        [one] one bonus card
       *[other] { $cards0 } bonus cards
    }. { $name1 }: { $paintings1 } paintings, { $cards1 ->
        [one] one bonus card
       *[other] { $cards1 } bonus cards
    }. What decides?
answer-decided-most-paintings = The number of paintings
answer-decided-most-gallery-bonuses = The number of gallery bonus cards
answer-decided-shared = Nothing: they share the win
question-match = Games won so far, in the order { $players }. With which of these does the match go on? Mark all.
answer-wins = { $wins }

## Usual mistakes

mistake-numbers-of-three = Those are the numbers for three players. With two or four, paintings 51 to 60 stay in the box, and rows have six tokens.
mistake-numbers-of-fewer = That number belongs to another player count. Look up the list for yours.
mistake-staircases-of-three = Two staircases in a row are for three players. With two or four each row has three.
mistake-three-and-three = Three in each row is for two and four players. With three players it is two in one row and three in the other.
mistake-six-anyhow = Six staircases in all are not enough: each row has exactly three.
mistake-no-such-token = Columns are counted from 1 at the left, and there is no token beyond the last: six in a row, five with three players.
mistake-winner-begins = The winner does not begin again: somebody who lost does.
mistake-partners-together = Partners never sit next to each other; going round, the teams alternate.
mistake-three-against-one = Two against two: no team of three.
mistake-close-is-not-a-theme = Numbers close together are not of one theme. Those five, ten, fifteen … apart are.
mistake-any-free-slot = Not every free slot will do: numbers must rise from left to right.
mistake-directly-beside = A painting need not go directly beside another. You may leave slots free.
mistake-from-the-edge = A gallery need not be filled from an edge. Any free slot that keeps the order will do.
mistake-hung-elsewhere = Numbers that hang already, here or in another Musée, cannot come again.
mistake-its-own-neighbours = The neighbours themselves do not count: the number must lie strictly between them.
mistake-second-to-fill = A full gallery is not enough: only the first to fill that level takes the card.
mistake-almost-full = The bonus card is for a full gallery. One free slot, and it stays where it is.
mistake-already-hung = Count the free slots, not the paintings that hang already.
mistake-stuck-with-a-free-gallery = Nobody is stuck with an empty gallery: any card fits there.
mistake-two-turns-ahead = A turn is one painting. While everyone takes turns, nobody is two ahead.
mistake-later-seat-ahead = Whoever began has the extra painting, never somebody later in the round.
mistake-paintings-move = A painting that hangs is never moved and never taken down.
mistake-two-of-a-number = Every number exists on one card. What hangs in one Musée is in nobody's hand.
mistake-one-card-is-enough = One card that fits anywhere, and you must go on. Look at all three galleries.
mistake-passing = You may never pass: with a card that fits you must hang one, and without one you are out.
mistake-discarding = Cards are never thrown away, not even to draw a better one.
mistake-out-plays-on = Whoever could not place is out for the rest of the game; the turn goes past them.
mistake-two-in-a-row = One painting a turn. You go on only if nobody else can place any more.
mistake-drawn-to-the-last = With three players the last two cards are never drawn.
mistake-gift-too-early = A card may go to the partner only when it is one of the last two.
mistake-cards-of-another-count = 60 paintings are in use with three players only; with two or four there are 50.
mistake-hands-forgotten = Those are the cards of the draw deck alone. Add what everybody holds.
mistake-over-for-one = One who is stuck does not end the game: the others go on until nobody can place.
mistake-slots-counted = Only paintings count, not free slots.
mistake-gaps-counted = Those are the free slots. Count what hangs.
mistake-a-painting-once = A painting may be in several pairs: three in a row make two of them.
mistake-across-a-gap = A free slot between two paintings parts them: that is no pair.
mistake-points-as-pairs = Those are the pairs. Each is worth 2 points.
mistake-chandelier-joins = A chandelier joins nothing. Look for the staircases.
mistake-staircases-alone = A staircase alone is worth nothing: it has to join two paintings of one theme.
mistake-as-neighbours = Side by side it is 2 points, by a staircase 3.
mistake-every-full-gallery = Points come from the bonus cards held, and only the first to fill a level gets one.
mistake-points-as-cards = Those are the cards. Each is worth 4 points.
mistake-pairs-alone = Every painting is worth a point of its own, too.
mistake-bonuses-forgotten = Gallery bonus cards count as well, 4 points each.
mistake-staircases-forgotten = Pairs joined by a staircase count as well, 3 points each.
mistake-the-painting-itself = The painting itself is worth 1 point as well.
mistake-one-pair-only = One painting can make several pairs at once: left, right, above and below.
mistake-one-row-of-all = They cannot all hang in one row: each further gallery costs a pair.
mistake-two-for-each-pair = A painting may be in several pairs, so pairs do not need two paintings of their own.
mistake-as-many-as-paintings = Three paintings in a column make two pairs, and the next column begins anew.
mistake-begun-galleries = A gallery that is only begun earns no card: it must be full.
mistake-fullest-wins = More paintings only break a tie. First come the points.
mistake-bonus-cards-first = Paintings are compared first, bonus cards only after that.
mistake-three-wins = Two wins end a match, not three.

## Glossary

term-painting = Painting
    .meaning = A card with a picture, a number and the colour of a theme. 60 of them, one a number.
term-exhibit-number = Exhibit number
    .meaning = The number in the upper left corner of a painting. It decides where the painting may hang, and what its theme is.
term-gallery = Gallery
    .meaning = One of the three rows of a Musée: upper, middle, lower. Numbers rise in it from left to right.
term-musee = Musée
    .meaning = What a player or a team fills: three galleries with two rows of tokens between them.
term-slot = Slot
    .meaning = Room for one painting in a gallery: one for each token of a row, so six, or five with three players.
term-staircase = Staircase
    .meaning = One side of a token. It joins the painting above with the one below: 3 points if they have one theme.
term-chandelier = Chandelier
    .meaning = The other side of a token. It joins nothing.
term-theme = Theme
    .meaning = Landscapes, Water, People, Architecture or Animals, told by the colour; the numbers of a theme go up in fives.
term-neighbours = Neighbours
    .meaning = Two paintings of one theme directly side by side in a gallery. 2 points.
term-gallery-bonus-card = Gallery bonus card
    .meaning = One for each level of galleries, for whoever fills it first. 4 points.
term-draw-deck = Draw deck
    .meaning = The face-down paintings that are drawn from after each placement.
term-out-of-placements = Out
    .meaning = Said of somebody with no card in hand that fits: no more turns in this game. The paintings stay and score.
term-partner = Partner
    .meaning = With four players, the other one of your team. You fill one Musée together, in silence.
term-match = Match
    .meaning = Several games in a row. First to win two of them wins it.
