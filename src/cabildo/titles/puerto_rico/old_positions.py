"""Positions of Puerto Rico as they were written before phases waited for each other: they are still read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

LOADING_FIELDS = ("captain_loaded", "wharves_used")


def renewed(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same position as it would be written today."""
    step = document.get("step")
    if not isinstance(step, Mapping) or "waiting" in document:
        return document
    phase = document.get("phase")
    if phase == "claiming":
        below = {name: step[name] for name in LOADING_FIELDS if name in step}
        waiting = {"phase": "loading", "actor": document.get("actor"), "step": below}
        return {**document, "step": without(step, *LOADING_FIELDS), "waiting": [waiting]}
    if phase == "keeping":  # that the player passed follows from the warehouses and what is stored
        return {**document, "step": without(step, "refused")}
    return document


def without(step: Mapping[str, Any], *fields: str) -> dict[str, Any]:
    return {name: value for name, value in step.items() if name not in fields}
