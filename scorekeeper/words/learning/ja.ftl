# 学ぶためのページ。

app-learn-open = 学ぶ
app-learn-of = { $game }を学ぶ
app-learn-no-step = そのステップはこのレッスンにはありません。
app-learn-no-exam = このアドレスのテストは見つかりません。リンクが途中で切れていないか確かめてください。
app-learn-in-lesson = レッスンで学ぶ

# --- 入口 ---

app-learn-lesson = レッスン
app-learn-lesson-what = ルール説明の順に短いステップで進みます。どのステップにも問題があり、得点計算と同じルールで採点します。
app-learn-lesson-go = レッスンへ
app-learn-players = 何人で遊びますか
app-learn-players-any = 決めていない
app-learn-way = このゲームを遊んだことがありますか
app-learn-way-whole = 初めて遊ぶ
app-learn-way-short = 遊んだことがある
app-learn-begin = 始める
app-learn-go-on = 続ける
app-learn-steps-done = { $of }ステップ中{ $done }ステップ終了
app-learn-chapter-done = { $done }／{ $of }
app-learn-done-right = 正解：
app-learn-done-wrong = 終了：
app-learn-exam = テスト
app-learn-exam-what = 10問のテストです。問題は毎回変わり、間違えたルールから先に出ます。
app-learn-exam-begin = テストを始める
app-learn-exam-go-on = テストを続ける
app-learn-exam-best = これまでの最高：{ $of }問中{ $right }問正解
app-learn-ask = ルールを調べる
app-learn-ask-what = 遊んでいるときの言葉のまま質問できます。日本語、英語、スペイン語に対応しています。
app-learn-ask-open = 質問する
app-learn-glossary = 用語集
app-learn-glossary-what = 箱や説明書に出てくる言葉と、関係するルールです。
app-learn-glossary-open = 用語集を開く
app-learn-kept-title = 学習の記録について
app-learn-kept = 終えたステップと、ルールごとの覚え具合を、このブラウザの分だけ残しています。名前は残しません。
app-learn-kept-open = 終えたステップと、ルールごとの覚え具合を、このページを閉じるまで残しています。
app-learn-forget = ここで学んだ記録を消す

# --- ステップ ---

app-learn-step-of = { $at }／{ $of }
app-learn-check = 答え合わせ
app-learn-next = 次へ
app-learn-skip = とばす
app-learn-back = 戻る
app-learn-fresh = 数字を変える
app-learn-again = もう一度
app-learn-is-right = 正解
app-learn-is-wrong = 不正解
app-learn-answer-is = 正しい答え：
app-learn-or = |、または|
app-learn-less = 1減らす
app-learn-more = 1増やす
app-learn-part-how = 図の中をタップするか、名前で選んでください
app-learn-part-none = 場所を選ぶ
app-learn-need-number = まず整数を入力してください。
app-learn-need-answer = まず答えを1つ以上選んでください。
app-learn-need-part = まず場所を選んでください。

# --- 練習用のゲーム ---

app-learn-practice = 練習用のゲームです。「これまでのプレイ」には残りません。
app-learn-capstone-setup = セットアップする
app-learn-capstone-turn = { $of }手番中{ $at }手番目：{ $player }
app-learn-capstone-turn-how = テーブルの上で実際に動かしましょう。
app-learn-capstone-score = 得点を計算する
app-learn-capstone-score-how = プレイヤーごとに、項目ごとの点を数えましょう。点にならない項目は0です。
app-learn-capstone-lies = テーブルの上にあるもの（数えた結果）
app-learn-capstone-winner = 勝者はだれですか
app-learn-set-up = セットアップ完了
app-learn-compare = ルールと比べる
app-learn-lines-right = { $of }項目中{ $right }項目正解
app-learn-yours = あなたの答え：
app-learn-end = 終わる

# --- テスト ---

app-learn-question-of = 第{ $at }問／全{ $of }問
app-learn-exam-code = テスト { $code }
app-learn-exam-code-how = このページのアドレスを開けば、だれでも同じ10問を解けます：テスト { $code }
app-learn-to-result = 結果を見る
app-learn-exam-result = { $of }問中{ $right }問正解
app-learn-exam-wrong = 間違えた問題
app-learn-exam-right = 正解した問題
app-learn-exam-boxes = 間違えたルールは次のテストでまた出ます。正解したルールは、出るまでの間がだんだん長くなります。

# --- 質問 ---

app-learn-ask-title = { $game }のルールを調べる
app-learn-ask-field = 質問
app-learn-ask-find = ルールを探す
app-learn-looking = 調べています…
app-learn-ask-count = { $count }つのルールが見つかりました。
app-learn-example = 例：
app-learn-glossary-title = { $game }の用語集
