# What lessons and questions of every game say.

answer-player = { $player }
answer-allowed = It is allowed
answer-forbidden = It is not allowed
part-example = This drawing is an example, not the table asked about.

question-line = How many points does { $player } get for “{ $line }”?
question-total = How many points does { $player } have in all?
question-points = How many points does { $player } have now?
question-spot = Something here cannot be. Where? Point at it.
question-winners = Who wins? Mark everybody who does.
question-order = Put the players in order, the winner first.
question-allowed = Is this allowed?
question-next = Whose turn is it now?
