# Musée while it is played: rules, what happens, cells and the drawing.

## Hanging paintings

painting-in-play = Paintings go from **1 to 50**, with three players to **60**.
    .title = Paintings in this game
    .problem = There is no painting { $found } in this game: they go from 1 to { $most }.
    .why = Paintings 51 to 60 stay in the box unless three play.

one-place-a-painting = Every painting exists **once**. What hangs on a wall, or is in somebody's hand, cannot turn up elsewhere.
    .title = Each painting once
    .problem = { $twice ->
        [0] { $held ->
            [0] Painting { $number } already hangs in { $owner }'s Musée.
           *[other] Painting { $number } is in { $owner }'s hand.
        }
       *[other] Painting { $number } is noted twice in one hand.
    }
    .why = One of the two numbers is a slip of the pen or of the eye.

paintings-stay = A painting that hangs **stays**: it is never moved and never taken down.
    .title = What hangs, stays
    .problem = { $moved ->
        [0] Painting { $number } cannot come off { $player }'s wall any more.
       *[other] Painting { $number } already hangs in { $player }'s Musée and cannot be moved.
    }
    .why = Each card you hang narrows what still fits. That only matters because it is for good.

slot-on-the-wall = A gallery has as many slots as its rows have tokens: six, or five with three players.
    .title = A slot of the gallery
    .problem = The { $gallery } gallery has no slot { $found }: they go from 1 to { $last }.
    .why = Where no token lies, nothing can hang.

slot-free = A painting goes into an **empty** slot of your own Musée.
    .title = An empty slot
    .problem = { $player }: slot { $slot } of the { $gallery } gallery is taken by painting { $there }.
    .why = Nothing is ever hung over, moved or swapped.

placed-in-order = To the **right** of a painting go only higher numbers, to the **left** only lower ones. Skip as many numbers and slots as you like; an empty gallery takes any card anywhere.
    .title = In order, left to right
    .problem = { $fits ->
        [0] { $left ->
            [0] { $card } cannot hang to the left of { $other }. Nothing fits this slot any more.
           *[other] { $card } cannot hang to the right of { $other }. Nothing fits this slot any more.
        }
       *[other] { $left ->
            [0] { $card } cannot hang to the left of { $other }. Slot { $slot } of the { $gallery } gallery takes { $least } to { $most }.
           *[other] { $card } cannot hang to the right of { $other }. Slot { $slot } of the { $gallery } gallery takes { $least } to { $most }.
        }
    }
    .why = Each gallery is a sequence of its own; the other two do not matter.

card-from-hand = You hang a painting **from your hand**, face up. The program only judges this where a hand has been noted.
    .title = From the own hand
    .problem = { $player } does not hold painting { $card }. The hand noted is { $hand }.
    .why = Hands are hidden, so usually nobody can tell. Correct the hand if it was noted wrongly.

## Gallery bonus cards

claim-full-gallery = You take a gallery bonus card when your gallery of that level is **full**.
    .title = Full first
    .problem = { $free ->
        [one] { $player } cannot take the bonus card of the { $gallery } gallery: one slot is still free.
       *[other] { $player } cannot take the bonus card of the { $gallery } gallery: { $free } slots are still free.
    }
    .why = The card is the reward for the last slot.

claim-free-card = There is **one** bonus card for each level, and whoever has it keeps it.
    .title = The card is gone
    .problem = { $player } cannot take the bonus card of the { $gallery } gallery: { $holder } has it.
    .why = Nobody loses a bonus card again.

claim-first-filler = Only the **first** to fill a level takes its bonus card.
    .title = First to fill it
    .problem = { $player } cannot take the bonus card of the { $gallery } gallery: { $first } filled that level first.
    .why = Levels are a race. A forgotten card still belongs to whoever was first.
    .silent = The rules do not say what happens to a forgotten claim. The program gives the card to whoever fills a level first, without anybody asking for it.

## Turns

turn-order = Turns go **clockwise**, past everyone who can place nothing more.
    .title = Whose turn it is
    .problem = It is { $now }'s turn, not { $player }'s. If { $now } can place nothing more, note that first.
    .why = A turn missed is a painting less on the wall.

one-placement-a-turn = On your turn you **must** hang one painting, then draw one card: two actions, in this order.
    .title = One painting a turn
    .problem = { $player } has just had a turn. Now it is { $now }'s. If { $now } can place nothing more, note that first.
    .why = Only when all others are out do you place turn after turn.

retired-stay-out = Whoever could not place a painting places **none** for the rest of the game.
    .title = Out is out
    .problem = { $finished ->
        [0] { $player } is noted as out and places no more in this game. Take that entry back if it was a slip.
       *[other] The log says that the game is over. Take that entry back to go on.
    }
    .why = A card that fits nowhere will not fit later either: free slots only get narrower.

retire-only-when-stuck = You may stop only when **no card** in your hand fits any free slot.
    .title = Only with nothing that fits
    .problem = { $known ->
        [0] { $stuck ->
            [0] { $player } can still place: every card that is left fits somewhere in that Musée.
            [one] { $player } can still place: of the { $held } cards in hand, at most one fits nowhere.
           *[other] { $player } can still place: of the { $held } cards in hand, at most { $stuck } fit nowhere.
        }
        [one] { $player } can still place { $cards }.
       *[other] { $player } can still place any of these: { $cards }.
    }
    .why = Nobody may pass, and a gallery with nothing in it takes any card.
    .silent = Hands are hidden, so mostly your word is taken. It is refused only where what hangs shows that something must fit.

no-passing = You may **never pass**. Who can place a painting must; who cannot is out.
    .title = No passing
    .problem = { $player } cannot pass. With a card that fits, place it; with none, note that { $player } can place nothing more.
    .why = Waiting for a better card would be too easy.

no-discards = You may **never discard** a card.
    .title = No discarding
    .problem = { $player } cannot throw painting { $card } away. It stays in hand until it hangs, or to the end.
    .why = Cards that do not suit you are half of the game.

## Drawing and hands

draw-after-placing = After placing, you **draw one card** from the face-down draw deck into your hand. That ends your turn, and the player to your left goes on.
    .title = Draw after placing
    .problem = { $deck ->
        [one] { $player } has to draw: there is one card in the draw deck.
       *[other] { $player } has to draw: there are { $deck } cards in the draw deck.
    }
    .why = A draw forgotten leaves you one card less to choose from until the end.

draws-in-deck = Nobody can draw more cards than were left after the deal: **40** with two players, **45** with three, **30** with four.
    .title = No more cards to draw
    .problem = The draw deck is empty: this would be draw { $found } of { $most }.
    .why = With two players it never runs out.

last-two-cards = With **four players**, the last two cards are meant as one for each team. Whoever draws one may keep it or **hand it to the partner**, and chooses before anybody has looked at it.
    .title = The last two cards
    .problem = { $teams ->
        [0] { $player } cannot give a card away: only partners do, with four players.
       *[other] { $player } cannot give the card to the partner yet: only the last two, and { $deck } are left.
    }
    .why = So the partner with more room on the wall can get it.
    .silent = The rules do not say what happens if the partner is out already. The program lets you choose.

cards-in-all = What hangs and what is held together cannot be more cards than the game has.
    .title = Cards in all
    .problem = { $hung } paintings hang and { $held } cards are held: { $found } together. The game has { $most }.
    .why = Somebody's hand is counted wrongly.

two-cards-stay-out = With **three players**, nobody draws any more once only **two** cards are left. Those two never come into play.
    .title = Two cards stay out
    .problem = { $deck ->
        [0] { $found } cards would be in play; with three players two stay undrawn, so { $most } at most.
       *[other] Only the last two cards are left: with three players nobody draws them.
    }
    .why = So nobody can be quite sure which cards are still to come.
    .silent = The rules also say that all three have then drawn equally often, which two cards left cannot give: that takes three. At three cards left the program accepts both.

five-in-hand = After drawing you hold **five** cards again, as long as cards are drawn.
    .title = Five cards again
    .problem = { $found ->
        [one] { $player } holds one card; after drawing it should be { $expected }.
       *[other] { $player } holds { $found } cards; after drawing it should be { $expected }. Six are only right after a partner's gift.
    }
    .why = A missing card is a forgotten draw; one too many, a draw without a painting.

## The end, and beginning in the middle

over-when-nobody-can-place = The game is over when **nobody** can place a painting.
    .title = Over for everyone
    .problem = { $known ->
        [0] { $number ->
            [one] { $players } is not noted as out and has slots that some card still fits. Is it certain that nothing in hand does?
           *[other] { $players } are not noted as out and have slots that some card still fits. Is it certain that nothing in their hands does?
        }
        [one] { $players } can still place { $cards }.
       *[other] { $players } can still place any of these: { $cards }.
    }
    .why = The others play on turn after turn until they are stuck too.

resume-at-the-start = A log may begin **in the middle** of a game: enter what hangs already before the first turn.
    .title = Walls that hang already
    .problem = { $player }'s Musée is entered after turns were played. It replaces what the log had.
    .why = What came before is not known to the log, only what is left of it.

## What happens

event-place = Place a painting
    .line = { $player } hangs { $card }: { $gallery } gallery, slot { $slot }
event-retire = Can place nothing more
    .line = { $player } can place nothing more
event-claim = Take a bonus card
    .line = { $player } takes the bonus card of the { $gallery } gallery
event-hand = Note a hand
    .line = { $player }'s hand is noted
event-resume = Enter what hangs already
    .line = { $player }'s Musée as it hangs already
event-finish = Nobody can place any more
    .line = The game is over: nobody can place any more
event-pass = Pass or discard
    .line = { $player } passes
event-remove = Take a painting down
    .line = { $player } takes { $card } down

id-keep = drawn and kept
id-give = drawn and handed to the partner
id-no-draw = no card drawn

## Cells

group-play = What happens

row-play-place-player = Who
row-play-place-card = Number of the painting
row-play-place-gallery = Gallery
row-play-place-slot = Slot
    .help = Counted from the left.
row-play-place-draw = The card drawn
    .help = Leave blank: a card is drawn as long as there is one to draw.
row-play-retire-player = Who
row-play-claim-player = Who
row-play-claim-gallery = Gallery
row-play-pass-player = Who
row-play-pass-card = Card thrown away
row-play-remove-player = Whose wall
row-play-remove-card = Number of the painting
row-play-hand-player = Whose hand
row-play-hand-cards = Cards held
    .help = Only if you play with open hands.
row-play-hand-number = How many cards
row-play-resume-player = Whose Musée
row-play-resume-upper = Upper gallery
    .help = Exhibit numbers from left to right; leave free slots blank.
row-play-resume-middle = Middle gallery
    .help = Exhibit numbers from left to right; leave free slots blank.
row-play-resume-lower = Lower gallery
    .help = Exhibit numbers from left to right; leave free slots blank.
row-play-resume-bonuses = Gallery bonus cards held
row-play-resume-retired = Can place nothing more
row-play-resume-next = Who has the next turn

## The drawing

view-play = The game now
part-play-described = The walls of { $musees } Musées one below the other, each free slot with the numbers that fit. Below, all paintings: { $unseen } of them have not been seen yet.
part-play-turn = Turn: { $player }
part-play-anybody = Whose turn is it?
part-play-over = The game is over
part-play-deck = { $cards ->
    [one] Deck: 1 card
   *[other] Deck: { $cards } cards
}
part-play-out = out
part-play-one-out = { $player } is out
part-play-wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
part-play-slot = { $fits ->
    [0] { $player }, { $gallery } gallery, slot { $slot }: free, but no card is left that fits
   *[other] { $player }, { $gallery } gallery, slot { $slot }: free, takes { $least } to { $most }
}
part-play-unseen = { $unseen ->
    [one] One painting unseen
   *[other] { $unseen } paintings unseen
}
part-key-fits = numbers that fit a free slot
part-key-bonus-free = bonus card free
part-key-bonus-gone = bonus card gone
part-play-card = { $unseen ->
    [0] Painting { $card }: seen
   *[other] Painting { $card }: not seen yet
}
