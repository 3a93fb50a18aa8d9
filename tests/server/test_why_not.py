"""Why a thing cannot be chosen, asked over the socket: in the language of the page, of what lies on one's screen."""

from __future__ import annotations

from typing import Any

from tests.server.host import Host, Player, host
from undercroft.server.limits import Limits


def why(player: Player, at: str, number: str = "w1") -> dict[str, Any]:
    player.send({"do": "why", "id": number, "at": at})
    player.until(lambda: any(each.get("id") == number for each in [*player.other, *player.refused]))
    return next(each for each in [*player.other, *player.refused] if each.get("id") == number)


def test_a_refusal_comes_with_its_clause_and_the_question(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", games=("thunderstone",)) as made:
        first, second = made.seats(made.table("thunderstone", seed=3))
        first.choose("first:0")
        found = why(first, "stack-torch")
        assert found["is"] == "why"
        assert found["at"] == "stack-torch"
        said = found["refusal"]
        assert said["reason"] == {
            "text": "Cards are bought in a turn that is spent in the village.",
            "clause": "TH-TRN-2",
        }
        assert said["question"]
        assert said["clauses"] == ["TH-TRN-2"]
        second.send({"do": "speak", "language": "uk"})
        waits = why(second, "stack-torch")["refusal"]
        assert waits["reason"].startswith("Зараз вирішуєте не ви.")
        assert "question" not in waits
        first.choose("rest")
        assert "refusal" not in why(first, "hand-0", "w2"), "what can be chosen is not refused"
        for player in (first, second):
            player.close()


def test_of_what_is_not_on_the_screen_nothing_is_said(shared: Host) -> None:
    player, other = shared.seats(shared.table(seed=3))
    assert why(player, "nonsense-1")["code"] == "no-thing"
    player.close()
    other.close()


def test_whoever_asks_too_much_is_refused(tmp_path: Any) -> None:
    with host(f"{tmp_path}/t.db", limits=Limits(heavy_per_minute=6, messages_at_once=1000)) as made:
        first, second = made.seats(made.table(seed=3))
        for number in range(20):
            first.send({"do": "why", "id": f"w{number}", "at": "deck-1"})
        first.until(lambda: sum(each["is"] == "why" for each in first.other) + len(first.refused) == 20)
        assert {each["code"] for each in first.refused} == {"too-fast"}
        first.close()
        second.close()
