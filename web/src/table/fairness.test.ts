import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sealsOf } from "./fairness";
import { sha256 } from "./sha256";

const hashed = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

test.each([0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 200])(
  "%i bytes are hashed as everybody does",
  (size) => {
    const bytes = randomBytes(size);
    expect(sha256(bytes.toString("hex"))).toBe(hashed(bytes));
  },
);

const secret = randomBytes(32);
const record = (seal: string): string => `commit 1 ${seal}\nsecret 1 ${secret.toString("hex")}\n`;

test("a secret fits its seal, and the seal is the one told before the game", () => {
  const seal = hashed(secret);
  expect(sealsOf(record(seal), [seal])).toMatchObject([{ deal: 1, isTrue: true }]);
  expect(sealsOf(record(seal), [hashed(randomBytes(32))])).toMatchObject([{ isTrue: false }]);
  expect(sealsOf(record(hashed(randomBytes(32))), [])).toMatchObject([{ isTrue: false }]);
});
