# Musée: rules, cells and drawings.

id-musee = Musée

## Setting up

two-teams-of-two = Four people play as **two teams of two**, with one Musée a team.
    .title = Two teams of two
    .problem = { $missing ->
        [0] The teams noted are not two people each. Four play as two teams of two.
        [one] One player has no team yet. Note who plays with whom: two teams of two.
       *[other] { $missing } players have no team yet. Note who plays with whom: two teams of two.
    }
    .why = Partners fill one Musée together and share its score.

partners-apart = Partners never sit side by side, so turns go from team to team.
    .title = Partners sit apart
    .problem = { $first } and { $second } (team { $team }) sit side by side. Someone of the other team belongs between them.
    .why = Each team should place as often as the other.

number-of-musees = There is a Musée for each player; with four players, one for each team.
    .title = How many Musées
    .problem = { $found ->
        [one] One Musée is laid out; this many players need { $expected }.
       *[other] { $found } Musées are laid out; this many players need { $expected }.
    }
    .why = A Musée too many stays empty, a missing one leaves somebody without walls.

tokens-per-row = Each of the two rows has **six** tokens; with three players **five**.
    .title = Tokens in a row
    .problem = { $found ->
        [one] There is one token in a row; it should be { $expected }.
       *[other] There are { $found } tokens in a row; it should be { $expected }.
    }
    .why = The tokens of a row are the columns: they decide how many paintings a gallery takes.

tokens-per-musee = A Musée is built from **twelve** tokens; with three players from **ten**.
    .title = Tokens for a Musée
    .problem = { $found ->
        [one] One token was handed out for a Musée; it should be { $expected }.
       *[other] { $found } tokens were handed out for a Musée; it should be { $expected }.
    }
    .why = Two equal rows leave three equal galleries above, between and below them.

three-staircases-a-row = With two or four players, **three** tokens of each row show their staircase.
    .title = Three staircases in each row
    .problem = { $found ->
        [one] The { $row } row has one staircase; it should have { $expected }.
       *[other] The { $row } row has { $found } staircases; it should have { $expected }.
    }
    .why = With staircases shared out evenly, each pair of galleries is worth joining.

two-and-three-staircases = With three players, five tokens show their staircase: **two** in one row and **three** in the other.
    .title = Two and three staircases
    .problem = There are { $upper } staircases in the upper row and { $lower } in the lower; it should be two in one and three in the other.
    .why = Rows of five are too short for three staircases each.
    .silent = The rules do not say which row has the third one, nor which tokens to turn in a first game with three. Agree on any.

staircase-in-row = A staircase is one of the tokens of its row, counted from the left.
    .title = A staircase on a token
    .problem = In the { $row } row a staircase is noted at { $found }; the tokens go from 1 to { $last }.
    .why = Where no token lies, nothing joins two galleries.

staircase-once = Each token is turned over once.
    .title = Each staircase once
    .problem = Token { $found } of the { $row } row is noted twice as a staircase. Name another one, or leave it out.
    .why = A token counted twice would hide that one is missing.

same-staircases = All Musées have exactly the **same arrangement** of staircases and chandeliers.
    .title = The same for everyone
    .problem = The { $row } rows of { $players } differ. Turn tokens until all Musées look alike.
    .why = Nobody should have the better walls. That is why all agree on the arrangement together.

staircases-as-set-up = Tokens are not turned again during the game.
    .title = Staircases as they were
    .problem = The { $row } row at the end differs from the set-up at: { $columns }. See which of the two is right.
    .why = A token knocked over changes what the paintings beside it are worth.

first-game-staircases = In a first game the **even** tokens of the upper row and the **odd** tokens of the lower row become staircases.
    .title = Staircases in a first game
    .problem = For a first game, the rules suggest staircases at { $columns } in the { $row } row.
    .why = Staircases then alternate, and no column has two.
    .silent = For three players no first arrangement is given.

cards-in-play = The paintings go from 1 to **50**. Only with three players are 51 to **60** in use.
    .title = Paintings in play
    .problem = The highest painting in the deck is { $found }; it should be { $expected }.
    .why = There are just enough cards for the walls, so that everyone can reckon with what is left.

cards-shuffled = All paintings in use are shuffled together.
    .title = All paintings shuffled
    .problem = { $found ->
        [one] One painting was shuffled; it should be { $expected }.
       *[other] { $found } paintings were shuffled; it should be { $expected }.
    }
    .why = A card that stayed in the box will be waited for in vain.

hand-of-five = Each person is dealt **five** cards.
    .title = Five cards in hand
    .problem = { $found ->
        [one] One card was dealt to each; it should be { $expected }.
       *[other] { $found } cards were dealt to each; it should be { $expected }.
    }
    .why = Five is also what you draw back up to after each turn.

draw-deck-left = The cards that are not dealt make the face-down draw deck, within everyone's reach.
    .title = The draw deck
    .problem = { $found ->
        [one] One card is in the draw deck; after the deal it should be { $expected }.
       *[other] { $found } cards are in the draw deck; after the deal it should be { $expected }.
    }
    .why = A wrong number here means a slip in the deal or a card in the box.

bonus-cards-out = The **three** gallery bonus cards lie face up on the other side, one for each gallery.
    .title = Gallery bonus cards
    .problem = { $found ->
        [one] One gallery bonus card lies out; it should be { $expected }.
       *[other] { $found } gallery bonus cards lie out; it should be { $expected }.
    }
    .why = Everyone can see what there still is to race for.

loser-starts = In a first game, whoever says "Musée" most artistically begins. Later, a **loser of the last game** begins.
    .title = Who begins
    .problem = { $starter } begins although { $winners } won the last game. A loser of that game should begin.
    .why = The first turn is a small advantage.
    .silent = The rules do not say which of several losers begins, nor who does after a shared win. Agree among you.

one-theme-a-name = There are five themes. The numbers of one theme go up in **fives**, so they end in the same two digits.
    .title = A theme, one group of numbers
    .problem = { $theme } is noted for numbers ending in { $digits }. One theme has two last digits only.
    .why = A number tells the theme even when the colour is hard to see.
    .silent = The rules do not list which numbers have which theme. Points need no names; look at one card of each colour to name them.

one-name-a-theme = Paintings whose numbers differ by fives have the same theme and colour.
    .title = A group of numbers, one theme
    .problem = { $themes } are noted for numbers ending in { $digit } or { $other }. Only one can be right.
    .why = The colour of the card decides, not what else is in the picture.

## What hangs where

no-more-slots = A gallery has as many slots as there are tokens in a row: six, or five with three players.
    .title = No more slots
    .problem = { $player }: the { $gallery } gallery has { $found } slots; there are only { $expected }.
    .why = Where no token lies above or below, nothing can hang.

every-slot-noted = For the final count every slot is noted, free ones as free.
    .title = Every slot noted
    .problem = { $player }: only { $found } of { $expected } slots of the { $gallery } gallery are noted. Note the free ones too.
    .why = Which slot a painting hangs in decides what it is next to.

lowest-card = Exhibit numbers begin at **1**.
    .title = The lowest number
    .problem = { $player }, { $gallery } gallery: there is no painting { $found }. The lowest is { $least }; a free slot stays blank.
    .why = A 0 is easily typed for an empty slot.

highest-card = Exhibit numbers end at **50**, with three players at **60**.
    .title = The highest number
    .problem = { $player }, { $gallery } gallery: painting { $found } is not in this game. The highest is { $most }.
    .why = Paintings 51 to 60 stay in the box unless three play.

one-card-a-number = Every number exists on **one card** only.
    .title = One card a number
    .problem = Number { $number } hangs in { $places } places. It can only be in one of them.
    .why = That is why it pays to watch what others hang.

rising-numbers = In a gallery the numbers **rise from left to right**. Numbers and slots may be skipped.
    .title = Rising from left to right
    .problem = { $player }, { $gallery } gallery: { $right } hangs to the right of { $left }. The right one must be higher.
    .why = Each card you hang narrows what still fits beside it. That is the whole game.

paintings-in-all = All Musées together have room for **36** paintings, with three players for **45**.
    .title = Paintings in all
    .problem = { $found } paintings hang on the walls; there is room for { $most }.
    .why = Walls full everywhere are the most there can be.

card-of-its-theme = The theme noted for a card is that of all numbers with the same last digits.
    .title = A card of its theme
    .problem = Painting { $number } is noted as { $theme }, but its last digit stands for { $expected }.
    .why = Look at the colour of the card: one of the two notes is a slip.

bonus-held-once = There is **one** bonus card for each gallery level.
    .title = One bonus card a level
    .problem = { $found } bonus cards for the { $gallery } gallery are noted ({ $players }). There is one.
    .why = Only the first to fill that level gets it.

bonus-gallery-full = Whoever holds a bonus card has **filled** that gallery.
    .title = Bonus for a full gallery
    .problem = { $free ->
        [one] { $player } holds the bonus card of the { $gallery } gallery, but one slot there is free.
       *[other] { $player } holds the bonus card of the { $gallery } gallery, but { $free } slots there are free.
    }
    .why = The card is the reward for the last slot, and a painting never comes down again.

bonus-claimed = The first player to fill a gallery level takes its bonus card.
    .title = A bonus card nobody took
    .problem = { $number ->
        [one] { $players } filled the { $gallery } gallery, but the bonus card is with nobody. If it was only forgotten, note it.
       *[other] { $players } filled the { $gallery } gallery, but the bonus card is with nobody. Who was first?
    }
    .why = Four points are easily forgotten in the heat of the game.
    .silent = The rules do not say what happens to a forgotten claim. Nothing is refused: the card counts for whoever you note.

## Over, or still going on

no-empty-gallery = A game cannot end while a Musée has an **entirely empty gallery**.
    .title = No gallery stays empty
    .problem = { $player } has nothing in the { $gallery } gallery. Any card fits there, so the game was not over.
    .why = You may not pass, and whoever has free slots still holds cards.

somebody-could-play = The game is over when **nobody** can place. Whoever has free slots then holds only cards that fit none of them.
    .title = Somebody could still place
    .problem = { $number ->
        [one] { $players } still holds { $held } cards. Of all cards not on a wall, { $stuck ->
            [0] every one fits there
            [one] only one fits nowhere there
           *[other] only { $stuck } fit nowhere there
        }, so at least one could be placed.
       *[other] { $players } still hold { $held } cards together. Of all cards not on a wall, { $stuck ->
            [0] every one fits there
            [one] only one fits nowhere there
           *[other] only { $stuck } fit nowhere there
        }, so at least one could be placed.
    }
    .why = No one may pass: a hand that fits is played.
    .silent = How the last two cards went with four players is not always known. There a doubtful case is only remarked upon.

three-paintings = A finished Musée holds at least **three** paintings, one in each gallery.
    .title = Three paintings at least
    .problem = { $found ->
        [one] { $player } has one painting; at the end there are at least { $least }.
       *[other] { $player } has { $found } paintings; at the end there are at least { $least }.
    }
    .why = An empty gallery takes any card.

turns-fit-counts = Turns go round. Whoever has fewer paintings than that gives has a full Musée or can place nothing more.
    .title = Paintings and turns
    .problem = { $order ->
        [0] { $player } has { $found } paintings and { $other } { $most }, although { $player } can still place. Nobody can be that far ahead.
       *[other] { $player } has { $found } paintings and { $other } { $most }, although { $player } can still place. In this order of turns that cannot be.
    }
    .why = Either a painting is not noted, or somebody ran out of placements earlier.

retired-with-empty-gallery = Nobody is out of placements while a gallery of theirs is entirely empty.
    .title = Not out with an empty gallery
    .problem = { $player } is noted as out of placements, but the { $gallery } gallery is empty: any card fits there.
    .why = The first painting of a gallery may hang in any slot.

retired-could-play = Whoever is out of placements holds **five** cards that fit nowhere.
    .title = Out with cards that fit
    .problem = { $number ->
        [one] { $players } is noted as out and holds { $held } cards, but of all cards not on a wall { $stuck ->
            [0] every one fits there
            [one] only one fits nowhere there
           *[other] only { $stuck } fit nowhere there
        }.
       *[other] { $players } are noted as out and hold { $held } cards together, but of all cards not on a wall { $stuck ->
            [0] every one fits there
            [one] only one fits nowhere there
           *[other] only { $stuck } fit nowhere there
        }.
    }
    .why = You must place as long as any card in your hand fits.

counts-in-turn = While everyone takes turns, all have the same number of paintings, or one more who began earlier.
    .title = Turn by turn
    .problem = { $order ->
        [0] { $player } has { $found } paintings and { $other } { $most }. While all take turns they differ by one at most.
       *[other] { $player } has { $found } paintings and { $other } { $most }. In this order of turns that cannot be.
    }
    .why = A turn is one painting: no more, no less.

play-is-over = When every Musée is full or its owner can place nothing more, the game is **over**.
    .title = The game is over
    .problem = { $number ->
        [one] There is nothing left to place. Mark the game as finished.
       *[other] None of the { $number } can place any more. Mark the game as finished.
    }
    .why = Only a finished game has a winner.

## Your own count

most-points = A Musée is worth **76** points at most, with three players **64**.
    .title = The highest total
    .problem = { $player }: { $claimed } points were noted; more than { $most } cannot be reached.
    .why = There are only ten paintings of a theme (twelve with three players), too few for a wall of one colour.

most-points-of-layout = The arrangement of the staircases sets the highest total: **72** in a first game, up to 76 in others.
    .title = The highest total with these staircases
    .problem = { $player }: { $claimed } points were noted; with staircases at { $upper } above and { $lower } below, { $most } is the most.
    .why = Staircases that tie all three galleries together cannot all join paintings of one theme.

unreachable-total = Exactly **75** points (63 with three players) cannot be made.
    .title = A total that cannot be made
    .problem = { $player }: { $claimed } points were noted. The highest total is { $most }, and there is no way to miss it by a single point.
    .why = Losing a pair costs 2, a painting with its pair and its bonus far more.

points-in-steps = Neighbours score in **twos**, staircases in **threes**, bonus cards in **fours**.
    .title = Points in steps
    .problem = { $player }, { $line }: { $claimed } was noted. This line goes up in steps of { $each } from 0.
    .why = A sum that is no multiple has a slip in it.

paintings-most = A Musée has room for **18** paintings, with three players for **15**.
    .title = Room for paintings
    .problem = { $player }: { $claimed } paintings were noted; there is room for { $most }.
    .why = Three galleries of six, or of five.

neighbours-most = Each gallery that is begun makes one pair fewer than it has paintings.
    .title = Pairs of neighbours
    .problem = { $player }: { $claimed } pairs were noted; { $paintings } paintings make { $most } at most.
    .why = Six paintings in a row have five spaces between them.

staircases-most = Three paintings in a column make two staircase pairs at most, and there are only six staircases, five with three players.
    .title = Pairs on staircases
    .problem = { $player }: { $claimed } staircase pairs were noted; { $paintings } paintings make { $most } at most.
    .why = A painting can hang at the end of two staircases only in the middle gallery.

staircases-most-of-layout = Where no column has two staircases, each staircase pair needs **two** paintings of its own.
    .title = Pairs on these staircases
    .problem = { $player }: { $claimed } staircase pairs were noted; with these staircases { $paintings } paintings make { $most } at most.
    .why = No painting hangs at two staircases there.

bonus-needs-paintings = Each bonus card stands for a full gallery: **six** paintings, or five with three players.
    .title = Bonus cards and paintings
    .problem = { $player }: { $cards } bonus cards were noted with { $paintings } paintings; that takes at least { $least }.
    .why = Paintings never come down again.

three-bonus-cards = All players together hold no more than **three** bonus cards.
    .title = Three bonus cards in all
    .problem = { $found } bonus cards were noted in all; there are { $most }.
    .why = There is one for each gallery level.

## The match

two-wins-at-most = A match ends with the second win, so nobody has more than **two**.
    .title = Two wins at most
    .problem = { $player } is noted with { $found } wins; a match ends at { $most }.
    .why = The third win belongs to the next match.

match-already-won = Once somebody has won two games, the match is over.
    .title = The match is won
    .problem = { $player } had { $wins } wins before this game: the match was over. Begin a new one, or correct the wins.
    .why = Whoever is first to win two games is the overall winner.

wins-fit-games = Nobody has won more games than were played before this one.
    .title = Wins and games
    .problem = { $games ->
        [one] { $player } is noted with { $found } wins after one game.
       *[other] { $player } is noted with { $found } wins after { $games } games.
    }
    .why = A game has one win to give to each.

shared-wins-counted = Whoever is **first to win two games** wins the match.
    .title = Wins towards the match
    .problem = { $player } is noted with { $found } wins before this game; after the last game it should be { $expected }.
    .why = One good hand should not decide the evening.
    .silent = The rules do not say what a shared win is worth in a match. By default each of those who share it gets one win; the other choice is that nobody does. If several reach two wins at once, the match is shared.

## Points

paintings = Each painting in your Musée is worth **1** point.
    .title = Paintings
    .line = { $paintings ->
        [one] one painting × { $each } = { $points }
       *[other] { $paintings } paintings × { $each } = { $points }
    }
    .why = A painting always pays, even alone.

neighbours = Two paintings of one theme **side by side** in a gallery are worth **2** points. One painting may count in several pairs.
    .title = Neighbours
    .line = { $pairs ->
        [one] one pair × { $each } = { $points }
       *[other] { $pairs } pairs ({ $upper } upper, { $middle } middle, { $lower } lower) × { $each } = { $points }
    }
    .why = Numbers of one theme are five apart, so a pair skips at least four numbers. An empty slot between parts a pair.

staircases = Two paintings of one theme **joined by a staircase** are worth **3** points. A chandelier joins nothing.
    .title = Staircases
    .line = { $pairs ->
        [one] one pair × { $each } = { $points }
       *[other] { $pairs } pairs ({ $upper } in the upper row, { $lower } in the lower) × { $each } = { $points }
    }
    .why = Two galleries with different numbers have to meet in one column, which is harder than side by side.

gallery-bonuses = Each gallery bonus card is worth **4** points.
    .title = Gallery bonuses
    .line = { $cards ->
        [one] one card × { $each } = { $points }
       *[other] { $cards } cards × { $each } = { $points }
    }
    .why = Being first with a level is a race, and filling a gallery means taking what fits.

most-paintings = Level on points, whoever has **more paintings** is ahead.
    .title = Most paintings
    .line = { $paintings ->
        [one] one painting
       *[other] { $paintings } paintings
    }
    .problem = { $players } are level with { $points } points on place { $rank }. Count their paintings to break the tie.
    .why = A fuller Musée is the better one.

most-gallery-bonuses = Still level, whoever has **more gallery bonus cards** is ahead. After that the win is shared.
    .title = Most gallery bonus cards
    .line = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
    .problem = { $players } are level with { $points } points on place { $rank }. Count their gallery bonus cards to break the tie.
    .why = Having been first once more is what is left to compare.

## Words for ids

id-upper = upper
id-middle = middle
id-lower = lower
id-staircase = staircase
id-chandelier = chandelier
id-landscapes = Landscapes
id-water = Water
id-persons = People
id-architecture = Architecture
id-animals = Animals
id-paintings = Paintings
id-neighbours = Neighbours
id-staircases = Staircases
id-gallery-bonuses = Gallery bonuses
id-shared-win = A shared win in a match
id-each = each gets one win
id-none = nobody gets a win

## Cells

group-galleries = Galleries
group-bonuses = Gallery bonus cards
group-state = Still placing?
group-stairs = Staircases
group-themes = Themes
group-match = Match
group-table = Table
group-tokens = Tokens
group-cards = Cards

row-upper = Upper gallery
    .help = Exhibit numbers from left to right; leave free slots blank.
row-middle = Middle gallery
    .help = Exhibit numbers from left to right; leave free slots blank.
row-lower = Lower gallery
    .help = Exhibit numbers from left to right; leave free slots blank.
row-bonuses = Gallery bonus cards held
    .help = The levels that this Musée was first to fill.
row-retired = Can place nothing more
    .help = While you play: no card in hand fits a free slot.
row-stairs-upper = Staircases in the upper row
    .help = Tokens from left to right, between the upper and the middle gallery.
row-stairs-lower = Staircases in the lower row
    .help = Tokens from left to right, between the middle and the lower gallery.
row-theme-0 = Numbers ending in 0 or 5
row-theme-1 = Numbers ending in 1 or 6
row-theme-2 = Numbers ending in 2 or 7
row-theme-3 = Numbers ending in 3 or 8
row-theme-4 = Numbers ending in 4 or 9
row-card-landscapes = A grey card (Landscapes)
    .help = The number of any card of this colour.
row-card-water = A blue card (Water)
    .help = The number of any card of this colour.
row-card-persons = A red card (People)
    .help = The number of any card of this colour.
row-card-architecture = A yellow card (Architecture)
    .help = The number of any card of this colour.
row-card-animals = A green card (Animals)
    .help = The number of any card of this colour.
row-match-number = Which game of the match
row-wins-first = Wins before this game, seat 1
row-wins-second = Wins before this game, seat 2
row-wins-third = Wins before this game, seat 3
row-wins-fourth = Wins before this game, seat 4
row-previous-winners = Who won the last game
row-musees = Musées laid out
row-first-game = First game
    .help = The rules suggest an arrangement for it.
row-columns = Tokens in a row
row-tokens = Tokens for a Musée
row-highest-card = Highest painting in the deck
row-paintings-shuffled = Paintings shuffled
row-hand = Cards dealt to each
row-draw-deck = Cards in the draw deck
row-bonus-cards = Gallery bonus cards face up

## Set-up list

setup-teams = Make two teams of two people.
setup-seats = Sit two on each side of the table, with nobody beside their partner. Partners keep silent all game.
setup-cards-away = Put paintings { $first } to { $last } back into the box; play with 1 to { $left }.
setup-all-cards = Play with all paintings, 1 to { $left }.
setup-musees = { $teams ->
    [0] Make room for { $musees } Musées, one for each player.
   *[other] Make room for { $musees } Musées, one for each team.
}
setup-tokens = Take { $tokens } tokens for each Musée ({ $all } in all), chandelier side up.
setup-rows = Lay them in two rows of { $columns }, with room for a gallery above, between and below.
setup-stairs = Agree on { $stairs } tokens of each row and turn them to their staircase side.
setup-first-stairs = First game: turn tokens { $upper } of the upper row and { $lower } of the lower row.
setup-uneven-stairs = Agree on { $all } tokens and turn them to their staircase side: { $fewest } in one row, { $most } in the other.
setup-same-stairs = Check that all Musées have exactly the same staircases.
setup-shuffle = Shuffle the { $paintings } paintings well.
setup-hand = Deal { $hand } cards to each person. Keep them hidden.
setup-draw-deck = Put the other { $cards } cards face down at the right, within everyone's reach, as the draw deck.
setup-bonus-cards = Lay the { $cards } gallery bonus cards face up on the other side.
setup-starter = Choose who begins: in a first game whoever says "Musée" most artistically, later a loser of the last game.

## Drawings

view-setup = Tokens and staircases
view-final = The walls

part-setup-described = Three galleries with { $columns } slots each. Between them two rows of tokens: { $upper } staircases in the upper row, { $lower } in the lower. Below, the draw deck and three gallery bonus cards.
part-final-described = The walls of { $musees } Musées, one below the other: three galleries each, staircases between them, gallery bonus cards at the right.
part-gallery = { $gallery } gallery
part-token = { $row } row, token { $column }: { $side }
part-deck = Draw deck, paintings 1 to { $highest }
part-bonus-cards = Gallery bonus cards, one for each level
part-gallery-of = { $player }, { $gallery } gallery
part-slot = { $player }, { $gallery } gallery, slot { $slot }: painting { $card }
part-slot-free = { $player }, { $gallery } gallery, slot { $slot }: free
part-pair = { $player }, { $gallery } gallery: neighbours of one theme, { $points } points
part-token-of = { $points ->
    [0] { $player }, { $row } row, token { $column }: { $side }
   *[other] { $player }, { $row } row, token { $column }: { $side }, { $points } points
}
part-bonus = { $player } holds the bonus card of the { $gallery } gallery
part-bonus-free = { $player } does not hold the bonus card of the { $gallery } gallery
part-theme = ends in { $first } or { $second }
part-theme-named = { $theme } ({ $first }, { $second })
part-gallery-short = { $gallery } gallery
part-tokens-short = { $row } row
part-columns = slot
part-gallery-column = gallery
part-deck-short = Draw deck
part-bonus-cards-short = Gallery bonus cards
part-bonus-points = +{ $points } points
part-key-free = free slot
part-key-bonus = gallery bonus card: { $points } points
part-key-no-bonus = no bonus card
part-key-neighbours = points for a pair of neighbours
part-key-staircases = points for a pair on a staircase
