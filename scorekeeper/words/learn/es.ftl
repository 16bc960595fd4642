# Lo que dicen las lecciones y preguntas de todos los juegos.

answer-player = { $player }
answer-allowed = Se puede
answer-forbidden = No se puede
part-example = El dibujo es un ejemplo, no la mesa de la pregunta.

question-line = ¿Cuántos puntos se lleva { $player } por «{ $line }»?
question-total = ¿Cuántos puntos tiene { $player } en total?
question-points = ¿Cuántos puntos tiene { $player } ahora?
question-spot = Aquí hay algo imposible. Señálalo.
question-winners = ¿Quién gana? Marca a todos los ganadores.
question-order = Ordena a los jugadores, con el ganador primero.
question-allowed = ¿Se puede hacer esto?
question-next = ¿De quién es el turno ahora?
