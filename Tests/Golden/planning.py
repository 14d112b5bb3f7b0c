"""A training plan as a tree, done step by step, with its totals: from the rules of the Plan room alone.

The times and distances of steps are whole milliseconds and micrometres, each rounded once, halves up; totals are their
sums.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

import writing
from measures import KM, M, MI, YD, Pace, Unit, half_up, read_pace


@dataclass(frozen=True)
class InTime:
    """The whole distance in so many milliseconds."""

    ms: int


@dataclass(frozen=True)
class Offset:
    """The athlete's anchor, `css` or `threshold`, and so many milliseconds for each unit that it is told in."""

    anchor: str
    ms: int


@dataclass(frozen=True)
class Share:
    """So many thousandths of the anchor's speed."""

    anchor: str
    per_mille: int


@dataclass(frozen=True)
class Range:
    """Between two paces, the first the faster."""

    faster: Pace | Offset | Share
    slower: Pace | Offset | Share


@dataclass(frozen=True, eq=False)
class Step:
    """A row to be done, known by its identity. What it ends by: `distance`, `time`, `tap`, `leave` or `shrink`."""

    kind: str  # warm-up, work, rest or cool-down
    ends: str
    um: int = 0
    ms: int = 0
    by: int = 0  # by how much a rest shrinks
    aim: InTime | Pace | Offset | Share | Range | None = None
    parts: int = 1
    skips_last: bool = False
    locked: bool = False
    note: str = ""
    unit: Unit | None = None  # of the distance, as it was written first
    pace_word: str = ""  # the unit of the pace, as it was written first

    @property
    def is_rest(self):
        return self.kind == "rest"


@dataclass(frozen=True, eq=False)
class Repeat:
    count: int
    items: tuple


@dataclass(frozen=True, eq=False)
class Plan:
    items: tuple
    name: str = ""
    pool: str = ""
    anchors: dict = field(default_factory=dict)  # css and threshold, as they are typed

    @property
    def units(self):
        """The unit of the totals' distance, and that of their pace as a word."""
        if self.pool:
            return (YD, "/100yd") if self.pool.endswith("yd") else (M, "/100m")
        # The first distance in the text decides, and a css is told before all rows.
        first = KM if "css" in self.anchors else next((step.unit for step in steps(self.items) if step.unit), KM)
        return (MI, "/mi") if first == MI else (KM, "/km")


def steps(items):
    """All steps from top to bottom, each once."""
    for item in items:
        yield from steps(item.items) if isinstance(item, Repeat) else [item]


def ratio(aim, plan):
    """The exact milliseconds for a micrometre that an aim means, the middle of a range; nothing where nobody knows."""
    if isinstance(aim, Pace):
        return Fraction(aim.ms, aim.um)
    if isinstance(aim, Range):
        ends = [ratio(end, plan) for end in (aim.faster, aim.slower)]
        if None in ends:
            return None
        return Fraction(half_up(Fraction(sum(half_up(end * KM.um) for end in ends), 2)), KM.um)
    if not isinstance(aim, Offset | Share) or aim.anchor not in plan.anchors:
        return None
    known = read_pace(plan.anchors[aim.anchor], "/km")
    if isinstance(aim, Share):
        return Fraction(known.ms * 1000, known.um * aim.per_mille)
    return Fraction(known.ms + aim.ms, known.um)


def amounts(step, plan):
    """Milliseconds and micrometres of all its parts; nothing in place of what nobody knows."""
    pace = ratio(step.aim, plan)
    still = 0 if step.is_rest else None
    if step.ends == "distance":
        if isinstance(step.aim, InTime):
            return step.aim.ms, step.um
        return (half_up(step.um * pace) if pace else None), step.um
    if step.ends == "time":
        return step.ms, half_up(step.ms / pace) if pace else still
    return None, still


def share(whole, done, parts):
    """What the one after `done` others gets of a whole in equal parts: the difference of two rounded sums."""
    if whole is None or parts == 1:
        return whole
    at = done % parts
    return half_up(Fraction(whole * (at + 1), parts)) - half_up(Fraction(whole * at, parts))


@dataclass
class Done:
    """A step, done once. The clock is what it adds to the total; a send-off covers a swim of unknown time."""

    step: Step
    ms: int | None
    um: int | None
    clock: int | None
    late: int = 0


def unroll(plan, keeps_last_rests=False):
    """The steps as they are done, one after the other."""
    done = []
    departed = 0  # how many were done before the last departure
    times_done = Counter()
    for step, run in in_order(plan.items, keeps_last_rests):
        if step is None:
            departed = len(done)
            continue
        before = times_done[step]
        times_done[step] += 1
        if step.ends == "leave":
            since = done[departed:]
            left = share(step.ms, before, step.parts) - sum(other.ms or 0 for other in since)
            is_known = all(other.ms is not None for other in since)
            for other in since:
                other.clock = other.ms or 0
            wait = max(0, left)
            done.append(Done(step, wait if is_known else None, 0, wait, late=max(0, -left)))
        elif step.ends == "shrink":
            ms = max(0, step.ms - step.by * run)
            done.append(Done(step, ms, 0, ms))
        else:
            ms, um = (share(whole, before, step.parts) for whole in amounts(step, plan))
            done.append(Done(step, ms, um, ms))
        if step.is_rest:
            departed = len(done)
    if not keeps_last_rests and done and done[-1].step.ends == "leave" and done[-1].ms is not None:
        done.pop()  # nothing leaves on it any more
    return done


def in_order(items, keeps_last_rests, run=None):
    """Each step that is done, with how many runs of the repeat around it went before; nothing where the clock of send-offs begins anew:
    before each row outside of repeats and before each run of one, but for a send-off that stands there."""
    for item in items:
        if run is None and not is_send_off(item):
            yield None, 0
        if isinstance(item, Step):
            yield item, run or 0
            continue
        for inner in range(item.count):
            inside = list(item.items)
            while inner == item.count - 1 and not keeps_last_rests and inside and is_left_out(inside[-1]):
                inside.pop()
            if item.items and not is_send_off(item.items[0]):
                yield None, 0
            yield from in_order(inside, keeps_last_rests, inner)


def is_send_off(item):
    return isinstance(item, Step) and item.ends == "leave"


def is_left_out(item):
    return isinstance(item, Step) and item.is_rest and item.skips_last


def totals(plan, keeps_last_rests=False):
    """All sums, of what is known; a pace only where all of it is."""
    done = unroll(plan, keeps_last_rests)
    work = [one for one in done if not one.step.is_rest]
    rest = [one for one in done if one.step.is_rest]
    sums = {
        "steps": len(done),
        "time_ms": sum(one.clock or 0 for one in done),
        "distance_um": sum(one.um or 0 for one in done),
        "work_ms": sum(one.ms or 0 for one in work),
        "rest_ms": sum(one.ms or 0 for one in rest),
        "unknown_times": sum(one.clock is None for one in done),
        "unknown_distances": sum(one.um is None for one in done),
        "missed_send_offs": sum(one.late > 0 for one in done),
        "latest_ms": max((one.late for one in done), default=0),
    }
    is_far_known = sums["unknown_distances"] == 0
    if is_far_known and sums["unknown_times"] == 0:
        sums["pace"] = written_pace(sums["time_ms"], sums["distance_um"], plan)
    if is_far_known and all(one.ms is not None for one in work):
        sums["work_pace"] = written_pace(sums["work_ms"], sum(one.um for one in work), plan)
    return sums


def written_pace(ms, um, plan):
    """A pace in the plan's unit with its usual digits; empty for no time or no distance."""
    if ms == 0 or um == 0:
        return ""
    unit, amount = plan.units[0], 100 if plan.pool else 1
    return writing.pace(Fraction(ms, um), amount, unit, writing.pace_places(amount, unit))


