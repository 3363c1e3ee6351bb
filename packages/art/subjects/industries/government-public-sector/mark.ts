/** A house with columns, a dome and a flag. */
import { panel, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { polygon } from '#kit/path.ts';
import { box, cylinder, dome, rod, sketch } from '#kit/solids.ts';
import { project } from '#kit/space.ts';

/** Dark gaps between columns. */
const colonnade: FacePaint[] = [0.2, 0.65, 1.1].map((u) => panel(u, 0.05, u + 0.25, 0.62, tone('ink', 'left')));

export default [
  box({ name: 'steps', at: [0.4, 0.4, 0], size: [1.95, 1.95, 0.22], material: 'stone' }),
  box({
    name: 'hall',
    at: [0.6, 0.6, 0.22],
    size: [1.55, 1.55, 0.8],
    material: 'paper',
    castsShadow: false,
    left: colonnade,
    right: colonnade,
  }),
  cylinder({ name: 'drum', at: [1.375, 1.375, 1.02], radius: 0.6, height: 0.3, material: 'paper', castsShadow: false }),
  dome({ at: [1.375, 1.375, 1.32], radius: 0.62, material: 'gold', castsShadow: false }),
  rod({ name: 'pole', at: [1.375, 1.375, 1.9], to: 2.8, paint: tone('steel', 'right'), width: 1.8 }),
  sketch({
    name: 'flag',
    at: [1.375, 0.8, 2.4],
    size: [0.1, 0.6, 0.5],
    shapes: [
      {
        d: polygon(
          [
            [1.375, 1.375, 2.8] as const,
            [1.9, 1.0, 2.75] as const,
            [1.9, 1.0, 2.35] as const,
            [1.375, 1.375, 2.35] as const,
          ].map(project),
        ),
        fill: tone('clay', 'left'),
      },
    ],
  }),
];
