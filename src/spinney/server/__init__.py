"""The table server: friends by a link, nothing lost, nobody peeks. It knows tables, seats and tokens, and no rule."""
