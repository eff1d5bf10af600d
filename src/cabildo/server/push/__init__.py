"""Calling people by web push when it is their turn; see docs/hosts/calling.md."""
