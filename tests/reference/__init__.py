"""A second, slow reading of the rules. Tests hold the engine against it; it imports nothing from spinney."""
