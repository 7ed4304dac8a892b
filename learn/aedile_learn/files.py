"""Writing files whole: whoever is killed while writing leaves the old file or none."""

import json
import os
from pathlib import Path
from typing import Any


def write_whole(path: Path, content: bytes) -> None:
    """Writes beside the place and then moves there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = part_of(path)
    with open(beside, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def write_json(path: Path, content: Any, indent: int | None = 2) -> None:
    """As JSON with a final line end."""
    text = json.dumps(content, indent=indent, ensure_ascii=False, allow_nan=False)
    write_whole(path, (text + "\n").encode())


def part_of(path: Path) -> Path:
    """The name under which a file is written until it is whole."""
    return path.with_name(path.name + ".part")
