/** The maze as a grid for the keyboard and for screen readers: rows of cells, and one cursor. */

import type { Bounds } from "./layout";
import { keyOf, type Goal, type Laid, type Maze, type Place, type Target } from "./state";
import { targetAt } from "./targets";

export interface Cell extends Place {
  laid?: Laid;
  goal?: Goal;
  target?: Target;
}

export interface Row {
  y: number;
  cells: Cell[];
}

export function cellAt(maze: Maze, targets: readonly Target[], { x, y }: Place): Cell {
  const isHere = (place: Place) => place.x === x && place.y === y;
  const cell: Cell = { x, y };
  const [laid, goal, target] = [maze.cards.find(isHere), maze.goals.find(isHere), targetAt(targets, cell)];
  if (laid) cell.laid = laid;
  if (goal) cell.goal = goal;
  if (target) cell.target = target;
  return cell;
}

/** All cells that hold something, and the one under the cursor, from north-west to south-east. */
export function rowsOf(maze: Maze, targets: readonly Target[], cursor: Place): Row[] {
  const places = new Map<string, Place>();
  for (const place of [...maze.cards, ...maze.goals, ...targets, cursor]) places.set(keyOf(place), place);
  const sorted = [...places.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Row[] = [];
  for (const place of sorted) {
    if (rows.at(-1)?.y !== place.y) rows.push({ y: place.y, cells: [] });
    rows.at(-1)!.cells.push(cellAt(maze, targets, place));
  }
  return rows;
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place one step on, not beyond the bounds; undefined if the key is no arrow. */
export function stepped(cursor: Place, key: string, bounds: Bounds): Place | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  return {
    x: Math.min(Math.max(cursor.x + step[0], bounds.left), bounds.right),
    y: Math.min(Math.max(cursor.y + step[1], bounds.top), bounds.bottom),
  };
}

/** The next target in reading order, around the end; `by` is 1 or -1. */
export function nextTarget(targets: readonly Target[], cursor: Place, by: number): Place | undefined {
  const sorted = [...targets].sort((a, b) => a.y - b.y || a.x - b.x);
  const after = (place: Place) => place.y - cursor.y || place.x - cursor.x;
  const at =
    by > 0
      ? sorted.findIndex((place) => after(place) > 0)
      : sorted.findLastIndex((place) => after(place) < 0);
  return sorted.at(at >= 0 ? at : by > 0 ? 0 : -1);
}
