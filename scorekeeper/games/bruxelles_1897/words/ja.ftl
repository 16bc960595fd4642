### Bruxelles 1897、日本語。ルール1つにメッセージ1つ。値は数・席・IDです。

id-bruxelles-1897 = ブリュッセル1897

## セットアップ

box-colours = アーキテクトカードとマーカーは青・赤・黄・緑の4色です。
    .title = 箱に入っている色
    .problem = プレイヤー{ $number }の色が、{ $colours }のどれでもありません。
    .why = 1色につきアーキテクトカード7枚とマーカー4個が1組です。

start-player = スタートプレイヤーをランダムに決め、スタートプレイヤーカードを渡します。
    .title = スタートプレイヤー
    .problem = スタートプレイヤーが記録されていないため、お金は順番しか確かめられません。スタートプレイヤーは{ $money } BEFです。
    .why = 先に選べる人ほど、最初のお金は少なくなっています。

start-money = スタートプレイヤーは4 BEF、以下手番順に5、6、7 BEFを受け取り、自分の前に表向きで置きます。
    .title = 最初のお金
    .problem = { $place ->
        [0] { $player }は{ $found } BEFですが、全員の金額がどの手番順とも合いません。{ $expected } BEFから時計回りに1ずつ増えます。
       *[other] { $player }は{ $place }番手で{ $found } BEFを持っていますが、正しくは{ $expected } BEFです。
    }
    .why = 手番が遅いほど選べるカードが減るので、その分お金が多くなります。

start-victory-points = VPマーカーは全員、最初のマス（0点）から始めます。
    .title = 最初のVP
    .problem = { $player }が{ $found } VPから始めています。全員0 VPから始めます。
    .why = 点はすべてゲーム中に稼ぎます。

start-tracks = 建築・貴族・名声の各トラックの最初のマスに、マーカーを1つずつ置きます。
    .title = トラックの開始位置
    .problem = { $track }：{ $player }が{ $found }から始めています。正しくは{ $expected }です。
    .why = 最初のマスは1なので、1マスも進まなくても家は1点になります。

start-prison-count = 最初に牢獄へ置くアーキテクトは、2人プレイでは1枚、3〜4人プレイでは2枚です。
    .title = 最初に牢獄へ置く枚数
    .problem = { $player }の牢獄のカードは{ $found }枚です。セットアップでは{ $expected }枚です。
    .why = 牢獄のカードは、解放されるまで手札に加わりません。

start-prison-cards = 牢獄カードの下に各自の2/5を置きます。3〜4人プレイでは2/4も1枚置きます。
    .title = 最初に牢獄へ置くカード
    .problem = { $player }の牢獄にあるのは{ $found }です。正しくは{ $expected }です。
    .why = 強いカードは、解放してはじめて使えます。

start-hand = 各自7枚のアーキテクトのうち、牢獄にないものが手札です。2人プレイでは6枚、それ以外は5枚です。
    .title = 最初の手札
    .problem = { $player }の手札は{ $found }枚です。牢獄に{ $prison }枚あるので、正しくは{ $expected }枚です。
    .why = アーキテクトは、手札・配置中・牢獄のどれかにあります。

one-brugmann-each = 各プレイヤーはGeorges Brugmannを1枚、表向きで受け取ります。
    .title = Brugmannは1人1枚
    .problem = { $player }のBrugmannは{ $found }枚です。正しくは1枚です。
    .why = 全員が持ち、支払いのいらないただ1人の貴族です。

no-other-cards = ほかの貴族、家、アートワーク、資材は、だれも持たずに始めます。
    .title = ほかには何も持たない
    .problem = { $player }が最初から{ $kind }を{ $found }枚持っています。最初はだれも持っていません。
    .why = どれもアーキテクトを使って手に入れるものです。

spare-brugmanns = 配らなかったBrugmannは箱に戻します。
    .title = 余ったBrugmann
    .problem = 箱に戻したBrugmannが{ $found }枚です。{ $players }人なら{ $expected }枚です。
    .why = 貴族の山札にBrugmannが混ざらないようにするためです。

layout-size = アールヌーボーエリアは4列×3段の12枚です。4人プレイでは4段の16枚です。
    .title = エリアの大きさ
    .problem = 入力されたエリアは{ $rows }段×{ $columns }列です。この人数では4列×{ $most_rows }段の{ $most }枚です。
    .why = ボーナスカードが4枚なので、列も4つです。

layout-full = セットアップでは全マスにカードを置きます。あとのラウンドでは、山札も捨て札も尽きることがあります。
    .title = 空きマスなし
    .problem = { $row }段目・{ $column }列目が空いています。セットアップでは{ $most }マスすべてに置きます。
    .why = カードが足りなければ、アクションも足りなくなります。

layout-kinds = 5つの山札から3枚ずつ（4人プレイでは4枚ずつ）取ります。同じ種類がそれより多く並ぶことはありません。
    .title = 種類ごとの枚数
    .problem = { $kind }が{ $found }枚並んでいます。山札から取るのは{ $most }枚までです。
    .why = 混ぜたカードの一部は並ばないので、まったく出ない種類もあります。

layout-one-expo = 1枚だけの展示会カードを、エリアに並べるカードに混ぜます。
    .title = 展示会カードは1枚
    .problem = 展示会カードが{ $found }枚並んでいます。1枚しかありません。
    .why = 展示会は1ラウンドに1回までです。

neutral-corners = 2人プレイでは、一番下の段の両端のカードを捨て、中立のアーキテクトに置き換えます。
    .title = 中立の角
    .problem = 一番下の段・{ $column }列目が{ $card }です。ここには中立のアーキテクトを置きます。
    .why = 外側の列も競り合いになるようにするためです。

neutral-elsewhere = 中立のアーキテクトは、この2つの角だけです。3〜4人プレイでは使いません。
    .title = ほかに中立はなし
    .problem = { $row }段目・{ $column }列目が中立です。{ $players }人プレイでは、そこに中立のアーキテクトはありません。
    .why = 中立は、足りない人数を補うものです。

neutral-shows-two = 中立のアーキテクトは2枚とも2の面にします。
    .title = 中立は2の面
    .problem = 中立のアーキテクトが{ $found }の面になっています。正しくは2です。
    .why = 列を取るには、この2に並ぶ必要があります。

neutral-colour-unused = 中立のアーキテクトには、だれも使っていない色を使います。
    .title = 中立の色
    .problem = 中立の色が{ $player }と同じです。だれも使っていない色にします。
    .why = だれのカードか分からなくなるからです。

bonus-cards-laid = 各列の下に、4枚のボーナスカードを1枚ずつランダムに表向きで置きます。
    .title = ボーナスカード
    .problem = { $same ->
        [0] ボーナスカードが{ $found }枚（{ $bonus }ほか）入力されています。全部で{ $most }枚です。
       *[other] ボーナスカード「{ $bonus }」が{ $found }か所にあります。{ $most }枚はどれも1枚ずつです。
    }
    .why = ラウンドごとに、列の価値が変わります。

money-shows-three = エリアのマネーカードは3 BEFの面を上にします。
    .title = マネーカードは3の面
    .problem = エリアのマネーカードが{ $found }の面になっています。正しくは3です。
    .why = 売却で得るのは、いつも3 BEFです。

expo-place = 展示会カードは、アールヌーボーエリアに並ばなければ展示エリアに置きます。中立の角で取り除かれたときも同じです。
    .title = 展示会カードの場所
    .problem = { $laid ->
        [0] 展示会カードは「{ $place }」とありますが、エリアのどのマスにもありません。
       *[other] 展示会カードは「{ $place }」とありますが、アールヌーボーエリアに{ $laid }枚あります。
    }
    .why = 手に入れた人が、次のラウンドのスタートプレイヤーになります。

draw-piles = アートワーク・資材・家・貴族をそれぞれ混ぜて裏向きの山札4つにし、マネーカードの隣に置きます。エリアのカードはここから取ります。
    .title = 山札
    .problem = { $kind }の山札が{ $found }枚です。{ $taken }枚取ったあとは{ $expected }枚です。
    .why = 山札の枚数が少なければ、箱に残ったカードがあるはずです。

leftovers-discarded = 取ったのに並べなかったカードは、山札の前に表向きで置きます。余ったマネーカードは山に戻します。
    .title = 余ったカード
    .problem = { $kind }の捨て札が{ $found }枚です。取った{ $taken }枚のうち、{ $expected }枚になるはずです。
    .why = 山札を作り直すときに、また使います。

round-marker-first = ボードを場の上側に置き、ラウンドマーカーを第1ラウンドに置きます。
    .title = ラウンドマーカー
    .problem = ラウンドマーカーが{ $found }にあります。1から始めます。
    .why = ゲームは4ラウンドです。

brussels-area = ブリュッセルカード3枚と牢獄カードをボードの前に表向きで置きます。これがブリュッセルエリアです。
    .title = ブリュッセルエリア
    .problem = { $kind }が{ $found }枚あります。正しくは{ $expected }枚です。
    .why = ここのアクションはお金がいりませんが、牢獄行きの心配があります。

component-totals = アートワーク12枚、お金23枚、資材12枚、家16枚、貴族19枚、展示会1枚。アーキテクト28枚、マーカー16個、ボーナス4枚、ブリュッセル3枚、牢獄1枚。
    .title = 内容物
    .problem = { $kind }：数えたのは{ $found }、箱に入っているのは{ $expected }です。
    .why = 足りないカードがあると、引けるものが変わってしまいます。

## 最終状態：内容物の上限

house-supply = 家カードは全部で16枚です。
    .title = 家は16枚
    .problem = 全員の家を合わせると{ $found }枚です。全部で{ $most }枚しかありません。
    .why = 家は全員で1つの山札から取ります。

material-supply = 資材カードは全部で12枚です。
    .title = 資材カードは12枚
    .problem = 全員の資材カードを合わせると{ $found }枚です。全部で{ $most }枚しかありません。資材の数ではなく、カードの枚数を数えます。
    .why = 使った資材は捨てるので、残るのは未使用のカードだけです。

artwork-supply = アートワークは全部で12枚です。
    .title = アートワークは12枚
    .problem = 全員のアートワークを合わせると{ $found }枚です。全部で{ $most }枚しかありません。
    .why = 売ったものは捨て札です。手元にあるものだけ数えます。

noble-supply = 貴族19枚のうち4枚はBrugmannで、手に入れられるのは15枚です。
    .title = 手に入る貴族は15枚
    .problem = Brugmannのほかに、全員で{ $found }枚の貴族を持っています。全部で{ $most }枚しかありません。
    .why = Brugmannは配られるだけで、手に入れることはできません。

one-expo-holder = 展示会カードは1枚だけです。最後に持っているのは、第4ラウンドに買った人だけです。
    .title = 展示会カードは1枚
    .problem = { $players }の{ $found }人が展示会カードを持っています。カードは1枚だけです。
    .why = 毎ラウンドの初めに、元の場所へ戻ります。

house-type-supply = 家は4種類で、街灯の絵で見分けます。1種類4枚ずつです。
    .title = 家は1種類4枚
    .problem = { $kind }が合計{ $found }枚あります。1種類は{ $most }枚です。
    .why = 16枚が4種類に分かれます。この内訳はルールではなく公開資料によるものです。

artwork-colour-supply = アートワークは4色で、1色3枚ずつです。
    .title = アートワークは1色3枚
    .problem = { $kind }のアートワークが合計{ $found }枚あります。1色は{ $most }枚です。
    .why = 12枚が4色に分かれます。この内訳はルールではなく公開資料によるものです。

noble-copies = Brugmann以外の貴族は、1人につき3枚あります。
    .title = 貴族は1人3枚
    .problem = { $kind }が合計{ $found }枚あります。カードは{ $most }枚です。
    .why = 15枚が5人に分かれます。この内訳はルールではなく公開資料によるものです。

material-pair-supply = 資材の組み合わせは、それぞれ2枚ずつあります。
    .title = 同じ組み合わせは2枚
    .problem = { $kind }が合計{ $found }枚あります。同じ組み合わせは{ $most }枚です。
    .why = 12枚が6通りに分かれます。この内訳はルールではなく公開資料によるものです。

material-pairs-add-up = 組み合わせ別に数えた資材カードの合計は、資材カードの枚数と同じです。
    .title = 資材カードの内訳
    .problem = { $player }：組み合わせ別の合計は{ $found }枚、資材カードは{ $expected }枚です。同じになるはずです。
    .why = どちらも同じカードを数えたものです。

bank-money = マネーカードは23枚で、合わせて最大69 BEFです。
    .title = 箱の中のお金
    .problem = 全員で{ $found } BEFあります。カード{ $cards }枚では最大{ $most } BEFです。
    .why = コインで代用する卓もあるので、カードに限ると決めていなければ注意だけにします。
    .silent = マネーカードが尽きたときのルールはありません。カードの合計を超える金額は注意とし、オプションで誤りにできます。

money-cards-suffice = マネーカードは見えている1または3と数え、その合計が所持金です。
    .title = マネーカードの枚数
    .problem = この金額を表すにはマネーカードが少なくとも{ $found }枚必要です。全部で{ $most }枚です。
    .why = 2 BEFには2枚、3 BEFには1枚使います。

## 最終状態：プレイヤーごと

no-duplicate-noble = 同じ貴族を2枚持っておくことはできません。
    .title = 同じ貴族は1枚まで
    .problem = { $player }が{ $noble }を{ $found }枚持っています。残せるのは1枚です。
    .why = 2枚目は効果を使ったら捨てます。

most-nobles = Brugmannのほかに貴族は5人いて、それぞれ1枚だけ持てます。
    .title = 貴族は5人まで
    .problem = { $player }がBrugmannのほかに{ $found }枚の貴族を持っています。最大{ $most }枚です。
    .why = 種類が5つしかないからです。

one-brugmann = Brugmannはセットアップで配られた1枚だけです。買うことも、支払うことも、失うこともありません。
    .title = Brugmannは手元に残る
    .problem = { $player }のBrugmannは{ $found }枚です。正しくは1枚です。
    .why = 残りは箱に戻しています。

most-houses = 8軒建てるには、4ラウンドで使えるアーキテクトでは足りません。
    .title = 家は7軒まで
    .problem = { $player }の家は{ $found }軒です。{ $most }軒より多くは建てられません。
    .why = 8軒目だけで資材8個、カード4枚以上が必要です。

nobility-range = 貴族トラックは1から5までです。
    .title = 貴族トラック
    .problem = { $player }が{ $found }にいます。貴族トラックは{ $least }から{ $most }までです。
    .why = 市役所で使える貴族の数を示します。

tracks-from-one = 建築と名声は1から始まり、戻ることはありません。
    .title = トラックは1から
    .problem = { $track }：{ $player }が{ $found }にいます。最小は{ $least }です。
    .why = 進んだ歩数ではなくマスを数えます。最初のマスが1です。

track-end = 建築と名声も、貴族と同じく5で終わると考えます。
    .title = トラックの終わり
    .problem = { $track }：{ $player }が{ $found }にいます。ここではトラックの終わりを{ $most }としています。
    .why = 終わりを超えた位置は、数え間違いのことが多いです。
    .silent = ルールに長さが書かれているのは貴族トラックだけで、終わりに着いたときの扱いもありません。ボードに合わせて選ぶと、それを超えたときに注意します。

prison-limit = 牢獄にあるのは、セットアップの枚数に1ラウンド1枚を加えた数までです。
    .title = 牢獄の上限
    .problem = { $player }の牢獄は{ $found }枚です。最初の{ $start }枚と{ $rounds }ラウンド1枚ずつで、最大{ $most }枚です。
    .why = ブリュッセルマジョリティで入るのは、1ラウンド1枚です。

prison-by-round = 牢獄のカードは、1ラウンドに1枚までしか増えません。
    .title = 途中のラウンドの牢獄
    .problem = { $player }の牢獄は{ $found }枚です。最初の{ $start }枚と{ $rounds }ラウンド1枚ずつで、最大{ $most }枚です。
    .why = ラウンドか牢獄のどちらかの記録が違っています。

prison-values-match = 牢獄のカードの内訳は、数えた枚数と同じです。
    .title = 牢獄のカードの内訳
    .problem = { $player }：牢獄の内訳は{ $found }枚ですが、数えたのは{ $expected }枚です。
    .why = どちらも同じカードのことです。

vp-adds-up = 最終得点計算の前にVPを得るのは、建築・展示会・紋章だけです。
    .title = VPの内訳
    .problem = { $player }：内訳の合計は{ $found } VP、トラックは{ $expected } VPです。
    .why = 貴族・列・パスから直接VPを得ることはありません。

construction-range = 家を建てると、使った資材の種類ごとに1 VPです。1軒目は1、2軒目は1〜2、3軒目からは1〜3 VPです。n軒目には資材がn個必要です。
    .title = 建築で得たVP
    .problem = { $player }：家{ $houses }軒の建築で{ $found } VPとありますが、{ $least }〜{ $most } VPのはずです。
    .why = 資材1個なら1種類、2個なら2種類まで、全部で3種類しかありません。

vp-covers-houses = 家は建てたときに1 VP以上になり、最後の計算までVPが減ることはありません。
    .title = 家ごとに1 VP以上
    .problem = { $player }は{ $found } VPですが、家が{ $houses }軒あります。1軒につき1 VP以上のはずです。
    .why = どの家にも、少なくとも1種類の資材を使います。

exhibition-even = 展示1枚につき2 VPなので、展示会の合計は偶数です。
    .title = 展示会は2 VPずつ
    .problem = { $player }：展示会の{ $found } VPは奇数です。展示1枚につき2 VPです。
    .why = 半分だけの展示はありません。

exhibition-limit = 1回の展示会に同じ色は出せず、展示会は1ラウンド1回までなので、全員合わせて32 VPまでです。
    .title = 展示会の上限
    .problem = 展示会のVPが全員で{ $found }です。最大は{ $most }です。
    .why = 4ラウンド×4色×2 VPです。

crest-limit = 紋章は名声の位置と同じVPになります。4ラウンドの全紋章を最後の位置で取ったときが上限です。
    .title = 紋章の上限
    .problem = { $player }：紋章で{ $found } VPとありますが、{ $crests }個を名声{ $prestige }で取っても{ $most } VPです。
    .why = 名声は戻らないので、それまでの紋章の点がそれより高いことはありません。

vp-within-reach = 最終得点計算前のVPは、建築・展示会・紋章で取れる点を超えません。
    .title = 取れるVPの範囲
    .problem = { $player }：{ $found } VPとありますが、家{ $houses }軒で最大{ $construction }、展示会で{ $exhibitions }、名声{ $prestige }の紋章で{ $crests }、合わせて{ $most } VPまでです。
    .why = ほかにVPを得る方法はありません。

vp-ceiling = 家7軒、全展示会、全紋章を合わせた点より多いVPはありえません。
    .title = 多すぎるVP
    .problem = { $player }は最終得点計算前に{ $found } VPです。だれも{ $most }には届きません。
    .why = トラックの点ではなく、合計を入力したのかもしれません。

placements-suffice = 手元のカード1枚ごと、建築に使った資材カード1枚ごとに、アーキテクトが1枚必要です。4ラウンドで使えるのは最大28枚です。
    .title = アーキテクトは足りるか
    .problem = { $player }のカードにはアーキテクトが{ $found }枚必要です（家{ $houses }軒と建築に使う資材{ $built }枚を含む）。配置できるのは{ $most }枚までです。
    .why = 1枚で1アクション、1ラウンド7枚まで、最初に牢獄にある分は使えません。

score-below-zero = 支払えない貴族の減点が、持っているVPより多いことがあります。
    .title = マイナスの点
    .problem = { $player }は{ $vp } VPで、{ $penalty } VPを失います。{ $kept ->
        [0] ここでは0で止めています。
       *[other] ここではマイナスのまま計算しています。
    }
    .why = 0を下回ったときの扱いがルールにないためです。
    .silent = VPが0を下回るかどうか、ルールにはありません。既定ではマイナスのまま計算し、0で止めることも選べます。

rounds-one-to-four = ゲームは4ラウンドです。
    .title = 4ラウンド
    .problem = 第{ $found }ラウンドと記録されています。ラウンドは1〜{ $most }です。
    .why = ラウンドマーカーのマスは4つです。

scored-after-round-four = 最終得点計算は、第4ラウンドのマジョリティフェーズのあとに行います。
    .title = 第4ラウンドのあとで計算
    .problem = 第{ $found }ラウンドまでしか記録されていません。最終得点計算は第{ $most }ラウンドのあとです。
    .why = お金も貴族も、まだ変わります。

## 最終状態：エリア

four-bonus-cards = ボーナスカードは4枚で、各列の下に1枚ずつあります。
    .title = ボーナスカードは4枚
    .problem = 入力されたボーナスカードは{ $found }枚です。全部で{ $most }枚あります。だれも取っていない列も、勝者なしで入力します。
    .why = 4列とも最後に得点になります。

bonus-card-once = ボーナスカードはそれぞれ1つの列の下にあり、毎ラウンド混ぜ直します。
    .title = 同じボーナスは1枚
    .problem = ボーナス「{ $bonus }」が{ $found }列にあります。カードは1枚だけです。
    .why = 4枚の下半分は、すべて違います。

bonus-pairs-once = 上半分は4種類あり、1枚に1つです。建築・貴族・名声を1マス進めるか、牢獄から1枚戻します。
    .title = ボーナスの上半分
    .problem = 「{ $upper }」が{ $found }枚の上半分になっています。どの上半分も1枚にしかありません。
    .why = 4枚の上半分は、すべて違います。

bonus-pairs-match = 列のボーナスは、そのカードに印刷された上下の組です。下半分は最後にだけ使います。
    .title = カードの上下
    .problem = 「{ $bonus }」のカードの上半分が「{ $found }」ですが、カードの一覧では「{ $expected }」です。
    .why = カードの組み合わせは、どのラウンドでも同じです。

upper-and-lower-winners = 第4ラウンドで列を取った人は、すぐに上半分を、最終得点計算で下半分を得ます。
    .title = 上下は同じ勝者
    .problem = { $column }列目：上半分は{ $uppers ->
        [0] 勝者なし{ $upper }
       *[other] { $upper }
    }、下半分は{ $lowers ->
        [0] 勝者なし{ $lower }
       *[other] { $lower }
    }です。上下とも同じ人が得ます。
    .why = どちらも同じマジョリティで決まります。

winner-has-architect = 列マジョリティは、アーキテクトの値と位置で決まります。列に1枚もない人は取れません。
    .title = 列にアーキテクトがいること
    .problem = { $player }が{ $column }列目（{ $bonus }）の勝者とありますが、その列にアーキテクトがありません。
    .why = カードがなければ、マジョリティもありません。
    .silent = アーキテクトが1枚もない列のボーナスについて、ルールにはありません。既定ではだれも得ず、全員が得ることも選べます。

column-winners-lead = 列の中でアーキテクトの値の合計が最も高い人がボーナスを得ます。中立だけがトップなら、だれも得ません。
    .title = 列マジョリティ
    .problem = { $player }が{ $column }列目（{ $bonus }）の勝者とありますが、合計は{ $found }で、最高は{ $best }です。
    .why = ここでは枚数ではなく値を比べます。

column-leaders-win = 合計が最も高い人は、同点なら全員ボーナスを得ます。2人プレイでは中立の2枚も数えます。
    .title = 同点なら全員
    .problem = { $player }は{ $column }列目（{ $bonus }）で最高の{ $best }ですが、勝者に入っていません。
    .why = 同点でも、だれも損をしません。

columns-won = 列を取るにはエリアにアーキテクトが必要で、最後に牢獄にあるカードはエリアにありませんでした。
    .title = 列と牢獄
    .problem = { $player }は{ $found }列取っていますが、牢獄に{ $prison }枚あるので、エリアに置けたのは{ $most }枚までです。
    .why = アーキテクトは全部で7枚です。

area-size = アールヌーボーエリアは4列×3段、4人プレイでは4段です。
    .title = エリアの大きさ
    .problem = 入力されたエリアは{ $rows }段目・{ $columns }列目に及んでいます。この人数では4列×{ $most_rows }段の{ $most }マスです。
    .why = アーキテクトは、並んだカードと入れ替わりに置かれます。

area-neutral-corners = 2人プレイでは、一番下の段の両端はラウンドを通して中立のアーキテクトのものです。
    .title = 角には置けない
    .problem = { $player }が{ $row }段目・{ $column }列目にいますが、そこには初めから中立のアーキテクトがいます。
    .why = そこに買えるカードはありません。

area-neutral-elsewhere = 中立のアーキテクトは、2人プレイの一番下の段の両端にだけあります。
    .title = 中立は角だけ
    .problem = { $row }段目・{ $column }列目が中立です。{ $players }人プレイでは、そこに中立はありません。
    .why = 中立がアクションをすることはありません。

area-neutral-value = 中立のアーキテクトは、列の中で2と数えます。
    .title = 中立は2
    .problem = { $row }段目・{ $column }列目の中立が{ $found }になっています。正しくは2です。
    .why = 2の面を上にして置くからです。

architect-values = アーキテクトは、持ち主が選んで支払った面（1〜5）を見せます。
    .title = アーキテクトの値
    .problem = { $row }段目・{ $column }列目が{ $found }です。アーキテクトの値は{ $least }〜{ $most }です。
    .why = カードは1/3、2/4、2/5です。

architect-copies = 1色につき1/3が4枚、2/4が2枚、2/5が1枚です。
    .title = 1色のカード
    .problem = { $player }の値{ $values }のカードが{ $found }枚（うち牢獄{ $prison }枚）あります。全部で{ $most }枚です。
    .why = この内訳は公開資料によるもので、ルールには2/4と2/5しか出てきません。

architects-at-hand = アーキテクトは1人7枚で、エリア・ブリュッセル・牢獄・手札のどこかにあります。
    .title = アーキテクトは7枚
    .problem = { $player }：エリア{ $area }枚、ブリュッセル{ $brussels }枚、牢獄{ $prison }枚で{ $found }枚です。全部で{ $most }枚です。
    .why = 牢獄に入れたカードはブリュッセルから離れます。2回数えないようにします。

expo-holder-in-area = 展示会カードは、アールヌーボーエリアにアーキテクトを置いて買います。ブリュッセルでは得られません。
    .title = 展示会カードはエリアで買う
    .problem = { $player }は展示会カードを持っていますが、第4ラウンドのエリアにアーキテクトがありません。
    .why = サンカントネール公園では、展示会以外のアクションしか行えません。

crests-of-round-four = アーキテクト4枚で紋章が完成します。枚数が最も多い人（同数なら全員）が、名声の位置と同じVPを得ます。値は関係ありません。
    .title = 第4ラウンドの紋章
    .problem = { $player }は第4ラウンドに名声{ $prestige }で紋章を{ $crests }個取り、{ $houses ->
        [0] { "" }
       *[other] 家の{ $houses } VPのほかに
    }{ $least } VP以上のはずですが、{ $found } VPしかありません。
    .why = 紋章は毎ラウンドの終わり、最終得点計算の前に点になります。

## 最終得点計算

vp-track = 4ラウンドで得たVPはそのままです。最後にVPが最も多い人の勝ちです。
    .title = トラックのVP
    .line = トラックで{ $vp } VP
    .why = 建築・展示会・紋章は、そのつど得点しています。

unpaid-nobles = 最初に、Brugmann以外の貴族1人につき2 BEFを支払います。支払えない貴族は捨て、1人につき3 VPを失います。
    .title = 支払えない貴族
    .line = { $nobles ->
        [0] 支払う貴族なし：{ $points }
       *[other] 貴族{ $nobles }人、{ $bef } BEF：支払い{ $paid }人（{ $cost } BEF）、未払い{ $unpaid }人×（-{ $penalty }）＝{ $points }
    }
    .why = 貴族は強力なので、残すには代価が要ります。お金の計算より先に支払います。
    .silent = 支払いを断れるか、VPが0を下回るかは、ルールにありません。払える分は必ず払い、既定ではマイナスのまま計算します（0で止めることも選べます）。

houses = 家1軒につき、建築トラックの位置と同じVPを得ます。
    .title = 家
    .line = { $houses }軒×建築{ $architecture }＝{ $points }
    .why = 家を建てることとトラックを進めることは、両方そろってこそ点になります。

materials = 使わなかった資材カード1枚につき1 VPです。資材の数ではなく枚数で数えます。
    .title = 残った資材カード
    .line = { $materials }枚×1＝{ $materials }
    .why = 建てられなかった資材も、無駄にはなりません。

expo = 最後に展示会カードを持っている人は2 VPを得ます。
    .title = 展示会カード
    .line = { $points ->
        [0] 展示会カードなし：{ $points }
       *[other] 展示会カード：{ $points }
    }
    .why = 次のラウンドがないので、代わりに点になります。

bonus-money = このボーナスの列を取った人は、貴族への支払い後に残った2 BEFごとに3 VPを得ます（最大5回）。
    .title = ボーナス：お金
    .line = { $won ->
        [0] 列を取っていない：{ $points }
       *[other] 残り{ $found } BEF：{ $pairs }組（最大{ $most }組）×3＝{ $points }
    }
    .why = 端数の1 BEFも、10 BEFを超えた分も点になりません。

bonus-artworks = このボーナスの列を取った人は、持っているアートワークの色1つにつき2 VPを得ます。
    .title = ボーナス：アートワーク
    .line = { $won ->
        [0] 列を取っていない：{ $points }
       *[other] { $found }色×2＝{ $points }
    }
    .why = 同じ色が2枚あっても増えません。

bonus-houses = このボーナスの列を取った人は、持っている家の種類1つにつき2 VPを得ます。
    .title = ボーナス：家
    .line = { $won ->
        [0] 列を取っていない：{ $points }
       *[other] { $found }種類×2＝{ $points }
    }
    .why = 種類は街灯の絵で見分けます。

bonus-nobles = このボーナスの列を取った人は、残っている貴族1人につき2 VPを得ます。Brugmannも数えます。
    .title = ボーナス：貴族
    .line = { $won ->
        [0] 列を取っていない：{ $points }
       *[other] Brugmannを含めて{ $found }人×2＝{ $points }
    }
    .why = 支払えなかった貴族は、もう手元にいません。Brugmannは必ず残るので、最低でも2 VPです。

## 同点

fewest-in-prison = 同点なら、牢獄にある自分のアーキテクトが少ない人が上です。
    .title = 牢獄のカードが最も少ない人
    .problem = { $players }が{ $points }点で{ $rank }位に並んでいます。牢獄のアーキテクトを数えると決まります。
    .line = 牢獄に{ $prison }枚
    .why = 牢獄のカードは、ブリュッセルを使った代価です。

highest-tracks = それも同じなら、建築・貴族・名声の合計が高い人が上です。それでも同じなら、順位を分け合います。
    .title = トラックの合計
    .problem = { $players }が{ $points }点で{ $rank }位に並び、牢獄の枚数も同じです。3つのトラックを入力すると決まります。
    .line = { $architecture }＋{ $nobility }＋{ $prestige }＝{ $sum }
    .why = トラックを進めた分が、最後に物を言います。

## カードとトラック

id-artwork = アートワーク
id-money = お金
id-material = 資材
id-house = 家
id-noble = 貴族
id-no-card = カードなし
id-neutral = 中立のアーキテクト
id-artworks = アートワーク
id-nobles = 貴族
id-release = 牢獄から1枚戻す
id-architecture = 建築
id-nobility = 貴族トラック
id-prestige = 名声
id-victor-horta = Victor Horta
id-charles-buls = Charles Buls
id-paul-hankar = Paul Hankar
id-emile-vandervelde = Émile Vandervelde
id-prince-albert = Prince Albert
id-blue = 青
id-red = 赤
id-yellow = 黄
id-green = 緑
id-house-a = 家A
id-house-b = 家B
id-house-c = 家C
id-house-d = 家D
id-wood-wood = 木材と木材
id-brick-brick = レンガとレンガ
id-steel-steel = スチールとスチール
id-wood-brick = 木材とレンガ
id-wood-steel = 木材とスチール
id-brick-steel = レンガとスチール
id-card-1-3 = 1/3
id-card-2-4 = 2/4
id-card-2-5 = 2/5
id-architects = アーキテクトカード
id-markers = マーカー
id-bonus-cards = ボーナスカード
id-brussels-cards = ブリュッセルカード
id-prison-cards = 牢獄カード
id-laid = アールヌーボーエリア
id-exhibition-area = 展示エリア

## 得点の項目

id-vp-track = トラックのVP
id-unpaid-nobles = 支払えない貴族
id-houses = 家
id-materials = 資材
id-expo = 展示会カード
id-bonus-money = ボーナス：お金
id-bonus-artworks = ボーナス：アートワーク
id-bonus-houses = ボーナス：家
id-bonus-nobles = ボーナス：貴族

## オプション

id-empty-column = アーキテクトのいない列
id-nobody = だれもボーナスを得ない
id-everybody = 全員がボーナスを得る
id-below-zero = VPが0を下回るとき
id-signed = マイナスのまま
id-stop-at-zero = 0で止める
id-track-end = 建築と名声の終わり
id-open = 分からない
id-money-limit = お金をカード23枚に限る
id-component-data = 公開資料の枚数による確認
id-on = はい
id-off = いいえ

## スコアシート

group-counted = 手元にあるもの
group-columns = 第4ラウンドの列
group-area = アールヌーボーエリア
group-tie = 同点のとき
group-sources = VPの内訳
group-checks = さらに確かめる
group-pairs = 資材カードの内訳
group-upper = ボーナスカードの上半分
group-layout = アールヌーボーエリア
group-board = ボードとブリュッセル
group-piles = 山札
group-box = 内容物
group-start = 各自の最初の状態
row-vp = トラックのVP
    .help = 最終得点計算の前の点です。
row-bef = お金（BEF）
    .help = 貴族に支払う前の金額です。
row-nobles = Brugmann以外の貴族
    .help = 支払えるかどうかに関係なく、持っている貴族すべてです。
row-architecture = 建築トラックの位置
    .help = 歩数ではなくマスです。最初のマスが1です。
row-houses-a = 家A
    .help = 4種類の街灯を好きな順にA〜Dと呼びます。
row-houses-b = 家B
row-houses-c = 家C
row-houses-d = 家D
row-materials = 資材カード
    .help = 資材の数ではなく、カードの枚数です。
row-artworks-red = 赤のアートワーク
row-artworks-yellow = 黄色のアートワーク
row-artworks-blue = 青のアートワーク
row-artworks-green = 緑のアートワーク
row-expo = 展示会カード
row-prison = 牢獄のアーキテクト
    .help = 第4ラウンドのブリュッセルマジョリティのあとの枚数です。
row-nobility = 貴族トラックの位置
row-prestige = 名声トラックの位置
row-from-construction = 建築で得たVP
row-from-exhibitions = 展示会で得たVP
row-from-crests = 紋章で得たVP
row-brussels = ブリュッセルのアーキテクト
    .help = 牢獄に入れた1枚は数えません。
row-prison-value = 牢獄のカード
row-brugmann = Brugmannの枚数
row-pair-wood-wood = 木材と木材
row-pair-brick-brick = レンガとレンガ
row-pair-steel-steel = スチールとスチール
row-pair-wood-brick = 木材とレンガ
row-pair-wood-steel = 木材とスチール
row-pair-brick-steel = レンガとスチール
row-column-1-bonus = 1列目のボーナス
row-column-1-winners = 1列目の勝者
    .help = 値の合計が最も高い人です。同点なら全員です。
row-column-2-bonus = 2列目のボーナス
row-column-2-winners = 2列目の勝者
row-column-3-bonus = 3列目のボーナス
row-column-3-winners = 3列目の勝者
row-column-4-bonus = 4列目のボーナス
row-column-4-winners = 4列目の勝者
row-space = アーキテクト
    .help = だれのカードで、どの値かを入力します。アーキテクトがなければ空けておきます。
row-area-bonus-1 = 1列目の下のボーナス
row-area-bonus-2 = 2列目の下のボーナス
row-area-bonus-3 = 3列目の下のボーナス
row-area-bonus-4 = 4列目の下のボーナス
row-column-1-upper = 1列目の上半分
row-column-1-upper-winners = 1列目の上半分を得た人
row-column-2-upper = 2列目の上半分
row-column-2-upper-winners = 2列目の上半分を得た人
row-column-3-upper = 3列目の上半分
row-column-3-upper-winners = 3列目の上半分を得た人
row-column-4-upper = 4列目の上半分
row-column-4-upper-winners = 4列目の上半分を得た人
row-pair-money = 「お金」のカードの上半分
row-pair-artworks = 「アートワーク」のカードの上半分
row-pair-houses = 「家」のカードの上半分
row-pair-nobles = 「貴族」のカードの上半分
row-round = 最後に遊んだラウンド
row-place = カード
row-setup-bonus-1 = 1列目の下のボーナス
row-setup-bonus-2 = 2列目の下のボーナス
row-setup-bonus-3 = 3列目の下のボーナス
row-setup-bonus-4 = 4列目の下のボーナス
row-money-shows = 並べたマネーカードの面
row-expo-place = 展示会カードの場所
row-neutral-colour = 中立の色
row-neutral-value = 中立の値
row-round-marker = ラウンドマーカー
row-brussels-cards = ブリュッセルカード
row-prison-cards = 牢獄カード
row-brugmanns-boxed = 箱に戻したBrugmann
row-pile-artwork = アートワークの山札
row-pile-material = 資材の山札
row-pile-house = 家の山札
row-pile-noble = 貴族の山札
row-discard-artwork = アートワークの捨て札
row-discard-material = 資材の捨て札
row-discard-house = 家の捨て札
row-discard-noble = 貴族の捨て札
row-box-artwork = アートワーク
row-box-money = マネーカード
row-box-material = 資材カード
row-box-house = 家カード
row-box-noble = 貴族（Brugmannを含む）
row-box-expo = 展示会カード
row-box-architects = アーキテクト
row-box-markers = マーカー
row-box-bonus-cards = ボーナスカード
row-box-brussels-cards = ブリュッセルカード
row-box-prison-cards = 牢獄カード
row-start-bef = お金（BEF）
row-start-vp = VP
row-start-architecture = 建築
row-start-nobility = 貴族トラック
row-start-prestige = 名声
row-start-hand = 手札のアーキテクト
row-start-brugmann = Brugmannの枚数
row-start-nobles = ほかの貴族
row-start-houses = 家
row-start-artworks = アートワーク
row-start-materials = 資材カード

## セットアップの手順

setup-board = ボードを上側に広げ、ラウンドマーカーを第1ラウンドに置きます。
setup-expo = 展示会カードを、ひとまず展示エリアに置きます。
setup-brussels = ブリュッセルカード3枚と牢獄カードを、ボードの前に表向きで置きます。
setup-brugmann = 各プレイヤーにGeorges Brugmannを1枚ずつ、表向きで渡します。
setup-spare-brugmanns = 残りのBrugmann（{ $count }枚）を箱に戻します。
setup-piles = マネーカードの山を下側に置き、アートワーク・資材・家・貴族をそれぞれ混ぜて、裏向きの山札4つにして隣に置きます。
setup-take = 5つの山札から{ $taken }枚ずつ取り、展示会カードを加えた{ $cards }枚をよく混ぜます。
setup-lay = そのうち{ $laid }枚を表向きに並べます（{ $columns }列×{ $rows }段）。
setup-money-side = エリアのマネーカードは3の面を上にします。
setup-corners = 一番下の段の両端のカードを捨て、使わない色のアーキテクトを2の面で置きます。
setup-leftovers = 並べなかったカードは各山札の前に表向きで置き、お金は山に、展示会カードは展示エリアに戻します。
setup-bonus = ボーナスカード4枚を混ぜ、各列の下に1枚ずつ表向きで置きます。
setup-pieces = 各自、1色のアーキテクト{ $architects }枚とマーカー4個を取ります。
setup-prison-two = 各自、2/5を牢獄カードの下に置きます。手札は{ $hand }枚です。
setup-prison-more = 各自、2/4を1枚と2/5を牢獄カードの下に置きます。手札は{ $hand }枚です。
setup-vp-marker = 各自のマーカー1個をVPトラックの最初のマスに置きます。
setup-track-markers = 残り3個を、建築・貴族・名声の各トラックの最初のマスに置きます。
setup-start-player = スタートプレイヤーをランダムに決め、スタートプレイヤーカードを渡します。
setup-money = スタートプレイヤーから時計回りに、{ $money } BEFを表向きで配ります。

## 図

view-setup = セットアップ
view-final = 第4ラウンド終了時
part-setup-description = セットアップの卓：ラウンドトラック、展示エリア、3つのトラック、ブリュッセルエリア、ボーナスカード付きのアールヌーボーエリア、各自のお金。
part-final-description = 第4ラウンド後の卓：3つのトラック、アーキテクトと紋章のあるアールヌーボーエリア、各列の勝者、牢獄、ブリュッセル、各自のVPとお金。
part-round = ラウンド
part-architecture = 建築
part-nobility = 貴族
part-prestige = 名声
part-exhibition-area = 展示エリア
part-brussels = ブリュッセル
part-stock-exchange = 証券取引所
part-city-hall = 市役所
part-parc-du-cinquantenaire = サンカントネール公園
part-prison = 牢獄
part-prison-start = 牢獄：{ $cards }
part-seat = { $player }
part-vp = { $points } VP
part-bef = { $bef } BEF
part-place = { $row }段目・{ $column }列目
part-bonus = ボーナス
part-bonus-money = お金
part-bonus-artworks = アート
part-bonus-houses = 家
part-bonus-nobles = 貴族
part-card-artwork = アート
part-card-money = お金
part-card-material = 資材
part-card-house = 家
part-card-noble = 貴族
part-card-expo = 展示会
part-card-neutral = 中立
part-crest = 紋章：{ $players }
part-crest-open = 未完成の紋章
part-head-bonus-lower = ボーナスカード：下半分
part-head-bonus-won = ボーナスカード：下半分・勝者
part-head-architects = 牢獄とブリュッセルのアーキテクト
part-head-architects-prison = 牢獄のアーキテクト
part-head-architects-brussels = ブリュッセルのアーキテクト
part-key-architect = アーキテクトと値
part-key-neutral-value = 中立のアーキテクトと値
part-key-values = 各プレイヤーのアーキテクト（{ $first }か{ $second }の面）
part-key-empty = 空きスペース
