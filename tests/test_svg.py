"""The drawing helpers: what is put in is escaped, what comes out is well formed."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.svg import SHAPES, drawing, element, group, key, lines, shorten, text, token, tokens, traced, wide


def tags(words: str) -> list[str]:
    """The elements of a drawing in which ``words`` stand wherever words can stand."""
    shapes = group(text(1, 2, words), token(0, 3, 4), part="a", path=words, title=words)
    return [each.tag for each in ElementTree.fromstring(drawing(10, 10, words, words, shapes)).iter()]


@given(st.text(min_size=1))
def test_words_never_become_markup(words: str) -> None:
    assert tags(words) == tags("x")


def test_markup_is_not_escaped_again_and_text_is() -> None:
    inner = element("b", "<&>")
    assert inner == "<b>&lt;&amp;&gt;</b>"
    assert (
        element("a", inner, "<", data_part='"', left_out=None) == '<a data-part="&quot;"><b>&lt;&amp;&gt;</b>&lt;</a>'
    )


def test_each_seat_has_its_own_colour_and_shape() -> None:
    assert len({token(seat, 0, 0) for seat in range(len(SHAPES))}) == len(SHAPES)
    assert token(len(SHAPES), 0, 0) == token(0, 0, 0)
    assert all(token(seat, 0, 0) in tokens([seat], 0, 0, 16) for seat in range(len(SHAPES)))


def test_points_are_traced_around_the_middle() -> None:
    assert traced("M-1 0L1 .5Z", 10, 20, 4) == "M6 20L14 22Z"


@given(st.lists(st.text(alphabet="ab建築", min_size=1, max_size=12), unique=True, max_size=9), st.integers(1, 3))
def test_a_key_names_every_sign_without_overlaps(names: list[str], columns: int) -> None:
    shapes, end = key([(lambda x, y: token(0, x, y), each) for each in names], 10, columns=columns, width=300)
    found = ElementTree.fromstring(f"<svg>{shapes}</svg>").iter("text")
    placed = sorted((float(each.attrib["y"]), float(each.attrib["x"]), each.text or "") for each in found)
    assert sorted(words for _, _, words in placed) == sorted(each[:1].upper() + each[1:] for each in names)
    for (y, x, words), (next_y, next_x, _) in pairwise(placed):
        assert y < next_y or x + wide(words) <= next_x - 24, words
    assert all(y < end and x + wide(words) <= 300 for y, x, words in placed)


@given(st.text(alphabet="ab 建築"), st.integers(20, 200))
def test_words_are_cut_to_the_room_there_is(words: str, most: int) -> None:
    assert wide(shorten(words, most)) <= most or shorten(words, most) == "…"
    assert len(lines(words, most)) <= 2
