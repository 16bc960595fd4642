# プレイ中の画面
app-part-play = プレイ

app-play-along = プレイを記録する
app-play-none = このゲームの進行はここでは記録できません。
app-play-now = 現在の状況
app-play-turn = { $player }の手番
app-play-nobody = 次はだれからでもかまいません
app-play-over = ゲームは終了しました
app-play-round = 第{ $number }ラウンド
app-play-points = ここまでの得点：{ $points }
app-play-to-score = 得点計算へ進む
app-play-view-only = 閲覧のみです。入力するには、この卓を作った人に入力用のリンクをもらってください。
app-play-seats-stay = 手番は席ごとに記録されているため、席はもう変えられません。先に最初まで取り消してください。

app-play-what = 何をしますか
app-play-more = その他
app-play-undo = 取り消す
app-play-redo = やり直す
app-play-empty = まだ何も入力されていません。

app-play-enter = 入力する
app-play-save = 変更を保存する
app-play-put-in = 挿入する
app-play-house = ハウスルールとして残す
app-play-editing = 記録{ $number }
app-play-inserting = 記録{ $number }の前
app-play-which = 起きたこと
app-play-optional = その他の項目（記録する場合）
app-play-fits = 選べるもの：{ $values }
app-play-nothing-fits = 今選べるものはありません
app-play-now-possible = 今できるもの
app-play-now-not = 今はできないもの
app-play-of-seat = { $title }（{ $player }）
app-play-at-place = { $title }（{ $row }行{ $column }列）
app-play-not-number = 数ではありません
app-play-not-number-in = 数として読めない項目があります。
app-play-missing = まだ必要な項目：{ $what }
app-play-fine = ルール上、問題ありません。
app-play-refused = 入力されませんでした。ルール上できません。
app-play-meanwhile = その間に別の端末で入力がありました：{ $what }。まだ有効なら、そのあとに入力してください。

app-play-log-short = 記録はゲームの終わりまで届いていません。「記録から」とある欄はそこまでの値です。数え直してください。
app-play-log = 記録
app-play-earlier = 以前の記録を表示する
app-play-change = 記録{ $number }を変更する
app-play-edit = 編集する
app-play-insert = 前に挿入する
app-play-strike = 除外する
app-play-unstrike = 除外をやめる
app-play-is-house = ハウスルール
app-play-is-struck = 除外
app-play-is-broken = 成り立たない
app-play-broken-count = ルール上成り立たない記録が{ $count }件あります。

app-play-clock-start = 時計を使う
app-play-clock-go-on = 時計を動かす
app-play-clock-pause = 時計を止める
app-play-clock-off = 時計を片付ける

app-play-links = この卓の端末
app-play-links-what = ほかの人も自分のスマートフォンで見たり入力したりできます。
app-play-links-open = リンクとQRコードを表示する
app-play-links-how = このアドレスを開いた人は、この卓に参加します。
app-play-links-local = このアドレスはこの機器でしか使えません。スマートフォンから開くには、--lanを付けて起動してください。
app-play-qr = アドレスのQRコード
app-play-link-list = 渡したリンク
app-play-link-new = 新しいリンク
app-play-link-new-view = 閲覧用
app-play-link-new-enter = 入力用
app-play-link-new-manage = 管理用
app-play-link-view = 閲覧
app-play-link-enter = 入力
app-play-link-manage = 管理
app-play-link-this = このページ
app-play-link-show = QRコードを表示する
app-play-link-revoke = 無効にする
