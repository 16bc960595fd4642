# Musée mientras se juega: reglas, lo que pasa, casillas y dibujo.

## Colgar pinturas

painting-in-play = Las pinturas van del **1 al 50**; con tres jugadores, hasta el **60**.
    .title = Pinturas de esta partida
    .problem = En esta partida no hay pintura { $found }: van de la 1 a la { $most }.
    .why = Las pinturas del 51 al 60 se quedan en la caja salvo a tres jugadores.

one-place-a-painting = De cada pintura hay **una sola**. La que cuelga de una pared, o está en una mano, no puede aparecer en otra parte.
    .title = Cada pintura, una vez
    .problem = { $twice ->
        [0] { $held ->
            [0] La pintura { $number } ya cuelga en el Musée de { $owner }.
           *[other] La pintura { $number } está en la mano de { $owner }.
        }
       *[other] La pintura { $number } está anotada dos veces en la misma mano.
    }
    .why = Uno de los dos números está mal leído o mal escrito.

paintings-stay = La pintura que se cuelga **se queda**: no se mueve ni se descuelga nunca.
    .title = Lo colgado, colgado está
    .problem = { $moved ->
        [0] La pintura { $number } ya no se puede descolgar de la pared de { $player }.
       *[other] La pintura { $number } ya cuelga en el Musée de { $player } y no se puede mover.
    }
    .why = Cada carta estrecha lo que cabe después, y eso pesa porque no tiene vuelta atrás.

slot-on-the-wall = Una galería tiene tantos huecos como fichas sus filas: seis, o cinco con tres jugadores.
    .title = Un hueco de la galería
    .problem = La galería { $gallery } no tiene hueco { $found }: van del 1 al { $last }.
    .why = Donde no hay ficha, no se cuelga nada.

slot-free = Una pintura va a un hueco **vacío** de tu propio Musée.
    .title = Un hueco vacío
    .problem = { $player }: el hueco { $slot } de la galería { $gallery } lo ocupa la pintura { $there }.
    .why = Nada se tapa, se mueve ni se cambia.

placed-in-order = A la **derecha** de una pintura solo van números mayores; a la **izquierda**, solo menores. Se pueden saltar todos los números y huecos que se quiera; una galería vacía admite cualquier carta en cualquier hueco.
    .title = En orden, de izquierda a derecha
    .problem = { $fits ->
        [0] { $left ->
            [0] La { $card } no puede ir a la izquierda de la { $other }. En ese hueco ya no cabe nada.
           *[other] La { $card } no puede ir a la derecha de la { $other }. En ese hueco ya no cabe nada.
        }
       *[other] { $left ->
            [0] La { $card } no puede ir a la izquierda de la { $other }. En el hueco { $slot } de la galería { $gallery } caben de la { $least } a la { $most }.
           *[other] La { $card } no puede ir a la derecha de la { $other }. En el hueco { $slot } de la galería { $gallery } caben de la { $least } a la { $most }.
        }
    }
    .why = Cada galería lleva su propia serie; las otras dos no cuentan.

card-from-hand = Se cuelga una pintura **de la propia mano**, boca arriba. Solo se comprueba si la mano está anotada.
    .title = De la propia mano
    .problem = { $player } no tiene la pintura { $card }. La mano anotada es { $hand }.
    .why = Las manos son secretas, así que casi nunca se puede saber. Si la mano se anotó mal, corrígela.

## Cartas de bonificación

claim-full-gallery = La carta de bonificación se coge cuando tu galería de ese nivel está **llena**.
    .title = Antes, llenarla
    .problem = { $free ->
        [one] { $player } no puede coger la bonificación de la galería { $gallery }: queda un hueco libre.
       *[other] { $player } no puede coger la bonificación de la galería { $gallery }: quedan { $free } huecos libres.
    }
    .why = La carta premia el último hueco.

claim-free-card = Hay **una** carta de bonificación por nivel, y quien la tiene la conserva.
    .title = Ya tiene dueño
    .problem = { $player } no puede coger la bonificación de la galería { $gallery }: la tiene { $holder }.
    .why = Una bonificación conseguida no se pierde.

claim-first-filler = Solo el **primero** en llenar un nivel se lleva su carta de bonificación.
    .title = El primero en llenarla
    .problem = { $player } no puede coger la bonificación de la galería { $gallery }: { $first } llenó antes ese nivel.
    .why = Cada nivel es una carrera. Una carta olvidada sigue siendo de quien llegó primero.
    .silent = El reglamento no dice qué pasa si se olvida reclamarla. El programa da la carta a quien llena antes el nivel, sin que nadie la pida.

## Turnos

turn-order = Los turnos van **hacia la izquierda**, saltando a quien ya no puede colocar.
    .title = A quién le toca
    .problem = Le toca a { $now }, no a { $player }. Si { $now } ya no puede colocar, anótalo antes.
    .why = Un turno perdido es una pintura menos en la pared.

one-placement-a-turn = En tu turno **debes** colgar una pintura y después robar una carta: dos acciones, en este orden.
    .title = Una pintura por turno
    .problem = { $player } acaba de jugar su turno; ahora le toca a { $now }. Si { $now } ya no puede colocar, anótalo antes.
    .why = Solo cuando los demás están fuera se juega un turno tras otro.

retired-stay-out = Quien no pudo colgar una pintura **no cuelga más** en toda la partida.
    .title = Fuera es fuera
    .problem = { $finished ->
        [0] Consta que { $player } ya no puede colocar, así que no cuelga más en esta partida. Si fue un error, deshaz esa anotación.
       *[other] El registro dice que la partida ha terminado. Para seguir, deshaz esa anotación.
    }
    .why = La carta que no cabe ahora tampoco cabrá después: los huecos solo se estrechan.

retire-only-when-stuck = Solo se para cuando **ninguna carta** de la mano cabe en un hueco libre.
    .title = Solo si no cabe nada
    .problem = { $known ->
        [0] { $stuck ->
            [0] { $player } todavía puede colocar: todas las cartas que quedan caben en su Musée.
            [one] { $player } todavía puede colocar: de las { $held } cartas de su mano, como mucho una no cabe.
           *[other] { $player } todavía puede colocar: de las { $held } cartas de su mano, como mucho { $stuck } no caben.
        }
        [one] { $player } todavía puede colocar la { $cards }.
       *[other] { $player } todavía puede colocar cualquiera de estas: { $cards }.
    }
    .why = No se puede pasar, y en una galería sin nada cabe cualquier carta.
    .silent = Las manos son secretas, así que casi siempre vale tu palabra. Solo se rechaza cuando lo colgado demuestra que algo tiene que caber.

no-passing = **Nunca se pasa**. Quien puede colgar una pintura la cuelga; quien no puede, queda fuera.
    .title = No se pasa
    .problem = { $player } no puede pasar. Si tiene una carta que cabe, debe colocarla; si no, anota que ya no puede colocar.
    .why = Esperar una carta mejor sería demasiado fácil.

no-discards = **Nunca se descarta** una carta.
    .title = No se descarta
    .problem = { $player } no puede tirar la pintura { $card }. Sigue en su mano hasta que la cuelgue o acabe la partida.
    .why = Las cartas que no te convienen son la mitad del juego.

## Robar y manos

draw-after-placing = Después de colgar **se roba una carta** del mazo boca abajo y se añade a la mano. Ahí acaba el turno y sigue el jugador de la izquierda.
    .title = Colgar y robar
    .problem = { $deck ->
        [one] { $player } tiene que robar: queda una carta en el mazo.
       *[other] { $player } tiene que robar: quedan { $deck } cartas en el mazo.
    }
    .why = Si te olvidas de robar, tendrás una carta menos donde elegir hasta el final.

draws-in-deck = No se roban más cartas de las que quedan tras repartir: **40** con dos jugadores, **45** con tres, **30** con cuatro.
    .title = No quedan cartas que robar
    .problem = El mazo está vacío: sería el robo { $found } de { $most }.
    .why = Con dos jugadores no se agota nunca.

last-two-cards = Con **cuatro jugadores**, las dos últimas cartas son una para cada equipo. Quien roba una puede quedársela o **dársela a su compañero**, y lo decide antes de que nadie la mire.
    .title = Las dos últimas cartas
    .problem = { $teams ->
        [0] { $player } no puede dar una carta: eso solo se hace entre compañeros, con cuatro jugadores.
       *[other] { $player } todavía no puede darle la carta a su compañero: solo una de las dos últimas, y quedan { $deck }.
    }
    .why = Así puede recibirla quien tenga mejor sitio donde colgarla.
    .silent = El reglamento no dice qué pasa si el compañero ya está fuera. El programa te deja elegir.

cards-in-all = Entre lo colgado y lo que hay en las manos no puede haber más cartas de las que tiene la partida.
    .title = Cartas en total
    .problem = { $hung } pinturas colgadas y { $held } cartas en las manos: { $found } en total. La partida tiene { $most }.
    .why = Alguna mano está mal contada.

two-cards-stay-out = Con **tres jugadores**, nadie roba más cuando solo quedan **dos** cartas. Esas dos no entran en juego.
    .title = Dos cartas se quedan fuera
    .problem = { $deck ->
        [0] Habría { $found } cartas en juego; con tres jugadores dos se quedan sin robar, así que { $most } como mucho.
       *[other] Solo quedan las dos últimas cartas: con tres jugadores no las roba nadie.
    }
    .why = Así nunca se sabe del todo qué cartas faltan por salir.
    .silent = El reglamento dice además que entonces los tres han robado lo mismo, y con dos cartas de sobra no sale: tendrían que ser tres. Cuando quedan tres, el programa admite ambas cosas.

five-in-hand = Después de robar vuelves a tener **cinco** cartas, mientras se robe.
    .title = Otra vez cinco cartas
    .problem = { $found ->
        [one] { $player } tiene una carta; después de robar deberían ser { $expected }.
       *[other] { $player } tiene { $found } cartas; después de robar deberían ser { $expected }. Seis solo están bien si el compañero acaba de dar una.
    }
    .why = Una carta de menos es un robo olvidado; una de más, un robo sin pintura.

## El final, y empezar a medias

over-when-nobody-can-place = La partida acaba cuando **nadie** puede colgar una pintura.
    .title = Acabada para todos
    .problem = { $known ->
        [0] { $number ->
            [one] No consta que { $players } esté fuera, y en su Musée hay huecos donde aún cabe alguna carta. ¿Seguro que no cabe ninguna de su mano?
           *[other] No consta que { $players } estén fuera, y en sus Musées hay huecos donde aún cabe alguna carta. ¿Seguro que no cabe ninguna de sus manos?
        }
        [one] { $players } todavía puede colocar la { $cards }.
       *[other] { $players } todavía puede colocar cualquiera de estas: { $cards }.
    }
    .why = Los demás siguen, turno tras turno, hasta quedarse también sin jugada.

resume-at-the-start = El registro puede empezar **a media partida**: anota lo que ya cuelga antes del primer turno.
    .title = Lo que ya cuelga
    .problem = El Musée de { $player } se anota cuando ya se han jugado turnos. Sustituye a lo que decía el registro.
    .why = Lo anterior no se conoce; solo lo que queda de ello.

## Lo que pasa

event-place = Colgar una pintura
    .line = { $player } cuelga la { $card }: galería { $gallery }, hueco { $slot }
event-retire = Ya no puede colocar
    .line = { $player } ya no puede colocar
event-claim = Coger una bonificación
    .line = { $player } coge la bonificación de la galería { $gallery }
event-hand = Anotar una mano
    .line = Se anota la mano de { $player }
event-resume = Anotar lo que ya cuelga
    .line = Lo que ya cuelga en el Musée de { $player }
event-finish = Ya nadie puede colocar
    .line = Fin de la partida: ya nadie puede colocar
event-pass = Pasar o descartar
    .line = { $player } pasa
event-remove = Descolgar una pintura
    .line = { $player } descuelga la { $card }

id-keep = robada y conservada
id-give = robada y dada al compañero
id-no-draw = no se roba

## Casillas

group-play = Lo que pasa

row-play-place-player = Quién
row-play-place-card = Número de la pintura
row-play-place-gallery = Galería
row-play-place-slot = Hueco
    .help = Contando desde la izquierda.
row-play-place-draw = La carta robada
    .help = En blanco: se roba mientras queden cartas que robar.
row-play-retire-player = Quién
row-play-claim-player = Quién
row-play-claim-gallery = Galería
row-play-pass-player = Quién
row-play-pass-card = Carta descartada
row-play-remove-player = De quién es la pared
row-play-remove-card = Número de la pintura
row-play-hand-player = De quién es la mano
row-play-hand-cards = Cartas de la mano
    .help = Solo si jugáis con las manos a la vista.
row-play-hand-number = Cuántas cartas
row-play-resume-player = De quién es el Musée
row-play-resume-upper = Galería superior
    .help = Números de izquierda a derecha; deja en blanco los huecos libres.
row-play-resume-middle = Galería media
    .help = Números de izquierda a derecha; deja en blanco los huecos libres.
row-play-resume-lower = Galería inferior
    .help = Números de izquierda a derecha; deja en blanco los huecos libres.
row-play-resume-bonuses = Bonificaciones de galería conseguidas
row-play-resume-retired = Ya no puede colocar
row-play-resume-next = A quién le toca

## El dibujo

view-play = La partida ahora
part-play-described = Las paredes de { $musees } Musées, uno debajo de otro, y en cada hueco libre los números que caben. Debajo, todas las pinturas: quedan { $unseen } por ver.
part-play-turn = Turno: { $player }
part-play-anybody = ¿A quién le toca?
part-play-over = La partida ha terminado
part-play-deck = { $cards ->
    [one] Mazo: 1 carta
   *[other] Mazo: { $cards } cartas
}
part-play-out = sin jugada
part-play-one-out = { $player }, sin jugada
part-play-wins = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
part-play-slot = { $fits ->
    [0] { $player }, galería { $gallery }, hueco { $slot }: libre, pero no queda carta que quepa
   *[other] { $player }, galería { $gallery }, hueco { $slot }: libre, caben de la { $least } a la { $most }
}
part-play-unseen = { $unseen ->
    [one] Una pintura por ver
   *[other] { $unseen } pinturas por ver
}
part-key-fits = números que caben en un hueco libre
part-key-bonus-free = bonificación libre
part-key-bonus-gone = bonificación ya tomada
part-play-card = { $unseen ->
    [0] Pintura { $card }: ya vista
   *[other] Pintura { $card }: por ver
}
