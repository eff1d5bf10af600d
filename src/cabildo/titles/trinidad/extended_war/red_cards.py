"""The red powers of affiliates that do more than add to an attack value, by what they do.

A card is its number less 13, as in every row by card. What the others add is printed data: `Board.card_bonus`.
"""

from typing import Final

from cabildo.engine.rows import i64

BLOW_UP: Final = 3  # 16: the own miniature is removed, everybody around it wounded
ENEMIES_AROUND: Final = 4  # 17: AV for each enemy here and next door
STAND_STILL: Final = 9  # 22: the own miniature is removed, nobody around it may move
CHARGE: Final = 10  # 23: AV for moves in a line
EXCHANGE: Final = 15  # 28: the bonuses change sides
COSTLY_VICTORY: Final = 16  # 29: the enemies are wounded if they win
WALLS_CHANGED: Final = 21  # 34: the Walls count twice, or not
CANCEL_LOWEST: Final = 22  # 35
WOUNDED_AROUND: Final = 27  # 40: AV for each wounded enemy here and next door
HURRY: Final = 28  # 41: the nearest friend moves
AS_ELITE: Final = 33  # 46: the own Standard miniature counts as an Elite one
AS_STANDARD: Final = 34  # 47: the enemy's Elite miniature counts as a Standard one
WOUND: Final = 39  # 52: the enemy is wounded
FIRST_SHIELD: Final = 40  # 53
SECOND_SHIELD: Final = 45  # 58
SECOND_WOUND: Final = 46  # 59
CANCEL_HIGHEST: Final = 51  # 64
HEAL_AROUND: Final = 52  # 65: friends here and next door lose a wound
WITHDRAW: Final = 57  # 70: the own miniature moves away
WOUND_BEFORE: Final = 58  # 71: the enemy is wounded before the fight
EACH_FIGHT: Final = 63  # 76: AV for each fight of this turn
FIGHT_AGAIN: Final = 64  # 77
THIRD_SHIELD: Final = 69  # 82
REINFORCE: Final = 70  # 83: a miniature joins if the enemy is removed


def acts_at_once(card: i64) -> bool:
    """Whether a power does its deed when its number comes, before attack values are compared (TR-XWAR-50)."""
    if card in (BLOW_UP, STAND_STILL, HURRY, WOUND, SECOND_WOUND, HEAL_AROUND, WITHDRAW, WOUND_BEFORE):
        return True
    return card in (CANCEL_LOWEST, CANCEL_HIGHEST)


def is_shield(card: i64) -> bool:
    return card in (FIRST_SHIELD, SECOND_SHIELD, THIRD_SHIELD)
