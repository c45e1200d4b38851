/** The steps of effects and their signs. Written by tools/page_types.py from cards/steps.py: change that. */

/** What a step of a row must say, and its groups of signs: drawings, and `{…}` for what the row says. */
export const STEPS: readonly { says: Record<string, string>; sign: readonly (readonly string[])[] }[] = [
  {"says": {"do": "draw"}, "sign": [["draw", "{number}"]]},
  {"says": {"do": "turn"}, "sign": [["another_turn"]]},
  {"says": {"do": "play", "from": "hand"}, "sign": [["play", "{what}", "{several}"]]},
  {"says": {"do": "play", "from": "clearing"}, "sign": [["clearing"], ["play", "{what}", "{several}"]]},
  {"says": {"do": "take", "n": "all"}, "sign": [["take", "{what}", "{several}"]]},
  {"says": {"do": "take"}, "sign": [["take", "{several}"]]},
  {"says": {"do": "cave", "from": "hand"}, "sign": [["cave", "{number}"]]},
  {"says": {"do": "cave", "from": "deck"}, "sign": [["deck", "{number}"], ["then", "cave"]]},
  {"says": {"do": "cave", "from": "clearing", "n": "all"}, "sign": [["clearing", "{what}"], ["then", "cave"]]},
  {"says": {"do": "cave", "from": "clearing"}, "sign": [["clearing", "{number}"], ["then", "cave"]]},
  {"says": {"do": "face_down", "from": "hand"}, "sign": [["face_down", "{face_down}", "{several}"]]},
  {"says": {"do": "face_down", "from": "deck"}, "sign": [["face_down", "{face_down}", "{several}"]]},
  {"says": {"do": "dig"}, "sign": [["play", "any_number"], ["pay"]]},
  {"says": {"do": "remove_clearing"}, "sign": [["clearing"], ["then", "close"]]},
  {"says": {"do": "to_clearing"}, "sign": [["clearing", "{number}"]]},
  {"says": {"do": "keep"}, "sign": [["hand", "{number}"]]},
];
