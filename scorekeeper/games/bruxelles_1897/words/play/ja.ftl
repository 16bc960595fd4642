### Bruxelles 1897、日本語：プレイの記録。ルール1つにメッセージ1つ。値は数・プレイヤー・IDです。

## ラウンドと手番

rounds-follow = ゲームは4ラウンドを順に行います。ラウンドマーカーは毎回1マス進めます。
    .title = ラウンドの順番
    .problem = 第{ $found }ラウンドと記録されていますが、今は第{ $expected }ラウンドです（全{ $most }ラウンド）。
    .why = ラウンドが抜けると、そのマジョリティも抜けてしまいます。

after-the-end = 第4ラウンドのマジョリティが終わったら、あとは最終得点計算だけです。
    .title = ゲームは終わっています
    .problem = 第{ $rounds }ラウンドはマジョリティまで終わっています。もう何も行えません。
    .why = 第5ラウンドはありません。

turn-order = スタートプレイヤーから時計回りに手番を行います。手番では、アールヌーボーエリアのアクション、ブリュッセルのアクション、パスのどれか1つを行います。
    .title = だれの手番か
    .problem = { $player }の手番ではありません。今は{ $turn }の手番です。
    .why = 1つずつ行うので、カードとマスの取り合いになります。

passed-is-out = アクションを行えない、または行わない人はパスします。パスしたら、そのラウンドの手番はもうありません。ほかの人は続けます。
    .title = パスのあと
    .problem = { $again ->
        [0] { $player }はパスしているので、このラウンドはもうアクションを行えません。
       *[other] { $player }はすでにパスしています。1ラウンドに2回パスすることはありません。
    }
    .why = 早くパスするほど、残りの手番をあきらめることになります。

pass-income = 最初にパスした人は3 BEF、それ以降の人は最後の人も1 BEFを受け取ります。
    .title = パスで得るお金
    .problem = { $player }が{ $found } BEFを受け取っていますが、先にパスした人が{ $earlier ->
        [0] いない
       *[other] { $earlier }人の
    }ときは{ $expected } BEFです。
    .why = 最初にやめる人は、それだけほかの人に譲っています。

all-pass-first = 全員がパスしたら、マジョリティを確認します。
    .title = 全員がパスしてから
    .problem = まだパスしていない人がいます：{ $players }。
    .why = だれかが残っているうちは、マジョリティが変わることがあります。

expo-buyer-starts = 展示会カードを買った人が、次のラウンドのスタートプレイヤーです。
    .title = 次のスタートプレイヤー
    .problem = スタートプレイヤーが{ $player }になっていますが、展示会カードを買った{ $expected }から始めます。
    .why = アートワークがなくても、展示会カードを買う理由になります。

first-player-passes-left = 展示会カードをだれも買わなければ、スタートプレイヤーカードは左隣の人へ移ります。
    .title = 展示会がなかったとき
    .problem = スタートプレイヤーが{ $player }になっていますが、展示会カードはだれも買っていないので{ $expected }から始めます。
    .why = 展示会がなければ、順番に始めることになります。

new-area = 毎ラウンド、セットアップと同じようにエリアを並べます。同じ種類は3枚まで（4人プレイでは4枚まで）、展示会カードは1枚です。
    .title = 新しいエリア
    .problem = { $kind }が{ $found }枚並んでいます。{ $most }枚までのはずです。
    .why = 売れ残りは先に捨て、山札が尽きたら捨て札を混ぜて作り直します。

bonus-cards-anew = ボーナスカード4枚は毎ラウンド混ぜ直し、各列の下に1枚ずつ置きます。
    .title = ボーナスカードの置き直し
    .problem = 「{ $bonus }」が{ $found }列にあります。ボーナスカードはどれも1枚ずつです。
    .why = 毎ラウンド、4種類すべてが並びます。

bonus-halves-stay = ボーナスカードの上下の組み合わせは、ゲーム中変わりません。
    .title = カードの上下
    .problem = 「{ $bonus }」のカードの上半分は「{ $expected }」だったのに、今度は「{ $found }」になっています。
    .why = 1枚のカードに印刷されているからです。

## 途中で数えたもの

counts-possible = どの数も0より少なくはなりません。トラックは1から始まり、貴族トラックは5で終わります。
    .title = ありえる数
    .problem = { $player }の{ $what }：{ $found }はありえません。{ $least }以上{ $most ->
        [0] { "" }
       *[other] { $most }以下
    }です。
    .why = 持っている分しか支払えず、マーカーが戻ることもありません。

money-as-logged = お金は証券取引所で5 BEF、Georges Brugmannで4 BEF、売却で3 BEF、そしてパスで増えます。エリアに置いたアーキテクトの値だけ支払い、山に戻します。
    .title = 記録上のお金
    .problem = { $player }の所持金は{ $found } BEFですが、記録では{ $logged } BEFです。ここからは数えたほうを使います。
    .why = 支払い忘れか、お金の山が尽きていたことが多いです。

points-as-logged = ゲーム中にVPを得るのは、建築・展示会・紋章だけです。
    .title = 記録上のVP
    .problem = { $player }は{ $found } VPですが、記録では{ $logged } VPです。ここからは数えたほうを使います。
    .why = マーカーは2回動かしたり、動かし忘れたりしがちです。

tracks-as-logged = Victor Hortaは建築、Prince Albertは貴族、Charles Bulsは名声のトラックを1マス進めます。ボーナスカードでも進みます。戻ることはありません。
    .title = 記録上のトラック
    .problem = { $what }：{ $player }が{ $found }にいますが、記録では{ $logged }です。
    .why = マーカーが進むときは、必ず理由があります。理由がなければ、記録漏れか間違いです。

prison-as-logged = 牢獄にあるのは、前からあった分に、ブリュッセルから送られた分を足し、解放された分を引いた枚数です。
    .title = 記録上の牢獄
    .problem = { $player }の牢獄は{ $found }枚ですが、記録では{ $logged }枚です。
    .why = ほかに出入りする方法はありません。

## アーキテクトの配置

inside-the-area = アールヌーボーエリアは4列×3段、4人プレイでは4段です。
    .title = エリアの中
    .problem = { $row }段目・{ $column }列目はありません。エリアは{ $rows }段×{ $columns }列です。
    .why = アーキテクトは、並んだカードと入れ替わりに置きます。

space-free = 1つのマスに置けるアーキテクトは1枚です。
    .title = 空いているマス
    .problem = { $row }段目・{ $column }列目には{ $player }のアーキテクトがあります。
    .why = そこのアクションカードは、もうありません。

neutral-keeps-corner = 2人プレイでは、一番下の段の両端に初めから中立のアーキテクトがあります。
    .title = 中立の角
    .problem = { $row }段目・{ $column }列目は中立のものです。
    .why = そこに買えるカードはありません。

card-on-space = エリアでは、アクションカード1枚をアーキテクトと入れ替え、支払ってから、そのカードのアクションを行います。
    .title = マスのカード
    .problem = { $row }段目・{ $column }列目は{ $card }です。{ $card ->
        [no-card] そこでは何も買えません。
       *[other] このアクションは「{ $wanted }」のマスで行います。
    }
    .why = 行えるアクションはカードで決まります。

architect-placed = アクションにはアーキテクトを使います。エリアなら1枚、公園ならその回に必要な枚数です。使わずにカードを得ることはできません。
    .title = アクションにはアーキテクト
    .problem = { $both ->
        [0] { $player }がアーキテクトを使っていません。マスか値、または公園に置いた枚数を記録してください。
       *[other] エリアのマスと公園の枚数が両方記録されています。{ $player }のアクションは、どちらか一方です。
    }
    .why = 使えるのは7枚だけで、どのマジョリティもその置き方で決まるからです。

value-on-card = アーキテクトの値は1〜5です。
    .title = アーキテクトの値
    .problem = { $found }のアーキテクトはありません。値は{ $least }〜{ $most }です。
    .why = カードは1/3、2/4、2/5で、使う面を選べます。

copies-of-a-value = 1色につき1/3が4枚、2/4が2枚、2/5が1枚です。牢獄にあるカードは使えません。
    .title = 値ごとの枚数
    .problem = { $player }の値{ $values }のカードが、エリアに{ $found }枚、牢獄に{ $prison }枚になります。全部で{ $most }枚です。
    .why = この内訳は公開資料によるもので、ルールには2/4と2/5しか出てきません。

architects-in-hand = アーキテクトは手札から置きます。ラウンドの初めに、牢獄のもの以外はすべて手札に戻ります。
    .title = 手札のアーキテクト
    .problem = { $player }は{ $needed }枚必要ですが、手札は{ $hand }枚です（牢獄に{ $prison }枚）。
    .why = エリアやブリュッセルのカードは、次のラウンドに戻ります。

architect-affordable = エリアでは、見せる値と同じ額のBEFを、アクションの前にすぐ支払います。払えなければアクションは行えず、売却で得るお金も使えません。
    .title = アーキテクトの支払い
    .problem = { $player }は{ $found } BEF支払うことになりますが、{ $bef } BEFしかありません。
    .why = 低い面は安い代わりに、列では勝てません。

kind-limit = エリアに混ぜるのは各種類3枚ずつ、4人プレイでは4枚ずつです。
    .title = 1ラウンドに買える同じ種類
    .problem = { $kind }：このラウンドにエリアで買うのは{ $found }枚目になります。{ $most }枚までしか並びません。
    .why = 山札から取る枚数が決まっているからです。

one-exhibition = 展示会カードを買った人は、次のラウンドの初めまで自分の前に置きます。展示会は1ラウンドに1回です。
    .title = 展示会は1ラウンド1回
    .problem = このラウンドは、すでに{ $player }が展示会カードを買っています。
    .why = 展示会カードは1枚しかありません。

no-exhibition-at-parc = サンカントネール公園では、展示会以外のアールヌーボーアクションを行えます。
    .title = 公園で展示会はできない
    .problem = { $player }は公園で展示会を開けません。展示会カードはエリアで買います。
    .why = 展示会カードには山札がありません。

expo-in-area = エリアに展示会カードがなければ、そのラウンドに展示会はありません。中立の角で取り除かれたときも同じです。
    .title = 展示会カードがない
    .problem = { $player }が展示会を開いていますが、このラウンドは展示会カードが並んでいません。
    .why = 混ぜたカードの一部は並ばず、展示会カードもそうなることがあります。

kth-use = ブリュッセルカードに置くアーキテクトは、そのラウンドで同じカードを使う1回目が1枚、2回目が2枚と、1枚ずつ増えます。お金はかからず、値も関係ありません。
    .title = ブリュッセルに置く枚数
    .problem = { $card }に{ $found }枚とありますが、今回は{ $expected }枚必要です。
    .why = 遅れるほど、残りの手番に使うカードが減ります。

## 売却と建築

artwork-to-sell = 売却では、エリアでも公園でも、自分のアートワークを1枚捨てて3 BEFを得ます。
    .title = 売るアートワーク
    .problem = { $some ->
        [0] { $player }には売るアートワークがありません。
       *[other] { $player }は{ $colour }を持っていません。
    }
    .why = なくてもアーキテクトは置けます。そのときはカードを使わずに捨てます。

unused-card = 売却や建築ができなくても、マジョリティのためにアーキテクトを置けます。支払いはいつもどおりで、カードは使わずに捨てます。
    .title = マジョリティのためだけ
    .problem = 「{ $card }」はいつでも使えるカードなので、{ $player }が捨てる必要はありません。
    .why = カードよりマスのほうが大切なこともあります。

enough-materials = n軒目の家には、自分の資材がn個必要です。公園でも同じです。資材カード1枚で2個までです。
    .title = 資材は足りるか
    .problem = { $player }の{ $number }軒目には資材が{ $number }個必要ですが、{ $noted ->
        [0] 手元の
       *[other] 捨てた
    }{ $cards }枚では最大{ $units }個です。
    .why = 家は建てるたびに、必要な資材が増えます。

every-card-gives = 資材カードは、1個しか使わなくても1枚まるごと捨てます。ただし、どのカードも1個は使います。
    .title = 余分なカードは捨てない
    .problem = { $player }の{ $number }軒目に必要な資材は{ $number }個なので、{ $cards }枚は多すぎます。
    .why = 1個も使わないカードは、費用に含めません。

own-materials = 自分の前に表向きで置いた資材カードを使って建てます。資材の種類は問いません。
    .title = 自分の資材
    .problem = { $player }は、捨てるはずの{ $kinds }を持っていません（{ $found }枚）。
    .why = 建築の前に調達が必要です。

building-points = 家を建てると、使った資材の種類ごとに1 VPです。資材の数まで、最大でも3 VPです。カードの余りは失われます。
    .title = 建築のVP
    .problem = { $state ->
        [0] { $player }のVPか、捨てたカードを記録してください。この家は{ $least }〜{ $most } VPです。
       *[other] { $player }がこの家で{ $found } VPを得ることはありません。{ $least }〜{ $most } VPです。
    }
    .why = Deeの3軒目は「レンガとレンガ」「レンガと木材」で資材3個、2種類なので2 VPです。

## 貴族

second-noble-discarded = 同じ貴族は2枚持てません。2枚目は効果を使ったら捨てます。
    .title = 同じ貴族の2枚目
    .problem = { $player }はすでに{ $noble }を持っているので、このカードは捨てます。
    .why = 効果は使えます。2枚目のVanderveldeでも、もう1枚解放できます。

keep-or-discard = まず貴族の効果を使い、そのあとカードをゲーム終了まで残すか、捨てるかを選びます。
    .title = 残すか捨てるか
    .problem = { $noble }を残したか捨てたかが分かりません。記録されるまで、{ $player }が残したものとします。
    .why = 残した貴族には、最後に2 BEFかかります。

brugmann-not-bought = Georges Brugmannはセットアップで配られるだけで、買うことはできません。
    .title = Brugmannは買えない
    .problem = { $player }はGeorges Brugmannを買えません。全員が最初から持っています。
    .why = 余りは箱に戻してあります。

noble-once-a-round = 貴族を使えるのは1ラウンドに1回で、使ったら横向きにします。買って残した貴族も使用済みです。次のラウンドの初めに元に戻します。
    .title = 貴族は1ラウンド1回
    .problem = { $player }の{ $noble }は、このラウンドはもう使っています。
    .why = 横向きのカードが使用済みの印です。

own-nobles = 市役所では、自分の前にいる貴族を使います。Georges Brugmannはいつもいます。
    .title = 自分の貴族
    .problem = { $player }は{ $noble }を持っていません。
    .why = 効果のあとで捨てた貴族は、もういません。

nobility-limit = 市役所で使える貴族は、そのときの貴族トラックの位置と同じ人数までです。
    .title = 使える貴族の数
    .problem = { $albert ->
        [0] { $player }が{ $found }人の貴族を使っていますが、貴族トラックが{ $most }なので{ $most }人までです。
       *[other] { $player }が貴族トラック{ $most }で{ $found }人の貴族を使っています。Prince Albertを先に使う必要がありますが、その1マスをすぐ数えるかはルールにありません。
    }
    .why = 貴族トラックが2のAnaは、3人のうち2人を使います。

city-hall-idle = 市役所では、自分の貴族を1人以上、すぐに使います。
    .title = 市役所で貴族を使っていない
    .problem = { $player }が市役所で使った貴族が記録されていません。
    .why = 記録しないと、トラックやお金が合わなくなります。

noble-effects = Paul Hankarは資材カードを2枚引いて1枚残します。Émile Vanderveldeはアーキテクトを1枚解放します。ほかの貴族ではできません。
    .title = 貴族の効果
    .problem = { $player }がこれを行うには{ $noble }が必要です。
    .why = 貴族の効果は1人に1つです。

own-prisoner = Émile Vanderveldeかボーナスで、牢獄にある自分のアーキテクト1枚を手札に戻します。
    .title = 牢獄にある自分のアーキテクト
    .problem = { $player }の牢獄に、解放する{ $card }はありません（牢獄に{ $prison }枚）。
    .why = 戻せるのは、牢獄カードの下にあるカードだけです。

marker-at-end = トラックの終わりにいるマーカーは、そのまま動かないものとします。
    .title = トラックの終わり
    .problem = { $track }：{ $player }は終わりとしている{ $end }にいるので、動きません。ボードがまだ続くなら、終わりを選び直してください。
    .why = 終わりでの扱いは、ルールにありません。

## 展示会

colour-shown-once = 1回の展示会では、同じ色を2回出せません。そのため4枚までです。
    .title = 各色1枚
    .problem = { $colour }が{ $found }枚出ています。{ $most }枚までです。
    .why = 先に出した人が、その色を取ります。

show-own-artwork = 参加する人は自分のアートワークを見せ、そのまま持ち続けます。展示会カードを買う人は、1枚もなくてもかまいません。
    .title = 自分のアートワーク
    .problem = { $player }は、見せるはずの{ $colour }を持っていません。
    .why = 売ったものはなくなりますが、展示したものは残ります。

no-show-after-passing = 展示会には、先にパスしていない人ならだれでも参加できます。
    .title = パスしたら参加できない
    .problem = { $player }はパスしていたので、展示会に参加できません。
    .why = 早くパスする代償です。

two-for-each-shown = 展示したアートワーク1枚につき、持ち主は2 VPを得ます。
    .title = 1枚2 VP
    .problem = { $player }がここで{ $found } VPを得ることはありません。展示1枚（記録は{ $shown }枚）につき2 VP、最大{ $most } VPです。
    .why = 半分だけの展示はありません。

exhibition-order = 展示会カードを買った人から時計回りに、1枚ずつ順に見せていきます。出せる間は何周でも続けます。
    .title = 展示の順番
    .problem = { $player }は{ $instead }より先に見せられたのに、飛ばされています。
    .why = 同じ色を何人かが持っていると、順番がものを言います。

exhibition-goes-on = だれも新しい色を出せなくなるか、4色そろうと展示会は終わります。
    .title = 展示会はまだ続く
    .problem = まだ見せられる人がいます：{ $players }。
    .why = 必ず見せるのかはルールにありませんが、見せれば2 VPです。

## マジョリティ

column-majority = 各列で値の合計が最も高い人がボーナスを得ます。同点なら全員が得ます。
    .title = 列マジョリティ
    .problem = { $leaders ->
        [0] { $column }列目はだれも取れません。最高の{ $best }に届くプレイヤーがいません。
       *[other] { $column }列目を取るのは合計{ $best }の{ $players }です。
    }
    .why = 2＋2のAnaと4のBenは、2人ともボーナスを得ます。

majority-to-note = 列、紋章、ブリュッセルの順に確認します。列で進めたばかりの名声も、紋章の点に入ります。
    .title = エリアだけでは分からないこと
    .problem = { $what ->
        [0] { $column }列目を取った人を記録してください。アーキテクトのマスか値が足りません。
        [1] { $column }列目のボーナスカードの上半分を記録してください。それまで、取った人のトラックは分かりません。
       *[other] 紋章のVPを記録してください。アーキテクトのマスが足りません。
    }
    .why = 分からないことは推測せず、空けておきます。

release-is-won = アーキテクトを解放できるのは、そのボーナスの列を取った人です。
    .title = 解放できる人
    .problem = { $player }は、解放のボーナスの列を取っていません。
    .why = ほかの人はボーナスを得ません。

crest-points = アーキテクト4枚に囲まれた紋章では、そこに最も多くカードを置いた人が、名声の位置と同じVPを得ます。未完成の紋章は0点です。
    .title = 紋章のVP
    .problem = { $player }が紋章で得るのは{ $expected } VP（名声{ $prestige }で{ $crests }個）で、{ $found } VPではありません。
    .why = 同数なら、それぞれ自分の名声の位置で得点します。名声2のCidは2 VP、3のDeeは3 VPです。

crest-multiple = 紋章で得るVPは、名声の位置の倍数です。
    .title = 名声の倍数
    .problem = { $player }が名声{ $prestige }のとき、紋章で{ $found } VPになることはありません。
    .why = どの紋章も同じ点だからです。

crests-by-cards = 紋章1つに4枚のアーキテクトが必要なので、枚数が少なければ完成する数も限られます。
    .title = 紋章と枚数
    .problem = { $player }が{ $found } VPを得ることはありません。全員で{ $cards }枚なら、完成する紋章は最大{ $most }個です。
    .why = 隣の紋章とは、一部のカードしか共有しません。

most-in-brussels = ブリュッセルカードに最も多くアーキテクトを置いた人は、そのうち1枚を牢獄に入れます。同数なら全員です。
    .title = ブリュッセルで最多
    .problem = { $player }は牢獄にカードを入れません。ブリュッセルに{ $found }枚で、最多は{ $most }枚です。
    .why = ブリュッセルはお金がいらない代わりに、だれかが代償を払います。

## できごと

part-play-where = { $architects ->
    [0] { $row ->
        [0] { "" }
       *[other] 、{ $row }段目・{ $column }列目
    }{ $value ->
        [0] { "" }
       *[other] （{ $value } BEF）
    }
   *[other] 、公園に{ $architects }枚
}
part-play-space = { $row ->
    [0] { "" }
   *[other] 、{ $row }段目・{ $column }列目
}{ $value ->
    [0] { "" }
   *[other] （{ $value } BEF）
}
event-create = 創造する
    .line = { $player }：アートワーク{ $artwork ->
        [0] { "" }
       *[other] （{ $artwork }）
    }{ part-play-where }
event-sell = 売却する
    .line = { $player }：売却{ $artwork ->
        [0] { "" }
       *[other] （{ $artwork }）
    }{ part-play-where }
event-supply = 調達する
    .line = { $player }：資材{ $material ->
        [0] { "" }
       *[other] （{ $material }）
    }{ part-play-where }
event-build = 建築する
    .line = { $player }：家{ $discards ->
        [0] { "" }
       *[other] （{ $discards }）
    }{ part-play-where }
event-influence = 貴族を得る
    .line = { $player }：{ $noble }{ part-play-where }
event-exhibit = 展示会を開く
    .line = { $player }：展示会{ part-play-space }
event-place = 置くだけにする
    .line = { $player }：カードを使わず配置{ part-play-space }
event-exchange = 証券取引所を使う
    .line = { $player }：証券取引所、5 BEF
event-city-hall = 市役所を使う
    .line = { $player }：市役所{ $nobles ->
        [0] { "" }
       *[other] 、{ $nobles }
    }
event-pass = パスする
    .line = { $player }がパス
event-majority = マジョリティを確認する
    .line = マジョリティ：列、紋章、ブリュッセル
event-prepare = ラウンドを準備する
    .line = 新しいラウンドの準備
event-resume = 今の状態を入力する
    .line = 数えた状態

## できごとの入力欄

group-play = この手番
row-play-create-player = プレイヤー
row-play-create-row = 段
row-play-create-column = 列
row-play-create-value = 見せる値
row-play-create-architects = 公園に置く枚数
    .help = サンカントネール公園で行うときだけ入力します。
row-play-create-artwork = 得たアートワーク
row-play-sell-player = プレイヤー
row-play-sell-row = 段
row-play-sell-column = 列
row-play-sell-value = 見せる値
row-play-sell-architects = 公園に置く枚数
row-play-sell-artwork = 売ったアートワーク
row-play-supply-player = プレイヤー
row-play-supply-row = 段
row-play-supply-column = 列
row-play-supply-value = 見せる値
row-play-supply-architects = 公園に置く枚数
row-play-supply-material = 得た資材カード
row-play-build-player = プレイヤー
row-play-build-row = 段
row-play-build-column = 列
row-play-build-value = 見せる値
row-play-build-architects = 公園に置く枚数
row-play-build-kind = 家の種類
row-play-build-discard = 捨てた資材カード
row-play-build-points = VP
    .help = 空欄なら、カードで得られる最大のVPにします。
row-play-influence-player = プレイヤー
row-play-influence-row = 段
row-play-influence-column = 列
row-play-influence-value = 見せる値
row-play-influence-architects = 公園に置く枚数
row-play-influence-noble = 貴族
row-play-influence-keep = カードを残す
row-play-influence-material = Hankarで残したカード
row-play-influence-release = Vanderveldeで解放したカード
row-play-exhibit-player = プレイヤー
row-play-exhibit-row = 段
row-play-exhibit-column = 列
row-play-exhibit-value = 見せる値
row-play-exhibit-shown-player-1 = 1番目に見せた人
row-play-exhibit-shown-artwork-1 = 1枚目の色
row-play-exhibit-shown-player-2 = 2番目に見せた人
row-play-exhibit-shown-artwork-2 = 2枚目の色
row-play-exhibit-shown-player-3 = 3番目に見せた人
row-play-exhibit-shown-artwork-3 = 3枚目の色
row-play-exhibit-shown-player-4 = 4番目に見せた人
row-play-exhibit-shown-artwork-4 = 4枚目の色
row-play-exhibit-points = 展示会のVP
    .help = アートワークを記録しないときだけ入力します。
row-play-place-player = プレイヤー
row-play-place-row = 段
row-play-place-column = 列
row-play-place-value = 見せる値
row-play-place-card = 使わなかったカード
row-play-exchange-player = プレイヤー
row-play-exchange-architects = アーキテクトの枚数
    .help = 空欄なら、ルールどおりの枚数にします。
row-play-city-hall-player = プレイヤー
row-play-city-hall-nobles = 使った貴族
row-play-city-hall-material = Hankarで残したカード
row-play-city-hall-release = Vanderveldeで解放したカード
row-play-city-hall-architects = アーキテクトの枚数
row-play-pass-player = プレイヤー
row-play-pass-bef = 受け取ったBEF
    .help = 空欄なら、ルールどおりの金額にします。
row-play-majority-uppers-1 = 1列目の上半分
row-play-majority-uppers-2 = 2列目の上半分
row-play-majority-uppers-3 = 3列目の上半分
row-play-majority-uppers-4 = 4列目の上半分
row-play-majority-winners-1 = 1列目を取った人
row-play-majority-winners-2 = 2列目を取った人
row-play-majority-winners-3 = 3列目を取った人
row-play-majority-winners-4 = 4列目を取った人
row-play-majority-released = ボーナスで解放したカード
row-play-majority-crests = 紋章のVP
row-play-majority-prison = 牢獄に入れたカード
row-play-prepare-round = ラウンド
row-play-prepare-start-player = スタートプレイヤー
row-play-prepare-uppers-1 = 1列目の上半分
row-play-prepare-uppers-2 = 2列目の上半分
row-play-prepare-uppers-3 = 3列目の上半分
row-play-prepare-uppers-4 = 4列目の上半分
row-play-prepare-lowers-1 = 1列目の下半分
row-play-prepare-lowers-2 = 2列目の下半分
row-play-prepare-lowers-3 = 3列目の下半分
row-play-prepare-lowers-4 = 4列目の下半分
row-play-prepare-card = 並べたカード
row-play-resume-round = これから始めるラウンド
row-play-resume-start-player = スタートプレイヤー
row-play-resume-vp = VP
row-play-resume-bef = お金（BEF）
row-play-resume-architecture = 建築
row-play-resume-nobility = 貴族トラック
row-play-resume-prestige = 名声
row-play-resume-prison = 牢獄のアーキテクト
row-play-resume-nobles = Brugmann以外の貴族
row-play-resume-houses-a = 家A
row-play-resume-houses-b = 家B
row-play-resume-houses-c = 家C
row-play-resume-houses-d = 家D
row-play-resume-artworks-red = 赤のアートワーク
row-play-resume-artworks-yellow = 黄色のアートワーク
row-play-resume-artworks-blue = 青のアートワーク
row-play-resume-artworks-green = 緑のアートワーク
row-play-resume-materials = 資材カード

## IDと図

id-a = 種類A
id-b = 種類B
id-c = 種類C
id-d = 種類D
id-georges-brugmann = Georges Brugmann
id-stock-exchange = 証券取引所
id-city-hall = 市役所
id-parc-du-cinquantenaire = サンカントネール公園
id-vp = VP
id-bef = お金
id-prison = 牢獄
view-play = 今の状態
part-play-description = 今の卓：ラウンドと手番、3つのトラック、アクションカード・アーキテクト・紋章・ボーナスカードの並ぶアールヌーボーエリア、使われたブリュッセルカード、各プレイヤーの持ち物。
part-turn = 手番：{ $player }
part-turn-majorities = 次はマジョリティ
part-turn-over = ゲーム終了
part-turn-open = だれの手番？
part-passed = パス済み
part-next-use = 次は{ $number }枚
part-hand = 手札{ $number }
part-in-prison = 牢獄に{ $number }枚
part-upper-architecture = 建築＋1
part-upper-nobility = 貴族＋1
part-upper-prestige = 名声＋1
part-upper-release = 牢獄－1
part-key-step = トラックを1マス進む
part-key-release = アーキテクト1枚を牢獄から戻す
part-head-uses = ブリュッセルエリア：置かれたアーキテクト
part-head-bonus-upper = ボーナスカード：上半分
part-head-bonus-halves = ボーナスカード：上半分と下半分
part-head-bonus-led = ボーナスカード：上半分・下半分・最多
