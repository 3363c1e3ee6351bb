/** An umbrella over a house. */
import { panel } from '#kit/face.ts';
import { polygon } from '#kit/path.ts';
import { shade, tone } from '#kit/palette.ts';
import { box, gable, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

const TIP: Vec3 = [1.3, 1.3, 2.65];
const RADIUS = 1.25;
const RIM = 1.8;
const SIDES = 10;

const corner = (index: number): Vec3 => {
  const turn = (index * 2 * Math.PI) / SIDES + 0.3;
  return [TIP[0] + RADIUS * Math.cos(turn), TIP[1] + RADIUS * Math.sin(turn), RIM];
};

/** Panels from the farthest to the nearest, alternately clay and paper. */
const panels = Array.from({ length: SIDES }, (_, index) => {
  const [from, to] = [corner(index), corner(index + 1)];
  const normal: Vec3 = [(from[0] + to[0]) / 2 - TIP[0], (from[1] + to[1]) / 2 - TIP[1], RADIUS];
  const fill = shade(index % 2 === 0 ? 'clay' : 'paper', normal);
  return { nearness: normal[0] + normal[1], shape: { d: polygon([TIP, from, to].map(project)), fill } };
}).toSorted((a, b) => a.nearness - b.nearness);

export default [
  rod({ name: 'stick', at: [1.3, 1.3, 0.9], to: 2.85, paint: tone('wood', 'right'), width: 2.4 }),
  box({
    name: 'house',
    at: [0.85, 0.85, 0],
    size: [1.2, 1.2, 0.6],
    material: 'paper',
    left: [panel(0.4, 0, 0.8, 0.45, tone('ink', 'left'))],
  }),
  gable({ at: [0.75, 0.75, 0.6], size: [1.4, 1.4, 0.6], ridge: 'y', material: 'ink' }),
  sketch({ name: 'canopy', at: [0.05, 0.05, RIM], size: [2.5, 2.5, 0.95], shapes: panels.map(({ shape }) => shape) }),
];
