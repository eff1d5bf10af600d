"""Titles on the wire: what can be played, and its rules."""

from __future__ import annotations

from msgspec import Struct


class OptionInfo(Struct):
    """An option of a title, for a form."""

    name: str
    message: str
    choices: list[str | int | bool]
    choice_players: list[list[int] | None]  # for each choice the numbers of players with which it is there
    default: str | int | bool
    defaults: dict[int, str | int | bool]  # by players, where it is another one
    players: list[int] | None
    needs: dict[str, list[str | int | bool]]


class TitleInfo(Struct):
    """What a title offers."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int
    first_game: dict[str, str | int | bool]  # options that suit a first game


class RuleInfo(Struct):
    """An entry of the ledger."""

    id: str
    section: str
    text: str
    ruling: str | None
