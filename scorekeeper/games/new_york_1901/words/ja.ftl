# ニューヨーク1901：ルール、入力欄、名前。

id-new-york-1901 = ニューヨーク1901

## セットアップ

known-colours = コマとタイルの色は黄、緑、青、茶です。
    .title = 箱に入っている色
    .problem = { $colour }は箱の色（{ $colours }）にありません。入力のまま使います。
    .why = プレイヤーごとに違っていれば、どんな呼び名でもかまいません。

no-david-schneider = 2人プレイでは、ピンクのキャラクターカード（デイヴィッド・シュナイダー）を箱に戻します。
    .title = デイヴィッド・シュナイダーは使わない
    .problem = { $player }がピンクのキャラクターカードを持っていますが、2人プレイでは使いません。引き直してください。
    .why = ピンクの地区は使わないので、そこから始めることはできません。

districts-in-play = 2人プレイでは、ピンクの区画カードをすべて箱に戻します。3人・4人では5地区すべてを使います。
    .title = 使用する区画カード
    .problem = { $players }人プレイで使う区画カードの地区は、{ $expected }です。
    .why = 山札は、取れる区画とちょうど一致していなければなりません。ピンクがない分、2人の所有地は早くぶつかります。

three-streets = 大通りボーナスカード5枚のうち3枚を引き、ボードの脇に表向きで置きます。
    .title = 大通りは3本
    .problem = 記録されている大通りは{ $found }本です。引くカードは3枚です。
    .why = どの3本が大事になるかは、ゲームごとに変わります。

different-streets = カードは大通りごとに1枚なので、3枚はすべて違います。
    .title = 同じ大通りは1枚だけ
    .problem = { $street }が{ $found }回記録されていますが、カードは1枚しかありません。
    .why = 5枚のカードは5本の大通りを表します。

same-streets = セットアップで引いた大通りが、そのまま最後に得点になります。
    .title = 最後まで同じ大通り
    .problem = セットアップでは{ $drawn }、終了時には{ $counted }となっています。どちらかの記録が間違っています。
    .why = カードはゲーム中ずっとボードの脇に置かれています。

one-challenge = ボーナスチャレンジカード5枚のうち1枚を引き、ゲームを通して使います。
    .title = ボーナスチャレンジは1枚
    .problem = セットアップでは{ $drawn }を引きましたが、終了時には{ $counted }となっています。どちらかの記録が間違っています。
    .why = 目標が1つ加わるだけで、毎回違うゲームになります。

different-characters = 各プレイヤーにキャラクターカードを1枚配ります。カードは地区ごとに1枚です。
    .title = キャラクターは1人ずつ別
    .problem = { $players }が同じ地区（{ $district }）のキャラクターカードを持っていますが、1枚しかありません。
    .why = キャラクターで開始地点が決まるので、同じ場所から始まることはありません。

starter-district = 初期配置ビルは、キャラクターカードの記号がある区画、つまりそのカードの地区に置きます。
    .title = 初期配置ビルはキャラクターの地区に
    .problem = { $player }の初期配置ビルは{ $found }の地区にありますが、キャラクターカードは{ $expected }です。
    .why = カードの色は地区を表し、自分のコマの色とは関係ありません。

starter-size = 初期配置ビルはサイズ2の区画に置きます。
    .title = 初期配置ビルはサイズ2に
    .problem = { $player }の初期配置ビルはサイズ{ $found }の区画にあります。正しくはサイズ2です。
    .why = 全員が同じ広さから始めます。

first-card-district = 初期配置ビルの区画と一致する区画カードを取り、キャラクターカードの上に置きます。
    .title = 最初の区画カードは同じ地区
    .problem = { $player }の最初の区画カードは{ $found }ですが、開始地区は{ $expected }です。
    .why = キャラクターカードの上のカードで、自分の所有地が分かります。

first-card-size = 最初の区画カードは、初期配置ビルの区画と同じサイズ2です。
    .title = 最初の区画カードはサイズ2
    .problem = { $player }の最初の区画カードはサイズ{ $found }です。正しくはサイズ2です。
    .why = 違うカードを抜くと、もう空いていない区画が山札に残ってしまいます。

deck-size = 初期配置ビルの分のカードを抜き、山札を空き区画と一致させます。2人で50枚、3人で62枚、4人で61枚です。
    .title = 山札の枚数
    .problem = 山札は{ $found }枚です。{ $players }人プレイでは、マーケットに並べる前に{ $expected }枚あります。
    .why = 山札の1枚は空いている区画1つに当たります。

four-open = 区画カード4枚を表向きに並べ、オープンマーケットにします。
    .title = オープンマーケットは4枚
    .problem = オープンマーケットが{ $found }枚です。4枚で始めます。
    .why = 拡張のときは、いつも4枚から選べます。

futures-size = 残りの区画カードはよく混ぜて裏向きに置き、フューチャーズマーケットにします。2人で46枚、3人で58枚、4人で57枚です。
    .title = フューチャーズマーケットの枚数
    .problem = フューチャーズマーケットが{ $found }枚です。{ $players }人プレイでは{ $expected }枚で始めます。
    .why = これがなくなれば、ゲームの終わりは間近です。

four-legendaries = ボードを中央に置き、黒い伝説の超高層ビル4枚を全員の手の届くところに置きます。
    .title = 伝説の超高層ビルは4枚
    .problem = ボードの脇に伝説の超高層ビルが{ $found }枚あります。正しくは4枚です。
    .why = 先に建てた人のものになります。

score-at-zero = 得点コマは0のマスから始めます。
    .title = 0点から開始
    .problem = { $player }は{ $found }点から始めていますが、全員0点で始めます。初期配置ビルでは得点しません。
    .why = 最初の土地はもらえますが、得点はもらえません。

eighteen-to-build = 各プレイヤーは超高層ビル18枚と初期配置ビル1枚を受け取ります。
    .title = 建てられるビルは18枚
    .problem = { $player }は{ $found }枚のビルで始めています。初期配置ビルを除いて18枚のはずです。
    .why = 持ち物は全員同じで、どこに建てるかで差がつきます。

four-workers = 各プレイヤーは労働者コマ4個をアクションカードの脇に置きます。
    .title = 労働者は4個
    .problem = { $player }の手元の労働者は{ $found }個です。4個で始めます。
    .why = 労働者はまだ建てていない区画を押さえます。数は多くありません。

three-action-cards = 各プレイヤーはアクションカード3枚を表向きに置きます。3枚の内容は全員同じです。
    .title = アクションカードは3枚
    .problem = { $player }のアクションカードは{ $found }枚です。3枚で始めます。
    .why = 1回だけ使うか、残して1点にするかを選べます。

king-token-in-hand = 各プレイヤーはキングトークンを手元に置いておきます。
    .title = キングトークンは手元に
    .problem = { $player }のキングトークンが手元にありません。ボードに置くのは伝説の超高層ビルを建てたときだけです。
    .why = あとで、どの伝説の超高層ビルが自分のものかを示します。

start-player = スタートプレイヤーを決めます。ルールでは、いちばん最近ニューヨークにいた人を勧めています。
    .title = スタートプレイヤー
    .problem = スタートプレイヤーがまだ決まっていません。選ぶか、抽選してください。
    .why = ほかに手番の順を決めるものはなく、そこから時計回りに進みます。

## 終了時のタイル

eighteen-skyscrapers = 建っているビル、取り壊したビル、まだ建てていないビルは、合わせて必ず18枚です（初期配置ビルと伝説の超高層ビルを除く）。
    .title = ビルは全部で18枚
    .problem = { $player }のビルは、建っているもの、取り壊したもの、未建設を合わせて{ $found }枚です。初期配置ビルと伝説の超高層ビルを除いて18枚でなければなりません。
    .why = タイルはボードの上か、箱の中か、手元のどれかにあります。

four-unbuilt = 未建設のビルが残り4枚になると、ゲーム終了のきっかけになります。4枚を下回ることはありません。
    .title = 未建設は4枚残る
    .problem = { $player }の未建設のビルは{ $found }枚ですが、最少でも4枚です。
    .why = 4枚になった手番が最後の手番で、コンストラクション・ブームでも4枚を下回れません。

six-of-a-generation = 18枚のビルは、ブロンズ、シルバー、ゴールドが6枚ずつです。
    .title = 各世代6枚
    .problem = { $player }は{ $generation }のビルを、取り壊した分を含めて{ $found }枚建てています。1人6枚です。
    .why = この内訳はルールではなく、公開資料1つによるものです。お手元の箱と違うときは、この確認を切ってください。

gold-stays = ゴールドは最上位の世代なので、取り壊されることはありません。
    .title = ゴールドは取り壊せない
    .problem = { $player }が取り壊したゴールドのビルが{ $found }枚ありますが、ゴールドより上の世代はありません。
    .why = 取り壊せるのは、新しく建てるビルより下の世代だけです。

bronze-gives-way = ブロンズのビルを取り壊せるのは、シルバーかゴールドを建てるときだけです。
    .title = ブロンズは上の世代に建て替える
    .problem = { $player }は、シルバーもゴールドも建てていないのに、ブロンズを{ $found }枚取り壊しています。
    .why = 取り壊しは、より良いビルを建てるためのものです。

silver-gives-way = シルバーのビルを取り壊せるのは、ゴールドか伝説の超高層ビルを建てるときだけです。
    .title = シルバーはゴールドに建て替える
    .problem = { $player }は、ゴールドも伝説の超高層ビルも建てていないのに、シルバーを{ $found }枚取り壊しています。
    .why = シルバーからシルバーへの建て替えはできません。上の世代でなければなりません。

starter-gives-way = 初期配置ビルを取り壊せるのは、代わりに何かを建てるときだけです。
    .title = 初期配置ビルも建て替えだけ
    .problem = { $player }は何も建てていないのに、初期配置ビルがなくなっています。
    .why = 取り壊した手番には、必ず建てなければなりません。

streets-within-standing = 1本の大通りに接する自分のビルは、建っている自分のビルの数を超えません。
    .title = 大通りのビルは建っている数まで
    .problem = { $player }は{ $street }に{ $found }枚ありますが、建っているビルは伝説の超高層ビルを含めて最大{ $most }枚です。
    .why = 1枚が複数の大通りに接することはあっても、1本につき1枚です。取り壊したビルは数えません。

irregular-within-standing = 変形ビルの数は、建っているビルの数を超えません。
    .title = 変形ビルは建っている数まで
    .problem = { $player }の変形ビルは{ $found }枚ですが、建っているビルは最大{ $most }枚です。
    .why = 終了時に建っているビルだけを数えます。

district-gold-within-standing = 1つの地区にある自分のゴールド級のビルは、建っているゴールド級の数を超えません。
    .title = 地区のゴールドは建っている数まで
    .problem = { $player }は{ $district }の地区にゴールド級が{ $found }枚ありますが、建っているのは最大{ $most }枚です。
    .why = 2つの地区にまたがるビルは両方で数えますが、それぞれ1枚です。

gold-in-some-district = 建っているゴールド級のビルは、少なくとも1つの地区にあります。
    .title = ゴールドは必ずどこかの地区に
    .problem = { $player }のゴールド級は{ $expected }枚ですが、地区ごとの数を足しても{ $found }枚です。
    .why = 地区をまたぐビルで合計が増えることはあっても、減ることはありません。

no-pink-land = 2人プレイでは、ピンクの地区の土地は持てません。
    .title = 2人ではピンクの土地なし
    .problem = { $player }がピンクの地区に何か持っていますが、2人プレイではその区画カードを使いません。
    .why = カードがなければ、区画を取ることはできません。

legendary-once = 4枚の伝説の超高層ビルは1枚ずつで、先に建てた人のものです。
    .title = 伝説の超高層ビルは1枚ずつ
    .problem = { $legendary }が{ $players }のものとして記録されています。持ち主は1人だけです。
    .why = 全員の共有で、建てられるのは一度きりです。

king-marks-legendary = キングトークンは、自分が建てた伝説の超高層ビルの上にだけ置きます。
    .title = キングトークンは伝説の印
    .problem = { $king ->
        [0] { $player }は伝説の超高層ビルを持っていますが、キングトークンがボードにありません。
       *[other] { $player }のキングトークンがボードにありますが、伝説の超高層ビルが記録されていません。
    }
    .why = 伝説の超高層ビルは黒いので、持ち主はトークンでしか分かりません。

one-starter = 初期配置ビルは1人1枚です。
    .title = 初期配置ビルは1枚
    .problem = { $player }の初期配置ビルが{ $street }に{ $found }枚ありますが、1枚しかありません。
    .why = 19枚目のタイルで、予備はありません。

starter-stands = 取り壊した初期配置ビルは、どの大通りにも数えません。
    .title = 数えるのは建っている初期配置ビル
    .problem = { $player }の初期配置ビルは取り壊されていますが、{ $street }で数えています。
    .why = 取り壊したビルは箱に戻っています。

street-in-play = 得点になるのは、カードを引いた3本の大通りだけです。
    .title = カードのない大通り
    .problem = { $street }にビルが記録されていますが、使っている大通り（{ $streets }）ではありません。得点にはなりません。
    .why = ほかの大通りは、今回はただの道です。

starter-may-decide = まだ建っている初期配置ビルは、接する大通りでビルとして数えます。
    .title = 初期配置ビルで変わるかもしれない
    .problem = { $street }は接戦です。初期配置ビルが接していると、最多のプレイヤーが変わる可能性があります。今は数えずに計算しているので、念のため数えてください。
    .why = 初期配置ビルは、置いたとき得点がないことと世代がブロンズより下であることを除き、ほかのビルと同じ扱いです。

## 得点

points-from-building = 得点はビルを建てたときだけ入ります。土地や初期配置ビルでは得点しません。
    .title = 得点は建設から
    .problem = { $player }は何も建てていないのに{ $track }点あります。
    .why = 得点コマが進むのは、ビルを建てたときだけです。

track-of-builds = ビル1枚につき2〜8点、伝説の超高層ビルは書かれた点数が入っています。
    .title = 得点と建てた数
    .problem = { $high ->
        [-1] { $player }は{ $built }枚建てて{ $track }点です。最低でも{ $low }点になります。
       *[other] { $player }は{ $built }枚建てて{ $track }点です。{ $low }〜{ $high }点のはずです。
    }
    .why = 点数の範囲はルールではなく、公開資料1つによるものです。お手元のタイルと違うときは、この確認を切ってください。

track-of-one = いちばん小さいビルでも2点なので、1点ということはありません。
    .title = 1点はありえない
    .problem = { $player }は1点です。最初の1枚で2点になります。
    .why = 点数の範囲はルールではなく、公開資料1つによるものです。

printed-points = ビルに書かれた点数は2〜8点です。伝説の超高層ビルはそれより高いことがあります。
    .title = タイルの点数
    .problem = { $player }：{ $generation }のその枚数で{ $found }点にはなりません。1枚は2〜8点です。
    .why = 点数の範囲はルールではなく、公開資料1つによるものです。お手元のタイルと違うときは、この確認を切ってください。

track-covers-standing = 得点は、建っているビルに書かれた点数の合計を下回りません。
    .title = 得点は建っているビル以上
    .problem = { $player }の得点は{ $track }点ですが、建っているビルの点数は合計{ $printed }点です。
    .why = どのビルも、建てたときに書かれた数だけ得点コマを進めました。失点はありません。

track-equals-points = 書かれた点数をすべて記録していれば、それとゴールド・プレステージの点の合計が得点になります。
    .title = 書かれた点数と得点
    .problem = { $player }の得点は{ $track }点ですが、タイルの合計は{ $printed }点、ゴールド・プレステージは{ $prestige }点です。どれかの記録が間違っています。
    .why = ゲーム中に得点コマを動かすものは、ほかにありません。

gold-unlocked = ゴールドと伝説の超高層ビルは18点から建てられます。そのビル自身の点はそのあとに加わります。
    .title = ゴールドは18点から
    .problem = { $printed ->
        [0] { $player }は{ $track }点でゴールド級のビルを持っています。建てる前に{ $at }点が必要なので、最低{ $least }点になります。
       *[other] { $player }は{ $track }点でゴールド級のビルを持っています。建てる前に{ $at }点が必要で、書かれた点数が{ $printed }点なので、最低{ $least }点になります。
    }
    .why = 建てる前に世代を解放していなければならず、そのビルの点は当てにできません。

silver-unlocked = シルバーのビルは6点から建てられます。シルバーとゴールドの点はそのあとに加わります。
    .title = シルバーは6点から
    .problem = { $printed ->
        [0] { $player }は{ $track }点でシルバーを建てています。建てる前に{ $at }点が必要なので、最低{ $least }点になります。
       *[other] { $player }は{ $track }点でシルバーを建てています。建てる前に{ $at }点が必要で、シルバーとゴールドの点数が{ $printed }点なので、最低{ $least }点になります。
    }
    .why = シルバーの解放はプレイヤーごとで、自分の得点で決まります。

least-after-gold = 解放に必要な18点に加えて、ゴールドのビル1枚につき少なくとも2点が入っています。
    .title = ゴールドのあとの得点
    .problem = { $player }は{ $track }点で、ゴールドのビルが{ $number }枚あります。{ $at }点に加わるので、最低{ $least }点になります。
    .why = 最も小さいタイルが2点というのはルールではなく、公開資料1つによるものです。

least-after-silver = 解放に必要な6点に加えて、シルバーとゴールドのビル1枚につき少なくとも2点が入っています。
    .title = シルバーのあとの得点
    .problem = { $player }は{ $track }点で、シルバーとゴールドのビルが{ $number }枚あります。{ $at }点に加わるので、最低{ $least }点になります。
    .why = 最も小さいタイルが2点というのはルールではなく、公開資料1つによるものです。

bronze-before-silver = 最初の6点はブロンズだけで取ります。
    .title = シルバーの前にブロンズ
    .problem = { $player }はシルバーかゴールドを建てていますが、ブロンズの点は{ $found }点です。6点必要です。
    .why = 最初はブロンズしか建てられません。

silver-before-gold = 最初の18点はブロンズとシルバーだけで取ります。
    .title = ゴールドの前にブロンズとシルバー
    .problem = { $player }はゴールドか伝説の超高層ビルを建てていますが、ブロンズとシルバーの点は{ $found }点です。18点必要です。
    .why = 18点になるまでゴールド級は建てられないので、その点は18点の足しになりません。

tiles-before-gold = 18点を取るには、ブロンズとシルバーが少なくとも3枚必要です。
    .title = ゴールドの前に3枚
    .problem = { $player }はゴールド級を建てていますが、ブロンズとシルバーは{ $found }枚です。1枚は最大8点なので、3枚必要です。
    .why = 点数の範囲はルールではなく、公開資料1つによるものです。

prestige-needs-card = ゴールド・プレステージの点は、そのカードを使うゲームでしか入りません。
    .title = プレステージにはカードが必要
    .problem = { $player }にゴールド・プレステージの点が{ $found }点ありますが、使っているチャレンジは{ $challenge }です。
    .why = チャレンジは1ゲームに1枚です。

prestige-needs-gold = ゴールド・プレステージの点は、ゴールドか伝説の超高層ビルを建てたときに入ります。
    .title = プレステージにはゴールドが必要
    .problem = { $player }はゴールド級のビルがないのに、ゴールド・プレステージの点が{ $found }点あります。
    .why = まわりを圧倒するのは、ゴールド級のビルだけです。

prestige-within-reach = ゴールド級を1枚建てるごとに入る点は、ほかのプレイヤーのブロンズとシルバーの枚数までです。
    .title = プレステージの上限
    .problem = { $player }のゴールド・プレステージは{ $found }点ですが、ゴールド級{ $builds }枚、ほかのプレイヤーのブロンズとシルバー{ $others }枚では、最大{ $most }点です。
    .why = 新しいビルに接する、相手のブロンズとシルバーが得点になります。

## 土地、労働者、カード

action-cards-at-most = アクションカードは1人3枚です。
    .title = アクションカードは3枚まで
    .problem = { $player }の未使用のアクションカードが{ $found }枚ありますが、3枚しかありません。
    .why = 1回使ったら裏向きにします。

workers-add-up = 手元とボードの労働者は、合わせて必ず4個です。
    .title = 労働者は全部で4個
    .problem = { $player }の労働者は、手元とボードを合わせて{ $found }個です。4個でなければなりません。
    .why = 労働者がゲームから取り除かれることはありません。

workers-guard-empty-land = 自分のビルがない自分の区画には労働者が1個ずつあり、ほかの場所にはありません。
    .title = 空き区画には労働者
    .problem = { $player }のビルのない区画は{ $empty }か所、ボードの労働者は{ $workers }個です。同じ数でなければなりません。
    .why = 新しい区画に労働者を置き、建てると手元に戻します。取り壊しで空いた区画には、また置きます。

empty-within-land = ビルのない区画の数は、持っている区画の数を超えません。
    .title = 空き区画も自分の区画
    .problem = { $player }のビルのない区画は{ $empty }か所ですが、持っている区画は{ $owned }か所です。
    .why = 所有地とは、手に入れた区画の全体です。

cards-match-land = ボード上の自分の区画1つにつき、キャラクターカードの上に区画カードが1枚あります。
    .title = 区画とカードは同じ数
    .problem = { $player }の区画カードは{ $cards }枚ですが、ボード上の区画は{ $owned }か所です。
    .why = 区画とカードは、取るときも返すときも一緒です。

some-land = 終了時には全員が土地を持っています。返さざるを得なかった場合を除き、少なくとも初期配置ビルの区画があります。
    .title = 土地はだれにでもある
    .problem = { $player }の区画カードが1枚もありません。最後の1枚を返した場合にしか起こりません。
    .why = 最初の区画は、はじめから自分のものです。

squares-in-estate = 自分のビルが覆うマスは、自分の区画のマスの数を超えません。
    .title = ビルは所有地に収まる
    .problem = { $player }のビルは{ $found }マスを覆っていますが、区画は合わせて{ $most }マスです。
    .why = ビルは所有地に完全に収まり、重なりません。

room-for-skyscrapers = 建っているビルは1枚につき2マス以上を覆います。
    .title = ビル全部の場所
    .problem = { $player }のビルは{ $towers }枚建っていますが、区画は合わせて{ $most }マスです。1枚2マスとしても収まりません。
    .why = 最も小さいタイルが2マスというのはルールではなく、公開資料1つによるものです。

territory-cards = 使う区画カードは65枚、2人プレイでは52枚です。
    .title = 区画カードの総数
    .problem = 区画カードが合わせて{ $found }枚になっています。{ $players }人プレイでは{ $most }枚です。
    .why = カード1枚がボードの区画1つに当たります。

district-cards = 5つの地区にはそれぞれ13の区画があり、カードも13枚ずつです。
    .title = 1地区13区画
    .problem = { $district }の区画カードが合わせて{ $found }枚になっていますが、13枚しかありません。
    .why = ボードの実線で区切られた区画が、13ずつ5地区あります。

cards-accounted-for = 区画カードは、キャラクターカードの上か、2つのマーケットのどちらかにあります。
    .title = 区画カードはなくならない
    .problem = 区画カード{ $expected }枚のうち、記録されているのは{ $found }枚です。少なくとも{ $least }枚あるはずです。
    .why = カードはマーケットとプレイヤーの間を動くだけです。例外は、アクションカードで入れ替えた分です。
    .silent = オープンマーケットの4枚を入れ替えるアクションカードがありますが、元の4枚がどこへ行くかは分かっていません。このプログラムではゲームから除かれるものとします。フューチャーズマーケットに戻す設定もできます。

open-market = フューチャーズマーケットにカードがある間、オープンマーケットは4枚に補充されます。
    .title = オープンマーケットは4枚
    .problem = オープンマーケットが{ $found }枚です。4枚のはずで、少なくなるのはフューチャーズマーケットがなくなってからです。
    .why = 拡張のあとに補充します。終盤に返されたカードやアクションカードで、例外が起こることはあります。

end-triggered = だれかの未建設のビルが4枚だけになるか、オープンマーケットが3枚でフューチャーズマーケットがなくなると、終了のきっかけになります。ほかの全員があと1手番ずつ行います。
    .title = ゲームが終わる条件
    .problem = まだ終了条件を満たしていません。未建設の最少は{ $least }枚、オープンマーケットは{ $open }枚、フューチャーズマーケットは{ $futures }枚です。途中でやめたときは「中断」にしてください。
    .why = きっかけを作ったプレイヤーに、次の手番はありません。

## 卓での集計

claimed-streets = 大通り1本は5点なので、合計は0、5、10、15点のどれかです。
    .title = 大通りでありうる点数
    .problem = { $player }：大通りが{ $found }点になることはありません。ありうるのは{ $possible }です。
    .why = 最多のプレイヤーが5点、ほかは0点です。

claimed-streets-once = 大通り1本で得点できるのは、多くても1人です。
    .title = 大通り1本は1人のもの
    .problem = 大通りの点が全部で{ $found }点ですが、3本で最大{ $most }点です。
    .why = 最多が同数なら、だれも得点しません。

claimed-street-needs-one = ビルのない大通りでは得点できません。
    .title = ビルなしでは得点なし
    .problem = { $player }：大通りで{ $found }点となっていますが、自分のビルがあるのは3本のうち{ $touched }本です。
    .why = 1枚もなければ、最多にはなれません。

claimed-bronze-baron = ブロンズ・バロンは0、5、10、15点のどれかです。
    .title = ブロンズ・バロンでありうる点数
    .problem = { $player }：ブロンズ・バロンが{ $found }点になることはありません。ありうるのは{ $possible }です。
    .why = 得点には、建っているブロンズが4枚必要です。

claimed-baron-needs-six = ブロンズ・バロンの15点には、ブロンズ6枚すべてが建っている必要があります。
    .title = 15点にはブロンズ6枚
    .problem = { $player }：ブロンズ・バロンで15点となっていますが、取り壊したブロンズが{ $gone }枚あり、6枚は残りません。
    .why = 公開資料1つによればブロンズは1人6枚で、取り壊したものは戻りません。

claimed-master-architect = マスター・アーキテクトは0、3、6、10点のどれかです。
    .title = マスター・アーキテクトでありうる点数
    .problem = { $player }：マスター・アーキテクトが{ $found }点になることはありません。ありうるのは{ $possible }です。
    .why = 得点には変形ビルが3枚必要で、5枚を超えても増えません。

claimed-generation-king = ジェネレーション・キングは1世代につき5点で、0、5、10、15点のどれかです。
    .title = ジェネレーション・キングでありうる点数
    .problem = { $player }：ジェネレーション・キングが{ $found }点になることはありません。ありうるのは{ $possible }です。
    .why = 競う世代は3つです。

claimed-kings-once = 各世代のキングは多くても1人です。
    .title = 1世代にキングは1人
    .problem = ジェネレーション・キングの点が全部で{ $found }点ですが、3世代で最大{ $most }点です。
    .why = 最多が同数なら、キングはいません。

claimed-gold-tycoon = ゴールド・タイクーンは、使っている地区1つにつき3点です。
    .title = ゴールド・タイクーンでありうる点数
    .problem = { $player }：ゴールド・タイクーンが{ $found }点になることはありません。ありうるのは{ $possible }です。
    .why = 地区は数えるか数えないかのどちらかです。2人プレイでは4地区です。

claimed-tycoon-needs-two = ゴールド・タイクーンには、ゴールド級のビルが2枚必要です。
    .title = ゴールド・タイクーンには2枚
    .problem = { $player }：ゴールド・タイクーンで{ $found }点となっていますが、建っているゴールド級は{ $gold }枚です。1つの地区に2枚必要です。
    .why = 同じ地区に2枚あって、はじめて得点になります。

claimed-gold-prestige = ゴールド・プレステージは、終了時には得点になりません。
    .title = 終了時のゴールド・プレステージ
    .problem = { $player }：終了時にゴールド・プレステージが{ $found }点となっています。ありうるのは{ $possible }です。すでに得点に入っています。
    .why = 建てたときに得点コマを進めたので、もう一度数えると二重になります。

claimed-action-cards = 使わなかったアクションカードは0〜3点です。
    .title = アクションカードでありうる点数
    .problem = { $player }：アクションカードが{ $found }点になることはありません。ありうるのは{ $possible }です。
    .why = 3枚あり、1枚1点です。

claimed-challenge = 得点になるのは、使っているチャレンジカードだけです。
    .title = 使っているチャレンジだけ
    .problem = { $player }：{ $line }が{ $found }点となっていますが、使っているのは{ $challenge }です。
    .why = 引いたのは1枚で、残り4枚は箱の中です。

claimed-sum = すべての項目が書いてあれば、合計はその和になります。
    .title = 卓での足し算
    .problem = { $player }：書かれた項目の和は{ $found }で、{ $total }ではありません。
    .why = 疲れているときの足し算では、点が抜け落ちがちです。

## 得点計算

score-track = 得点トラックの点はそのまま残ります。
    .title = 得点トラック
    .line = 得点トラック{ $track }点
    .why = ビルは建てたときに得点し、取り壊しても減りません。

streets = 使っている大通り3本それぞれで、ビルが単独で最も多いプレイヤーが5点を得ます。最多が同数ならだれも得点しません。ビルは、辺で接する大通りすべてで数えます。
    .title = 大通りボーナス
    .line = { $number ->
        [0] { $streets }：{ $counts }。単独最多なし＝{ $points }点
       *[other] { $streets }：{ $counts }。{ $led }で単独最多、{ $number }×5＝{ $points }点
    }
    .why = あちこちに建てるより、通り沿いに並べるほうが得です。角で触れるだけでは数えません。
    .silent = 残っている初期配置ビルを大通りで数えるかどうかは、はっきり書かれていません。大通りと関係のない2つの例外を除いてほかのビルと同じ扱いなので、入力された分を数えます。数えない設定にもできます。

bronze-baron = 建っている自分のブロンズのビルが4枚で5点、5枚で10点、6枚すべてで15点です。
    .title = ブロンズ・バロン
    .line = ブロンズ{ $found }枚＝{ $points }点
    .why = 建て替えずに古いビルを残した人が得をします。

master-architect = 六角形の印がある自分の変形ビルが3枚で3点、4枚で6点、5枚以上で10点です。
    .title = マスター・アーキテクト
    .line = 変形ビル{ $found }枚＝{ $points }点
    .why = 変形ビルは置きにくい分、このチャレンジで報われます。
    .silent = 伝説の超高層ビルが変形ビルでもあるとき、それを数えるかどうかは書かれていません。入力された数をそのまま使い、設定を切ると、変形ビルに含まれると記録された伝説の超高層ビルを除きます。

generation-king = ブロンズ、シルバー、ゴールドのそれぞれで、建っている枚数が単独で最も多いプレイヤーが5点を得ます。伝説の超高層ビルはゴールドとして数え、初期配置ビルは数えません。最多が同数ならだれも得点しません。
    .title = ジェネレーション・キング
    .line = { $number ->
        [0] ブロンズ{ $bronze }、シルバー{ $silver }、ゴールド{ $gold }。単独最多なし＝{ $points }点
       *[other] ブロンズ{ $bronze }、シルバー{ $silver }、ゴールド{ $gold }。{ $led }で単独最多、{ $number }×5＝{ $points }点
    }
    .why = 古い世代でも新しい世代でも、はっきりリードした人が得をします。

gold-tycoon = 自分のゴールド級のビルが2枚以上ある地区1つにつき3点です。2つの地区にまたがるビルは両方で数え、伝説の超高層ビルも数えます。
    .title = ゴールド・タイクーン
    .line = { $number ->
        [0] ゴールド級が2枚ある地区なし＝{ $points }点
       *[other] ゴールド級が2枚以上の地区：{ $held }。{ $number }×3＝{ $points }点
    }
    .why = ゴールドを並べて建てると得で、地区の境目なら一層得です。

gold-prestige = ゴールド級のビルを建てたとき、それに接する相手のブロンズとシルバーのビル1枚につき、すぐに1点を得ます。終了時には何も加えません。
    .title = ゴールド・プレステージ
    .line = ゲーム中に得点済み、終了時は0点
    .why = その点はすでに得点トラックに入っています。

action-cards = 使わずに表向きで残ったアクションカード1枚につき1点です。
    .title = 未使用のアクションカード
    .line = { $cards }枚×1点
    .why = 使うなら、失う1点より多くを得たいところです。

## 同点

tallest-legendary = 同点なら、最も高い伝説の超高層ビルの持ち主が上位です。高い順にウールワース、メトロポリタン・ライフ、シンガー、パーク・ロウです。
    .title = 最も高い伝説の超高層ビル
    .line = { $legendary }
    .problem = { $players }が{ $points }点で{ $rank }位に並んでいます。それぞれの伝説の超高層ビルを、なければ「なし」を入力してください。
    .why = 高さはタイルに書かれていて、同じものはありません。持っている人は、持っていない人より上位です。

most-gold = 同点で伝説の超高層ビルもないときは、建っているゴールドのビルが多いほうが上位です。それも同じなら順位を分け合います。
    .title = ゴールドのビルの数
    .line = ゴールド{ $gold }枚
    .problem = { $players }が{ $points }点で{ $rank }位に並び、伝説の超高層ビルもありません。ゴールドのビルを数えてください。
    .why = ゴールドは、この街で最も新しいビルです。

## 設定とその値

id-starter-on-streets = 初期配置ビルを大通りで数える
id-legendary-irregular = マスター・アーキテクトで、伝説の超高層ビルも変形ビルとして数える
id-swapped-cards = オープンマーケットから入れ替えた区画カード
id-component-data = 未確認の内容物データに基づく確認
id-on = はい
id-off = いいえ
id-out = ゲームから除く
id-back = フューチャーズマーケットに戻す

## 名前

id-broadway = ブロードウェイ
id-wall-street = ウォール街
id-nassau-broad = ナッソー＆ブロード
id-cedar = シーダー
id-pine-thames = パイン＆テムズ
id-bronze-baron = ブロンズ・バロン
id-master-architect = マスター・アーキテクト
id-generation-king = ジェネレーション・キング
id-gold-tycoon = ゴールド・タイクーン
id-gold-prestige = ゴールド・プレステージ
id-red = 赤
id-blue = 青
id-green = 緑
id-yellow = 黄
id-pink = ピンク
id-brown = 茶
id-bronze = ブロンズ
id-silver = シルバー
id-gold = ゴールド
id-woolworth = ウールワース
id-metropolitan-life = メトロポリタン・ライフ
id-singer = シンガー
id-park-row = パーク・ロウ
id-none = なし
id-score-track = 得点トラック
id-streets = 大通りボーナス
id-action-cards = 未使用のアクションカード

## 入力欄

group-setup-cards = カードとマーケット
group-setup-player = 各プレイヤーの開始時
group-cards-in-play = 使っているカード
group-market = 残りの区画カード
group-track = 得点トラック
group-streets = 大通りのビル
group-cards = アクションカード
group-challenge = ボーナスチャレンジ
group-towers = ビルの数（同点と確認用）
group-starter = 初期配置ビル
group-printed = 書かれた点数（確認用）
group-estate = 土地と労働者（確認用）

row-setup-streets = 引いた大通り
row-setup-challenge = 引いたチャレンジ
row-setup-districts = 区画カードの地区
row-setup-deck = マーケットに並べる前の区画カード
row-setup-open = オープンマーケット
row-setup-futures = フューチャーズマーケット
row-setup-legendaries = ボードの脇の伝説の超高層ビル
row-character = キャラクターカード
row-starter-district = 初期配置ビル：地区
row-starter-size = 初期配置ビル：区画のサイズ
row-first-card-district = 最初の区画カード：地区
row-first-card-size = 最初の区画カード：サイズ
row-setup-track = 得点
row-setup-unbuilt = 超高層ビル
    .help = 初期配置ビルを除きます。
row-setup-workers = 手元の労働者
row-setup-actions = アクションカード
row-setup-king = キングトークンが手元にある

row-streets = 使っている大通り
row-challenge = 使っているチャレンジ
row-market-open = オープンマーケット
row-market-futures = フューチャーズマーケット

row-track = 得点トラックの点
row-on-broadway = ブロードウェイ
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-on-wall-street = ウォール街
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-on-nassau-broad = ナッソー＆ブロード
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-on-cedar = シーダー
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-on-pine-thames = パイン＆テムズ
    .help = 辺で接する自分のビル。伝説の超高層ビルを含み、初期配置ビルは除きます。
row-action-cards = 未使用（表向き）
row-standing-bronze = 建っているブロンズ
row-standing-silver = 建っているシルバー
row-standing-gold = 建っているゴールド
    .help = 伝説の超高層ビルを除きます。
row-legendary = 伝説の超高層ビル
row-irregular = 変形ビル
    .help = 数字が六角形で囲まれた、建っているビル。
row-legendary-irregular = 伝説の超高層ビルもその1つ
row-gold-red = 赤のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-gold-blue = 青のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-gold-green = 緑のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-gold-yellow = 黄のゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-gold-pink = ピンクのゴールド級
    .help = ゴールドのビルと伝説の超高層ビル。境目をまたぐものは両方の地区で数えます。
row-prestige = ゴールド・プレステージの点
    .help = すでに得点に入っています。確認のための欄です。
row-unbuilt = 未建設
    .help = まだ手元にある自分のビル。
row-demolished = 取り壊した数
    .help = 初期配置ビルを除きます。
row-demolished-bronze = 取り壊したブロンズ
row-demolished-silver = 取り壊したシルバー
row-demolished-gold = 取り壊したゴールド
row-king-on-board = キングトークンが伝説の超高層ビルの上にある
row-starter-broadway = 初期配置ビル：ブロードウェイ
row-starter-wall-street = 初期配置ビル：ウォール街
row-starter-nassau-broad = 初期配置ビル：ナッソー＆ブロード
row-starter-cedar = 初期配置ビル：シーダー
row-starter-pine-thames = 初期配置ビル：パイン＆テムズ
row-starter-standing = 初期配置ビルが残っている
row-points-bronze = 建っているブロンズ
    .help = 1枚ずつ足し算で入力してください。
row-points-silver = 建っているシルバー
    .help = 1枚ずつ足し算で入力してください。
row-points-gold = 建っているゴールド
    .help = 1枚ずつ足し算で入力してください。
row-points-legendary = 伝説の超高層ビル
row-points-gone-bronze = 取り壊したブロンズ
row-points-gone-silver = 取り壊したシルバー
row-cards-red = 区画カード：赤
row-cards-blue = 区画カード：青
row-cards-green = 区画カード：緑
row-cards-yellow = 区画カード：黄
row-cards-pink = 区画カード：ピンク
row-land-two = サイズ2の区画
row-land-three = サイズ3の区画
row-empty-land = 自分のビルがない区画
row-covered = 自分のビルが覆うマス
row-workers-hand = 手元の労働者
row-workers-board = ボードの労働者

## セットアップの手順

setup-box-character = キャラクターカードのデイヴィッド・シュナイダー（ピンク）を箱に戻します。
setup-box-cards = ピンクの区画カードをすべて箱に戻します。残りは{ $cards }枚です。
setup-board = ボードを中央に置き、黒い伝説の超高層ビル4枚をその脇に置きます。
setup-skyscrapers = 各プレイヤーに1色の一式を渡します。超高層ビル18枚と初期配置ビル1枚です。
setup-score = 得点コマを0のマスに置きます。
setup-workers = 各プレイヤーに労働者コマを4個渡します。
setup-king = 各プレイヤーにキングトークンを渡します。
setup-actions = 各プレイヤーはアクションカード3枚を表向きに置きます。
setup-streets = 大通りボーナスカードを3枚引き、表向きに置きます。
setup-challenge = ボーナスチャレンジカードを1枚引き、表向きに置きます。
setup-characters = キャラクターカード{ $characters }枚を混ぜ、1人に1枚ずつ配ります。
setup-starter = キャラクターカードの記号がある区画に、自分の初期配置ビルを置きます。
setup-starter-two = その区画はサイズ2です。
setup-first-card = 同じ地区の区画カードを山札から1枚取り、キャラクターカードの上に置きます。
setup-first-card-two = そのカードもサイズ2です。
setup-deck = 残りの区画カード{ $deck }枚を混ぜます。
setup-open = 4枚を表向きに並べ、オープンマーケットにします。
setup-futures = 残り{ $futures }枚を裏向きに置き、フューチャーズマーケットにします。
setup-start = スタートプレイヤーを決めます。いちばん最近ニューヨークにいた人がおすすめです。

## 図

view-setup = セットアップ
view-final = 終了時
part-drawing-setup = 使っている大通りとチャレンジ、2つのマーケット、高い順に並べた伝説の超高層ビル、{ $players }人それぞれの手元です。
part-drawing-final = どの大通りにだれのビルがいくつあるか、{ $players }人それぞれの所有地を世代と地区で示します。地図ではありません。
part-streets = 大通りボーナス
part-challenge = ボーナスチャレンジ
part-no-challenge = まだ引いていません
part-market = 区画カード
part-open = オープン：{ $number }
part-futures = フューチャーズ：{ $number }
part-legendaries = 伝説の超高層ビル（高い順）
part-character = キャラクター：{ $district }、サイズ{ $size }の区画
part-track = 得点トラック{ $number }点
part-on-track = トラック
part-actions = 未使用のアクションカード：{ $number }
part-unbuilt = 未建設：{ $number }
part-demolished = 取り壊し：{ $number }
part-land = 地区ごとの区画カード。棒はゴールド級のビル
part-sizes = サイズ2：{ $two }・サイズ3：{ $three }
part-workers = 労働者：ボードに{ $board }、手元に{ $hand }
part-points = { $number ->
   *[other] 点
}
part-on-street = 接するビル
part-irregular = 変形ビル：{ $number }
part-land-cards = 地区とサイズごとの区画
part-land-gold = 地区ごとのゴールド（またがれば両方）
part-key-drawn = 使う大通り
part-key-not-drawn = 使わない
part-key-most = 最多
part-key-card = アクションカード
part-key-used-card = 使用済みのカード
part-key-demolished = 取り壊し
part-key-king = キングトークン
part-key-gold = ゴールドのビル
part-key-board = ボードの労働者
part-key-hand = 手元の労働者
