/** The plain requests: open a table, sit down, look around. */

import type {
  GameInfo,
  HouseInfo,
  Known,
  Listed,
  Open,
  Opened,
  Problem,
  QrText,
  Replay,
  RulesPage,
  Seated,
  Sit,
  TableInfo,
} from "../wire";
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
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const words = problem.words ?? response.statusText;
  throw new Refusal(problem.code ?? "unknown", refusedText("", { ...problem, words }));
}

const withKey = (key: string): RequestInit => (key ? { headers: { Authorization: `Bearer ${key}` } } : {});

async function get<T>(path: string, key = ""): Promise<T> {
  return (await (await request(path, withKey(key))).json()) as T;
}

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const games = (): Promise<GameInfo[]> => get("/api/games");
export const house = (): Promise<HouseInfo> => get("/api/house");
export const rulesOf = (game: string): Promise<RulesPage> => get(`/api/rules/${game}`);
export const tables = (): Promise<Listed[]> => get("/api/tables");
export const tableInfo = (table: string): Promise<TableInfo> => get(`/api/tables/${table}`);

export async function openTable(wish: Open): Promise<Opened> {
  return (await (await post("/api/tables", wish)).json()) as Opened;
}

export async function sitDown(table: string, wish: Sit): Promise<Seated> {
  return (await (await post(`/api/tables/${table}/sit`, wish)).json()) as Seated;
}

/** A game again, moment by moment, as a seat saw it: `public` is what lay open, `all` every card once it is
 * over, `most` as much as this key may see now. */
export const replay = (
  table: string,
  viewpoint: number | "public" | "all" | "most",
  key = "",
): Promise<Replay> => get(`/api/tables/${table}/replay?viewpoint=${viewpoint}`, key);

/** When each player of a finished game could have been known. */
export const known = (table: string): Promise<Known> => get(`/api/tables/${table}/known`);

/** The record of a finished game as text. */
export const record = async (table: string): Promise<string> =>
  (await request(`/api/tables/${table}/record`, {})).text();

/** A text as a QR code, an SVG; a secret goes in the body, never in an address. */
export const qr = async (text: string): Promise<string> =>
  (await post("/api/qr", { text } satisfies QrText)).text();

/** Chance of one's own for the deals to come. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
