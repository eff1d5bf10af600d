"""What a host can set."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path


def default_data_folder() -> Path:
    return user_data_path("cabildo")


class Settings(Struct, kw_only=True):
    """Defaults are for one machine and a few friends."""

    data_folder: Path
    database: str | None = None  # a URL; SQLite in the data folder if left out
    bot_workers: int = 1
    bot_seconds: float = 5.0  # a bot that thinks longer is stopped
    bot_pause: float = 0.6  # people want to see what a bot did before the next one acts
    rate_limits: bool = True
    seed: int | None = None  # for tests: whoever knows it can foretell what chance does
    secure_cookie: bool = False  # behind HTTPS
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks, besides this machine: they tell who asks
    most_body: int = 64 * 1024

    def shares_database(self) -> bool:
        """Whether several servers may write to the database."""
        return not self.database_url().startswith("sqlite")

    def database_url(self) -> str:
        """The URL as SQLAlchemy reads it."""
        if self.database is None:
            return f"sqlite:///{self.data_folder / 'cabildo.sqlite3'}"
        scheme, _, rest = self.database.partition("://")
        driver = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        return f"{driver.get(scheme, scheme)}://{rest}"
