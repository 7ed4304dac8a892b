"""The one error that a user can do something about."""


class InputError(Exception):
    """A file or an argument cannot be used. The message is one sentence that says why."""
