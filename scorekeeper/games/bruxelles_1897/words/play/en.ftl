### Bruxelles 1897 in English: playing along. One message per rule; facts are numbers, players and ids.

## Rounds and turns

rounds-follow = The game has four rounds, one after the other; the round marker moves on by one.
    .title = Round after round
    .problem = Round { $found } is noted, but round { $expected } is on ({ $most } rounds in all).
    .why = A round that is left out would leave out its majorities.

after-the-end = After the majorities of round 4 the action is over; only final scoring is left.
    .title = The game has ended
    .problem = Round { $rounds } is over, majorities included. Nothing more can be done.
    .why = There is no fifth round.

turn-order = Turns go clockwise from the first player. On a turn you act once: in the Art Nouveau area, in Brussels, or you pass.
    .title = Whose turn it is
    .problem = It is not the turn of { $player } but of { $turn }.
    .why = One action each keeps the race for cards and spaces fair.

passed-is-out = Whoever cannot or will not act passes, and has no more turns in this round; the others go on.
    .title = Passed is passed
    .problem = { $again ->
        [0] { $player } has passed and cannot act in this round any more.
       *[other] { $player } has passed already; nobody passes twice in a round.
    }
    .why = Passing early is paid for by giving up the rest of the round.

pass-income = The first to pass gets 3 BEF, everybody who passes later 1 BEF, even the last.
    .title = Money for passing
    .problem = { $player } took { $found } BEF. With { $earlier ->
        [0] nobody
       *[other] { $earlier }
    } out before, passing gives { $expected } BEF.
    .why = The first one leaves the most to the others.

all-pass-first = Majorities are worked out once everybody has passed.
    .title = Everybody passes first
    .problem = These have not passed yet: { $players }.
    .why = As long as somebody is in, an Architect can still turn a majority.

expo-buyer-starts = Whoever bought Expo gets the First Player card in the next round.
    .title = Expo starts the next round
    .problem = { $player } is noted as first player; { $expected } bought Expo and starts.
    .why = That makes Expo worth buying even without artworks.

first-player-passes-left = If nobody bought Expo, the First Player card goes to the left, to the next player clockwise.
    .title = First player without Expo
    .problem = { $player } is noted as first player; nobody bought Expo, so { $expected } starts.
    .why = Without an exhibition everybody gets to start in turn.

new-area = Each round lays a new area as at set-up: at most three cards of a kind, four with four players, and one Expo.
    .title = The new area
    .problem = { $kind }: { $found } laid in the new area; at most { $most } can lie there.
    .why = Unbought cards are discarded first, and piles that run out are renewed from their discards.

bonus-cards-anew = The four Bonus cards are shuffled each round; each lies under one column.
    .title = Bonus cards anew
    .problem = { $bonus } stands under { $found } columns; each Bonus card is there once.
    .why = So all four bonuses are up in every round.

bonus-halves-stay = The two halves of a Bonus card are the same all game.
    .title = Halves of a Bonus card
    .problem = The card for { $bonus } was noted with { $expected } as its upper half, now with { $found }.
    .why = They are printed on one card.

## Counted in between

counts-possible = Nothing is less than none; tracks begin on 1, and Nobility ends on 5.
    .title = Possible counts
    .problem = { $player }, { $what }: { $found } is not possible; it is at least { $least }{ $most ->
        [0] { "" }
       *[other] {" "}and at most { $most }
    }.
    .why = You can only pay what you have, and markers never go back.

money-as-logged = Money grows by 5 BEF at the Stock Exchange, 4 with Georges Brugmann, 3 for a sale, and by passing; Architects in the area cost their value, which goes back to the stack.
    .title = Money as noted
    .problem = { $player } counts { $found } BEF; by the log it is { $logged }. The count stands from here on.
    .why = Most often a payment was forgotten; or the stack had run out.

points-as-logged = During the game VP come from constructions, exhibitions and coats of arms only.
    .title = VP as noted
    .problem = { $player } counts { $found } VP; by the log it is { $logged }. The count stands from here on.
    .why = A marker is easily moved twice, or not at all.

tracks-as-logged = Victor Horta, Prince Albert and Charles Buls move the own marker one step on Architecture, Nobility and Prestige, and so do Bonus cards. Nothing moves it back.
    .title = Tracks as noted
    .problem = { $what }: { $player } stands on { $found }; by the log it is { $logged }.
    .why = Each step has its cause; a step without one was not noted or not allowed.

prison-as-logged = In prison is who was there before, plus those sent from Brussels, less those freed.
    .title = Prison as noted
    .problem = { $player } has { $found } in prison; by the log it is { $logged }.
    .why = Nothing else brings Architects in or out.

## Placing Architects

inside-the-area = The Art Nouveau area has four columns and three rows, or four rows with four players.
    .title = Inside the area
    .problem = There is no row { $row }, column { $column } here: the area has { $rows } rows and { $columns } columns.
    .why = Architects take the place of cards that were laid.

space-free = One Architect lies on each space of the area.
    .title = A free space
    .problem = Row { $row }, column { $column } is taken by an Architect of { $player }.
    .why = Its Action card is gone.

neutral-keeps-corner = With two players the bottom corners are taken by the neutral Architects from the start.
    .title = Neutral corners
    .problem = Row { $row }, column { $column } belongs to the neutral side.
    .why = No card lies there to be bought.

card-on-space = In the area you replace one Action card by an Architect, pay, and carry out the action of that card.
    .title = The card on the space
    .problem = In row { $row }, column { $column } lies: { $card }. { $card ->
        [no-card] Nothing can be bought there.
       *[other] This action takes: { $wanted }.
    }
    .why = The card decides the action.

architect-placed = Actions are taken with Architects: one in the area, or at the Parc as many as its card asks for. No card comes without.
    .title = An Architect for each action
    .problem = { $both ->
        [0] { $player } acts without an Architect. Note its space or value, or how many lie at the Parc.
       *[other] Noted are both a space in the area and Architects at the Parc. { $player } takes one action, in one of the two.
    }
    .why = Seven cards are all you have, and they are counted for every majority.

value-on-card = Architects show values from 1 to 5.
    .title = Value of an Architect
    .problem = { $found } stands on no Architect; they show { $least } to { $most }.
    .why = The cards are 1/3, 2/4 and 2/5, and you choose the side.

copies-of-a-value = Each colour has four cards 1/3, two 2/4 and one 2/5; those in prison are missing.
    .title = Cards for a value
    .problem = { $player } would have { $found } Architects with the values { $values } in the area and { $prison } of these cards in prison; there are { $most }.
    .why = The split comes from a public source; the rules name 2/4 and 2/5 only.

architects-in-hand = You place Architects from your hand. At the beginning of a round all come back but those in prison.
    .title = Architects in hand
    .problem = { $player } needs { $needed }, but has { $hand } in hand (in prison: { $prison }).
    .why = What lies in the area or in Brussels comes back with the next round.

architect-affordable = In the area you pay the value shown at once, before the action. Without the money there is no action; what a sale brings comes too late.
    .title = Paying the Architect
    .problem = { $player } would pay { $found } BEF and has { $bef }.
    .why = Low sides are cheap but win no columns.

kind-limit = Three cards of each kind are shuffled for the area, four with four players.
    .title = Cards of a kind in a round
    .problem = { $kind }: this would be number { $found } bought in the area this round; at most { $most } lie there.
    .why = More are not taken from the pile.

one-exhibition = The buyer of Expo lays it in front of him until the next round begins; so there is one exhibition a round.
    .title = One exhibition a round
    .problem = { $player } has bought Expo this round already.
    .why = There is one Expo card.

no-exhibition-at-parc = The Parc du Cinquantenaire gives every Art Nouveau action but the exhibition.
    .title = No exhibition at the Parc
    .problem = { $player } cannot open an exhibition at the Parc; Expo is bought in the area.
    .why = Expo has no pile to draw from.

expo-in-area = Without the Expo card in the area there is no exhibition this round; a card under a neutral corner is gone too.
    .title = Expo is not there
    .problem = { $player } opens an exhibition, but Expo was not laid this round.
    .why = Some of the shuffled cards are left over, and Expo may be among them.

kth-use = The first use of a Brussels card in a round takes one Architect, the second two, and so on. They cost no money, and their values do not matter.
    .title = Architects for a Brussels card
    .problem = { $card }: { $found } noted; this use takes { $expected }.
    .why = Whoever comes late pays with cards for the rest of the round.

## Sales and constructions

artwork-to-sell = A sale, in the area or at the Parc, discards an own artwork for 3 BEF.
    .title = An artwork to sell
    .problem = { $some ->
        [0] { $player } has no artwork to sell.
       *[other] { $player } has none of this: { $colour }.
    }
    .why = Whoever has none may still place an Architect; the card is then discarded unused.

unused-card = Whoever cannot sell or build may still place an Architect on such a card for the majorities. It is paid as always, and the card is discarded unused.
    .title = For the majorities alone
    .problem = { $card }: this card can always be used, so { $player } need not give it up.
    .why = A space may be worth more than its card.

enough-materials = The n-th house takes n materials from own cards, at the Parc too. A Material card gives two at most.
    .title = Enough materials
    .problem = House number { $number } of { $player } takes { $number } materials; { $cards } cards { $noted ->
        [0] at hand
       *[other] discarded
    } give at most { $units }.
    .why = Each house is dearer than the one before.

every-card-gives = Material cards are discarded whole, even for one material; but each must give at least one.
    .title = No card for nothing
    .problem = House number { $number } of { $player } takes { $number } materials, so { $cards } cards are too many.
    .why = A card that gives nothing to the house is not part of its price.

own-materials = You build with materials of any kind from Material cards that lie face up in front of you.
    .title = Own materials
    .problem = { $player } does not have this to discard: { $kinds } ({ $found }).
    .why = Supply comes before construction.

building-points = A construction gives 1 VP for each kind of material used in it: at most as many as materials, and at most three. What a card has too much is lost.
    .title = VP for building
    .problem = { $state ->
        [0] Note the VP of { $player } or the cards discarded: this house gives { $least } to { $most }.
       *[other] { $player } cannot get { $found } VP for this house: possible are { $least } to { $most }.
    }
    .why = Dee's third house with brick and brick, and brick and wood: three materials, two kinds, 2 VP.

## Nobles

second-noble-discarded = Nobody keeps two cards of a noble. A second one acts once and is discarded.
    .title = The second of a noble
    .problem = { $player } keeps { $noble } already and must discard this one.
    .why = Its effect still happens: a second Vandervelde frees another Architect.

keep-or-discard = First the noble's effect happens; then you keep the card to the end or discard it.
    .title = Keep or discard
    .problem = Is { $noble } kept or discarded? Until it is noted, { $player } is taken to keep it.
    .why = A noble kept costs 2 BEF at the end.

brugmann-not-bought = Georges Brugmann is dealt at set-up and never bought.
    .title = Brugmann is not for sale
    .problem = { $player } cannot buy Georges Brugmann; everybody has one from the start.
    .why = The spare ones are in the box.

noble-once-a-round = A noble acts once a round and is turned; one bought and kept has acted already. All are turned back for the next round.
    .title = A noble once a round
    .problem = { $noble } has acted for { $player } this round.
    .why = Turned cards show who is tired.

own-nobles = City Hall activates nobles in front of you; Georges Brugmann always is.
    .title = Own nobles
    .problem = { $player } does not have { $noble }.
    .why = A noble discarded after its effect is gone.

nobility-limit = City Hall activates at most as many nobles as your Nobility position says at that moment.
    .title = How many nobles
    .problem = { $albert ->
        [0] { $player } activates { $found } nobles; on Nobility { $most } at most { $most } are possible.
       *[other] { $player } activates { $found } nobles on Nobility { $most }. That takes Prince Albert first, and the rules do not say whether his step counts at once.
    }
    .why = Ana on 2 turns two of her three nobles.

city-hall-idle = City Hall activates one or more own nobles at once.
    .title = City Hall for nothing
    .problem = No noble is noted for { $player } at City Hall.
    .why = Effects that are not noted are missing from tracks and money.

noble-effects = Paul Hankar draws two Material cards, of which you keep one. Émile Vandervelde frees an Architect. No other noble does either.
    .title = What nobles do
    .problem = { $player } needs { $noble } for this.
    .why = Each noble has one effect.

own-prisoner = Émile Vandervelde, or the bonus for it, brings one own Architect from prison back to the hand.
    .title = An own prisoner
    .problem = { $player } has no { $card } in prison to free (in prison: { $prison }).
    .why = Only cards under the Prison card can come back.

marker-at-end = A marker at the end of its track is taken to stay where it is.
    .title = End of a track
    .problem = { $track }: { $player } stands on { $end }, taken as the last space, and stays there. If your board goes on, choose another end.
    .why = The rules do not say what happens there.

## Exhibitions

colour-shown-once = In one exhibition each colour is shown once, so it has four artworks at most.
    .title = Each colour once
    .problem = { $colour }: shown { $found } times; { $most } is possible.
    .why = Whoever shows first takes the colour from the others.

show-own-artwork = Everybody who takes part shows own artworks and keeps them. The buyer of Expo needs none.
    .title = Show what you own
    .problem = { $player } does not own this to show: { $colour }.
    .why = Sold artworks are gone; shown ones stay.

no-show-after-passing = An exhibition is open to everybody who has not passed before.
    .title = No show after passing
    .problem = { $player } had passed and takes no part in the exhibition.
    .why = Passing early has its price.

two-for-each-shown = Each artwork shown gives its owner 2 VP.
    .title = 2 VP for each artwork
    .problem = { $player } cannot get { $found } VP here: 2 for each artwork shown ({ $shown } noted), at most { $most }.
    .why = There are no half artworks.

exhibition-order = From the buyer of Expo clockwise, everybody shows one artwork in turn, and again, as long as they can.
    .title = Order of an exhibition
    .problem = { $player } could show an artwork before { $instead } and was left out.
    .why = The order decides who gets a colour that several own.

exhibition-goes-on = An exhibition ends when nobody can show anything new, or all four colours are on show.
    .title = The exhibition goes on
    .problem = These could still show an artwork: { $players }.
    .why = Whether one must show is not said; whoever does gets 2 VP.

## Majorities

column-majority = In each column the highest sum of values wins the bonus; all who are level win it.
    .title = Column majorities
    .problem = { $leaders ->
        [0] Column { $column }: nobody wins it; no player has the highest sum, { $best }.
       *[other] Column { $column } goes to { $players } with { $best }.
    }
    .why = Ana with 2 + 2 and Ben with 4 both get the bonus.

majority-to-note = Columns are settled first, then coats of arms, then Brussels: a step of Prestige just won already counts for the coats of arms.
    .title = What the area does not tell
    .problem = { $what ->
        [0] Note who wins column { $column }: an Architect's space or value is missing.
        [1] Note the upper half of the Bonus card under column { $column }. Until then its winners' tracks are not known.
       *[other] Note the VP for coats of arms: the space of an Architect is missing.
    }
    .why = What is not known is left open rather than guessed.

release-is-won = An Architect is freed by those who win the column with that bonus.
    .title = Who frees an Architect
    .problem = { $player } did not win the column that frees an Architect.
    .why = Nobody else gets the bonus.

crest-points = Each coat of arms that four Architects surround gives your Prestige position if you have most cards there; one not complete gives nothing.
    .title = VP for coats of arms
    .problem = { $player } gets { $expected } VP for coats of arms ({ $crests } at Prestige { $prestige }), not { $found }.
    .why = If level, everybody scores the own position: Cid on 2 gets 2, Dee on 3 gets 3.

crest-multiple = Coats of arms give a multiple of the own Prestige position.
    .title = A multiple of Prestige
    .problem = { $player } cannot get { $found } VP for coats of arms at Prestige { $prestige }.
    .why = Each one gives the same.

crests-by-cards = Four Architects are needed for a coat of arms, so few Architects complete few.
    .title = Coats of arms and cards
    .problem = { $player } cannot get { $found } VP: { $cards } Architects of all players complete { $most } coats of arms at most.
    .why = Neighbouring coats of arms share cards, but not all of them.

most-in-brussels = Whoever has most Architects at the Brussels cards puts one of them in prison; if level, each does.
    .title = Most in Brussels
    .problem = { $player } sends nobody to prison: { $found } in Brussels, the most are { $most }.
    .why = Brussels costs no money, but somebody pays.

## Events

part-play-where = { $architects ->
    [0] { $row ->
        [0] { "" }
       *[other] {" "}in row { $row }, column { $column }
    }{ $value ->
        [0] { "" }
       *[other] {" "}for { $value } BEF
    }
   *[other] {" "}at the Parc with { $architects }
}
part-play-space = { $row ->
    [0] { "" }
   *[other] {" "}in row { $row }, column { $column }
}{ $value ->
    [0] { "" }
   *[other] {" "}for { $value } BEF
}
event-create = Create
    .line = { $player }: artwork{ $artwork ->
        [0] { "" }
       *[other] {" "}({ $artwork })
    }{ part-play-where }
event-sell = Sell
    .line = { $player }: sale{ $artwork ->
        [0] { "" }
       *[other] {" "}({ $artwork })
    }{ part-play-where }
event-supply = Supply
    .line = { $player }: material{ $material ->
        [0] { "" }
       *[other] {" "}({ $material })
    }{ part-play-where }
event-build = Build
    .line = { $player }: house{ $discards ->
        [0] { "" }
       *[other] {" "}with { $discards }
    }{ part-play-where }
event-influence = Win a noble
    .line = { $player }: { $noble }{ part-play-where }
event-exhibit = Open an exhibition
    .line = { $player }: exhibition{ part-play-space }
event-place = Place for majorities only
    .line = { $player }: card unused{ part-play-space }
event-exchange = Go to the Stock Exchange
    .line = { $player }: Stock Exchange, 5 BEF
event-city-hall = Go to City Hall
    .line = { $player }: City Hall{ $nobles ->
        [0] { "" }
       *[other] , { $nobles }
    }
event-pass = Pass
    .line = { $player } passes
event-majority = Settle majorities
    .line = Majorities: columns, coats of arms, Brussels
event-prepare = Lay out a round
    .line = A new round is laid out
event-resume = Enter the table as it stands
    .line = The table as counted

## Cells of the events

group-play = This turn
row-play-create-player = Player
row-play-create-row = Row
row-play-create-column = Column
row-play-create-value = Value shown
row-play-create-architects = Architects at the Parc
    .help = Only if the action is taken at the Parc du Cinquantenaire.
row-play-create-artwork = Artwork taken
row-play-sell-player = Player
row-play-sell-row = Row
row-play-sell-column = Column
row-play-sell-value = Value shown
row-play-sell-architects = Architects at the Parc
row-play-sell-artwork = Artwork sold
row-play-supply-player = Player
row-play-supply-row = Row
row-play-supply-column = Column
row-play-supply-value = Value shown
row-play-supply-architects = Architects at the Parc
row-play-supply-material = Material card taken
row-play-build-player = Player
row-play-build-row = Row
row-play-build-column = Column
row-play-build-value = Value shown
row-play-build-architects = Architects at the Parc
row-play-build-kind = Type of house
row-play-build-discard = Material card discarded
row-play-build-points = VP
    .help = Leave it empty: the most that the cards can give is taken.
row-play-influence-player = Player
row-play-influence-row = Row
row-play-influence-column = Column
row-play-influence-value = Value shown
row-play-influence-architects = Architects at the Parc
row-play-influence-noble = Noble
row-play-influence-keep = Keep the card
row-play-influence-material = Hankar: card kept
row-play-influence-release = Vandervelde: card freed
row-play-exhibit-player = Player
row-play-exhibit-row = Row
row-play-exhibit-column = Column
row-play-exhibit-value = Value shown
row-play-exhibit-shown-player-1 = First to show
row-play-exhibit-shown-artwork-1 = First artwork
row-play-exhibit-shown-player-2 = Second to show
row-play-exhibit-shown-artwork-2 = Second artwork
row-play-exhibit-shown-player-3 = Third to show
row-play-exhibit-shown-artwork-3 = Third artwork
row-play-exhibit-shown-player-4 = Fourth to show
row-play-exhibit-shown-artwork-4 = Fourth artwork
row-play-exhibit-points = VP from the exhibition
    .help = Only where the artworks are not noted.
row-play-place-player = Player
row-play-place-row = Row
row-play-place-column = Column
row-play-place-value = Value shown
row-play-place-card = Card given up
row-play-exchange-player = Player
row-play-exchange-architects = Architects
    .help = Leave it empty: as many as the rules ask for.
row-play-city-hall-player = Player
row-play-city-hall-nobles = Nobles activated
row-play-city-hall-material = Hankar: card kept
row-play-city-hall-release = Vandervelde: card freed
row-play-city-hall-architects = Architects
row-play-pass-player = Player
row-play-pass-bef = BEF received
    .help = Leave it empty: the rules fix it.
row-play-majority-uppers-1 = Upper half, column 1
row-play-majority-uppers-2 = Upper half, column 2
row-play-majority-uppers-3 = Upper half, column 3
row-play-majority-uppers-4 = Upper half, column 4
row-play-majority-winners-1 = Who wins column 1
row-play-majority-winners-2 = Who wins column 2
row-play-majority-winners-3 = Who wins column 3
row-play-majority-winners-4 = Who wins column 4
row-play-majority-released = Card freed by the bonus
row-play-majority-crests = VP for coats of arms
row-play-majority-prison = Card sent to prison
row-play-prepare-round = Round
row-play-prepare-start-player = First player
row-play-prepare-uppers-1 = Upper half, column 1
row-play-prepare-uppers-2 = Upper half, column 2
row-play-prepare-uppers-3 = Upper half, column 3
row-play-prepare-uppers-4 = Upper half, column 4
row-play-prepare-lowers-1 = Lower half, column 1
row-play-prepare-lowers-2 = Lower half, column 2
row-play-prepare-lowers-3 = Lower half, column 3
row-play-prepare-lowers-4 = Lower half, column 4
row-play-prepare-card = Card laid
row-play-resume-round = Round that begins
row-play-resume-start-player = First player
row-play-resume-vp = VP
row-play-resume-bef = Money in BEF
row-play-resume-architecture = Architecture
row-play-resume-nobility = Nobility
row-play-resume-prestige = Prestige
row-play-resume-prison = Architects in prison
row-play-resume-nobles = Nobles besides Brugmann
row-play-resume-houses-a = Houses of type A
row-play-resume-houses-b = Houses of type B
row-play-resume-houses-c = Houses of type C
row-play-resume-houses-d = Houses of type D
row-play-resume-artworks-red = Red artworks
row-play-resume-artworks-yellow = Yellow artworks
row-play-resume-artworks-blue = Blue artworks
row-play-resume-artworks-green = Green artworks
row-play-resume-materials = Material cards

## Ids and drawing

id-a = Type A
id-b = Type B
id-c = Type C
id-d = Type D
id-georges-brugmann = Georges Brugmann
id-stock-exchange = Stock Exchange
id-city-hall = City Hall
id-parc-du-cinquantenaire = Parc du Cinquantenaire
id-vp = VP
id-bef = Money
id-prison = Prison
view-play = Now
part-play-description = The table now: round and turn, three tracks, the Art Nouveau area with Action cards, Architects, coats of arms and Bonus cards, the Brussels cards with who used them, and what each player has.
part-turn = Turn: { $player }
part-turn-majorities = Majorities next
part-turn-over = The game is over
part-turn-open = Whose turn?
part-passed = passed
part-next-use = next: { $number }
part-hand = Hand { $number }
part-in-prison = { $number } in prison
part-upper-architecture = +1 Archi{ "\u00AD" }tecture
part-upper-nobility = +1 Nobility
part-upper-prestige = +1 Prestige
part-upper-release = −1 Prison
part-key-step = Step on the track
part-key-release = An Architect out of prison
part-head-uses = Brussels area: Architects placed
part-head-bonus-upper = Bonus cards: upper half
part-head-bonus-halves = Bonus cards: upper and lower half
part-head-bonus-led = Bonus cards: upper half, lower half, leader
