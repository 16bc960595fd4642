# ミュッセ：レッスン、問題、用語集。

## 章

chapter-goal = ゲームの目的
chapter-setup = セットアップ
chapter-turn = 手番
chapter-bonus = ギャラリーボーナス
chapter-end = ゲームの終了
chapter-points = 得点
chapter-ties = 同点とマッチ
chapter-many = 3人と4人のとき
chapter-try = やってみよう

## ステップ

step-theme = あなたは美術館の館長です。絵画を飾っていき、得点は最後にだけ数えます。絵画1枚で1点、同じテーマが隣り合うと2点、階段でつながると3点、最初に埋めたギャラリーは4点。最も点の多い人が勝ちます。
    .title = どんなゲーム？
step-galleries = 美術館には上段、中段、下段の3つのギャラリーがあります。スペースは6つずつで、飾れるのは18枚、2人なら合わせて36枚です。ギャラリーの間には、縦の並びごとに1枚ずつ、トークンが2列並びます。2人なら50枚のカードで遊びます。
    .title = 3つのギャラリー
step-themes = テーマは5つで、カードの色で分かります。同じテーマの番号は3、8、13、18…と5ずつ大きくなります。一の位は2種類だけなので、番号の差が5、10、15…なら同じテーマです。
    .title = 5つのテーマ
step-theme-names = 灰色は風景、青は水辺、赤は人物、黄色は建築、緑は動物です。絵の主役でテーマが決まるので、迷ったら色を見ましょう。各色のカードを1枚見れば、ほかの番号のテーマもすべて分かります。
    .title = 色とテーマ
step-players = 2人か3人なら個人戦です。4人では2人ずつ2チームに分かれ、チームで1つの美術館を作ります。1ゲームは30分ほどです。
    .title = 何人で遊ぶ？
step-setup-cards = 絵画は1〜60で、番号ごとに1枚です。2人と4人では51〜60を箱に戻し、全部使うのは3人のときだけです。使うカードをまとめて、よくシャッフルします。
    .title = カード
step-setup-tokens = 美術館1つにつきトークンを12枚、シャンデリアの面を上にして6枚ずつ2列に並べます。列の上、間、下にギャラリーの場所を空けます。3人では10枚、5枚ずつ2列です。
    .title = トークン
step-setup-stairs = 相談して、上段の列から3枚、下段の列から3枚を選び、階段の面にします。どの3枚でもかまいません。階段は、すぐ上とすぐ下のスペースをつなぎます。
    .title = 階段
step-four-and-two = 階段は全部で6つありますが、片方の列に4つもあります。合計が6つでも足りません。どちらの列もちょうど3つです。
    .title = 合計6つでも
step-setup-first = 迷ったら、初めてのゲームでは上段の列の偶数番目（2、4、6）と下段の列の奇数番目（1、3、5）を階段にします。互い違いの階段になります。
    .title = 初めてのゲームでは
step-setup-same = 階段とシャンデリアの並びは、すべての美術館でまったく同じにします。だれかだけが有利にならないように、始める前に全員で決めるのです。
    .title = 全員同じ並び
step-setup-stay = ゲームが始まったら、トークンはそのままです。うっかり動かしてしまったら、ほかの人の美術館を見ましょう。みな同じ並びです。
    .title = トークンはそのまま
step-setup-deal = 1人に5枚ずつ配ります。手札はほかの人に見せません。残りは裏向きに積み、全員の手の届く右側に山札として置きます。
    .title = 手札と山札
step-setup-bonus = ギャラリーボーナスカード3枚を反対側に表向きで置きます。上段用、中段用、下段用が1枚ずつ。その段のギャラリーを最初に埋めた人のものになります。
    .title = ボーナスカード
step-setup-begin = 初めてのゲームでは、「ミュッセ」といちばん芸術的に言えた人から。次からは、前のゲームに負けた人から始めます。負けた人が何人もいれば、相談して決めます。
    .title = だれから始める？
step-turn = 手番でやることは2つ、この順で必ず行います。手札の絵画を1枚、表向きで自分の美術館に飾る。そして1枚引く。これだけです。
    .title = 1枚飾って1枚引く
step-order = どのギャラリーでも、絵画の左上の番号が左から右へ大きくならなければなりません。空のギャラリーなら、どのスペースにも飾れます。次からは、大きい番号は右、小さい番号は左です。
    .title = 左から右へ大きく
step-right-of = Anaの上段ギャラリーの3番目に25があります。同じギャラリーの、25より右のスペースに35を飾ろうとしています。
    .title = 25の右に35
    .ask = Anaは25の右、4番目のスペースに35を飾ります。できますか。
step-left-of = 25も35もさっきと同じです。今度は反対側、25より左に飾りたいと思っています。
    .title = 25の左に35
    .ask = Anaは25の左、2番目のスペースに35を飾ります。できますか。
step-skip-numbers = 番号はいくつ飛ばしてもかまいません。5のすぐ右に来るのが25でもよいのでしょうか。
    .title = 番号を飛ばす
    .ask = Anaは5のすぐ右に25を飾ります。できますか。
step-skip-slots = スペースも飛ばせます。5の次の6だからといって、隣でなくてもかまいません。ここでは間に2つ空けています。
    .title = スペースを飛ばす
    .ask = Anaは5から3つ右のスペースに6を飾ります。できますか。
step-third-slot = 上段ギャラリーの3番目に20があります。これから先、その右はいくつ離れていても20より大きい番号、左は小さい番号しか飾れません。
    .title = 20を飾ると
    .ask = Anaは20の右、4番目のスペースに21を飾ります。できますか。
step-below-twenty = 今度は19です。3番目にある20より1つ小さいだけで、その右のスペースはすべて空いています。
    .title = では、19は？
    .ask = Anaは20の右、4番目のスペースに19を飾ります。できますか。
step-other-galleries = ギャラリーはそれぞれ別々です。上段の20は、中段と下段には関係ありません。空のギャラリーには、どのカードもどのスペースにも飾れます。
    .title = ほかのギャラリーは別
    .ask = Anaは中段ギャラリーの1番目に21を飾ります。できますか。
step-wrong-order = うっかりしたようです。あるギャラリーで、20の左に25があります。番号は必ず左から右へ大きくなります。
    .title = 20の左に25
step-stays = 一度飾った絵画は動かせません。外すことも、上から重ねることもできません。飾るたびにその隣に置ける番号が狭まるので、よく考えて飾りましょう。
    .title = 飾ったらそのまま
step-one-card = 同じ番号のカードは1枚だけ。だれかの美術館にある番号は、もう出てきません。ほかの人が飾るカードを見ておけば、残りの番号とテーマ、ねらえるボーナスが読めます。
    .title = 番号は1枚ずつ
step-seventeen-twice = 17のカードは1枚しかありません。ところがこのテーブルでは、2つの美術館に記録されています。どちらかが間違いです。
    .title = 17が2枚
step-fifty-one = 2人プレイなので、51〜60は箱の中です。ありえない番号が記録されています。
    .title = 2人で51番
step-hand = 手番が終わると、手札はまた5枚です。どのカードもいつかは飾るか、最後まで手に残ります。美術館に飾れるのは自分の手札だけです。
    .title = 5枚から選ぶ
step-clockwise = 手番は左隣へ、1枚ずつ飾って回ります。全員が続けているあいだ、絵画の枚数は同じか、先に始めた人が1枚多いだけです。
    .title = 手番の順
step-no-pass = パスも捨て札もできません。手札の1枚でもどこかに置けるなら、必ず飾ります。1枚も置けなければ、そのゲームではもう飾れません。
    .title = パスも捨て札もなし
step-out = 配置できなくなった人は、もう戻れません。飾った絵画はそのまま残ります。ほかの人は続けられるかぎり続け、最後の1人は何手番も続けることがあります。
    .title = 配置できなくなったら
step-bonus = すべてのスペースに絵画があれば、ギャラリーは埋まっています。6枚、3人では5枚です。1つでも空きがあれば、ボーナスカードはもらえません。
    .title = 埋まったギャラリー
step-bonus-first = だれよりも先に上段ギャラリーを埋めたら、上段のボーナスカードを取り、そのギャラリーの横に置きます。中段、下段も同じです。2番目からは何ももらえません。1枚4点で、取られることもありません。
    .title = 早い者勝ち
step-bonus-not-full = Anaは上段のボーナスカードを持っています。でも、上段ギャラリーをよく見てください。もらえるのは、埋まったときだけです。
    .title = 早すぎたボーナス
step-bonus-both = ボーナスカードは段ごとに1枚です。ところが、2人が中段のカードを持っていると言っています。
    .title = 1枚に持ち主が2人
step-bonus-forgotten = 埋まったギャラリーがあるのに、その段のボーナスカードをだれも持っていません。取り忘れでしょう。だれが最初に埋めたか確かめましょう。
    .title = 取り忘れ
step-over = だれも飾れなくなったらゲームは終わりです。全員が、美術館を埋めたか、どこにも置けない手札だけになったときです。そのあと得点を数えます。
    .title = ゲームの終わり
step-can-end = 空のギャラリーにはどのカードでも置けます。空きがあるうちは手札もあります。だから空のギャラリーを残して終わることはなく、だれでも3枚以上は飾っています。
    .title = 空のギャラリーは残らない
step-impossible-end = Benの美術館は埋まっています。Anaには手札5枚と空きがあります。残っている番号を見ると、どれもそこに置けます。まだ終わっていなかったのです。
    .title = まだ終わっていない
step-possible-end = 同じテーブルで番号が違います。残りのうち7枚は、Anaの美術館のどこにも置けません。手札5枚がすべてその中かもしれないので、終わっていてもおかしくありません。
    .title = 空きがあっても終わる
step-paintings = 得点の1つ目。美術館の絵画は1枚1点です。番号も、隣に何があるかも関係ありません。空きは0点です。
    .title = 絵画1枚で1点
step-neighbours = 2つ目。同じギャラリーですぐ隣り合う同じテーマの絵画は、1組2点です。左右どちらの組にも入れるので、3枚並べば2組です。
    .title = 隣り合えば2点
step-thirteen-twenty-eight = 中段ギャラリーに28があり、そのすぐ左に13を飾りました。差は15なので、同じテーマです。
    .title = 28の隣に13
step-thirty-eight = 今度は28のすぐ右に38を飾りました。同じ28がもう一度数えられます。1枚の絵画がいくつもの組に入ってかまいません。
    .title = 反対側に38
step-gap = 13と28は同じテーマですが、間に空きがあります。
    .title = 間が空いていると
step-staircases = 3つ目。階段でつながった同じテーマの絵画は、1組3点です。階段のすぐ上とすぐ下の2枚です。シャンデリアは何もつなぎません。斜めも数えません。
    .title = 階段なら3点
step-eighteen = 中段ギャラリーに28、そのすぐ下の下段ギャラリーに18があり、間のトークンは階段です。
    .title = 28の下に18
step-chandelier = 13と28は上下に並び、同じテーマです。しかし、間のトークンはシャンデリアです。
    .title = シャンデリアでは
step-four-paintings = 13、28、38が並び、28の下に階段をはさんで18があります。28は3つの組に入ります。絵画の点も忘れずに、全部足しましょう。
    .title = 全部合わせて
step-bonus-points = 4つ目。ギャラリーボーナスカードは1枚4点です。数えるのはカードで、埋めたギャラリーではありません。2番目に埋めてもカードはもらえません。
    .title = ボーナスカードは4点
step-best-first-game = 初回の階段では、これが最高の美術館です。すべて埋まり、隣り合うペアが12組、階段6つ全部、ボーナスカード3枚。ほかの並びなら76点まであります。
    .title = これ以上はない
step-where-it-adds = よいスペースは一度にいくつもの役に立ちます。左隣、右隣、上下の階段。このカードがいちばん得点になるスペースを探しましょう。
    .title = いちばんよいスペース
step-possible = 隣り合うペアは2点、階段は3点、ボーナスカードは4点刻みです。倍数でない数や、飾れる枚数では届かない数があれば、どこかで足し間違えています。
    .title = ありうる点数
step-most = 並んだ絵画のペアは、枚数より1つ少なくなります。縦の3枚でできる階段のペアは2組まで。ボーナスカード1枚には埋まったギャラリーが1つ。検算に役立ちます。
    .title = 最大でどれだけ？
step-own-count = 自分たちで数えた結果に自信がないときは、絵画、隣り合うペア、階段、ボーナスカードと、項目ごとに比べましょう。違う項目に間違いがあります。
    .title = 検算
step-ties = 同点なら、絵画の多い人が上です。それも同じなら、ギャラリーボーナスカードの多い人。それでも同じなら、勝利を分け合います。
    .title = 同点のとき
step-more-paintings = 2人とも31点です。絵画の数を数えましょう。
    .title = 31対31：絵画
    .ask = 2人とも31点です。勝つのはだれですか。勝者を全員選んでください。
step-more-bonuses = また31対31で、絵画の数も同じです。次に比べるのは何でしょう。
    .title = 31対31：ボーナスカード
    .ask = 2人とも31点で、絵画の数も同じです。勝つのはだれですか。勝者を全員選んでください。
step-shared = 31対31、絵画の数もボーナスカードの数も同じ。ルールが比べるのはここまでです。
    .title = 31対31：すべて同じ
    .ask = 得点も絵画もボーナスカードも同じです。勝つのはだれですか。勝者を全員選んでください。
step-match = 先に2勝した人が最終的な勝者です。勝利を分け合ったゲームの数え方は、ルールにありません。始める前に決めましょう。ここでは、特に選ばなければ分け合った全員が1勝です。
    .title = 2勝先取
step-three = 3人では少し小さくなります。縦の並びは5つ、トークンは10枚、階段は5つで、一方の列に2つ、もう一方に3つです。どちらを3つにするかは自由です。絵画は60枚すべて使います。
    .title = 3人の階段
step-six-columns = 1列6枚は2人と4人の数です。3人では5枚なので、ギャラリーには5枚、美術館全体では15枚飾れます。
    .title = 6枚ではなく
step-three-draw = 3人では、山札が残り2枚になったら、もうだれも引きません。この2枚は最後まで出てきません。あとは手札が減っていくだけです。
    .title = 使わない2枚
step-teams = 4人では2チームに分かれ、テーブルの両側に2人ずつ、パートナーと隣り合わないように座ります。チームの1人は美術館の向かい側です。ゲーム中、パートナー同士は一切話さず、合図もしません。
    .title = 2チーム
step-four-draw = 4人では、山札の最後の2枚は各チームに1枚ずつです。引く番の人は、自分で取るかパートナーに渡すかを、だれもそのカードを見ないうちに決めます。それまでは各自が引きます。
    .title = 最後の2枚
step-final-check = 数える前にもう一度。番号は大きくなっているか、同じ番号は2枚ないか、ボーナスカードは埋まったギャラリーのものか。ここには1つ、おかしなところがあります。
    .title = 最後の確認
step-capstone = 最後は全部やってみましょう。この2人プレイのゲームを準備し、最後の3手番を遊び、だれがどのボーナスカードを取るか確かめ、2つの美術館を項目ごとに計算してください。
    .title = 通しでやってみる

## 問題：セットアップ

question-off-cards-in-play = { $players }人で遊びます。山のいちばん大きい番号は{ $found }です。正しい数といくつ違いますか。
question-off-cards-shuffled = { $players }人で遊びます。絵画を{ $found ->
       *[other] { $found }枚
    }シャッフルしました。正しい枚数と何枚違いますか。
question-off-draw-deck-left = { $players }人で遊びます。配ったあとの山札は{ $found ->
       *[other] { $found }枚
    }です。正しい枚数と何枚違いますか。
question-off-hand-of-five = { $players }人で遊びます。手札を1人に{ $found ->
       *[other] { $found }枚
    }配りました。正しい枚数と何枚違いますか。
question-off-bonus-cards-out = { $players }人で遊びます。ギャラリーボーナスカードが{ $found ->
       *[other] { $found }枚
    }、表向きに置かれています。正しい枚数と何枚違いますか。
question-off-number-of-musees = { $players }人で遊びます。美術館を{ $found ->
       *[other] { $found }つ
    }用意しました。正しい数といくつ違いますか。
question-off-tokens-per-row = { $players }人で遊びます。1列にトークンが{ $found ->
       *[other] { $found }枚
    }あります。正しい枚数と何枚違いますか。
question-off-tokens-per-musee = { $players }人で遊びます。美術館1つにトークンが{ $found ->
       *[other] { $found }枚
    }あります。正しい枚数と何枚違いますか。
question-begin-table = { $players }人で準備しました。正しいものはどれですか。すべて選んでください。
answer-laid-cards-in-play = 山のいちばん大きい番号：{ $number }
answer-laid-cards-shuffled = シャッフルした絵画：{ $number }枚
answer-laid-draw-deck-left = 山札：{ $number }枚
answer-laid-hand-of-five = 配った手札：1人{ $number }枚
answer-laid-bonus-cards-out = 表向きのボーナスカード：{ $number }枚
answer-laid-number-of-musees = 美術館：{ $number }つ
answer-laid-tokens-per-row = 1列のトークン：{ $number }枚
answer-laid-tokens-per-musee = 美術館1つのトークン：{ $number }枚
question-stairs-missing = { $players }人で準備しています。{ $row }の列は{ $columns }番目が階段です。{ $other }の列は正しく、階段が{ $there }つあります。{ $row }の列で裏返すべきトークンは何枚ですか（どちら向きでも）。
question-spot-row = { $players }人で準備しました。どちらかの列で、裏返した枚数が違っています。その列を選んでください。
question-spot-first-row = { $players }人の初めてのゲームで、ルールの勧める並びにしたつもりです。違っている列を選んでください。
question-arrangements = { $players }人のとき、してもよい階段の並びはどれですか。すべて選んでください。
answer-stairs = 上段の列は{ $upper }番目／下段の列は{ $lower }番目
question-turn-token = { $players }人で、階段を上段の列の{ $upper }番目、下段の列の{ $lower }番目と決めました。これは{ $player }の並べ方です。裏返すべきトークンを選んでください。
question-first-token = { $players }人の初めてのゲームで、ルールの勧める並びにしたつもりです。違っているトークンを選んでください。
question-tokens-turned = { $row }の列は、最初は{ $before }番目が階段でした。終了時は{ $after }番目です。最初と違うトークンをすべて選んでください。
question-who-begins = { $players }人で遊んでいます。前のゲームは{ $winner }だけの勝ちでした。次のゲームを始められるのはだれですか。すべて選んでください。
answer-name = { $name }
question-seating = 4人がこの順でテーブルを囲みます。正しい座り方はどれですか。すべて選んでください。
answer-seating = { $name0 }（チーム{ $team0 }）、{ $name1 }（{ $team1 }）、{ $name2 }（{ $team2 }）、{ $name3 }（{ $team3 }）
question-same-theme = { $card }番と同じテーマの絵画はどれですか。すべて選んでください。
question-theme-named = 各色のカードを1枚ずつ見ました。{ $landscapes }は風景、{ $water }は水辺、{ $persons }は人物、{ $architecture }は建築、{ $animals }は動物です。{ $card }のテーマはどれですか。

## 問題：配置と手番

question-how-many = ミュッセは何人で遊べますか。正しいものをすべて選んでください。
question-legal-slot = { $player }は{ $card }を飾ります。置けるスペースを1つ選んでください。
question-slots-for = { $player }は{ $card }を飾ります。{ $gallery }ギャラリーで置けるスペースはいくつありますか。
question-cards-for-slot = { $player }が{ $gallery }ギャラリーの{ $slot }番目に飾れるカードはどれですか。すべて選んでください。
question-cards-left = { $players }人で遊んでいます。まだどこにも飾られていない絵画のうち、{ $player }の{ $gallery }ギャラリーの{ $slot }番目に飾れるものは何枚ありますか。
question-may-place = { $player }の手番です。できることはどれですか。すべて選んでください。
answer-place = { $card }を{ $gallery }ギャラリーの{ $slot }番目に飾る
question-your-turn = { $player }の手番で、手札は{ $cards }です。できることはどれですか。すべて選んでください。
answer-turn-pass = パスして、よいカードを待つ
answer-turn-discard = { $card }を捨てて1枚引く
answer-turn-stop = このゲームではもう飾らない
answer-turn-take-down = { $card }を美術館から外す
answer-turn-draw = { $card }を{ $gallery }ギャラリーの{ $slot }番目に飾って1枚引く
answer-turn-no-draw = { $card }を{ $gallery }ギャラリーの{ $slot }番目に飾り、引かない
question-whose-turn = 手番は{ $players }の順です。{ $outs ->
        [0] もう置けないと言った人はいません。
       *[other] もう置けなくなった人：{ $out }。
    }{ $last }が飾って1枚引きました。次はだれの手番ですか。
question-out-of-placements = { $player }がもう飾らなくてよい手札はどれですか。すべて選んでください。
answer-hand = { $cards }
question-turn-counts = { $player }から始め、全員がまだ手番を続けています。{ $players }の順で、ありうる絵画の枚数はどれですか。すべて選んでください。
answer-counts = { $numbers }
question-take-bonus = { $player }と{ $other }が遊んでいます。{ $player }が取れるボーナスカードはどれですか。すべて選んでください。
answer-claim-first = { $gallery }：{ $other }のギャラリーには空きがあり、自分のは埋まっている
answer-claim-short = { $gallery }：自分のは空きが1つだが、{ $other }のほうが遅れている
answer-claim-held = { $gallery }：自分のは埋まっている。{ $other }も埋めていて、カードを持っている
answer-claim-late = { $gallery }：自分のは今埋まった。{ $other }が先に埋め、カードを取り忘れている
question-bonus-possible = ゲームが終わりました。飾られた絵画とほかの人のカードから見て、{ $player }が持ちうるボーナスカードはどれですか。すべて選んでください。
answer-gallery-upper = 上段のカード
answer-gallery-middle = 中段のカード
answer-gallery-lower = 下段のカード
question-free-of-bonus = { $player }が{ $gallery }ギャラリーのボーナスカードを取るには、あと何枚飾らなければなりませんか。
question-spot-wall = ゲームが終わりましたが、1つありえないところがあります。その場所を選んでください。
question-can-end = ギャラリーのスペースは{ $columns }つです。ゲームが終わったときにありうるのはどれですか。すべて選んでください。
answer-numbers = 絵画：上段{ $upper }枚、中段{ $middle }枚、下段{ $lower }枚
question-drawing = だれかが絵画を飾ったところです。山札の残りから見て、正しいものはどれですか。すべて選んでください。
answer-draw = { $players }人、残り{ $deck ->
       *[other] { $deck }枚
    }：{ $draw }
question-in-hand = { $players }人で遊んでいて、山札は残り{ $deck }枚です。{ $player }が（まだ引けるなら）引いたあとの手札として、ありうる枚数はどれですか。すべて選んでください。
question-not-hung = { $players }人で遊んでいます。飾られていないカードは、全員の手札と山札を合わせて何枚ですか。
question-is-it-over = { $players }で遊んでいます。終わっているゲームはどれですか。すべて選んでください。
answer-over = { $name0 }：{ $state0 }。{ $name1 }：{ $state1 }
id-state-full = 全部埋まっている
id-state-stuck = 空きはあるが、置ける手札がない
id-state-fits = 空きがあり、置ける手札もある

## 問題：得点と勝者

question-paintings = { $player }は絵画で何点になりますか。
question-neighbours = { $player }は隣り合うペアで何点になりますか。
question-staircases = { $player }は階段で何点になりますか。
question-bonuses = { $player }はギャラリーボーナスカードで何点になりますか。
question-all-points = { $player }は合計何点ですか。
question-adds = { $player }は{ $card }を{ $gallery }ギャラリーの{ $slot }番目に飾ります。これで何点増えますか。
question-best-slot = { $player }は{ $card }を飾ります。いちばん得点が増えるスペースを選んでください。
question-scoring-staircase = { $player }の得点になる階段を1つ選んでください。
question-wrong-line = { $player }が自分の得点を数えました。間違っている項目はどれですか。
answer-line = { $line }：{ $points }点
question-possible-points = { $players }人で遊びます。1人の「{ $line }」としてありうる点数はどれですか。すべて選んでください。
question-most-neighbours = { $players }人で遊んでいます。{ $player }の絵画は{ $paintings }枚です。隣り合うペアは最大何組ですか。
question-most-staircases = { $players }人で遊んでいます。{ $player }の絵画は{ $paintings }枚です。どんな階段の並びでもよいとすると、階段のペアは最大何組ですか。
question-most-gallery-bonuses = { $players }人で遊んでいます。{ $player }の絵画は{ $paintings }枚です。ギャラリーボーナスカードは最大何枚ですか。
question-who-wins = ゲームが終わりました。勝つのはだれですか。
question-tie-winners = 全員{ $points }点です。勝つのはだれですか。勝者を全員選んでください。
answer-level = { $name }：絵画{ $paintings }枚、ボーナスカード{ $cards ->
       *[other] { $cards }枚
    }
question-tie-order = 全員{ $points }点です。1位から順に並べてください。
question-tie-decided = { $name0 }と{ $name1 }はどちらも{ $points }点です。{ $name0 }は絵画{ $paintings0 }枚、ボーナスカード{ $cards0 ->
       *[other] { $cards0 }枚
    }。{ $name1 }は絵画{ $paintings1 }枚、ボーナスカード{ $cards1 ->
       *[other] { $cards1 }枚
    }。何で決まりますか。
answer-decided-most-paintings = 絵画の数
answer-decided-most-gallery-bonuses = ギャラリーボーナスカードの数
answer-decided-shared = 決まらず、勝利を分け合う
question-match = これまでの勝ち数です（{ $players }の順）。マッチがまだ続くのはどれですか。すべて選んでください。
answer-wins = { $wins }

## よくある間違い

mistake-numbers-of-three = それは3人のときの数です。2人と4人では51〜60を箱に戻し、1列のトークンは6枚です。
mistake-numbers-of-fewer = それは別の人数のときの数です。自分たちの人数の一覧を見ましょう。
mistake-staircases-of-three = 1列に階段2つは、3人のときです。2人と4人では、どちらの列も3つです。
mistake-three-and-three = 3つずつは2人と4人のときです。3人では、一方の列に2つ、もう一方に3つです。
mistake-six-anyhow = 合計6つでは足りません。どちらの列もちょうど3つです。
mistake-no-such-token = 左から1番目と数え、最後のトークンより先はありません。1列6枚、3人では5枚です。
mistake-winner-begins = 勝った人からではなく、負けた人から始めます。
mistake-partners-together = パートナー同士は隣に座りません。席はチーム交互です。
mistake-three-against-one = 2人対2人です。3人のチームはありません。
mistake-close-is-not-a-theme = 番号が近いだけでは同じテーマではありません。差が5、10、15…なら同じです。
mistake-any-free-slot = 空いていればよいわけではありません。番号は左から右へ大きくなります。
mistake-directly-beside = すぐ隣でなくてもかまいません。間を空けて飾れます。
mistake-from-the-edge = 端から埋める必要はありません。順番さえ守れば、どの空きでもよいのです。
mistake-hung-elsewhere = すでに飾られた番号は、ほかの人の美術館でも、もう出てきません。
mistake-its-own-neighbours = 両隣の番号は数えません。その間の番号だけです。
mistake-second-to-fill = 埋めただけでは足りません。もらえるのは、その段を最初に埋めた人だけです。
mistake-almost-full = 1つでも空きがあれば、ボーナスカードは取れません。
mistake-already-hung = 飾った枚数ではなく、空きの数を数えます。
mistake-stuck-with-a-free-gallery = 空のギャラリーにはどのカードでも置けるので、行き詰まることはありません。
mistake-two-turns-ahead = 1手番に1枚です。全員が続けているあいだ、2枚の差はつきません。
mistake-later-seat-ahead = 1枚多いのは先に始めた人です。あとの人が多くなることはありません。
mistake-paintings-move = 飾った絵画は、動かすことも外すこともできません。
mistake-two-of-a-number = 番号は1枚ずつです。だれかの美術館にあるカードは、手札にはありません。
mistake-one-card-is-enough = どこかに置けるカードが1枚でもあれば、続けなければなりません。3つのギャラリーを全部見ましょう。
mistake-passing = パスはできません。置けるなら飾り、置けないならそこで終わりです。
mistake-discarding = 引き直すためでも、カードは捨てられません。
mistake-out-plays-on = 配置できなくなった人の手番は、ゲームの終わりまで飛ばします。
mistake-two-in-a-row = 1手番に1枚です。続けられるのは、ほかにだれも置けないときだけです。
mistake-drawn-to-the-last = 3人では、最後の2枚は引きません。
mistake-gift-too-early = パートナーに渡せるのは、最後の2枚だけです。
mistake-cards-of-another-count = 60枚使うのは3人のときだけです。2人と4人では50枚です。
mistake-hands-forgotten = それは山札だけの枚数です。全員の手札も足しましょう。
mistake-over-for-one = 1人が置けなくなっても終わりません。だれも置けなくなるまで続きます。
mistake-slots-counted = 空きは数えません。絵画だけです。
mistake-gaps-counted = それは空きの数です。飾られた枚数を数えます。
mistake-a-painting-once = 1枚がいくつもの組に入れます。3枚並べば2組です。
mistake-across-a-gap = 間に空きがあると、組になりません。
mistake-points-as-pairs = それは組の数です。1組2点です。
mistake-chandelier-joins = シャンデリアは何もつなぎません。階段を見ましょう。
mistake-staircases-alone = 階段だけでは点になりません。同じテーマの2枚をつないだときだけです。
mistake-as-neighbours = 隣り合えば2点、階段なら3点です。
mistake-every-full-gallery = 点になるのはカードで、もらえるのはその段を最初に埋めた人だけです。
mistake-points-as-cards = それは枚数です。1枚4点です。
mistake-pairs-alone = 絵画そのものも1枚1点です。
mistake-bonuses-forgotten = ギャラリーボーナスカードも1枚4点です。
mistake-staircases-forgotten = 階段でつながったペアも1組3点です。
mistake-the-painting-itself = 飾った絵画そのものの1点もあります。
mistake-one-pair-only = 1枚で左、右、上、下と、いくつもの組ができることがあります。
mistake-one-row-of-all = 1列に全部は並びません。ギャラリーが増えるごとに、ペアが1つ減ります。
mistake-two-for-each-pair = 1枚がいくつもの組に入れるので、組ごとに2枚ずつは要りません。
mistake-as-many-as-paintings = 縦の3枚で2組、次の縦の並びはまた最初からです。
mistake-begun-galleries = 途中のギャラリーではカードをもらえません。埋まったときだけです。
mistake-fullest-wins = 絵画の数を比べるのは同点のときだけです。まず得点です。
mistake-bonus-cards-first = 先に比べるのは絵画の数で、ボーナスカードはその次です。
mistake-three-wins = マッチは3勝ではなく、2勝で終わりです。

## 用語集

term-painting = 絵画
    .meaning = 絵と番号とテーマの色のあるカード。番号ごとに1枚、全部で60枚です。
term-exhibit-number = 番号
    .meaning = 絵画の左上の数字。どこに飾れるかと、どのテーマかが決まります。
term-gallery = ギャラリー
    .meaning = 美術館の上段、中段、下段。番号は左から右へ大きくなります。
term-musee = 美術館
    .meaning = プレイヤーやチームが埋めていく場所。3つのギャラリーと、その間の2列のトークンです。
term-slot = スペース
    .meaning = ギャラリーの絵画1枚分の場所。1列のトークンと同じ数で、6つ、3人では5つです。
term-staircase = 階段
    .meaning = トークンの片面。すぐ上とすぐ下の絵画をつなぎ、同じテーマなら3点です。
term-chandelier = シャンデリア
    .meaning = トークンのもう片面。何もつなぎません。
term-theme = テーマ
    .meaning = 風景、水辺、人物、建築、動物。色で分かり、番号は5ずつ大きくなります。
term-neighbours = 隣り合うペア
    .meaning = 同じギャラリーですぐ隣り合う、同じテーマの絵画2枚。2点です。
term-gallery-bonus-card = ギャラリーボーナスカード
    .meaning = 段ごとに1枚、その段を最初に埋めた人が取ります。4点です。
term-draw-deck = 山札
    .meaning = 裏向きの絵画。飾ったあとに1枚引きます。
term-out-of-placements = 配置できない
    .meaning = 置ける手札が1枚もないこと。そのゲームではもう手番がありません。飾った絵画は得点になります。
term-partner = パートナー
    .meaning = 4人のときの、同じチームのもう1人。話さずに1つの美術館を作ります。
term-match = マッチ
    .meaning = 続けて遊ぶゲーム。先に2勝した人が勝ちます。
