"""What can go wrong with a request, as an error with a message id and an HTTP status."""

from __future__ import annotations

from cabildo.server.store.faults import Unavailable
from cabildo.server.wire.forms import Problem


class RequestProblem(Exception):
    """Something the asking person should hear about."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        rule: str | None = None,
        params: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, rule, params or {})


def nobody() -> RequestProblem:
    return RequestProblem(401, "problem-nobody", "say who you are first (POST /api/me)")


def not_found(what: str) -> RequestProblem:
    return RequestProblem(404, "problem-not-found", f"there is no such {what}")


def forbidden(why: str) -> RequestProblem:
    return RequestProblem(403, "problem-forbidden", why)


def conflict(why: str) -> RequestProblem:
    return RequestProblem(409, "problem-conflict", why)


def key_used() -> RequestProblem:
    return RequestProblem(409, "problem-key-used", "this key was used for something else at this table")


def invalid(why: str, rule: str | None = None) -> RequestProblem:
    return RequestProblem(422, "problem-invalid", why, rule)


def no_storage(cause: Unavailable) -> Problem:
    """What people hear when the database cannot be used; the particulars are for the host."""
    message = f"the server cannot read or write its database now ({cause.fault}); try again later"
    return Problem("problem-storage", message, params={"fault": cause.fault})
