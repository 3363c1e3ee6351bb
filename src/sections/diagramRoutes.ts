/**
 * Finds routes for channels between boxes on a grid of tracks. A route follows the tracks, does not run through a box, does not share a
 * part with another route, and has few turns and crossings.
 */

import type { Box, Point, Tracks } from './diagramTracks.ts';

interface Step {
  column: number;
  row: number;
  direction: number;
  cost: number;
  from?: Step;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const COST = { turn: 40, crossing: 70, corner: 14 };

/**
 * The corners of the route of each link, from border to border, in the order of `links`. Short links are routed first. Throws when a link
 * has no possible route.
 */
export function routes(
  boxes: readonly Box[],
  links: readonly (readonly [from: number, to: number])[],
  tracks: Tracks,
): Point[][] {
  const used = new Map<string, number>();
  const found = new Map<number, Point[]>();
  const byLength = links
    .map((_, index) => index)
    .toSorted((a, b) => distance(boxes, links[a]) - distance(boxes, links[b]));
  for (const index of byLength) {
    const [from = 0, to = 0] = links[index] ?? [];
    const last = search(boxes, from, to, tracks, used);
    if (!last) throw new Error(`No way for link ${index + 1} of the diagram`);
    found.set(index, corners(markUsed(last, used), tracks));
  }
  return links.map((_, index) => found.get(index) ?? []);
}

function distance(boxes: readonly Box[], link: readonly [number, number] | undefined): number {
  const [a, b] = [boxes[link?.[0] ?? 0], boxes[link?.[1] ?? 0]];
  return a && b ? Math.abs(a.x - b.x) + Math.abs(a.y - b.y) : 0;
}

/** Dijkstra's algorithm over positions and directions. Returns the last step of the cheapest route; `from` leads back to its start. */
function search(
  boxes: readonly Box[],
  from: number,
  to: number,
  tracks: Tracks,
  used: Map<string, number>,
): Step | undefined {
  const [start, goal] = [boxes[from], boxes[to]];
  if (!start || !goal) return undefined;
  const others = boxes.filter((_, index) => index !== from && index !== to);
  const open: Step[] = ports(start, tracks).filter(({ column, row }) => !used.has(`${column} ${row}`));
  const closed = new Set<string>();
  while (open.length > 0) {
    const best = open.reduce((least, step) => (step.cost < least.cost ? step : least));
    open.splice(open.indexOf(best), 1);
    const key = `${best.column} ${best.row} ${best.direction}`;
    if (closed.has(key)) continue;
    closed.add(key);
    const place = pointOf(best, tracks);
    if (best.from && touches(goal, place)) return best;
    if (best.from && touches(start, place)) continue;
    open.push(
      ...next(best, tracks, used).filter(
        (step) =>
          !others.some((box) => touches(box, pointOf(step, tracks))) &&
          !inside(start, step, tracks) &&
          !inside(goal, step, tracks),
      ),
    );
  }
  return undefined;
}

/** The positions at which a channel may leave a box: a few on each side. The middle has the lowest cost. */
function ports(box: Box, { xs, ys, xSides, ySides }: Tracks): Step[] {
  const within = (values: readonly number[], sides: ReadonlySet<number>, start: number, size: number) =>
    values.flatMap((value, index) =>
      value > start && value < start + size && !sides.has(value)
        ? [{ index, cost: value === start + size / 2 ? 0 : COST.corner }]
        : [],
    );
  return [
    ...within(ys, ySides, box.y, box.height).flatMap(({ index: row, cost }) => [
      { column: xs.indexOf(box.x + box.width), row, direction: 0, cost },
      { column: xs.indexOf(box.x), row, direction: 2, cost },
    ]),
    ...within(xs, xSides, box.x, box.width).flatMap(({ index: column, cost }) => [
      { column, row: ys.indexOf(box.y + box.height), direction: 1, cost },
      { column, row: ys.indexOf(box.y), direction: 3, cost },
    ]),
  ];
}

function next(step: Step, { xs, ys, xSides, ySides }: Tracks, used: Map<string, number>): Step[] {
  return DIRECTIONS.flatMap(([dx, dy], direction) => {
    const isTurn = direction !== step.direction;
    const here = `${step.column} ${step.row}`;
    if (isTurn && (!step.from || direction === (step.direction + 2) % 4 || used.has(here))) return [];
    const [column, row] = [step.column + dx, step.row + dy];
    const [x, y, fromX, fromY] = [xs[column], ys[row], xs[step.column], ys[step.row]];
    if (x === undefined || y === undefined || fromX === undefined || fromY === undefined) return [];
    if ((dx === 0 && xSides.has(x)) || (dy === 0 && ySides.has(y))) return [];
    const usage = used.get(`${column} ${row}`);
    if (usage !== undefined && (usage === BLOCKED || usage === direction % 2)) return [];
    const cost =
      step.cost +
      Math.abs(x - fromX) +
      Math.abs(y - fromY) +
      (isTurn ? COST.turn : 0) +
      (usage === undefined ? 0 : COST.crossing);
    return [{ column, row, direction, cost, from: step }];
  });
}

const BLOCKED = -1;

/** Marks the positions of a route as used. Other routes may cross it where it is straight. Returns its steps in order. */
function markUsed(last: Step, used: Map<string, number>): Step[] {
  const steps: Step[] = [];
  for (let step: Step | undefined = last; step; step = step.from) steps.unshift(step);
  for (const [index, { column, row, direction }] of steps.entries()) {
    const after = steps[index + 1];
    const isStraight = index > 0 && after?.direction === direction;
    used.set(`${column} ${row}`, isStraight && !used.has(`${column} ${row}`) ? direction % 2 : BLOCKED);
  }
  return steps;
}

const corners = (steps: readonly Step[], tracks: Tracks): Point[] =>
  steps
    .filter((step, index) => index === 0 || steps[index + 1]?.direction !== step.direction)
    .map((step) => pointOf(step, tracks));

const pointOf = ({ column, row }: Step, { xs, ys }: Tracks): Point => [xs[column] ?? 0, ys[row] ?? 0];

const touches = ({ x, y, width, height }: Box, [px, py]: Point) =>
  px >= x && px <= x + width && py >= y && py <= y + height;

function inside({ x, y, width, height }: Box, step: Step, tracks: Tracks): boolean {
  const [px, py] = pointOf(step, tracks);
  return px > x && px < x + width && py > y && py < y + height;
}
