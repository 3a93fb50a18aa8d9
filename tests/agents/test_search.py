"""The searching agent: honest, repeatable, and better than chance."""

from __future__ import annotations

from math import sqrt
from typing import Any, cast

import pytest

from tests.lab.vault import GAME, LAB_META, LabBots
from tests.sample import GAME as BARE
from tests.sample import Vault, vault
from undercroft.agents import agent
from undercroft.agents.budget import LONG_MILLISECONDS, LONG_TRIES, Budget, read_budget
from undercroft.agents.comparison import ALIKE, CLEAR_VISITS, HOPELESS, alike, lead, tried
from undercroft.agents.playout import Alarm
from undercroft.agents.search import Search, search_agent
from undercroft.agents.search_tree import Edge, Node, fingerprint
from undercroft.agents.worlds import Fate
from undercroft.agents.worth import part_worth, worth
from undercroft.core.chance import Dice
from undercroft.core.errors import BadOption
from undercroft.core.game import Game, load
from undercroft.core.request import Chance, Choice, Option
from undercroft.core.rooms import SearchAdvice
from undercroft.core.seat import Seat
from undercroft.core.state import Result
from undercroft.core.table import Table


def play(first: str, second: str, seed: int, game: Any = GAME) -> Table:
    table = Table(game, {"players": 2}, seed=seed)
    table.run([agent(first, game, Dice(seed + 1)), agent(second, game, Dice(seed + 2))])
    return table


def test_a_budget_is_time_or_tries_and_anything_else_is_refused() -> None:
    assert read_budget("") == Budget(milliseconds=200)
    assert read_budget("50") == read_budget("50ms") == Budget(milliseconds=50)
    assert read_budget("300it") == Budget(tries=300)
    for wrong in ("0", "-3", "fast", "10s", "it", "1.5", "²", "١٠"):
        with pytest.raises(BadOption, match="no budget"):
            read_budget(wrong)


def test_the_same_tries_and_dice_give_the_same_game() -> None:
    first, again = play("search:40it", "greedy", 5), play("search:40it", "greedy", 5)
    assert first.steps == again.steps
    assert first.is_over


def test_it_beats_random_clearly() -> None:
    wins = 0
    for seed in range(30):
        me = seed % 2
        table = play("search:40it", "random", seed) if me == 0 else play("random", "search:40it", seed)
        result = table.state.result
        assert result is not None
        wins += me in result.winners
    assert wins >= 22  # random against random wins or shares 17 of 30 on average, and 22 or more once in 20 times


def test_it_finds_the_card_that_wins_the_game() -> None:
    """In the only round the highest card is best."""
    table = Table(GAME, {"players": 2, "rounds": 1}, seed=3)
    table.choose("lead:0", 0)
    dice = Dice(1)
    option = Search(Budget(tries=300), dice, margin=0.0)(table.seat(0))
    assert isinstance(table.state, Vault)
    hand = [int(card) for card in table.state.seats[0].hand]
    assert option == ("lay", str(max(hand)))


def made(bots: LabBots) -> Game[Vault]:
    return vault(LAB_META, bots=bots)


class Wish(LabBots):
    """Vault where a try is worth something only after giving coins away: no rule of thumb would."""

    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(horizon=1)

    def evaluate(self, state: Vault) -> list[float]:
        coins = [player.coins for player in state.seats]
        return [1.0 - c / 20 for c in coins]

    def greedy(self, seat: Seat) -> Option:
        return ("no", "such", "option")


def asked_to_spend(game: Game[Vault]) -> Table:
    """A table where seat 1 has won a round and may spend."""
    for seed in range(40):
        table = Table(game, {"players": 2, "rounds": 3}, seed=seed)
        table.choose("lead:0", 0)
        while (turn := table.turn()) is not None and turn[1].kind != "spend":
            table.choose(turn[1].options[0], turn[0])
        if turn is not None and turn[0] == 0:
            return table
    raise AssertionError("nobody was asked to spend")


def test_evaluate_decides_what_it_wants() -> None:
    assert Search(Budget(tries=60), Dice(1))(asked_to_spend(made(Wish())).seat(0)) == ("give", 1)


class Calendar(LabBots):
    """Vault whose tries are judged at certain hours, and which keeps in mind when they were."""

    def __init__(self, hours: int) -> None:
        super().__init__()
        self.judged: set[int] = set()
        self.SEARCH = SearchAdvice(horizon=1, clock=lambda state, stages: state.round // hours)

    def evaluate(self, state: Vault) -> list[float]:
        self.judged.add(state.round)
        return [0.5] * state.players


@pytest.mark.parametrize(("hours", "judged"), [(1, 2), (2, 2), (3, 3)])
def test_a_try_is_judged_when_the_clock_of_the_game_has_moved_on(hours: int, judged: int) -> None:
    calendar = Calendar(hours)
    table = Table(made(calendar), {"players": 2, "rounds": 6}, seed=3)
    table.choose("lead:0", 0)
    calendar.judged.clear()
    Search(Budget(tries=20), Dice(1))(table.seat(0))
    assert calendar.judged == {judged}


def test_a_game_that_cannot_say_how_it_stands_is_played_out() -> None:
    table = play("search:20it", "random", 2, BARE)
    assert table.is_over


def test_it_sees_no_more_than_its_seat() -> None:
    """Two games that differ only in what seat 0 cannot know lead to the same decision."""
    answers = set()
    views = []
    for hidden in (["2", "3", "4"], ["9", "9", "8"]):
        table = Table(GAME, {"players": 2}, seed=11)
        table.choose("lead:0", 0)
        snapshot = table._snapshots[-1].state
        assert isinstance(snapshot, Vault)
        for state in (snapshot, table.state):
            assert isinstance(state, Vault)
            GAME.cases.edit(state, {"hands": [["5", "6", "7"], hidden]})
        table = table.fork()
        views.append(table.view(0))
        answers.add(Search(Budget(tries=120), Dice(4))(table.seat(0)))
    assert views[0] == views[1]
    assert len(answers) == 1


def test_it_works_through_a_seat_that_only_guesses() -> None:
    """All it calls on the seat is request, view, guess and the game: no table is reached."""
    asked: list[str] = []

    class Watched:
        index = 0

        def __init__(self, seat: Seat) -> None:
            self.seat = seat

        def __getattr__(self, name: str) -> Any:
            asked.append(name)
            return getattr(self.seat, name)

    table = Table(GAME, {"players": 2}, seed=1)
    table.choose("lead:0", 0)
    Search(Budget(tries=30), Dice(1))(Watched(table.seat(0)))  # type: ignore[arg-type]
    assert set(asked) <= {"request", "view", "guess", "game"}


def test_the_tree_is_kept_where_the_game_went_as_foreseen() -> None:
    search = search_agent(GAME, "200it", Dice(3))
    reused = []
    for seed in range(6):
        table = Table(GAME, {"players": 2}, seed=seed)

        def watch(seat: Seat) -> Option:
            option = search(seat)
            reused.append(search.reused)
            return option

        table.run([watch, agent("random", GAME, Dice(seed))])
    assert sum(number > 0 for number in reused) > len(reused) / 4


class Even(Wish):
    """Vault where all comes to the same."""

    def evaluate(self, state: Vault) -> list[float]:
        return [0.5] * state.players

    def greedy(self, seat: Seat) -> Option:
        assert seat.request is not None
        return seat.request.options[-1]


def test_what_comes_to_the_same_is_not_thought_about_for_long() -> None:
    game = made(Even())
    seat = asked_to_spend(game).seat(0)
    assert seat.request is not None
    search = Search(Budget(tries=5000), Dice(1))
    assert search(seat) == game.bots.greedy(seat)
    assert search.tries == ALIKE * len(seat.request.options)
    differs = Search(Budget(tries=500), Dice(1))
    differs(asked_to_spend(made(Wish())).seat(0))
    assert differs.tries >= CLEAR_VISITS * 2
    assert alike([0.5] * ALIKE, [0.5] * (ALIKE + 3))
    assert not alike([0.5] * ALIKE, [0.5] * (ALIKE - 1))
    assert not alike([0.5] * ALIKE, [0.5] * (ALIKE - 1) + [0.6])


class Idle(LabBots):
    """Vault where a try likes nothing better than to give coins away, and its sensible player never would."""

    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(horizon=1, margin=0.0)

    def evaluate(self, state: Vault) -> list[float]:
        return [1.0 - player.coins / 20 for player in state.seats]

    def greedy(self, seat: Seat) -> Option:
        assert seat.request is not None
        return seat.request.options[0]


def test_asked_the_same_again_it_does_the_sensible_thing_and_goes_round_no_circle() -> None:
    game = made(Idle())
    seat = asked_to_spend(game).seat(0)
    search = Search(Budget(tries=60), Dice(1))
    assert search(seat) == ("give", 1) != game.bots.greedy(seat)
    assert search(seat) == game.bots.greedy(seat)  # where it stood before: what it did led here


class Settled(LabBots):
    """Vault whose sensible player is said to know best which card to lay."""

    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(horizon=2, is_settled=lambda view, choice: choice.kind == "lay")


def test_what_the_game_calls_settled_is_not_searched() -> None:
    table = Table(made(Settled()), {"players": 2, "rounds": 1}, seed=3)
    table.choose("lead:0", 0)
    request = table.request
    assert request is not None
    assert request.kind == "lay"
    search = Search(Budget(tries=50), Dice(1), margin=0.0)
    assert search(table.seat(0)) == Settled().greedy(table.seat(0))
    assert search.tries == 0


class Long(Settled):
    """The same, but a search that has time looks all the same."""

    def __init__(self) -> None:
        super().__init__()
        lays = self.SEARCH.is_settled
        self.SEARCH = SearchAdvice(horizon=2, is_settled=lays, is_long=lays)


@pytest.mark.parametrize(
    ("budget", "is_searched"),
    [
        (Budget(tries=LONG_TRIES - 1), False),
        (Budget(tries=LONG_TRIES), True),
        (Budget(milliseconds=LONG_MILLISECONDS - 1), False),
        (Budget(milliseconds=LONG_MILLISECONDS), True),
    ],
)
def test_a_settled_question_with_long_play_outs_is_searched_where_there_is_time(
    budget: Budget, is_searched: bool
) -> None:
    table = Table(made(Long()), {"players": 2, "rounds": 1}, seed=3)
    table.choose("lead:0", 0)
    search = Search(budget, Dice(1), margin=0.0)
    search(table.seat(0))
    assert (search.tries > 0) == is_searched


class Narrow(Wish):
    """Vault where giving coins away would serve best, but only keeping them and gambling come into question."""

    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(
            horizon=1, candidates=lambda view, choice: [option for option in choice.options if option[0] != "give"]
        )


@pytest.mark.parametrize(("name", "start"), [("thunderstone", "learned"), ("sanctum", "greedy"), ("jaws", "greedy")])
def test_a_search_starts_from_the_network_where_that_plays_better(name: str, start: str) -> None:
    """One try says nothing against the choice that it starts from."""
    game = load(name)
    sensible, other = (agent(which, game, Dice(1)) for which in (start, "greedy" if start == "learned" else "learned"))
    table = Table(game, {}, seed=5)
    apart = 0
    for number in range(120):
        turn = table.turn()
        if turn is None:  # a good player may be through by then
            assert number > 60
            break
        seat, choice = turn
        answer = sensible(table.seat(seat))
        apart += answer != other(table.seat(seat))
        if len(choice.options) > 1 and number % 3 == 0:
            assert Search(Budget(tries=1), Dice(number))(table.seat(seat)) == answer
        table.choose(answer, seat)
    assert apart or name != "thunderstone", "the two play the same: this shows nothing"


def test_only_candidates_are_compared() -> None:
    table = asked_to_spend(made(Narrow()))
    request = table.request
    assert isinstance(request, Choice)
    assert ("give", 1) in request.options
    search = Search(Budget(tries=60), Dice(1))
    assert search(table.seat(0))[0] in ("keep", "gamble")
    assert search.tries == 60


class Apart(LabBots):
    """Vault that keeps in mind by which policy each seat was played on."""

    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(horizon=3, rollout_other=self.rollout_other)
        self.mine: set[int] = set()
        self.others: set[int] = set()

    def rollout(self, state: Vault, choice: Choice, dice: Dice) -> Option:
        self.mine.add(choice.seat)
        return choice.options[0]

    def rollout_other(self, state: Vault, choice: Choice, dice: Dice) -> Option:
        self.others.add(choice.seat)
        return choice.options[-1]


def test_seats_that_it_does_not_think_for_are_played_on_by_their_own_policy() -> None:
    bots = Apart()
    table = Table(made(bots), {"players": 3, "rounds": 4}, seed=3)
    table.choose("lead:0", 0)
    Search(Budget(tries=30), Dice(1))(table.seat(0))
    assert bots.mine == {0}
    assert bots.others == {1, 2}


def test_how_hard_a_game_shall_be_is_no_move_to_search() -> None:
    table = Table(load("bugs"), {"mode": "scenario", "scenario": 2, "difficulty": "very_hard"}, seed=5)
    request = table.request
    assert request is not None
    assert request.kind == "campaign.difficulty"
    assert Search(Budget(tries=50), Dice(1), margin=0.0)(table.seat(0)) == ("difficulty", "very_hard")


def test_two_options_meet_the_same_luck_in_one_world() -> None:
    """A chance of another kind in between does not change what a kind of chance comes to."""
    die, card = Chance("die", range(1000)), Chance("card", range(1000), about=(1,))
    one, other = Fate(7), Fate(7)
    first = [one.pick(die), one.pick(die)]
    assert [other.pick(die), other.pick(card), other.pick(die)][::2] == first
    assert one.pick(card) == other.seen[1][0]
    heavy = Chance("weighed", ("never", "always"), weights=(0, 5))
    assert {Fate(world).pick(heavy) for world in range(50)} == {"always"}


def test_a_lead_is_told_with_its_standard_error() -> None:
    mean, error = lead([0.5, 0.7, 0.9], [0.4, 0.6, 0.8])
    assert mean == pytest.approx(0.1)
    assert error == pytest.approx(0.0)
    mean, error = lead([1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    assert mean == pytest.approx(0.5)
    assert error == pytest.approx(sqrt(1 / 12))
    assert lead([], [0.3]) == (0.0, 1.0)


def test_options_are_compared_in_the_worlds_where_both_were_tried() -> None:
    """A world that one of them missed, because time ran out there, moves no other world."""
    one: list[float | None] = [0.5, None, 0.9, 0.2, 0.7]
    other: list[float | None] = [0.4, 0.0, 0.8, None, 0.6]
    mean, error = lead(one, other)
    assert mean == pytest.approx(0.1)
    assert error == pytest.approx(0.0)
    assert (tried(one), tried([None])) == (4, 0)


def worlds_of(search: Search, seat: Seat) -> dict[Option, list[int]]:
    """In which worlds the search tried each option of this decision."""
    found: dict[Option, list[int]] = {}
    attempt = search._try

    def watched(seat: Seat, roots: list[Node], option: Option, world: int) -> float | None:
        found.setdefault(option, []).append(world)
        return attempt(seat, roots, option, world)

    cast(Any, search)._try = watched
    search(seat)
    return found


@pytest.mark.parametrize("tries", [1, 5, 7, 40, 61])
def test_a_number_of_tries_is_not_exceeded_but_for_a_first_look_at_each_option(tries: int) -> None:
    seat = asked_to_spend(made(Wish())).seat(0)
    assert seat.request is not None
    search = Search(Budget(tries=tries), Dice(1))
    found = worlds_of(search, seat)
    count = len(seat.request.options)
    assert sum(map(len, found.values())) == search.tries
    assert search.tries <= max(tries, count)
    assert search.tries > tries - count
    assert set(found) == set(seat.request.options)


class Hopeless(Wish):
    """Vault where nothing helps until the luck of a world is good, and that is rare."""

    def __init__(self, lost: int) -> None:
        super().__init__()
        self.lost = lost
        self.asked = 0

    def evaluate(self, state: Vault) -> list[float]:
        self.asked += 1
        coins = [player.coins for player in state.seats]
        return [0.0 if self.asked <= self.lost else 1.0 - c / 20 for c in coins]

    def greedy(self, seat: Seat) -> Option:
        assert seat.request is not None
        return seat.request.options[0]


def test_worlds_that_are_lost_whatever_one_does_do_not_end_the_thinking() -> None:
    lost = [0.0] * ALIKE
    assert not alike(lost, lost)
    assert alike([*lost, 0.2], [*lost, 0.2])
    assert alike([0.0] * HOPELESS, [0.0] * HOPELESS)
    bots = Hopeless(0)
    seat = asked_to_spend(made(bots)).seat(0)
    assert seat.request is not None
    bots.asked, bots.lost = 0, ALIKE * len(seat.request.options) + 4
    assert Search(Budget(tries=400), Dice(1))(seat) == ("give", 1)


def praised(option: Option, seat: Seat) -> list[Node]:
    """Trees of the decision before, in which an option of this one always won."""
    roots = [Node() for _ in range(seat.view.players)]
    edge = roots[seat.index].edges.setdefault(option, Edge())
    edge.visits = edge.offered = roots[seat.index].visits = 1000
    edge.total = 1000.0
    return roots


class Careful(Wish):
    """Vault where the sensible player gives a coin away."""

    def greedy(self, seat: Seat) -> Option:
        return ("give", 1)


def test_what_was_found_before_keeps_an_option_in_the_running() -> None:
    """So few tries would drop it early, and a search that forgets its tree loses games by that (docs/strength.md)."""
    seat = asked_to_spend(made(Careful())).seat(0)
    assert seat.request is not None
    fresh = Search(Budget(tries=3 * len(seat.request.options)), Dice(1))
    found = worlds_of(fresh, seat)
    dropped = next(option for option in found if len(found[option]) < len(found[("give", 1)]))
    search = Search(fresh.budget, Dice(1))
    search.ahead = {fingerprint(seat.view, seat.request): praised(dropped, seat)}
    again = worlds_of(search, seat)
    assert search.reused == 1000
    assert len(again[dropped]) > len(found[dropped])


def test_what_was_found_before_does_not_outvote_the_worlds_of_this_decision() -> None:
    """The tree of the last decision praises an option; beside the sensible one it is worse in every world of this."""
    seat = asked_to_spend(made(Careful())).seat(0)
    assert seat.request is not None
    wrong = next(option for option in seat.request.options if option != ("give", 1))
    search = Search(Budget(tries=60), Dice(1))
    search.ahead = {fingerprint(seat.view, seat.request): praised(wrong, seat)}
    assert search(seat) == ("give", 1)
    assert search.reused == 1000


def test_one_option_needs_no_thought() -> None:
    class Nobody:
        request = Choice(0, "only", [("go",)])

    assert Search(Budget(tries=10), Dice(1))(Nobody()) == ("go",)  # type: ignore[arg-type]


def test_worth_of_an_ending_counts_wins_first_and_scores_a_little() -> None:
    table = Table(GAME, {"players": 3}, seed=1)
    state = table.state
    state.result = Result((0, 2), (5.0, 1.0, 5.0), "sample-coins")
    values = worth(GAME, state)
    assert values[0] == values[2] == pytest.approx(0.95 / 2 + 0.05 / 2)
    assert values[1] == pytest.approx(0.0)
    state.result = Result((1,), (2.0, 8.0, 2.0), "sample-coins")
    assert worth(GAME, state)[1] == pytest.approx(1.0)


class Judged(LabBots):
    """Vault where the second place is worth something too."""

    def __init__(self) -> None:
        super().__init__()
        self.SEARCH = SearchAdvice(horizon=2, final_value=lambda state: [0.2, 0.9, 0.4])


def test_a_game_may_say_itself_what_an_ending_is_worth() -> None:
    state = Table(made(Judged()), {"players": 3}, seed=1).state
    state.result = Result((0,), (5.0, 1.0, 1.0), "sample-coins")
    assert worth(made(Judged()), state) == [0.2, 0.9, 0.4]


def test_a_try_of_a_campaign_ends_with_its_scenario_and_is_worth_what_came_of_it() -> None:
    jaws = load("jaws")
    table = Table(jaws, {"players": 2, "mode": "campaign"}, seed=3)
    state = cast(Any, table.state)
    alarm = Alarm(jaws, table, 1000, over=0)
    assert not alarm.rings(state, 0)
    state.round = 50
    assert alarm.rings(state, 0)  # as far as it looks
    state.round = 0
    state.played, state.won = 1, True
    assert alarm.rings(state, 5)  # a scenario is over
    assert worth(jaws, state, over=0) == [1.0, 1.0]
    state.won = False
    assert worth(jaws, state, over=0) == [0.0, 0.0]
    assert part_worth(jaws, state, over=1) is None  # that was another scenario


def test_the_search_of_jaws_judges_its_tries_at_the_start_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of one, cards and wounds say little: half of the figures have yet to act."""
    jaws = load("jaws")
    table = Table(jaws, {"players": 2, "mode": "scenario", "scenario": 1}, seed=5)
    while (asked := table.turn()) is not None and asked[1].kind != "turn.act":
        table.choose(jaws.bots.greedy(table.seat(asked[0])), asked[0])
    assert asked is not None
    judged: list[tuple[int, str]] = []

    def outlook(state: Any) -> list[float]:
        judged.append((state.round, state.phase))
        return [0.5] * state.players

    monkeypatch.setattr(jaws.bots.SEARCH, "outlook", outlook)
    player = Search(read_budget("6it"), Dice(1))
    player(table.seat(asked[0]))
    assert player.tries >= 4
    assert set(judged) == {(3, "select")}  # the first round is being played


def test_a_flat_search_plays_on_as_the_quick_policy_does(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = LabBots()
    game = made(bots)
    table = asked_to_spend(game)
    request = table.request
    assert isinstance(request, Choice)
    wanted = request.options[-1]
    monkeypatch.setattr(bots, "rollout", lambda state, choice, dice: wanted)
    node = Node()
    node.visits = 1000
    for flat in (False, True):
        bots.SEARCH.is_flat = flat
        found = set()
        for _ in range(40):
            option = Search(Budget(tries=6), Dice(1))._select(node, game, table.state, request, Dice(3), True)
            node.edges.setdefault(option, Edge()).visits += 1
            found.add(option)
        assert (found == {wanted}) is flat
    bots.SEARCH.is_flat = False
