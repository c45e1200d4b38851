"""The command line: arguments in, calls to the rooms below, words out. No rule and no logic of the game is here."""
