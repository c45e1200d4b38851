"""The score pad: forests that people enter, what is wrong with them and what they score."""

from spinney.pad.table import score_table

__all__ = ["score_table"]
