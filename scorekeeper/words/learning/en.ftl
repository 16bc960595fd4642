# The page where one learns.

app-learn-open = Learn
app-learn-of = Learn { $game }
app-learn-no-step = There is no such step in this lesson.
app-learn-no-exam = There is no exam at this address. Look whether the link is whole.
app-learn-in-lesson = In the lesson

# --- the way in ---

app-learn-lesson = Lesson
app-learn-lesson-what = Short steps in the order people teach, each with something to do. The rules that score mark it.
app-learn-lesson-go = To the lesson
app-learn-players = How many will play?
app-learn-players-any = Any number
app-learn-way = Where do you start from?
app-learn-way-whole = I am new to it
app-learn-way-short = I know the game
app-learn-begin = Begin
app-learn-go-on = Go on
app-learn-steps-done = { $done } of { $of } steps done
app-learn-chapter-done = { $done } of { $of }
app-learn-done-right = Right: 
app-learn-done-wrong = Done: 
app-learn-exam = Exam
app-learn-exam-what = Ten questions, others each time. What you got wrong comes back first.
app-learn-exam-begin = Begin an exam
app-learn-exam-go-on = Go on with the exam
app-learn-exam-best = Best so far: { $right } of { $of } right
app-learn-ask = Ask the rules
app-learn-ask-what = Ask as you would at the table, in English, Spanish or Japanese.
app-learn-ask-open = Ask a question
app-learn-glossary = Glossary
app-learn-glossary-what = The words on the box and in the booklet, and the rules they matter in.
app-learn-glossary-open = Open the glossary
app-learn-kept-title = What is kept of your learning
app-learn-kept = Steps you have done and how well you know each rule, for this browser only. No name goes with it.
app-learn-kept-open = Steps you have done and how well you know each rule, until this page is closed.
app-learn-forget = Forget what I learned here

# --- a step ---

app-learn-step-of = { $at } of { $of }
app-learn-check = Check
app-learn-next = Next
app-learn-skip = Skip
app-learn-back = Back
app-learn-fresh = Change the numbers
app-learn-again = Again
app-learn-is-right = Right
app-learn-is-wrong = Not right
app-learn-answer-is = Right answer:
app-learn-or = | or |
app-learn-less = One less
app-learn-more = One more
app-learn-part-how = Tap it in the drawing, or choose it by name
app-learn-part-none = Choose a part
app-learn-need-number = Type a whole number first.
app-learn-need-answer = Mark at least one answer first.
app-learn-need-part = Point at a part first.

# --- the capstone ---

app-learn-practice = This table is for practice. It is not kept in the history.
app-learn-capstone-setup = Set it up
app-learn-capstone-turn = Turn { $at } of { $of }: { $player }
app-learn-capstone-turn-how = Do it on your table:
app-learn-capstone-score = Score it
app-learn-capstone-score-how = Count each line for each player. A line that gives nothing is 0.
app-learn-capstone-lies = What lies on the table, counted
app-learn-capstone-winner = Who wins?
app-learn-set-up = It is set up
app-learn-compare = Compare with the rules
app-learn-lines-right = { $right } of { $of } lines right
app-learn-yours = Your answer:
app-learn-end = Finish

# --- the exam ---

app-learn-question-of = Question { $at } of { $of }
app-learn-exam-code = Exam { $code }
app-learn-exam-code-how = Whoever opens this page's address gets the same ten questions: exam { $code }.
app-learn-to-result = See the result
app-learn-exam-result = { $right } of { $of } right
app-learn-exam-wrong = What went wrong
app-learn-exam-right = What went right
app-learn-exam-boxes = A rule you got wrong is asked in your next exam; one you got right waits longer each time.

# --- asking ---

app-learn-ask-title = Ask the rules of { $game }
app-learn-ask-field = Your question
app-learn-ask-find = Find the rule
app-learn-looking = Looking it up…
app-learn-ask-count = { $count ->
    [one] One rule answers.
   *[other] { $count } rules answer, the best first.
}
app-learn-example = For example:
app-learn-glossary-title = Glossary of { $game }
