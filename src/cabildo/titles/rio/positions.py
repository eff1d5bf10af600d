from typing import Any


class Position: ...


def position_of(*a: Any) -> Any:
    return {}
