# The page of a result.

# 紙。

print-blank = 得点表
print-result = 結果
print-date = 日付
print-place = 場所
print-names = 名前
print-count = 数
print-points = 点
print-ties = 同点のとき：
print-players = { $count ->
   *[other] { $count }人
}
result-doubt = ありえないことが{ $count }件あります。結果が正しくないかもしれません。
picture-title = 項目ごとの点数

app-result-share = 共有
app-result-print = 印刷
app-result-earlier = 以前の結果
app-result-option = この卓の決まり：{ $option }＝{ $value }
app-result-house = { $count ->
   *[other] 記録のうち{ $count }件は、ハウスルールとして残したものです。
}
app-result-expansions = { $names }を使用。追加された分は確認していません。

app-result-compare = 自分たちの計算と比べる
app-result-compare-how = 紙に書いた合計を入力してください。違いがあれば、ちょうどその差になる、よくある数え間違いを示します。
app-result-own-total = { $player }の自分の合計
app-result-own-line = { $player }の{ $line }（自分の計算）
app-result-by-line = 項目ごとに比べる
app-result-own-later = すべて数え終わると比べられます。
app-result-own-rules = ルールでは{ $points }点
app-result-own-agrees = ルールどおりです：{ $points }点
app-result-own-more = { $count ->
   *[other] ルールの{ $points }点より{ $count }点多くなっています。
}
app-result-own-fewer = { $count ->
   *[other] ルールの{ $points }点より{ $count }点少なくなっています。
}
app-result-own-lines-differ = ルールと違う項目があります。
app-result-own-this = 次の間違いで、ちょうどこの差になります。
app-result-own-may = 次のどれでも、ちょうどこの差になります。
app-result-own-look = 項目ごとに入力すると、どこが違うか分かります。
app-result-own-line-agrees = 一致
app-result-own-line-differs = ルールでは{ $points }点

app-result-text = テキストで
app-result-copy = テキストをコピー
app-result-copied = コピーしました
app-result-hand = 送る
app-result-picture = 画像で
app-result-ground = 画像の背景
app-result-light = 明るい
app-result-dark = 暗い
app-result-save-png = PNGで保存
app-result-save-svg = SVGで保存
app-result-link = リンクで
app-result-copy-link = リンクをコピー
app-result-link-looks = 開いた人は結果を見られますが、変更はできません。
app-result-link-enters = 開いた人は、あなたと同じ操作ができます。
app-result-programs = ほかのアプリへ
app-result-bgstats = BG Statsで開く
app-result-save-bgsplay = BG Stats用に保存
app-result-save-json = 得点ファイルを保存

app-result-paper = 用紙
app-result-paper-a4 = A4
app-result-paper-letter = レター
app-result-print-result = この結果
app-result-print-result-how = 順位、明細、内訳の図を白黒で印刷します。
app-result-print-blank = 白紙の得点表
app-result-print-blank-how = 紙で数えるための表です。セットアップの一覧も付きます。
app-result-save-html = ページを保存

app-result-earlier-how = 計算に戻したり訂正したりする前の、この卓の結果です。
app-result-no-earlier = 以前の結果はありません。
app-result-look = 見る
app-result-all-earlier = 一覧
app-result-since = その後の変更
