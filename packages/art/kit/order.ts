/** Depth order: which of two solids must be painted first so that the nearer hides the farther. */
import type { Solid } from './shape.ts';
import { nearness, sight, type Box } from './space.ts';

/** Boxes that touch do not overlap; rounding is forgiven up to this many units. */
const TOLERANCE = 0.02;
const AXES = [0, 1, 2] as const;
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
type Axis = (typeof AXES)[number];

/** True when the boxes' pictures overlap. Along the line of sight the differences of coordinates, each over its share of that line, are constant. */
export function overlapOnPicture(a: Box, b: Box): boolean {
  const toward = sight();
  const low = ({ min, max }: Box, i: Axis, j: Axis) => min[i] / toward[i] - max[j] / toward[j];
  const high = ({ min, max }: Box, i: Axis, j: Axis) => max[i] / toward[i] - min[j] / toward[j];
  return PAIRS.every(([i, j]) => {
    const slack = TOLERANCE / Math.min(toward[i], toward[j]);
    return low(a, i, j) < high(b, i, j) - slack && low(b, i, j) < high(a, i, j) - slack;
  });
}

/** True when the volumes share more than a touching face. */
export const intersect = (a: Box, b: Box): boolean =>
  AXES.every((axis) => a.min[axis] < b.max[axis] - TOLERANCE && b.min[axis] < a.max[axis] - TOLERANCE);

/** True when `a` lies behind `b`: some axis has all of `a` on the far side of all of `b`. */
const isBehind = (a: Box, b: Box): boolean => AXES.some((axis) => a.max[axis] <= b.min[axis] + TOLERANCE);

const middle = ({ min, max }: Box) => nearness(min) + nearness(max);

/** -1 when `a` is painted before `b`, 1 after, 0 when neither hides the other. */
export function compare(a: Box, b: Box): -1 | 0 | 1 {
  if (!overlapOnPicture(a, b)) return 0;
  const [first, second] = [isBehind(a, b), isBehind(b, a)];
  if (first !== second) return first ? -1 : 1;
  return Math.sign(middle(a) - middle(b)) as -1 | 0 | 1;
}

/** True when the boxes alone do not say which of the two is nearer, so that `compare` went by their middles. */
const isGuess = (a: Box, b: Box): boolean => isBehind(a, b) === isBehind(b, a);

/**
 * Solids from the farthest to the nearest. A solid waits until everything behind it has been painted.
 * Guesses about loose solids give way when they lead in a circle.
 * @throws when solids hide each other in a circle, with their names.
 */
export function inDepthOrder(solids: readonly Solid[]): Solid[] {
  const behind = solids.map((solid, index) =>
    solids.flatMap((other, otherIndex) =>
      otherIndex !== index && compare(other.box, solid.box) === -1 ? [otherIndex] : [],
    ),
  );
  for (;;) {
    const { order, circle } = sorted(behind);
    if (!circle) return order.flatMap((index) => solids[index] ?? []);
    const steps = circle.map((index, step) => ({
      nearer: index,
      farther: circle[(step + 1) % circle.length] ?? index,
    }));
    const guess = steps.find(({ nearer, farther }) => mayGiveWay(solids[nearer], solids[farther]));
    if (!guess) {
      const names = [...circle, ...circle.slice(0, 1)].map((index) => solids[index]?.name);
      throw new Error(`Solids hide each other in a circle: ${names.join(' > ')}`);
    }
    behind[guess.nearer] = (behind[guess.nearer] ?? []).filter((index) => index !== guess.farther);
  }
}

/** True when one of the two is loose and their order is but a guess. */
const mayGiveWay = (a?: Solid, b?: Solid): boolean =>
  a !== undefined && b !== undefined && (a.isLoose === true || b.isLoose === true) && isGuess(a.box, b.box);

/** Indices such that each comes after all `before` it; or a circle of them, each waiting for the next. */
function sorted(before: readonly (readonly number[])[]): { order: number[]; circle?: number[] } {
  const state = before.map(() => 'new');
  const order: number[] = [];
  const visit = (index: number, trail: readonly number[]): number[] | undefined => {
    if (state[index] === 'done') return undefined;
    if (state[index] === 'open') return trail.slice(trail.indexOf(index));
    state[index] = 'open';
    for (const other of before[index] ?? []) {
      const circle = visit(other, [...trail, index]);
      if (circle) return circle;
    }
    state[index] = 'done';
    order.push(index);
    return undefined;
  };
  for (const index of before.keys()) {
    const circle = visit(index, []);
    if (circle) return { order, circle };
  }
  return { order };
}
