/** A mast and its radio waves. */
import { line } from '#kit/path.ts';
import { SIGNAL, tone } from '#kit/palette.ts';
import { box, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

const TOP: Vec3 = [1.35, 1.35, 2.05];
const FEET: readonly Vec3[] = [
  [0.75, 1.95, 0.15],
  [1.95, 1.95, 0.15],
  [1.95, 0.75, 0.15],
];
const along = ([x, y, z]: Vec3, share: number): Vec3 => [
  x + (TOP[0] - x) * share,
  y + (TOP[1] - y) * share,
  z + (TOP[2] - z) * share,
];
const brace = (share: number) => line(FEET.map((foot) => project(along(foot, share))));

/** Arcs to both sides of the mast's head, on the picture plane. */
const waves = [11, 18].flatMap((radius) =>
  [-1, 1].map((side) => {
    const [x, y] = project(TOP);
    const points = [-0.75, -0.4, 0, 0.4, 0.75].map(
      (turn) => [x + side * radius * Math.cos(turn), y + radius * Math.sin(turn)] as const,
    );
    return { d: line(points), stroke: SIGNAL, width: 2.6, cap: 'round' as const };
  }),
);

export default [
  box({ name: 'base', at: [0.5, 0.5, 0], size: [1.7, 1.7, 0.15], material: 'stone' }),
  sketch({
    name: 'mast',
    at: [0.75, 0.75, 0.15],
    size: [1.2, 1.2, 2.05],
    shapes: [
      { d: brace(0.22) + brace(0.5) + brace(0.75), stroke: tone('clay', 'right'), width: 2.2, cap: 'round' },
      {
        d: FEET.map((foot) => line([foot, TOP].map(project))).join(''),
        stroke: tone('clay', 'left'),
        width: 3,
        cap: 'round',
      },
      ...waves,
    ],
  }),
  sphere({ name: 'head', at: [1.35, 1.35, 2.2], radius: 0.2, material: 'clay', castsShadow: false }),
];
