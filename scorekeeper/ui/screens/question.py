"""A question on the page: what is asked, something to answer it with, and what came of the answer."""

from __future__ import annotations

from scorekeeper.codec import decode
from scorekeeper.game import Game
from scorekeeper.learn import Answer, Ask, Question, seat_answer
from scorekeeper.lessons import answer_text, asked_text, because_text, mistake_text
from scorekeeper.report import why_placed, words_for
from scorekeeper.rulepage import sources_text
from scorekeeper.text import Words
from scorekeeper.ui.learn_state import Asked, Learn
from scorekeeper.ui.safe import esc
from scorekeeper.ui.screens.drawing import drawn, outermost, parts
from scorekeeper.ui.screens.page import Page, button
from scorekeeper.ui.screens.rule import rich_text

MOST_RULES = 3  # rules that explain what was wrong
MOST_PARTS = 3  # right parts that are named in words; the drawing shows all

YES = '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m2.5 8.5 3.5 3.5 7.5-8"/></svg>'
NO = '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m3.5 3.5 9 9m0-9-9 9"/></svg>'

_kept: dict[tuple[str, str], tuple[object, str]] = {}
"""The last drawing of each view and language, with its table: a tap must not have it drawn anew."""


def words_of(game: Game, lang: str, question: Question | None) -> Words:
    """The game's words with the names at the table that a question shows."""
    if question is not None and question.document is not None:
        table, _ = decode(question.document)
        if table is not None:
            return words_for(game, lang, table)
    return Words(game.id, lang)


def picture(game: Game, words: Words, question: Question) -> str:
    """The drawing of a question as it comes from the game, or nothing."""
    if question.document is None or question.view is None:
        return ""
    document, key = question.document, (question.view, words.lang)
    if (kept := _kept.get(key)) is not None and kept[0] is document:
        return kept[1]
    table, faults = decode(document)
    assert table is not None, faults
    svg = drawn(game, table, question.view, words)
    _kept[key] = (document, svg)
    return svg


def sentence(words: Words, asked: Asked) -> str:
    """What is asked."""
    return f'<h2 class="asks" id="asks">{rich_text(asked_text(words, asked.question))}</h2>'


# --- its place on the page: what all rooms with questions show around it --------------------------------------------


def heading(learn: Learn, text: str) -> str:
    """The heading of a room (escaped already), where the focus goes when it has just been entered."""
    now = (
        f' data-focus-now="{esc(learn.room)}-{esc(learn.step)}-{esc(learn.progress.stage)}-{id(learn.asked)}"'
        if learn.fresh
        else ""
    )
    return f'<h1 tabindex="-1"{now}>{text}</h1>'


def question_parts(
    page: Page, game: Game, words: Words, asked: Asked, svg: str, shown: str, why: str | None = None
) -> str:
    """What is asked, the drawing, the answers, and what came of it, in the order of reading."""
    return (
        f'<div class="ask">{sentence(words, asked)}</div>{shown}'
        f'<div class="doing">{answers(page, words, asked, svg)}</div>{verdict(page, game, words, asked, svg, why)}'
    )


def bar(*buttons: str) -> str:
    """The buttons at the foot of a step."""
    return f'<p class="going" data-key="foot">{"".join(buttons)}</p>'


def go_button(page: Page, act: str, said: str) -> str:
    """The one button that marks and goes on."""
    return (
        f'<button type="button" class="button primary" id="go" data-act="{act}" data-from="number">'
        f"{page.say(said)}</button>"
    )


def far(done: int, of: int) -> str:
    """How far, as a line."""
    return f'<div class="far" aria-hidden="true"><i style="width:{round(100 * done / max(1, of))}%"></i></div>'


# --- something to answer with ------------------------------------------------------------------------------------


def answers(page: Page, words: Words, asked: Asked, svg: str) -> str:
    """Buttons, boxes, a number, an order or a list of parts."""
    match asked.question.kind:
        case Ask.CHOOSE:
            return _choose(page, words, asked)
        case Ask.SELECT:
            return _select(page, words, asked)
        case Ask.COUNT:
            return _count(page, asked)
        case Ask.ORDER:
            return _order(page, words, asked)
        case Ask.PLACE | Ask.SPOT:
            return _parts(page, asked, svg)


def _verdict_on(page: Page, asked: Asked, answer: Answer) -> tuple[str, str]:
    """The class of an answer once all is marked, and its sign with its word for those who do not see it."""
    if asked.mark is None:
        return "", ""
    if answer.id in asked.question.right:
        return " is-right", f'{YES}<span class="hidden-text"> {page.say("learn-is-right")}</span>'
    if answer.id in asked.given:
        return " is-wrong", f'{NO}<span class="hidden-text"> {page.say("learn-is-wrong")}</span>'
    return "", ""


def _choose(page: Page, words: Words, asked: Asked) -> str:
    rows = []
    for at, answer in enumerate(asked.question.answers):
        cls, sign = _verdict_on(page, asked, answer)
        chosen = str(answer.id in asked.given).lower()
        off = ' aria-disabled="true"' if asked.mark is not None else ""
        rows.append(
            f'<div><button type="button" class="answer{cls}" data-act="learn-choose" data-answer="{esc(answer.id)}" '
            f'id="answer-{at}" aria-pressed="{chosen}"{off}><span>{esc(answer_text(words, answer))}</span>'
            f"{sign}</button></div>"
        )
    return f'<div class="answers" role="group" aria-labelledby="asks">{"".join(rows)}</div>'


def _select(page: Page, words: Words, asked: Asked) -> str:
    rows = []
    for at, answer in enumerate(asked.question.answers):
        cls, sign = _verdict_on(page, asked, answer)
        box = (" checked" if answer.id in asked.given else "") + (" disabled" if asked.mark is not None else "")
        rows.append(
            f'<div><label class="answer{cls}"><input type="checkbox" id="answer-{at}" '
            f'data-act="learn-toggle" data-answer="{esc(answer.id)}"{box}>'
            f"<span>{esc(answer_text(words, answer))}</span>{sign}</label></div>"
        )
    return f'<div class="answers" role="group" aria-labelledby="asks">{"".join(rows)}</div>'


def _count(page: Page, asked: Asked) -> str:
    given = asked.given[0] if asked.given else ""
    off = " readonly" if asked.mark is not None else ""
    cls = "" if asked.mark is None else " is-right" if asked.mark.right else " is-wrong"

    def step(by: int, sign: str) -> str:
        label = page.say("learn-more" if by > 0 else "learn-less")
        dead = ' aria-disabled="true"' if asked.mark is not None else ""
        return (
            f'<button type="button" class="icon by" id="by{by}" data-act="learn-by" data-by="{by}" data-from="number" '
            f'aria-label="{label}"{dead}>{sign}</button>'
        )

    return (
        f'<div class="number{cls}">{step(-1, "−")}<input type="text" inputmode="numeric" id="number" '
        f'aria-labelledby="asks" autocomplete="off" maxlength="12" data-enter="learn-check" '
        f'enterkeyhint="done" value="{esc(given)}"{off}>{step(1, "+")}</div>'
    )


def _order(page: Page, words: Words, asked: Asked) -> str:
    by_id = {answer.id: answer for answer in asked.question.answers}
    rows = []
    for at, id in enumerate(asked.given):
        text = answer_text(words, by_id[id])
        sign = cls = ""
        if asked.mark is not None:
            good = asked.question.right[at] == id
            cls, sign = (" is-right", YES) if good else (" is-wrong", NO)
            sign += f'<span class="hidden-text"> {page.say("learn-is-right" if good else "learn-is-wrong")}</span>'
        moves = "" if asked.mark is not None else _moves(page, text, id, at, len(asked.given))
        rows.append(
            f'<li data-key="order-{esc(id)}"><div class="answer{cls}"><span class="rank">{at + 1}.</span>'
            f"<span>{esc(text)}</span>{sign}{moves}</div></li>"
        )
    return f'<ol class="answers order" aria-labelledby="asks">{"".join(rows)}</ol>'


def _moves(page: Page, text: str, id: str, at: int, of: int) -> str:
    found = ""
    for way, sign, last in (("up", "↑", at == 0), ("down", "↓", at == of - 1)):
        dead = ' aria-disabled="true"' if last else ""
        found += (
            f'<button type="button" class="icon" id="{way}-{esc(id)}" data-act="learn-move" data-answer="{esc(id)}" '
            f'data-way="{way}" aria-label="{page.say(f"move-{way}", player=text)}"'
            f"{dead}>{sign}</button>"
        )
    return f'<span class="moves">{found}</span>'


def _parts(page: Page, asked: Asked, svg: str) -> str:
    given = asked.given[0] if asked.given else ""
    options = "".join(
        f'<option value="{esc(part)}"{" selected" if part == given else ""}>{esc(name)}</option>'
        for part, name in parts(svg).items()
    )
    off = " disabled" if asked.mark is not None else ""
    return (
        f'<div class="part"><label for="part">{page.say("learn-part-how")}</label>'
        f'<select id="part" data-act="learn-part"{off}><option value="">{page.say("learn-part-none")}</option>'
        f"{options}</select></div>"
    )


# --- what came of it ---------------------------------------------------------------------------------------------


def verdict(page: Page, game: Game, words: Words, asked: Asked, svg: str, why: str | None = None) -> str:
    """Right or not, and why. The place is always there, so that screen readers hear what comes into it.

    ``why``: another reason than the question's own.
    """
    inside = ""
    if asked.hint:
        inside = f'<p class="hint">{page.say(asked.hint)}</p>'
    elif asked.mark is not None:
        inside = _verdict(page, game, words, asked, svg, why)
    now = " data-show-now" if inside else ""
    return f'<div class="said" role="status" aria-live="polite" data-key="said"{now}>{inside}</div>'


def _verdict(page: Page, game: Game, words: Words, asked: Asked, svg: str, why: str | None) -> str:
    question, mark = asked.question, asked.mark
    assert mark is not None
    right = mark.right
    head = f"{YES if right else NO}<strong>{page.say('learn-is-right' if right else 'learn-is-wrong')}</strong>"
    told = [f'<p class="head">{head}</p>']
    if not right:
        told.append(labelled(page, "learn-answer-is", right_text(page, words, question, svg)))
    if mark.mistake is not None:
        told.append(f'<p class="mistake">{rich_text(mistake_text(words, mark.mistake))}</p>')
    others = () if right or why is not None else _missed(asked)
    told.append(why if why is not None else "" if others else _why(page, game, words, question))
    told += (f"<p>{rich_text(words.say(rule))}</p>{cited(page, game, words, rule)}" for rule in others)
    return f'<div class="marking {"is-right" if right else "is-wrong"}">{"".join(told)}</div>'


def _missed(asked: Asked) -> tuple[str, ...]:
    """The rules behind the answers that were wrongly chosen or left, where the answers come from several rules."""
    if asked.question.kind is not Ask.SELECT:
        return ()
    missed = set(asked.given) ^ set(asked.question.right)
    rules = (answer.rule for answer in asked.question.answers if answer.id in missed)
    return tuple(dict.fromkeys(rule for rule in rules if rule))[:MOST_RULES]


def _why(page: Page, game: Game, words: Words, question: Question) -> str:
    """Why the right answer is right: the rule with the numbers at hand and, where winners are asked, all totals."""
    places = _places(game, words, question)
    said = "" if places else f"<p>{rich_text(because_text(words, question))}</p>"
    return f"{places}{said}{cited(page, game, words, question.rule)}"


def _places(game: Game, words: Words, question: Question) -> str:
    """The totals and how ties were decided, if the question asks who wins or in which order."""
    table = decode(question.document)[0] if question.document is not None else None
    if table is None:
        return ""
    outcome = game.outcome(table)
    ranking = tuple(seat_answer(each.seat).id for each in outcome.ranking)
    winners = {seat_answer(seat).id for seat in outcome.winners}
    order = question.kind is Ask.ORDER and question.right == ranking
    if not (order or (question.kind in (Ask.CHOOSE, Ask.SELECT) and set(question.right) == winners)):
        return ""
    totals = " · ".join(f"{each.player} {each.points}" for each in outcome.ranking)
    ties = [why_placed(words, each, outcome.ranking) for each in outcome.ranking]
    told = [f"{each.player}: {why}" for each, why in zip(outcome.ranking, ties, strict=True) if why]
    return "".join(f"<p>{esc(line)}</p>" for line in (totals, *told))


def labelled(page: Page, label: str, text: str, cls: str = "") -> str:
    """A line of something, with what it is before it."""
    return f'<p class="{cls}">{page.say(label)} <strong>{esc(text)}</strong></p>'


def cited(page: Page, game: Game, words: Words, rule: str) -> str:
    """The rule behind something, to be opened, and where it stands."""
    title = button(esc(words.say(rule, "title")), "rule", cls="link", rule=rule, game=game.id)
    source = sources_text(page.app, game.by_id[rule].source)
    return f'<p class="cited">{title}<span class="soft">{esc(source)}</span></p>'


def right_text(page: Page, words: Words, question: Question, svg: str) -> str:
    """The right answer in words."""
    by_id = {answer.id: answer for answer in question.answers}
    match question.kind:
        case Ask.COUNT:
            return question.right[0]
        case Ask.PLACE | Ask.SPOT:
            names = parts(svg)
            named = [part for part in question.right if part in names]
            first = outermost(svg, named)[:MOST_PARTS]
            return page.app.say("app-learn-or").strip("|").join(names[part] for part in first)
        case Ask.ORDER:
            return " → ".join(answer_text(words, by_id[id]) for id in question.right)
        case Ask.CHOOSE | Ask.SELECT:
            shown = [answer_text(words, answer) for answer in question.answers if answer.id in question.right]
            return " · ".join(shown)


def given_text(page: Page, words: Words, asked: Asked, svg: str) -> str:
    """What was answered, in words."""
    by_id = {answer.id: answer for answer in asked.question.answers}
    names = parts(svg)
    told = [answer_text(words, by_id[each]) if each in by_id else names.get(each, each) for each in asked.given if each]
    return (" → " if asked.question.kind is Ask.ORDER else " · ").join(told) or page.app.say("blank")
