"""Databases for the tests of the server: a SQLite file, and a database in a local PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from secrets import token_hex
from urllib.parse import urlsplit

import psycopg
import pytest

POSTGRES = os.environ.get("DWARROW_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")


@pytest.fixture
def postgres() -> psycopg.Connection:
    """A connection that may make databases; without a server the tests that ask for it are skipped,
    but never in CI."""
    try:
        return psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError as why:
        if os.environ.get("CI"):
            pytest.fail(f"CI needs a PostgreSQL at DWARROW_TEST_POSTGRES: {why}")
        pytest.skip("no PostgreSQL answers at DWARROW_TEST_POSTGRES")


@pytest.fixture
def postgres_url(postgres) -> Iterator[str]:
    """The address of an empty database that goes away after the test."""
    name = f"dwarrow_test_{token_hex(6)}"
    postgres.execute(f"CREATE DATABASE {name}")
    yield urlsplit(POSTGRES)._replace(path=f"/{name}").geturl()
    with psycopg.connect(POSTGRES, autocommit=True) as db:  # a test may have cut all others
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return str(tmp_path / "tables.db")
