# コマンドラインと得点明細の言葉。

id-bruxelles-1897 = ブリュッセル1897
id-musee = ミュッセ
id-new-york-1901 = ニューヨーク1901
id-orleans = オルレアン

total = 合計
so-far = 途中まで{ $points }点
blank = －
findings = ルールから分かること
no-winner = まだ数えていないものがあるため、勝者は決まっていません。
wins = { $count ->
    [1] { $winners }の勝ちです。
   *[other] { $winners }が勝利を分け合います。
}
tie-shared = すべて同じなので、順位を分け合います
tie-missing = 未決着：まだ数えていないものがあります
step-joiner = | → |
rests-on = この結果は、ルールに書かれていない点の選び方によります：{ $option }＝{ $value }
line-extra = { $text }（独自の点・未確認）
line-not-counted = まだ数えていません

severity-error = エラー
severity-warning = 警告
severity-note = 注意

stage-setup = セットアップ
stage-play = プレイ中
stage-final = 終了時の状態
stage-scoring = 得点計算
stage-tie-break = タイブレーク

confidence-printed = ルールに書かれています
confidence-found = 公開されている資料によります
confidence-derived = ルールから導かれます
confidence-assumed = 推定です：ルールに書かれていません

rule-source = 出典
rule-confidence = 確かさ
rule-why = 理由
rule-silent = ルールに書かれていないこと
rule-option = オプション
rule-examples = 計算例
rule-statements = ルール文の項目
ask-silent = ルールには書かれていません。
ask-option = このプログラムでは次のオプションに従います：{ $option }
ask-nearest = 近いルール：
game-players = { $least }〜{ $most }人
game-editions = 版
game-options = オプション

# 形式の誤り：記録のどこが違い、どうすればよいか。

id-type-null = 空の値
id-type-truth = true か false
id-type-number = 数
id-type-text = 文字列
id-type-list = リスト
id-type-object = オブジェクト
id-type-value = 値

fault-not-json = JSONとして読めません：{ $line }行{ $column }文字目を直して、もう一度お試しください。
fault-not-json-value = JSONとして読めない値（NaN、長すぎる数、終わりのない括弧など）が含まれています。
fault-not-utf8 = UTF-8で書かれていません。UTF-8で保存し直してください。
fault-too-big = { $most }MBを超えています。スコアの記録はこれほど大きくなりません。ファイルを確かめてください。
fault-no-file = ファイルがないか、読めません。名前を確かめてください。
fault-twice = 同じオブジェクトに「{ $key }」が2回あります。片方を消してください。
fault-wrong-type = ここにあるのは{ $found }ですが、{ $expected }が必要です。
fault-not-whole = { $found }は整数ではありません。
fault-bad-text = 文字として扱えないものが含まれています。入力し直してください。
fault-needed = 必要な項目がありません。
fault-unknown-key = ここにこの項目はありません。消すか、名前を確かめてください。
fault-unknown-key-near = ここにこの項目はありません。「{ $near }」のことでしょうか。
fault-unknown-id = 「{ $found }」はここでは使えません。使えるもの：{ $choices }
fault-unknown-id-near = 「{ $found }」はここでは使えません。「{ $near }」のことでしょうか。
fault-unknown-game = 「{ $found }」というゲームはありません。使えるもの：{ $choices }
fault-unknown-game-near = 「{ $found }」というゲームはありません。「{ $near }」のことでしょうか。
fault-unknown-seat = 席{ $found }はありません。席の番号は0から{ $last }までです。
fault-unknown-player = この卓に「{ $found }」という人はいません。
fault-ambiguous-player = 「{ $found }」という人が2人以上います。席の番号を書いてください。
fault-newer-format = 形式が{ $found }で、新しい版で作られています。このプログラムを更新してください。
fault-unknown-format = スコアの記録ではありません。formatは{ $expected }のはずです。
fault-unknown-rule = 「{ $found }」というルールはありません。
fault-unknown-rule-near = 「{ $found }」というルールはありません。「{ $near }」のことでしょうか。
fault-rule-shape = ルールは「ゲーム:ルール」の形で書きます。例：{ $example }
fault-more = …ほか{ $count }件。
fault-refused = { $text }

seed-noted = シード値{ $seed }で決めました。

cli-about = ボードゲームの得点を正しく数えます。セットアップの確認、終了時の得点計算、同点の決着を、それぞれ根拠のルールとともに示します。
cli-no-app = アプリには追加のパッケージが必要です。次を実行してください：pip install "tabletop-scorekeeper[app]"
cli-nothing-found = 問題は見つかりませんでした。

## App

app-home = ホーム
app-parts = ゲームの各画面
app-part-players = プレイヤー
app-part-setup = セットアップ
app-part-score = 得点計算
app-part-result = 結果
app-language = 言語
app-saved = 保存済み
app-not-saved = 未保存
app-close = 閉じる
app-cancel = やめる
app-dismiss = 閉じる

app-what-to-count = どのゲームを遊びましたか
app-for-players = { $least }〜{ $most }人
app-start-score = 得点計算
app-start-setup = セットアップ
app-continue-tables = 続きから
app-finished-tables = 終わったゲーム
app-deleted-tables = 削除したゲーム
app-deleted-count = 削除したゲームが{ $count }件あります（30日間は元に戻せます）
app-more-tables = ほか{ $count }件
app-continue = 続ける
app-open = 開く
app-bring-back = 元に戻す
app-abandoned = 中断

app-who-plays = 誰が遊びますか
app-how-many = プレイ人数
app-player-number = プレイヤー{ $number }
app-name-of = プレイヤー{ $number }の名前
app-move-up = { $player }を上へ
app-move-down = { $player }を下へ
app-remove = { $player }を外す
app-any-colour = 色
app-colour-of = { $player }の色
app-colour-blue = 青
app-colour-orange = オレンジ
app-colour-green = 緑
app-colour-purple = 紫
app-colour-red = 赤
app-colour-yellow = 黄
app-colour-white = 白
app-colour-black = 黒
app-colour-grey = 灰
app-colour-brown = 茶
app-colour-pink = ピンク
app-colour-turquoise = 青緑
app-team = チーム{ $number }
app-team-of = { $player }のチーム
app-start-player = スタートプレイヤー
app-not-noted = 記録なし
app-draw = 抽選する
app-drawn = 抽選の結果：

app-setup-list = { $count }人用のセットアップ
app-no-setup-list = この人数のセットアップはルールに書かれていません。
app-draw-setup = セットアップを抽選する
app-draw-setup-how = ルールで無作為に決めるものを、公平に抽選します。同じシード値なら同じ結果になります。
app-seed = シード値
app-no-seed = シード値は12桁までの整数です。
app-ask-redraw = もう一度抽選しますか？
app-ask-redraw-what = 入力済みのセットアップは置き換わります。
app-ask-redraw-yes = 抽選する
app-check-setup = 並べたものを確かめる
app-check-setup-how = 見えているものを入力してください。ルールに合わないところは図に印が付き、下に説明が出ます。
app-rule-of = ルール：{ $rule }

app-go-there = 入力欄へ
app-clash = ここには2台の端末から別の値が入力されました。この端末は{ $ours }、もう1台は{ $theirs }です。どちらも上書きされていません。
app-keep-ours = { $ours }を残す
app-keep-theirs = { $theirs }にする
app-finish = 計算を終えて結果を見る
app-is-finished = このゲームは終わっています。
app-is-abandoned = このゲームは中断されました。
app-to-result = 結果を見る
app-options = ルールに書かれていない点

app-points = { $count }点
app-places = 順位
app-tie = { $points }点で同点です。決め手：
app-receipts = 得点の内訳
app-lines-missing = まだ数えていない項目が{ $count }個あります。
app-to-score = 得点計算に戻る
app-reopen = 計算に戻す
app-abandon = 中断する
app-delete = 削除する

app-ask-remove = { $player }を外しますか
app-ask-remove-what = { $player }について入力した内容も消えます。
app-ask-remove-yes = 外す
app-ask-count = 人数を変えますか
app-ask-count-what = 入力した内容の一部は行き場がなくなり、消えます。
app-ask-count-yes = 変える
app-ask-abandon = このゲームを中断しますか
app-ask-abandon-what = 勝者なしの中断として残ります。あとで計算に戻せます。
app-ask-abandon-yes = 中断する
app-ask-delete = このゲームの記録を削除しますか
app-ask-delete-what = 30日間はホームから元に戻せます。
app-ask-delete-yes = 削除する
app-source-record = 結果を読み取るために必要なこと

app-lost = 接続が切れました。つながりしだい、自動で元に戻ります。
app-lost-waiting = 接続が切れました。入力した内容は未保存のままこの画面に残り、つながりしだい自動で元に戻ります。
app-lost-still = まだ接続できません。プログラムが動いているか確かめてから、読み込み直してください。
app-again = 読み込み直す

app-no-number = 「{ $text }」は数として読めません。数字か、20+5+3のような足し算を入力してください。
app-half = 持ち主と数字は組で入力します。両方を入れるか、両方とも空けてください。
app-no-table = このアドレスのゲームは見つかりません。リンクが途中で切れていないか確かめてください。
app-deleted = このゲームの記録は削除されています。作った端末なら、30日間は下の一覧から元に戻せます。
app-revoked = このリンクは取り消されています。送ってくれた人に新しいリンクをもらってください。
app-role = このリンクではその変更はできません。ゲームを作った人に頼んでください。
app-no-game = そのゲームはここにはありません。
app-no-rule = そのルールはここにはありません。
app-no-language = その言語にはまだ対応していません。日本語、英語、スペイン語があります。
app-unreadable = このゲームの記録は新しい版のプログラムで作られています。開くにはプログラムを更新してください。
app-changed-meanwhile = 別の端末で変更されました。いま見えているのはその内容です。必要ならもう一度入力してください。
app-name-too-long = 名前が長すぎて保存できません。短い名前にしてください。
app-fault = プログラムに不具合が起きました。保存した内容は無事です。ページを読み込み直してください。
app-refused-bad-url = データベースのアドレスが正しくありません。--dbで正しいものを指定して起動し直してください。
app-refused-no-driver = PostgreSQL用の部品がありません。tabletop-scorekeeper[postgres]をインストールしてください。
app-refused-unreachable = データベースから応答がありません。入力した内容は、応答があるまでこの画面に残ります。
app-refused-read-only = データベースに書き込めません。フォルダーを書き込み可能にしてください。入力した内容はこの画面に残ります。
app-refused-locked = データベースを別のプログラムが使っています。閉じてください。入力した内容はこの画面に残ります。
app-refused-full = ディスクがいっぱいです。空きを作ってください。入力した内容はこの画面に残ります。
app-refused-corrupt = データベースが壊れています。バックアップから戻してください。入力した内容はこの画面に残ります。
app-refused-not-a-store = 別のプログラムのデータベースです。--dbで別のものを指定して起動し直してください。
app-refused-newer-database = 新しい版のプログラムで書かれたデータベースです。プログラムを更新してください。
app-refused-failed = いまデータベースを使えません。入力した内容はこの画面に残ります。

pad-less = 1減らす
pad-more = 1増やす
pad-sum = 足し算を続ける
pad-yes = はい
pad-no = いいえ
pad-none = なし
pad-owner = 持ち主
pad-value = 数字
pad-counted = すべて空き
pad-all = すべて入力済み
pad-table = 共通
pad-columns = 誰の得点か
pad-caption = スコアシート：行は数えるもの、列はプレイヤー
pad-done = { $done }／{ $of }
pad-not-number = 数ではない

## Exchange

fault-score-value = 「{ $text }」はこの値になりません。どちらかを直してください。
fault-not-zip = アーカイブが壊れているか、パスワードがかかっています。作り直してお試しください。
fault-zip-in-zip = アーカイブの中にアーカイブがあります。展開してから、それだけを取り込んでください。
fault-too-many-files = このアーカイブには{ $most }個を超えるファイルがあります。分けて取り込んでください。
fault-empty-file = ファイルが空です。
fault-unknown-file = ここで読めるプレイ記録ではありません。読めるもの：BG Stats、BGGのプレイ（XML）、長い形式のCSV、このプログラムのファイル。
fault-bgg-error = プレイの一覧ではなく、BoardGameGeekのページ（おそらくエラー表示）です。もう一度ダウンロードしてください。
fault-xml-doctype = このXMLは文書型を宣言しています。プレイの一覧にはないものなので、読むのをやめました。
fault-not-xml = XMLとして読めません：{ $line }行目。もう一度ダウンロードしてください。
fault-not-csv = 表の{ $line }行目が読めません。閉じていない引用符がないか確かめてください。
fault-no-play = プレイではなく、ほかのプログラムの設定です。
fault-too-many-players = 1回のプレイに{ $most }人を超えるプレイヤーがいるため、取り込みません。
fault-too-many-rows = 1回のプレイに{ $most }行を超える行があります。play_idの列を確かめてください。
fault-no-date = 「{ $found }」は日付ではありません。日付なしで残します。
fault-date-unsure = 「{ $found }」は一通りに読める日付ではありません。2026-11-28のように書いてください。
fault-no-game = どのゲームか書かれていません。不明なゲームのプレイとして残します。
fault-no-player = だれか書かれていません。不明なプレイヤーの得点として残します。
fault-score-unsure = 「{ $found }」は二通りに読めます。文字のまま残し、計算には入れません。
fault-sum-differs = 得点表の合計は{ $sheet }、得点は{ $score }です。両方を残し、得点のほうを使います。
fault-outcome-differs = 得点から見ると順位が違います。ファイルの順位を残します。
fault-superseded = 同じファイルに、このプレイの新しい版があります。
fault-came-before = 同じプレイが、このファイルかほかのファイルに先に出てきました。
fault-elsewhere = このプレイは別の端末がすでに持っています。
fault-deleted-here = このプレイはここで削除されました。削除した卓の一覧から戻せます。
fault-made-here = このプレイはここで記録したものです。そのままにします。
fault-counted-here = このプレイは取り込んだあとここで数えられています。そのままにします。
fault-differs = このプレイは違う内容ですでにあり、どちらが新しいか分かりません。そのままにします。
fault-store-name-too-long = 名前が長すぎて残せません。短くしてもう一度取り込んでください。
fault-store-too-deep = 値の入れ子が深すぎて残せません。
fault-store-not-json = NaNなど、残せない値が含まれています。
fault-store-refused = このプレイはこのままでは残せません。
fault-no-writing = { $file }に書き込めません：{ $why }

import-new = 新しいプレイ：{ $count }件
import-changed = ファイルのほうが新しいプレイ：{ $count }件。置き換え、今の版は履歴に残します。
import-here = すでにあるプレイ：{ $count }件
import-differs = 内容が違い、そのままにするプレイ：{ $count }件
import-refused = 読めないプレイ：{ $count }件
import-same-together = { $name }は、ここにいる{ $other }と同じ人とします。
import-same-apart = { $name }は、ここにいる{ $other }とは別の人とし、番号を付けます。
import-twin-together = { $name }を{ $other }にまとめます。元に戻せます。
import-twin-apart = ファイルに「{ $other }」が2人います。2人目は「{ $name }」とします。あとでまとめられます。
import-alike-together = { $name }を{ $other }にまとめます。元に戻せます。
import-alike-apart = { $name }は{ $other }と同じ人かもしれません。別の人のままにします。あとでまとめられます。
import-gone = ここにあるプレイのうち{ $count }件が、元のアプリで削除されています。
import-ask = 取り込みますか。（はい/いいえ）
import-left = 何も書き込んでいません。確認なしで取り込むには--yesを付けてください。
import-no-such-match = 「{ $name }」について選ぶことはありません。上の名前を確かめてください。
import-done = 終わりました。追加{ $new }件、置き換え{ $changed }件。
import-joined = { $one }はこれから{ $other }です。
import-removed = { $count }件のプレイを削除しました。30日間は元に戻せます。
import-dry = 何も書き込んでいません。
export-done = { $count }件のプレイを{ $file }に書き出しました。
backup-done = { $count }件の卓を{ $file }に書き出しました。
restore-done = 追加{ $added }件、すでにあるもの{ $present }件、内容が違いそのままにしたもの{ $differing }件。
restore-not-json = JSONとして読めません。
restore-not-a-backup = バックアップのファイルではありません。
restore-newer-format = 新しい版で書かれています。このプログラムを更新してください。
restore-incomplete = 対になるファイルか、途中の版が足りません。
restore-altered = 卓の内容と履歴が合いません。どちらかが書き換えられています。
restore-token-taken = 同じアドレスの卓がほかにあります。
restore-other = このままでは残せません。
store-bad-url = SCOREKEEPER_DBがデータベースのアドレスではありません。例：sqlite:///plays.sqlite3
store-no-driver = この種類のデータベースに必要なライブラリがありません。PostgreSQLの場合：pip install "tabletop-scorekeeper[postgres]"
store-unreachable = データベースが応答しません。存在するか、動いているかを確かめてください。
store-read-only = データベースに書き込めません。ファイルかユーザーの権限を確かめてください。
store-locked = ほかの書き込みが長く続いています。もう一度お試しください。
store-full = ディスクがいっぱいです。空きを作ってお試しください。
store-corrupt = データベースが壊れています。バックアップから復元してください。
store-not-a-store = 別のプログラムのデータベースです。SCOREKEEPER_DBに別のものを指定してください。
store-newer-database = 新しい版で書かれたデータベースです。このプログラムを更新してください。
store-failed = データベースに断られました。もう一度お試しください。続くようなら、先にバックアップを取ってください。
forgotten-note = 名前はこのデータベースから消えました。以前に書き出したファイルとバックアップには残っています。
