from typing import Any


def table_from(*a: Any) -> Any: ...
