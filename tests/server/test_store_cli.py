"""backup, export and import from the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dwarrow.cli import app, main
from dwarrow.server.store.urls import store_at


def fill(url: str, last: bytes = b"{}") -> None:
    async def play() -> None:
        store = store_at(url)
        await store.open()
        await store.append("a", 0, [b"{}", last], 5)
        await store.enlist("a", 5, b"{}")
        await store.append("b", 0, [b"{}"], 6)
        await store.close()

    asyncio.run(play())


def said(*words: object) -> str:
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exception is None, done.exception
    return " ".join(done.stdout.split())


def refusal(monkeypatch, capsys, *words: object) -> str:
    monkeypatch.setattr("sys.argv", ["dwarrow", *(str(word) for word in words)])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    return " ".join(capsys.readouterr().err.split())


def test_tables_are_exported_and_imported_once(url, tmp_path):
    fill(url)
    out, new = tmp_path / "tables.jsonl.gz", tmp_path / "new.db"
    assert "2 tables are in" in said("export", out, "--database", url)
    assert "2 tables are new, 0 were there" in said("import", out, "--database", new)
    assert "0 tables are new, 2 were there" in said("import", out, "--database", new)


def test_a_table_with_other_lines_is_refused_and_the_rest_is_taken(url, tmp_path):
    fill(str(tmp_path / "old.db"), b"other")
    said("export", tmp_path / "out.jsonl", "--database", tmp_path / "old.db")
    fill(url)
    done = CliRunner().invoke(app, ["import", str(tmp_path / "out.jsonl"), "--database", url])
    assert done.exit_code == 1
    assert "table 'a' exists already with other lines" in done.stdout
    assert "0 tables are new, 1 were there already, 1 are refused" in done.stdout


def test_a_backup_is_a_new_file(url, tmp_path, monkeypatch, capsys):
    fill(url)
    assert "all tables are in" in said("backup", tmp_path / "copy", "--database", url)
    again = refusal(monkeypatch, capsys, "backup", tmp_path / "copy", "--database", url)
    assert "exists already" in again


def test_what_cannot_be_done_is_told_in_a_sentence(tmp_path, monkeypatch, capsys):
    gone: Path = tmp_path / "no.db"
    assert "No such file" in refusal(monkeypatch, capsys, "backup", "x", "--database", gone)
    assert "No such file" in refusal(monkeypatch, capsys, "import", "x", "--database", gone)
    gone.with_name("text").write_text("hello\n")
    text = refusal(monkeypatch, capsys, "import", tmp_path / "text", "--database", tmp_path / "t")
    assert "no export of dwarrow" in text
    assert "no database dwarrow knows" in refusal(
        monkeypatch, capsys, "export", "x", "--database", "mysql://x"
    )
