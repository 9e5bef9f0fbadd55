"""What every store promises, asked of each of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dwarrow.server.store import Gone, Listing, Store, Taken, files
from dwarrow.server.store.urls import store_at


@pytest.fixture
def run(url):
    """Open a store of the kind, use it, close it."""

    def run(play) -> None:
        async def whole() -> None:
            store = store_at(url)
            await store.open()
            try:
                await play(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run


def test_lines_come_back_in_order_and_survive_a_restart(run):
    async def play(store):
        await store.append("a", 0, [b"0"], 1)
        await store.append("a", 1, [b"1", b"2", b"\x00\xff"], 2)
        await store.append("b", 0, [b"other"], 3)

    async def again(store):
        assert await store.read("a") == [b"0", b"1", b"2", b"\x00\xff"]
        assert await store.read("a", 2) == [b"2", b"\x00\xff"]
        assert await store.read("a", 9) == [] == await store.read("nobody")
        assert await store.tables() == ["a", "b"]

    run(play)
    run(again)


def test_a_place_is_taken_once_and_nothing_of_the_loser_is_kept(run):
    async def play(store):
        await store.append("a", 0, [b"0"], 1)
        await store.append("a", 1, [b"1"], 1)
        for n in (0, 1):
            with pytest.raises(Taken):
                await store.append("a", n, [b"x", b"y", b"z"], 2)
        assert await store.read("a") == [b"0", b"1"]

    run(play)


def test_of_many_who_append_at_once_exactly_one_gets_each_place(run):
    async def play(store):
        won: list[int] = []

        async def ask(who: int) -> None:
            for _ in range(10):
                n = len(await store.read("a"))
                try:
                    await store.append("a", n, [b"%d" % who, b"%d" % who], 1)
                    won.append(who)
                except Taken:
                    pass

        await asyncio.gather(*(ask(who) for who in range(20)))
        lines = [int(line) for line in await store.read("a")]
        assert lines[::2] == lines[1::2]
        assert sorted(lines[::2]) == sorted(won)

    run(play)


def test_a_log_has_no_holes(run):
    async def play(store):
        with pytest.raises(Gone):
            await store.append("a", 1, [b"1"], 1)
        assert await store.tables() == [] == await store.listings()

    run(play)


def test_an_append_of_many_lines_is_one(run):
    async def play(store):
        bodies = [b"%d" % i for i in range(3000)]
        await store.append("a", 0, bodies, 1)
        assert await store.read("a") == bodies

    run(play)


def test_the_hall_shows_the_newest_first(run):
    async def play(store):
        for i in range(10):
            await store.enlist(f"t{i}", i, b'{"i":%d}' % i)
        await store.enlist("t5", 900, b'{"i":"again"}')
        await store.enlist("t9", 902, b"")
        hall = await store.listings()
        assert len(hall) == 9
        assert hall[:2] == [Listing("t5", b'{"i":"again"}'), Listing("t8", b'{"i":8}')]

    run(play)


def test_notes_belong_to_a_seat_of_a_table(run):
    async def play(store):
        await store.append("a", 0, [b"x"], 1)
        assert await store.note("a", 1) == b""
        await store.keep_note("a", 1, "Gróa lies".encode())
        await store.keep_note("a", 2, b"mine")
        await store.keep_note("a", 1, b"she does not")
        assert await store.note("a", 1) == b"she does not"
        await store.keep_note("a", 1, b"")
        assert (await store.note("a", 1), await store.note("a", 2)) == (b"", b"mine")
        with pytest.raises(Gone):
            await store.keep_note("b", 1, b"of nothing")

    run(play)


def test_pruning_forgets_idle_tables_wholly_and_no_others(run):
    async def play(store):
        await store.append("old", 0, [b"x"], 10)
        await store.append("old", 1, [b"x"], 99)
        await store.enlist("old", 99, b"{}")
        await store.keep_note("old", 0, b"note")
        await store.append("woken", 0, [b"x"], 10)
        await store.enlist("woken", 10, b"{}")
        await store.append("woken", 1, [b"x"], 100)
        await store.append("young", 0, [b"x"], 500)
        await store.append("over", 0, [b"x"], 10)  # not listed any more: it is kept
        assert await store.prune(100) == ["old"]
        assert await store.tables() == ["over", "woken", "young"]
        assert [row.table for row in await store.listings()] == ["woken"]
        assert await store.note("old", 0) == b""
        assert await store.prune(100) == []
        with pytest.raises(Gone):
            await store.append("old", 2, [b"x"], 600)

    run(play)


def test_one_process_drives_its_tables(run):
    async def play(store):
        assert await store.drives("a")
        assert await store.drives("a")
        await store.release("a")
        assert await store.drives("a")
        await store.call("word")

    run(play)


async def fill(store: Store) -> None:
    await store.append("a", 0, [b'{"line":"\xc3\xb0 \\n"}', b"\xff\x00", b""], 5)
    await store.enlist("a", 5, b'{"hall":1}')
    await store.append("a", 3, ["\u2028".encode()], 9)
    await store.keep_note("a", 11, b"note\n")
    await store.append("b", 0, [b"{}"], 2**41)


async def all_of(store: Store) -> list[object]:
    return [copy async for copy in store.copies()]


@pytest.mark.parametrize("name", ["out.jsonl", "out.jsonl.gz"])
def test_an_export_is_read_back_as_it_was(run, tmp_path, name):
    async def play(store):
        await fill(store)
        assert await files.write(tmp_path / name, store.copies()) == 2
        assert list(files.read(tmp_path / name)) == await all_of(store)

    run(play)


def test_a_table_is_restored_once_and_never_over_another(run):
    async def play(store):
        await fill(store)
        copies = await all_of(store)
        assert [await store.restore(copy) for copy in copies] == [False, False]
        for name in ("a", "b"):
            await store.enlist(name, 0, b"{}")
        await store.prune(2**42)
        assert [await store.restore(copy) for copy in copies] == [True, True]
        assert await all_of(store) == copies
        await store.append("b", 1, [b"went on"], 3)
        with pytest.raises(Taken, match="other lines"):
            await store.restore(copies[1])
        assert await store.read("b") == [b"{}", b"went on"]

    run(play)


def test_copies_show_one_moment(run):
    async def play(store):
        await fill(store)
        copies = store.copies()
        first = await anext(copies)
        await store.append("b", 1, [b"later"], 3)
        await store.append("c", 0, [b"later"], 3)
        rest = [copy async for copy in copies]
        assert first.table == "a" and len(first.lines) == 4
        assert [(copy.table, len(copy.lines)) for copy in rest] == [("b", 1)]

    run(play)


@pytest.mark.parametrize("cut", [5, 60, -12, -1])
@pytest.mark.parametrize("name", ["out.jsonl", "out.jsonl.gz"])
def test_a_file_that_was_cut_off_is_known(tmp_path, name, cut):
    async def play() -> None:
        store = store_at(str(tmp_path / "t.db"))
        await store.open()
        await fill(store)
        await files.write(tmp_path / name, store.copies())
        await store.close()

    asyncio.run(play())
    whole = (tmp_path / name).read_bytes()
    (tmp_path / "cut").write_bytes(whole[:cut])
    with pytest.raises(files.Unreadable):
        list(files.read(tmp_path / "cut"))


def test_what_is_no_export_is_refused(tmp_path: Path):
    for i, text in enumerate(["", "hello\n", "[]\n", '{"dwarrow":"tables","version":2}\n']):
        (tmp_path / str(i)).write_text(text)
        with pytest.raises(files.Unreadable):
            list(files.read(tmp_path / str(i)))
