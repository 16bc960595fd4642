# La página donde se aprende.

app-learn-open = Aprender
app-learn-of = Aprender { $game }
app-learn-no-step = Esta lección no tiene ese paso.
app-learn-no-exam = En esta dirección no hay ningún examen. Mira si el enlace está entero.
app-learn-in-lesson = En la lección

# --- la entrada ---

app-learn-lesson = Lección
app-learn-lesson-what = Pasos cortos, en el orden en que se explica un juego, y en cada uno algo que hacer. Lo corrigen las mismas reglas que puntúan.
app-learn-lesson-go = A la lección
app-learn-players = ¿Cuántos vais a jugar?
app-learn-players-any = Cualquier número
app-learn-way = ¿De dónde partes?
app-learn-way-whole = No lo conozco
app-learn-way-short = Ya sé jugar
app-learn-begin = Empezar
app-learn-go-on = Seguir
app-learn-steps-done = { $done } de { $of } pasos hechos
app-learn-chapter-done = { $done } de { $of }
app-learn-done-right = Bien: 
app-learn-done-wrong = Hecho: 
app-learn-exam = Examen
app-learn-exam-what = Diez preguntas, distintas cada vez. Lo que fallaste vuelve a salir lo primero.
app-learn-exam-begin = Empezar un examen
app-learn-exam-go-on = Seguir con el examen
app-learn-exam-best = Tu mejor examen: { $right } de { $of } bien
app-learn-ask = Preguntar a las reglas
app-learn-ask-what = Pregunta como lo harías en la mesa, en español, inglés o japonés.
app-learn-ask-open = Hacer una pregunta
app-learn-glossary = Glosario
app-learn-glossary-what = Las palabras de la caja y del reglamento, y las reglas en las que cuentan.
app-learn-glossary-open = Abrir el glosario
app-learn-kept-title = Qué se guarda de lo que aprendes
app-learn-kept = Los pasos hechos y lo bien que te sabes cada regla, solo para este navegador. No se guarda ningún nombre.
app-learn-kept-open = Los pasos hechos y lo bien que te sabes cada regla, hasta que cierres esta página.
app-learn-forget = Olvidar lo que he aprendido aquí

# --- un paso ---

app-learn-step-of = { $at } de { $of }
app-learn-check = Comprobar
app-learn-next = Siguiente
app-learn-skip = Saltar
app-learn-back = Atrás
app-learn-fresh = Cambiar los números
app-learn-again = Otra vez
app-learn-is-right = Bien
app-learn-is-wrong = No es eso
app-learn-answer-is = Respuesta correcta:
app-learn-or = | o |
app-learn-less = Uno menos
app-learn-more = Uno más
app-learn-part-how = Tócalo en el dibujo o elígelo por su nombre
app-learn-part-none = Elige una parte
app-learn-need-number = Escribe antes un número entero.
app-learn-need-answer = Marca antes al menos una respuesta.
app-learn-need-part = Señala antes una parte.

# --- la partida de prueba ---

app-learn-practice = Esta partida es para practicar. No se guarda en el historial.
app-learn-capstone-setup = Prepárala
app-learn-capstone-turn = Turno { $at } de { $of }: { $player }
app-learn-capstone-turn-how = Hazlo en tu mesa:
app-learn-capstone-score = Puntúala
app-learn-capstone-score-how = Cuenta cada línea de cada jugador. La que no da nada vale 0.
app-learn-capstone-lies = Lo que hay en la mesa, contado
app-learn-capstone-winner = ¿Quién gana?
app-learn-set-up = Ya está preparada
app-learn-compare = Comparar con las reglas
app-learn-lines-right = { $right } de { $of } líneas bien
app-learn-yours = Tu respuesta:
app-learn-end = Terminar

# --- el examen ---

app-learn-question-of = Pregunta { $at } de { $of }
app-learn-exam-code = Examen { $code }
app-learn-exam-code-how = Quien abra la dirección de esta página tendrá las mismas diez preguntas: examen { $code }.
app-learn-to-result = Ver el resultado
app-learn-exam-result = { $right } de { $of } bien
app-learn-exam-wrong = Lo que has fallado
app-learn-exam-right = Lo que has acertado
app-learn-exam-boxes = La regla que fallas sale en tu próximo examen; la que aciertas tarda cada vez más en volver.

# --- preguntar ---

app-learn-ask-title = Preguntar a las reglas de { $game }
app-learn-ask-field = Tu pregunta
app-learn-ask-find = Buscar la regla
app-learn-looking = Buscando…
app-learn-ask-count = { $count ->
    [one] Responde una regla.
   *[other] Responden { $count } reglas, la mejor primero.
}
app-learn-example = Por ejemplo:
app-learn-glossary-title = Glosario de { $game }
