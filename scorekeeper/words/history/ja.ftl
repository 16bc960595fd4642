# これまでのプレイを見る画面。

app-past = これまでのプレイ
app-past-views = 表示の切り替え
app-past-plays = プレイ
app-past-games = ゲーム
app-past-people = プレイ人数
app-past-files = 取り込みと書き出し
app-past-view-people = プレイヤー
app-past-whose = だれのプレイか
app-past-mine = この端末
app-past-all = ここにあるすべて
app-past-filters = 表示するプレイ
app-past-game = ゲーム
app-past-player = プレイヤー
app-past-since = いつから
app-past-until = いつまで
app-past-any = すべて
app-past-choose = 選んでください
app-past-clear = すべて表示する
app-past-count = { $total }件のうち{ $shown }件
app-past-nothing = 終わったゲームはまだありません。ゲームを終えるか、ほかのアプリの記録を取り込んでください。
app-past-none-found = 条件に合うプレイはありません。条件を緩めてください。
app-past-newest = 新しい順
app-past-more = さらに表示する
app-past-no-game = 不明なゲーム
app-past-no-day = 日付不明
app-past-nobody = 不明なプレイヤー
app-past-per-month = 月ごとのプレイ
app-past-per-year = 年ごとのプレイ
app-past-month = 月
app-past-year = 年
app-past-as-table = 表で見る
app-past-known-claimed = 卓での計算
app-past-known-totals = 合計点のみ
app-past-out-ignored = 集計対象外：除外の印
app-past-out-no-play = 集計対象外：プレイではない記録
app-past-out-no-points = 集計対象外：得点のないゲーム
app-past-out-cooperative = 集計対象外：協力プレイ
app-past-out-all-zero = 集計対象外：得点が未記入
app-past-out-nothing-entered = 集計対象外：記入なし
app-past-out-incomplete = 集計対象外：得点が一部未記入
app-past-out-unreadable = 集計対象外：新しい版で作成
app-past-earlier-rules = 以前のルールでの得点：{ $then }。今のルールでは：{ $now }。
app-past-minutes = { $count }分
app-past-line = 項目
app-past-sheet = 得点表
app-past-totals-only = このプレイは合計点だけが記録されています。計算し直すことはありません。
app-past-winner = 勝者
app-past-deleted = プレイを削除しました。30日間はホームから元に戻せます。

## ゲーム

app-past-all-games = すべてのゲーム
app-past-more-games = ほかに、プレイ回数の少ないゲームが{ $count }個あります。
app-past-people-count = 人数
app-past-median-minutes = 時間（中央値、分）
app-past-first = 最初
app-past-last = 最後
app-past-left-out = { $count }件は集計に含めていません。理由はプレイの一覧にあります。
app-past-totals-of = 最終得点
app-past-usual = 半数は{ $q1 }点から{ $q3 }点の間、中央値は{ $median }点です。
app-past-points = 得点
app-past-seats-winners = 件数（うち勝者）
app-past-all-seats = 全員
app-past-winners = 勝者
app-past-others = 勝者以外
app-past-of-seats = 件数
app-past-of-mean = 平均
app-past-of-sd = 標準偏差
app-past-of-min = 最低
app-past-of-q1 = 下位4分の1
app-past-of-median = 中央値
app-past-of-q3 = 上位4分の1
app-past-of-max = 最高
app-past-of-winners = 勝者の平均
app-past-lines = 得点の内訳
app-past-best-line = 勝者が最も差をつけているのは「{ $line }」で、{ $points }点です。
app-past-difference = 差
app-past-share = 勝者の得点に占める割合
app-past-going-first = 先手は有利か
app-past-first-helps = 有利です。スタートプレイヤーは{ $plays }件のうち{ $share }で勝っています。偶然なら{ $expected }です。
app-past-first-hurts = 不利です。スタートプレイヤーは{ $plays }件のうち{ $share }で勝っています。偶然なら{ $expected }です。
app-past-first-unclear = まだ何とも言えません。スタートプレイヤーは{ $plays }件のうち{ $share }で勝っています。偶然なら{ $expected }で、この差は偶然かもしれません。
app-past-seats = 人数
app-past-seats-of = { $count }人
app-past-together = 全体
app-past-first-share = スタートプレイヤーの勝率
app-past-expected = 偶然の場合
app-past-interval = 95%信頼区間（ポイント）
app-past-no-difference = 差なし
app-past-ties = 1位の同点
app-past-tied = { $plays }件のうち{ $ties }件で、1位が同点でした（{ $share }）。
app-past-decided-by = 決め手
app-past-share-of-plays = プレイに占める割合
app-past-tie-shared = 勝利を分け合った
app-past-tie-missing = 数えていない値があった
app-past-tie-table = 記録なし
app-past-by-seats = 人数別（チームは1人として数えます）
app-past-margin = 1位のリード
app-past-records = 記録
app-past-record = 記録
app-past-value = 値
app-past-day = 日付
app-past-record-most = 最高得点
app-past-record-least-winning = 勝者の最低得点
app-past-record-most-losing = 敗者の最高得点
app-past-record-widest = 最大の点差
app-past-record-closest = 最小の点差
app-past-record-longest = 最長プレイ（分）

## プレイヤー

app-past-who-wins = だれがどれだけ勝っているか
app-past-who-wins-how = 勝利を分け合ったときは人数で割って数えます。「偶然の場合」は、1を人数で割った値の平均です。
app-past-won = 勝利
app-past-share-won = 勝率
app-past-interval-share = 95%信頼区間
app-past-more-people = ほかに、プレイ回数の少ない人が{ $count }人います。
app-past-versus = 2人の対戦成績
app-past-one = 1人目
app-past-other = 2人目
app-past-never-met = このプレイの中では、{ $one }と{ $other }の対戦はありません。
app-past-met = { $one }と{ $other }の対戦は{ $plays }回。{ $one }が上位{ $ahead }回、{ $other }が上位{ $behind }回、同順位{ $level }回。
app-past-ahead = 1人目が上位
app-past-behind = 2人目が上位
app-past-level = 同順位
app-past-points-ahead = 1人目の平均リード
app-past-streaks = 連勝
app-past-longest = 最長
app-past-current = 現在
app-past-names = 名前
app-past-names-how = 名前を変える、同じ人の名前をまとめる、名前を消す、の3つができます。まとめた名前は元に戻せますが、消した名前は戻せません。
app-past-tables = { $count }卓
app-past-rename-of = { $player }の新しい名前
app-past-rename = 名前を変える
app-past-renamed = すべての卓で、名前を{ $player }にしました。
app-past-join-of = { $player }と同じ人
app-past-join = まとめる
app-past-joined = { $player }は{ $into }として数えています。
app-past-joined-now = 同じ人としてまとめました。
app-past-unjoin = 元に戻す
app-past-unjoined = 別の人に戻しました。
app-past-forget = 名前を消す
app-past-ask-forget = { $player }の名前を消しますか
app-past-ask-forget-what = { $player }という名前を、すべての卓、以前の版、メモから完全に消します。得点は番号の名義で残ります。
app-past-ask-forget-files = すでに書き出したファイルや、以前のバックアップには名前が残っています。そちらは手で消してください。
app-past-also = ほかに消す表記（コンマ区切り）
app-past-forgotten = 名前を消しました。卓では{ $reads }と表示します。{ $count ->
    [0] メモなどに名前はありませんでした。
   *[other] { $count }卓のメモや記録にあった名前も消しました。
}
app-past-no-unknown = この人はここにいないか、別の端末のプレイヤーです。
app-past-no-forgotten = この人の名前はすでに消してあります。
app-past-no-taken = 同じ名前の人がほかにいます。同じ人なら、まとめてください。
app-past-no-bad-name = この名前は使えません。別の名前を入力してください。
app-past-no-same = すでに同じ人としてまとめてあります。
app-past-no-strangers = 別々の端末のプレイヤーなので、まとめられません。

## 取り込みと書き出し

app-past-import = 取り込み
app-past-import-what = BG Stats、BoardGameGeek（プレイのXML）、CSVの表、このプログラムのファイルを取り込めます。内容を確かめるまで、何も書き込みません。
app-past-choose-files = ファイルを選ぶ
app-past-looking = ファイルを調べています
app-past-importing = 取り込んでいます
app-past-so-far = { $total }件中{ $done }件
app-past-preview = 取り込む内容
app-past-no-plays = これらのファイルにプレイはありません。
app-past-do-import = { $count ->
    [0] 反映する
   *[other] { $count }件を取り込む
}
app-past-delete-too = ここでも削除する
app-past-matches = 同じ人かもしれない名前
app-past-same-person = { $one }は{ $other }と同じ人
app-past-refused = 読めないプレイ：{ $count }件
app-past-remarks = 注意のあるプレイ：{ $count }件
app-past-more-lines = ほか{ $count }件
app-past-beyond = 表示していないものが{ $count }件あります。
app-past-no-upload = ファイルを最後まで受け取れませんでした。もう一度選んでください。
app-past-export = 書き出し
app-past-export-what = { $count ->
    [0] 書き出すプレイがありません。
   *[other] 条件に合うプレイは{ $count }件です。
}
app-past-form = 形式
app-past-form-bgstats = BG Stats
app-past-form-bgsplay = BG Stats（.bgsplay）
app-past-form-csv = 表（CSV）
app-past-form-json = すべてを1つのファイルに（JSON）
app-past-form-zip = プレイごとのファイルを圧縮（ZIP）
app-past-download = ダウンロードする
app-past-exporting = ファイルを作っています
app-past-exported = { $count }件を書き出しました。
app-past-backup = バックアップ
app-past-backup-what = ここにあるすべてを、以前の版とリンクも含め、読めるファイルとして1つにまとめます。持っている人はすべての卓を開けるので、大切に保管してください。
app-past-backup-make = バックアップを作る
app-past-backing-up = バックアップを作っています
app-past-backed-up = { $count }卓をバックアップしました。
app-past-restore = バックアップから戻す
app-past-restoring = 戻しています
app-past-managed = 取り込み、バックアップ、ほかの人のプレイの表示には、起動時に表示される管理用リンクが必要です。
