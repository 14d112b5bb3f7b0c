"""A plan whose rows follow a total, by the rule of the Plan room, in exact fractions.

Work, warm-up, cool-down and send-offs are scaled in proportion, each rounded once. What is left over goes to the last
of the rows that are done least often among those that can share it evenly, else to the last of those done least often,
as one of several parts.
"""

from dataclasses import dataclass, replace
from fractions import Fraction

import writing
from measures import LONGEST_MS, LONGEST_UM, Refused, half_up
from planning import InTime, Repeat, Step, ratio, steps, totals, unroll

MOST_REPEATS, MOST_STEPS = 999, 9999
KEPT = {("time", "times"), ("distance", "distances"), ("pace", "paces")}


@dataclass
class Row:
    """A step that follows, with the sums of all the times that it is done; nothing in place of what nobody knows."""

    step: Step
    count: int
    ms: int | None
    um: int | None


def fit(plan, total, value, way):
    """The plan that comes to a `time`, `distance` or `pace`.

    The value is in whole milliseconds or micrometres, of a pace their fraction. The way is what is kept, `distances`,
    `times` or `paces`, or what alone is changed, `unlocked` rows or `repeats`.
    """
    if (total, way) in KEPT:
        raise Refused(f"The {way} are what is to change")
    if way == "repeats":
        if total == "pace":
            raise Refused("Repeats change how much is done, not how fast")
        refuse_nothing(value)
        return with_repeats(plan, total, value)
    now = totals(plan)
    if total == "pace" and way == "times":
        refuse_unknown(plan, "time")
        total, value = "distance", half_up(now["time_ms"] / value)
    elif total == "pace":
        refuse_unknown(plan, "distance")
        total, value = "time", half_up(now["distance_um"] * value)
    return to_time(plan, value, way) if total == "time" else to_distance(plan, value, way)


def refuse_nothing(wanted):
    if wanted == 0:
        raise Refused("A total is more than nothing")


def following(plan, way):
    """The rows that follow, from top to bottom."""
    done, rows = unroll(plan), []
    for step in steps(plan.items):
        times = [one for one in done if one.step is step]
        if not times or step.is_rest and step.ends != "leave" or way == "unlocked" and step.locked:
            continue
        is_wait = step.ends == "leave"
        ms = step.ms * len(times) if is_wait else known_sum(one.ms for one in times)
        rows.append(Row(step, len(times), ms, known_sum(one.um for one in times)))
    if all(row.step.is_rest for row in rows):
        is_locked = way == "unlocked" and any(step.locked and not step.is_rest for step in steps(plan.items))
        raise Refused("Every row is locked" if is_locked else "There is no work in this plan")
    return rows


def known_sum(values):
    values = list(values)
    return None if None in values else sum(values)


def refuse_unknown(plan, what, but=()):
    """Refuses a plan of which some step has no time or distance, those aside that get one."""
    for one in unroll(plan):
        if (one.clock if what == "time" else one.um) is None and one.step not in but:
            raise Refused(f"{called(one.step)} has no {what} yet")


def called(step):
    part = f"1/{step.parts} of " if step.parts > 1 else ""
    if step.ends == "distance":
        return f"{part}{writing.short_decimal(Fraction(step.um, step.unit.um), 3)} {step.unit.short}"
    return part + writing.time_in_full(step.ms) if step.ends == "time" else "until tapped"


def to_time(plan, wanted, way):
    rows = following(plan, way)
    refuse_nothing(wanted)
    is_even = way != "paces" and all(row.ms is None and row.um for row in rows)
    for row in rows:
        if row.ms is None and not is_even:
            raise Refused(f"{called(row.step)} has no time yet")
    own = {row.step for row in rows}
    refuse_unknown(plan, "time", but=own if is_even else ())
    weights = [row.um if is_even else row.ms for row in rows]
    fixed = sum(one.clock or 0 for one in unroll(plan) if one.step not in own)
    whole = sum(weights) if is_even else totals(plan)["time_ms"] - fixed
    refuse_fixed(wanted, fixed, writing.time_in_full(fixed), way)

    def made(row, ms):
        return with_time(row, ms, way, plan)

    return settled(plan, rows, weights, Fraction(wanted - fixed, whole), made, "time_ms", wanted)


def to_distance(plan, wanted, way):
    rows = following(plan, way)
    refuse_nothing(wanted)
    waits = [row for row in rows if row.step.is_rest]
    rows = [row for row in rows if not row.step.is_rest]
    for row in rows:
        if row.um is None:
            raise Refused(f"{called(row.step)} has no distance yet")
        if row.ms is None and way != "paces" and row.step.aim:
            raise Refused(f"{called(row.step)} has no time yet")
    refuse_unknown(plan, "distance")
    whole = sum(row.um for row in rows)
    fixed = totals(plan)["distance_um"] - whole
    refuse_fixed(wanted, fixed, writing.distance_in_full(fixed, plan.units[0]), way)
    scale = Fraction(wanted - fixed, whole)
    if way == "paces":  # the times follow, and so does when to leave
        plan = replaced(plan, {row.step: replace(row.step, ms=half_up(row.step.ms * scale)) for row in waits})

    def made(row, um):
        return with_distance(row, um, way, plan)

    return settled(plan, rows, [row.um for row in rows], scale, made, "distance_um", wanted)


def refuse_fixed(wanted, fixed, written, way):
    if wanted <= fixed:
        raise Refused(("Rests and locked rows alone take " if way == "unlocked" else "The rests alone take ") + written)


def with_time(row, ms, way, plan):
    """The row with so many milliseconds for all the times that it is done."""
    step, far = row.step, row.um
    if step.ends == "leave" or not far or way == "paces" and step.ends == "time":
        ms, parts = shared(row.count, ms)
        return within(replace(step, ms=ms, parts=parts))
    if way == "paces":
        ms, parts = shared(row.count, ms)
        um = half_up(ms / pace_of(step, plan))
        return within(replace(step, um=um, aim=InTime(ms) if isinstance(step.aim, InTime) else step.aim, parts=parts))
    ms, um, parts = shared(row.count, ms, far)
    return within(replace(step, ends="distance", um=um, ms=0, aim=InTime(ms), parts=parts))


def with_distance(row, um, way, plan):
    """The row with so many micrometres for all the times that it is done."""
    step = row.step
    if way == "paces" or row.ms is None:
        um, parts = shared(row.count, um)
        aim = InTime(half_up(um * pace_of(step, plan))) if isinstance(step.aim, InTime) else step.aim
        return within(replace(step, ends="distance", ms=0, um=um, aim=aim, parts=parts))
    ms, um, parts = shared(row.count, row.ms, um)
    return within(replace(step, ends="distance", um=um, ms=0, aim=InTime(ms), parts=parts))


def shared(count, *wholes):
    """What one of so many gets of each whole, where all can be shared evenly; else the wholes, in so many parts."""
    if all(whole % count == 0 for whole in wholes):
        return (*(whole // count for whole in wholes), 1)
    return (*wholes, count)


def pace_of(step, plan):
    if isinstance(step.aim, InTime):
        return Fraction(step.aim.ms, step.um)
    return ratio(step.aim, plan)


def within(step):
    ms = step.aim.ms if isinstance(step.aim, InTime) else step.ms
    if (step.ends == "distance" and not 0 < step.um <= LONGEST_UM) or not 0 <= ms <= LONGEST_MS:
        raise Refused("A row would come to nothing, or to more than Lapwing measures")
    if ms == 0 and (step.ends != "distance" or isinstance(step.aim, InTime)):
        raise Refused("A row would come to nothing, or to more than Lapwing measures")
    return step


def settled(plan, rows, weights, scale, made, total, wanted):
    """The plan with all rows in proportion, and one that takes what is left over, so that the total is exact."""
    each = [half_up(weight * scale / row.count) * row.count for row, weight in zip(rows, weights)]

    def planned(shares):
        return replaced(plan, {row.step: made(row, given) for row, given in zip(rows, shares)})

    first = planned(each)
    left = wanted - totals(first)[total]
    if left == 0:
        return first
    order = sorted(range(len(rows)), key=lambda index: (rows[index].count, -index))
    for is_in_parts in (False, True):
        for index in order:
            given = each[index] + left
            if given > 0 and (given % rows[index].count != 0) == is_in_parts:
                tried = planned([given if other == index else own for other, own in enumerate(each)])
                if totals(tried)[total] == wanted:
                    return tried
    has_waits = any(row.step.is_rest for row in rows)
    raise Refused(
        "The send-offs leave no way to reach this total"
        if has_waits
        else "A row would come to nothing, or to more than Lapwing measures"
    )


def replaced(plan, new):
    """The plan with other rows in place of some; `new` knows them by what they were."""

    def again(items):
        return tuple(
            replace(item, items=again(item.items)) if isinstance(item, Repeat) else new.get(item, item)
            for item in items
        )

    return replace(plan, items=again(plan.items))


# Repeats


def with_repeats(plan, total, wanted):
    """The plan as it is where it gives the total, else with the fewest of the first repeat that can give it."""
    refuse_unknown(plan, total)
    nearest = None
    for repeat in repeats(plan.items):
        if totals(plan)["time_ms" if total == "time" else "distance_um"] == wanted:
            return plan
        below = above = None
        for count, other in counted(plan, repeat):
            now = totals(other)
            if now["unknown_times" if total == "time" else "unknown_distances"]:
                break
            reached = now["time_ms" if total == "time" else "distance_um"]
            if reached == wanted:
                return other
            if reached > wanted:
                above = (count, reached)
                break
            below = (count, reached)
        nearest = nearest or ", ".join(told(plan, total, *one) for one in (below, above) if one)
    raise Refused(nearest or "This plan has no repeats")


def repeats(items):
    """All repeats, each before those in it."""
    for item in items:
        if isinstance(item, Repeat):
            yield item
            yield from repeats(item.items)


def counted(plan, repeat):
    """The plan with each count of a repeat that leaves it within the limits, from 1 on."""
    for count in range(1, MOST_REPEATS + 1):
        other = with_count(plan, repeat, count)
        if steps_done(other.items) > MOST_STEPS or shrinks_below_nothing(other.items):
            return
        yield count, other


def with_count(plan, repeat, count):
    def again(item):
        if item is repeat:
            return replace(item, count=count)
        return replace(item, items=tuple(map(again, item.items))) if isinstance(item, Repeat) else item

    return replace(plan, items=tuple(map(again, plan.items)))


def steps_done(items):
    return sum(item.count * steps_done(item.items) if isinstance(item, Repeat) else 1 for item in items)


def shrinks_below_nothing(items, count=1):
    for item in items:
        if isinstance(item, Repeat):
            if shrinks_below_nothing(item.items, item.count):
                return True
        elif item.ends == "shrink" and count > 1 and item.ms < item.by * (count - (2 if item.skips_last else 1)):
            return True
    return False


def told(plan, total, count, reached):
    written = writing.time_in_full(reached) if total == "time" else writing.distance_in_full(reached, plan.units[0])
    return f"{count} time{'' if count == 1 else 's'} gives {written}"
