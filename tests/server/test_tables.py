"""Tables over real sockets: playing, watching, taking back, handing seats over, records, companion play."""

from __future__ import annotations

import json
from typing import Any

from tests.sample import GAME
from tests.server.host import Host, host, play_on
from undercroft.core.record import read
from undercroft.core.table import replay


def test_two_people_play_a_whole_game_and_a_third_watches(shared: Host) -> None:
    made = shared.table()
    players = shared.seats(made)
    watcher = shared.sit(made["watch"])
    assert watcher.seated["seat"] is None
    assert watcher.ask is None
    play_on(players)
    watcher.until(lambda: watcher.facts.get("over"))
    assert watcher.facts["ending"] == players[0].facts["ending"]
    assert watcher.table["watching"] == 1
    public = [line for line in watcher.story if "coin" in str(line)]
    assert public == [line for line in players[1].story if "coin" in str(line)]
    for player in [*players, watcher]:
        player.close()


def test_states_are_numbered_and_only_changes_are_sent(shared: Host) -> None:
    first, second = shared.seats(shared.table())
    assert second.n == 1
    second.drain()
    before = len(second.bytes)
    first.choose("lead:0")
    second.until(lambda: second.ask and second.ask["kind"] == "lay")
    assert second.n == 2  # read() checks that each state builds on the one before
    assert len(second.bytes) - before < before
    panels, story = second.panels, second.story
    assert len(panels) == 2
    assert story
    second.panels, second.story = {}, []
    second.send({"do": "sync"})
    second.drain()
    assert (second.panels, second.story) == (panels, story)  # all of it anew
    first.close()
    second.close()


def test_a_message_sent_twice_counts_once(shared: Host) -> None:
    first, second = shared.seats(shared.table())
    first.choose("lead:0")
    ask = first.ask["id"]  # type: ignore[index]
    key = first.keys[0]
    first.choose(key, ask, id="once")
    first.acknowledged.discard("once")
    first.choose(key, ask, id="once")  # acknowledged again, not refused as stale
    assert "once" in first.acknowledged
    assert not first.refused
    first.close()
    again = shared.sit(first.token)  # and on another connection
    again.choose(key, ask, id="once")
    assert "once" in again.acknowledged
    assert not again.refused
    again.close()
    second.close()


def test_several_devices_share_a_seat_each_in_its_language(shared: Host) -> None:
    made = shared.table("cellar", seats="me")
    token = made["seats"][0]["token"]
    phone, laptop = shared.sit(token), shared.sit(token, "uk")
    assert (phone.ask or {})["prompt"] == "What does your hero do?"
    assert (laptop.ask or {})["prompt"] == "Що робить ваш герой?"
    assert laptop.keys == phone.keys
    first = laptop.ask
    laptop.choose("wait")
    phone.until(lambda: phone.facts["status"] == ["Round 2 of 6"])
    assert first != laptop.ask
    assert len(phone.story) == len(laptop.story) > 0
    phone.send({"do": "speak", "language": "ru"})
    phone.until(lambda: phone.facts["status"] == ["Раунд 2 из 6"])
    phone.close()
    laptop.close()


def test_what_is_drawn_beside_the_table_is_in_the_readers_language(shared: Host) -> None:
    for language, plays, begins in (
        ("en", "Hero 1 plays Slash.", "Round 1"),
        ("uk", "Герой 1 грає: Розтин.", "Раунд 1"),
    ):
        me = shared.sit(shared.table("cellar", seats="me", seed=4)["seats"][0]["token"], language)
        assert preview_of(me, "play:slash")["lines"] == [plays]
        since = me.n
        me.choose("wait")
        me.do("frames", wait=False, since=since, to=me.n)
        me.do("at", wait=False, step=0, line=0)
        me.drain()
        film, moment, _ = me.other[-3:]
        assert film["frames"][-1]["status"] == me.facts["status"]
        assert film["frames"][-1]["panels"] == list(me.panels.values())
        assert moment["frame"]["status"][0].startswith(begins)
        me.close()


def test_an_answer_is_taken_back_or_the_reason_is_given(shared: Host) -> None:
    first, second = shared.seats(shared.table(seed=11))
    assert "undo" in first.facts  # fate has dealt
    first.choose("lead:0")
    second.until(lambda: second.ask and second.ask["kind"] == "lay")
    keys = first.keys
    first.choose(keys[0])
    assert first.keys != keys
    assert "undo" not in first.facts
    first.do("undo")
    assert first.keys == keys  # and seat 2 saw none of it
    assert second.ask is not None
    assert second.ask["kind"] == "lay"
    refused = first.do("undo")
    assert first.was_refused(refused).startswith("undo")
    first.close()
    second.close()


def test_bots_play_and_a_seat_goes_to_a_bot_and_back(shared: Host) -> None:
    made = shared.table(seats="me friend bot:random", options={"players": 3})
    me = shared.sit(made["seats"][0]["token"])
    friend = shared.sit(made["seats"][1]["token"])
    me.choose("lead:0")
    refused = me.do("give", seat=2, agent="nonsense")
    assert me.was_refused(refused) == "no-agent"
    friend_refused = friend.do("give", seat=0, agent="greedy")
    assert friend.was_refused(friend_refused) == "give"  # seat 1 is here and plays itself
    friend.close()
    me.until(lambda: not me.table["seats"][1]["here"])
    me.do("give", seat=1, agent="greedy")
    me.choose(me.keys[0])
    me.until(lambda: me.ask or me.facts.get("over"))
    assert me.table["seats"][1]["agent"] == "greedy"
    back = shared.sit(made["seats"][1]["token"])
    assert back.was_refused(back.choose("lay:2", "0" * 16)) == "not-yours"
    back.do("give", seat=1, agent="")
    back.until(lambda: back.table["seats"][1]["agent"] == "")
    back.do("rename", name="Olena")
    me.until(lambda: me.table["seats"][1]["name"] == "Olena")
    play_on([me, back])
    me.close()
    back.close()


def test_bots_alone_finish_a_game_before_a_spectator(shared: Host) -> None:
    made = shared.table(seats="bot:greedy bot:random")
    watcher = shared.sit(made["watch"])
    watcher.until(lambda: watcher.facts.get("over"))
    assert watcher.table["state"] == "over"
    watcher.close()


def test_a_film_shows_what_happened_between_two_states(shared: Host) -> None:
    made = shared.table(seats="me bot:greedy", seed=5)
    me = shared.sit(made["seats"][0]["token"])
    since = me.n
    me.choose("lead:0")
    me.choose(me.keys[0])
    me.until(lambda: me.ask is not None and me.ask["kind"] != "bold")
    me.do("frames", wait=False, since=since, to=me.n)
    me.until(lambda: any(message["is"] == "frames" for message in me.other))
    frames = me.other[-1]["frames"]
    assert frames
    told = [line for frame in frames for line in frame["story"]]
    assert told == me.story[len(me.story) - len(told) :]
    assert frames[-1]["panels"] == list(me.panels.values())
    refused = me.do("frames", since=77, to=99)
    assert me.was_refused(refused) == "no-film"
    me.close()


def test_a_film_shows_everybody_what_they_saw_themselves(shared: Host) -> None:
    made = shared.table(seed=5)
    everybody = [*shared.seats(made), shared.sit(made["watch"])]
    since = [player.n for player in everybody]
    everybody[0].choose("lead:0")
    for player in everybody[:2]:
        player.drain()
        player.choose(player.keys[0])
    for player, before in zip(everybody, since, strict=True):
        player.drain()
        player.do("frames", wait=False, since=before, to=player.n)
        player.until(lambda player=player: any(message["is"] == "frames" for message in player.other))
        frames = player.other[-1]["frames"]
        assert frames[-1]["panels"] == list(player.panels.values())
        told = [line for frame in frames for line in frame["story"]]
        assert told == player.story[len(player.story) - len(told) :] != []
    assert everybody[0].panels != everybody[1].panels != everybody[2].panels
    for player in everybody:
        player.close()


def test_a_finished_game_is_looked_through_and_its_record_kept(shared: Host) -> None:
    made = shared.table(seed=9)
    players = shared.seats(made)
    first = players[0]
    refused = first.do("at", step=0)
    assert first.was_refused(refused) == "over-first"
    status, body, _ = shared.ask("/api/record", {"do": "sit", "token": first.token})
    assert (status, json.loads(body)["code"]) == (422, "over-first")
    play_on(players)
    last = first.table["last"]
    first.do("at", wait=False, step=last, seat=0)
    first.until(lambda: any(message["is"] == "moment" for message in first.other))
    assert first.other[-1]["frame"]["panels"] == list(first.panels.values())
    status, body, _ = shared.ask("/api/record", {"do": "sit", "token": first.token})
    assert status == 200
    record = read(body)
    assert replay(record, GAME).state.result is not None
    assert len(record.steps) == last

    status, body, _ = shared.ask("/api/records", body)
    assert status == 200, body
    copy = shared.sit(json.loads(body)["watch"])
    assert copy.facts["over"]
    assert copy.facts["ending"] == first.facts["ending"]
    for player in [*players, copy]:
        player.close()


def test_a_record_in_mid_game_goes_on(shared: Host) -> None:
    from undercroft.core.table import Table

    table = Table(GAME, {"players": 2}, seed=4)
    table.choose("lead:1", 0)
    status, body, _ = shared.ask("/api/records", table.record.to_json())
    assert status == 200
    players = shared.seats(json.loads(body))
    assert players[0].ask is not None
    play_on(players)
    for player in players:
        player.close()


def test_a_damaged_record_is_refused_with_the_step(shared: Host) -> None:
    from undercroft.core.table import Table

    record = Table(GAME, {"players": 2}, seed=4).record
    record.steps.append((0, "fly:away"))
    status, body, _ = shared.ask("/api/records", record.to_json())
    assert status == 422
    assert f"step {len(record.steps)} of {len(record.steps)}" in json.loads(body)["why"]
    assert shared.ask("/api/records", b"{")[0] == 422


def test_companion_play_enters_what_came_up(shared: Host) -> None:
    made = shared.table(seats="me me", companion=True)
    first, second = shared.seats(made)
    assert first.facts["chance"]["yours"]
    assert not second.facts["chance"]["yours"]  # seat 1 draws its own hand
    names = [outcome["name"] for outcome in first.facts["chance"]["outcomes"]]
    assert first.facts["chance"]["outcomes"][-1] == {"name": "9", "label": "9", "count": 2}
    assert "9" in names
    refused = second.do("enter", ask=first.facts["chance"]["id"], outcome="9")
    assert second.was_refused(refused) == "no-chance"
    first.do("enter", ask=first.facts["chance"]["id"], outcome="9")
    refused = first.do("enter", ask=first.facts["chance"]["id"], outcome="queen")
    assert first.was_refused(refused) == "outcome"
    first.do("enter", ask=first.facts["chance"]["id"], outcome="8")
    first.do("undo")  # a slip of the finger
    first.do("enter", ask=first.facts["chance"]["id"], outcome="7")
    first.do("enter", ask=first.facts["chance"]["id"], outcome="2")
    titles = [item["title"] for item in first.panels["seat-0"]["items"] if item["type"] == "card"]
    assert titles == ["Nine", "Seven", "Two"]
    second.until(lambda: second.facts["chance"]["yours"])
    first.close()
    second.close()


def test_companion_play_takes_back_what_a_person_entered_also_when_a_bot_has_answered_since(shared: Host) -> None:
    [me] = shared.seats(shared.table(seats="me bot:random", companion=True))

    def enter() -> None:
        chance = me.facts["chance"]
        me.do("enter", ask=chance["id"], outcome=chance["outcomes"][-1]["name"])

    while me.facts.get("chance", {}).get("yours"):
        enter()
    me.choose("lead:0")
    me.until(lambda: me.facts.get("chance", {}).get("yours", False))
    enter()  # what the vault holds; then both lay a card
    me.until(lambda: me.facts["waiting"] == [0])  # the bot has laid its card
    assert not me.was_refused(me.do("undo"))
    assert me.facts["chance"]["yours"]  # to be rolled anew
    assert not me.was_refused(me.do("undo"))
    assert me.keys == ["lead:0", "lead:1"]
    me.close()


def test_the_host_ends_a_table(shared: Host) -> None:
    made = shared.table()
    host, guest = shared.seats(made)
    refused = guest.do("close")
    assert guest.was_refused(refused) == "host"
    host.do("close")
    guest.until(lambda: guest.table["state"] == "closed")
    refused = guest.choose(guest.keys[0])
    assert guest.was_refused(refused) == "closed"
    assert guest.was_refused(guest.do("undo")) == "closed"
    assert shared.ask("/api/record", {"do": "sit", "token": guest.token})[0] == 200
    host.close()
    guest.close()


def test_the_lobby_lists_games_with_their_settings_in_every_language(shared: Host) -> None:
    for language in ("en", "uk", "ru"):
        status, body, _ = shared.ask(f"/api/games?language={language}")
        assert status == 200
        games: Any = json.loads(body)
        vault = next(game for game in games["games"] if game["name"] == "vault")
        assert [setting["name"] for setting in vault["settings"]] == ["players", "rounds", "mood", "extras", "open"]
        assert {"random", "greedy"} <= set(games["agents"])


def test_my_tables_are_found_by_their_keys(shared: Host) -> None:
    made = shared.table()
    token = made["seats"][0]["token"]
    player = shared.sit(token)
    status, body, _ = shared.ask("/api/mine", {"tokens": [token, "x" * 32], "language": "en"})
    mine, gone = json.loads(body)["tables"]
    assert (status, mine["game"], mine["seat"], mine["asked"]) == (200, "vault", 0, True)
    assert gone["state"] == "gone"
    player.close()


def test_bad_set_up_is_refused_with_what_would_be_right(shared: Host) -> None:
    def why(**wish: Any) -> tuple[int, str]:
        status, body, _ = shared.ask("/api/tables", wish)
        return status, json.loads(body)["why"]

    assert why(game="chess")[0] == 422
    assert "vault" in why(game="chess")[1] or "no game" in why(game="chess")[1]
    status, text = why(game="vault", options={"players": 9})
    assert status == 422
    assert "2 to 4" in text
    assert why(game="vault", seats=[{"who": "me"}])[0] == 422
    assert why(game="vault", seats=[{"who": "cat"}, {"who": "me"}])[0] == 400
    assert why(game="vault", colour="red")[0] == 400


def test_a_bot_that_searches_delays_no_other_table(shared: Host) -> None:
    """Two tables' bots think for long at once; people elsewhere are answered meanwhile."""
    slow = [shared.sit(shared.table("cellar", seats="bot:search:1500 bot:search:1500")["watch"]) for _ in range(2)]
    first, second = shared.seats(shared.table())
    answers = play_on([first, second])
    for watcher in slow:
        watcher.drain()
        assert watcher.n < answers  # a whole game went by in the time of a few of their thoughts
    for player in (*slow, first, second):
        player.close()


def test_names_of_agents_that_mean_files_are_refused(shared: Host) -> None:
    for name in ("my_bots.py:careful", "learned:secrets.json", "search:999999", "search"):
        status, body, _ = shared.ask(
            "/api/tables", {"game": "vault", "seats": [{"who": "me"}, {"who": "bot", "agent": name}]}
        )
        assert (status, json.loads(body)["code"]) == (422, "no-agent")
    me = shared.sit(shared.table()["seats"][0]["token"])
    assert me.was_refused(me.do("give", seat=0, agent="my_bots.py:careful")) == "no-agent"
    me.close()


def test_the_lobby_tells_whom_a_table_waits_for_however_long_it_rested(tmp_path: Any) -> None:
    made = Host(f"{tmp_path}/t.db")
    try:
        table = made.table(seed=3)
        first, second = made.seats(table)
        first.choose("lead:0")
        first.choose(first.keys[0])
        for player in (first, second):
            player.close()
        tokens = {"tokens": [seat["token"] for seat in table["seats"]], "language": "uk"}
        awake = json.loads(made.ask("/api/mine", tokens)[1])["tables"]
        for end in (made.stop, made.kill):  # left well, and killed
            end()
            made.start()
            rested = json.loads(made.ask("/api/mine", tokens)[1])["tables"]
            for before, after in zip(awake, rested, strict=True):
                assert after["waiting"] == before["waiting"]
                assert after["asked"] == before["asked"]
                assert after["status"] == before["status"] != []
                assert abs(after["since"] - before["since"]) < 1
            again = made.sit(table["seats"][0]["token"])  # in memory again, and noted by nobody when killed
            again.stack.close()
    finally:
        made.stop()


def preview_of(player: Any, key: str) -> Any:
    before = len(player.other)
    player.do("foresee", wait=False, ask=player.ask["id"], key=key)
    player.until(lambda: any(message["is"] == "preview" for message in player.other[before:]))
    return player.other[-1]["preview"]


def test_an_option_is_foreseen_and_nothing_moves(shared: Host) -> None:
    made = shared.table("cellar", seats="me", seed=4)
    me = shared.sit(made["seats"][0]["token"])
    number, story = me.n, list(me.story)
    preview = preview_of(me, me.keys[0])
    assert preview["key"] == me.keys[0]
    me.drain()
    assert (me.n, me.story) == (number, story)
    assert preview_of(me, me.keys[0]) == preview  # asked again, it says the same
    me.close()


def test_an_option_is_foreseen_for_the_seat_that_has_it(shared: Host) -> None:
    first, second = shared.seats(shared.table(seed=3))
    first.choose("lead:0")
    second.drain()
    key = next(key for key in second.keys if key not in first.keys)  # a card that the first seat does not hold
    number = second.do("foresee", wait=False, ask=second.ask["id"], key=key)  # type: ignore[index]
    second.until(lambda: second.was_refused(number) or any(message["is"] == "preview" for message in second.other))
    assert not second.refused
    assert second.other[-1]["preview"]["key"] == key
    first.close()
    second.close()


def test_a_preview_is_refused_with_the_reason(shared: Host) -> None:
    first, second = shared.seats(shared.table(seed=11))
    ask = first.ask["id"]  # type: ignore[index]
    assert first.was_refused(first.do("foresee", ask="elsewhere", key=first.keys[0])) == "stale"
    assert first.was_refused(first.do("foresee", ask=ask, key="lead:99")) == "not-offered"
    assert second.was_refused(second.do("foresee", ask=ask, key=first.keys[0])) == "stale"
    first.close()
    second.close()


def test_every_question_of_a_seat_has_a_number_of_its_own(tmp_path: Any) -> None:
    """Also where a game asks by the very same object again and nothing was asked in between: an answer that comes late,
    or twice, must not answer the next question."""
    with host(str(tmp_path / "tables.db"), games=("thunderstone",)) as made:
        players = made.seats(made.table("thunderstone", "me friend", seed=3))
        asked: list[tuple[str, str]] = []
        for _ in range(120):
            player = next(player for player in players if player.ask)
            assert player.ask is not None
            asked.append((player.ask["kind"], player.ask["id"]))
            player.choose(player.keys[0])
            for each in players:
                each.drain()
    assert len({number for _, number in asked}) == len(asked)
