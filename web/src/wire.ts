// Written by `python -m dwarrow.wire.typescript`; do not edit.

export interface Hello {
  ask: "hello";
  key?: string;
  since?: number;
}

export interface TableInfo {
  table: string;
  settings: Settings;
  rules: Record<string, string>;
  status: "ended" | "frozen" | "gathering" | "over" | "paused" | "playing";
  seats: SeatInfo[];
  host: number | null;
  commitments: string[];
  deadline: number | null;
  remaining: number | null;
  proposals: Proposal[];
  scores: number[];
  winners: number[];
  rematch: string;
  webhook: boolean;
}

export interface Settings {
  game: string;
  edition?: string;
  options?: Record<string, string>;
  seats?: number;
  clock?: Clock;
  visibility?: "link" | "listed";
  takeover?: "grace" | "never" | "vote";
  grace?: number;
  bot?: string;
}

export interface Clock {
  kind?: "days" | "none" | "seconds";
  limit?: number;
}

export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
}

export interface Proposal {
  line: number;
  what: "replace" | "undo";
  by: number;
  seat: number;
  waits: number[];
}

export interface Open {
  settings: Settings;
  name?: string | null;
  bots?: Record<string, string>;
  entropy?: string | null;
  webhook?: string;
}

export interface Opened {
  table: string;
  host: string;
  invite: string;
  seat?: number | null;
  key?: string;
}

export interface Sit {
  name: string;
  invite?: string;
  seat?: number | null;
  entropy?: string | null;
}

export interface Seated {
  table: string;
  seat: number;
  key: string;
}

export interface Listed {
  table: string;
  game: string;
  edition: string;
  status: string;
  names: string[];
  open: number;
}

export interface Problem {
  code: string;
  words: string;
  reason?: string;
  facts?: Record<string, string | number>;
}

export interface Replay {
  table: TableInfo;
  viewpoint: number | "all" | "public";
  frames: Frame[];
  seat?: number | null;
}

export interface Frame {
  played: number;
  line: number;
  view: Record<string, any>;
  story: Record<string, any>[];
}

export interface GameInfo {
  game: string;
  seats: number[];
  usual: number;
  editions: Record<string, Record<string, string>>;
  options: Record<string, OptionInfo>;
  bots: string[];
}

export interface OptionInfo {
  values: string[];
  clauses: string[];
}

export interface RulesPage {
  game: string;
  language: string;
  sections: RulesSection[];
}

export interface RulesSection {
  name: string;
  title: string;
  clauses: ClauseInfo[];
}

export interface ClauseInfo {
  number: string;
  says: string;
  mark: string;
}

export interface HouseInfo {
  release: string;
  address: string;
}

export interface QrText {
  text: string;
}

export interface Known {
  rounds: KnownRound[];
}

export interface KnownRound {
  round: number;
  moves: number;
  seats: KnownSeat[];
}

export interface KnownSeat {
  seat: number;
  role: string;
  at: number | null;
  move: number | null;
  percent: number;
  signs: Sign[];
}

export interface Sign {
  key: string;
  names: Record<string, string | number>;
}

export interface Play {
  ask: "play";
  id: string;
  played: number;
  move: string;
}

export interface Why {
  ask: "why";
  id: string;
  move: string;
}

export interface Say {
  ask: "say";
  id: string;
  text: string;
}

export interface Phrase {
  ask: "phrase";
  id: string;
  phrase: "good-game" | "hello" | "hm" | "hurry" | "not-me" | "sorry" | "thanks" | "trust-me" | "well-dug";
}

export interface Claim {
  ask: "claim";
  id: string;
  about: "goal" | "seat";
  which: number;
  says: "gold" | "stone" | "suspect" | "trust";
}

export interface Doubt {
  ask: "doubt";
  id: string;
  line: number;
}

export interface Note {
  ask: "note";
  id: string;
  text: string;
}

export interface Entropy {
  ask: "entropy";
  id: string;
  value: string;
}

export interface Undo {
  ask: "undo";
  id: string;
}

export interface Replace {
  ask: "replace";
  id: string;
  seat: number;
}

export interface Vote {
  ask: "vote";
  id: string;
  line: number;
  yes: boolean;
}

export interface Return {
  ask: "return";
  id: string;
}

export interface Leave {
  ask: "leave";
  id: string;
}

export interface Resign {
  ask: "resign";
  id: string;
}

export interface Start {
  ask: "start";
  id: string;
}

export interface Pause {
  ask: "pause";
  id: string;
}

export interface Resume {
  ask: "resume";
  id: string;
}

export interface End {
  ask: "end";
  id: string;
}

export interface Rematch {
  ask: "rematch";
  id: string;
}

export interface Configure {
  ask: "configure";
  id: string;
  settings: Settings;
}

export interface Webhook {
  ask: "webhook";
  id: string;
  url: string;
}

export interface Bot {
  ask: "bot";
  id: string;
  seat: number;
  bot: string;
}

export interface Swap {
  ask: "swap";
  id: string;
  one: number;
  other: number;
}

export interface Reissue {
  ask: "reissue";
  id: string;
  seat?: number | null;
}

export interface Remove {
  ask: "remove";
  id: string;
  seat: number;
}

export interface Welcome {
  tell: "welcome";
  wire: number;
  release: string;
  seat: number | null;
  host: boolean;
  notes: string;
}

export interface Update {
  tell: "update";
  version: number;
  since: number;
  played: number;
  table: TableInfo;
  seat: number | null;
  view: Record<string, any> | null;
  moves: Record<string, any>[];
  story: Record<string, any>[];
}

export interface Done {
  tell: "done";
  id: string;
  version: number;
  link?: string;
}

export interface Refused {
  tell: "refused";
  id: string;
  code: "frozen" | "illegal" | "not-allowed" | "stale" | "too-fast" | "unavailable" | "unknown" | "unreadable";
  words: string;
  clause?: string;
  reason?: string;
  facts?: Record<string, string | number>;
}

export interface Because {
  tell: "because";
  id: string;
  clause?: string;
  reason?: string;
}

export interface Presence {
  tell: "presence";
  here: number[];
  watching: number;
}

export type Ask = Play | Why | Say | Phrase | Claim | Doubt | Note | Entropy | Undo | Replace | Vote | Return | Leave | Resign | Start | Pause | Resume | End | Rematch | Configure | Webhook | Bot | Swap | Reissue | Remove;

export type Tell = Welcome | Update | Done | Refused | Because | Presence;
