"""What many games say of single cards beside what their actions are worth; no rule is here.

Noted for the cards of level 1 and X: how much more the top and the bottom half bring than the planner reckons, and how
much more the card is worth keeping.
"""

from __future__ import annotations

TASTE: dict[str, tuple[float, float, float]] = {
    "swift-strength": (-0.2, 0.2, 0.0), "healing-sands": (-0.2, -0.1, 0.4), "shield-spikes": (0.1, -0.1, 0.0),
    "flaming-sickle": (0.1, 0.1, 0.1), "blinding-sickle": (0.1, -0.2, -0.1), "twirling-stabs": (-0.1, 0.1, -0.4),
    "flame-shroud": (-0.1, -0.1, 0.2), "shocking-advance": (-0.1, 0.1, 0.1), "shield-of-the-desert": (0.0, -0.1, 0.1),
    "desert-night": (-0.1, -0.2, -0.2), "warrior-of-the-sun": (0.0, -0.1, 0.0), "blade-dance": (0.1, -0.1, 0.3),
    "precision-strike": (0.2, -0.2, -0.5), "the-favorite": (0.1, 0.1, 0.2), "retrieval": (-0.1, 0.0, 0.0),
    "close-cuts": (-0.1, 0.0, 0.1), "center-mass": (0.1, -0.3, 0.0), "stopping-power": (0.1, 0.1, 0.2),
    "double-throw": (0.1, 0.0, 0.1), "disorienting-barrage": (-0.1, -0.1, 0.0), "power-pitch": (0.1, 0.2, -0.2),
    "follow-through": (0.2, 0.1, 0.0), "second-wind": (0.1, 0.2, -0.2), "care-package": (-0.2, 0.1, -0.2),
    "extra-lift": (-0.3, 0.0, 0.0), "fancy-hat": (-0.2, 0.0, 0.0), "windup": (-0.1, 0.0, 0.1),
    "crushing-weight": (-0.1, 0.0, -0.1), "knock-out-the-support": (0.1, 0.0, 0.0), "explode": (0.0, 0.0, -0.1),
    "implode": (-0.2, -0.1, 0.0), "piston-punch": (0.1, 0.1, -0.3), "explosive-blitz": (-0.1, 0.0, 0.0),
    "the-big-one": (0.1, 0.0, -0.1), "one-two-punch": (0.1, -0.2, 0.0), "rubble": (-0.1, 0.1, -0.4),
    "level": (-0.1, 0.1, -0.1), "lobbed-charge": (0.0, 0.2, 0.3), "signs-of-the-void": (-0.1, 0.1, -0.1),
    "close-to-the-abyss": (0.1, 0.2, -0.1), "gift-of-the-void": (-0.1, 0.0, -0.1), "black-boon": (-0.2, 0.1, 0.2),
    "freeze-the-soul": (-0.1, 0.0, 0.0), "wicked-scratch": (-0.1, 0.0, 0.1), "turn-out-the-lights": (-0.1, 0.0, -0.1),
    "lure-of-the-void": (0.0, 0.1, -0.2), "grasp-of-doom": (-0.1, 0.2, 0.2), "master-influence": (-0.1, 0.0, -0.2),
    "suggestion": (-0.1, 0.1, -0.2), "resigned-frenzy": (0.0, 0.0, -0.1), "cold-embrace": (0.0, 0.1, 0.1),
    "sap-warmth": (0.0, 0.3, 0.1),
}  # fmt: skip
