# よくある数え間違い：何をしたか。

counted-slots-counted = 空きも絵画として数えています。
counted-a-painting-once = 隣り合うペアで、1枚の絵画を1組にしか入れていません。
counted-across-a-gap = 間に空きのある2枚も隣り合うペアに数えています。
counted-points-as-pairs = 隣り合うペアを、2点ではなく1点で数えています。
counted-neighbours-as-staircases = 隣り合うペアを、階段と同じ3点で数えています。
counted-as-neighbours = 階段でつながったペアを、3点ではなく2点で数えています。
counted-chandelier-joins = シャンデリアをはさむ上下のペアも数えています。
counted-staircases-alone = テーマに関係なく、2枚の間の階段をすべて数えています。
counted-every-full-gallery = ボーナスカードのない埋まったギャラリーにも4点を付けています。
counted-points-as-cards = ギャラリーボーナスカードを、4点ではなく1点で数えています。
