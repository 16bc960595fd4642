# よくある数え間違い：何をしたか。

counted-last-citizen-forgotten = 取引所が単独で最多の人の市民を数え忘れています。
counted-last-citizen-twice = 取引所が単独で最多の人の市民を2回数えています。
counted-last-citizen-on-a-tie = 取引所の最多が同数なのに、市民を1枚加えています。
counted-status-too-low = 発展レベルを1つ低く読んでいます。
counted-status-too-high = 発展レベルを1つ高く読んでいます。
counted-citizens-left-out = 取引所だけを掛け、市民を忘れています。
counted-stations-left-out = 市民だけを掛け、取引所を忘れています。
counted-citizens-not-multiplied = 市民を掛けずに1枚1点で数えています。
counted-stations-not-multiplied = 取引所を掛けずに1つ1点で数えています。
counted-status-added = 発展レベルを掛けずに、取引所と市民の数に足しています。
counted-marker-as-status = 発展レベルではなく、マーカーのあるマスの数字を掛けています。
counted-unbuilt-stations-counted = 建てていない取引所も数えています。
counted-goods-by-tile = 商品の種類に関係なく、1枚1点で数えています。
counted-goods-from-the-top = 商品の価値が逆で、穀物を5点、ブロケードを1点で数えています。
