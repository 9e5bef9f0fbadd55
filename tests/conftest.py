"""Shared by all tests: helpers of a folder are imported by their plain name."""

from __future__ import annotations

import sys
from pathlib import Path

for folder in ("", "laws", "server", "web"):
    sys.path.insert(0, str(Path(__file__).parent / folder))
