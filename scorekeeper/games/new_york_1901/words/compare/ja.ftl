# よくある数え間違い：何をしたか。

counted-demolished-lose-points = 取り壊したビルの点を引いています。
counted-prestige-again = ゴールド・プレステージの点を最後にもう一度足しています。
counted-prestige-off = ゴールド・プレステージの点を得点トラックから引いています。
counted-ties-on-streets-score = 最多が同数の大通りにも点を付けています。
counted-any-building-on-a-street = 自分のビルがある大通りすべてに点を付けています。
counted-starter-counted = 初期配置ビルを、接する大通りでビルとして数えています。
counted-starter-left-out = 初期配置ビルも数える決まりなのに、大通りで数えていません。
counted-demolished-bronze-counts = 取り壊したブロンズも数えています。
counted-five-for-each = ブロンズのビルを1枚5点で数えています。
counted-a-point-for-each = カードの段階を使わず、ビルを1枚1点で数えています。
counted-three-for-each-irregular = 変形ビルを1枚3点で数えています。
counted-architect-goes-on = 変形ビルの6枚目からも点を増やしています。
counted-legendary-is-no-gold = 伝説の超高層ビルをゴールドとして数えていません。
counted-ties-make-kings = 最多が同数の世代にも点を付けています。
counted-one-gold-is-enough = ゴールド級が1枚だけの地区にも点を付けています。
counted-three-for-each-gold = ゴールド級のビルを1枚3点で数えています。
counted-used-cards-score = 未使用ではなく、使ったアクションカードに点を付けています。
counted-all-cards-score = 使ったアクションカードにも点を付けています。
