"""Where the rules are written."""

from __future__ import annotations

from scorekeeper.rules import Source

ES, JA = "000_64460af2cb975b15.txt", "001_06e7fbdd90a42143.txt"

COMPONENTS = (Source(ES, "Componentes"), Source(JA, "■コンポーネント"))
SETUP = (Source(ES, "Preparar"), Source(JA, "■セットアップ"))
NEUTRAL_SIDE = Source(ES, "Preparar, 4")
ART_NOUVEAU = (Source(ES, "A. Acciones en el área Art Nouveau"), Source(JA, "（A）アールヌーボー地区でのアクション"))
BRUSSELS = (Source(ES, "B. Acciones en el área de Bruselas"), Source(JA, "（Ｂ）ブリュッセルエリアでのアクション"))
COLUMN = (Source(ES, "A. Mayoría de columna"), Source(JA, "（A）列マジョリティ"))
CREST = (Source(ES, "B. Mayoría del escudo de armas"), Source(JA, "（B）紋章 マジョリティ"))
PRISON = (Source(ES, "C. Mayoría de Bruselas"), Source(JA, "（C）ブリュッセル マジョリティ"))
END = (Source(ES, "Fin del juego"), Source(JA, "■ゲーム終了処理"))
SPLITS = Source("-", "facts: split of the decks by a public source")
DERIVED = Source("-", "facts: follows from the counts")
ROUND = (Source(ES, "Como se Juega"), Source(JA, "■HOW TO PLAY"))
PREPARATION = (Source(ES, "1. Fase de preparación"), Source(JA, "□準備フェーズ"))
ACTION = (Source(ES, "2. Fase de acción"), Source(JA, "□アクションフェーズ"))
NOBLES = (Source(ES, "Efectos de los nobles"), Source(JA, "「貴族カードの効果」"))
IMPORTANT = (Source(ES, "Importante"), Source(JA, "【重要】"))
PARC_NOTE = (Source(ES, "Nota:"), Source(JA, "「ノート」"))
PASSING = (Source(ES, "C. Pasando"), Source(JA, "（Ｃ）パス"))
MAJORITY = (Source(ES, "3. Fase de mayoría"), Source(JA, "□マジョリティフェーズ"))
