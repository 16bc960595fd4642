# ミュッセ：ルール、入力欄、図。

id-musee = ミュッセ

## セットアップ

two-teams-of-two = 4人では**2人ずつ2チーム**に分かれ、美術館はチームに1つです。
    .title = 2人ずつの2チーム
    .problem = { $missing ->
        [0] 記録されたチームが2人ずつになっていません。4人では2人ずつ2チームで遊びます。
       *[other] まだチームの決まっていない人が{ $missing }人います。2人ずつ2チームに分け、組を記録してください。
    }
    .why = パートナー同士で1つの美術館を埋め、得点も分け合います。

partners-apart = パートナー同士は隣に座らず、手番はチーム交互に回ります。
    .title = パートナーは離れて座る
    .problem = { $first }と{ $second }（チーム{ $team }）が隣り合っています。間に相手チームの人が入ります。
    .why = どちらのチームも同じ回数だけ配置するためです。

number-of-musees = 美術館はプレイヤーごとに1つ、4人ではチームごとに1つです。
    .title = 美術館の数
    .problem = 美術館が{ $found }つ並んでいますが、この人数では{ $expected }つです。
    .why = 多ければ空いたままになり、足りなければ飾る場所のない人が出ます。

tokens-per-row = 2つの列には、トークンを**6枚**ずつ並べます。3人では**5枚**です。
    .title = 1列のトークン
    .problem = 1列に{ $found }枚ありますが、{ $expected }枚のはずです。
    .why = トークンの数が、ギャラリーに飾れる絵画の数になります。

tokens-per-musee = 美術館は**12枚**のトークンで作ります。3人では**10枚**です。
    .title = 美術館のトークン
    .problem = 美術館1つに{ $found }枚配られていますが、{ $expected }枚のはずです。
    .why = 同じ長さの2列の上・間・下に、同じ大きさのギャラリーが3つできます。

three-staircases-a-row = 2人と4人では、各列の**3枚**を階段の面にします。
    .title = 各列に階段3つ
    .problem = { $row }の列の階段が{ $found }つです。{ $expected }つのはずです。
    .why = 階段が偏らなければ、どのギャラリー同士もつなぐ価値があります。

two-and-three-staircases = 3人では5枚を階段の面にします。一方の列に**2つ**、もう一方に**3つ**です。
    .title = 階段は2つと3つ
    .problem = 階段が上段の列に{ $upper }つ、下段の列に{ $lower }つあります。一方が2つ、もう一方が3つのはずです。
    .why = 5枚の列に3つずつでは多すぎます。
    .silent = どちらの列を3つにするか、3人の初回にどれを裏返すかは、ルールに書かれていません。相談して決めてください。

staircase-in-row = 階段は、列のトークンを左から数えた位置で表します。
    .title = 階段の位置
    .problem = { $row }の列の{ $found }番目に階段が記録されています。トークンは1〜{ $last }番目です。
    .why = トークンのないところでは、ギャラリーはつながりません。

staircase-once = 1枚のトークンを裏返すのは1回だけです。
    .title = 同じ階段は1回
    .problem = { $row }の列の{ $found }番目が2回記録されています。別の位置にするか、消してください。
    .why = 同じトークンを2回数えると、1つ足りないことに気づけません。

same-staircases = 階段とシャンデリアの並びは、すべての美術館で**まったく同じ**です。
    .title = 全員同じ並び
    .problem = { $players }の{ $row }の列が違っています。全員同じになるよう直してください。
    .why = だれかの美術館だけが有利にならないよう、並びは全員で相談して決めます。

staircases-as-set-up = ゲーム中、トークンは裏返しません。
    .title = 階段はそのまま
    .problem = 終了時の{ $row }の列が、セットアップと{ $columns }番目で違います。どちらが正しいか確かめてください。
    .why = うっかり裏返すと、まわりの絵画の得点が変わってしまいます。

first-game-staircases = 初めてのゲームでは、上段の列の**偶数**番目と下段の列の**奇数**番目を階段にします。
    .title = 初回の階段
    .problem = 初めてのゲームでは、{ $row }の列は{ $columns }番目を階段にするよう勧められています。
    .why = 階段が互い違いになり、同じ縦の並びに2つ重なりません。
    .silent = 3人用の初回の並びは示されていません。

cards-in-play = 絵画は1〜**50**を使います。51〜**60**を使うのは3人のときだけです。
    .title = 使う絵画
    .problem = いちばん大きい番号が{ $found }です。{ $expected }のはずです。
    .why = 飾る場所に見合った枚数なので、残りを読むことができます。

cards-shuffled = 使う絵画は、すべて一緒にシャッフルします。
    .title = 全部シャッフル
    .problem = シャッフルしたのは{ $found }枚です。{ $expected }枚のはずです。
    .why = 箱に残ったカードは、待っても出てきません。

hand-of-five = 手札は1人**5枚**配ります。
    .title = 手札5枚
    .problem = 1人に{ $found }枚配られています。{ $expected }枚のはずです。
    .why = 手番の終わりに引いて戻る枚数も5枚です。

draw-deck-left = 配らなかったカードを裏向きに積み、全員の手の届くところに山札として置きます。
    .title = 山札
    .problem = 山札が{ $found }枚です。配ったあとは{ $expected }枚のはずです。
    .why = 枚数が違えば、配り間違いか、箱に残ったカードがあります。

bonus-cards-out = ギャラリーボーナスカード**3枚**を、反対側に表向きで置きます。ギャラリーの段ごとに1枚です。
    .title = ギャラリーボーナスカード
    .problem = ギャラリーボーナスカードが{ $found }枚出ています。{ $expected }枚のはずです。
    .why = 何をめぐる競争が残っているか、全員に見えます。

loser-starts = 初めてのゲームでは、「ミュッセ」といちばん芸術的に言えた人から始めます。次からは、**前のゲームに負けた人**から始めます。
    .title = スタートプレイヤー
    .problem = { $starter }から始めていますが、前のゲームの勝者は{ $winners }です。負けた人から始めます。
    .why = 先手は少しだけ有利です。
    .silent = 負けた人が何人もいるときや、勝利を分け合ったあとにだれから始めるかは、ルールに書かれていません。相談して決めてください。

one-theme-a-name = テーマは5つです。同じテーマの番号は**5ずつ**大きくなるので、一の位は2種類しかありません。
    .title = テーマと番号の組
    .problem = 一の位が{ $digits }の番号が、{ $theme }と記録されています。1つのテーマの一の位は2種類だけです。
    .why = 色が見づらくても、番号でテーマが分かります。
    .silent = どの番号がどのテーマかは、ルールに書かれていません。得点計算に名前は不要です。各色のカードを1枚見れば名前を付けられます。

one-name-a-theme = 番号の差が5の倍数の絵画は、同じテーマで同じ色です。
    .title = 番号の組とテーマ
    .problem = 一の位が{ $digit }か{ $other }の番号が、{ $themes }と記録されています。正しいのは1つだけです。
    .why = 絵に何が描かれていても、テーマを決めるのはカードの色です。

## 飾られた絵画

no-more-slots = ギャラリーのスペースは、列のトークンと同じ数です。6つ、3人では5つです。
    .title = スペースの数
    .problem = { $player }：{ $gallery }ギャラリーのスペースが{ $found }つあります。{ $expected }つしかないはずです。
    .why = トークンのないところには飾れません。

every-slot-noted = 終了時の集計では、空きも含めてすべてのスペースを記録します。
    .title = 全スペースの記録
    .problem = { $player }：{ $gallery }ギャラリーは{ $expected }スペースのうち{ $found }つしか記録されていません。空きも記録してください。
    .why = どのスペースにあるかで、隣り合う絵画が決まります。

lowest-card = 絵画の番号は**1**からです。
    .title = いちばん小さい番号
    .problem = { $player }、{ $gallery }ギャラリー：{ $found }番の絵画はありません。最小は{ $least }です。空きは空欄のままにしてください。
    .why = 空きのつもりで0と打ちがちです。

highest-card = 絵画の番号は**50**まで、3人では**60**までです。
    .title = いちばん大きい番号
    .problem = { $player }、{ $gallery }ギャラリー：{ $found }番はこのゲームでは使いません。最大は{ $most }です。
    .why = 51〜60は、3人のとき以外は箱に戻します。

one-card-a-number = 同じ番号のカードは**1枚だけ**です。
    .title = 番号は1枚ずつ
    .problem = { $number }番が{ $places }か所にあります。1か所にしかないはずです。
    .why = だからこそ、ほかの人が飾るカードを見ておくと得をします。

rising-numbers = ギャラリーの番号は**左から右へ大きく**なります。番号もスペースも飛ばしてかまいません。
    .title = 左から右へ大きく
    .problem = { $player }、{ $gallery }ギャラリー：{ $left }の右に{ $right }があります。右のほうが大きいはずです。
    .why = 飾るたびに、その隣に置ける番号が狭まっていく。これがこのゲームの要です。

paintings-in-all = すべての美術館を合わせて**36枚**、3人では**45枚**まで飾れます。
    .title = 絵画の総数
    .problem = 合わせて{ $found }枚飾られています。飾れるのは{ $most }枚までです。
    .why = すべてのスペースが埋まったときが最大です。

card-of-its-theme = カードに記録したテーマは、一の位が同じ組の番号のテーマと一致します。
    .title = カードのテーマ
    .problem = { $number }番が{ $theme }と記録されていますが、一の位からは{ $expected }のはずです。
    .why = カードの色を見てください。どちらかが書き間違いです。

bonus-held-once = ギャラリーボーナスカードは、段ごとに**1枚**です。
    .title = ボーナスは段に1枚
    .problem = { $gallery }ギャラリーのボーナスカードが{ $found }枚記録されています（{ $players }）。1枚しかありません。
    .why = もらえるのは、その段を最初に埋めた人だけです。

bonus-gallery-full = ボーナスカードを持つ人は、そのギャラリーを**埋めて**います。
    .title = 埋めたギャラリーのボーナス
    .problem = { $player }は{ $gallery }ギャラリーのボーナスカードを持っていますが、空きが{ $free }つあります。
    .why = 最後のスペースを埋めたごほうびで、一度飾った絵画は外せません。

bonus-claimed = ある段のギャラリーを最初に埋めた人が、そのボーナスカードを取ります。
    .title = 取り忘れのボーナス
    .problem = { $number ->
        [1] { $players }が{ $gallery }ギャラリーを埋めましたが、ボーナスカードをだれも持っていません。取り忘れなら記録してください。
       *[other] { $players }が{ $gallery }ギャラリーを埋めましたが、ボーナスカードをだれも持っていません。最初に埋めたのはだれですか。
    }
    .why = 夢中になっていると、4点を取り忘れがちです。
    .silent = 取り忘れたときの扱いは、ルールに書かれていません。記録された人の得点として数えます。

## 終わったか、続いているか

no-empty-gallery = **何も飾られていないギャラリー**があるうちは、ゲームは終わりません。
    .title = 空のギャラリーは残らない
    .problem = { $player }の{ $gallery }ギャラリーには何もありません。どのカードでも置けるので、まだ終わっていません。
    .why = パスはできず、空きのある人は必ず手札を持っています。

somebody-could-play = **だれも**配置できなくなるとゲームが終わります。そのとき空きのある人の手札は、どの空きにも置けないカードばかりです。
    .title = まだ配置できた
    .problem = { $number ->
        [1] { $players }には手札が{ $held }枚残りますが、まだ飾られていないカードは、{ $stuck ->
            [0] すべてそこに置けます
           *[other] { $stuck }枚を除いてそこに置けます
        }。少なくとも1枚は置けたはずです。
       *[other] { $players }には合わせて手札が{ $held }枚残りますが、まだ飾られていないカードは、{ $stuck ->
            [0] すべてそこに置けます
           *[other] { $stuck }枚を除いてそこに置けます
        }。少なくとも1枚は置けたはずです。
    }
    .why = パスはできません。置けるカードがあれば置きます。
    .silent = 4人では、最後の2枚がだれに渡ったか分からないことがあります。疑わしいだけなら注意にとどめます。

three-paintings = 終わった美術館には、各ギャラリーに1枚、少なくとも**3枚**の絵画があります。
    .title = 少なくとも3枚
    .problem = { $player }の絵画は{ $found }枚です。終了時には少なくとも{ $least }枚あるはずです。
    .why = 空のギャラリーには、どのカードでも置けます。

turns-fit-counts = 手番は順に回ります。手番の数より絵画が少ない人は、美術館を埋めたか、もう配置できません。
    .title = 絵画と手番の数
    .problem = { $order ->
        [0] { $player }はまだ配置できるのに、絵画は{ $found }枚、{ $other }は{ $most }枚です。そこまで差はつきません。
       *[other] { $player }はまだ配置できるのに、絵画は{ $found }枚、{ $other }は{ $most }枚です。この手番順ではありえません。
    }
    .why = 記録漏れがあるか、だれかが先に配置できなくなっています。

retired-with-empty-gallery = 何も飾っていないギャラリーがあるのに、配置できなくなることはありません。
    .title = 空のギャラリーには置ける
    .problem = { $player }は配置できないと記録されていますが、{ $gallery }ギャラリーが空です。どのカードでも置けます。
    .why = ギャラリーの1枚目は、どのスペースにも置けます。

retired-could-play = 配置できなくなった人は、どこにも置けないカードを**5枚**持っています。
    .title = 置けるはずの手札
    .problem = { $number ->
        [1] { $players }は配置できないと記録され、手札は{ $held }枚ですが、まだ飾られていないカードは、{ $stuck ->
            [0] すべてそこに置けます
           *[other] { $stuck }枚を除いてそこに置けます
        }。
       *[other] { $players }は配置できないと記録され、手札は合わせて{ $held }枚ですが、まだ飾られていないカードは、{ $stuck ->
            [0] すべてそこに置けます
           *[other] { $stuck }枚を除いてそこに置けます
        }。
    }
    .why = 置けるカードが手札にあるうちは、置かなければなりません。

counts-in-turn = 全員が手番を行っているあいだ、絵画の数は同じか、先に始めた人が1枚多いだけです。
    .title = 手番ごとに1枚
    .problem = { $order ->
        [0] { $player }の絵画は{ $found }枚、{ $other }は{ $most }枚です。全員が続けているあいだ、差は1枚までです。
       *[other] { $player }の絵画は{ $found }枚、{ $other }は{ $most }枚です。この手番順ではありえません。
    }
    .why = 1手番に飾るのは、ちょうど1枚です。

play-is-over = すべての美術館が埋まるか、だれも配置できなくなると、ゲームは**終了**です。
    .title = ゲームは終了
    .problem = { $number ->
        [1] もう配置できません。ゲームを終了にしてください。
       *[other] { $number }つの美術館とも、もう配置できません。ゲームを終了にしてください。
    }
    .why = 勝者が決まるのは、終わったゲームだけです。

## 卓の集計

most-points = 美術館の得点は最高**76点**、3人では**64点**です。
    .title = 最高得点
    .problem = { $player }：{ $claimed }点と記録されていますが、{ $most }点を超えることはありません。
    .why = 1つのテーマの絵画は10枚（3人では12枚）しかなく、壁を1色にはできません。

most-points-of-layout = 階段の並びによって最高得点が決まります。初回の並びでは**72点**、ほかでは最高76点です。
    .title = この階段での最高得点
    .problem = { $player }：{ $claimed }点と記録されています。階段が上段の列の{ $upper }番目、下段の列の{ $lower }番目なら、最高は{ $most }点です。
    .why = 3つのギャラリーが階段で結ばれると、すべての階段で同じテーマをつなぐことはできません。

unreachable-total = ちょうど**75点**（3人では63点）になることはありません。
    .title = ありえない合計
    .problem = { $player }：{ $claimed }点と記録されています。最高の{ $most }点から1点だけ減らす方法はありません。
    .why = ペアを1つ失えば2点、絵画が減ればペアやボーナスも失います。

points-in-steps = 隣り合うペアは**2点**、階段は**3点**、ボーナスカードは**4点**刻みです。
    .title = 得点の刻み
    .problem = { $player }の「{ $line }」：{ $claimed }点と記録されています。この項目は0から{ $each }点刻みです。
    .why = 倍数でなければ、どこかで足し間違えています。

paintings-most = 美術館に飾れるのは**18枚**、3人では**15枚**までです。
    .title = 飾れる枚数
    .problem = { $player }：{ $claimed }枚と記録されています。飾れるのは{ $most }枚までです。
    .why = 6つ（3人では5つ）のスペースが3段あります。

neighbours-most = 絵画のあるギャラリーごとに、ペアは枚数より1つ少なくなります。
    .title = 隣り合うペアの数
    .problem = { $player }：ペアが{ $claimed }組と記録されています。絵画{ $paintings }枚なら{ $most }組までです。
    .why = 6枚並べても、間は5つです。

staircases-most = 縦に並ぶ3枚でできる階段のペアは2組まで、階段は全部で6つ（3人では5つ）です。
    .title = 階段のペアの数
    .problem = { $player }：階段のペアが{ $claimed }組と記録されています。絵画{ $paintings }枚なら{ $most }組までです。
    .why = 2つの階段につながれるのは、中段の絵画だけです。

staircases-most-of-layout = 階段が縦に重ならない並びでは、階段のペア1組に絵画が**2枚**ずつ要ります。
    .title = この階段でのペアの数
    .problem = { $player }：階段のペアが{ $claimed }組と記録されています。この並びでは、絵画{ $paintings }枚なら{ $most }組までです。
    .why = この並びでは、2つの階段につながる絵画がありません。

bonus-needs-paintings = ボーナスカード1枚につき、埋まったギャラリーが1つあります。絵画**6枚**、3人では5枚です。
    .title = ボーナスと絵画の枚数
    .problem = { $player }：絵画{ $paintings }枚でボーナスカードが{ $cards }枚と記録されています。少なくとも{ $least }枚の絵画が要ります。
    .why = 一度飾った絵画は外せません。

three-bonus-cards = ボーナスカードは、全員合わせて**3枚**までです。
    .title = ボーナスは全部で3枚
    .problem = ボーナスカードが合わせて{ $found }枚と記録されています。{ $most }枚しかありません。
    .why = ギャラリーの段ごとに1枚です。

## マッチ

two-wins-at-most = マッチは2勝で決まるので、**2勝**を超える人はいません。
    .title = 2勝まで
    .problem = { $player }が{ $found }勝と記録されています。マッチは{ $most }勝で終わりです。
    .why = 3勝目は次のマッチの分です。

match-already-won = だれかが2勝した時点で、マッチは終わりです。
    .title = マッチは決着済み
    .problem = { $player }はこのゲームの前に{ $wins }勝しており、マッチは終わっていました。新しいマッチにするか、勝ち数を直してください。
    .why = 先に2勝した人が最終的な勝者です。

wins-fit-games = 勝ち数は、それまでに遊んだゲームの数を超えません。
    .title = 勝ち数とゲーム数
    .problem = 遊んだゲームの数は{ $games }なのに、{ $player }が{ $found }勝と記録されています。
    .why = 1ゲームで得られるのは1勝までです。

shared-wins-counted = **先に2勝した**人がマッチの勝者です。
    .title = マッチの勝ち数
    .problem = { $player }はこのゲームの前に{ $found }勝と記録されていますが、前のゲームの結果からは{ $expected }勝のはずです。
    .why = 手札の運だけで一晩の勝者が決まらないようにするためです。
    .silent = 勝利を分け合ったゲームをマッチでどう数えるかは、ルールに書かれていません。標準では分け合った全員が1勝とします。だれの勝ちにも数えないこともできます。同時に2勝した人が何人もいれば、マッチの勝利も分け合います。

## 得点

paintings = 美術館の絵画は1枚**1点**です。
    .title = 絵画
    .line = { $paintings }枚×{ $each }点＝{ $points }点
    .why = ぽつんと飾った絵画でも、必ず点になります。

neighbours = 同じギャラリーで**隣り合う**同じテーマの絵画は、1組**2点**です。1枚の絵画がいくつもの組に入ってかまいません。
    .title = 隣り合うペア
    .line = { $pairs ->
        [1] 1組×{ $each }点＝{ $points }点
       *[other] { $pairs }組（上段{ $upper }、中段{ $middle }、下段{ $lower }）×{ $each }点＝{ $points }点
    }
    .why = 同じテーマの番号は5以上離れているので、並べるには少なくとも4つの番号を飛ばします。間に空きがあると組になりません。

staircases = **階段でつながった**同じテーマの絵画は、1組**3点**です。シャンデリアは何もつなぎません。
    .title = 階段
    .line = { $pairs ->
        [1] 1組×{ $each }点＝{ $points }点
       *[other] { $pairs }組（上段の列{ $upper }、下段の列{ $lower }）×{ $each }点＝{ $points }点
    }
    .why = 別々のギャラリーの番号を同じ縦の並びで合わせるのは、隣に並べるより難しいからです。

gallery-bonuses = ギャラリーボーナスカードは1枚**4点**です。
    .title = ギャラリーボーナス
    .line = { $cards }枚×{ $each }点＝{ $points }点
    .why = 段を最初に埋める競争に勝つには、置けるものを置いていくしかありません。

most-paintings = 同点なら、**絵画の多い**人が上です。
    .title = 絵画の数
    .line = 絵画{ $paintings }枚
    .problem = { $players }が{ $points }点で{ $rank }位に並んでいます。絵画の数を数えて決めます。
    .why = よく埋まった美術館のほうが上です。

most-gallery-bonuses = それも同じなら、**ギャラリーボーナスカードの多い**人が上です。それでも同じなら勝利を分け合います。
    .title = ギャラリーボーナスの数
    .line = ボーナスカード{ $cards }枚
    .problem = { $players }が{ $points }点で{ $rank }位に並んでいます。ギャラリーボーナスカードを数えて決めます。
    .why = 最後に比べるのは、先に埋めた回数です。

## IDの言葉

id-upper = 上段
id-middle = 中段
id-lower = 下段
id-staircase = 階段
id-chandelier = シャンデリア
id-landscapes = 風景
id-water = 水辺
id-persons = 人物
id-architecture = 建築
id-animals = 動物
id-paintings = 絵画
id-neighbours = 隣り合うペア
id-staircases = 階段
id-gallery-bonuses = ギャラリーボーナス
id-shared-win = マッチで分け合った勝利
id-each = 全員が1勝
id-none = だれの勝ちにも数えない

## 入力欄

group-galleries = ギャラリー
group-bonuses = ギャラリーボーナスカード
group-state = まだ配置できるか
group-stairs = 階段
group-themes = テーマ
group-match = マッチ
group-table = テーブル
group-tokens = トークン
group-cards = カード

row-upper = 上段ギャラリー
    .help = 左から順に番号を入れ、空きは空欄にします。
row-middle = 中段ギャラリー
    .help = 左から順に番号を入れ、空きは空欄にします。
row-lower = 下段ギャラリー
    .help = 左から順に番号を入れ、空きは空欄にします。
row-bonuses = 持っているギャラリーボーナスカード
    .help = この美術館が最初に埋めた段です。
row-retired = もう配置できない
    .help = プレイ中：手札のどのカードも空きに置けないとき。
row-stairs-upper = 上段の列の階段
    .help = 上段と中段のギャラリーの間。左から数えます。
row-stairs-lower = 下段の列の階段
    .help = 中段と下段のギャラリーの間。左から数えます。
row-theme-0 = 一の位が0か5の番号
row-theme-1 = 一の位が1か6の番号
row-theme-2 = 一の位が2か7の番号
row-theme-3 = 一の位が3か8の番号
row-theme-4 = 一の位が4か9の番号
row-card-landscapes = 灰色のカード（風景）
    .help = この色のカードの番号を、どれか1つ。
row-card-water = 青のカード（水辺）
    .help = この色のカードの番号を、どれか1つ。
row-card-persons = 赤のカード（人物）
    .help = この色のカードの番号を、どれか1つ。
row-card-architecture = 黄色のカード（建築）
    .help = この色のカードの番号を、どれか1つ。
row-card-animals = 緑のカード（動物）
    .help = この色のカードの番号を、どれか1つ。
row-match-number = マッチの何ゲーム目か
row-wins-first = これまでの勝ち数（席1）
row-wins-second = これまでの勝ち数（席2）
row-wins-third = これまでの勝ち数（席3）
row-wins-fourth = これまでの勝ち数（席4）
row-previous-winners = 前のゲームの勝者
row-musees = 並べた美術館
row-first-game = 初めてのゲーム
    .help = 勧められている並びがあります。
row-columns = 1列のトークン
row-tokens = 美術館1つのトークン
row-highest-card = いちばん大きい番号
row-paintings-shuffled = シャッフルした絵画
row-hand = 1人に配った手札
row-draw-deck = 山札の枚数
row-bonus-cards = 表向きのギャラリーボーナスカード

## セットアップの手順

setup-teams = 2人ずつ2チームに分かれます。
setup-seats = テーブルの両側に2人ずつ、パートナーと隣り合わないように座ります。パートナー同士はゲームが終わるまで話しません。
setup-cards-away = 絵画{ $first }〜{ $last }を箱に戻し、1〜{ $left }で遊びます。
setup-all-cards = 1〜{ $left }の絵画をすべて使います。
setup-musees = { $teams ->
    [0] 美術館{ $musees }つ分（1人に1つ）の場所を空けます。
   *[other] 美術館{ $musees }つ分（1チームに1つ）の場所を空けます。
}
setup-tokens = 美術館1つにつきトークンを{ $tokens }枚（全部で{ $all }枚）取り、シャンデリアの面を上にします。
setup-rows = { $columns }枚ずつ2列に並べ、上・間・下にギャラリーの場所を空けます。
setup-stairs = 相談して、各列の{ $stairs }枚を階段の面にします。
setup-first-stairs = 初めてのゲームでは、上段の列の{ $upper }番目と下段の列の{ $lower }番目を裏返します。
setup-uneven-stairs = 相談して{ $all }枚を階段の面にします。一方の列に{ $fewest }枚、もう一方に{ $most }枚です。
setup-same-stairs = すべての美術館の階段がまったく同じか確かめます。
setup-shuffle = 絵画{ $paintings }枚をよくシャッフルします。
setup-hand = 1人に{ $hand }枚ずつ配り、手札にします。ほかの人には見せません。
setup-draw-deck = 残り{ $cards }枚を裏向きに積み、全員の手の届く右側に山札として置きます。
setup-bonus-cards = ギャラリーボーナスカード{ $cards }枚を、反対側に表向きで置きます。
setup-starter = スタートプレイヤーを決めます。初めてのゲームでは「ミュッセ」といちばん芸術的に言えた人、次からは前のゲームに負けた人です。

## 図

view-setup = トークンと階段
view-final = 飾られた絵画

part-setup-described = { $columns }スペースのギャラリーが3つ。その間にトークンが2列あり、階段は上段の列に{ $upper }つ、下段の列に{ $lower }つ。下に山札とギャラリーボーナスカード3枚。
part-final-described = { $musees }つの美術館を縦に並べた図。それぞれにギャラリーが3つ、その間に階段、右にギャラリーボーナスカード。
part-gallery = { $gallery }ギャラリー
part-token = { $row }の列、左から{ $column }番目：{ $side }
part-deck = 山札（絵画1〜{ $highest }）
part-bonus-cards = ギャラリーボーナスカード（段ごとに1枚）
part-gallery-of = { $player }、{ $gallery }ギャラリー
part-slot = { $player }、{ $gallery }ギャラリー、左から{ $slot }番目：絵画{ $card }
part-slot-free = { $player }、{ $gallery }ギャラリー、左から{ $slot }番目：空き
part-pair = { $player }、{ $gallery }ギャラリー：隣り合う同じテーマ、{ $points }点
part-token-of = { $points ->
    [0] { $player }、{ $row }の列、左から{ $column }番目：{ $side }
   *[other] { $player }、{ $row }の列、左から{ $column }番目：{ $side }、{ $points }点
}
part-bonus = { $player }が{ $gallery }ギャラリーのボーナスカードを持っています
part-bonus-free = { $player }は{ $gallery }ギャラリーのボーナスカードを持っていません
part-theme = 一の位が{ $first }か{ $second }
part-theme-named = { $theme }（{ $first }・{ $second }）
part-gallery-short = { $gallery }
part-tokens-short = { $row }の列
part-columns = スペース
part-gallery-column = ギャラリー
part-deck-short = 山札
part-bonus-cards-short = ギャラリーボーナスカード
part-bonus-points = +{ $points }点
part-key-free = 空きスペース
part-key-bonus = ギャラリーボーナスカード（{ $points }点）
part-key-no-bonus = ボーナスなし
part-key-neighbours = 隣り合うペアの点
part-key-staircases = 階段でつながるペアの点
