"""What all tests share: how Hypothesis searches, and the marker for tests that need the compiled build."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run: a test that fails does so for everybody. `make sweep` looks further by its own seeds.
settings.register_profile(
    "cabildo",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("cabildo")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "compiled: needs the compiled build in build/compiled (`make build`)")
