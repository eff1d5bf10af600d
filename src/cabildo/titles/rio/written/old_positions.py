"""Positions of Río de la Plata as they were written before phases waited for each other: they are still read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

PURCHASES = {"worker": "work", "shadow": "shadow", "debt": "settle", "building": "build"}
TERMS = ("give", "ask", "give_offices", "ask_offices")
STEPS_OF_WAR: dict[str, Any] = {  # what its steps remembered stood under `war`; with what was left out
    "waiting": 0,
    "shots": 0,
    "colour": None,
    "free": None,
    "extra": 0,
    "hired": False,
    "recruits": 0,
    "mover": None,
    "led": None,
    "boosted": False,
    "goal": None,
    "purpose": None,
    "asking": [],
    "commander": None,
}


def renewed(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same position as it would be written today."""
    if "waiting" in document:
        return document
    war = document.get("war")
    if isinstance(war, Mapping):
        return {**document, **at_war(document, war)}
    step = document.get("step")
    renew = RENEWALS.get(str(document.get("phase")))
    return document if renew is None or not isinstance(step, Mapping) else {**document, **renew(document, step)}


def paying(document: Mapping[str, Any], step: Mapping[str, Any]) -> dict[str, Any]:
    purpose = str(step.get("paying"))
    if purpose not in PURCHASES:
        return {}
    actor = document.get("actor")
    effects = {"phase": "effects", "actor": actor}
    if purpose == "building":
        waiting = [{"phase": "at-space", "actor": actor, "step": {"space": step.get("space")}}, effects]
    else:
        waiting = [effects if purpose == "debt" else {"phase": "placing", "actor": actor}]
    return {"step": {"purchase": f"{PURCHASES[purpose]} {step.get('target')}"}, "waiting": waiting}


def interrupting(document: Mapping[str, Any], step: Mapping[str, Any]) -> dict[str, Any]:
    """Siting and laying: `resume` was the seat whose effects turn goes on, or missing before the first of them."""
    kept = {"building": step["target"]} if "target" in step else {}
    kept |= {name: value for name, value in step.items() if name not in ("target", "resume")}
    order = document.get("order")
    first = order[0] if isinstance(order, list) and order else 0
    waiting: list[dict[str, Any]] = [{"phase": "completing", "actor": first}]
    if step.get("resume") is not None:
        waiting = [{"phase": "completing", "actor": step["resume"]}, {"phase": "effects", "actor": step["resume"]}]
    return {"step": kept, "waiting": waiting}


def trading(document: Mapping[str, Any], step: Mapping[str, Any]) -> dict[str, Any]:
    """`resume` and `partner` were the two who trade, the one whose turn it is first."""
    if "during" not in step:
        return {}
    terms = step.get("offer")
    if not isinstance(terms, Mapping):
        terms = {}
    counter = step.get("counter", False)
    partner, actor = step.get("partner"), document.get("actor")
    # an offer is put together by the one whose turn it is and answered by the partner; a counter-offer the other way
    own_decision = (document.get("phase") == "offering") != bool(counter)
    turn = step.get("resume")
    if turn is None and own_decision:
        turn = actor
    asked = turn if own_decision else partner
    other = partner if own_decision else turn
    kept = {name: terms[name] for name in TERMS if name in terms}
    renewal: dict[str, Any] = {
        "step": {"partner": other, "counter": counter, **kept},
        "waiting": [{"phase": step["during"], "actor": turn}],
    }
    return renewal if actor is not None or asked is None else {**renewal, "actor": asked}


def at_war(document: Mapping[str, Any], war: Mapping[str, Any]) -> dict[str, Any]:
    """Every step remembered under `war` what today its phase remembers, or one that waits for it."""
    if document.get("step") or STEPS_OF_WAR.keys().isdisjoint(war):
        return {}
    step = {name: war[name] for name, unsaid in STEPS_OF_WAR.items() if name in war and war[name] != unsaid}
    renewal: dict[str, Any] = {
        "war": {name: value for name, value in war.items() if name not in STEPS_OF_WAR},
        "step": step,
    }
    phase = document.get("phase")
    if phase == "garrisoning":
        paid = {"recruits": step.pop("recruits")} if "recruits" in step else {}
        renewal["waiting"] = [{"phase": "recruiting", "step": paid}]
    elif phase == "marching":
        renewal["waiting"] = [{"phase": "leading"}]
    elif phase == "consenting":
        mover = step.pop("mover", war.get("attacker"))
        march = {name: step.pop(name) for name in ("led", "boosted") if name in step}
        renewal["waiting"] = [
            {"phase": "marching", "actor": mover, "step": march},
            {"phase": "leading", "actor": mover},
        ]
    return renewal


RENEWALS = {
    "paying": paying,
    "siting": interrupting,
    "laying-roads": interrupting,
    "laying-walls": interrupting,
    "offering": trading,
    "replying": trading,
}
