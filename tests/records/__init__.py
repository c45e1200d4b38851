"""Games that were recorded once and must replay for ever; see README.md."""
