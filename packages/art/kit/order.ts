/** Depth order: which of two solids must be painted first, so that the nearer one hides the farther one. */
import type { Solid } from './shape.ts';
import { nearness, viewDirection, type Box } from './space.ts';

/** Boxes that touch do not overlap: an overlap of up to this many grid units counts as a rounding error. */
const TOLERANCE = 0.02;
const AXES = [0, 1, 2] as const;
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
type Axis = (typeof AXES)[number];

/**
 * True when the boxes overlap on the picture. Each coordinate is divided by its component of the direction of sight;
 * the difference of two such quotients is constant along a line of sight, so the ranges of these differences are
 * compared.
 */
export function overlapOnPicture(a: Box, b: Box): boolean {
  const toward = viewDirection();
  const low = ({ min, max }: Box, i: Axis, j: Axis) => min[i] / toward[i] - max[j] / toward[j];
  const high = ({ min, max }: Box, i: Axis, j: Axis) => max[i] / toward[i] - min[j] / toward[j];
  return PAIRS.every(([i, j]) => {
    const slack = TOLERANCE / Math.min(toward[i], toward[j]);
    return low(a, i, j) < high(b, i, j) - slack && low(b, i, j) < high(a, i, j) - slack;
  });
}

/** True when the volumes overlap, by more than the tolerance. */
export const intersect = (a: Box, b: Box): boolean =>
  AXES.every((axis) => a.min[axis] < b.max[axis] - TOLERANCE && b.min[axis] < a.max[axis] - TOLERANCE);

/** True when `a` is behind `b`: on at least one axis, all of `a` is farther away than all of `b`. */
const isBehind = (a: Box, b: Box): boolean => AXES.some((axis) => a.max[axis] <= b.min[axis] + TOLERANCE);

/** Twice the nearness of the centre of a box. */
const middle = ({ min, max }: Box) => nearness(min) + nearness(max);

/** -1 when `a` must be painted before `b`, 1 when after it, 0 when neither hides the other. Depends on the camera. */
export function compare(a: Box, b: Box): -1 | 0 | 1 {
  if (!overlapOnPicture(a, b)) return 0;
  const [first, second] = [isBehind(a, b), isBehind(b, a)];
  if (first !== second) return first ? -1 : 1;
  return Math.sign(middle(a) - middle(b)) as -1 | 0 | 1;
}

/**
 * True when the axes do not decide which box is nearer, because each box or neither is behind the other, so that
 * `compare` uses the middles of the boxes.
 */
const isGuess = (a: Box, b: Box): boolean => isBehind(a, b) === isBehind(b, a);

/**
 * The solids in painting order: each comes after all solids that are behind it. Where this would be circular, guesses
 * (`isGuess`) about loose solids are dropped.
 * @throws when solids still hide each other in a circle, with their names.
 */
export function inDepthOrder(solids: readonly Solid[]): Solid[] {
  const behind = solids.map((solid, index) =>
    solids.flatMap((other, otherIndex) =>
      otherIndex !== index && compare(other.box, solid.box) === -1 ? [otherIndex] : [],
    ),
  );
  for (;;) {
    const { order, cycle } = topologicalOrder(behind);
    if (!cycle) return order.flatMap((index) => solids[index] ?? []);
    const steps = cycle.map((index, step) => ({
      nearer: index,
      farther: cycle[(step + 1) % cycle.length] ?? index,
    }));
    const guess = steps.find(({ nearer, farther }) => canReverse(solids[nearer], solids[farther]));
    if (!guess) {
      const names = [...cycle, ...cycle.slice(0, 1)].map((index) => solids[index]?.name);
      throw new Error(`Solids hide each other in a circle: ${names.join(' > ')}`);
    }
    behind[guess.nearer] = (behind[guess.nearer] ?? []).filter((index) => index !== guess.farther);
  }
}

/** True when one of the two is loose and their order is only a guess. */
const canReverse = (a?: Solid, b?: Solid): boolean =>
  a !== undefined && b !== undefined && (a.isLoose === true || b.isLoose === true) && isGuess(a.box, b.box);

/**
 * The indices ordered so that each comes after its `before` indices. If that is impossible, `cycle` holds indices of
 * which each must come after the next.
 */
function topologicalOrder(before: readonly (readonly number[])[]): { order: number[]; cycle?: number[] } {
  const state = before.map(() => 'new');
  const order: number[] = [];
  const visit = (index: number, path: readonly number[]): number[] | undefined => {
    if (state[index] === 'done') return undefined;
    if (state[index] === 'open') return path.slice(path.indexOf(index));
    state[index] = 'open';
    for (const other of before[index] ?? []) {
      const cycle = visit(other, [...path, index]);
      if (cycle) return cycle;
    }
    state[index] = 'done';
    order.push(index);
    return undefined;
  };
  for (const index of before.keys()) {
    const cycle = visit(index, []);
    if (cycle) return { order, cycle };
  }
  return { order };
}
