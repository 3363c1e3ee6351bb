/** Three terraces on slender shafts of water: a theatre with a painted sky, a hall of models, a garden of cubes, half of it as wire frames. */
import { disc, panel, ribs, windows } from '#kit/face.ts';
import { SURFACES, tone, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, gable, prism, pyramid, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cellar } from '#library/cellar.ts';
import { flight, meshSlab, paintedSky, platform, suitcase, wireBox } from './stages.ts';
import { rack } from '#library/works.ts';
import { person } from '#library/people.ts';

const SLAB = 0.26;
const THEATRE: Vec3 = [0.7, 0.7, 2.7];
const HALL: Vec3 = [6.2, 1.4, 1.6];
const GARDEN: Vec3 = [1, 6.1, 0.9];
const STAGE = THEATRE[2] + SLAB;
const FLOOR = HALL[2] + SLAB;
const LAWN = GARDEN[2] + SLAB;

const cube = (at: Vec3, size: number, material: Material) =>
  box({
    name: 'cube',
    at,
    size: [size, size, size],
    material,
    castsShadow: false,
    top: [panel(size * 0.25, size * 0.25, size * 0.75, size * 0.75, tone(material, 'left'))],
  });

const pair = (x: number, y: number) =>
  [0, 0.42].map((step) =>
    cylinder({
      name: 'stool',
      at: [x + step, y, STAGE],
      radius: 0.15,
      height: 0.26,
      material: 'clay',
      castsShadow: false,
    }),
  );

export default scene(() => ({
  block: {
    size: [10.2, 9.6],
    depth: 2.6,
    surface: 'plaza',
    patches: [
      {
        at: [0.4, 0.4],
        size: [9.4, 8.8],
        surface: 'plaza',
        paint: [ribs(5, SURFACES.road), ribs(5, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 1.4, canal: [[1.4, 8.7]] },
    {
      face: 'left',
      at: 5.6,
      canal: [
        [5.6, 5.2],
        [5.4, 5.2],
        [5.4, 4.4],
      ],
    },
    { face: 'right', at: 4.2, canal: [[9, 4.2]] },
  ],
  things: [
    platform(THEATRE, [4.9, 4.1], [disc(2.5, 1.5, 1.5, tone('sand', 'top'))]),
    paintedSky([1.7, 0.85, STAGE], 2.9, 1.7),
    box({
      name: 'stage',
      at: [1.7, 1.35, STAGE],
      size: [2.7, 1, 0.22],
      material: 'wood',
      castsShadow: false,
      left: [ribs(9, tone('wood', 'right'))],
      top: [ribs(5, tone('wood', 'left'), 'level')],
    }),
    prism({
      name: 'ramp',
      at: [4.4, 1.5, STAGE],
      along: 'y',
      points: [
        [0, 0],
        [0.5, 0],
        [0, 0.22],
      ],
      length: 0.6,
      material: 'stone',
      castsShadow: false,
    }),
    rack([1, 1.7, STAGE], [0.6, 0.6, 1.3]),
    person([2.9, 1.8, STAGE + 0.22], 'teal'),
    (
      [
        [1.6, 3.1],
        [3, 3.1],
        [1.9, 4],
        [3.4, 4],
      ] as const
    ).map(([x, y]) => pair(x, y)),
    flight({ at: [5.6, 2.2, STAGE], along: 'x', run: 0.6, drop: STAGE - FLOOR, width: 0.9 }),
    platform(HALL, [3.4, 3.3]),
    box({
      name: 'hall',
      at: [6.5, 1.7, FLOOR],
      size: [2.7, 2, 1.3],
      material: 'paper',
      castsShadow: false,
      left: [
        cellar({
          at: [6.75, 3.1, FLOOR],
          size: [2.2, 0.6, 1.08],
          open: 'left',
          wall: 'ink',
          floor: 'stone',
          things: [0, 1, 2].flatMap((index) => [
            box({
              name: 'pedestal',
              at: [6.95 + index * 0.62, 3.2, FLOOR],
              size: [0.36, 0.36, 0.3],
              material: 'paper',
            }),
            index === 0
              ? sphere({ name: 'model', at: [7.13, 3.38, FLOOR + 0.3], radius: 0.16, material: 'gold' })
              : index === 1
                ? pyramid({ name: 'model', at: [7.59, 3.22, FLOOR + 0.3], size: [0.32, 0.32, 0.36], material: 'teal' })
                : box({ name: 'model', at: [8.22, 3.23, FLOOR + 0.3], size: [0.3, 0.3, 0.3], material: 'clay' }),
          ]),
        }),
      ],
      right: [windows({ columns: 3, rows: 1, below: 0.35, above: 0.35, lit: 2 })],
    }),
    gable({ at: [6.4, 1.6, FLOOR + 1.3], size: [2.9, 2.2, 0.7], ridge: 'x', material: 'teal' }),
    person([8.8, 4.2, FLOOR], 'clay'),
    flight({ at: [3.6, 4.8, STAGE], along: 'y', run: 1.3, drop: STAGE - LAWN, width: 0.9 }),
    platform(GARDEN, [2.6, 3], [panel(0.2, 0.2, 2.4, 2.8, SURFACES.lawn)]),
    meshSlab([GARDEN[0] + 2.6, GARDEN[1], GARDEN[2]], [2.4, 3]),
    cube([1.3, 6.4, LAWN], 0.9, 'clay'),
    cube([2.5, 6.5, LAWN], 0.6, 'palm'),
    cube([1.4, 7.9, LAWN], 0.5, 'gold'),
    cube([2.4, 7.7, LAWN], 0.8, 'teal'),
    cube([2.5, 7.8, LAWN + 0.8], 0.45, 'paper'),
    wireBox([4, 6.4, LAWN], [0.9, 0.9, 0.9]),
    wireBox([4.6, 7.9, LAWN], [0.7, 0.7, 0.7]),
    suitcase([7, 6.2, 0], [1.9, 0.7, 1.25]),
    person([6.8, 7.5, 0], 'ink'),
  ],
  why: { middle: [3.2, 2.6, 3.5], zoom: 2.1, face: 'left' },
}));
