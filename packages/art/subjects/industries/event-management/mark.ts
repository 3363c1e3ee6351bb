/** A marquee with a flag. */
import { polygon } from '#kit/path.ts';
import { tone } from '#kit/palette.ts';
import { box, pyramid, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

const flag: readonly Vec3[] = [
  [1.35, 1.35, 2.85],
  [2, 0.9, 2.6],
  [1.35, 1.35, 2.42],
];

export default [
  box({ name: 'floor', at: [0.35, 0.35, 0], size: [2, 2, 0.12], material: 'wood' }),
  ...[
    [0.45, 0.45],
    [2.1, 0.45],
    [0.45, 2.1],
    [2.1, 2.1],
  ].map(([x = 0, y = 0]) =>
    box({ name: 'post', at: [x, y, 0.12], size: [0.15, 0.15, 0.85], material: 'steel', castsShadow: false }),
  ),
  box({ name: 'valance', at: [0.3, 0.3, 0.97], size: [2.1, 2.1, 0.25], material: 'clay', castsShadow: false }),
  pyramid({ name: 'roof', at: [0.3, 0.3, 1.22], size: [2.1, 2.1, 1.05], material: 'paper', castsShadow: false }),
  rod({ name: 'pole', at: [1.35, 1.35, 2.2], to: 2.85, paint: tone('steel', 'right'), width: 1.8 }),
  sketch({
    name: 'flag',
    at: [1.36, 1.36, 2.4],
    size: [0.1, 0.1, 0.45],
    shapes: [{ d: polygon(flag.map(project)), fill: tone('clay', 'left') }],
  }),
];
