# ニューヨーク1901：プレイ中の記録。

## 手番

clockwise = 手番はスタートプレイヤーから時計回りに進みます。
    .title = 手番は時計回り
    .problem = { $player }ではなく、{ $expected }の手番です。抜けた手番があれば、先に記録してください。
    .why = 手番の回数の差は、多くても1回です。

trigger-turn-is-last = 終了のきっかけを作ったプレイヤーは、その手番を終えたら、もう手番がありません。
    .title = きっかけを作った手番が最後
    .problem = { $player }が終了のきっかけを作ったので、その手番が{ $player }の最後の手番でした。
    .why = ほかの人には、あと1回ずつ手番があります。

one-last-turn = 終了のきっかけのあと、ほかの全員がちょうど1手番ずつ行います。
    .title = 最後の手番は1回ずつ
    .problem = { $player }は最後の手番を終えています。
    .why = そのあと得点計算に移ります。

demolish-then-build = 取り壊しをしたら、同じ手番に必ず建設します。
    .title = 取り壊したら建設
    .problem = { $player }は取り壊しのあと、まだ建設していません。次は、取り壊すときに決めたビルを建てます。
    .why = 取り壊しは場所を空けるためだけのものです。

must-expand = 手元に労働者がいて、取り壊しをしない手番は、必ず拡張から始めます。
    .title = 労働者がいれば拡張
    .problem = { $built ->
        [0] { $player }は手元に労働者が{ $workers }個あり、取り壊しもしていないので、区画を取らなければなりません。
       *[other] { $player }は手元に労働者が{ $workers }個あるので、建設の前に拡張か取り壊しをします。
    }
    .why = いきなり建設できるのは、送り出す労働者がいない手番だけです。オープンマーケットが空なら、この義務はありません。

stuck-returns-worker = 手元に労働者がなく、建設も取り壊しもできないときは、ボードから自分の労働者を1個戻します。
    .title = 行き詰まったら労働者を戻す
    .problem = { $player }は手元に労働者がなく、何もしていません。建設も取り壊しもできないときは、ボードから労働者を戻します。
    .why = 労働者が1個空く代わりに、その区画を手放します。

return-needs-empty-hand = ボードから労働者を戻せるのは、手元に労働者がないときだけです。
    .title = 手元に労働者があれば区画は手放せない
    .problem = { $player }は手元に労働者が{ $workers }個あるので、区画を手放せません。
    .why = 行き詰まった人のための手段で、自由に選べるものではありません。

return-is-the-turn = ボードから労働者を戻すと、それだけで手番が終わります。
    .title = 区画を手放すと手番は終わり
    .problem = { $player }はこの手番にすでにほかのことをしています。
    .why = ほかにできることがあるなら、行き詰まってはいません。

one-expand-a-turn = 取れる区画は1手番に1つ、専用のアクションカードを使えば2つです。
    .title = 区画は1手番に1つ
    .problem = { $most ->
        [1] { $player }はこの手番にすでに区画を取っています。2つ目には「区画を2つ」のアクションカードが必要です。
       *[other] { $player }はこの手番にすでに区画を{ $most }つ取っています。これ以上は取れません。
    }
    .why = アクションカードの効果は、使った手番に1回だけです。

expand-or-demolish = 建設の前にできるのは、拡張か取り壊しのどちらか1回だけです。
    .title = 拡張か取り壊しか
    .problem = { $twice ->
        [0] { $player }は、同じ手番に拡張と取り壊しの両方を行うことはできません。
       *[other] { $player }はこの手番にすでに取り壊しをしています。新しいビルの下になるものは一度に取り除きます。
    }
    .why = 土地を広げるか、今の土地を建て替えるか。毎手番の選択です。

build-comes-last = 拡張と取り壊しは、建設の前に行います。
    .title = 建設は最後
    .problem = { $expands ->
        [0] { $player }はこの手番にもう建設したので、取り壊しはできません。
       *[other] { $player }はこの手番にもう建設したので、区画は取れません。
    }
    .why = 建設をすると、手番が次の人に移ります。

boom-adds-a-build-only = コンストラクション・ブームで増えるのは建設だけで、2回目の拡張や取り壊しはできないようです。
    .title = コンストラクション・ブームは建設だけ
    .problem = { $player }はコンストラクション・ブームを使い、もう一度拡張か取り壊しをしています。分かっている範囲では、カードで増えるのは建設だけです。
    .why = カードの全文が確認できていないので、注意だけにとどめます。

one-build-a-turn = 建設は1手番に1回、コンストラクション・ブームを使えば2回です。
    .title = 建設は1手番に1回
    .problem = { $most ->
        [1] { $player }はこの手番にすでに建設しています。2回目には、先にコンストラクション・ブームを使います。
       *[other] { $player }はこの手番にすでに{ $most }回建設しています。これ以上はできません。
    }
    .why = アクションカードは、使った手番に、追加のアクションが1回だけできます。

action-card-once = アクションカードは1ゲームに1回ずつ使えて、使ったら裏向きにします。
    .title = アクションカードは1回ずつ
    .problem = { $player }はこのカードをもう使っています（{ $card }）。
    .why = 最後まで表向きのカードは1点になります。

end-needs-trigger = だれかの未建設のビルが4枚だけになるか、2つのマーケットが合わせて3枚だけになると、終了のきっかけになります。
    .title = 終了のきっかけ
    .problem = 記録の中に終了のきっかけがありません。未建設の最少は{ $least }枚、取られた区画は{ $estates }か所です。途中でやめるときは「中断」にしてください。
    .why = 建て終えた人がなく、取れる区画もあるうちは、街は大きくなり続けます。

last-turns-played = きっかけを作った人以外の全員があと1手番ずつ行うと、ゲームが終わります。
    .title = 手番が残っている人
    .problem = { $players }の最後の手番がまだです。
    .why = だれにも、最後に1回ずつ手番があります。

turns-in-step = 手番の回数が、ほかの人と2回以上違うことはありません。
    .title = 手番の回数はそろう
    .problem = { $other }が{ $theirs }手番のとき、{ $player }が{ $turns }手番ということはありません。
    .why = 手番は1人ずつ順に回ります。

builds-within-turns = 建設の回数は手番の回数まで、コンストラクション・ブームでもう1回だけ増えます。
    .title = 建設は手番の数まで
    .problem = { $player }が{ $turns }手番で{ $builds }回建設することはできません。
    .why = 建設は1手番に1回で、増やせるカードは1枚だけです。

entry-not-negative = 記録する数が0より小さくなることはありません。
    .title = 負の数はなし
    .problem = { $found }は記録できません。最小は0です。
    .why = 点数は戻らず、コマやタイルはあるかないかのどちらかです。

## 拡張

worker-to-expand = 拡張するには、手番の始めに手元の労働者が必要です。
    .title = 拡張には労働者
    .problem = { $player }は手番の始めに労働者が手元になかったので、区画を取れません。建設するか、取り壊して建設します。
    .why = 建てるまでの間、労働者がその区画の持ち主を示します。

card-in-open-market = 取る区画カードは、オープンマーケットにあるものです。
    .title = オープンマーケットのカード
    .problem = { $reason ->
        [0] { $card }はオープンマーケットにありません。
        [1] { $card }：この地区のカードは使いません。
       *[other] { $card }：この地区の13区画はすべて取られています。
    }
    .why = 選べるのは4枚で、全員に共通です。

free-land = すでにだれかの所有地になっている区画は取れません。
    .title = 空いている区画だけ
    .problem = { $district }の区画{ $plot }は、すでに{ $owner }のものです。
    .why = 労働者やビルで持ち主が分かり、ほかの人はそこに建てられません。

land-of-card-colour = 労働者は、カードと同じ色の区画に置きます。
    .title = カードと同じ色の区画
    .problem = カードは{ $card }ですが、区画は{ $land }です。
    .why = カードと区画が違うと、山札とボードが合わなくなります。

land-of-card-size = 労働者は、カードと同じサイズの区画に置きます。
    .title = カードと同じサイズの区画
    .problem = カードはサイズ{ $card }ですが、区画はサイズ{ $land }です。
    .why = カードと区画が違うと、山札とボードが合わなくなります。

returned-card-owned = フューチャーズマーケットの下に戻すのは自分のカードで、労働者がいた区画のものです。
    .title = 戻すのは自分のカード
    .problem = { $player }は、その区画カード（{ $card }）を持っていません。
    .why = 区画とカードは、取るときも手放すときも一緒です。

## 取り壊し

demolish-lower = 取り壊せるのは、新しく建てるものより下のものだけです。下から順に、初期配置ビル、ブロンズ、シルバー、ゴールドです。
    .title = より上のものを建てるときだけ
    .problem = { $player }は、{ $new }を建てるために{ $found }を取り壊せません。下の世代でなければなりません。
    .why = ゴールドと伝説の超高層ビルは最上位なので、最後まで残ります。

demolish-what-stands = 取り壊すのは、建っている自分のビル1枚以上です。
    .title = 建っているものを取り壊す
    .problem = { $number ->
        [-1] { $player }は何も取り壊していません。1枚以上必要です。
       *[other] { $player }に、{ $number }番の建っているビルはありません。
    }
    .why = 取り壊したものは箱に戻っています。

workers-for-emptied-land = 取り壊しで労働者もビルもなくなる自分の区画には、労働者を1個ずつ置きます。足りなければ取り壊せません。
    .title = 空いた区画には労働者
    .problem = { $player }は空いた区画に労働者が{ $emptied }個必要ですが、取り除いたものを含めて{ $workers }個しかありません。この取り壊しはできません。
    .why = 何もない区画は、だれのものか分からなくなります。

promised-skyscraper = 建てるのは、取り壊すときに決めたビルです。
    .title = 決めたビルを建てる
    .problem = { $expected }のために場所を空けましたが、{ $found }が建てられました。
    .why = 先に新しいビルを選び、それから取り除くものが決まります。

## 建設

silver-from-six = シルバーは、建てる前に6点以上あれば建てられます。
    .title = シルバーは6点から
    .problem = { $player }は{ $track }点です。シルバーは6点から建てられます。
    .why = この建設の点は数えませんが、同じ手番の前の建設の点は数えます。

gold-from-eighteen = ゴールドと伝説の超高層ビルは、建てる前に18点以上あれば建てられます。
    .title = ゴールドは18点から
    .problem = { $player }は{ $track }点です。ゴールドと伝説の超高層ビルは18点から建てられます。
    .why = この建設の点は数えませんが、同じ手番の前の建設の点は数えます。

four-stay = 建設で未建設のビルが4枚を下回ることはありません。
    .title = 未建設は4枚残る
    .problem = { $player }の未建設のビルは残り{ $unbuilt }枚で、4枚は残さなければなりません。伝説の超高層ビルは数に入らないので建てられます。
    .why = 4枚になると終了で、コンストラクション・ブームでも下回れません。

one-legendary-each = 伝説の超高層ビルは、1ゲームに1人1枚までです。
    .title = 伝説の超高層ビルは1人1枚
    .problem = { $player }はすでに伝説の超高層ビル（{ $legendary }）を建てています。
    .why = 目印のキングトークンは1個だけです。

legendary-still-free = 伝説の超高層ビルはそれぞれ一度きりで、先に建てた人のものです。
    .title = まだだれも建てていない伝説の超高層ビル
    .problem = { $legendary }は、すでに{ $owner }が建てました。
    .why = だれかが建てるまでは、4枚とも全員のものです。

tile-once = ビルはそれぞれ一度しか建てられません。取り壊したものは戻りません。
    .title = タイルは一度きり
    .problem = { $tile ->
        [0] { $player }はこの世代（{ $generation }）の6枚をすべて建てています。
       *[other] { $player }はこの世代（{ $generation }）の{ $tile }番をもう建てています。
    }
    .why = 取り壊したタイルは箱に戻します。各世代6枚というのは、公開資料1つによるものです。

points-of-a-tile = 伝説以外のビルに書かれた点数は2〜8点です。
    .title = タイルの点数
    .problem = { $found }点のビルはありません。2〜8点です。
    .why = この範囲はルールではなく、公開資料1つによるものです。タイルが違うときは、この確認を切ってください。

token-by-points = 得点コマは、新しいビルに書かれた点数と、ゴールド・プレステージの点だけ進みます。
    .title = 得点コマの進み方
    .problem = { $player }の得点コマは{ $before }点にあったので、{ $found }点ではなく{ $expected }点のはずです。ここからは、今の位置で数えます。
    .why = ほかに進むことも、戻ることもありません。

side-on-street-or-park = ビルは、辺で道路か公園に接していなければなりません。
    .title = 道路か公園に辺で接する
    .problem = このビルは道路にも公園にも辺で接していません（{ $contact }）。
    .why = 角で触れているだけでは数えません。

build-on-own-land = ビルは全体が自分の所有地の中にあります。自分の土地なら、いくつの地区にまたがってもかまいません。
    .title = 自分の土地にだけ
    .problem = { $player }は次の地区に土地がありません：{ $districts }
    .why = 自分の土地はひと続きの敷地として使えますが、他人の土地は使えません。

room-to-build = ビルを建てるには、自分の所有地に空きマスが必要です。
    .title = 建てる場所
    .problem = { $player }の空きマスは最大{ $free }マスですが、このビルは{ $squares }マスです。
    .why = 先に取り壊すのでなければ、ビルの上にビルは建てられません。

workers-back = 建てた区画の労働者は、区画ごとに1個ずつ手元に戻ります。区画の一部しか覆わなくても戻ります。
    .title = 労働者は戻る
    .problem = ここで{ $player }に戻る労働者は最大{ $most }個です。{ $found }個は多すぎます。
    .why = そこからは、ビルが持ち主を示します。

prestige-for-gold-level = ゴールド・プレステージの点は、ゴールドか伝説の超高層ビルを建てたときに入ります。
    .title = プレステージはゴールド級で
    .problem = { $generation }を建てても、ゴールド・プレステージの点は入りません。
    .why = まわりを圧倒するのは、ゴールド級のビルだけです。

prestige-of-standing = 1回の建設で入るゴールド・プレステージの点は、建っているほかの人のブロンズとシルバーの枚数までです。
    .title = 建っているものの分だけ
    .problem = ゴールド・プレステージが{ $found }点ですが、ほかの人の建っているブロンズとシルバーは{ $others }枚です。
    .why = 新しいビルが接しているものだけが点になります。

## できごと

event-expand = 拡張する
    .line = { $player }が区画を取る（{ $card ->
        [0] –
       *[other] { $card }
    }）
event-demolish = 取り壊す
    .line = { $player }が{ $new ->
        [0] –
       *[other] { $new }
    }のために取り壊す（{ $tiles ->
        [0] –
       *[other] { $tiles }
    }）
event-build = 建設する
    .line = { $player }が{ $generation ->
        [0] –
       *[other] { $generation }
    }を建てる：{ $points ->
        [0] –
       *[other] { $points }
    }点
event-action-card = アクションカードを使う
    .line = { $player }がカードを使う（{ $card ->
        [0] –
       *[other] { $card }
    }）
event-return-worker = 労働者を戻す
    .line = { $player }が区画を手放す（{ $card ->
        [0] –
       *[other] { $card }
    }）
event-end-turn = 手番を終える
    .line = { $player }が手番を終える
event-market = マーケットを記録する
    .line = マーケットを記録
event-resume = 途中から始める
    .line = { $player }はここから続ける
event-finish = ゲームを終える
    .line = ゲーム終了

## 入力欄

group-play = 手番

row-play-expand-player = プレイヤー
row-play-expand-card = 取った区画カード
row-play-expand-refill = 補充されたカード
    .help = オープンマーケットを記録しているときだけ。
row-play-expand-land = 実際の区画（カードと違うとき）
row-play-expand-plot = 区画の番号
    .help = 地区の区画に1〜13の番号を付けているときだけ。
row-play-demolish-player = プレイヤー
row-play-demolish-new = 代わりに建てるもの
row-play-demolish-tiles = 取り壊すビル
    .help = 図の番号で入力します。0は初期配置ビルです。
row-play-demolish-workers = 取り除いた労働者
    .help = 新しいビルの下になる自分の労働者。
row-play-demolish-emptied = 空いた区画に置いた労働者
row-play-build-player = プレイヤー
row-play-build-generation = 建てるもの
row-play-build-legendary = どの伝説の超高層ビルか
row-play-build-points = 書かれた点数
row-play-build-workers = 戻った労働者
row-play-build-streets = 接している大通り
    .help = 使っている大通りのうち、辺で接しているもの。
row-play-build-prestige = ゴールド・プレステージの点
row-play-build-irregular = 変形
    .help = 数字が六角形で囲まれています。
row-play-build-districts = 建っている地区
row-play-build-contact = 接しているもの
row-play-build-squares = 覆うマス
row-play-build-tile = タイルの番号
    .help = 世代のタイルに1〜6の番号を付けているときだけ。
row-play-build-track = 今の得点コマ
    .help = 記録と比べます。
row-play-action-card-player = プレイヤー
row-play-action-card-card = アクションカード
row-play-return-worker-player = プレイヤー
row-play-return-worker-card = 戻した区画カード
row-play-return-worker-plot = 区画の番号
row-play-end-turn-player = プレイヤー
row-play-market-first = 1枚目のオープンカード
row-play-market-second = 2枚目のオープンカード
row-play-market-third = 3枚目のオープンカード
row-play-market-fourth = 4枚目のオープンカード
row-play-market-open = オープンマーケットの枚数
row-play-market-futures = フューチャーズマーケットの枚数
row-play-resume-player = プレイヤー
row-play-resume-turns = これまでの手番の回数
row-play-resume-track = 得点トラックの点
row-play-resume-unbuilt = 未建設
    .help = まだ手元にある自分のビル。
row-play-resume-workers-hand = 手元の労働者
row-play-resume-action-cards = 未使用のアクションカード
row-play-resume-standing-bronze = 建っているブロンズ
row-play-resume-standing-silver = 建っているシルバー
row-play-resume-standing-gold = 建っているゴールド
    .help = 伝説の超高層ビルを除きます。
row-play-resume-legendary = 伝説の超高層ビル
row-play-resume-starter-standing = 初期配置ビルが残っている
row-play-resume-demolished-bronze = 取り壊したブロンズ
row-play-resume-demolished-silver = 取り壊したシルバー
row-play-resume-irregular = 変形ビル
    .help = 数字が六角形で囲まれた、建っているビル。
row-play-resume-prestige = ゴールド・プレステージの点
    .help = すでに得点に入っています。確認のための欄です。
row-play-resume-land-two = サイズ2の区画
row-play-resume-land-three = サイズ3の区画
row-play-resume-on-street-broadway = ブロードウェイのビル
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-play-resume-on-street-wall-street = ウォール街のビル
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-play-resume-on-street-nassau-broad = ナッソー＆ブロードのビル
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-play-resume-on-street-cedar = シーダーのビル
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-play-resume-on-street-pine-thames = パイン＆テムズのビル
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-play-resume-gold-by-district-red = 赤のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-play-resume-gold-by-district-blue = 青のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-play-resume-gold-by-district-green = 緑のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-play-resume-gold-by-district-yellow = 黄のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-play-resume-gold-by-district-pink = ピンクのゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-play-resume-cards-red = 区画カード：赤
row-play-resume-cards-blue = 区画カード：青
row-play-resume-cards-green = 区画カード：緑
row-play-resume-cards-yellow = 区画カード：黄
row-play-resume-cards-pink = 区画カード：ピンク

## 名前

id-red-2 = 赤・サイズ2
id-red-3 = 赤・サイズ3
id-blue-2 = 青・サイズ2
id-blue-3 = 青・サイズ3
id-green-2 = 緑・サイズ2
id-green-3 = 緑・サイズ3
id-yellow-2 = 黄・サイズ2
id-yellow-3 = 黄・サイズ3
id-pink-2 = ピンク・サイズ2
id-pink-3 = ピンク・サイズ3
id-starter = 初期配置ビル
id-legendary = 伝説の超高層ビル
id-construction-boom = コンストラクション・ブーム
id-two-territories = 区画を2つ
id-market-swap = マーケット入れ替え
id-street = 道路
id-park = 公園
id-corner = 角だけ
id-nothing = なし

## 図

view-play = 今のテーブル
part-drawing-play = だれの手番か、2つのマーケット、区画カード、伝説の超高層ビル、{ $players }人それぞれの持ち物です。地図ではありません。カードやビルは押せます。
part-turn = 手番：{ $player }
part-anyone = だれから始めますか
part-over = ゲーム終了
part-running = 終了のきっかけはまだありません
part-triggered = { $player }が終了のきっかけを作りました
part-lots = 地区ごとの区画カード。下は取られた枚数
part-construction-boom = ブーム
part-two-territories = 2区画
part-market-swap = 入れ替え
part-land-short = 区画
part-key-size = サイズ{ $size }
part-key-taken = 13枚のうち取られた数
part-key-open = 表向きの枚数
part-key-built = 建設済み
part-key-number = ビルの番号
part-key-points = ビルの点数
