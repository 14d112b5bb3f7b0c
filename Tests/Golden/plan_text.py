"""A plan as text, in the one form in which it is written: a row a line, repeats in brackets."""

import re
from fractions import Fraction

import writing
from measures import KM, M, MI, Pace, read_distance, read_pace, read_time
from planning import InTime, Offset, Range, Repeat, Share, Step

MOST_BYTES_OF_A_LINE = 72


# From short texts to steps, for the cases.


def step(amount, aim="", kind="work", **more):
    """A step of an amount as it is written, `400 m`, `3:00`, `until tapped`, and its aim, `in 90 s`, `@ css+2`."""
    more.setdefault("skips_last", kind == "rest")
    aim = read_aim(aim)
    more |= {"aim": aim, "pace_word": pace_word(aim.faster if isinstance(aim, Range) else aim)}
    if amount == "until tapped":
        return Step(kind, "tap", **more)
    if ":" in amount or amount.endswith(" s"):
        return Step(kind, "shrink" if "by" in more else "time", ms=read_time(amount), **more)
    typed = read_distance(amount, "m")
    return Step(kind, "distance", um=typed.um, unit=typed.unit, **more)


def rest(amount, aim="", **more):
    return step(amount, aim, "rest", **more)


def leave(every, **more):
    """A wait until so long after the last departure."""
    return Step("rest", "leave", ms=read_time(every), **more)


def read_aim(text):
    if not text:
        return None
    if text.startswith("in "):
        return InTime(read_time(text.removeprefix("in ")))
    text = text.removeprefix("@ ")
    if " to " in text:
        return Range(*(read_aim(end) for end in text.split(" to ")))
    if both := re.fullmatch("([0-9:.]+)-([0-9:.]+)(/.*)", text):
        return Range(*(read_pace(both.group(end) + both.group(3), "/km") for end in (1, 2)))
    if offset := re.fullmatch("(css|threshold)([+-][0-9.]+)?", text):
        return Offset(offset.group(1), int(Fraction(offset.group(2) or 0) * 1000))
    if of := re.fullmatch("([0-9.]+)% (css|threshold)", text):
        return Share(of.group(2), int(Fraction(of.group(1)) * 10))
    return read_pace(text, "/km")


def pace_word(aim):
    """The unit of a pace in figures, as a word."""
    if not isinstance(aim, Pace):
        return ""
    amount = aim.um // aim.unit.um
    return aim.speed or f"/{'' if amount == 1 else amount}{aim.unit.short}"


# From plans to text.


def written(plan):
    heads = {"name": plan.name, "pool": plan.pool} | plan.anchors
    lines = [f"{key}: {value}" for key, value in heads.items() if value]
    return "\n".join(lines + rows(plan.items, plan)) + "\n"


def rows(items, plan, indent=""):
    """The lines of some rows; a send-off stands behind the single step that it belongs to."""
    lines = []
    for item, wait in attached(items):
        if isinstance(item, Repeat):
            lines += repeat(item, plan, indent)
        else:
            lines.append(indent + row(item, plan, wait))
    return lines


def attached(items):
    """Each row, and the send-off that belongs to it: behind a step that stands first, or behind a rest."""
    before, items = None, list(items)
    while items:
        item, follower = items.pop(0), items[0] if items else None
        is_single = isinstance(item, Step) and not item.is_rest and (before is None or is_rest(before))
        takes = is_single and is_rest(follower) and follower.ends == "leave"
        takes = takes and not (follower.locked or follower.note or follower.parts > 1)
        yield item, items.pop(0) if takes else None
        before = follower if takes else item


def is_rest(item):
    return isinstance(item, Step) and item.is_rest


def repeat(item, plan, indent):
    head, pairs = f"{indent}{item.count} x ", list(attached(item.items))
    if not pairs:
        return [head + "()"]
    if all(isinstance(inner, Step) for inner, _ in pairs):
        inside = [row(inner, plan, wait) for inner, wait in pairs]
        if len(inside) == 1:
            return [head + inside[0]]
        line = head + "(" + ", ".join(inside) + ")"
        if len(line.encode()) <= MOST_BYTES_OF_A_LINE:
            return [line]
    return [head + "(", *rows(item.items, plan, indent + "  "), indent + ")"]


def row(step, plan, wait=None):
    pieces = [f"1/{step.parts} of"] if step.parts > 1 else []
    shown = shown_units(step, plan)
    if step.ends == "distance":
        pieces.append(writing.distance_in_full(step.um, shown[0]))
    else:
        pieces.append({"tap": "until tapped", "leave": f"leave every {time(step.ms)}"}.get(step.ends, time(step.ms)))
    if step.aim:
        pieces.append(aim(step.aim))
    pieces += words(step)
    pieces += units_told(step, shown, plan)
    if wait:
        pieces.append("@ " + time(wait.ms) + (" skip last" if wait.skips_last else ""))
    return " ".join(pieces)


def words(step):
    """What a step is for, how it ends, whether it is locked, and its note."""
    is_named = step.note in ("jog", "walk", "float") and step.is_rest
    if step.kind != "work" and step.ends != "leave":
        yield step.note if is_named else step.kind
    if step.ends == "shrink":
        yield "shrinking by " + time(step.by)
    if step.is_rest and step.skips_last == (step.ends == "leave"):
        yield "skip last" if step.skips_last else "every time"
    if step.locked:
        yield "locked"
    if step.note and not is_named:
        yield step.note


def shown_units(step, plan):
    """The unit of distance and of pace that a row is shown in: those in which it was written first, or usual ones."""
    return usual_units(step.unit, step.pace_word, plan)


def usual_units(unit, word, plan):
    unit = unit or plan.units[0]
    if unit == plan.units[0]:
        usual = plan.units[1]
    elif unit in (KM, M):
        usual = "/100m" if plan.pool and unit == M else "/km"
    else:
        usual = "/100yd" if plan.pool and unit != MI else "/mi"
    return unit, word or usual


def units_told(step, shown, plan):
    """`as /mi`: the units that would not be read from what is written."""
    ends = step.aim.faster if isinstance(step.aim, Range) else step.aim
    read = usual_units(shown[0] if step.ends == "distance" else None, pace_word(ends), plan)
    told = [new if isinstance(new, str) else new.short for new, old in zip(shown, read) if new != old]
    if told:
        yield "as " + " ".join(told)


def time(ms):
    """Below a minute, and whole seconds below 100, as `90 s`."""
    if ms < 60_000 or ms < 100_000 and ms % 1000 == 0:
        return writing.short_decimal(Fraction(ms, 1000), 3) + " s"
    return writing.time_in_full(ms)


def aim(value):
    if isinstance(value, InTime):
        return "in " + time(value.ms)
    if not isinstance(value, Range):
        return "@ " + pace(value)
    faster, slower = value.faster, value.slower
    if isinstance(faster, Pace) and not faster.speed and pace_word(faster) == pace_word(slower):
        return f"@ {writing.time(faster.ms, writing.places_needed(faster.ms))}-{pace(slower)}"
    return f"@ {pace(faster)} to {pace(slower)}"


def pace(value):
    if isinstance(value, Offset):
        seconds = writing.short_decimal(Fraction(abs(value.ms), 1000), 3)
        return value.anchor + ("" if value.ms == 0 else ("-" if value.ms < 0 else "+") + seconds)
    if isinstance(value, Share):
        return f"{writing.short_decimal(Fraction(value.per_mille, 10), 1)}% {value.anchor}"
    if value.speed:
        return writing.pace_in_full(value)
    return writing.time(value.ms, writing.places_needed(value.ms)) + pace_word(value)
