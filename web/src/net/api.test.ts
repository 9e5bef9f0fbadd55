import { afterEach, expect, test, vi } from "vitest";
import { Refusal, tableInfo } from "./api";

afterEach(() => vi.unstubAllGlobals());

async function refusalOf(response: Response): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
  const error: unknown = await tableInfo("abc").catch((why: unknown) => why);
  return error instanceof Refusal ? error.code : "none";
}

test("only our own server can say that a table is unknown; whoever else answers is no answer", async () => {
  const problem = { code: "unknown", reason: "unknown-table", words: "there is no such table" };
  expect(await refusalOf(Response.json(problem, { status: 404 }))).toBe("unknown");
  expect(await refusalOf(new Response("<h1>Bad Gateway</h1>", { status: 502 }))).toBe("unreachable");
  expect(await refusalOf(Response.json({ message: "not found" }, { status: 404 }))).toBe("unreachable");
  expect(await refusalOf(Response.json(null, { status: 500 }))).toBe("unreachable");
});
