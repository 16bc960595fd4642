# よくある数え間違い：何をしたか。

counted-brugmann-paid = Brugmannにもほかの貴族と同じように支払っています。
counted-nobles-for-nothing = 貴族に支払わず、1人も失っていません。
counted-unpaid-cost-two = 支払えない貴族1人につき、3 VPではなく2 VPを引いています。
counted-a-point-a-house = 家1軒を、建築トラックの位置ではなく1 VPで数えています。
counted-position-alone = 建築トラックの位置を、家ごとではなく1回だけ数えています。
counted-position-added = 家の数と建築トラックの位置を、掛けずに足しています。
counted-house-types-multiplied = 家の数ではなく、種類の数を掛けています。
counted-materials-by-unit = カードに描かれた資材を2個とも数えています。
counted-money-before-nobles = 貴族に支払う前のお金でボーナスを数えています。
counted-money-without-end = お金のボーナスを5組より多く数えています。
counted-three-a-franc = 2 BEFごとではなく、1 BEFごとに3 VPを付けています。
counted-money-rounded-up = 余った1 BEFも1組に数えています。
counted-artworks-each = 色の数ではなく、アートワークの枚数を数えています。
counted-houses-each = 種類の数ではなく、家の数を数えています。
counted-lost-nobles-counted = 支払えずに失った貴族もボーナスに数えています。
counted-brugmann-left-out = Brugmannをボーナスに数えていません。
counted-tied-columns-left-out = 同点で1位の列のボーナスを受け取っていません。
counted-bonus-not-won = { $line }：ほかの人が勝った列なのに受け取っています。
