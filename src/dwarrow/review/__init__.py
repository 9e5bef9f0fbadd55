"""A finished game explained: the curve, moves judged, luck and skill apart, who knew what.

`review` gives its parts as they are found, `gathered` the whole; `telling` says it in a language,
`puzzles` has the puzzle of the day. docs/review.md tells what the numbers mean.
"""

from __future__ import annotations

from dwarrow.review.puzzles import puzzle_of as puzzle_of
from dwarrow.review.reviewing import gathered as gathered
from dwarrow.review.reviewing import review as review
from dwarrow.review.telling import summary_told as summary_told
