# ブリュッセル1897：レッスン、問題、用語集。

## 章

chapter-goal = ゲームの目的
chapter-setup = セットアップ
chapter-turn = 手番
chapter-actions = アールヌーボーエリア
chapter-nobles = 貴族
chapter-exhibition = 展示会
chapter-brussels = ブリュッセルエリア
chapter-passing = パス
chapter-majorities = マジョリティ
chapter-end = ラウンドと終了
chapter-scoring = 最終得点計算
chapter-ties = 同点のとき
chapter-checks = 正しく数える
chapter-try = やってみよう

## ステップ

step-theme = 1897年のブリュッセル。建築家としてアートワークを集め、家を建て、貴族を味方にします。4ラウンドの間にVPを得るのは建築、展示会、紋章だけで、残りは第4ラウンドのあとに計算します。VPの最も多い人が勝ちます。
    .title = どんなゲーム？
step-architects = アクションにはアーキテクトカードを使います。自分の7枚は1/3が4枚、2/4が2枚、2/5が1枚で、表と裏に値があります。エリアにもブリュッセルにも牢獄にもないものが手札です。ラウンドの初めに、牢獄以外のカードがすべて手札に戻ります。
    .title = 7枚のアーキテクト
step-setup-table = 2〜4人で遊びます。ボードを場の上側に置き、ラウンドマーカーは1。その手前にブリュッセルカード3枚と牢獄カードを並べます。全員にGeorges Brugmannを1枚配り、余りは箱へ。スタートプレイヤーを決めます。展示会カードは、エリアに出なければ展示エリアに置きます。
    .title = テーブルの準備
step-setup-pieces = 1色のアーキテクト7枚とマーカー4個を取ります。VPマーカーは0から、残り3個は建築・貴族・名声トラックの最初のマスから始めます。最初のマスは1です。アートワーク、資材、家、ほかの貴族は、まだだれも持っていません。
    .title = 自分の持ち物
step-setup-prison = アーキテクトは、最初から全部が手札にあるわけではありません。2人プレイでは各自が2/5を牢獄カードの下に置きます。3〜4人では、2/4も1枚置きます。
    .title = 初めから牢獄にあるカード
step-setup-area = 5つの山札から3枚ずつ（4人では4枚ずつ）取り、展示会カードを加えて混ぜます。4列×3段（4人では4段）に並べます。マネーカードは3の面にします。各列の下に、ボーナスカード4枚を1枚ずつ置きます。余りは、このラウンドには使いません。
    .title = アールヌーボーエリア
step-setup-two = 2人プレイでは、一番下の段の両端のカードを捨て、使わない色のアーキテクト2枚を2の面で置きます。これが中立です。ラウンドの間ずっと残り、マジョリティに数えます。角にはだれも置けません。
    .title = 2人プレイの中立
step-setup-piles = アートワーク12枚、資材12枚、家16枚、貴族15枚で、裏向きの山札を4つ作ります。Brugmannは入れません。エリアの分はこの山札から取ります。並べなかったカードは捨て札になり、余ったお金は山に戻します。
    .title = 山札と余り
step-setup-money = スタートプレイヤーは4 BEFです。時計回りに、前の人より1 BEFずつ多く、5、6、7 BEFになります。
    .title = 最初のお金
step-setup-check = もう一度見てみましょう。トラックは1から。お金は順番どおり。ボーナスカードは1枚ずつ。展示会カードは1枚まで。同じ種類は取った枚数まで。中立は2人プレイだけです。
    .title = 準備の確認
step-turn = 手番は時計回りです。手番では1つだけ、アールヌーボーエリアのアクション、ブリュッセルのアクション、パスのどれかをします。パスした人は次のラウンドまで手番がなく、ほかの人は続けます。全員がパスしたら、マジョリティを確認します。
    .title = 手番では1つだけ
step-open-cards = 秘密の情報はありません。お金とアクションカードは、ずっと自分の前に表向きで置きます。アーキテクトは手に持てますが、求められたら見せます。マネーカードは1か3を示し、全部で23枚です。コインを使うグループもあります。
    .title = すべて公開
step-place = アールヌーボーエリアでは、アクションカード1枚を手札のアーキテクトと入れ替え、その値を支払ってから、カードのアクションを行います。1マスに1枚で、エリアの外には置けません。
    .title = エリアに置く
step-paying = アーキテクトのどちらの面を見せるか選び、その値のBEFを、アクションの前にすぐ支払います。払えなければ置けません。高い値は列で強くなります。牢獄のカードや、もう置いたカードは使えません。
    .title = 値が値段
step-creation = アクションはマスのカードで決まります。創造ではアートワーク、調達では資材カードを取り、表向きで自分の前に置きます。箱には12枚ずつあります。1段目・2列目はお金です。Annはそこで資材を取りたいと思っています。
    .title = 創造と調達
    .ask = Annは資材カードを取ることができますか。
step-sale = 売却では、自分のアートワークを1枚捨てて3 BEFを得ます。Annは2 BEFと赤いアートワークを持っています。マネーカードのマスに、2を見せてアーキテクトを置きます。
    .title = 売却
    .ask = Annは売却できますか。売却のあとは3 BEFになります。
step-sale-too-poor = 支払いが先、受け取りはあとです。今度のAnnは1 BEFと赤いアートワークだけで、やはり2を見せて売却したいと思っています。
    .title = お金が足りない売却
    .ask = Annは売却できますか。
step-majorities-only = カードよりマスのほうが大切なこともあります。売却や建築ができなくても、そのカードのマスにアーキテクトを置けます。支払いはいつもどおりで、カードは使わずに捨てます。
    .title = マジョリティのためだけ
step-construction = 建築では、必要な資材は、1軒目が1個、2軒目が2個、3軒目が3個と、1個ずつ増えます。資材カード1枚に資材は2個です。家は箱に16枚あります。
    .title = 家の費用
step-construction-cards = 自分の資材カードを使い、種類は問いません。カードはまるごと捨て、余りは失われますが、どのカードも1個は使わなければなりません。家は表向きで自分の前に置きます。
    .title = どのカードで建てる？
step-building-one-kind = 家を建てると、使った資材の種類ごとに1 VPです。家が1軒あるAnnは、「木材と木材」のカード1枚で2軒目を建てます。
    .title = 1種類
    .ask = Annは木材2個で2軒目を建てます。この家で何VPになりますか。
step-building-two-kinds = カードを増やせば、種類も増やせます。Annは2軒目に、「木材と木材」から木材1個、「レンガとレンガ」からレンガ1個を使います。
    .title = 2種類
    .ask = Annは木材とレンガで2軒目を建てます。この家で何VPになりますか。
step-building-three-kinds = 資材は全部で3種類なので、1軒で3 VPを超えることはありません。Annは「木材とスチール」と「レンガとレンガ」で3軒目を建てます。
    .title = 3種類
    .ask = Annは木材とスチールとレンガで3軒目を建てます。この家で何VPになりますか。
step-third-house = Deeは3 VPで、家が2軒あります。3軒目に「レンガとレンガ」と「レンガと木材」を捨てます。資材3個を使い、4個目は失われます。
    .title = 3軒目の家
    .ask = Deeは3軒目に「レンガとレンガ」と「レンガと木材」を捨てます。Deeは何VPになりますか。
step-building-short = Annには家が4軒あります。5軒目を「木材と木材」2枚で建てたいと思っています。
    .title = 1個足りない
    .ask = Annは5軒目を建てることができますか。
step-building-spare = Annにはまだ家がありません。1軒目のために資材カードを2枚捨てたいと思っています。
    .title = 1枚余分
    .ask = Annは2枚捨てて建てることができますか。
step-noble-effects = 貴族の効果は1人に1つです。Georges Brugmannは4 BEF。Victor Hortaは建築、Prince Albertは貴族、Charles Bulsは名声を1マス進めます。Paul Hankarは資材カードを2枚引いて1枚残します。Vanderveldeは牢獄から1枚戻します。
    .title = 貴族の効果
step-influence = 影響では、貴族の効果を使ってから、カードを横向きで残すか、捨てるかを選びます。買える貴族は各3枚、合わせて15枚で、Brugmannは入っていません。
    .title = 影響
step-second-vandervelde = 同じ貴族は2枚持てません。2枚目は効果を使ったら捨てます。すでにÉmile Vanderveldeを持つCidがもう1枚買い、アーキテクトを解放してから、このカードも残したいと思っています。
    .title = 2枚目のVandervelde
    .ask = Cidはこのカードを残すことができますか。
step-track-end = 貴族トラックは1から5までで、戻ることはありません。建築と名声がどこまであるか、ルールには書かれていません。ここではどちらも5で終わり、終わりのマーカーは動かないものとします。終わりは選び直せます。
    .title = トラックの終わり
step-expo = 展示会カードを買うと展示会が始まります。1枚しかないので、展示会は1ラウンド1回、並んでいなければ行いません。買えるのはアールヌーボーエリアだけで、ブリュッセルでは買えません。アートワークがなくても買えます。
    .title = 展示会カード
step-exhibition = 買った人から時計回りに、自分のアートワークを1枚ずつ見せます。1枚2 VPで、カードは手元に残ります。同じ色は1回だけ。パスした人は参加できません。だれも新しい色を出せなくなるか、4色そろうと終わります。
    .title = 展示会
step-exhibition-order = 見せられない人は飛ばします。最後の人のあとは買った人に戻り、新しい色を出せる人がいる間は続けます。
    .title = 次はだれ？
step-exhibition-example = Cidが展示会を開いて赤を見せます。Deeは黄を見せます。AnaとBenは1枚も持たず、Cidにももうありません。赤と青を持つDeeが出せるのは青だけです。緑はだれも持っていません。
    .title = 2人で3枚
    .ask = 全員0 VPでした。Cidが赤、Deeが黄と青を見せました。Deeは何VPになりますか。
step-exhibition-start = 展示会カードは次のラウンドまで買った人の前に置き、その人がスタートプレイヤーになります。買ったのはCid、最も多く見せたのはDeeです。
    .title = 買った人から始める
    .ask = 次のラウンドは、Deeがスタートプレイヤーになることができますか。
step-brussels = ブリュッセルではお金を払わず、値も関係ありません。必要なアーキテクトは、ラウンドの中で同じカードを使う1回目が1枚、2回目が2枚、3回目が3枚と、だれが使っても1枚ずつ増えます。証券取引所では5 BEFを得ます。
    .title = ブリュッセル
step-city-hall = 市役所では自分の貴族を1人以上、貴族トラックの位置の人数まで使います。横向きの貴族は使用済みで、1ラウンドに1回だけです。貴族トラックが2のAnaが最初に市役所を使い、アーキテクト1枚でVictor HortaとCharles Bulsを使います。
    .title = 市役所
    .ask = Anaはこの2人を使うことができますか。
step-city-hall-three = 貴族トラックが2のAnaが、Georges Brugmann、Victor Horta、Charles Bulsの3人を使いたいと思っています。
    .title = 3人の貴族
    .ask = Anaは3人とも使うことができますか。
step-parc = サンカントネール公園では、展示会以外のアールヌーボーアクションを1つ行えます。アートワーク、資材、家、貴族は山札から2枚引き、1枚を表向きで残して1枚を捨てます。山札が尽きたら捨て札を混ぜて作り直します。売却と建築の費用はいつもどおりです。
    .title = サンカントネール公園
step-parc-sale = Deeはアートワークを売りたいと思っています。エリアにマネーカードが2枚ありますが、所持金がないので公園しかありません。公園にはすでに1枚置かれているので、Deeは2枚置いてアートワークを捨て、3 BEFを得ます。
    .title = 公園での売却
    .ask = Deeは公園で売却できますか。
step-pass = アクションを行えない、または行わない人はパスします。最初にパスした人は3 BEF、それ以降は最後の人も1 BEFです。パスした人は展示会にも参加できません。
    .title = パス
step-pass-order = Annが最初に、次にCidがパスしました。最後にBobがパスして1 BEFを受け取ります。
    .title = 最後のパス
    .ask = Bobは1 BEFを受け取ることができますか。
step-columns = 全員がパスしたら、まず列を確認します。列ごとに、各自の値を合計します。合計の最も高い人が、すぐにボーナスカードの上半分を得ます。同点なら全員です。ブリュッセルに置いたカードは数えません。
    .title = 列マジョリティ
step-column-tie = 建築を1マス進める列です。Anaは値2のアーキテクトが2枚、Benは値4が1枚あります。2人とも1マス進めます。
    .title = 列の同点
    .ask = 2人とも1マス進めることができますか。
step-neutral-leads = 中立のアーキテクトも数えます。中立だけが最高なら、だれも取れません。最後のラウンドが終わり、1列目でAnaは1、中立は2です。貴族に支払ったAnaには4 BEF残ります。
    .title = 中立がトップ
step-neutral-level = 中立と同点なら取れます。1列目はAna、Ben、中立が2ずつです。貴族に支払ったBenには3 BEF残ります。
    .title = 中立と同点
step-empty-column = 家のボーナスがある3列目に、アーキテクトが1枚もありません。だれが取るのか、ルールには書かれていません。ここではだれも取りません。設定で変えられます。
    .title = だれもいない列
step-who-frees = アーキテクトを解放するボーナスカードが1枚あります。その列を取った人は、牢獄にある自分のカード1枚を手札に戻します。ほかの人は戻せず、自分のカード以外を戻すこともできません。
    .title = 牢獄から戻す
step-crests = エリアの4枚のカードが接するところに紋章があります。アーキテクト4枚に囲まれたときだけ数えます。そこに最も多くカードを置いた人が得点し、値は関係ありません。同数なら全員です。中立は完成を助けるだけです。
    .title = 紋章
step-crests-example = 紋章1つで、名声の位置と同じVPになります。Cidは名声2、Deeは3です。左の紋章はCidのカードが最も多く、右の紋章は2枚ずつです。まだ全員0 VPです。
    .title = 紋章で同数のとき
    .ask = 紋章の得点を入れます。Deeは何VPになりますか。
step-crest-incomplete = 同じテーブルです。Cidは、4マスのうち2マスにしかアーキテクトがない紋章も数えて、6 VPを得ます。
    .title = 未完成の紋章
    .ask = Cidはこの紋章も数えて6 VPを得ることができますか。
step-crests-after-columns = 列が先、紋章はそのあとです。名声1のAnnは、名声を1マス進める列を取り、完成した紋章2つの両方で最も多くカードを置いています。それまで0 VPでした。
    .title = 列のあとで紋章
    .ask = マジョリティを確認します。Annは何VPになりますか。
step-prison = 最後はブリュッセルです。最も多くアーキテクトを置いた人は、そのうち1枚を牢獄に入れます。同数なら全員です。ここではCidが3枚、Deeが2枚、Benが1枚。Cidだけが1/3を牢獄に入れます。
    .title = 牢獄へ
    .ask = Cidだけがアーキテクトを牢獄に入れます。これでいいですか。
step-new-round = 新しいラウンドでは、マーカーを進め、牢獄以外のアーキテクトを手札に戻し、貴族の向きを戻し、売れ残りを捨てます。セットアップと同じようにエリアを並べ、ボーナスカード4枚を混ぜて置きます。カードの上下の組はずっと同じです。
    .title = 新しいラウンド
step-next-start = 展示会カードを買った人がスタートプレイヤーカードを受け取ります。だれも買わなければ、左隣（時計回りで次）の人に移ります。
    .title = だれから始める？
step-the-end = ゲームは4ラウンドです。第4ラウンドも全員がパスしたらマジョリティを確認し、あとは何もせず、最終得点計算に移ります。
    .title = 第4ラウンドのあと
step-scoring-order = 最終得点計算は順番が大切です。まず貴族に支払い、次に家、資材カード、展示会カード、最後にボーナスカードの下半分を計算します。貴族に支払ったお金は、お金の得点になりません。
    .title = 計算の順番
step-unpaid = まず、Brugmann以外の貴族1人につき2 BEFを支払います。お金があれば必ず支払います。支払えない貴族は捨て、1人につき3 VPを失います。
    .title = 貴族への支払い
step-unpaid-example = Anaはトラックに12 VP、5 BEF、Brugmann以外の貴族3人、家2軒で、建築トラックは5です。貴族の列を取りました。残った貴族1人につき2 VPで、Brugmannも数えます。
    .title = 1人多い貴族
    .ask = Anaは合計何点ですか。
    .because = 2人に支払い、1人を失って3 VPを引きます。家は1軒5 VPで、Brugmannを入れて貴族が3人残ります。
step-houses = 家1軒につき、建築の位置と同じVPです。歩数ではなくマスの数なので、最初のマスでも1軒1 VPです。
    .title = 家
step-small-lines = 使わなかった資材カードは1枚1 VPです。資材の数ではなくカードの枚数です。最後に展示会カードを持つ人（第4ラウンドに買った人）は2 VPです。
    .title = 資材と展示会カード
step-bonuses = 第4ラウンドで列を取った人は、ボーナスカードの下半分の点も得ます。同点ならやはり全員です。これは第4ラウンドのあとのエリアです。2人プレイでは中立も数えます。
    .title = 下半分のボーナス
step-money-example = Benはトラックに10 VP、10 BEF、Brugmann以外の貴族2人で、ほかには何もありません。お金の列を取りました。残った2 BEFごとに3 VPです。
    .title = 貴族のあとでお金
    .ask = Benは合計何点ですか。
    .because = 2人に支払うと4 BEFです。10 BEFのうち6 BEF残り、3組になります。
step-money-most = 数えるのは2 BEFを5組までです。同じ場面で、今度のBenは15 BEF持っています。
    .title = 5組まで
    .ask = Benは合計何点ですか。
    .because = 2人に支払うと4 BEFです。15 BEFのうち11 BEF残り、5組になります。
step-kinds = アートワークの列は持っている色ごとに2 VP、家の列は家の種類ごとに2 VPです。4種類は街灯の絵で見分けます。同じものが2枚あっても増えません。アートワークは各色3枚です。
    .title = 色と種類
step-below-zero = 支払えない貴族の減点が、持っているVPより多いことがあります。どうするのか、ルールには書かれていません。ここではマイナスのままにし、0で止めることも選べます。
    .title = マイナスの点
step-tie-prison = 同点なら、牢獄にある自分のアーキテクトが少ない人が上です。AnaとBenは48点で並んでいます。
    .title = 牢獄のカードが少ない人
step-tie-tracks = 牢獄も同じなら、建築・貴族・名声の位置の合計が高い人が上です。AnaとBenは48点で並んでいます。
    .title = トラックの合計
step-tie-shared = それも同じなら、勝利を分け合います。お金では決まりません。
    .title = 勝利を分け合う
step-in-between = お金が動く場面は限られています。エリアに置くアーキテクトの値、証券取引所の5 BEF、Brugmannの4 BEF、売却の3 BEF、パスの3か1 BEFです。だから途中でも確かめられます。
    .title = 途中で数える
step-box = 箱にある数を超えることはありません。公開資料では、家は1種類4枚、アートワークは各色3枚、貴族は1人3枚、資材の組み合わせは2枚ずつです。
    .title = 箱にある数
step-possible-vp = VPにも、ありえない数があります。展示会は偶数で、全員で32 VPまで。家は建てたときに1〜3 VPなので、1軒1 VP以上。紋章は、4ラウンドの全紋章の数に名声を掛けた点までです。
    .title = ありえるVP
step-count-fits = カードにはアーキテクトが要ります。アートワーク、家、貴族、資材カードは1枚につきアーキテクト1枚、1ラウンド7枚までです。列を取るにはエリアに1枚必要で、牢獄のカードはエリアにありませんでした。
    .title = つじつまは合う？
step-spot-final = 第4ラウンドのあと、計算の前のテーブルです。ありえないところが1つあります。どこでしょうか。
    .title = 間違い探し
step-capstone = 全部をやってみましょう。この2人プレイのゲームを準備し、第4ラウンドの3手番を進め、紋章と牢獄を含むマジョリティを確認し、貴族、家、資材、展示会カード、列、同点まで計算します。
    .title = 最初から最後まで

## 問題

question-start-money = 時計回りに{ $player-1 }、{ $player-2 }{ $count ->
    [2] { "" }
    [3] 、{ $player-3 }
   *[other] 、{ $player-3 }、{ $player-4 }
}の順です。スタートプレイヤーは{ $first }です。{ $player }が最初に持つのは何BEFですか。
question-begin-player = { $players }人プレイです。最初に全員に当てはまるものはどれですか。
    .because = 0 VP、トラックはすべて1、Brugmann1枚だけです。2/5は牢獄に、3〜4人では2/4も1枚入ります。残りのアーキテクトは手札です。
question-prison-cards = { $players }人プレイです。{ $player }のアーキテクトのうち、牢獄から始まるのはどれですか。
question-piece-colours = { $player }と{ $other }が色を選びます。ありえるものはどれですか。
question-neutral-colour = { $player }は{ $first }、{ $other }は{ $second }です。中立のアーキテクトの色にできるのはどれですか。
question-begin-table = { $players }人プレイです。最初の手番の前に正しいものはどれですか。
    .because = 2〜4人で遊びます。スタートプレイヤーを決め、ラウンドマーカーは1、ブリュッセルカードは3枚、余ったBrugmannは箱へ。展示会カードはエリアに出なければ展示エリアに置きます。
question-begin-area = { $players }人プレイです。セットアップのアールヌーボーエリアでありえるものはどれですか。
    .because = 4列×3段、4人では4段。同じ種類は段の数まで。展示会カードは1枚まで。マネーカードは3の面。ボーナスカードは1枚ずつ。中立の2は、2人プレイの一番下の段の両端だけです。
question-pile-off = { $players }人プレイで、最初のエリアを並べたところです。{ $kind }の山札は{ $found }枚です。何枚多すぎますか。（足りないときは数の前にマイナス）
question-leftovers = { $players }人プレイです。取ったのに並べなかったカードは捨て札になります。{ $kind }は何枚ですか。
question-spot-setup = { $players }人プレイのセットアップです。間違いが1つあります。どこですか。
question-whose-turn = { $players }で遊んでいます。直前の手番は{ $last }でした。パスした人：{ $passed }。次にできるのはどれですか。
question-pass-money = { $player }がパスします。何BEF受け取りますか。
question-next-start-buyer = 時計回りに{ $players }です。スタートプレイヤーは{ $first }で、{ $buyer }が展示会カードを買いました。次のラウンドはだれから始めますか。
question-next-start-nobody = 時計回りに{ $players }です。スタートプレイヤーは{ $first }で、展示会カードはだれも買いませんでした。次のラウンドはだれから始めますか。
question-new-round = { $players }人プレイで、第{ $round }ラウンドが始まります。前のラウンド、「{ $bonus }」のボーナスカードの上半分は「{ $upper }」でした。今度ありえるものはどれですか。
    .because = ラウンドマーカーは1つ進みます。同じ種類は3枚（4人では4枚）まで、展示会カードは1枚です。ボーナスカードは各列に1枚ずつで、上下の組は変わりません。
question-when-over = 正しいものはどれですか。
    .because = 第4ラウンドに全員がパスしたら、マジョリティ、最終得点計算の順に行い、ほかには何もしません。
question-where-architect = { $player }は{ $card }のカードが欲しいと思っています。そのためにアーキテクトを置けるマスを選んでください。
question-which-space = { $player }がアーキテクトを置けるのはどこですか。
question-which-value = { $player }は{ $bef } BEF持っています。エリアにあるもの：{ $spent ->
    [0] なし
   *[other] 値{ $values }のアーキテクト
}。牢獄：{ $prison }。今、見せられる値はどれですか。
question-hand-left = { $player }のアーキテクトは、エリアに{ $area }枚、ブリュッセルに{ $brussels }枚、牢獄に{ $prison }枚です。手札は何枚ですか。
question-kind-left = { $players }人プレイです。このラウンド、エリアから{ $card }が{ $n }枚買われました。エリアでは最大であと何枚買えますか。
question-given-up = { $player }にはアートワークも資材もありません。使わずに捨ててアーキテクトを置けるのは、どのカードですか。
question-how-many-architects = { $player }が今、{ $card }を使います。アーキテクトは何枚必要ですか。
question-exhibition-here = { $player }はアートワークを持っていませんが、今、展示会を開きたいと思っています。どこでできますか。
question-at-the-parc = { $player }は資材カード{ $cards }枚、家{ $houses }軒、アートワーク{ $artworks }枚、{ $bef } BEFです。このラウンド、公園はまだ使われていません。{ $player }にできるのはどれですか。
question-least-cards = { $player }の家は{ $houses }軒です。次の家には、資材カードが少なくとも何枚必要ですか。
question-which-cards = { $player }の家は{ $houses }軒で、資材カードは{ $card-1 } · { $card-2 } · { $card-3 } · { $card-4 }です。次の家を建てられるのはどれですか。
question-building-points = { $player }の家は{ $houses }軒です。次の家を{ $card-1 }{ $cards ->
    [1] { "" }
    [2] {" "}· { $card-2 }
    [3] {" "}· { $card-2 } · { $card-3 }
   *[other] {" "}· { $card-2 } · { $card-3 } · { $card-4 }
}で建てます。最大で何VPですか。
question-noble-effects = { $player }が市役所で{ $nobles }を使います。何が得られますか。
question-most-nobles = { $player }は貴族トラック{ $nobility }で、Brugmannと{ $nobles }がいます。使用済み：{ $used }。今、市役所で何人使えますか。
question-which-nobles = { $player }は貴族トラック{ $nobility }で、Brugmannと{ $nobles }がいます。使用済み：{ $used }。市役所で一度に使えるのはどれですか。
question-noble-bought = { $player }にはBrugmannと{ $nobles }がいて、影響を行います。できるのはどれですか。
question-free-whom = { $player }の牢獄には{ $prison }があります。Émile Vanderveldeを使います。戻せるのはどれですか。
question-step-on = { $player }は「{ $track }」の{ $place }にいて、{ $noble }を使います。トラックは5で終わるものとします。マーカーはどこになりますか。
question-money-sell = { $player }は{ $bef } BEFで、値{ $value }のアーキテクトを置いてエリアで売却します。{ $first ->
    [0] { $other }がパスし、次に{ $player }がパスします。
   *[other] { $other }はアクションを行い、{ $player }が最初にパスします。
}{ $player }は何BEFになりますか。
question-money-exchange = { $player }は{ $bef } BEFで、値{ $value }のアーキテクト1枚を証券取引所に置きます。{ $first ->
    [0] { $other }がパスし、次に{ $player }がパスします。
   *[other] { $other }はアクションを行い、{ $player }が最初にパスします。
}{ $player }は何BEFになりますか。
question-money-brugmann = { $player }は{ $bef } BEFで、値{ $value }のアーキテクト1枚を市役所に置き、Georges Brugmannを使います。{ $first ->
    [0] { $other }がパスし、次に{ $player }がパスします。
   *[other] { $other }はアクションを行い、{ $player }が最初にパスします。
}{ $player }は何BEFになりますか。
question-money-supply = { $player }は{ $bef } BEFで、値{ $value }のアーキテクトを置いてエリアで資材カードを取ります。{ $first ->
    [0] { $other }がパスし、次に{ $player }がパスします。
   *[other] { $other }はアクションを行い、{ $player }が最初にパスします。
}{ $player }は何BEFになりますか。
question-points-now = { $player }は{ $points } VPで、家は{ $houses }軒です。次の家を{ $card-1 }{ $cards ->
    [1] { "" }
   *[other] {" "}· { $card-2 }
}で最大のVPになるように建て、展示会でアートワーク（{ $colours }）を見せます。何VPになりますか。
question-prison-now = ラウンドの初め、{ $player }の牢獄は{ $prison }枚でした。{ $freed ->
    [0] { "" }
   *[other] Émile Vanderveldeで1枚戻しました。
}最後に{ $player }はブリュッセルに{ $own }枚、ほかの人の最多は{ $most }枚です。列での解放はありません。マジョリティのあと、{ $player }の牢獄は何枚ですか。
question-possible-counts = 第{ $round }ラウンドの初めに{ $player }が数えます。ありえるものはどれですか。
question-exhibition-points = { $buyer }が展示会を開きました。見せた順に{ $who-1 }（{ $colour-1 }）{ $shown ->
    [1] { "" }
    [2] 、{ $who-2 }（{ $colour-2 }）
    [3] 、{ $who-2 }（{ $colour-2 }）、{ $who-3 }（{ $colour-3 }）
   *[other] 、{ $who-2 }（{ $colour-2 }）、{ $who-3 }（{ $colour-3 }）、{ $who-4 }（{ $colour-4 }）
}です。{ $player }は何VP得ますか。
question-show-next = 時計回りにアートワークは{ $player-1 }（{ $artworks-1 }）、{ $player-2 }（{ $artworks-2 }）{ $count ->
    [2] { "" }
   *[other] 、{ $player-3 }（{ $artworks-3 }）
}です。パスした人：{ $passed }。{ $buyer }が展示会を開きました。これまでに見せたもの：{ $shown ->
    [0] なし
    [1] { $who-1 }（{ $colour-1 }）
   *[other] { $who-1 }（{ $colour-1 }）、{ $who-2 }（{ $colour-2 }）
}。次にありえるのはどれですか。
question-show-order = 時計回りにアートワークは{ $player-1 }（{ $artworks-1 }）、{ $player-2 }（{ $artworks-2 }）、{ $player-3 }（{ $artworks-3 }）{ $count ->
    [3] { "" }
   *[other] 、{ $player-4 }（{ $artworks-4 }）
}です。{ $buyer }が展示会を開き、全員が見せられるだけ見せます。どの順になりますか。
question-column-winners = 全員がパスしました。{ $column }列目を取るのはだれですか。当てはまる人をすべて選んでください。
question-column-won = 全員がパスしました。{ $player }が取る列を1つ選んでください。
question-final-column = 第4ラウンドのあとのエリアです。{ $column }列目のボーナスカード（{ $bonus }）の下半分の点を得るのはだれですか。当てはまる人をすべて選んでください。
question-who-frees = 全員がパスしました。ボーナスカードでアーキテクトを解放できるのはだれですか。当てはまる人をすべて選んでください。
question-crest-points = 全員がパスしました。列の確認が先です。このラウンド、{ $player }は紋章で何VP得ますか。
question-crest-owned = { $player }が得点する紋章を1つ選んでください。
question-crest-numbers = { $players }人プレイです。{ $player }は名声{ $prestige }で、列で進んだトラックはありません。全員でエリアに{ $cards }枚置きましたが、場所はだれも覚えていません。{ $player }が紋章で得たVPとしてありえるのはどれですか。
question-to-prison = 全員がパスしました。アーキテクトを牢獄に入れるのはだれですか。当てはまる人をすべて選んでください。
question-unpaid = ゲームは終わりました。{ $player }は{ $bef } BEFで、Brugmann以外の貴族は{ $nobles }です。貴族は何VPになりますか。（減点は数の前にマイナス）
question-house-points = ゲームは終わりました。{ $player }は建築{ $architecture }で、家はAが{ $house-a }軒、Bが{ $house-b }軒、Cが{ $house-c }軒、Dが{ $house-d }軒です。家は何VPになりますか。
question-small-line = ゲームは終わりました。{ $player }の資材カードは{ $cards }枚で、{ $expo ->
    [0] 展示会カードは持っていません
   *[other] 第4ラウンドに展示会カードを買いました
}。「{ $line }」は何点ですか。
question-bonus-money = ゲームは終わりました。{ $player }は{ $bef } BEFで、まだ支払っていないBrugmann以外の貴族は{ $nobles }です。お金の列は{ $won ->
    [0] 取れませんでした
   *[other] 取りました
}。このボーナスは何VPですか。
question-bonus-kinds = ゲームは終わりました。{ $player }のアートワークは赤{ $red }、黄{ $yellow }、青{ $blue }、緑{ $green }、家はAが{ $house-a }軒、Bが{ $house-b }軒、Cが{ $house-c }軒、Dが{ $house-d }軒です。「{ $bonus }」の列は{ $won ->
    [0] 取れませんでした
   *[other] 取りました
}。このボーナスは何VPですか。
question-bonus-nobles = ゲームは終わりました。{ $player }は{ $bef } BEFで、まだ支払っていないBrugmann以外の貴族は{ $nobles }です。貴族の列は{ $won ->
    [0] 取れませんでした
   *[other] 取りました
}。このボーナスは何VPですか。
question-whole-sum = { $player }はトラックに{ $vp } VP、{ $bef } BEF、Brugmann以外の貴族は{ $nobles }、資材カード{ $materials }枚、展示会カードあり、建築{ $architecture }です。家はAが{ $house-a }軒、Bが{ $house-b }軒、Cが{ $house-c }軒、Dが{ $house-d }軒。アートワークは赤{ $red }、黄{ $yellow }、青{ $blue }、緑{ $green }。取った列：{ $bonuses }。合計は何点ですか。
question-scoring-order = 最終得点計算では、どの順に行いますか。
    .because = まず貴族に支払い、次に家、資材カード、展示会カードです。ボーナスカードの下半分は最後で、列の順は問いません。
question-below-zero = { $player }は{ $vp } VP、{ $bef } BEFで、Brugmann以外の貴族は{ $nobles }です。ほかに得点はありません。VPが0を下回るときの設定：{ $floor }。何VP残りますか。
question-ranking = 第4ラウンドが終わりました。お金、家、アートワーク、資材、Brugmann以外の貴族は、だれも持っていません。計算して、勝者から順に並べてください。
    .because = 点の最も多い人の勝ちです。順に{ $players }で、{ $points }点です。
question-tie = { $players }が{ $points }点で並びました。勝つのはだれですか。当てはまる人をすべて選んでください。
question-box-limits = ゲームは終わりました。全員合わせて、ありえるものはどれですか。
    .because = 箱には家16、アートワーク12、資材12、Brugmann以外の貴族15、最大3 BEFのマネーカード23枚、展示会カード1枚。公開資料では、家は1種類4、アートワークは各色3、貴族は1人3、資材の組は2枚ずつです。
question-money-cards = 4人の所持金は{ $bef-1 }、{ $bef-2 }、{ $bef-3 }、{ $bef-4 } BEFです。この金額を示すには、マネーカードが少なくとも何枚必要ですか。
question-own-limits = ゲームは終わりました。ほかの2つのトラックも、貴族トラックと同じく5で終わるものとします。1人のプレイヤーにありえるものはどれですか。
    .because = Brugmannが1枚、ほかの貴族は1人ずつ5人まで、家は7軒まで、トラックは1から5までです。
question-prison-most = { $players }人プレイです。第{ $round }ラウンドのあと、{ $player }の牢獄は最大で何枚ですか。
question-house-vp-most = { $player }は家を{ $houses }軒建てました。ゲーム中にそれで得たVPは、最大でいくつですか。
question-house-vp-least = { $player }は家を{ $houses }軒建てました。ゲーム中にそれで得たVPは、少なくともいくつですか。
question-missing-construction = 最終得点計算の前、{ $player }は{ $vp } VPです。展示会で{ $first }、紋章で{ $second }でした。建築では何VPですか。
question-missing-exhibitions = 最終得点計算の前、{ $player }は{ $vp } VPです。建築で{ $first }、紋章で{ $second }でした。展示会では何VPですか。
question-missing-crests = 最終得点計算の前、{ $player }は{ $vp } VPです。建築で{ $first }、展示会で{ $second }でした。紋章では何VPですか。
question-possible-vp = { $players }人プレイで、最終得点計算の前です。{ $player }に、または全員合わせて、ありえるものはどれですか。
    .because = 展示会は1枚2 VPで全員で32 VPまで、家は建てたときに1〜3 VP、紋章は名声の位置と同じVPです。最後の計算の前に、ほかのVPはありません。
question-count-fits = { $players }人プレイで、第4ラウンドが終わりました。つじつまが合うものはどれですか。
    .because = どのカードも列も展示会カードも、牢獄の分を除いた1ラウンド7枚のアーキテクトで手に入れます。内訳と枚数は同じです。
question-bonus-list = 第4ラウンド、「{ $bonus }」のボーナスカードの上半分は「{ $upper }」です。最後の記録としてありえるものはどれですか。
    .because = ボーナスカードは4枚で1枚ずつ、上下の組は決まっています。列を取った人は上下とも得ます。
question-spot-final = 第4ラウンドが終わりました。ありえないところが1つあります。どこですか。
question-brussels-most = 第4ラウンドが終わりました。{ $player }のアーキテクトが、エリアと牢獄のほかにブリュッセルに何枚あったか、記録がありません。最大で何枚ですか。

## 答え

answer-begin-points = VP：{ $n }
answer-begin-track = { $track }：{ $n }から
answer-begin-locked = 牢獄のアーキテクト：{ $n }枚
answer-begin-hand = 手札のアーキテクト：{ $n }枚
answer-begin-brugmann = Georges Brugmann：{ $n }枚
answer-begin-other = { $kind }：{ $n }
answer-cards = { $cards }
answer-no-cards = なし
answer-colours = { $first }と{ $second }
answer-begin-spare = 箱に戻すBrugmann：{ $n }枚
answer-begin-round = ラウンドマーカーは{ $n }
answer-begin-brussels = ブリュッセルカード：{ $n }枚
answer-begin-crowd = { $n }人で遊べる
answer-begin-box = 箱の中の{ $kind }：{ $n }
answer-begin-expo = 展示会カードがエリアに出なかった：置き場所は{ $place }
answer-begin-drawn = スタートプレイヤーを決めて記録する
answer-begin-nobody = スタートプレイヤーは決めず、早い人から始める
answer-area-size = { $columns }列×{ $rows }段
answer-area-kind = { $kind }：{ $n }枚
answer-area-expo = 展示会カード：{ $n }枚
answer-area-money = マネーカードは{ $n }の面
answer-area-bonuses = 列の下：{ $bonuses }
answer-area-place = { $row }段目・{ $column }列目：{ $card }
answer-area-neutral = 中立のアーキテクトは{ $n }の面
answer-majorities = マジョリティを確認する
answer-halves = ボーナスカード「{ $bonus }」の上半分：{ $upper }
answer-round-marker = ラウンドマーカーは{ $n }
answer-over-scored = 第{ $n }ラウンドのあとに最終得点計算
answer-over-marker = 最後のラウンドは第{ $n }ラウンド
answer-over-waiting = { $n ->
    [0] 全員がパスしてから、第4ラウンドのマジョリティ
   *[other] { $n }人がパスしていないのに、第4ラウンドのマジョリティ
}
answer-over-act = 第{ $n }ラウンドのマジョリティのあとに、またアクション
answer-space = { $row }段目・{ $column }列目
answer-in-the-area = アールヌーボーエリア
answer-at-the-parc = サンカントネール公園
answer-nowhere = どこでもできない
answer-do-create = アーキテクト1枚で、公園でアートワークを取る
answer-do-sell = アーキテクト1枚で、公園でアートワークを売る
answer-do-supply = アーキテクト1枚で、公園で資材カードを取る
answer-do-build = アーキテクト1枚で、公園で家を建てる
answer-do-exhibit = アーキテクト1枚で、公園で展示会を開く
answer-do-free = アーキテクトを置かずにアートワークを取る
answer-set-1 = { $card-1 }
answer-set-2 = { $card-1 } · { $card-2 }
answer-set-3 = { $card-1 } · { $card-2 } · { $card-3 }
answer-set-4 = { $card-1 } · { $card-2 } · { $card-3 } · { $card-4 }
answer-no-noble = だれも使わない
answer-effect-money = BEF
answer-effect-architecture = 建築が1マス進む
answer-effect-nobility = 貴族トラックが1マス進む
answer-effect-prestige = 名声が1マス進む
answer-effect-material = 資材カード1枚
answer-effect-release = 牢獄のアーキテクト1枚
answer-noble-keep = { $noble }を買い、効果を使って、カードを残す
answer-noble-discard = { $noble }を買い、効果を使って、カードを捨てる
answer-noble-neither = { $noble }を買って手札に入れ、あとで決める
answer-freed-by = 代わりに{ $noble }を使って、どれか1枚
answer-counted = { $what }：{ $n }
answer-shows = { $player }：{ $colour }
answer-exhibition-over = 展示会は終わり
answer-nobody = だれもいない
answer-scored-unpaid-nobles = 貴族に支払う
answer-scored-houses = 家を計算する
answer-scored-materials = 資材カードを計算する
answer-scored-expo = 展示会カードを計算する
answer-scored-bonus = 下半分を計算する：{ $line }
answer-all-houses = 家：{ $n }軒
answer-all-materials = 資材カード：{ $n }枚
answer-all-artworks = アートワーク：{ $n }枚
answer-all-nobles = Brugmann以外の貴族：{ $n }人
answer-all-money = マネーカード23枚だけで{ $n } BEF
answer-all-expos = 展示会カードを持つ人：{ $n }人
answer-all-of-type = { $kind }：{ $n }軒
answer-all-of-colour = { $colour }のアートワーク：{ $n }枚
answer-all-of-noble = { $noble }：{ $n }枚
answer-all-of-pair = { $pair }の資材カード：{ $n }枚
answer-own-same = { $noble }：{ $n }枚
answer-own-nobles = Brugmann以外の貴族：{ $n }人
answer-own-brugmann = Georges Brugmann：{ $n }枚
answer-own-houses = 家：{ $n }軒
answer-own-track = { $track }：{ $n }
answer-vp-exhibitions = 展示会で{ $n } VP
answer-vp-all-exhibitions = 全員合わせて展示会で{ $n } VP
answer-vp-crests = 名声{ $prestige }で、紋章から{ $n } VP
answer-vp-houses = トラックに{ $n } VP、家{ $houses }軒
answer-vp-reach = トラックに{ $n } VP、家{ $houses }軒、名声{ $prestige }
answer-vp-many = トラックに{ $n } VP
answer-fits-prison = 牢獄のカード：{ $cards }、数えると{ $n }枚
answer-fits-pairs = 「木材と木材」{ $first }枚、「レンガとレンガ」{ $second }枚、ほかの組はなし、資材カードは全部で{ $n }枚
answer-fits-seven = エリアに{ $area }枚、ブリュッセルに{ $brussels }枚、牢獄に{ $prison }枚
answer-fits-columns = 取った列：{ $n }、牢獄：{ $prison }枚
answer-fits-expo = 展示会カードを持ち、エリアにアーキテクトなし
answer-fits-expo-area = 展示会カードを持ち、エリアにアーキテクト1枚
answer-fits-space = { $row }段目・{ $column }列目にアーキテクト
answer-fits-cards = 家{ $houses }軒、アートワーク{ $artworks }枚、Brugmann以外の貴族{ $nobles }人
answer-bonus-number = 記録したボーナスカード：{ $n }枚
answer-bonus-upper = 上半分が「{ $upper }」のカード：{ $n }枚
answer-both-halves = 1つの列：上半分は{ $player }、下半分は{ $other }

## ID

id-black = 黒
id-white = 白
id-purple = 紫

## よくある間違い

mistake-start-money-by-seat = 最初に書かれた人ではなく、スタートプレイヤーから数えます。
mistake-start-money-same = 4 BEFはスタートプレイヤーだけで、あとの人は1 BEFずつ増えます。
mistake-start-money-other-way = お金は時計回りに増えます。
mistake-start-with-points = 全員0 VPから始めます。
mistake-tracks-begin-at-zero = トラックは最初のマスから始め、そこが1です。
mistake-tracks-begin-higher = 3つのトラックは、どれも1から始めます。
mistake-prison-of-other-count = 2人プレイでは1枚、3〜4人では2枚が牢獄から始まります。
mistake-prison-of-other-cards = 2/5は必ず牢獄から始まり、3〜4人では2/4も1枚入ります。1/3は入りません。
mistake-hand-of-seven = 牢獄の分は手札にありません。2人では6枚、3〜4人では5枚です。
mistake-brugmann-bought = Brugmannはセットアップで配る1枚だけです。
mistake-starts-with-cards = アートワーク、資材、家、ほかの貴族は買って手に入れます。
mistake-same-colour = 色は1人ずつ違います。
mistake-colour-not-in-box = 箱にあるのは青、赤、黄、緑です。
mistake-neutral-of-a-player = 中立には、だれも使っていない色を使います。
mistake-brugmanns-in-the-pile = Brugmannは山札に入れません。1人1枚配り、余りは箱に戻します。
mistake-round-marker-elsewhere = ラウンドマーカーは1から始めます。
mistake-other-brussels = 証券取引所、市役所、サンカントネール公園の3枚です。
mistake-two-to-four = 2〜4人用のゲームです。
mistake-other-box = 箱の中身は、アートワーク12、お金23、資材12、家16、貴族19、アーキテクト28、マーカー16、ボーナスカード4、ブリュッセルカード3です。
mistake-expo-waits-in-its-place = 展示会カードがエリアに出なければ、展示エリアに置きます。
mistake-nobody-begins = スタートプレイヤーを決め、スタートプレイヤーカードを渡します。
mistake-area-of-other-count = いつも4列です。段は3段、4人プレイだけ4段です。
mistake-more-of-a-kind = 同じ種類は3枚、4人プレイでは4枚取ります。それより多くは並びません。
mistake-more-expos = 展示会カードは1枚だけです。
mistake-money-shows-one = エリアのお金は3の面にします。
mistake-bonus-card-again = ボーナスカード4枚は、各列に1枚ずつです。
mistake-neutral-anywhere = 中立は、2人プレイの一番下の段の両端にだけあります。
mistake-no-neutral-corner = 2人プレイでは、一番下の段の両端が中立です。
mistake-neutral-shows-other = 中立のアーキテクトは2の面です。
mistake-nothing-taken = エリアの分は山札から取ってあります。
mistake-taken-of-other-count = 各種類3枚、4人プレイでは4枚取ります。
mistake-laid-not-left = エリアに並んだカードは余りではありません。
mistake-all-taken-left = 捨て札になるのは、並べなかったカードだけです。
mistake-acts-after-passing = パスした人は、このラウンドの手番がもうありません。
mistake-another-turn = 手番は時計回りで、パスした人は飛ばします。
mistake-majorities-too-early = マジョリティは全員がパスしてからです。
mistake-pass-pays-three-always = 3 BEFは最初にパスした人だけです。
mistake-pass-pays-one-always = 最初にパスした人は3 BEFです。
mistake-pass-pays-nothing = パスでお金がもらえます。最初の人は3 BEF、あとの人は1 BEFです。
mistake-last-pass-pays-nothing = 最後にパスした人も1 BEFもらえます。
mistake-pass-pays-by-order = 最初の人が3 BEF、ほかは全員1 BEFです。
mistake-start-player-stays = スタートプレイヤーは毎ラウンド変わります。
mistake-expo-ignored = 展示会カードを買った人から始めます。
mistake-passes-right = スタートプレイヤーカードは左隣、つまり時計回りに移ります。
mistake-round-marker-jumps = ラウンドマーカーは1つずつ進みます。
mistake-halves-change = 上下は1枚のカードに印刷されていて、変わりません。
mistake-scored-early = 最終得点計算は第4ラウンドのあとだけです。
mistake-fifth-round = 第4ラウンドのマジョリティでゲームは終わります。
mistake-space-taken = 1マスに置けるのは1枚です。
mistake-space-neutral = 2人プレイでは、一番下の段の両端は中立のものです。
mistake-space-outside = エリアは4列×3段、4人プレイでは4段です。
mistake-no-such-value = アーキテクトの値は1〜5です。
mistake-pays-later = 値は、今あるお金からすぐ支払います。
mistake-card-used-up = 1色に1/3が4枚、2/4が2枚、2/5が1枚です。置いたカードや牢獄のカードは使えません。
mistake-prison-forgotten = 牢獄のアーキテクトは手札にありません。
mistake-brussels-forgotten = ブリュッセルのアーキテクトは、次のラウンドまで戻りません。
mistake-area-comes-back = エリアのアーキテクトは、次のラウンドまで戻りません。
mistake-bought-not-counted = 買われた分も、エリアの枚数に入っています。
mistake-as-many-as-columns = 1列1枚ではありません。各種類3枚、4人プレイでは4枚です。
mistake-usable-card-given-up = 使わずに捨てられるのは、行えない売却か建築のカードだけです。
mistake-always-one-architect = 1枚で済むのは、ラウンドの1回目だけです。
mistake-uses-of-all-cards = ブリュッセルカードは1枚ごとに数えます。
mistake-one-more-than-lie-there = アーキテクトの枚数ではなく、使った回数を数えます。
mistake-own-uses-only = ほかの人が使った回数も数えます。
mistake-expo-anyway = エリアに展示会カードがなければ、展示会はありません。
mistake-exhibition-at-the-parc = 公園でできるのは、展示会以外のアクションです。
mistake-artworks-needed = 展示会カードは、アートワークがなくても買えます。
mistake-sale-without-artwork = 売却には、公園でも自分のアートワークが必要です。
mistake-too-few-materials = 次の家には、前より1個多い資材が必要です。カード1枚で2個までです。
mistake-action-without-architect = どのアクションにもアーキテクトが必要です。
mistake-a-card-for-each-material = 資材カード1枚で資材2個までです。
mistake-cost-of-the-last-house = 次の家には、今ある家の数より1個多い資材が必要です。
mistake-every-house-alike = 家は建てるたびに、必要な資材が増えます。
mistake-materials-of-others = 捨てられるのは自分の資材カードだけです。
mistake-card-for-nothing = どのカードも、資材を1個は使わなければなりません。
mistake-vp-for-each-material = VPは資材の数ではなく、種類の数です。
mistake-vp-for-each-card = VPはカードの枚数ではなく、資材の種類の数です。
mistake-all-printed-kinds = 数えるのは、家に使った資材だけです。
mistake-same-points-each-house = 使った種類ごとに1 VPです。
mistake-printed-materials = 印刷された数ではなく、使った種類を数えます。
mistake-effect-of-another = それは別の貴族の効果です。
mistake-all-own-nobles = 貴族トラックの位置が上限です。
mistake-one-noble-a-time = 貴族トラックの位置の人数まで、一度に使えます。
mistake-nobility-alone = 使えるのは、自分の前にいる未使用の貴族だけです。
mistake-brugmann-does-not-act = Brugmannも使えます。
mistake-turned-nobles-act = 貴族は1ラウンドに1回です。横向きなら使用済みです。
mistake-more-than-nobility = 貴族トラックの位置より多くは使えません。
mistake-noble-of-others = 使えるのは自分の前にいる貴族だけです。
mistake-city-hall-for-nothing = 市役所では、1人以上の貴族を使います。
mistake-same-noble-twice = 同じ貴族は2枚持てません。
mistake-noble-to-the-hand = 効果はすぐに使い、そのあと残すか捨てるかを選びます。
mistake-free-from-the-area = 戻せるのは、牢獄にあるアーキテクトだけです。
mistake-beyond-the-end = トラックは5で終わります。
mistake-no-step = 貴族の効果で1マス進みます。
mistake-two-steps = 進むのは1マスです。
mistake-back-to-one = マーカーが戻ることはありません。
mistake-value-not-paid = エリアでは、アーキテクトの値を支払います。
mistake-brussels-costs-its-value = ブリュッセルでは値は関係なく、お金もかかりません。
mistake-one-for-each-shown = 展示は1枚2 VPです。
mistake-exhibition-scores-once = 最初の1枚だけでなく、見せるたびに2 VPです。
mistake-houses-score-at-the-end = 家は建てたときにもVPになります。
mistake-material-cards-score-now = 資材カードが得点になるのは最後だけで、使わなかったものだけです。
mistake-free-forgotten = Vanderveldeで1枚戻っています。
mistake-sent-forgotten = ブリュッセルで最多の人は、同数でも1枚を牢獄に入れます。
mistake-everybody-sends-one = 牢獄に入れるのは、ブリュッセルで最多の人だけです。
mistake-prison-emptied = 牢獄のカードは、解放されるまで残ります。
mistake-below-nothing = 0より少なくなることはありません。
mistake-all-artworks-score = 得点になるのは、見せたアートワークだけです。
mistake-all-colours-score = ほかの人が見せた色は、もう出せません。
mistake-passed-shows-too = パスした人は参加できません。
mistake-artwork-of-another = 見せるのは自分のアートワークです。
mistake-colour-twice = 同じ色は1回だけです。
mistake-out-of-order = その前に見せられる人がいます。
mistake-exhibition-stops = まだ新しい色を見せられる人がいます。
mistake-ties-win-nothing = 同点なら全員が取ります。
mistake-cards-win-columns = 列では枚数ではなく、値の合計を比べます。
mistake-highest-card-wins = 最も高いカードではなく、合計を比べます。
mistake-neutral-does-not-count = 中立も数えます。中立だけがトップなら、だれも取れません。
mistake-no-architect-no-column = 列にアーキテクトがなければ取れません。
mistake-incomplete-crests-score = 数えるのは、アーキテクト4枚に囲まれた紋章だけです。
mistake-one-for-each-crest = 紋章1つで名声の位置と同じVPです。
mistake-crests-before-columns = 列で進めた名声は、もう数えます。
mistake-ties-win-no-crest = 同数なら全員が得点します。
mistake-no-multiple-of-prestige = 名声の位置の倍数でなければなりません。
mistake-four-cards-for-each-crest = この枚数では、そんなに多くの紋章は完成しません。
mistake-area-does-not-count = 数えるのは、ブリュッセルカードに置いたアーキテクトだけです。
mistake-brugmann-is-paid = Brugmannには支払いません。
mistake-noble-costs-one = 貴族1人につき2 BEFです。
mistake-noble-costs-three = 支払いは1人2 BEFです。3 VPは、支払えない1人ごとに失う点です。
mistake-unpaid-costs-two = 支払えない貴族は、1人につき3 VPを失います。
mistake-one-penalty-for-all = 支払えない貴族1人ごとに3 VPを失います。
mistake-unpaid-costs-nothing = 支払えない貴族は、1人につき3 VPを失います。
mistake-architecture-counts-steps = 歩数ではなくマスの数です。最初のマスが1です。
mistake-houses-score-types = 種類の数ではなく、家をすべて数えます。
mistake-architecture-once = 1軒ごとに建築の位置と同じVPです。
mistake-house-scores-one = 1軒1 VPとは限りません。建築の位置や、資材の3種類を思い出しましょう。
mistake-houses-and-architecture = 足すのではなく、掛けます。
mistake-points-for-each-material = 資材の数ではなく、カード1枚につき1 VPです。
mistake-materials-worth-nothing = 使わなかった資材カードは1枚1 VPです。
mistake-expo-scores-each-round = 2 VPを得るのは、最後に持っている人だけです。
mistake-expo-scores-one = 展示会カードは2 VPです。
mistake-expo-for-the-last = 最後に展示会カードを持つ人だけが2 VPです。
mistake-money-before-nobles = 先に貴族へ支払います。
mistake-money-without-end = 数えるのは5組までです。
mistake-money-by-the-franc = 2 BEFごとに3 VPです。
mistake-odd-money-scores = 端数の1 BEFは点になりません。
mistake-bonus-without-the-column = 下半分の点を得るのは、列を取った人だけです。
mistake-every-card-scores = 同じ色や種類は1回だけ数えます。
mistake-kinds-score-one = 1つにつき2 VPです。
mistake-other-kinds-score = それは別のボーナスです。
mistake-unpaid-nobles-score = 支払えなかった貴族は、もういません。
mistake-brugmann-scores-nothing = ここではBrugmannも数えます。
mistake-nobles-score-one = 貴族1人につき2 VPです。
mistake-track-forgotten = トラックのVPもそのまま入ります。
mistake-penalty-forgotten = 支払えない貴族は、1人につき3 VPを失います。
mistake-vp-stop-at-zero = ここではマイナスのままにします。
mistake-vp-keep-the-minus = ここでは0で止めます。
mistake-tracks-before-prison = 牢獄が先、トラックはそのあとです。
mistake-most-in-prison-wins = 牢獄は少ないほうが上です。トラックはそのあとで比べます。
mistake-one-track-decides = 3つのトラックの合計を比べます。
mistake-more-than-the-box = 箱にそれだけの数はありません。
mistake-money-counted-together = カードは1人ずつ別に必要です。
mistake-franc-by-franc = 3を示すカードもあります。
mistake-rests-forgotten = 3で割った余りにもカードが要ります。
mistake-one-card-for-a-rest = 2 BEFにはカードが2枚要ります。
mistake-more-than-five-nobles = Brugmann以外の貴族は5人だけです。
mistake-eight-houses = 8軒建てるには、4ラウンドではアーキテクトが足りません。
mistake-prison-begins-empty = 初めから牢獄にあるカードがあります。
mistake-all-in-prison = 牢獄に入るのは1ラウンド1枚までです。
mistake-two-prisoners-a-round = 1ラウンドに1枚です。
mistake-three-for-each-house = 1軒目は1 VP、2軒目は最大2 VPです。
mistake-house-points-grow = 1軒で3 VPを超えることはありません。
mistake-source-forgotten = 3つの内訳をすべて数えます。
mistake-other-source-forgotten = 3つの内訳をすべて数えます。
mistake-sum-of-sources = 聞いているのは残りです。
mistake-odd-exhibition = 展示会のVPは偶数です。
mistake-more-exhibitions = 4ラウンド×4色で32 VPです。
mistake-more-crests = 4ラウンドの全紋章より多くなっています。
mistake-houses-without-vp = 家はどれも1 VP以上になっています。
mistake-vp-out-of-reach = すべてを合わせても、そこまで届きません。
mistake-list-and-count = 内訳と枚数は同じでなければなりません。
mistake-more-than-seven = アーキテクトは全部で7枚です。
mistake-more-columns-than-architects = 列を取るには、牢獄にないアーキテクトが1枚ずつ必要です。
mistake-expo-from-brussels = 展示会カードは、エリアにアーキテクトを置いて買います。
mistake-more-cards-than-architects = 4ラウンドで使えるアーキテクトは、そこまで多くありません。
mistake-not-four-columns = ボーナスカードは4枚です。
mistake-upper-half-twice = どの上半分も、1枚のカードにだけあります。
mistake-halves-apart = 上下とも同じマジョリティで決まります。
mistake-values-not-cards = 値ではなく枚数を数えます。

## 用語集

term-architect = アーキテクトカード
    .meaning = 自分の7枚のカード。アクションに使い、2つの値のどちらかを見せます。
term-action-card = アクションカード
    .meaning = アートワーク、お金、資材、家、貴族、展示会。アールヌーボーエリアに並び、買うことができます。
term-art-nouveau-area = アールヌーボーエリア
    .meaning = アクションカードが並ぶ場所。置いたアーキテクトは値を支払い、マジョリティに数えます。
term-brussels-area = ブリュッセルエリア
    .meaning = ブリュッセルカード3枚と牢獄カード。お金の代わりにカードを使います。
term-bef = BEF
    .meaning = ベルギーフラン。マネーカードは1か3を示します。
term-artwork = アートワーク
    .meaning = 4色のどれかのカード。展示したり売ったりします。
term-material = 資材
    .meaning = 木材、レンガ、スチール。資材カード1枚に2個あります。
term-house = 家
    .meaning = 資材で建て、最後に建築の位置と同じVPになります。
term-noble = 貴族
    .meaning = 効果を1ラウンドに1回使える人物。最後に2 BEFかかります。
term-brugmann = Georges Brugmann
    .meaning = 全員が最初から持つ貴族。使うと4 BEFを得られ、最後の支払いはありません。
term-expo = 展示会カード
    .meaning = 展示会を開くカード。買った人が次のラウンドのスタートプレイヤーです。
term-creation = 創造
    .meaning = アートワークを取るアクション。
term-sale = 売却
    .meaning = アートワークを3 BEFに換えるアクション。
term-supply = 調達
    .meaning = 資材カードを取るアクション。
term-construction = 建築
    .meaning = 家を建てるアクション。
term-influence = 影響
    .meaning = 貴族を得るアクション。
term-exhibition = 展示会
    .meaning = 順に違う色のアートワークを見せ、1枚2 VPを得ます。
term-stock-exchange = 証券取引所
    .meaning = 5 BEFを得るブリュッセルカード。
term-city-hall = 市役所
    .meaning = 自分の貴族を使うブリュッセルカード。
term-parc = サンカントネール公園
    .meaning = 展示会以外のアールヌーボーアクションを行うブリュッセルカード。
term-prison = 牢獄
    .meaning = 牢獄カードの下のアーキテクトは、解放されるまで使えません。
term-architecture = 建築トラック
    .meaning = 最後に家1軒が何VPになるかを示します。
term-nobility = 貴族トラック
    .meaning = 市役所で使える貴族の人数を示します。
term-prestige = 名声トラック
    .meaning = 紋章1つが何VPかを示します。
term-bonus-card = ボーナスカード
    .meaning = 列の下に置くカード。上半分は毎ラウンド、下半分は最後に使います。
term-column-majority = 列マジョリティ
    .meaning = 列の中で、値の合計が最も高いこと。
term-crest = 紋章
    .meaning = アーキテクト4枚が接するところ。最も多く置いた人が得点します。
term-brussels-majority = ブリュッセルマジョリティ
    .meaning = ブリュッセルカードに最も多く置いた人が、1枚を牢獄に入れます。
term-neutral = 中立のアーキテクト
    .meaning = 2人プレイで使う、使わない色のカード2枚。
term-first-player-card = スタートプレイヤーカード
    .meaning = ラウンドをだれから始めるかを示します。
