/** The plain requests: open a table, sit down, look around. */

import type {
  Advice,
  Code,
  GameInfo,
  HouseInfo,
  Invitation,
  Invite,
  Learn,
  LessonInfo,
  Listed,
  Open,
  NewTable,
  Problem,
  PuzzleOfDay,
  QrText,
  Replay,
  ReviewSoFar,
  RulesPage,
  Seated,
  Sit,
  TableInfo,
  Worth,
} from "../wire";
import { sha256 } from "../table/sha256";
import { refusedText, t } from "../words";

/** A request that was refused, and why, in the language spoken. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => undefined);
  if (!response) throw new Refusal("unreachable", t("page-start-unreachable"));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
  if (!problem?.code) throw new Refusal("unreachable", t("page-start-unreachable")); // not our server speaks
  throw new Refusal(problem.code, refusedText("", problem));
}

const withKey = (key: string): RequestInit => (key ? { headers: { Authorization: `Bearer ${key}` } } : {});

async function get<T>(path: string, key = "", signal: AbortSignal | null = null): Promise<T> {
  return (await (await request(path, { ...withKey(key), signal })).json()) as T;
}

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const games = (): Promise<GameInfo[]> => get("/api/games");
export const house = (): Promise<HouseInfo> => get("/api/house");
export const rulesOf = (game: string, language: string): Promise<RulesPage> =>
  get(`/api/rules/${game}?language=${language}`);
export const tables = (): Promise<Listed[]> => get("/api/tables");
export const tableInfo = (table: string): Promise<TableInfo> => get(`/api/tables/${table}`);

export async function openTable(wish: Open): Promise<NewTable> {
  return (await (await post("/api/tables", wish)).json()) as NewTable;
}

export const lessons = (): Promise<LessonInfo[]> => get("/api/lessons");

/** Open the table of a lesson. */
export const learn = async (wish: Learn): Promise<NewTable> =>
  (await (await post("/api/lessons", wish)).json()) as NewTable;

/** What a good player would do now in a lesson. */
export const advice = (table: string, key: string): Promise<Advice> =>
  get(`/api/tables/${table}/advice`, key);

export async function sitDown(table: string, wish: Sit): Promise<Seated> {
  return (await (await post(`/api/tables/${table}/sit`, wish)).json()) as Seated;
}

/** Where a short code leads. */
export async function join(code: string): Promise<Invitation> {
  return (await (await post("/api/join", { code } satisfies Code)).json()) as Invitation;
}

/** What a link is worth now: the code of the table, or why it seats nobody. */
export async function worth(table: string, invite: string): Promise<{ code: string; why: string }> {
  const path = `/api/tables/${table}/invitation`;
  const told = (await (await post(path, { invite } satisfies Invite)).json()) as Worth;
  return { code: told.code, why: told.refused ? refusedText("", told.refused) : "" };
}

/** A game again, moment by moment, as a seat saw it: `public` is what lay open, `all` every card once it is
 * over, `most` as much as this key may see now. */
export const replay = (
  table: string,
  viewpoint: number | "public" | "all" | "most",
  key = "",
  signal: AbortSignal | null = null,
): Promise<Replay> => get(`/api/tables/${table}/replay?viewpoint=${viewpoint}`, key, signal);

/** As much of a finished game's review as there is, from a part on. */
export const review = (table: string, since: number): Promise<ReviewSoFar> =>
  get(`/api/tables/${table}/review?since=${since}`);

export const puzzle = (): Promise<PuzzleOfDay> => get("/api/puzzle");

/** The record of a finished game as text. */
export const record = async (table: string): Promise<string> =>
  (await request(`/api/tables/${table}/record`, {})).text();

/** A text as a QR code, an SVG; a secret goes in the body, never in an address. */
export const qr = async (text: string): Promise<string> =>
  (await post("/api/qr", { text } satisfies QrText)).text();

/** Chance of one's own for the deals to come, and the promise of it that is given first. */
export function chance(): { value: string; commitment: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { value, commitment: sha256(value) };
}
