### Bruxelles 1897 in English. One message a rule; facts are numbers, seats and ids.

id-bruxelles-1897 = Bruxelles 1897

## Set-up

box-colours = The box has Architects and markers in four colours: blue, red, yellow and green.
    .title = Colours in the box
    .problem = The colour of player { $number } is not one of { $colours }.
    .why = Seven Architects and four markers belong to one colour.

start-player = Draw a start player at random; that player takes the First Player card.
    .title = Start player
    .problem = Nobody is noted as start player, so only the order of the money can be checked: { $money } BEF go to whoever begins.
    .why = Whoever chooses first gets least money.

start-money = The start player has 4 BEF, the next 5, then 6 and 7, face up in front of their owners.
    .title = Start money
    .problem = { $place ->
        [0] { $player } has { $found } BEF, but the sums fit no order round the table: clockwise they grow by 1, beginning with { $expected }.
       *[other] { $player } sits in place { $place } and has { $found } BEF; it should be { $expected }.
    }
    .why = Later players find fewer cards to choose from and get a franc more for it.

start-victory-points = Everybody's VP marker begins on the first space, at 0.
    .title = VP at the start
    .problem = { $player } begins with { $found } VP; everybody begins with 0.
    .why = All points are made in play.

start-tracks = One marker of each player stands on the first space of the Architecture, Nobility and Prestige tracks.
    .title = Tracks at the start
    .problem = { $track }: { $player } begins on { $found }; it should be { $expected }.
    .why = The first space counts 1, so even without a step a house is worth 1.

start-prison-count = With two players everyone begins with one Architect in prison, with three or four players with two.
    .title = How many begin in prison
    .problem = { $player } has { $found } in prison; at set-up it should be { $expected }.
    .why = Cards in prison are missing from the hand until something releases them.

start-prison-cards = Under the Prison card goes everyone's 2/5, with three or four players one 2/4 as well.
    .title = Which cards begin in prison
    .problem = { $player } has { $found } in prison; it should be { $expected }.
    .why = The strongest cards come into play only when they are set free.

start-hand = Of everyone's seven Architects those that are not in prison are in hand: six with two players, else five.
    .title = Hand at the start
    .problem = { $player } has { $found } Architects in hand; with { $prison } in prison it should be { $expected }.
    .why = Every Architect is either in hand, placed, or in prison.

one-brugmann-each = Every player begins with one Georges Brugmann, face up.
    .title = One Brugmann each
    .problem = { $player } has { $found } Brugmann cards; it should be 1.
    .why = He is the one noble that everybody has and nobody pays for.

no-other-cards = Nobody begins with other nobles, nor with houses, artworks or materials.
    .title = Nothing else at the start
    .problem = { $player } begins with { $found } of these: { $kind }. Nobody has any yet.
    .why = All of them are bought with Architects.

spare-brugmanns = Brugmann cards that nobody gets go back into the box.
    .title = Spare Brugmanns
    .problem = { $found } Brugmann cards in the box; with { $players } players it should be { $expected }.
    .why = No Brugmann may come up among the nobles of the pile.

layout-size = The Art Nouveau area has four columns and three rows, 12 cards; with four players it has four rows, 16 cards.
    .title = Size of the area
    .problem = The area entered has { $rows } rows and { $columns } columns; here it has { $most_rows } rows of four, { $most } cards.
    .why = Four columns, because there are four Bonus cards.

layout-full = At set-up a card lies on every space; later a pile and its discards may both have run out.
    .title = No empty spaces
    .problem = Row { $row }, column { $column } is empty; at set-up all { $most } spaces have a card.
    .why = A missing card is a missing action.

layout-kinds = Take three cards from each of the five piles, four with four players: no more of a kind can be laid.
    .title = Cards of a kind
    .problem = { $kind }: { $found } cards lie in the area; at most { $most } are taken from the pile.
    .why = Some of the shuffled cards are not laid, so a kind may even be missing.

layout-one-expo = The one Expo card is shuffled into the cards for the area.
    .title = Expo once
    .problem = The Expo card lies in the area { $found } times; there is only one.
    .why = One exhibition a round at most.

neutral-corners = With two players the cards in both corners of the bottom row are discarded; neutral Architects take their places.
    .title = Neutral corners
    .problem = { $card } lies in the bottom row, column { $column }; a neutral Architect belongs there.
    .why = They make the outer columns worth a fight.

neutral-elsewhere = Neutral Architects lie in those two corners only, and with three or four players there are none.
    .title = No other neutral cards
    .problem = Row { $row }, column { $column } is neutral; with { $players } players no neutral Architect lies there.
    .why = The neutral side stands in for missing players.

neutral-shows-two = Both neutral Architects show their 2.
    .title = Neutral cards show 2
    .problem = A neutral Architect shows { $found }; it should be 2.
    .why = That is what a player must reach to win the column.

neutral-colour-unused = The neutral Architects have a colour that nobody plays.
    .title = Colour of the neutral cards
    .problem = The neutral cards have the colour of { $player }; take one that nobody plays.
    .why = Else nobody could tell whose card it is.

bonus-cards-laid = One of the four Bonus cards lies face up under each column, at random.
    .title = Bonus cards
    .problem = { $same ->
        [0] { $found } Bonus cards are entered, the first for { $bonus }; there are { $most }.
       *[other] The Bonus card for { $bonus } lies { $found } times; each of the { $most } lies once.
    }
    .why = Every column is worth something else each round.

money-shows-three = Money cards in the area lie with their 3 on top.
    .title = Money shows 3
    .problem = Money cards in the area show { $found }; it should be 3.
    .why = A sale always brings 3 BEF.

expo-place = If Expo is not laid in the Art Nouveau area it waits in the exhibition area; so it does if a neutral corner took its place.
    .title = Where Expo is
    .problem = { $laid ->
        [0] Expo is noted as laid ({ $place }), but it is on no space of the area.
       *[other] Expo is noted in its own place ({ $place }), but { $laid } lies in the Art Nouveau area.
    }
    .why = Whoever takes it starts the next round.

draw-piles = Artworks, materials, houses and nobles are shuffled into four face-down piles beside the money; the cards for the area come from them.
    .title = Draw piles
    .problem = Pile of { $kind }: { $found }; after { $taken } cards were taken it should be { $expected }.
    .why = A pile with too few cards has lost some to the box.

leftovers-discarded = Cards taken but not laid go face up before their piles; left-over money goes back to its stack.
    .title = Left-over cards
    .problem = { $kind } on the discards: { $found }; of { $taken } taken it should be { $expected }.
    .why = They come back when the pile is shuffled anew.

round-marker-first = The board lies at the top of the table; the round marker begins on round 1.
    .title = Round marker
    .problem = The round marker is on { $found }; it begins on 1.
    .why = The game has four rounds.

brussels-area = The three Brussels cards and the Prison card lie face up in front of the board: the Brussels area.
    .title = Brussels area
    .problem = { $kind }: { $found } on the table; it should be { $expected }.
    .why = Actions there cost no money, only cards, and maybe a prisoner.

component-totals = 12 artworks, 23 Money cards, 12 materials, 16 houses, 19 nobles, Expo; 28 Architects, 16 markers, 4 Bonus cards, 3 Brussels cards, 1 Prison card.
    .title = What is in the box
    .problem = { $kind }: { $found } counted; the box has { $expected }.
    .why = A missing card changes what can still be drawn.

## Final position: what is in the box

house-supply = There are 16 houses in the box.
    .title = Sixteen houses
    .problem = All players together have { $found } houses; there are { $most }.
    .why = Houses come from one pile for all.

material-supply = There are 12 Material cards in the box.
    .title = Twelve Material cards
    .problem = All players together have { $found } Material cards; there are { $most }. Count cards, not the materials on them.
    .why = Used materials are discarded; only unused cards are left.

artwork-supply = There are 12 artworks in the box.
    .title = Twelve artworks
    .problem = All players together have { $found } artworks; there are { $most }.
    .why = Sold artworks go to the discards; count only what still lies before you.

noble-supply = Of the 19 nobles four are Brugmanns; 15 can be bought.
    .title = Fifteen nobles to buy
    .problem = All players together keep { $found } nobles besides Brugmann; there are { $most }.
    .why = Brugmann is dealt, never bought.

one-expo-holder = There is one Expo card; at the end only its buyer of round 4 holds it.
    .title = One Expo card
    .problem = { $players } hold Expo, that is { $found } players; there is one card.
    .why = It goes back to its place at the start of every round.

house-type-supply = There are four types of house, told apart by the lamp post, with four cards each.
    .title = Four houses of a type
    .problem = { $kind }: { $found } in all; there are { $most } of a type.
    .why = Sixteen houses, four types: the count comes from a public source, not from the rules.

artwork-colour-supply = Artworks come in four colours, three cards each.
    .title = Three artworks of a colour
    .problem = { $kind }: { $found } artworks in all; there are { $most } of a colour.
    .why = Twelve artworks, four colours: the count comes from a public source, not from the rules.

noble-copies = Each noble besides Brugmann is on three cards.
    .title = Three cards of a noble
    .problem = { $kind } is kept { $found } times; there are { $most } cards.
    .why = Fifteen cards, five nobles: the count comes from a public source, not from the rules.

material-pair-supply = Each pair of materials is on two cards.
    .title = Two cards of a pair
    .problem = { $kind }: { $found } cards in all; there are { $most } of a pair.
    .why = Twelve cards, six pairs: the count comes from a public source, not from the rules.

material-pairs-add-up = The Material cards listed by pair are all of a player's Material cards.
    .title = Material cards by pair
    .problem = { $player }: listed by pair { $found }, Material cards counted { $expected }; both should be the same.
    .why = Both count the same cards.

bank-money = The 23 Money cards show 69 BEF at most.
    .title = Money in the box
    .problem = All players together have { $found } BEF; { $cards } cards show { $most } BEF at most.
    .why = Some tables use coins, so this is only odd unless your money is limited to the cards.
    .silent = The rules do not say what happens when the Money cards run out. A sum above them is a warning; with the option it is an error.

money-cards-suffice = A Money card counts the 1 or the 3 that it shows; a player's money is the sum of what lies open.
    .title = Cards for the money
    .problem = These sums take at least { $found } Money cards; there are { $most }.
    .why = Two BEF take two cards, three take one.

## Final position: one player

no-duplicate-noble = Nobody keeps two cards of the same noble.
    .title = Each noble once
    .problem = { $player } keeps { $found } cards of { $noble }; one may stay.
    .why = A second copy is used and then discarded.

most-nobles = Besides Brugmann there are five nobles, and each can be kept once.
    .title = Five nobles at most
    .problem = { $player } keeps { $found } nobles besides Brugmann; at most { $most } can be kept.
    .why = Five different nobles are all there are.

one-brugmann = Everybody has exactly the one Brugmann dealt at set-up: he is never bought, paid or lost.
    .title = Brugmann stays
    .problem = { $player } has { $found } Brugmann cards; it should be 1.
    .why = The others went back into the box.

most-houses = Eight houses would take more Architects than four rounds give.
    .title = Seven houses at most
    .problem = { $player } has { $found } houses; nobody can build more than { $most }.
    .why = The eighth house alone costs eight materials, four cards at least.

nobility-range = The Nobility track runs from 1 to 5.
    .title = Nobility track
    .problem = { $player } stands on { $found }; the Nobility track runs from { $least } to { $most }.
    .why = It says how many nobles City Hall activates.

tracks-from-one = Architecture and Prestige begin on 1 and never go back.
    .title = Tracks begin on 1
    .problem = { $track }: { $player } stands on { $found }; the least is { $least }.
    .why = Count the space, not the steps: the first space is 1.

track-end = Architecture and Prestige are taken to end on 5, as Nobility does.
    .title = End of the tracks
    .problem = { $track }: { $player } stands on { $found }; here the track ends on { $most }.
    .why = A position beyond the end is more likely a slip.
    .silent = The rules give the length of the Nobility track only, and do not say what happens at the end of a track. Choose the end that your board shows; beyond it you are warned.

prison-limit = In prison lie at most the cards of set-up and one more for each of four rounds.
    .title = Most in prison
    .problem = { $player } has { $found } in prison; { $start } at set-up and one in each of { $rounds } rounds make { $most } at most.
    .why = The Brussels majority sends one card a round.

prison-by-round = After each round at most one more card of a player is in prison.
    .title = Prison after fewer rounds
    .problem = { $player } has { $found } in prison; { $start } at set-up and one in each of { $rounds } rounds make { $most } at most.
    .why = Either the round or the prison is noted wrong.

prison-values-match = The cards listed in prison are as many as counted there.
    .title = Cards in prison
    .problem = { $player }: listed in prison { $found }, counted there { $expected }; both should be the same.
    .why = Both speak of the same cards.

vp-adds-up = Before final scoring VP come from constructions, exhibitions and coats of arms, from nothing else.
    .title = Where VP come from
    .problem = { $player }: the sources add up to { $found } VP, the track shows { $expected }.
    .why = Nobles, columns and passing never give VP directly.

construction-range = A house gives 1 VP for each kind of material used: the first 1, the second 1 or 2, every later one 1 to 3. The n-th house costs n materials.
    .title = VP from building
    .problem = { $player }: { $found } VP from building { $houses ->
        [0] { $houses } houses
        [one] one house
       *[other] { $houses } houses
    }; it should be { $least } to { $most }.
    .why = One material has one kind, two have two at most, and there are only three kinds.

vp-covers-houses = Every house gave at least one VP when it was built, and VP never go back before the end.
    .title = A VP for every house
    .problem = { $player } has { $found } VP on the track, fewer than houses ({ $houses }); each of them gave at least 1.
    .why = At least one kind of material is used in every house.

exhibition-even = An artwork shown gives 2 VP, so exhibitions give an even number.
    .title = Exhibitions give pairs of VP
    .problem = { $player }: { $found } VP from exhibitions is odd; an artwork shown gives 2.
    .why = There is no half exhibition.

exhibition-limit = No two artworks of one colour are shown in one exhibition, and there is one exhibition a round at most: 32 VP for all together.
    .title = Most from exhibitions
    .problem = All players together have { $found } VP from exhibitions; the most is { $most }.
    .why = Four rounds, four colours, 2 VP each.

crest-limit = A coat of arms gives its winner the Prestige position; all of them in four rounds at the last position are the most.
    .title = Most from coats of arms
    .problem = { $player }: { $found } VP from coats of arms; { $crests } of them at Prestige { $prestige } give { $most } at most.
    .why = Prestige never goes back, so earlier ones gave no more.

vp-within-reach = VP before final scoring are no more than building, exhibitions and coats of arms can have given.
    .title = VP within reach
    .problem = { $player }: { $found } VP; houses ({ $houses }) give { $construction } at most, exhibitions { $exhibitions }, coats of arms at Prestige { $prestige } give { $crests }: { $most } in all.
    .why = There are no other sources.

vp-ceiling = More VP before final scoring than seven houses, all exhibitions and all coats of arms give.
    .title = Unlikely many VP
    .problem = { $player } has { $found } VP before final scoring; { $most } is more than anybody reaches.
    .why = Perhaps the total was entered instead of the track.

placements-suffice = Every card a player has took an Architect, and so did every Material card built with; four rounds give 28 at most.
    .title = Architects for all that
    .problem = { $player } has cards for { $found } Architects (houses { $houses } and Material cards to build them { $built } included); { $most } could be placed.
    .why = One card each, seven a round, less those in prison at the start.

score-below-zero = Unpaid nobles can cost more VP than a player has on the track.
    .title = Below zero
    .problem = { $player } has { $vp } VP and loses { $penalty }: { $kept ->
        [0] here the loss stops at 0.
       *[other] here the sum is kept with its minus sign.
    }
    .why = The rules do not say where the track begins to count down.
    .silent = The rules do not say whether VP can go below zero. The program keeps the minus, or stops at zero if you choose so.

rounds-one-to-four = A game has four rounds.
    .title = Four rounds
    .problem = Round { $found } is noted; rounds go from 1 to { $most }.
    .why = The board has four spaces for the round marker.

scored-after-round-four = Final scoring comes after the majority phase of round 4.
    .title = Scored after round 4
    .problem = Only round { $found } is noted as played; final scoring comes after round { $most }.
    .why = Money and nobles would still change.

## Final position: the area

four-bonus-cards = There are four Bonus cards, one under each column.
    .title = Four Bonus cards
    .problem = Bonus cards entered: { $found }; there are { $most }. A column that nobody won has no winners, but it is there.
    .why = Each of the four is scored at the end.

bonus-card-once = Each Bonus card lies under one column; every round they are shuffled anew.
    .title = Each Bonus card once
    .problem = The bonus for { $bonus } stands under { $found } columns; there is one such card.
    .why = Four cards, four different lower halves.

bonus-pairs-once = Each upper half is on one Bonus card: a step in Architecture, Nobility or Prestige, or a release from prison.
    .title = Upper halves
    .problem = { $upper } is the upper half of { $found } cards; it is on one.
    .why = Four cards, four different upper halves.

bonus-pairs-match = A column's two halves are those printed on its card; the lower one counts at the end only.
    .title = Both halves of a card
    .problem = The card for { $bonus } has { $found } on top here, but { $expected } in your list of cards.
    .why = The card is the same in every round.

upper-and-lower-winners = Whoever wins a column of round 4 gets the upper half at once and the lower half in final scoring.
    .title = Both halves, same winners
    .problem = Column { $column }: the upper half went to { $uppers ->
        [0] nobody { $upper }
       *[other] { $upper }
    }, the lower half to { $lowers ->
        [0] nobody { $lower }
       *[other] { $lower }
    }; both go to the same players.
    .why = One majority decides both.

winner-has-architect = Column majorities depend on the value and place of Architects: nobody wins a column without one in it.
    .title = An Architect in the column
    .problem = { $player } is noted as winner of column { $column } ({ $bonus }) but has no Architect there.
    .why = No card, no majority.
    .silent = The rules do not say who gets the bonus of a column without any Architect. The program gives it to nobody, or to everybody if you choose so.

column-winners-lead = The highest sum of Architect values in a column wins its bonus; where the neutral side alone leads, nobody does.
    .title = Column majority
    .problem = { $player } is noted as winner of column { $column } ({ $bonus }) with { $found }; the highest sum there is { $best }.
    .why = Here values count, not cards.

column-leaders-win = All players with the highest sum of a column get its bonus; the two neutral Architects of a two-player game are counted.
    .title = Everybody level wins
    .problem = { $player } has the highest sum of column { $column } ({ $bonus }), { $best }, but is not noted as a winner.
    .why = A tie takes nothing from anybody.

columns-won = Each column won took an Architect in the area, and those in prison at the end were not there.
    .title = Columns and prison
    .problem = { $player } won { $found } columns, but with { $prison } in prison at most { $most } of the seven Architects can have been in the area.
    .why = Seven Architects in all.

area-size = The Art Nouveau area has four columns and three rows, or four rows with four players.
    .title = Size of the area
    .problem = The area entered reaches row { $rows } and column { $columns }; here it has { $most_rows } rows of four, { $most } spaces.
    .why = An Architect takes the place of a card laid out.

area-neutral-corners = With two players neutral Architects hold both corners of the bottom row all round.
    .title = Nobody on the corners
    .problem = { $player } stands on row { $row }, column { $column }; a neutral Architect is there from the start of the round.
    .why = There is no card to buy there.

area-neutral-elsewhere = Neutral Architects are in the bottom corners of a two-player game, nowhere else.
    .title = Neutral in the corners only
    .problem = Row { $row }, column { $column } is neutral; with { $players } players nothing neutral is there.
    .why = The neutral side never acts.

area-neutral-value = Each neutral Architect counts 2 in its column.
    .title = Neutral counts 2
    .problem = The neutral Architect in row { $row }, column { $column } shows { $found }; it should be 2.
    .why = It is laid with its 2 on top.

architect-values = An Architect shows the side that its owner chose and paid, 1 to 5.
    .title = Values of Architects
    .problem = Row { $row }, column { $column } shows { $found }; Architects show { $least } to { $most }.
    .why = The cards are 1/3, 2/4 and 2/5.

architect-copies = Each colour has four cards 1/3, two 2/4 and one 2/5.
    .title = Cards of a colour
    .problem = { $player } has { $found } cards with the values { $values }, { $prison } of them in prison; there are { $most }.
    .why = The split comes from a public source; the rules name 2/4 and 2/5 only.

architects-at-hand = Each player has seven Architects: in the area, in Brussels, in prison or in hand.
    .title = Seven Architects
    .problem = { $player }: { $area } in the area, { $brussels } in Brussels and { $prison } in prison make { $found }; there are { $most }.
    .why = The card sent to prison has left Brussels: do not count it twice.

expo-holder-in-area = Expo is bought with an Architect in the Art Nouveau area; in Brussels it cannot be had.
    .title = Expo is bought in the area
    .problem = { $player } holds Expo but has no Architect in the area of round 4.
    .why = The Parc du Cinquantenaire gives every action but the exhibition.

crests-of-round-four = Four Architects complete a coat of arms; whoever has most cards there, each one if level, scores the Prestige position. Values do not matter.
    .title = Coats of arms of round 4
    .problem = { $player }: coats of arms won in round 4 ({ $crests }) at Prestige { $prestige } give { $least } VP{ $houses ->
        [0] { "" }
       *[other] { " " }besides { $houses } from houses
    }; only { $found } noted.
    .why = Coats of arms are scored at the end of each round, before final scoring.

## Final scoring

vp-track = VP gained in the four rounds stay. In the end most VP win.
    .title = VP on the track
    .line = { $vp } VP on the track
    .why = Constructions, exhibitions and coats of arms were scored when they happened.

unpaid-nobles = First pay 2 BEF for each noble but Brugmann. Each that you cannot pay is discarded and costs 3 VP.
    .title = Unpaid nobles
    .line = { $nobles ->
        [0] No nobles to pay: { $points }
       *[other] Nobles { $nobles }, money { $bef } BEF: { $paid } paid ({ $cost } BEF), { $unpaid } unpaid × -{ $penalty } = { $points }
    }
    .why = Nobles are strong, so keeping them has its price; and it is paid before money scores.
    .silent = The rules do not say whether you may refuse to pay, nor whether VP can go below zero. Whoever can pay pays; the sum is kept with its minus unless you choose to stop at zero.

houses = Each house is worth your Architecture position.
    .title = Houses
    .line = { $houses } × Architecture { $architecture } = { $points }
    .why = Building and climbing the track pay only together.

materials = Each unused Material card is worth 1 VP: per card, not per material.
    .title = Material cards left
    .line = { $materials } × 1 = { $materials }
    .why = Material that was not built with is not quite lost.

expo = Whoever holds the Expo card at the end scores 2 VP.
    .title = Expo card
    .line = { $points ->
        [0] No Expo card: { $points }
       *[other] Expo card: { $points }
    }
    .why = There is no next round to start, so it gives points instead.

bonus-money = Whoever won the column with this bonus scores 3 VP for every 2 BEF left after paying nobles, for five pairs at most.
    .title = Bonus for money
    .line = { $won ->
        [0] Column not won: { $points }
       *[other] BEF left { $found }: pairs { $pairs } (at most { $most }) × 3 = { $points }
    }
    .why = An odd franc is worth nothing, and more than ten neither.

bonus-artworks = Whoever won the column with this bonus scores 2 VP for each colour among own artworks.
    .title = Bonus for artworks
    .line = { $won ->
        [0] Column not won: { $points }
       *[other] Colours { $found } × 2 = { $points }
    }
    .why = A second artwork of one colour adds nothing.

bonus-houses = Whoever won the column with this bonus scores 2 VP for each type among own houses.
    .title = Bonus for houses
    .line = { $won ->
        [0] Column not won: { $points }
       *[other] Types { $found } × 2 = { $points }
    }
    .why = Look at the lamp posts to tell the types apart.

bonus-nobles = Whoever won the column with this bonus scores 2 VP for each noble left, Brugmann among them.
    .title = Bonus for nobles
    .line = { $won ->
        [0] Column not won: { $points }
       *[other] Nobles with Brugmann { $found } × 2 = { $points }
    }
    .why = Nobles that were not paid are gone; Brugmann always stays, so it is never less than 2.

## Ties

fewest-in-prison = If points are level, fewer own Architects in prison is ahead.
    .title = Fewest in prison
    .problem = { $players } are level at { $points } in place { $rank }. Count their Architects in prison to break the tie.
    .line = { $prison } in prison
    .why = Prisoners are the price of Brussels.

highest-tracks = If that is level too, the higher sum of Architecture, Nobility and Prestige is ahead. If even that is level, the place is shared.
    .title = Highest tracks
    .problem = { $players } are level at { $points } in place { $rank }, and in prison too. Note all their tracks to break the tie.
    .line = { $architecture } + { $nobility } + { $prestige } = { $sum }
    .why = Whoever climbed further in town wins the argument.

## Cards and tracks

id-artwork = Artwork
id-money = Money
id-material = Material
id-house = House
id-noble = Noble
id-no-card = No card
id-neutral = Neutral Architect
id-artworks = Artworks
id-nobles = Nobles
id-release = Release from prison
id-architecture = Architecture
id-nobility = Nobility
id-prestige = Prestige
id-victor-horta = Victor Horta
id-charles-buls = Charles Buls
id-paul-hankar = Paul Hankar
id-emile-vandervelde = Émile Vandervelde
id-prince-albert = Prince Albert
id-blue = blue
id-red = red
id-yellow = yellow
id-green = green
id-house-a = House type A
id-house-b = House type B
id-house-c = House type C
id-house-d = House type D
id-wood-wood = wood and wood
id-brick-brick = brick and brick
id-steel-steel = steel and steel
id-wood-brick = wood and brick
id-wood-steel = wood and steel
id-brick-steel = brick and steel
id-card-1-3 = 1/3
id-card-2-4 = 2/4
id-card-2-5 = 2/5
id-architects = Architect cards
id-markers = Markers
id-bonus-cards = Bonus cards
id-brussels-cards = Brussels cards
id-prison-cards = Prison card
id-laid = in the Art Nouveau area
id-exhibition-area = in the exhibition area

## Lines of a score

id-vp-track = VP on the track
id-unpaid-nobles = Unpaid nobles
id-houses = Houses
id-materials = Materials
id-expo = Expo
id-bonus-money = Bonus for money
id-bonus-artworks = Bonus for artworks
id-bonus-houses = Bonus for houses
id-bonus-nobles = Bonus for nobles

## Options

id-empty-column = Column without Architects
id-nobody = nobody gets the bonus
id-everybody = everybody gets the bonus
id-below-zero = VP below zero
id-signed = keep the minus
id-stop-at-zero = stop at zero
id-track-end = End of Architecture and Prestige
id-open = not known
id-money-limit = Money limited to the 23 cards
id-component-data = Checks by counts from public sources
id-on = yes
id-off = no

## Score sheet

group-counted = In front of you
group-columns = Columns of round 4
group-area = Art Nouveau area
group-tie = For a tie
group-sources = Where the VP came from
group-checks = To check more
group-pairs = Material cards by pair
group-upper = Upper halves of the Bonus cards
group-layout = Art Nouveau area
group-board = Board and Brussels
group-piles = Piles
group-box = The box
group-start = What each player begins with
row-vp = VP on the track
    .help = As it stands before final scoring.
row-bef = Money in BEF
    .help = Before the nobles are paid.
row-nobles = Nobles besides Brugmann
    .help = All you kept, paid or not.
row-architecture = Architecture position
    .help = The space, not the steps: the first is 1.
row-houses-a = Houses of type A
    .help = Call the four lamp posts A to D in any order.
row-houses-b = Houses of type B
row-houses-c = Houses of type C
row-houses-d = Houses of type D
row-materials = Material cards
    .help = Cards, not the materials on them.
row-artworks-red = Red artworks
row-artworks-yellow = Yellow artworks
row-artworks-blue = Blue artworks
row-artworks-green = Green artworks
row-expo = Holds the Expo card
row-prison = Architects in prison
    .help = After the Brussels majority of round 4.
row-nobility = Nobility position
row-prestige = Prestige position
row-from-construction = VP from building
row-from-exhibitions = VP from exhibitions
row-from-crests = VP from coats of arms
row-brussels = Architects in Brussels
    .help = Without the one sent to prison.
row-prison-value = Card in prison
row-brugmann = Brugmann cards
row-pair-wood-wood = Wood and wood
row-pair-brick-brick = Brick and brick
row-pair-steel-steel = Steel and steel
row-pair-wood-brick = Wood and brick
row-pair-wood-steel = Wood and steel
row-pair-brick-steel = Brick and steel
row-column-1-bonus = Bonus of column 1
row-column-1-winners = Who won column 1
    .help = The highest sum of values; everybody who is level.
row-column-2-bonus = Bonus of column 2
row-column-2-winners = Who won column 2
row-column-3-bonus = Bonus of column 3
row-column-3-winners = Who won column 3
row-column-4-bonus = Bonus of column 4
row-column-4-winners = Who won column 4
row-space = Architect
    .help = Whose card it is and the value it shows; leave a space without one empty.
row-area-bonus-1 = Bonus card under column 1
row-area-bonus-2 = Bonus card under column 2
row-area-bonus-3 = Bonus card under column 3
row-area-bonus-4 = Bonus card under column 4
row-column-1-upper = Upper half of column 1
row-column-1-upper-winners = Who got the upper half of column 1
row-column-2-upper = Upper half of column 2
row-column-2-upper-winners = Who got the upper half of column 2
row-column-3-upper = Upper half of column 3
row-column-3-upper-winners = Who got the upper half of column 3
row-column-4-upper = Upper half of column 4
row-column-4-upper-winners = Who got the upper half of column 4
row-pair-money = Upper half of the card for money
row-pair-artworks = Upper half of the card for artworks
row-pair-houses = Upper half of the card for houses
row-pair-nobles = Upper half of the card for nobles
row-round = Last round played
row-place = Card
row-setup-bonus-1 = Bonus card under column 1
row-setup-bonus-2 = Bonus card under column 2
row-setup-bonus-3 = Bonus card under column 3
row-setup-bonus-4 = Bonus card under column 4
row-money-shows = Side of the Money cards laid
row-expo-place = Where Expo is
row-neutral-colour = Colour of the neutral Architects
row-neutral-value = Value of a neutral Architect
row-round-marker = Round marker
row-brussels-cards = Brussels cards
row-prison-cards = Prison card
row-brugmanns-boxed = Brugmanns back in the box
row-pile-artwork = Pile of artworks
row-pile-material = Pile of materials
row-pile-house = Pile of houses
row-pile-noble = Pile of nobles
row-discard-artwork = Artworks discarded
row-discard-material = Materials discarded
row-discard-house = Houses discarded
row-discard-noble = Nobles discarded
row-box-artwork = Artworks
row-box-money = Money cards
row-box-material = Material cards
row-box-house = Houses
row-box-noble = Nobles with the Brugmanns
row-box-expo = Expo
row-box-architects = Architects
row-box-markers = Markers
row-box-bonus-cards = Bonus cards
row-box-brussels-cards = Brussels cards
row-box-prison-cards = Prison card
row-start-bef = Money in BEF
row-start-vp = VP
row-start-architecture = Architecture
row-start-nobility = Nobility
row-start-prestige = Prestige
row-start-hand = Architects in hand
row-start-brugmann = Brugmann cards
row-start-nobles = Other nobles
row-start-houses = Houses
row-start-artworks = Artworks
row-start-materials = Material cards

## Set-up list

setup-board = Lay the board at the top; the round marker goes on round 1.
setup-expo = Put the Expo card on the exhibition area for now.
setup-brussels = Lay the three Brussels cards and the Prison card face up in front of the board.
setup-brugmann = Give each player one Georges Brugmann, face up.
setup-spare-brugmanns = Put the other Brugmanns ({ $count }) back into the box.
setup-piles = Stack the Money cards at the bottom; shuffle artworks, materials, houses and nobles into four face-down piles beside them.
setup-take = Take { $taken } cards from each of the five piles, add Expo and shuffle these { $cards } cards.
setup-lay = Lay { $laid } of them face up: { $columns } columns, { $rows } rows.
setup-money-side = Turn Money cards in the area to their 3.
setup-corners = Discard the cards in both corners of the bottom row; put Architects of an unused colour there, showing 2.
setup-leftovers = Put the cards not laid face up before their piles; money goes back to its stack, Expo to the exhibition area.
setup-bonus = Shuffle the four Bonus cards and lay one face up under each column.
setup-pieces = Everybody takes the { $architects } Architects and the four markers of one colour.
setup-prison-two = Everybody puts the own 2/5 under the Prison card; { $hand } Architects stay in hand.
setup-prison-more = Everybody puts one own 2/4 and the 2/5 under the Prison card; { $hand } Architects stay in hand.
setup-vp-marker = One marker of each player goes on the first space of the VP track.
setup-track-markers = The other three go on the first spaces of Architecture, Nobility and Prestige.
setup-start-player = Draw a start player, who takes the First Player card.
setup-money = From the start player on clockwise, hand out { $money } BEF, face up.

## Drawing

view-setup = Set-up
view-final = End of round 4
part-setup-description = The table at set-up: round track, exhibition area, three tracks, Brussels area, the Art Nouveau area with its Bonus cards, and each player's money.
part-final-description = The table after round 4: three tracks, the Art Nouveau area with Architects and coats of arms, who won each column, prison, Brussels, and each player's VP and money.
part-round = Round
part-architecture = Architecture
part-nobility = Nobility
part-prestige = Prestige
part-exhibition-area = Exhibition
part-brussels = Brussels
part-stock-exchange = Stock Exchange
part-city-hall = City Hall
part-parc-du-cinquantenaire = Parc du Cinquantenaire
part-prison = Prison
part-prison-start = Prison: { $cards }
part-seat = { $player }
part-vp = { $points } VP
part-bef = { $bef } BEF
part-place = Row { $row }, column { $column }
part-bonus = Bonus
part-bonus-money = Money
part-bonus-artworks = Artworks
part-bonus-houses = Houses
part-bonus-nobles = Nobles
part-card-artwork = Artwork
part-card-money = Money
part-card-material = Material
part-card-house = House
part-card-noble = Noble
part-card-expo = Expo
part-card-neutral = Neutral
part-crest = Coat of arms: { $players }
part-crest-open = Coat of arms, not complete
part-head-bonus-lower = Bonus cards: lower half
part-head-bonus-won = Bonus cards: lower half, winner
part-head-architects = Architects in prison and in Brussels
part-head-architects-prison = Architects in prison
part-head-architects-brussels = Architects in Brussels
part-key-architect = Architect and its value
part-key-neutral-value = Neutral Architect and its value
part-key-values = Each player's Architect: shows { $first } or { $second }
part-key-empty = Empty space
