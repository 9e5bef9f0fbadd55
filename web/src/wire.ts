// Written by `python -m dwarrow.server.typescript`; do not edit.

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
  awaits?: number[];
  promised?: number[];
  lesson?: string;
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
  hints?: boolean;
}

export interface Clock {
  kind?: "days" | "none" | "seconds";
  limit?: number;
}

export interface SeatInfo {
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  muted?: boolean;
  face?: string;
}

export interface Proposal {
  line: number;
  what: "reissue" | "remove" | "replace" | "undo";
  by: number;
  seat: number;
  waits: number[];
}

export interface Open {
  settings: Settings;
  name?: string | null;
  bots?: Record<string, string>;
  entropy?: string | null;
  commitment?: string | null;
  webhook?: string;
  face?: string;
}

export interface NewTable {
  table: string;
  invite: string;
  host: string;
  seat?: number | null;
  key?: string;
}

export interface Sit {
  name: string;
  invite?: string;
  seat?: number | null;
  entropy?: string | null;
  commitment?: string | null;
  face?: string;
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
  view: View;
  story: Told[];
  way?: [number, number][];
  why?: Grounds[];
}

export interface Grounds {
  key: string;
  names: Record<string, string | number>;
}

export interface GameInfo {
  game: string;
  seats: number[];
  usual: number;
  editions: Record<string, Record<string, string>>;
  readings: Record<string, string[]>;
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
  code?: string[];
  tests?: string[];
}

export interface HouseInfo {
  release: string;
  address: string;
  rests_after: number;
  keep_days: number;
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

export interface Code {
  code: string;
}

export interface Invite {
  invite?: string;
}

export interface Invitation {
  table: string;
  invite: string;
}

export interface Worth {
  code: string;
  refused?: Problem | null;
}

export interface Learn {
  lesson: string;
  name: string;
}

export interface LessonInfo {
  lesson: string;
  game: string;
  steps: number;
}

export interface Advice {
  played: number;
  move: string;
  tip: string;
  step: number;
  steps: number;
  follows: boolean;
  because?: Grounds[];
}

export interface ReviewSoFar {
  since: number;
  parts: (ReviewHead | ReviewStep | ReviewEnd)[];
  before: number;
  is_whole: boolean;
}

export interface ReviewHead {
  part: "head";
  game: string;
  edition: string;
  names: string[];
  rounds: number;
  moves: number;
  unit: "chance" | "nuggets";
  lines: CurveLine[];
  depth: "deep" | "normal" | "quick";
  prior: number[];
  dealt: number[][];
  points: number[][];
  roles: string[][];
}

export interface CurveLine {
  side?: string;
  seat?: number | null;
}

export interface ReviewStep {
  part: "step";
  played: number;
  round: number;
  seat: number;
  move: Move;
  known_all: number[];
  error: number;
  known_to: number[][];
  suspected: number[][];
  open_suspected: number[];
  is_turning_point: boolean;
  judgement: Judgement | null;
  line: BestLine | null;
}

export interface Judgement {
  verdict: "best" | "blunder" | "doubtful" | "good";
  share: number;
  best: Move;
  best_share: number;
  loss: number;
  error: number;
  reason: Sentence;
}

export interface Sentence {
  message: string;
  facts?: Record<string, string | number>;
  move?: Move | null;
  round?: number;
}

export interface BestLine {
  gain: number;
  moves: Move[];
}

export interface ReviewEnd {
  part: "end";
  counts: MoveCount[];
  fortunes: Fortune[];
  exposures: Exposure[];
  fooled: Fooled[];
  claims: ClaimWeighed[];
  summary: Sentence[];
}

export interface MoveCount {
  seat: number;
  best: number;
  good: number;
  doubtful: number;
  blunder: number;
  loss: number;
}

export interface Fortune {
  line: CurveLine;
  round: number;
  prior: number;
  result: number;
  skill: number;
  others: number;
  luck: number;
  error: number;
}

export interface Exposure {
  round: number;
  seat: number;
  role: string;
  hinders: boolean;
  sure_at: number | null;
  sure_move: number | null;
  percent: number;
  acts: ActWeighed[];
}

export interface ActWeighed {
  played: number;
  before: number;
  after: number;
  sentence: Sentence;
}

export interface Fooled {
  round: number;
  watcher: number;
  suspect: number;
  moves: number;
  percent: number;
}

export interface ClaimWeighed {
  played: number;
  round: number;
  seat: number;
  about: string;
  which: number;
  says: string;
  is_true: boolean;
  knew: boolean;
}

export interface PuzzleOfDay {
  day: string;
  rules: Record<string, string>;
  puzzle: Puzzle;
}

export interface Puzzle {
  number: number;
  game: string;
  edition: string;
  names: string[];
  seat: number;
  unit: "chance" | "nuggets";
  view: View;
  moves: Move[];
  answer: Move;
  tried: PuzzleMove[];
  explanation: Sentence[];
}

export interface PuzzleMove {
  move: Move;
  share: number;
}

export interface Ping {
  ask: "ping";
  id: string;
}

export interface Showing {
  ask: "showing";
  id: string;
  yes: boolean;
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
  move?: string;
  facts?: Record<string, string | number | boolean>;
}

export interface Hint {
  ask: "hint";
  id: string;
}

export interface Say {
  ask: "say";
  id: string;
  text: string;
}

export interface Phrase {
  ask: "phrase";
  id: string;
  phrase: "good-game" | "hello" | "hm" | "hurry" | "not-looked" | "not-me" | "sorry" | "thanks" | "trust-me" | "well-dug";
}

export interface Murmur {
  ask: "murmur";
  id: string;
  name: string;
  text: string;
}

export interface Face {
  ask: "face";
  id: string;
  face: string;
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

export interface Inquire {
  ask: "inquire";
  id: string;
  seat: number;
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

export interface Commit {
  ask: "commit";
  id: string;
  commitment: string;
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
  to?: number | null;
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

export interface Mute {
  ask: "mute";
  id: string;
  seat: number;
  yes?: boolean;
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
  view: View | null;
  moves: Move[];
  story: Told[];
  undo?: boolean;
  ended?: Ended;
}

export interface Ended {
  line: number;
  view: View;
  way: [number, number][];
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

export interface Hinted {
  tell: "hinted";
  id: string;
  move: string;
  because: Grounds[];
}

export interface Presence {
  tell: "presence";
  here: number[];
  watching: number;
  durable?: boolean;
}

export type Ask = Ping | Showing | Play | Why | Hint | Say | Phrase | Murmur | Face | Claim | Doubt | Inquire | Note | Entropy | Commit | Undo | Replace | Vote | Return | Leave | Resign | Start | Pause | Resume | End | Rematch | Configure | Webhook | Bot | Swap | Reissue | Mute | Remove;

export type Tell = Welcome | Update | Done | Refused | Because | Hinted | Presence;

export interface Door {
  side: string;
  colour: string;
}

export interface Nuggets {
  nuggets: number;
  sides: string;
}

export interface LaidCard {
  x: number;
  y: number;
  card: string;
  turned: boolean;
  door?: Door;
  troll?: string;
  gold?: Nuggets;
}

export interface SaboteurInPurse {
  cards: number[];
  bank: number;
}

export interface SaboteurShare {
  seat: number;
  role: string;
  cards: number;
  nuggets: number | null;
  clause: string;
}

export interface Saboteur2Payment {
  round: number;
  to: number;
  from: number | null;
  nuggets: number;
}

export interface Saboteur2Swap {
  trail: number;
  with: number;
  gave: string[];
  got: string[];
}

export interface Saboteur2Reach {
  team: string;
  reaches: boolean;
  route: number[][];
  door: number[] | null;
}

export interface Saboteur2Share {
  seat: number;
  role: string;
  trapped: boolean;
  won: boolean;
  nuggets: number;
  clause: string;
  door: number[] | null;
}

export interface DuelShare {
  seat: number;
  cards: string[];
  nuggets: number;
  trolls: number;
  paid: number[];
  forgiven: number;
  total: number;
  clauses: string[];
}

export type SoloShare = DuelShare;

export interface KingsMineFacts {
  mine: string;
  defence: number;
  size: number;
  overseer: boolean;
  value: number;
}

export interface KingsPlotFacts {
  mine: string;
  defence: number;
  size: number;
  overseer: boolean;
  value: number;
  troops: string[];
}

export interface KingsBackFacts {
  mine: string;
  troop: string | null;
}

export interface KingsScoredMine {
  mine: string;
  developed: boolean;
  value: number;
  clause: string;
}

export interface KingsAccount {
  seat: number;
  race: string;
  mines: KingsScoredMine[];
  score: number;
}

export interface SaboteurPublic {
  round: number;
  phase: "deal" | "play" | "choose" | "orient" | "draft" | "over";
  turn: number; // whose decision it is
  first: number; // who starts this round
  hands: number[]; // hand sizes (SAB-122)
  tools: (("pick" | "lamp" | "cart")[])[]; // what lies in front of each seat: broken tools and more (SAB-126)
  buried: number[]; // how many cards each discarded face down (SAB-122)
  looked: number[][]; // the goals each seat has looked at (SAB-119)
  spent: Record<string, number>; // cards seen by all that lie in the discard pile (SAB-125)
  roles: ("unknown" | "digger" | "saboteur")[]; // turned up at the end of the round (SAB-085)
  goals: (string | null)[]; // the goals turned up (SAB-120)
  deck: number; // SAB-122
  last_card: number; // SAB-114
  last_turn: number; // SAB-113
  passes: number; // passes in a row since the deck ran out (SAB-082)
  layer: number; // who laid the last tunnel card (SAB-068)
  orient: number[]; // opened goals whose position is still to choose (SAB-073)
  links: number[]; // goals that were joined before this turn's card (SAB-074)
  reached: number[]; // who led the tunnel to each goal left face down (SAB-087)
  maze: LaidCard[];
  gold_cards: number[]; // how many each seat owns (SAB-130)
  purses: SaboteurInPurse[]; // gold that lies open (SAB-105)
  gold_deck: number; // SAB-111
  gold_drawn: number; // cards ever taken from the top of this gold deck (SAB-132)
  offer: number; // how many gold cards are still to be chosen (SAB-128)
  winner: "unknown" | "digger" | "saboteur"; // the side that won the round (SAB-087, SAB-088)
  aside: "unknown" | "digger" | "saboteur"; // the role left over, once the roles are up (SAB-133)
  picks: [number, number, number][]; // SAB-094
  pays: [number, number, number, number][]; // SAB-131
  laid: [number, number];
  discard: number;
  pool: Record<string, number>;
}

export interface SaboteurPrivate {
  hand: string[]; // SAB-121
  seen: (string | null)[]; // the goals it has looked at (SAB-119)
  buried: Record<string, number>; // its own face-down discards (SAB-123, SAB-124)
  role: "unknown" | "digger" | "saboteur"; // SAB-117
  fellows: number[]; // saboteurs it knows, by option (SAB-117)
  purse: SaboteurInPurse; // SAB-130
  offer: number[]; // the gold set while it chooses (SAB-128)
  sights: [number, number, number[]][]; // gold sets it has seen (SAB-129)
  under: [number, number][]; // gold cards it sent under the deck (SAB-132)
}

export interface SaboteurView {
  game: "saboteur";
  rules?: Record<string, string>; // a table tells them beside the view
  seats: number;
  seat: number | null;
  public: SaboteurPublic;
  private: SaboteurPrivate;
  privates?: SaboteurPrivate[]; // every drawer, of a game that is over
  goals?: string[]; // what every goal shows, of a game that is over
}

export type SaboteurMove =
  | { words: string; do: "lay"; card: string; turned: boolean; x: number; y: number }
  | { words: string; do: "break"; card: string; target: number }
  | { words: string; do: "mend"; tool: string; target: number; card: string }
  | { words: string; do: "rockfall"; card: "rockfall" }
  | { words: string; do: "rockfall"; card: "rockfall"; x: number; y: number }
  | { words: string; do: "look"; card: "map"; goal: number }
  | { words: string; do: "open" }
  | { words: string; do: "open"; goal: number }
  | { words: string; do: "put"; goal: number; turned: boolean }
  | { words: string; do: "pass" }
  | { words: string; do: "pass"; card: string }
  | { words: string; do: "take"; nuggets: number };

export type SaboteurStory =
  | { event: "dealt"; round: number; first: number }
  | { event: "got-hand"; cards: string[] }
  | { event: "laid"; seat: number; card: string; x: number; y: number; turned: boolean }
  | { event: "broke"; seat: number; target: number; tool: string }
  | { event: "collapsed"; seat: number; card: string; x: number; y: number; turned: boolean }
  | { event: "rumbled"; seat: number }
  | { event: "looked"; seat: number; goal: number }
  | { event: "saw"; goal: number; card: string }
  | { event: "opened"; seat: number; goal: number; card: string }
  | { event: "placed"; goal: number; turned: boolean }
  | { event: "left-down"; seat: number }
  | { event: "mended"; seat: number; target: number; tool: string; card: string }
  | { event: "passed"; seat: number; discarded: number }
  | { event: "drew"; seat: number }
  | { event: "got-card"; card: string }
  | { event: "game-ended"; nuggets: number[]; winners: number[] }
  | { event: "got-role"; role: string; fellows: number[] }
  | { event: "discarded"; card: string }
  | { event: "round-ended"; winner: string; clause: string; roles: string[]; aside: string }
  | { event: "offered"; cards: number[] }
  | { event: "took"; seat: number; left: number; value: number | null }
  | { event: "got-gold"; value: number }
  | { event: "paid"; seat: number; cards: number; nuggets: number; shown: number[] }
  | { event: "sent-under"; seat: number }
  | { event: "saw-under"; value: number }
  | { event: "settled"; round: number; winner: string; clause: string; shares: SaboteurShare[] };

export interface Saboteur2Public {
  round: number;
  phase: "deal" | "play" | "choose" | "orient" | "rob" | "over";
  turn: number; // whose decision it is
  first: number; // who starts this round
  hands: number[]; // hand sizes (SAB-122)
  tools: (("pick" | "lamp" | "cart")[])[]; // what lies in front of each seat: broken tools and more (SAB-126)
  buried: number[]; // how many cards each discarded face down (SAB-122)
  looked: number[][]; // the goals each seat has looked at (SAB-119)
  spent: Record<string, number>; // cards seen by all that lie in the discard pile (SAB-125)
  roles: ("unknown" | "green" | "blue" | "boss" | "profiteer" | "geologist" | "saboteur")[]; // turned up at the end of the round (SAB-085)
  goals: (string | null)[]; // the goals turned up (SAB-120)
  deck: number; // SAB-122
  last_card: number; // SAB-114
  last_turn: number; // SAB-113
  passes: number; // passes in a row since the deck ran out (SAB-082)
  layer: number; // who laid the last tunnel card (SAB-068)
  orient: number[]; // opened goals whose position is still to choose (SAB-073)
  links: number[]; // goals that were joined before this turn's card (SAB-074)
  reached: number[]; // who led the tunnel to each goal left face down (SAB-087)
  maze: LaidCard[];
  turns: number; // turns taken in this round: the stamp of what was seen when (SB2-095)
  last_thief: number; // who last played a Theft in this round (SB2-087)
  rich: number[]; // who has any gold (SB2-104)
  completer: number; // who completed the tunnel to the treasure (SB2-059)
  reaching: string[]; // the teams that can reach it (SB2-062)
  winners: number[]; // who won the round (SB2-073)
  thieves: number[]; // who has yet to choose a victim (SB2-086)
  marks: number[]; // who may be robbed, as far as it hangs on what they had before (SB2-086)
  pays: number[]; // what each seat got in this round, thefts included (SB2-105)
  gold: number[]; // all gold, open when the game is over (SB2-093)
  trail: ([string, number, number | string])[]; // of the hands since the first swap of hands (SB2-101)
  hats: [number, number][]; // SB2-097
  looks: [number, number, number][]; // SB2-096
  ledger: Saboteur2Payment[]; // every payment and theft of the game (SB2-105)
  laid: [number, number];
  discard: number;
  aside: number;
  trapped: number[];
  thefts: number[];
}

export interface Saboteur2Private {
  hand: string[]; // SAB-121
  seen: (string | null)[]; // the goals it has looked at (SAB-119)
  buried: Record<string, number>; // its own face-down discards (SAB-123, SAB-124)
  role: "unknown" | "green" | "blue" | "boss" | "profiteer" | "geologist" | "saboteur"; // SB2-095
  gold: number; // only the sum matters (SB2-084, SB2-085, SB2-104)
  hats: ([number, "unknown" | "green" | "blue" | "boss" | "profiteer" | "geologist" | "saboteur"])[]; // roles it gave up (SB2-098)
  inspected: ([number, number, "unknown" | "green" | "blue" | "boss" | "profiteer" | "geologist" | "saboteur"])[]; // roles it inspected (SB2-095)
  swaps: Saboteur2Swap[]; // hands it swapped (SB2-101)
}

export interface Saboteur2View {
  game: "saboteur2";
  rules?: Record<string, string>; // a table tells them beside the view
  seats: number;
  seat: number | null;
  public: Saboteur2Public;
  private: Saboteur2Private;
  privates?: Saboteur2Private[]; // every drawer, of a game that is over
  goals?: string[]; // what every goal shows, of a game that is over
}

export type Saboteur2Move =
  | { words: string; do: "lay"; card: string; turned: boolean; x: number; y: number }
  | { words: string; do: "break"; card: string; target: number }
  | { words: string; do: "mend"; tool: string; target: number; card: string }
  | { words: string; do: "rockfall"; card: "rockfall" }
  | { words: string; do: "rockfall"; card: "rockfall"; x: number; y: number }
  | { words: string; do: "look"; card: "map"; goal: number }
  | { words: string; do: "open" }
  | { words: string; do: "open"; goal: number }
  | { words: string; do: "put"; goal: number; turned: boolean }
  | { words: string; do: "play"; card: string; target: number }
  | { words: string; do: "pass"; cards: [] }
  | { words: string; do: "pass"; cards: string[] }
  | { words: string; do: "shed"; removed: string; cards: string[] }
  | { words: string; do: "rob" }
  | { words: string; do: "rob"; target: number };

export type Saboteur2Story =
  | { event: "dealt"; round: number; first: number }
  | { event: "got-hand"; cards: string[] }
  | { event: "laid"; seat: number; card: string; x: number; y: number; turned: boolean }
  | { event: "broke"; seat: number; target: number; tool: string }
  | { event: "collapsed"; seat: number; card: string; x: number; y: number; turned: boolean }
  | { event: "rumbled"; seat: number }
  | { event: "looked"; seat: number; goal: number }
  | { event: "saw"; goal: number; card: string }
  | { event: "opened"; seat: number; goal: number; card: string }
  | { event: "placed"; goal: number; turned: boolean }
  | { event: "left-down"; seat: number }
  | { event: "mended"; seat: number; target: number; tool: string; card: string }
  | { event: "passed"; seat: number; discarded: number }
  | { event: "drew"; seat: number }
  | { event: "got-card"; card: string }
  | { event: "game-ended"; nuggets: number[]; winners: number[] }
  | { event: "planned-theft"; seat: number }
  | { event: "stopped-theft"; seat: number; target: number }
  | { event: "swapped-hands"; seat: number; target: number; gave: number; got: number }
  | { event: "gave-hand"; target: number; cards: string[] }
  | { event: "inspected"; seat: number; target: number }
  | { event: "saw-role"; target: number; role: string; turn: number }
  | { event: "swapped-hats"; seat: number; target: number }
  | { event: "got-role"; role: string }
  | { event: "trapped"; seat: number; target: number }
  | { event: "freed"; seat: number; target: number }
  | { event: "shed"; seat: number; removed: string }
  | { event: "discarded"; cards: string[] }
  | { event: "round-ended"; completed_by: number | null; roles: string[] }
  | { event: "settled"; round: number; completed_by: number | null; clause: string; winners: string[]; counted: number; share: number; crystals: number; reaches: Saboteur2Reach[]; shares: Saboteur2Share[] }
  | { event: "robbed"; seat: number; victim: number }
  | { event: "spared"; seat: number };

export interface DuelPublic {
  round: number; // DUEL-13
  phase: "deal" | "play" | "choose" | "orient" | "claim" | "after" | "pay" | "over";
  turn: number; // whose decision it is
  active: number; // whose turn it is (DUEL-12)
  first: number; // who starts this round (DUEL-69)
  maze: LaidCard[];
  goals: (string | null)[]; // goals turned up (DUEL-35)
  orient: number; // the goal whose position is to choose (DUEL-36)
  links: number[]; // goals that were joined before this act (option multi_goal)
  hands: number[]; // hand sizes (DUEL-73)
  tools: (("pick" | "lamp" | "cart")[])[]; // sabotage before each seat (DUEL-45)
  looked: number[][]; // goals each seat has looked at (DUEL-56)
  deck: number; // DUEL-10
  spent: Record<string, number>; // cards in the discard pile that all have seen
  buried: number[]; // how many each discarded unseen (DUEL-75)
  tokens: string[][]; // gold and trolls under tokens (DUEL-40, DUEL-76)
  keys: string[][]; // doors under keys (DUEL-50)
  declined: string[][]; // gold left alone (DUEL-43)
  stock: number[]; // tokens to put down: of both, or of each (DUEL-11)
  keys_left: number; // DUEL-51
  unclaimed: [number, number][]; // of gold without a token (DUEL-41)
  unbribed: [number, number][]; // of trolls without a token (DUEL-30)
  purses: number[][]; // gold cards won (DUEL-60)
  before: number[][]; // the same when the round began
  paid: [number, number][]; // to trolls, this round (DUEL-61)
  goal_stock: string[]; // not turned up before (DUEL-64)
  taken: string[]; // gold tunnels won in earlier rounds (DUEL-66)
  draw: number; // cards to draw at the end of this turn; 0 before the act (DUEL-14)
  must_lay: boolean; // a troll was bribed for a tunnel (option bribe_timing)
  has_laid: boolean; // this turn's act was a tunnel
  ended: number; // the number of the clause that ended the round, 0 while it runs
  discard: number;
  debts: number[];
  aside: number;
  lays: [number, number][];
}

export interface DuelPrivate {
  hand: string[]; // DUEL-73
  seen: (string | null)[]; // goals looked at this round (DUEL-74)
  buried: Record<string, number>; // its own unseen discards of this round (DUEL-75)
}

export interface DuelView {
  game: "duel";
  rules?: Record<string, string>; // a table tells them beside the view
  seats: number;
  seat: number | null;
  public: DuelPublic;
  private: DuelPrivate;
  privates?: DuelPrivate[]; // every drawer, of a game that is over
  goals?: string[]; // what every goal shows, of a game that is over
}

export type DuelMove =
  | { words: string; do: "lay"; card: string; turned: boolean; x: number; y: number }
  | { words: string; do: "break"; tool: "pick"; card: "break-pick"; idle: boolean }
  | { words: string; do: "break"; tool: "lamp"; card: "break-lamp"; idle: boolean }
  | { words: string; do: "break"; tool: "cart"; card: "break-cart"; idle: boolean }
  | { words: string; do: "mend"; tool: string; card: string }
  | { words: string; do: "rockfall"; idle: false; card: "rockfall"; x: number; y: number }
  | { words: string; do: "rockfall"; idle: true; card: "rockfall" }
  | { words: string; do: "look"; card: "map"; x: number; y: number }
  | { words: string; do: "unlock"; card: "key"; x: number; y: number }
  | { words: string; do: "throw"; tool: string; card: string; other: string }
  | { words: string; do: "pass"; card: string; other?: string }
  | { words: string; do: "bribe"; x: number; y: number }
  | { words: string; do: "end" }
  | { words: string; do: "open"; idle: false; x: number; y: number }
  | { words: string; do: "open"; idle: true }
  | { words: string; do: "put"; turned: false; x: number; y: number }
  | { words: string; do: "put"; turned: true; x: number; y: number }
  | { words: string; do: "claim"; x: number; y: number }
  | { words: string; do: "claim" }
  | { words: string; do: "pay"; nuggets: number };

export type DuelStory =
  | { event: "dealt"; round: number; first: number }
  | { event: "got-hand"; cards: string[] }
  | { event: "laid"; seat: number; card: string; x: number; y: number; turned: boolean }
  | { event: "broke"; seat: number; target: number; tool: string }
  | { event: "collapsed"; seat: number; card: string; x: number; y: number; turned: boolean }
  | { event: "rumbled"; seat: number }
  | { event: "looked"; seat: number; goal: number }
  | { event: "saw"; goal: number; card: string }
  | { event: "opened"; seat: number; goal: number; card: string }
  | { event: "placed"; goal: number; turned: boolean }
  | { event: "left-down"; seat: number }
  | { event: "wasted"; seat: number; tool: string }
  | { event: "repaired"; seat: number; tool: string; card: string }
  | { event: "threw-off"; seat: number; tool: string }
  | { event: "key-fell"; lost: boolean }
  | { event: "unlocked"; seat: number; card: string; x: number; y: number }
  | { event: "bribed"; seat: number; card: string; x: number; y: number }
  | { event: "claimed"; seat: number; card: string; x: number; y: number; nuggets: number }
  | { event: "declined"; seat: number; cards: string[] }
  | { event: "passed"; seat: number; discarded: number }
  | { event: "discarded"; cards: string[] }
  | { event: "drew"; seat: number; count: number }
  | { event: "got-cards"; cards: string[] }
  | { event: "skipped"; seat: number }
  | { event: "round-ended"; round: number; clause: string }
  | { event: "paid-troll"; seat: number; nuggets: number }
  | { event: "settled"; round: number; clause: string; shares: DuelShare[]; boxed: string[] }
  | { event: "game-ended"; nuggets: number[]; winners: number[]; verdict: string };

export type SoloPublic = DuelPublic;

export type SoloPrivate = DuelPrivate;

export interface SoloView {
  game: "solo";
  rules?: Record<string, string>; // a table tells them beside the view
  seats: number;
  seat: number | null;
  public: SoloPublic;
  private: SoloPrivate;
  privates?: SoloPrivate[]; // every drawer, of a game that is over
  goals?: string[]; // what every goal shows, of a game that is over
}

export type SoloMove = DuelMove;

export type SoloStory = DuelStory
  | { event: "struck"; seat: number; tool: string }
  | { event: "caved-in"; card: string; x: number; y: number; turned: boolean };

export interface KingsPublic {
  phase: "deal" | "play" | "take" | "over"; // what is waited for (KUM-009, KUM-024)
  turn: number; // whose decision it is (KUM-008)
  first: number; // who starts (KUM-008)
  ended: "not-yet" | "draw" | "mine" | "redraw"; // by what the deck was emptied (KUM-026)
  deck: number; // how many cards the deck has (KUM-007)
  top: KingsMineFacts | null; // the mine on top of the deck (KUM-031)
  races: ("dwarf" | "orc" | "goblin" | "giant")[]; // of which race each seat is king (KUM-003)
  centre: KingsPlotFacts[]; // the mines to fight for (KUM-005)
  open: KingsPlotFacts[][]; // captured mines to develop, seat by seat (KUM-019)
  under: number[]; // how many mines lie under each king (KUM-030)
  camp: Record<string, string[]>; // the Camp, a pile a race (KUM-006)
  hands: KingsBackFacts[][]; // the hands as all see them (KUM-032)
  discard: string[]; // out of the game, in order (KUM-023, KUM-025)
  revealed: string[][]; // mines from under the kings, at the end (KUM-028)
}

export interface KingsPrivate {
  hand: string[]; // sorted; places of cards that are gone hold NO_CARD
  under: string[]; // mines in the order developed, replaced (KUM-030)
}

export interface KingsView {
  game: "kings";
  rules?: Record<string, string>; // a table tells them beside the view
  seats: number;
  seat: number | null;
  public: KingsPublic;
  private: KingsPrivate;
  privates?: KingsPrivate[]; // every drawer, of a game that is over
  goals?: string[]; // what every goal shows, of a game that is over
}

export type KingsMove =
  | { words: string; do: "play"; place: "centre"; card: string; index: number }
  | { words: string; do: "play"; place: "mine"; card: string; index: number; owner: number }
  | { words: string; do: "take"; from: "dwarf" | "orc" | "goblin" | "giant" | "deck" }
  | { words: string; do: "pass" }
  | { words: string; do: "redraw" };

export type KingsStory =
  | { event: "dealt"; first: number; races: string[]; centre: string[]; camp: string[]; hands: string[][] }
  | { event: "got-hand"; cards: string[] }
  | { event: "played"; seat: number; card: string; where: string; place: number }
  | { event: "captured"; by: number; owner: number; mine: string; place: number; troops: string[]; clause: string }
  | { event: "opened"; mine: string; place: number }
  | { event: "developed"; seat: number; mine: string; troops: string[] }
  | { event: "took"; seat: number; card: string }
  | { event: "drew"; seat: number; mine: string }
  | { event: "got-card"; card: string }
  | { event: "uncovered"; mine: string; left: number }
  | { event: "redrew"; seat: number; cards: string[]; drawn: string[] }
  | { event: "deck-ended"; how: string; clause: string }
  | { event: "scored"; accounts: KingsAccount[]; clause: string }
  | { event: "game-ended"; scores: number[]; winners: number[] };

export type View = SaboteurView | Saboteur2View | DuelView | SoloView | KingsView;

export type Move = SaboteurMove | Saboteur2Move | DuelMove | SoloMove | KingsMove;

export type Story = SaboteurStory | Saboteur2Story | DuelStory | SoloStory | KingsStory;

export type Happening =
  | { event: "seated-bot"; seat: number; bot: string }
  | { event: "claimed"; seat: number | null; about: "goal" | "seat"; which: number; says: "gold" | "stone" | "suspect" | "trust" }
  | { event: "doubted"; seat: number | null; line: number }
  | { event: "returned"; seat: number }
  | { event: "configured" }
  | { event: "ended"; seat: number | null }
  | { event: "added-entropy"; seat: number; commitment: string }
  | { event: "promised"; seat: number; commitment: string }
  | { event: "revealing"; seat: number | null }
  | { event: "unrevealed"; seat: number }
  | { event: "explained"; seat: number; why: "breaks" | "mends-other" | "looks" | "clears" | "caves-in" | "joke"; which: number; percent: number }
  | { event: "faced"; seat: number }
  | { event: "went-on" }
  | { event: "inquired"; seat: number | null; whom: number }
  | { event: "left"; seat: number; host?: number }
  | { event: "murmured"; name: string; text: string }
  | { event: "muted"; seat: number; yes: boolean }
  | { event: "paused"; seat: number | null }
  | { event: "resumed"; seat: number | null }
  | { event: "proposed"; seat: number | null; what: "undo" | "replace" | "reissue" | "remove"; whom: number }
  | { event: "invited"; seat: number | null }
  | { event: "rematched"; table: string }
  | { event: "replaced"; seat: number; bot: string; why: "silent" | "vote" | "left" }
  | { event: "gone"; seat: number; bot: string; removed: boolean; host?: number }
  | { event: "said"; seat: number | null; text: string }
  | { event: "phrased"; seat: number | null; phrase: string }
  | { event: "sat"; seat: number; name: string; commitment?: string }
  | { event: "started"; seat: number | null }
  | { event: "swapped"; one: number; other: number }
  | { event: "undone"; played: number }
  | { event: "voted"; seat: number | null; line: number; yes: boolean }
  | { event: "committed"; deal: number; commitment: string };

export type Told = { n: number; at: number; to?: number } & (Story | Happening);

export const HAPPENINGS = ["seated-bot", "claimed", "doubted", "returned", "configured", "ended", "added-entropy", "promised", "revealing", "unrevealed", "explained", "faced", "went-on", "inquired", "left", "murmured", "muted", "paused", "resumed", "proposed", "invited", "rematched", "replaced", "gone", "said", "phrased", "sat", "started", "swapped", "undone", "voted"] as const;

export const PHRASES = ["hello", "well-dug", "thanks", "sorry", "hm", "trust-me", "not-me", "not-looked", "hurry", "good-game"] as const;

export const LIKE: Record<string, string> = {"saboteur": "saboteur", "saboteur2": "saboteur", "duel": "duel", "solo": "duel", "kings": "kings"};
