# ミュッセ（プレイ中）：ルール、できごと、入力欄、図。

## 絵画を飾る

painting-in-play = 絵画は**1〜50**、3人では**60**までです。
    .title = 使う絵画
    .problem = { $found }番の絵画は、このゲームにはありません。使うのは1〜{ $most }です。
    .why = 51〜60は、3人のとき以外は箱に戻します。

one-place-a-painting = 同じ番号の絵画は**1枚だけ**です。飾られた絵画や、だれかの手札にある絵画が、ほかから出ることはありません。
    .title = 絵画は1枚ずつ
    .problem = { $twice ->
        [0] { $held ->
            [0] { $number }番は、すでに{ $owner }の美術館に飾られています。
           *[other] { $number }番は{ $owner }の手札にあります。
        }
       *[other] { $number }番が、1つの手札に2回記録されています。
    }
    .why = どちらかの番号が、見間違いか書き間違いです。

paintings-stay = 一度飾った絵画は**そのまま**です。動かすことも外すこともできません。
    .title = 飾ったら動かせない
    .problem = { $moved ->
        [0] { $number }番は、もう{ $player }の美術館から外せません。
       *[other] { $number }番は、すでに{ $player }の美術館に飾られていて、動かせません。
    }
    .why = 飾るたびに置ける番号が狭まります。やり直せないからこそ悩みどころです。

slot-on-the-wall = ギャラリーのスペースは、列のトークンと同じ数です。6つ、3人では5つです。
    .title = ギャラリーのスペース
    .problem = { $gallery }ギャラリーに左から{ $found }番目はありません。1〜{ $last }番目です。
    .why = トークンのないところには飾れません。

slot-free = 絵画は、自分の美術館の**空いた**スペースに飾ります。
    .title = 空いたスペース
    .problem = { $player }：{ $gallery }ギャラリーの左から{ $slot }番目には、{ $there }番があります。
    .why = 上から重ねることも、入れ替えることもできません。

placed-in-order = 絵画の**右**には大きい番号、**左**には小さい番号だけを飾れます。番号もスペースも、いくつ飛ばしてもかまいません。空のギャラリーなら、どのカードをどこに置いてもかまいません。
    .title = 左から小さい順
    .problem = { $fits ->
        [0] { $left ->
            [0] { $card }番は{ $other }番の左には置けません。このスペースに置ける番号は、もうありません。
           *[other] { $card }番は{ $other }番の右には置けません。このスペースに置ける番号は、もうありません。
        }
       *[other] { $left ->
            [0] { $card }番は{ $other }番の左には置けません。{ $gallery }ギャラリーの左から{ $slot }番目に置けるのは{ $least }〜{ $most }です。
           *[other] { $card }番は{ $other }番の右には置けません。{ $gallery }ギャラリーの左から{ $slot }番目に置けるのは{ $least }〜{ $most }です。
        }
    }
    .why = 順番はギャラリーごとに数えます。ほかの2つの段は関係ありません。

card-from-hand = **自分の手札**から1枚を表向きに飾ります。手札が記録されているときだけ確かめます。
    .title = 手札から飾る
    .problem = { $player }は{ $card }番を持っていません。記録された手札は{ $hand }です。
    .why = 手札は非公開なので、ふつうは分かりません。記録が違っていたら直してください。

## ギャラリーボーナスカード

claim-full-gallery = その段のギャラリーを**すべて埋めた**ら、ボーナスカードを取ります。
    .title = 埋めてから取る
    .problem = { $player }はまだ{ $gallery }ギャラリーのボーナスカードを取れません。空きが{ $free }つあります。
    .why = 最後のスペースを埋めたごほうびです。

claim-free-card = ボーナスカードは段ごとに**1枚**で、取った人のものです。
    .title = もう取られている
    .problem = { $player }は{ $gallery }ギャラリーのボーナスカードを取れません。{ $holder }が持っています。
    .why = 一度取ったボーナスカードを失うことはありません。

claim-first-filler = ボーナスカードを取れるのは、その段を**最初に**埋めた人だけです。
    .title = 最初に埋めた人
    .problem = { $player }は{ $gallery }ギャラリーのボーナスカードを取れません。先に埋めたのは{ $first }です。
    .why = 段ごとの競争です。取り忘れても、最初に埋めた人のものです。
    .silent = 取り忘れたときの扱いは、ルールに書かれていません。このプログラムでは、最初に埋めた人が自動的に受け取ります。

## 手番

turn-order = 手番は**時計回り**で、もう配置できない人は飛ばします。
    .title = だれの手番か
    .problem = { $player }ではなく{ $now }の手番です。{ $now }がもう配置できないなら、先にそれを記録してください。
    .why = 手番を1回飛ばすと、飾る絵画が1枚減ります。

one-placement-a-turn = 手番では**必ず**絵画を1枚飾り、それからカードを1枚引きます。この2つを、この順に行います。
    .title = 1手番に1枚
    .problem = { $player }は手番を終えたばかりで、次は{ $now }です。{ $now }がもう配置できないなら、先にそれを記録してください。
    .why = 続けて配置できるのは、ほかの全員が配置できなくなったときだけです。

retired-stay-out = 配置できなくなった人は、そのゲーム中**もう飾りません**。
    .title = 抜けたら戻れない
    .problem = { $finished ->
        [0] { $player }はもう配置できないと記録されているので、このゲームでは飾れません。間違いなら、その記録を取り消してください。
       *[other] ゲームは終わったと記録されています。続けるなら、その記録を取り消してください。
    }
    .why = 今置けないカードが、あとで置けるようになることはありません。空きは狭まるばかりです。

retire-only-when-stuck = やめられるのは、手札の**どのカードも**空きに置けないときだけです。
    .title = 置けないときだけ
    .problem = { $known ->
        [0] { $stuck ->
            [0] { $player }はまだ配置できます。残っているカードは、どれもその美術館に置けます。
           *[other] { $player }はまだ配置できます。手札{ $held }枚のうち、置けないのは多くて{ $stuck }枚です。
        }
       *[other] { $player }はまだ配置できます：{ $cards }。
    }
    .why = パスはできず、何も飾っていないギャラリーにはどのカードでも置けます。
    .silent = 手札は非公開なので、たいていは本人の申告どおりにします。飾られた絵画から必ず置けると分かるときだけ認めません。

no-passing = **パスはできません**。置ける人は必ず置き、置けない人はそこで抜けます。
    .title = パスなし
    .problem = { $player }はパスできません。置けるカードがあれば置き、なければ「もう配置できない」と記録してください。
    .why = よいカードを待てるのでは、簡単すぎます。

no-discards = カードを**捨てることはできません**。
    .title = 捨て札なし
    .problem = { $player }は{ $card }番を捨てられません。飾るか、ゲームが終わるまで手札に残ります。
    .why = 使いにくいカードをどこに飾るかも、このゲームの悩みどころです。

## 引くカードと手札

draw-after-placing = 飾ったら、裏向きの山札から**1枚引いて**手札に加えます。これで手番は終わり、左隣の人に移ります。
    .title = 飾ったら引く
    .problem = { $player }はカードを引きます。山札が{ $deck }枚残っています。
    .why = 引き忘れると、最後まで1枚少ない手札で選ぶことになります。

draws-in-deck = 引けるのは、配った残りの枚数までです。2人では**40枚**、3人では**45枚**、4人では**30枚**です。
    .title = 山札の枚数
    .problem = 山札はもうありません。{ $most }枚しかないのに{ $found }枚目を引くことになります。
    .why = 2人では、山札がなくなることはありません。

last-two-cards = **4人**では、最後の2枚は1チームに1枚ずつです。引いた人は、自分の手札にするか**パートナーに渡すか**を、カードを見ないうちに決めます。
    .title = 最後の2枚
    .problem = { $teams ->
        [0] { $player }はカードを渡せません。渡せるのは4人のとき、パートナーにだけです。
       *[other] { $player }はまだパートナーに渡せません。渡せるのは最後の2枚だけで、まだ{ $deck }枚あります。
    }
    .why = 飾りやすいほうのパートナーに回せます。
    .silent = パートナーがもう配置できないときのことは、ルールに書かれていません。どちらでも選べます。

cards-in-all = 飾られた絵画と全員の手札を合わせて、ゲームで使う枚数を超えることはありません。
    .title = カードの総数
    .problem = 飾られた絵画が{ $hung }枚、手札が{ $held }枚で、合わせて{ $found }枚です。使うのは{ $most }枚です。
    .why = だれかの手札を数え間違えています。

two-cards-stay-out = **3人**では、山札が**2枚**になったら、だれも引きません。その2枚は最後まで使いません。
    .title = 使わない2枚
    .problem = { $deck ->
        [0] 合わせて{ $found }枚が出ていることになります。3人では2枚が残るので、{ $most }枚までです。
       *[other] 山札は最後の2枚だけです。3人では引きません。
    }
    .why = まだ出ていないカードを、完全には読み切れなくなります。
    .silent = ルールには、このとき3人とも同じ回数だけ引いているとありますが、2枚残しではそうなりません（3枚残しなら同じ回数です）。残り3枚のときは、引いても引かなくても認めます。

five-in-hand = 引いたあとの手札は、引けるあいだは**5枚**に戻ります。
    .title = 手札は5枚に戻る
    .problem = { $player }の手札が{ $found }枚です。引いたあとは{ $expected }枚のはずです。6枚になるのは、パートナーから渡されたときだけです。
    .why = 足りなければ引き忘れ、多ければ飾らずに引いています。

## 終了と、途中からの記録

over-when-nobody-can-place = **だれも**絵画を飾れなくなったら、ゲームは終わりです。
    .title = 全員が終わるまで
    .problem = { $known ->
        [0] { $number ->
            [1] { $players }は「もう配置できない」と記録されておらず、まだ何かの番号が入る空きがあります。手札のどのカードも置けないのですか。
           *[other] { $players }の{ $number }人は「もう配置できない」と記録されておらず、まだ何かの番号が入る空きがあります。だれの手札にも置けるカードはないのですか。
        }
       *[other] { $players }はまだ配置できます：{ $cards }。
    }
    .why = ほかの人が抜けても、置ける人は手番を続けます。

resume-at-the-start = ゲームの**途中から**記録を始めてもかまいません。最初の手番の前に、もう飾られている絵画を入れます。
    .title = もう飾られている絵画
    .problem = 手番が進んでから{ $player }の美術館が入力されました。それまでの記録と置き換わります。
    .why = それまでの経過は分からず、分かるのは今の状態だけです。

## できごと

event-place = 絵画を飾る
    .line = { $player }：{ $gallery }ギャラリーの左から{ $slot }番目に{ $card }番
event-retire = もう配置できない
    .line = { $player }はもう配置できません
event-claim = ボーナスカードを取る
    .line = { $player }：{ $gallery }ギャラリーのボーナスカードを取る
event-hand = 手札を記録する
    .line = { $player }の手札を記録
event-resume = もう飾られている絵画を入れる
    .line = { $player }の美術館（途中から）
event-finish = だれも配置できない
    .line = だれも配置できないので、ゲーム終了
event-pass = パスする・捨てる
    .line = { $player }：パス
event-remove = 絵画を外す
    .line = { $player }：{ $card }番を外す

id-keep = 引いて手札に加える
id-give = 引いてパートナーに渡す
id-no-draw = 引かない

## 入力欄

group-play = できごと

row-play-place-player = だれが
row-play-place-card = 絵画の番号
row-play-place-gallery = ギャラリー
row-play-place-slot = スペース
    .help = 左から数えます。
row-play-place-draw = 引いたカード
    .help = 空欄なら、引けるあいだは1枚引いたものとします。
row-play-retire-player = だれが
row-play-claim-player = だれが
row-play-claim-gallery = ギャラリー
row-play-pass-player = だれが
row-play-pass-card = 捨てたカード
row-play-remove-player = だれの美術館
row-play-remove-card = 絵画の番号
row-play-hand-player = だれの手札
row-play-hand-cards = 持っているカード
    .help = 手札を見せ合って遊ぶときだけ入れます。
row-play-hand-number = 手札の枚数
row-play-resume-player = だれの美術館
row-play-resume-upper = 上段ギャラリー
    .help = 左から順に番号を入れ、空きは空欄にします。
row-play-resume-middle = 中段ギャラリー
    .help = 左から順に番号を入れ、空きは空欄にします。
row-play-resume-lower = 下段ギャラリー
    .help = 左から順に番号を入れ、空きは空欄にします。
row-play-resume-bonuses = 持っているギャラリーボーナスカード
row-play-resume-retired = もう配置できない
row-play-resume-next = 次の手番

## 図

view-play = 今の様子
part-play-described = { $musees }つの美術館を縦に並べた図。空いたスペースには、そこに置ける番号があります。下は全部の絵画で、まだ見ていないのは{ $unseen }枚。
part-play-turn = 手番：{ $player }
part-play-anybody = だれの手番ですか
part-play-over = ゲーム終了
part-play-deck = 山札{ $cards }枚
part-play-out = 配置終了
part-play-one-out = { $player }は配置終了
part-play-wins = { $wins }勝
part-play-slot = { $fits ->
    [0] { $player }、{ $gallery }ギャラリー、左から{ $slot }番目：空き（置ける番号は残っていません）
   *[other] { $player }、{ $gallery }ギャラリー、左から{ $slot }番目：空き（{ $least }〜{ $most }）
}
part-play-unseen = まだ見ていない絵画：{ $unseen }枚
part-key-fits = 空きスペースに置ける番号
part-key-bonus-free = だれも取っていないボーナス
part-key-bonus-gone = ほかの人が取ったボーナス
part-play-card = { $unseen ->
    [0] { $card }番：もう見た
   *[other] { $card }番：まだ見ていない
}
