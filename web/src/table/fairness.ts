/** Were the shuffles honest? Every secret that the record reveals must have the hash told before its deal. */

import { sha256 } from "./sha256";

export interface Seal {
  deal: number;
  commitment: string;
  secret: string;
  isTrue: boolean;
}

const COMMIT = /^commit (\d+) ([0-9a-f]{64})$/;
const SECRET = /^secret (\d+) ([0-9a-f]{64})$/;

/** The seals of a record, as its lines tell them. `told` are the commitments the table told before the game. */
export function sealsOf(record: string, told: readonly string[]): Seal[] {
  const lines = record.split("\n");
  const secrets = new Map(lines.flatMap((line) => pair(SECRET.exec(line))));
  const commits = lines.flatMap((line) => pair(COMMIT.exec(line)));
  return commits.map(([deal, commitment]) => {
    const secret = secrets.get(deal) ?? "";
    const isTold = told[deal - 1] === undefined || told[deal - 1] === commitment;
    return { deal, commitment, secret, isTrue: isTold && sha256(secret) === commitment };
  });
}

/** In how many deals of a record a seat's own chance was mixed. */
export const dealsWith = (record: string, seat: number, chance: string): number =>
  record.split("\n").filter((line) => new RegExp(`^entropy \\d+ ${seat} ${chance}$`).test(line)).length;

const pair = (match: RegExpExecArray | null): [number, string][] =>
  match ? [[Number(match[1]), match[2]!]] : [];
