# オルレアン：プレイの記録。

# --- ラウンド、砂時計、国勢調査 ---

resume-first = 途中からのゲームは、記録する最初のラウンドの前に、今の状態を入力します。
    .title = 先に今の状態を
    .problem = 途中の状態を入力できるのは、この記録の最初のラウンドの前だけです。
    .why = その後はすべて、そこから計算します。

eighteen-rounds = 砂時計タイルは18枚です。最後のラウンドが終わるとゲームが終わります。
    .title = 18ラウンド
    .problem = { $most }ラウンドすべてが終わっています。残るのは最終得点計算だけです。
    .why = 山がなくなるとゲームは終わりです。

token-to-the-left = 各ラウンドの初めに、スタートプレイヤーがいちばん上の砂時計タイルをめくります。ラウンドが終わると、マーカーは左隣へ移ります。
    .title = スタートプレイヤーマーカー
    .problem = 第{ $round }ラウンドのマーカーは{ $player }と記録されていますが、持っているのは{ $expected }です。
    .why = 全員が順番に最初の手番になります。

pilgrimage-in-round-one = 最初にめくるタイルは必ず「巡礼」です。
    .title = 第1ラウンドは巡礼
    .problem = 第1ラウンドが{ $event }と記録されていますが、必ず「巡礼」です。
    .why = そのために山のいちばん上に置いてあります。

hourglass-as-laid = 砂時計タイルは、積んだ順に出ます。
    .title = 積んだとおりの砂時計
    .problem = { $event }と記録されていますが、セットアップの山では{ $expected }のはずです。
    .why = 同じ山の2つの記録は一致するはずです。

event-three-times = どのイベントも砂時計タイル3枚に書かれています。
    .title = 4回目のイベント
    .problem = { $event }はもう{ $most }回出ています。このタイルはもうありません。
    .why = 数えていれば、これから出るものが分かります。

event-once-a-pile = 文字ごとに3つの山を作る場合、どのイベントも第1〜6、第7〜12、第13〜18ラウンドに1回ずつ出ます。
    .title = 同じ山で2回目のイベント
    .problem = { $event }は第{ $first }〜{ $last }ラウンドでもう出ています。どの山にも1枚だけです。
    .why = イベントがゲーム全体に散らばります。

all-have-passed = アクションフェイズは全員がパスするまで続き、そのあとイベント、次のラウンドと進みます。
    .title = 全員がパスしてから
    .problem = まだパスしていない人がいます：{ $players }。
    .why = 準備したアクションが残っている人は続けられます。

event-before-next-round = 全員がパスすると、そのラウンドのイベントが全員に起きます。第18ラウンドも同じです。
    .title = 次のラウンドの前にイベント
    .problem = { $event }：{ $players }の分がまだ記録されていません。
    .why = 損失を忘れると、あとで計算が合わなくなります。

census-round-one = 第1ラウンドでは農民トラックで全員が並んでいるので、だれもコインを受け取らず、払いません。
    .title = 第1ラウンドの国勢調査
    .problem = 第1ラウンドの国勢調査でコインが動いたと記録されていますが、全員が並んでいるので動きません。
    .why = まだだれも農民を雇っていません。

census-leader = 国勢調査では、農民トラックで単独先頭の人がサプライから1コインを受け取ります。
    .title = 国勢調査：農民が最多
    .problem = コインを受け取ったのは{ $player }と記録されていますが、農民トラックと合いません。正しくは「{ $expected }」です。
    .why = 農民が多いと毎ラウンド得をします。

census-shared-lead = 農民トラックの先頭が並んでいるときは、だれもコインを受け取りません。
    .title = 国勢調査：先頭が並ぶ
    .problem = { $player }がコインを受け取ったと記録されていますが、単独の先頭ではありません。正しくは「{ $expected }」です。
    .why = 並んだ先頭は先頭と見なしません。

census-last = 国勢調査では、農民トラックで単独最後尾の人がサプライに1コインを払います。
    .title = 国勢調査：農民が最少
    .problem = 払ったのは{ $player }と記録されていますが、農民トラックと合いません。正しくは「{ $expected }」です。
    .why = 農民をおろそかにすると毎ラウンド響きます。

census-shared-last = 農民トラックの最後尾が並んでいるときは、だれも払いません。
    .title = 国勢調査：最後尾が並ぶ
    .problem = { $player }が払ったと記録されていますが、単独の最後尾ではありません。正しくは「{ $expected }」です。
    .why = 並んでいれば、だれも払わずに済みます。

census-two-players = 2人プレイでは、先頭の人は同じようにコインを受け取り、だれも払いません。
    .title = 2人の国勢調査
    .problem = { $player }が払ったと記録されていますが、2人プレイではだれも払いません。
    .why = そうでないと、片方がほぼ毎ラウンド失うことになります。

census-not-both = 国勢調査で、同じ人が受け取りも支払いもすることはありません。
    .title = 国勢調査の両端
    .problem = { $player }が受け取りも支払いもしたと記録されています。
    .why = 先頭であり最後尾でもある人はいません。

# --- 従者と手番 ---

draw-limit = 袋から引けるのは、騎士トラックの自分のマーカーが示す数（4、5、6、7、7、8）までです。少なくてもかまいません。
    .title = 引いた従者
    .problem = { $player }は{ $found }人引きましたが、騎士トラックでは{ $most }人までです。
    .why = 騎士が増えるとラウンドが長くなります。4人目で得られるのは市民だけです。

market-room = 引いた従者は自分の市場に置きます。市場は8マス（火薬塔があれば2マス増）で、前のラウンドの残りも場所を取ります。
    .title = 市場の空き
    .problem = { $player }の市場の従者が{ $found }人になりますが、市場は{ $most }マスです。
    .why = 使わない従者はじゃまになります。

taken-back-for-draws = 引けるのに引かない従者1人につき、アクションマスの従者を1人市場へ戻せます。
    .title = 引く代わりに戻す
    .problem = { $player }は{ $found }人戻しましたが、引かなかった分では{ $most }人までです。
    .why = 計画は変えられますが、ただではありません。

actions-in-a-round = 準備のできた場所のアクションは、砂時計タイルをめくってから全員がパスするまでのアクションフェイズに行います。
    .title = アクションフェイズの外
    .problem = 今はアクションフェイズではありません（第{ $round }ラウンド）。先に次の砂時計タイルをめくってください。
    .why = ラウンドは順番どおりに進みます。

passed-is-out = パスした人は、そのラウンドのアクションフェイズにはもう加わりません。アクションが残っていてもパスでき、準備はそのまま残ります。
    .title = パスしたら終わり
    .problem = { $player }はこのラウンドでもうパスしています。
    .why = 準備したものは次のラウンドに使えます。

clockwise-turns = スタートプレイヤーから時計回りに、1人ずつアクションを1つ行うかパスします。自分のアクションの順番は自由です。
    .title = だれの手番か
    .problem = 今は{ $player }ではなく{ $expected }の手番です。
    .why = 1つずつ行うので、公益事業や商品や町の取り合いになります。

once-a-round = アクションのあと従者は袋に戻り、新しい従者を置けるのは次の計画フェイズです。どの場所も1ラウンドに1回です。
    .title = 同じ場所を2回
    .problem = { $player }はこのラウンドに{ $place }をもう使っています。
    .why = 残るのは技術タイルだけで、それだけでは場所は埋まりません。

place-filled = 場所は、すべてのマスに指定の従者か代わりになるものが置かれると使えます。修道士はほかのどの従者の代わりにもなり、技術タイルや、薬草園・学校があれば船乗り・学者も代わりになります。置いたものは記録してもしなくてもかまいません。
    .title = 場所が正しく埋まっていない
    .problem = { $player }の{ $place }：{ $found }では埋まりません。
    .why = 何ラウンドかかけてもよいのですが、全部埋める必要があります。

event-after-actions = 「巡礼」以外のイベントは、アクションフェイズのあとに起きます。
    .title = イベントはアクションのあと
    .problem = まだ全員がパスしていません（{ $event }）。
    .why = タイルを見てから、1ラウンドかけて備えられます。

# --- 雇う ---

no-monk-in-pilgrimage = 「巡礼」のラウンドには、だれも修道士を雇えません。タイルをめくったときから有効です。
    .title = 「巡礼」では修道士を雇えない
    .problem = 第{ $round }ラウンドは「巡礼」なので、{ $player }は修道士を雇えません。
    .why = 修道士は旅に出ています。

kind-has-run-out = 雇うと、その種類のタイルをボードから袋に入れます。なくなった種類は雇えません。
    .title = 種類がなくなった
    .problem = ボードに{ $kind }が残っていないので、{ $player }は雇えません。
    .why = わざと少なくしてある種類もあります。

end-of-track = 雇うごとに、その種類のマーカーを1マス進めます。トラックの終わりにいると、その種類はもう雇えません。修道士にはトラックがなく、ほかの報酬もありません。
    .title = トラックの終わり
    .problem = { $player }は{ $kind }トラックの終わり（{ $most }マス目）にいます。
    .why = 1人が同じ種類を独占できないようにするためです。

boatman-coins = 船乗りで2、3、4、5コインを得ます。5人目はコインがなく、最初に着いた人が市民を得るだけです。
    .title = 船乗りのコイン
    .problem = { $player }は{ $found }コイン受け取りましたが、{ $step }人目の船乗りでは{ $expected }コインです。
    .why = コインの数はトラックに書かれています。

scholar-points = 学者で2、3、4、5、6発展ポイントを得ます。1ポイントごとにマーカーが1マス進みます。
    .title = 学者のポイント
    .problem = { $player }のマーカーは{ $found }にありますが、{ $points }ポイント進めると{ $expected }です。
    .why = 今マーカーがあるところから進めます。

development-coins = マーカーが初めて7、12、25に着くか通り過ぎると、3、4、5コインを得ます。
    .title = 発展トラックのコイン
    .problem = { $player }は{ $marker }に進んで{ $found }コイン受け取りましたが、正しくは{ $expected }コインです。
    .why = 止まらなくても、通り過ぎればもらえます。

farmer-good-in-market = 農民を雇うと、8人目まで順に穀物、穀物、チーズ、チーズ、ワイン、ワイン、羊毛、ブロケードを商品市場から得ます。
    .title = 農民トラックの商品
    .problem = 商品市場に{ $good }が残っていません。{ $player }はこの農民では何も得られません。
    .why = 農民より先に商品がなくなることがあります。

technology-in-stack = 職人を雇うごとに、また研究所を使うごとに、山から技術タイルを1枚得ます。
    .title = 技術タイルがない
    .problem = 山が空なので、{ $player }は技術タイルを得られません。
    .why = 全員で16枚です。

# --- 場所タイル ---

tile-with-trader = 商人を1人雇うごとに場所タイルを1枚得ます。ほかでは得られません。
    .title = 商人なしの場所タイル
    .problem = { $player }が雇ったのは{ $kind }なので、場所タイル（{ $place }）は得られません。
    .why = 町を広げるのは商人です。

tile-still-there = 場所タイルは山に残っているものから選びます。どれも1枚だけです。
    .title = もう取られた場所タイル
    .problem = { $place }は、もう{ $player }が持っています。
    .why = 先に取る人ほど多くから選べます。

first-tile-from-pile-one = 最初の商人では山Iから、次からはどちらの山からでも場所タイルを取ります。
    .title = 最初の場所タイルは山I
    .problem = { $player }の最初の場所タイルですが、{ $place }は山IIのものです。
    .why = 強い場所はあとから出てきます。

own-place = 場所タイルは持ち主のボードのわきに置き、それからは持ち主だけが使えます。
    .title = 自分の場所ではない
    .problem = { $player }は{ $place }を持っていません。
    .why = 広げるのは自分の町です。

place-with-action = 薬草園、学校、浴場、火薬塔、聖具室はアクションではなく、ほかでできることを変えます。馬車は移動の手段です。
    .title = アクションのない場所
    .problem = { $place }はアクションではないので、{ $player }は使えません。
    .why = 従者のいらない場所タイルもあります。

good-of-place = 干し草置き場、チーズ工房、ワイン醸造所、毛織物工房、仕立屋では、商品市場にあれば穀物、チーズ、ワイン、羊毛、ブロケードを得ます。
    .title = 商品がない
    .problem = 商品市場に{ $good }が残っていません。{ $player }は{ $place }では何も得られません。
    .why = 作ったものはすべて商品市場から取ります。

coins-of-place = ビール醸造所と風車は2コイン、市庁舎の酒場は4コイン、病院は発展レベルと同じ数、会計局はマップ上の取引所1つにつき1コインです。発展トラックのコインも含めて数えます。
    .title = 場所のコイン
    .problem = { $player }は{ $place }で{ $found }コイン受け取りましたが、正しくは{ $expected }コインです。
    .why = 築いたものに応じて増える場所もあります。

points-of-place = 風車と海運会社は1発展ポイント、図書館は2、薬局は払ったコイン1つにつき1です。
    .title = 場所のポイント
    .problem = { $player }のマーカーは{ $place }のあと{ $found }にありますが、正しくは{ $expected }です。
    .why = 学者なしでマーカーを進められます。

pharmacy-three-coins = 薬局では3コインまで払い、1コインにつき1発展ポイントを得ます。
    .title = 薬局は3コインまで
    .problem = { $player }は{ $found }コイン払いましたが、{ $most }コインまでです。
    .why = それ以上では近道になりすぎます。

pharmacy-own-coins = 薬局では、持っているコインで払います。
    .title = 薬局に払うコイン
    .problem = { $player }は{ $found }コイン払いましたが、持っているのは{ $most }コインです。
    .why = 自分で選んで払うものなので、借りは作りません。

pharmacy-lost-point = 発展トラックは30で終わりです。それより先の分に払ったコインはむだになります。
    .title = むだな支払い
    .problem = { $player }のマーカーは{ $marker }にあるので、{ $lost }コインがむだになります。
    .why = 禁止されてはいませんが、得になりません。

# --- 技術 ---

technology-in-hand = 技術タイルはまず自分のボードのわきに置きます。場所に置いたら動かせず、ゲーム終了まで残ります。
    .title = 手元に技術タイルがない
    .problem = { $player }には、まだ場所に置いていない技術タイルがありません。
    .why = ゲームを通しての選択です。

technology-after-passing = 技術タイルを使えるのは、そのアクションフェイズで持ち主がパスしたあとです。
    .title = 得たばかりの技術タイル
    .problem = { $player }はこの技術タイルを得たばかりで、まだパスしていません。
    .why = 役に立つのは次のラウンドからです。

first-technology-for-farmer = ゲームで最初の技術タイルは、農民の代わりに置きます。
    .title = 最初の技術は農民の代わり
    .problem = { $player }の最初の技術タイルなので、農民の代わりに置きます。{ $kind }の代わりには置けません。
    .why = まずは畑仕事からです。

technology-not-for-monk = 2枚目からの技術タイルは、修道士以外のどの従者の代わりにもなります。
    .title = 修道士の代わりにはならない
    .problem = { $player }は{ $place }で修道士の代わりに技術タイルを置けません。
    .why = 修道士の代わりになるものはありません。

technology-for-a-need = 技術タイルはアクションマスに置き、ゲーム終了まで、そこに必要な従者の代わりになります。
    .title = そこに必要のない従者
    .problem = { $player }：{ $place }に{ $kind }のマスはありません。
    .why = そのマスに描かれた従者の代わりです。

technology-one-a-place = 1つの場所に置ける技術タイルは1枚だけです。
    .title = 技術タイルは1か所に1枚
    .problem = { $player }の1つの場所に技術タイルが{ $found }枚になります。
    .why = どのアクションにも人が必要です。

technology-not-alone = 従者が1人だけの場所には、技術タイルを置けません。
    .title = マスが1つの場所
    .problem = { $place }はマスが2つ未満なので、{ $player }は置けません。
    .why = 置くとずっと使えることになってしまいます。

no-technology-at-town-hall = 市庁舎には技術タイルを置けません。
    .title = 市庁舎に技術タイルは置けない
    .problem = { $player }は市庁舎に技術タイルを置けません。
    .why = そこに置いたものは送り出されて戻りません。

# --- 公益事業 ---

deed-wants-kind = 市庁舎では、その種類が描かれた公益事業に従者を送ります。そこでは修道士もほかの従者の代わりになりません。
    .title = 必要のない種類
    .problem = { $player }は「{ $deed }」に{ $kind }を送れません。
    .why = 公益事業ごとに必要な人が違います。

deed-slot-free = 送った従者は、その種類の空きに置きます。最後の空きを埋めた人が市民を取ります。
    .title = 空きがない
    .problem = 「{ $deed }」の{ $kind }の空き{ $most }人分はすべて埋まっています。{ $player }はもう送れません。
    .why = 最後の空きの取り合いです。

recruited-to-deeds = 公益事業に送れるのは雇った従者だけで、送ると戻りません。自分の色の従者は送れません。
    .title = 送る前に雇う
    .problem = { $player }は{ $kind }を{ $found }人送りますが、雇っているのは{ $most }人です。
    .why = 自分の色の従者は最後まで手元に残ります。

two-followers-sent = 市庁舎では1人か2人の従者を送ります。種類は問いません。それより多く送れるのは火薬塔だけです。
    .title = 市庁舎は2人まで
    .problem = { $player }はこのラウンドに{ $found }人送ることになりますが、{ $most }人までです。
    .why = 公益事業は何ラウンドもかかります。

point-on-canalisation = 1コインと1発展ポイントのどちらかを選べるのは「運河の整備」だけです。
    .title = コインの代わりのポイント
    .problem = { $player }は「{ $deed }」でポイントを選べません。もらえるのは{ $coins }コインです。
    .why = ほかの公益事業はコインだけです。

deed-coins = 送った従者1人につき、その公益事業のコインを得ます。
    .title = 公益事業のコイン
    .problem = { $player }は{ $found }コイン受け取りましたが、正しくは{ $expected }コインです。
    .why = 従者を手放すお礼です。

scriptorium-point = 写字室では1発展ポイントを得ます。
    .title = 写字室のポイント
    .problem = { $player }のマーカーは{ $found }にありますが、正しくは{ $expected }です。
    .why = こつこつ進む方法です。

# --- 商人コマと取引所 ---

ship-on-water = 船では、商人コマを水路（青い線）1本で隣の町へ動かします。
    .title = 水路がない
    .problem = { $town }と{ $to }は水路でつながっていないので、{ $player }は船で行けません。
    .why = 道には荷馬車が必要です。

wagon-on-road = 荷馬車と馬車では、商人コマを道（茶色の線）1本で隣の町へ動かします。
    .title = 道がない
    .problem = { $town }と{ $to }は道でつながっていないので、{ $player }は行けません。
    .why = 水路には船が必要です。

good-on-the-way = 通った道や水路に残っている商品を1つ取れます。
    .title = そこにない商品
    .problem = { $player }は{ $good }を取れません。{ $space }に残っている商品は{ $found }枚で、その中にありません。
    .why = 先に通った人が選びます。

station-at-merchant = ギルドホールでは、商人コマのいる町に取引所を1つ建てます。
    .title = 商人コマのいる町
    .problem = { $player }は{ $town }に建てましたが、商人コマは{ $expected }にいます。
    .why = まず移動し、それから建てます。

town-has-room = 町に建てられる取引所は1つです。オルレアンだけは各プレイヤーが1つずつ建てられます。
    .title = 町がふさがっている
    .problem = { $town }には{ $owner }の取引所があるので、{ $player }は建てられません。
    .why = 先に着いた人がほかの人を締め出します。

station-in-supply = 取引所を建てるのにコインはいりません。1人10個です。
    .title = 取引所がない
    .problem = { $player }には取引所{ $most }個のうち1つも残っていません。
    .why = 拷問で差し出したものも戻りません。

# --- イベント ---

income-by-status = 収入：各自、発展レベル（1〜6）と同じ数のコインを得ます。
    .title = 収入
    .problem = { $player }は{ $found }コイン受け取りましたが、発展レベルでは{ $expected }コインです。
    .why = 取引所を数えるのは「取引の日」です。

trading-day-by-stations = 取引の日：各自、マップ上の自分の取引所1つにつき1コインを得ます。
    .title = 取引の日
    .problem = { $player }は{ $found }コイン受け取りましたが、取引所の数では{ $expected }コインです。
    .why = 発展レベルを見るのは「収入」です。

harvest-food = 収穫：各自、食料（穀物、チーズ、ワイン）を1つ返します。
    .title = 収穫の食料
    .problem = { $food ->
        [0] { $good }は食料ではないので、{ $player }は返せません。
       *[other] { $player }は返す{ $good }を持っていません。
    }
    .why = 羊毛やブロケードは食べられません。

harvest-five-coins = 収穫：食料を返さない人は5コイン払い、足りない分は拷問で償います。
    .title = 収穫のコイン
    .problem = { $player }は{ $found }コイン払いましたが、払うべき額は{ $due }コインで、実際に払うのは{ $expected }コインのはずです。
    .why = 穀物を1つ取っておくと大きく助かります。

taxes-by-goods = 税：各自、商品3つごとに1コイン払い、足りない分は拷問で償います。
    .title = 税
    .problem = { $player }は{ $found }コイン払いましたが、払うべき額は{ $due }コインで、実際に払うのは{ $expected }コインのはずです。
    .why = 3つに満たない端数にはかかりません。

plague-takes-recruited = 疫病：各自、袋から従者を1人引きます。雇った従者はサプライに、自分の色の従者は袋に戻します。袋が空なら何も失いません。
    .title = 疫病で失う
    .problem = { $player }には失うはずの雇った{ $kind }がいません。
    .why = 自分の色の従者は失いません。

sacristy-in-bad-event = 聖具室に修道士を置いていると、収穫・税・疫病を1回避けられます。そのあと修道士は袋に戻します。
    .title = 聖具室
    .problem = { $owns ->
        [0] { $player }は聖具室を持っていません。
       *[other] ここでは聖具室は役に立ちません：{ $event }。
    }
    .why = 悪いイベントだけを避けられます。

# --- 拷問 ---

torture-at-once = 払うべきコインが払えないと、すぐに拷問を受けます。足りない1コインにつき1つ差し出します。
    .title = 先に拷問
    .problem = { $player }はまだ{ $owed }コイン足りません。1コインにつき1つ差し出します。
    .why = 借りは持ち越せません。

torture-for-debt = 拷問では、足りない1コインにつき1つ差し出します。全部払えれば何も差し出しません。
    .title = 不足はない
    .problem = { $player }に払い残しはありません。
    .why = まずコインで払います。

torture-own-things = 拷問では、取引所、雇った従者、発展ポイント、商品、場所タイル、技術タイルのどれかを差し出します。組み合わせてもかまいません。
    .title = 差し出すものがない
    .problem = { $player }は差し出す{ $item }を持っていません。
    .why = 自分の色の従者を引いたら引き直します。

torture-not-over-coins = 発展ポイントを差し出すとマーカーは1マス戻りますが、コインのマスには戻れません。
    .title = コインのマスには戻らない
    .problem = { $player }はコインのある{ $space }には戻れません。
    .why = そうでないと同じコインを2回もらえてしまいます。

# --- 記録の項目 ---

event-hourglass = 砂時計をめくる
    .line = ラウンド開始：{ $shows }
event-census = 国勢調査を確かめる
    .line = 国勢調査：{ $gains ->
        [0] –
       *[other] { $gains }
    } +1、{ $pays ->
        [0] –
       *[other] { $pays }
    } −1
event-draw = 従者を引く
    .line = { $player }が従者を引く
event-technology = 技術タイルを置く
    .line = { $player }：{ $place }の{ $instead }の代わりに技術タイル
event-recruit = 雇う
    .line = { $player }が雇う：{ $follower }{ $tile ->
        [0] { "" }
       *[other] 、{ $tile }
    }
event-scriptorium = 写字室を使う
    .line = { $player }：写字室
event-town-hall = 公益事業に送る
    .line = { $player }が送る：{ $follower }→{ $deed }{ $second_follower ->
        [0] { "" }
       *[other] 、{ $second_follower }→{ $second_deed }
    }
event-move = 商人コマを動かす
    .line = { $player }：{ $by }で{ $to }へ{ $good ->
        [0] { "" }
       *[other] （{ $good }）
    }
event-guildhall = 取引所を建てる
    .line = { $player }が取引所を建てる{ $town ->
        [0] { "" }
       *[other] （{ $town }）
    }
event-place = 場所タイルを使う
    .line = { $player }：{ $place }
event-pass = パスする
    .line = { $player }がパス
event-settle = イベントを処理する
    .line = { $player }がイベントを処理
event-torture = 拷問で差し出す
    .line = { $player }が差し出す：{ $item }
event-resume = プレイヤーの今の状態を入力する
    .line = { $player }の今の状態
event-resume-table = ボードの今の状態を入力する
    .line = ボードの今の状態

# --- 項目の入力欄 ---

row-play-hourglass-shows = タイルのイベント
row-play-hourglass-player = めくる人
row-play-census-gains = コインを受け取る人
row-play-census-pays = コインを払う人
row-play-draw-player = プレイヤー
row-play-draw-drawn = 引いた従者
row-play-draw-market = 市場に残っていた従者
row-play-draw-back = 場所から戻した従者
row-play-technology-player = プレイヤー
row-play-technology-place = 置く場所
row-play-technology-instead = だれの代わりか
row-play-recruit-player = プレイヤー
row-play-recruit-follower = 従者
row-play-recruit-tile = 場所タイル（商人）
row-play-recruit-coins = 受け取ったコイン
row-play-recruit-marker = 発展マーカーの今の位置
row-play-recruit-used-1 = 場所の1人目の従者
row-play-recruit-used-2 = 場所の2人目の従者
row-play-recruit-used-3 = 場所の3人目の従者
row-play-scriptorium-player = プレイヤー
row-play-scriptorium-coins = 受け取ったコイン
row-play-scriptorium-marker = 発展マーカーの今の位置
row-play-scriptorium-used-1 = 場所の1人目の従者
row-play-scriptorium-used-2 = 場所の2人目の従者
row-play-scriptorium-used-3 = 場所の3人目の従者
row-play-town-hall-player = プレイヤー
row-play-town-hall-deed = 公益事業
row-play-town-hall-follower = 従者
row-play-town-hall-reward = コインかポイント（運河の整備）
row-play-town-hall-second-deed = 2つ目の公益事業
row-play-town-hall-second-follower = 2人目の従者
row-play-town-hall-second-reward = 2人目：コインかポイント
row-play-town-hall-coins = 受け取ったコイン
row-play-town-hall-sender = 送り出した場所
row-play-move-player = プレイヤー
row-play-move-by = 移動の手段
row-play-move-to = 行き先
row-play-move-good = 取った商品
row-play-move-used-1 = 場所の1人目の従者
row-play-move-used-2 = 場所の2人目の従者
row-play-move-used-3 = 場所の3人目の従者
row-play-guildhall-player = プレイヤー
row-play-guildhall-town = 町
row-play-guildhall-used-1 = 場所の1人目の従者
row-play-guildhall-used-2 = 場所の2人目の従者
row-play-guildhall-used-3 = 場所の3人目の従者
row-play-place-player = プレイヤー
row-play-place-place = 場所タイル
row-play-place-paid = 払ったコイン（薬局）
row-play-place-coins = 受け取ったコイン
row-play-place-marker = 発展マーカーの今の位置
row-play-place-used-1 = 場所の1人目の従者
row-play-place-used-2 = 場所の2人目の従者
row-play-place-used-3 = 場所の3人目の従者
row-play-pass-player = プレイヤー
row-play-settle-player = プレイヤー
row-play-settle-good = 返した食料
row-play-settle-coins = 受け取った・払ったコイン
row-play-settle-follower = 疫病で引いた従者
row-play-settle-sacristy = 聖具室を使った
row-play-torture-player = プレイヤー
row-play-torture-item = 差し出すもの
row-play-torture-good = どの商品
row-play-torture-follower = どの従者
row-play-torture-town = どの町の取引所
row-play-torture-place = どの場所タイル、またはどの場所から
row-play-resume-player = プレイヤー
row-play-resume-coins = { row-coins }
row-play-resume-goods-grain = { row-grain }
row-play-resume-goods-cheese = { row-cheese }
row-play-resume-goods-wine = { row-wine }
row-play-resume-goods-wool = { row-wool }
row-play-resume-goods-brocade = { row-brocade }
row-play-resume-stations = { row-station-towns }
row-play-resume-merchant = { row-merchant }
row-play-resume-citizens = { row-citizen-sources }
row-play-resume-development = { row-development }
row-play-resume-tracks-farmer = { row-track-farmer }
row-play-resume-tracks-boatman = { row-track-boatman }
row-play-resume-tracks-craftsman = { row-track-craftsman }
row-play-resume-tracks-trader = { row-track-trader }
row-play-resume-tracks-knight = { row-track-knight }
row-play-resume-tracks-scholar = { row-track-scholar }
row-play-resume-monks = 雇った修道士
row-play-resume-technology = { row-technology }
row-play-resume-places = { row-places }
row-play-resume-stations-lost = { row-stations-lost }
row-play-resume-table-round = これから始まるラウンド
row-play-resume-table-start = スタートプレイヤーマーカーを持つ人
row-play-resume-table-deeds-city-wall-knight = { row-deed-city-wall-knight }
row-play-resume-table-deeds-city-wall-trader = { row-deed-city-wall-trader }
row-play-resume-table-deeds-city-wall-farmer = { row-deed-city-wall-farmer }
row-play-resume-table-deeds-city-wall-craftsman = { row-deed-city-wall-craftsman }
row-play-resume-table-deeds-papal-conclave-monk = { row-deed-papal-conclave-monk }
row-play-resume-table-deeds-papal-conclave-knight = { row-deed-papal-conclave-knight }
row-play-resume-table-deeds-defeating-the-plague-scholar = { row-deed-defeating-the-plague-scholar }
row-play-resume-table-deeds-defeating-the-plague-boatman = { row-deed-defeating-the-plague-boatman }
row-play-resume-table-deeds-defeating-the-plague-farmer = { row-deed-defeating-the-plague-farmer }
row-play-resume-table-deeds-defeating-the-plague-trader = { row-deed-defeating-the-plague-trader }
row-play-resume-table-deeds-astronomy-scholar = { row-deed-astronomy-scholar }
row-play-resume-table-deeds-astronomy-trader = { row-deed-astronomy-trader }
row-play-resume-table-deeds-boatmens-guild-boatman = { row-deed-boatmens-guild-boatman }
row-play-resume-table-deeds-boatmens-guild-scholar = { row-deed-boatmens-guild-scholar }
row-play-resume-table-deeds-cathedral-craftsman = { row-deed-cathedral-craftsman }
row-play-resume-table-deeds-cathedral-monk = { row-deed-cathedral-monk }
row-play-resume-table-deeds-cathedral-trader = { row-deed-cathedral-trader }
row-play-resume-table-deeds-peace-treaty-knight = { row-deed-peace-treaty-knight }
row-play-resume-table-deeds-peace-treaty-monk = { row-deed-peace-treaty-monk }
row-play-resume-table-deeds-peace-treaty-scholar = { row-deed-peace-treaty-scholar }
row-play-resume-table-deeds-canalisation-boatman = { row-deed-canalisation-boatman }
row-play-resume-table-deeds-canalisation-trader = { row-deed-canalisation-trader }
row-play-resume-table-deeds-canalisation-farmer = { row-deed-canalisation-farmer }
row-play-resume-table-deeds-canalisation-craftsman = { row-deed-canalisation-craftsman }
row-play-resume-table-goods-market-grain = { row-market-grain }
row-play-resume-table-goods-market-cheese = { row-market-cheese }
row-play-resume-table-goods-market-wine = { row-market-wine }
row-play-resume-table-goods-market-wool = { row-market-wool }
row-play-resume-table-goods-market-brocade = { row-market-brocade }

# --- Names, views, drawing ---

group-play = 入力
view-play = プレイ中
part-title-play = オルレアン：プレイ中
part-description-play = { $count }人用：ラウンドとイベント、各自の持ち物、取引所・商人コマ・商品のマップ、ボードに残る従者、すべてのトラック、公益事業、商品市場。
part-owed = 拷問：あと{ $coins }コイン
part-passed = パス済み
part-on-development = 発展トラックの{ $space }マス
part-merchant-in = 商人コマ：{ $town }
part-place-tiles = 場所タイル：
part-round-event = 第{ $round }ラウンド：{ $event }
part-start = スタート
part-census-gains = 国勢調査：+1
part-census-pays = 国勢調査：−1
id-farm-house = 農家
id-village = 村
id-university = 大学
id-castle = 城
id-monastery = 修道院
id-scriptorium = 写字室
id-town-hall = 市庁舎
id-ship = 船
id-wagon = 荷馬車
id-guildhall = ギルドホール
id-station = マップ上の取引所
id-station-supply = 手元の取引所
id-follower = 袋の従者
id-place = 場所タイル
id-coin = 1コイン
id-point = 1発展ポイント
id-starter = 自分の色の従者（戻す）
id-nothing = なし（袋が空）
