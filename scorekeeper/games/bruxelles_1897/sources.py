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
