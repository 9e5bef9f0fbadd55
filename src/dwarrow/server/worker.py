"""A process that works for the server, seen from both ends: it gets one job at a time and answers
in bytes.

It is started when it is needed, and again when it has died, or when the engine has been compiled
meanwhile: a table that was opened before goes on with faster bots.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
import sysconfig
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any, BinaryIO

ENGINE = Path(
    sysconfig.get_path("platlib"),
    f"dwarrow_engine__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}",
)
HEAD = struct.Struct(">I")
WAKING = 20.0  # seconds for a process to start


class Worker:
    """One process; whatever fails, the next job finds another one."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.process: asyncio.subprocess.Process | None = None
        self.is_awake = False
        self.is_compiled = False

    async def done(self, job: bytes, patience: float) -> bytes:
        """The answer to a job; TimeoutError, OSError or IncompleteReadError if there is none."""
        self.waiting += 1
        try:
            async with self.lock:
                return await self._answer(job, patience)
        finally:
            self.waiting -= 1

    async def _answer(self, job: bytes, patience: float) -> bytes:
        return await self._tried(job, patience)

    async def parts(self, job: bytes, patience: float) -> AsyncIterator[bytes]:
        """The answers to a job that has many, each as soon as it is there; an empty one ends."""
        async with self.lock:
            try:
                part = await self._tried(job, patience)
                while part:
                    yield part
                    part = await self._tried(b"", patience)
            except GeneratorExit:  # nobody listens to the rest
                await self.stop()
                raise

    async def _tried(self, job: bytes, patience: float) -> bytes:
        """What the process answers, to a new job or going on with one."""
        try:
            process = await self._started() if job else self._going()
            async with asyncio.timeout(patience if self.is_awake else max(patience, WAKING)):
                answer = await exchanged(process, job)
            self.is_awake = True
            return answer
        except BaseException:
            await self.stop()
            raise

    def _going(self) -> asyncio.subprocess.Process:
        if self.process is None:
            raise OSError("the process was stopped in the middle of its work")
        return self.process

    async def _started(self) -> asyncio.subprocess.Process:
        if ENGINE.exists() and not self.is_compiled:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.is_awake, self.is_compiled = False, ENGINE.exists()
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            # It is killed, and its pipes are closed while there is a loop to do it.
            process._transport.close()  # type: ignore[attr-defined]
            await process.wait()


async def exchanged(process: asyncio.subprocess.Process, job: bytes) -> bytes:
    assert process.stdin and process.stdout
    if job:
        process.stdin.write(HEAD.pack(len(job)) + job)
        await process.stdin.drain()
    head = await process.stdout.readexactly(HEAD.size)
    return await process.stdout.readexactly(HEAD.unpack(head)[0])


# ---- the other end


def work(answers: Callable[[Any], Iterable[bytes]], modesty: int) -> None:
    """The life of such a process: it does every job in its turn, and people come first."""
    if sys.platform != "win32":
        os.nice(modesty)
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for end in (0, 1):  # a guest bot that prints or reads must not take part in the talk
        os.dup2(nowhere, end)
    serve(answers, source, sink)


def serve(answers: Callable[[Any], Iterable[bytes]], source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until the server goes away."""
    while head := source.read(HEAD.size):
        job = pickle.loads(source.read(HEAD.unpack(head)[0]))
        for answer in answers(job):
            sink.write(HEAD.pack(len(answer)) + answer)
            sink.flush()
