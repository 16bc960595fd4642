# すべてのゲームに共通する、記録のルール。

player-count = プレイ人数は箱に書かれた人数です。
    .title = プレイ人数
    .problem = { $found ->
        [0] まだプレイヤーがいません。このゲームは{ $least }〜{ $most }人用です。
       *[other] { $found }人では遊べません。このゲームは{ $least }〜{ $most }人用です。
    }
    .why = セットアップや上限は、この人数についてしか分かっていません。

named-players = どのプレイヤーにも、得点表に書ける名前があります。
    .title = 名前
    .problem = { $state ->
        [0] プレイヤー{ $number }の名前がありません。結果を見分けられるよう入力してください。
       *[other] プレイヤー{ $number }の名前が100文字を超えています。短くすると読みやすくなります。
    }
    .why = 名前のない結果は、だれのものか分かりません。

distinct-names = 同じ名前のプレイヤーは見分けられません。
    .title = 別々の名前
    .problem = 「{ $name }」という名前の人が2人います。どちらかに1文字足してください。
    .why = あとで結果を見た人にも、だれが勝ったか分かるように。

distinct-colours = プレイヤーごとにコマの色が違います。
    .title = 別々の色
    .problem = { $colour }のプレイヤーが2人います。どちらかを別の色にしてください。
    .why = 同じ色のコマは1人のプレイヤーのものです。

seats-match = 集計は1席に1つだけです。
    .title = 1席に1つの集計
    .problem = { $found }席分の集計がありますが、得点計算をするのは{ $expected }席です。余分を消してください。
    .why = 持ち主のない集計が、黙って消えることのないように。

not-negative = 数えたものが0より少なくなることはありません。
    .title = マイナスはなし
    .problem = { $found }とは数えられません。最小は0です。
    .why = コマは、あるかないかのどちらかです。

unlikely-count = { 999 }を超える数は、打ち間違いのことがほとんどです。
    .title = まずない数
    .problem = { $found }は、どの卓でも見ない数です。打ち間違いがないか見直してください。
    .why = キーの押しすぎで勝敗が決まらないように。

entered-sums = 入力した足し算の答えは、数えた数と同じです。
    .title = 入力した足し算
    .problem = 足し算「{ $typed }」の答えが、数えた{ $counted }と合いません。どちらかを入力し直してください。
    .why = 足し算は、その数の証拠です。

not-checked = 拡張や独自の点は、そのまま加えます。
    .title = 未確認
    .problem = 「{ $name }」については分からないため、入力どおりに加え、変わるかもしれない上限は注意にとどめます。
    .why = 判定するのは基本ゲームのルールだけです。

log-differs = 最後に数えたものは、ゲームの記録から出る値と同じです。違う場合は、数えた値が優先されます。
    .title = 集計と記録
    .problem = { $numbers ->
        [0] ここでは集計と記録が違います。どちらが正しいか確かめてください。数えた値が優先されます。
       *[other] 数えた値は{ $counted }、記録では{ $logged }です。どちらが正しいか確かめてください。数えた値が優先されます。
    }
    .why = ゲーム中に入力し忘れたか、数え間違いのどちらかです。

claimed-total = 卓で数えた合計は、ルールどおりの合計です。
    .title = 卓の合計
    .problem = { $player }：卓では{ $claimed }点、ルールでは{ $computed }点です。
    .why = 2つの集計が一致すれば、より確かです。

claimed-lines = 卓の集計の各項目は、ルールどおりです。
    .title = 卓の集計（項目別）
    .problem = { $player }の「{ $line }」：卓では{ $claimed }点、ルールでは{ $computed }点です。
    .why = 違っている項目が、見直すところです。

claimed-winner = 卓で勝者とした人は、ルールでも勝者です。
    .title = 卓の勝者
    .problem = { $claim ->
        [1] { $player }が勝者と記録されていますが、ルールでは{ $winners }の勝ちです。
       *[other] { $player }は勝っていないと記録されていますが、ルールでは{ $winners }の勝ちです。
    }
    .why = 同点のときは、間違った側に勝ちを付けがちです。

id-extra = 独自の点

# どのゲームにもある数え間違い。

counted-line-left-out = 「{ $line }」を数え忘れています。
counted-line-twice = 「{ $line }」を2回数えています。
counted-penalty-added = 「{ $line }」を引かずに足しています。
counted-digits-swapped = 数字の順が逆です。{ $computed }点を{ $claimed }点と書いています。
counted-total-of-another = それは{ $other }の合計です。
counted-added-wrong = 書いた内訳を足すと{ $sum }点で、{ $claimed }点にはなりません。
