/** An airliner above its shadow. */
import { line, polygon } from '#kit/path.ts';
import { SHADOW, SHADOW_OPACITY, tone, WINDOW_DARK } from '#kit/palette.ts';
import { sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

const FLIES = 1.15;
/** Half of the wings and of the tailplane, seen from above: distance to the side, distance from the tail. */
const WING: readonly Vec2[] = [
  [0, 1.75],
  [1.3, 0.85],
  [1.3, 0.55],
  [0, 0.95],
];
const TAILPLANE: readonly Vec2[] = [
  [0, 0.45],
  [0.5, 0.15],
  [0.5, -0.05],
  [0, 0.05],
];
const both = (half: readonly Vec2[], z: number) =>
  polygon(
    [...half, ...half.toReversed().map(([u, v]): Vec2 => [-u, v])].map(([u, v]) => project([1.35 + u, v + 0.2, z])),
  );
const axis = (from: number, to: number, z: number) =>
  line([[1.35, from + 0.2, z] as Vec3, [1.35, to + 0.2, z] as Vec3].map(project));
const fin: readonly Vec3[] = [
  [1.35, 0.65, FLIES + 0.2],
  [1.35, 0.1, FLIES + 0.95],
  [1.35, -0.1, FLIES + 0.95],
  [1.35, 0.1, FLIES + 0.2],
];

export default sketch({
  name: 'airliner',
  at: [0.05, 0.05, 0],
  size: [2.6, 2.6, 2],
  shapes: [
    { d: both(WING, 0) + both(TAILPLANE, 0), fill: SHADOW, opacity: SHADOW_OPACITY },
    { d: axis(0.1, 2.2, 0), stroke: SHADOW, width: 7, cap: 'round', opacity: SHADOW_OPACITY },
    { d: both(WING, FLIES) + both(TAILPLANE, FLIES), fill: tone('clay', 'left') },
    { d: axis(0.1, 2.15, FLIES), stroke: tone('paper', 'right'), width: 9.5, cap: 'round' },
    { d: axis(0.1, 2.15, FLIES + 0.1), stroke: tone('paper', 'top'), width: 6.5, cap: 'round' },
    { d: axis(1.95, 2.12, FLIES + 0.16), stroke: WINDOW_DARK, width: 4 },
    { d: polygon(fin.map(project)), fill: tone('clay', 'right') },
  ],
});
