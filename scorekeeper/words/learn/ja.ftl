# すべてのゲームのレッスンと問題で使う言葉。

answer-player = { $player }
answer-allowed = できます
answer-forbidden = できません
part-example = 図は一例で、問題の卓とは別です。

question-line = { $player }は「{ $line }」で何点になりますか。
question-total = { $player }は合計何点ですか。
question-points = { $player }は今、何点ですか。
question-spot = どこかにありえないところがあります。その場所を選んでください。
question-winners = 勝つのはだれですか。勝者を全員選んでください。
question-order = 1位から順にプレイヤーを並べてください。
question-allowed = これはできますか。
question-next = 次はだれの手番ですか。
