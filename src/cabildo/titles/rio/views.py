from typing import Any


def view_of(*a: Any) -> Any:
    return {}


def step_view(*a: Any) -> Any:
    return {}
