# オルレアン。

id-orleans = オルレアン

# --- セットアップ ---

start-coins = 各プレイヤーは5コインを受け取ります。残りのコインは手の届くところに置き、サプライとします。
    .title = 最初のコイン
    .problem = { $player }は{ $found }コインです。最初は全員{ $expected }コインです。
    .why = コインはゲーム終了時に1点になるので、全員同じ数から始めます。

stations-in-supply = 各プレイヤーは取引所10個を手元に置きます。マップにはまだ1つもありません。
    .title = 最初の取引所
    .problem = { $player }の手元の取引所は{ $found }個です。最初は全員{ $expected }個です。
    .why = 建てた取引所は終了時に得点になるので、建てられる数は全員同じです。

starting-followers = 各プレイヤーは個人ボード、袋、マーカー7個と、自分の色の農民・船乗り・職人・商人を1枚ずつ受け取ります。この4枚は個人ボードの市場に置きます。使わない色は箱に戻します。
    .title = 最初の従者
    .problem = { $player }の自分の色の従者のうち、{ $kind }が{ $found }枚です。正しくは{ $expected }枚です。
    .why = 最初のアクションはこの4枚で行います。失うことも、派遣することもありません。

markers-at-start = 各プレイヤーは、6本の人物トラックと発展トラックの最初のマスにマーカーを1個ずつ置きます。
    .title = マーカーは最初のマスに
    .problem = { $player }の「{ $track }」のマーカーが{ $found }のマスにあります。最初は0です。
    .why = 騎士トラックの最初のマスは4で、はじめに引ける従者の数です。

merchants-in-orleans = 商人コマは全員オルレアンから始めます。
    .title = 商人コマはオルレアンに
    .problem = { $player }の商人コマが{ $town }にあります。全員オルレアンから始めます。
    .why = そこから道と水路がすべての町へ続いています。

start-player = いちばん若い人がスタートプレイヤーマーカーを受け取ります。
    .title = スタートプレイヤー
    .problem = スタートプレイヤーが記録されていません。{ $players }人のうちだれがマーカーを持っているかを選ぶと、手番を追えます。
    .why = マーカーは毎ラウンド移るので、最初に持つ人で最後に持つ人も決まります。

player-colours = 箱に入っている色は、青、緑、赤、黄です。
    .title = 箱の色
    .problem = { $player }の色は{ $colours }のどれでもありません。お手元の箱にあれば問題ありません。
    .why = 色はコマを見分けるためのものです。

characters-removed = 人数が少ないときは、色のない人物タイルを取り除きます。3人なら農民・船乗り・職人・商人を各2枚、騎士・学者・修道士を各3枚、2人なら各4枚と各6枚です（5人用の版では、4人で2と3、3人で4と6、2人で6と9）。
    .title = 取り除く人物
    .problem = 取り除いた{ $kind }は{ $found }枚です。この人数では{ $expected }枚です。
    .why = 人数が少ないと雇う数も減り、そのままではタイルが尽きないからです。

neutral-characters = 色のない人物タイルを種類ごとに建物へ置きます。4人なら農民16、船乗り・職人・商人が各10、騎士・学者・修道士が各14枚です。3人と2人では少なくなります。
    .title = ボード上の人物
    .problem = ボード上の{ $kind }は{ $found }枚です。この人数では{ $expected }枚です。
    .why = ボードにある分だけが雇えます。

technology-stack = 技術タイル16枚を、専用のマスに重ねて置きます。
    .title = 技術タイルの山
    .problem = 技術タイルが{ $found }枚あります。正しくは{ $expected }枚です。
    .why = もっと欲しい人もいて、なくなることがあります。

citizens-laid-out = 2枚のボードを置きます。市民タイル13枚を決められたマスに置きます。公益事業に8枚、発展トラックに3枚、騎士トラックと船乗りトラックに1枚ずつです。14枚目はボードのわきに置きます。
    .title = 市民タイルの配置
    .problem = { $expected }枚を置くところが{ $found }枚になっています。
    .why = 13枚はゲーム中に、最後の1枚は終了時に獲得します。

place-piles = 場所タイルは裏のローマ数字で、IとIIの山に分けます。
    .title = 場所タイルの2つの山
    .problem = { $pile }のタイルではないものがあります：{ $places }。
    .why = 最初に取る場所タイルは、山Iのものに限ります。

place-piles-complete = 場所タイルは山Iに12枚、山IIに8枚、どれも1枚ずつです。
    .title = 場所タイルの枚数
    .problem = { $pile }は{ $expected }枚、どれも1枚ずつです。足りないか重なっているもの：{ $places }。
    .why = どの場所も1枚だけで、取った人だけのものになります。

goods-removed = 3人なら商品タイル6枚、2人なら12枚を見ずに取り除きます。
    .title = 取り除く商品
    .problem = 取り除いた商品タイルは{ $found }枚です。この人数では{ $expected }枚です。
    .why = どれがないのかは、だれにも分かりません。

goods-on-routes = 商品タイルを裏向きで混ぜ、道と水路のマスに1枚ずつ表向きに置きます。4人で52枚、3人で48枚、2人で43枚です。
    .title = 道と水路の商品
    .problem = { $space }のマスが空です。この人数では、使う{ $expected }マスすべてに商品を置きます。
    .why = 旅する商人コマは、途中の商品を集めます。

marked-spaces-empty = 9本の経路には数字の付いた2つ目のマスがあります。4は4人のとき、3は3人と4人のときだけ使い、それ以外は空けておきます。
    .title = 3と4のマス
    .problem = { $space }は{ $marked }のマスなので、人数が少ないときは空けておきます。
    .why = 旅する商人コマが少なければ、集めるものも少なくなります。

goods-in-market = 残りの商品タイルは種類ごとに商品市場に置きます。4人で38枚、3人で36枚、2人で35枚です。
    .title = 商品市場
    .problem = 商品市場に{ $found }枚あります。この人数では{ $expected }枚です。
    .why = 作った商品は商品市場から取ります。そこになければ作れません。

goods-tiles = 箱には穀物24、チーズ21、ワイン18、羊毛15、ブロケード12枚が入っています。
    .title = 箱の商品タイル
    .problem = マップと商品市場に{ $good }が{ $found }枚あります。箱には{ $most }枚です。
    .why = 少ない商品ほど、得点が高くなります。

pilgrimage-first = 色の薄い「巡礼」を1枚よけて残りの砂時計タイルを混ぜ、「巡礼」を山のいちばん上に置きます。
    .title = 最初は「巡礼」
    .problem = 1枚目が「{ $event }」です。必ず「巡礼」になります。
    .why = 第1ラウンドは、だれも修道士を雇えません。

hourglass-pile = 砂時計タイルの山は18枚で、1ラウンドに1枚です。
    .title = 砂時計タイル18枚
    .problem = 砂時計の山が{ $found }枚になっています。正しくは{ $expected }枚です。
    .why = 最後の1枚をめくると、最後のラウンドです。

events-three-times = 6種類のイベントは、砂時計タイルに3枚ずつあります。
    .title = イベントは3枚ずつ
    .problem = 「{ $event }」が山に{ $found }枚あります。このタイルは{ $most }枚です。
    .why = 出たものを数えれば、残りが読めます。

events-by-pile = 新しい版では砂時計タイルの裏に文字があります。6枚ずつ3つの山に分け、どの山にも全イベントが1枚ずつ入ります。
    .title = 文字ごとの砂時計の山
    .problem = 第{ $first }〜{ $last }ラウンドに「{ $event }」が2回あります。1つの山には1枚だけです。
    .why = イベントがゲーム全体に散らばります。
    .silent = 初版では「巡礼」以外の砂時計タイルをまとめて混ぜ、新しい版では裏の文字で3つの山に分けます。指定がなければ、1つの山として扱います。

# --- 終了時：取引所と商品 ---

stations-per-player = 取引所は1人10個までです。
    .title = 取引所は10個ずつ
    .problem = { $player }の取引所がマップに{ $found }個あります。{ $most }個を超えることはありません。
    .why = コマの数がそれだけだからです。

stations-balance = マップ、手元、失った分を合わせると、取引所は1人10個です。
    .title = 取引所の行方
    .problem = { $player }の取引所の合計が{ $found }個です。正しくは{ $expected }個です。
    .why = 取引所は、建てたか、手元にあるか、拷問で失ったかのどれかです。

stations-lost-to-torture = 取引所を失うのは拷問のときだけです。
    .title = 失った取引所
    .problem = { $player }が失った取引所は{ $found }個、拷問で差し出した取引所は{ $expected }個と記録されています。どちらかが違います。
    .why = ほかに失うことはありません。

one-station-per-town = 取引所は1つの町に1つです。オルレアンだけは、各プレイヤーが1つずつ建てられます。
    .title = 町に取引所は1つ
    .problem = { $town }に取引所が{ $found }個あります（{ $players }）。建てられるのは1つ、オルレアンだけは1人1つです。
    .why = 先に建てた人が、ほかの人を締め出します。

stations-on-map = 取引所を1つ建てられる町がオルレアン以外に22あり、オルレアンには1人1つ建てられます。
    .title = 取引所の置き場所
    .problem = マップに取引所が{ $found }個ありますが、置けるのは{ $most }個です。
    .why = 町は早い者勝ちです。

goods-by-kind = 商品タイルは、全員の手元と商品市場とマップを合わせて、穀物24、チーズ21、ワイン18、羊毛15、ブロケード12枚です。
    .title = 種類ごとの商品
    .problem = { $good }が合わせて{ $found }枚になっています。箱には{ $most }枚です。
    .why = 終了時にいちばん多い間違いは、二重に数えることです。

goods-in-play = 商品タイルは4人で90枚、3人で84枚、2人で78枚です。
    .title = 商品の総数
    .problem = 商品が合わせて{ $found }枚になっています。この人数では{ $most }枚です。
    .why = 人数が少ないときは、いくつかを見ずに箱へ戻しています。

goods-all-there = 全員の手元、商品市場、マップの商品を合わせると、使う商品すべてになります。減るのは拷問のときだけです。
    .title = 商品は全部ある
    .problem = 商品は合わせて{ $found }枚です。少なくとも{ $least }枚あるはずで、{ $missing }枚足りません。
    .why = 商品はマップや商品市場から手元へ移りますが、ゲームからなくなるのは拷問のときだけです。

goods-left-on-map = マップの商品は取るだけで、置き直すことはありません。
    .title = マップに残った商品
    .problem = マップに商品が{ $found }枚あります。最初は{ $most }枚でした。
    .why = 商人コマは集めるだけです。

round-number = ゲームは18ラウンドです。
    .title = ラウンド数
    .problem = 第{ $found }ラウンドはありません。最後は第{ $most }ラウンドです。
    .why = 毎ラウンド、18枚の砂時計タイルを1枚ずつめくります。

last-round = ゲームは第{ 18 }ラウンドで終わり、そのあと得点計算をします。
    .title = 最終ラウンドのあとに計算
    .problem = 第{ $found }ラウンドで計算しています。ゲームは第{ $expected }ラウンドまであります。
    .why = 早く終わると、あとから使うつもりの人が有利になります。

nothing-to-score = だれも何も持たずに終わるゲームは、まずありません。
    .title = 数えるものがない
    .problem = だれもコイン、商品、取引所、市民を持っていません。本当に遊んだゲームですか。
    .why = このような記録は、たいてい中止になったゲームです。

edition-limits = 5人用の版では、いくつかのコマが増えています。その数が分からないため、箱の内容による上限は確かめません。
    .title = 別の版
    .problem = 「{ $edition }」の箱の内容が分からないため、上限は確かめていません。
    .why = 推測の上限では、正しい結果まで誤りとしてしまいます。

# --- 終了時：市民と公益事業 ---

citizens-on-boards = ボード上の市民は13枚です。最後の1枚は自動で加えるので、入力しません。
    .title = 市民は13枚
    .problem = 市民が合わせて{ $found }枚になっていますが、ボード上には{ $most }枚です。最後の1枚は自動で加えるので、除いてください。
    .why = 14枚目は、終了時に取引所がいちばん多い人が受け取ります。

two-player-citizens = 2人で取れる市民は、13枚のうち12枚までです。
    .title = 2人のときの市民
    .problem = 市民が合わせて{ $found }枚になっています。2人で取れるのは{ $most }枚までです。
    .why = 公益事業には船乗り・職人・商人が7人ずつ要りますが、2人のときは6枚ずつなので、どれか1つは埋まりません。

citizen-taken-once = 市民は1枚ずつしかありません。
    .title = 市民は1枚ずつ
    .problem = 「{ $citizen }」の市民が{ $found }回記録されています（{ $players }）。
    .why = 最初の人が取り、あとの人は何ももらえません。

citizens-within-reach = 持てるのは、埋まった公益事業の市民と、自分のマーカーが届いたマスの市民です。
    .title = 届く市民
    .problem = { $player }の市民は{ $found }枚ですが、公益事業とマーカーから得られるのは{ $most }枚までです。
    .why = 市民にはそれぞれ場所があり、そこに届かなければ取れません。

citizens-possible = 全員で持てるのは、埋まった公益事業の市民と、だれかが届いたマスの市民です。
    .title = 取れる市民
    .problem = 市民が合わせて{ $found }枚になっていますが、公益事業とトラックから得られるのは{ $most }枚までです。
    .why = 空きのある公益事業の市民は、まだ取れません。

citizens-due = 埋まった公益事業と、届いたマーカーの市民は、もう取られています。
    .title = 取られているはずの市民
    .problem = 市民は合わせて{ $found }枚ですが、公益事業とマーカーから{ $least }枚出ています。数え忘れはありませんか。
    .why = 最初に届いた人が、その場で取ります。

deed-citizen-needs-full-deed = 公益事業の市民は、最後の空きを埋めた人が取ります。
    .title = 埋まっていない公益事業
    .problem = { $player }が「{ $deed }」の市民を持っていますが、まだ空きが{ $free }人分あります。
    .why = 最後の1人だけが市民を、ほかの人はコインを得ます。

full-deed-gives-citizen = 埋まった公益事業の市民は、最後の空きを埋めた人のものです。
    .title = 埋まった公益事業の市民
    .problem = 「{ $deed }」は埋まっていますが、市民をだれも持っていません。最後の従者を送ったのはだれですか。
    .why = 終盤はあわただしく、忘れがちです。

development-citizen-reached = 発展トラックの市民は3、18、28のマスにあり、最初に届いた人が取ります。そのあと拷問で戻ることはあっても、コインのマスより前には戻りません。
    .title = 届かない発展トラックの市民
    .problem = { $player }が{ $space }のマスの市民を持っていますが、マーカーは{ $found }にあり、届いたはずがありません。
    .why = 戻っても、失うのはポイントだけで市民は残ります。

development-citizen-taken = 3、18、28のマスに最初に届くか、通り過ぎた人が、そこの市民を取ります。
    .title = 取られていない発展トラックの市民
    .problem = { $space }のマスに届いたマーカーがありますが、市民をだれも持っていません。最初はだれでしたか。
    .why = 止まらなくても、通り過ぎれば取れます。

track-citizen-reached = 騎士トラックの市民には騎士4人、船乗りトラックの市民には船乗り5人が必要です。
    .title = 届かないトラックの市民
    .problem = { $player }が{ $kind }トラックの市民を持っていますが、まだ{ $found }歩です。市民は{ $least }歩目にあります。
    .why = このトラックのマーカーが戻ることはありません。

track-citizen-taken = 最初に騎士を4人、船乗りを5人にした人が、そのトラックの市民を取ります。
    .title = 取られていないトラックの市民
    .problem = { $kind }トラックの{ $least }歩目に届いた人がいますが、市民をだれも持っていません。最初はだれでしたか。
    .why = 4人目の騎士では引ける数が増えず、市民だけがもらえます。

last-citizen = 14枚目の市民は、マップ上の取引所が単独で最多の人が取ります。同数ならだれも取りません。
    .title = 最後の市民
    .problem = 卓で取った人：{ $taken }。取引所の数では：{ $owner }。
    .why = 忘れたり、同数の一方に渡したりしがちです。

deed-slots = 公益事業には従者の種類ごとの空きがあります。修道士は修道士の空きだけに置き、そこにほかの従者は置けません。
    .title = 公益事業の空き
    .problem = 「{ $deed }」に{ $kind }が{ $found }人となっています。空きは{ $most }人分です。
    .why = 修道士は場所では代わりになれますが、公益事業ではなれません。

two-player-deeds = 2人のときは船乗り・職人・商人が6枚ずつで、公益事業の空きより1枚ずつ少なくなります。
    .title = 2人のときの公益事業
    .problem = 公益事業に{ $kind }が{ $found }人いますが、全部で{ $most }枚しかありません。
    .why = 必要とする公益事業のどれかは埋まりません。

deed-followers-recruited = 公益事業に送れるのは、雇った従者だけです。自分の色の従者は送れません。
    .title = 雇ってから送る
    .problem = 公益事業に{ $kind }が{ $found }人いますが、全員で雇ったのは{ $most }人です。
    .why = トラックの1歩が、雇った1人です。

# --- 終了時：発展、トラック、技術、場所 ---

development-range = 発展トラックは30で終わりです。余ったポイントは失われます。
    .title = 発展トラックの終わり
    .problem = { $player }のマーカーが{ $found }にあります。トラックは{ $most }までです。
    .why = 30でレベルは最高の6になります。

status-range = 発展レベルは1〜6です。
    .title = レベルは1〜6
    .problem = { $player }のレベルが{ $found }です。1〜{ $most }のはずです。
    .why = はじめから1で、6になるのは最後のマスだけです。

status-of-marker = 発展レベルはマーカーのマスで決まります。0〜3で1、4〜8で2、9〜14で3、15〜21で4、22〜29で5、30で6です。
    .title = レベルとマーカー
    .problem = { $player }のレベルが{ $found }ですが、{ $marker }のマスのレベルは{ $expected }です。
    .why = 終了時にマーカーがある場所で数えます。

development-of-scholars = 学者だけで、順に2、3、4、5、6発展ポイントを得ます。それより少ないのは、拷問で戻ったときだけです。
    .title = 学者だけで進む発展トラック
    .problem = { $player }の学者は{ $scholars }人で、マーカーは少なくとも{ $least }のはずですが、{ $found }にあります。戻るのは拷問のときだけです。
    .why = 学者5人だけで20のマスに届きます。

track-length = 農民トラックは8歩、ほかは5歩です。最後のマスに着くと、その種類はもう雇えません。
    .title = トラックの終わり
    .problem = { $player }の{ $kind }トラックが{ $found }歩です。{ $most }歩までです。
    .why = 1人が同じ種類を独り占めできないようになっています。

track-supply = トラックの1歩ごとに色のない人物タイルを1枚取りますが、枚数には限りがあります。疫病や拷問で戻ることもあります。
    .title = 人物タイルの残り
    .problem = 全員の{ $kind }トラックは合わせて{ $found }歩ですが、タイルは{ $most }枚でした。疫病や拷問で戻った分があれば説明がつきます。
    .why = なくなった種類は、だれも雇えません。

technology-supply = 技術タイルは16枚です。
    .title = 技術タイル
    .problem = 技術タイルが合わせて{ $found }枚になっています。全部で{ $most }枚です。
    .why = 置いた場所に終了時まで残るので、戻ることはありません。

technology-of-craftsmen = 職人を1人雇うごとに技術タイルを1枚得ます。それより多く得るには研究所が必要です。
    .title = 職人で得る技術タイル
    .problem = { $player }の技術タイルは{ $found }枚、職人は{ $most }人で、研究所を持っていた記録もありません。
    .why = ほかに得る方法はありません。

technology-received = 職人を1人雇うごとに技術タイルを1枚得ます。
    .title = 得た技術タイル
    .problem = { $player }の技術タイルは{ $found }枚ですが、職人で{ $least }枚得ているはずです。
    .why = 取り忘れると、そのあとずっと不利になります。
    .silent = 技術タイルや商品がなくなったときのことは、ルールに書かれていません。作者の遊び方として伝わるとおり、もらえないままアクションを行えるものとします。オプションで禁止にできます。

place-taken-once = 場所タイル20枚は、どれも1枚ずつです。
    .title = 場所は1枚ずつ
    .problem = { $place }が{ $found }枚になっています。1枚しかありません。
    .why = 取った人だけのものになります。

places-of-traders = 商人を1人雇うごとに場所タイルを1枚得るので、5枚を超えることはありません。
    .title = 商人で得る場所タイル
    .problem = { $player }の場所タイルは{ $found }枚ですが、商人で得られるのは{ $most }枚までです。
    .why = ほかに得る方法はありません。

second-pile-places = 最初の場所タイルは必ず山Iから取ります。2人目の商人からは、どちらの山からでも取れます。
    .title = 山IIの場所
    .problem = { $player }が山IIのタイルを{ $found }枚（{ $places }）持っていますが、この商人の数では{ $most }枚までです。
    .why = 強い場所は、あとから手に入ります。

place-supply = 場所タイルは商人1人につき1枚得ますが、商人の数には限りがあります。疫病や拷問で戻ることもあります。
    .title = 場所と商人
    .problem = 場所タイルが合わせて{ $found }枚になっていますが、商人は{ $most }枚でした。疫病や拷問で戻った分があれば説明がつきます。
    .why = 商人は4人で10枚、3人で8枚、2人で6枚です。

# --- 得点 ---

coins = 1コインにつき1点です。
    .title = コイン
    .line = { $coins }×1＝{ $points }
    .why = 使わなかった分も得点になります。

goods = 穀物は1点、チーズは2点、ワインは3点、羊毛は4点、ブロケードは5点です。
    .title = 商品
    .line = 穀物{ $grain }×1＋チーズ{ $cheese }×2＋ワイン{ $wine }×3＋羊毛{ $wool }×4＋ブロケード{ $brocade }×5＝{ $points }
    .why = 少ない商品ほど価値があります。

development = 発展レベルに、マップ上の取引所と市民の合計を掛けます。その前に、取引所が単独で最多の人が市民をもう1枚取ります。建てていない取引所、技術タイル、場所タイル、従者は0点です。
    .title = 発展
    .line = { $last ->
        [0] レベル{ $status }×（取引所{ $stations }＋市民{ $citizens }）＝{ $status }×{ $together }＝{ $points }
       *[other] レベル{ $status }×（取引所{ $stations }＋市民{ $citizens }＋最後の市民{ $last }）＝{ $status }×{ $together }＝{ $points }
    }
    .why = レベルはすべてに掛かるので、両方を伸ばすのが得です。

# --- 同点 ---

development-track = 同点なら、発展トラックでより進んでいる人の勝ちです。
    .title = 発展トラックの位置
    .line = { $exact ->
        [0] レベル{ $status }なので{ $space }以上
       *[other] { $space }のマス（レベル{ $status }）
    }
    .problem = { $players }が{ $points }点で並んでいます（{ $rank }位）。順位を決めるには、発展トラックのマーカーを入力してください。
    .why = 資料に見つかるタイブレークはこれだけです。
    .silent = 公式のタイブレークの文面は確認できませんでした。発展トラックを比べ、それでも並べば勝利を分け合うものとします。すぐに分け合うか、続けて商品を比べるかは、オプションで選べます。

goods-value = そのように遊ぶ場合：まだ同点なら、商品の価値が高い人の勝ちです。
    .title = 商品の価値
    .line = 商品{ $points }点分
    .problem = { $players }が{ $points }点で並んでいます（{ $rank }位）。順位を決めるには、商品をすべて数えてください。
    .why = 発展トラックのあとに商品を比べるとする資料があります。

# --- ID ---

id-orleans = オルレアン
id-chartres = シャルトル
id-etampes = エタンプ
id-le-mans = ル・マン
id-chateaudun = シャトーダン
id-montargis = モンタルジ
id-vendome = ヴァンドーム
id-blois = ブロワ
id-briare = ブリアール
id-tours = トゥール
id-chinon = シノン
id-montrichard = モンリシャール
id-vierzon = ヴィエルゾン
id-loches = ロシュ
id-bourges = ブールジュ
id-sancerre = サンセール
id-chatellerault = シャテルロー
id-le-blanc = ル・ブラン
id-chateauroux = シャトールー
id-nevers = ヌヴェール
id-argenton-sur-creuse = アルジャントン
id-la-chatre = ラ・シャトル
id-st-amand-montrond = サン＝タマン
id-grain = 穀物
id-cheese = チーズ
id-wine = ワイン
id-wool = 羊毛
id-brocade = ブロケード
id-none = なし（空き）
id-farmer = 農民
id-boatman = 船乗り
id-craftsman = 職人
id-trader = 商人
id-knight = 騎士
id-scholar = 学者
id-monk = 修道士
id-pilgrimage = 巡礼
id-income = 収入
id-trading-day = 取引の日
id-harvest = 収穫
id-taxes = 税
id-plague = 疫病
id-city-wall = 城壁の建設
id-papal-conclave = 教皇選挙
id-defeating-the-plague = 疫病の撲滅
id-astronomy = 天文学
id-boatmens-guild = 船乗りギルドの設立
id-cathedral = 大聖堂の建設
id-peace-treaty = 平和条約
id-canalisation = 運河の整備
id-development-3 = 発展トラック3
id-development-18 = 発展トラック18
id-development-28 = 発展トラック28
id-knight-track = 騎士トラック
id-boatman-track = 船乗りトラック
id-hayrick = 干し草置き場
id-cheese-factory = チーズ工房
id-winery = ワイン醸造所
id-wool-manufacturer = 毛織物工房
id-tailor-shop = 仕立屋
id-brewery = ビール醸造所
id-windmill = 風車
id-library = 図書館
id-hospital = 病院
id-sacristy = 聖具室
id-herb-garden = 薬草園
id-bathhouse = 浴場
id-shipping-line = 海運会社
id-pharmacy = 薬局
id-office = 会計局
id-cellar = 市庁舎の酒場
id-laboratory = 研究所
id-horse-wagon = 馬車
id-school = 学校
id-gunpowder-tower = 火薬塔
id-pile-one = 山I
id-pile-two = 山II
id-blue = 青
id-green = 緑
id-red = 赤
id-yellow = 黄
id-nobody = なし
id-coins = コイン
id-goods = 商品
id-development = 発展
id-five-player = 5人用の版
id-tie-break = タイブレーク
id-development-then-shared = 発展トラック、次に勝利を分け合う
id-shared = すぐに分け合う
id-development-then-goods = 発展トラック、次に商品
id-empty-supply = タイルがなくなったとき
id-go-on = もらわずにアクションを行う
id-not-allowed = アクションを行えない
id-hourglass-piles = 砂時計の山
id-one-pile = 1つの山
id-three-piles = 文字ごとに3つの山
id-component-data = 箱の内容による確認
id-on = あり
id-off = なし
id-stations = 取引所
id-citizens = 市民
id-round = ラウンド
id-technology = 技術タイル
id-argenton-sur-creuse-chateauroux = { id-argenton-sur-creuse }〜{ id-chateauroux }
id-argenton-sur-creuse-chatellerault = { id-argenton-sur-creuse }〜{ id-chatellerault }
id-argenton-sur-creuse-chatellerault-second = { id-argenton-sur-creuse }〜{ id-chatellerault }（4）
id-argenton-sur-creuse-la-chatre = { id-argenton-sur-creuse }〜{ id-la-chatre }
id-blois-vendome = { id-blois }〜{ id-vendome }
id-blois-vierzon = { id-blois }〜{ id-vierzon }
id-bourges-nevers = { id-bourges }〜{ id-nevers }
id-bourges-st-amand-montrond = { id-bourges }〜{ id-st-amand-montrond }
id-bourges-sancerre = { id-bourges }〜{ id-sancerre }
id-briare-montargis = { id-briare }〜{ id-montargis }
id-chartres-chateaudun = { id-chartres }〜{ id-chateaudun }
id-chartres-etampes = { id-chartres }〜{ id-etampes }
id-chartres-le-mans = { id-chartres }〜{ id-le-mans }
id-chartres-le-mans-second = { id-chartres }〜{ id-le-mans }（4）
id-chartres-orleans = { id-chartres }〜{ id-orleans }
id-chateaudun-le-mans = { id-chateaudun }〜{ id-le-mans }
id-chateaudun-orleans = { id-chateaudun }〜{ id-orleans }
id-chateaudun-vendome = { id-chateaudun }〜{ id-vendome }
id-chateauroux-la-chatre = { id-chateauroux }〜{ id-la-chatre }
id-chateauroux-le-blanc = { id-chateauroux }〜{ id-le-blanc }
id-chateauroux-loches = { id-chateauroux }〜{ id-loches }
id-chateauroux-vierzon = { id-chateauroux }〜{ id-vierzon }
id-chatellerault-chinon-road = { id-chatellerault }〜{ id-chinon }（道）
id-etampes-montargis = { id-etampes }〜{ id-montargis }
id-etampes-montargis-second = { id-etampes }〜{ id-montargis }（4）
id-la-chatre-st-amand-montrond = { id-la-chatre }〜{ id-st-amand-montrond }
id-le-mans-tours = { id-le-mans }〜{ id-tours }
id-le-mans-tours-second = { id-le-mans }〜{ id-tours }（3）
id-le-mans-vendome = { id-le-mans }〜{ id-vendome }
id-loches-montrichard = { id-loches }〜{ id-montrichard }
id-montargis-orleans = { id-montargis }〜{ id-orleans }
id-nevers-st-amand-montrond = { id-nevers }〜{ id-st-amand-montrond }
id-nevers-st-amand-montrond-second = { id-nevers }〜{ id-st-amand-montrond }（4）
id-orleans-vierzon = { id-orleans }〜{ id-vierzon }
id-orleans-vierzon-second = { id-orleans }〜{ id-vierzon }（3）
id-argenton-sur-creuse-le-blanc = { id-argenton-sur-creuse }〜{ id-le-blanc }
id-blois-orleans = { id-blois }〜{ id-orleans }
id-blois-tours = { id-blois }〜{ id-tours }
id-bourges-vierzon = { id-bourges }〜{ id-vierzon }
id-briare-orleans = { id-briare }〜{ id-orleans }
id-briare-orleans-second = { id-briare }〜{ id-orleans }（3）
id-briare-sancerre = { id-briare }〜{ id-sancerre }
id-briare-sancerre-second = { id-briare }〜{ id-sancerre }（3）
id-chatellerault-chinon-water = { id-chatellerault }〜{ id-chinon }（水路）
id-chinon-le-blanc = { id-chinon }〜{ id-le-blanc }
id-chinon-le-blanc-second = { id-chinon }〜{ id-le-blanc }（3）
id-chinon-tours = { id-chinon }〜{ id-tours }
id-loches-tours = { id-loches }〜{ id-tours }
id-montrichard-tours = { id-montrichard }〜{ id-tours }
id-montrichard-vierzon = { id-montrichard }〜{ id-vierzon }
id-nevers-sancerre = { id-nevers }〜{ id-sancerre }
id-st-amand-montrond-vierzon = { id-st-amand-montrond }〜{ id-vierzon }

# --- 行 ---

row-coins = コイン
    .help = 1、5、10の合計を数えます。
row-grain = 穀物
row-cheese = チーズ
row-wine = ワイン
row-wool = 羊毛
row-brocade = ブロケード
row-stations = マップ上の取引所
    .help = 手元に残ったものは数えません。
row-citizens = 市民
    .help = 取引所最多の1枚は自動で加えるので、除きます。
row-development = 発展トラックのマーカー
    .help = 0〜30
row-status = 発展レベル
    .help = 1〜6。マーカーだけで足ります。
row-station-towns = 取引所のある町
    .help = 数の代わりに入力できます。
row-citizen-sources = どの市民か
    .help = 数の代わりに入力できます。
row-stations-supply = 手元の取引所
row-stations-lost = 失った取引所
row-technology = 技術タイル
row-places = 場所タイル
row-plague-lost = 疫病で失った従者
row-last-citizen = 最後の市民を取った人
row-round = 最後に遊んだラウンド
row-merchant = 商人コマ
row-citizens-on-boards = ボード上の市民
row-citizens-aside = ボードのわきの市民
row-goods-removed = 取り除いた商品
row-pile-one = 山Iの場所
row-pile-two = 山IIの場所
row-hourglass-more = 余分な砂時計タイル
row-torture-stations = 差し出した取引所
row-torture-followers = 差し出した従者
row-torture-development = 差し出した発展ポイント
row-torture-goods = 差し出した商品
row-torture-places = 差し出した場所タイル
row-torture-technology = 差し出した技術タイル
row-marker-development = マーカー：発展トラック
row-track-farmer = 農民トラック
row-marker-farmer = マーカー：農民トラック
row-track-boatman = 船乗りトラック
row-marker-boatman = マーカー：船乗りトラック
row-track-craftsman = 職人トラック
row-marker-craftsman = マーカー：職人トラック
row-track-trader = 商人トラック
row-marker-trader = マーカー：商人トラック
row-track-knight = 騎士トラック
row-marker-knight = マーカー：騎士トラック
row-track-scholar = 学者トラック
row-marker-scholar = マーカー：学者トラック
row-supply-farmer = 農民
row-removed-farmer = 農民
row-starter-farmer = 農民
row-supply-boatman = 船乗り
row-removed-boatman = 船乗り
row-starter-boatman = 船乗り
row-supply-craftsman = 職人
row-removed-craftsman = 職人
row-starter-craftsman = 職人
row-supply-trader = 商人
row-removed-trader = 商人
row-starter-trader = 商人
row-supply-knight = 騎士
row-removed-knight = 騎士
row-supply-scholar = 学者
row-removed-scholar = 学者
row-supply-monk = 修道士
row-removed-monk = 修道士
row-market-grain = { row-grain }
row-map-grain = { row-grain }
row-market-cheese = { row-cheese }
row-map-cheese = { row-cheese }
row-market-wine = { row-wine }
row-map-wine = { row-wine }
row-market-wool = { row-wool }
row-map-wool = { row-wool }
row-market-brocade = { row-brocade }
row-map-brocade = { row-brocade }
row-hourglass-1 = 第1ラウンド
row-hourglass-2 = 第2ラウンド
row-hourglass-3 = 第3ラウンド
row-hourglass-4 = 第4ラウンド
row-hourglass-5 = 第5ラウンド
row-hourglass-6 = 第6ラウンド
row-hourglass-7 = 第7ラウンド
row-hourglass-8 = 第8ラウンド
row-hourglass-9 = 第9ラウンド
row-hourglass-10 = 第10ラウンド
row-hourglass-11 = 第11ラウンド
row-hourglass-12 = 第12ラウンド
row-hourglass-13 = 第13ラウンド
row-hourglass-14 = 第14ラウンド
row-hourglass-15 = 第15ラウンド
row-hourglass-16 = 第16ラウンド
row-hourglass-17 = 第17ラウンド
row-hourglass-18 = 第18ラウンド
row-space-argenton-sur-creuse-chateauroux = { id-argenton-sur-creuse-chateauroux }
row-space-argenton-sur-creuse-chatellerault = { id-argenton-sur-creuse-chatellerault }
row-space-argenton-sur-creuse-chatellerault-second = { id-argenton-sur-creuse-chatellerault-second }
row-space-argenton-sur-creuse-la-chatre = { id-argenton-sur-creuse-la-chatre }
row-space-blois-vendome = { id-blois-vendome }
row-space-blois-vierzon = { id-blois-vierzon }
row-space-bourges-nevers = { id-bourges-nevers }
row-space-bourges-st-amand-montrond = { id-bourges-st-amand-montrond }
row-space-bourges-sancerre = { id-bourges-sancerre }
row-space-briare-montargis = { id-briare-montargis }
row-space-chartres-chateaudun = { id-chartres-chateaudun }
row-space-chartres-etampes = { id-chartres-etampes }
row-space-chartres-le-mans = { id-chartres-le-mans }
row-space-chartres-le-mans-second = { id-chartres-le-mans-second }
row-space-chartres-orleans = { id-chartres-orleans }
row-space-chateaudun-le-mans = { id-chateaudun-le-mans }
row-space-chateaudun-orleans = { id-chateaudun-orleans }
row-space-chateaudun-vendome = { id-chateaudun-vendome }
row-space-chateauroux-la-chatre = { id-chateauroux-la-chatre }
row-space-chateauroux-le-blanc = { id-chateauroux-le-blanc }
row-space-chateauroux-loches = { id-chateauroux-loches }
row-space-chateauroux-vierzon = { id-chateauroux-vierzon }
row-space-chatellerault-chinon-road = { id-chatellerault-chinon-road }
row-space-etampes-montargis = { id-etampes-montargis }
row-space-etampes-montargis-second = { id-etampes-montargis-second }
row-space-la-chatre-st-amand-montrond = { id-la-chatre-st-amand-montrond }
row-space-le-mans-tours = { id-le-mans-tours }
row-space-le-mans-tours-second = { id-le-mans-tours-second }
row-space-le-mans-vendome = { id-le-mans-vendome }
row-space-loches-montrichard = { id-loches-montrichard }
row-space-montargis-orleans = { id-montargis-orleans }
row-space-nevers-st-amand-montrond = { id-nevers-st-amand-montrond }
row-space-nevers-st-amand-montrond-second = { id-nevers-st-amand-montrond-second }
row-space-orleans-vierzon = { id-orleans-vierzon }
row-space-orleans-vierzon-second = { id-orleans-vierzon-second }
row-space-argenton-sur-creuse-le-blanc = { id-argenton-sur-creuse-le-blanc }
row-space-blois-orleans = { id-blois-orleans }
row-space-blois-tours = { id-blois-tours }
row-space-bourges-vierzon = { id-bourges-vierzon }
row-space-briare-orleans = { id-briare-orleans }
row-space-briare-orleans-second = { id-briare-orleans-second }
row-space-briare-sancerre = { id-briare-sancerre }
row-space-briare-sancerre-second = { id-briare-sancerre-second }
row-space-chatellerault-chinon-water = { id-chatellerault-chinon-water }
row-space-chinon-le-blanc = { id-chinon-le-blanc }
row-space-chinon-le-blanc-second = { id-chinon-le-blanc-second }
row-space-chinon-tours = { id-chinon-tours }
row-space-loches-tours = { id-loches-tours }
row-space-montrichard-tours = { id-montrichard-tours }
row-space-montrichard-vierzon = { id-montrichard-vierzon }
row-space-nevers-sancerre = { id-nevers-sancerre }
row-space-st-amand-montrond-vierzon = { id-st-amand-montrond-vierzon }
row-deed-city-wall-farmer = { id-city-wall }：{ row-supply-farmer }
row-deed-city-wall-boatman = { id-city-wall }：{ row-supply-boatman }
row-deed-city-wall-craftsman = { id-city-wall }：{ row-supply-craftsman }
row-deed-city-wall-trader = { id-city-wall }：{ row-supply-trader }
row-deed-city-wall-knight = { id-city-wall }：{ row-supply-knight }
row-deed-city-wall-scholar = { id-city-wall }：{ row-supply-scholar }
row-deed-city-wall-monk = { id-city-wall }：{ row-supply-monk }
row-deed-papal-conclave-farmer = { id-papal-conclave }：{ row-supply-farmer }
row-deed-papal-conclave-boatman = { id-papal-conclave }：{ row-supply-boatman }
row-deed-papal-conclave-craftsman = { id-papal-conclave }：{ row-supply-craftsman }
row-deed-papal-conclave-trader = { id-papal-conclave }：{ row-supply-trader }
row-deed-papal-conclave-knight = { id-papal-conclave }：{ row-supply-knight }
row-deed-papal-conclave-scholar = { id-papal-conclave }：{ row-supply-scholar }
row-deed-papal-conclave-monk = { id-papal-conclave }：{ row-supply-monk }
row-deed-defeating-the-plague-farmer = { id-defeating-the-plague }：{ row-supply-farmer }
row-deed-defeating-the-plague-boatman = { id-defeating-the-plague }：{ row-supply-boatman }
row-deed-defeating-the-plague-craftsman = { id-defeating-the-plague }：{ row-supply-craftsman }
row-deed-defeating-the-plague-trader = { id-defeating-the-plague }：{ row-supply-trader }
row-deed-defeating-the-plague-knight = { id-defeating-the-plague }：{ row-supply-knight }
row-deed-defeating-the-plague-scholar = { id-defeating-the-plague }：{ row-supply-scholar }
row-deed-defeating-the-plague-monk = { id-defeating-the-plague }：{ row-supply-monk }
row-deed-astronomy-farmer = { id-astronomy }：{ row-supply-farmer }
row-deed-astronomy-boatman = { id-astronomy }：{ row-supply-boatman }
row-deed-astronomy-craftsman = { id-astronomy }：{ row-supply-craftsman }
row-deed-astronomy-trader = { id-astronomy }：{ row-supply-trader }
row-deed-astronomy-knight = { id-astronomy }：{ row-supply-knight }
row-deed-astronomy-scholar = { id-astronomy }：{ row-supply-scholar }
row-deed-astronomy-monk = { id-astronomy }：{ row-supply-monk }
row-deed-boatmens-guild-farmer = { id-boatmens-guild }：{ row-supply-farmer }
row-deed-boatmens-guild-boatman = { id-boatmens-guild }：{ row-supply-boatman }
row-deed-boatmens-guild-craftsman = { id-boatmens-guild }：{ row-supply-craftsman }
row-deed-boatmens-guild-trader = { id-boatmens-guild }：{ row-supply-trader }
row-deed-boatmens-guild-knight = { id-boatmens-guild }：{ row-supply-knight }
row-deed-boatmens-guild-scholar = { id-boatmens-guild }：{ row-supply-scholar }
row-deed-boatmens-guild-monk = { id-boatmens-guild }：{ row-supply-monk }
row-deed-cathedral-farmer = { id-cathedral }：{ row-supply-farmer }
row-deed-cathedral-boatman = { id-cathedral }：{ row-supply-boatman }
row-deed-cathedral-craftsman = { id-cathedral }：{ row-supply-craftsman }
row-deed-cathedral-trader = { id-cathedral }：{ row-supply-trader }
row-deed-cathedral-knight = { id-cathedral }：{ row-supply-knight }
row-deed-cathedral-scholar = { id-cathedral }：{ row-supply-scholar }
row-deed-cathedral-monk = { id-cathedral }：{ row-supply-monk }
row-deed-peace-treaty-farmer = { id-peace-treaty }：{ row-supply-farmer }
row-deed-peace-treaty-boatman = { id-peace-treaty }：{ row-supply-boatman }
row-deed-peace-treaty-craftsman = { id-peace-treaty }：{ row-supply-craftsman }
row-deed-peace-treaty-trader = { id-peace-treaty }：{ row-supply-trader }
row-deed-peace-treaty-knight = { id-peace-treaty }：{ row-supply-knight }
row-deed-peace-treaty-scholar = { id-peace-treaty }：{ row-supply-scholar }
row-deed-peace-treaty-monk = { id-peace-treaty }：{ row-supply-monk }
row-deed-canalisation-farmer = { id-canalisation }：{ row-supply-farmer }
row-deed-canalisation-boatman = { id-canalisation }：{ row-supply-boatman }
row-deed-canalisation-craftsman = { id-canalisation }：{ row-supply-craftsman }
row-deed-canalisation-trader = { id-canalisation }：{ row-supply-trader }
row-deed-canalisation-knight = { id-canalisation }：{ row-supply-knight }
row-deed-canalisation-scholar = { id-canalisation }：{ row-supply-scholar }
row-deed-canalisation-monk = { id-canalisation }：{ row-supply-monk }

# --- 見出し・表示・セットアップ・図 ---

group-coins = コイン
group-goods = 商品
group-development = 発展
group-details = くわしい記録
group-tracks = 人物トラック
group-torture = 失ったもの
group-deeds = 公益事業
group-market = 商品市場
group-map-goods = マップ上の商品
group-table = 卓
group-characters = ボード上の人物
group-characters-removed = 取り除いた人物
group-board = ボードの上
group-routes = 道と水路の商品
group-hourglasses = 砂時計の山
group-places = 場所タイル
group-player = 各プレイヤー
view-setup = セットアップ
view-final = 終了時
setup-boards = メインボードと公益事業ボードを置きます。
setup-player-pieces = 各自、個人ボード、袋、取引所10個、マーカー7個、商人コマ、自分の色の農民・船乗り・職人・商人を取ります。従者4枚は市場のマスに置きます。
setup-coins = 各自{ $coins }コインを取ります。
setup-stations = 各自、取引所{ $stations }個を手元に置きます。
setup-technology = 技術タイル{ $tiles }枚を専用のマスに重ねます。
setup-hourglasses = 色の薄い「巡礼」をよけ、残りの砂時計タイルを裏向きで混ぜ、「巡礼」をいちばん上に置きます（全{ $tiles }枚）。
setup-markers = 各自、6本の人物トラックと発展トラックの最初のマスにマーカーを置きます。
setup-characters-removed = 色のない農民・船乗り・職人・商人を各{ $farmers }枚、騎士・学者・修道士を各{ $knights }枚取り除きます。使わない色も取り除きます。
setup-characters = 色のない人物タイルを建物に置きます。農民{ $farmer }、船乗り{ $boatman }、職人{ $craftsman }、商人{ $trader }、騎士{ $knight }、学者{ $scholar }、修道士{ $monk }枚です。
setup-citizens = 市民タイル{ $tiles }枚を2枚のボードの決められたマスに、最後の1枚をわきに置きます。
setup-places = 場所タイルを山I（{ $first }枚）と山II（{ $second }枚）に分けます。
setup-goods-removed = 商品タイルを裏向きで混ぜ、{ $tiles }枚を見ずに取り除きます。
setup-goods-routes = 混ぜた商品タイル{ $tiles }枚を、道と水路のマスに1枚ずつ表向きに置きます。
setup-marked-3 = 4の付いたマス（{ $spaces }か所）は空けておきます。
setup-marked-2 = 3か4の付いたマス（{ $spaces }か所）は空けておきます。
setup-goods-market = 残りの商品タイル{ $tiles }枚を種類ごとに商品市場に置きます。
setup-merchants = 全員の商人コマをオルレアンに置きます。
setup-start-player = いちばん若い人がスタートプレイヤーマーカーを取ります。
part-title-setup = オルレアン：セットアップ
part-title-final = オルレアン：終了時
part-description-setup = { $count }人用：各自の最初の持ち物、道と水路に商品を置いたマップ、サプライ、商品市場、最初のマスにマーカーを置いたトラック、空の公益事業。
part-description-final = { $count }人用：各自の持ち物、取引所のあるマップ、発展トラック、人物トラック、従者のいる公益事業、残った商品。
part-map = マップ
part-map-merchants = 商人コマと商品のマップ
part-map-stations = マップ上の取引所
part-road = 道
part-waterway = 水路
part-supply = サプライ
part-market = 商品市場
part-map-goods = マップに残った商品
part-good-worth = { $good }×{ $points }
part-development = 発展トラック
part-tracks = 人物トラック
part-deeds = 公益事業
part-last-citizen = 最後の市民
part-technology = 技術タイル
part-citizens = ボード上の市民
part-hourglasses = 砂時計の山
part-pile-one = 場所タイル（山I）
part-pile-two = 場所タイル（山II）
part-short-farmer = 農
part-short-boatman = 船
part-short-craftsman = 職
part-short-trader = 商
part-short-knight = 騎
part-short-scholar = 学
part-short-monk = 修
part-track-farmer = 農民トラック
part-track-boatman = 船乗りトラック
part-track-craftsman = 職人トラック
part-track-trader = 商人トラック
part-track-knight = 騎士トラック
part-track-scholar = 学者トラック
part-key-space-coins = コインを得る
part-key-deed-coins = 従者1人につきコイン
part-key-taken = プレイヤーが取った市民
part-key-first-pile = 山Iの場所タイル
part-key-either-pile = 山I・IIの場所タイル
part-key-draw-limit = 引ける従者の上限
part-key-points = 発展ポイント
part-key-status = 発展レベル
part-key-status-only = レベルのみ（マスは不明）
part-key-hourglass = 砂時計タイル
part-key-free = 空きスロット
part-key-sent = 派遣済み
part-key-worth = 1個の得点
part-key-left = 残り
part-key-station = 取引所
part-key-built = マップ上の取引所
part-key-merchant = 商人コマ
