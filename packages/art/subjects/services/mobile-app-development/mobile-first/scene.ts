/** A narrow well house with one door; behind it, on higher terraces, a hall and a court with palms. */
import { band, panel, ribs, windows } from '#kit/face.ts';
import { LAMP, SURFACES, tone, WINDOW_DARK } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, dome, rod } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { arcade, arch, arches } from '#library/arcades.ts';
import { person } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { runnel, shaftOn, steps, terrace } from '#library/terraces.ts';
import { bucket, hangingBucket } from '#library/well-gear.ts';
import { sandbag, scale, snail } from './well-gear.ts';

const AXIS = 5.5;
const COURT = 1.1;
const HALL = 0.55;
const BEDS: readonly Vec2[] = [
  [1.6, 3.2],
  [8.5, 3.3],
  [9.3, 3.2],
];
const GARDEN: readonly Vec2[] = [
  [1.2, 8.8],
  [2.2, 9.3],
  [1.1, 9.9],
];
const ROPE = tone('wood', 'right');

const wellHouse = () => [
  box({
    name: 'well house',
    at: [AXIS - 0.8, 8, 0],
    size: [1.6, 1.5, 3.2],
    material: 'clay',
    left: [
      arch(0.8, 1.06, 2.2, tone('clay', 'right')),
      arch(0.8, 0.84, 2.05, LAMP),
      panel(0.38, 0, 0.6, 1.5, WINDOW_DARK),
      band(2.72, 2.86, tone('gold', 'left')),
    ],
    right: [arch(0.75, 0.36, 0.9, WINDOW_DARK, 1.3), band(2.72, 2.86, tone('gold', 'right'))],
  }),
  cylinder({ name: 'drum', at: [AXIS, 8.75, 3.2], radius: 0.62, height: 0.2, material: 'paper', castsShadow: false }),
  dome({ name: 'dome', at: [AXIS, 8.75, 3.4], radius: 0.62, material: 'teal', castsShadow: false }),
];

const hall = () => [
  box({
    name: 'hall',
    at: [2.7, 5, HALL],
    size: [5.6, 2.3, 1.35],
    material: 'paper',
    left: [arches(7, { height: 0.62, lit: 3 }), band(1.08, 1.16, tone('teal', 'left'))],
    right: [windows({ columns: 3, rows: 1, below: 0.4, above: 0.4, lit: 2 }), band(1.08, 1.16, tone('teal', 'right'))],
    top: [panel(0.14, 0.14, 5.46, 2.16, tone('paper', 'left'))],
  }),
  [3.9, AXIS, 7.1].map((x) =>
    dome({ name: 'dome', at: [x, 6.15, HALL + 1.35], radius: 0.6, material: 'stone', castsShadow: false }),
  ),
];

const court = () => [
  arcade({ at: [0.3, 0.3, COURT], size: [10.4, 0.3, 1.5], count: 11, lit: 4 }),
  arcade({ at: [0.3, 0.6, COURT], size: [0.3, 3.7, 1.5], count: 4 }),
  box({
    name: 'pool rim',
    at: [3.3, 1.7, COURT],
    size: [4.4, 1.7, 0.16],
    material: 'stone',
    top: [panel(0.16, 0.16, 4.24, 1.54, tone('teal', 'left')), ribs(5, tone('teal', 'top'))],
  }),
  BEDS.map(([x, y]) => bush([x, y, COURT], 0.26)),
  palm([2.3, 2, COURT], 2.3),
  palm([8.9, 2.2, COURT], 2.5),
];

export default scene(() => ({
  block: {
    size: [11, 11.6],
    depth: 3.2,
    surface: 'desert',
    patches: [
      { at: [0.6, 8.2], size: [2.2, 2.2], surface: 'lawn' },
      {
        at: [3.4, 7.8],
        size: [4.2, 2.6],
        surface: 'plaza',
        paint: [ribs(5, SURFACES.road), ribs(3, SURFACES.road, 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: AXIS, canal: [[AXIS, 9.4]] },
    { face: 'left', at: 1.7, canal: [[1.7, 10.4]] },
    { face: 'right', at: 2.5 },
  ],
  things: [
    terrace({
      at: [0, 0, 0],
      size: [11, 4.6, COURT],
      surface: 'plaza',
      top: [
        panel(1.2, 1.2, 2.9, 3.7, SURFACES.lawn),
        panel(8.1, 1.2, 9.8, 2.2, SURFACES.lawn),
        panel(8.1, 2.8, 9.8, 3.7, SURFACES.lawn),
        runnel([
          [11, 2.5],
          [7.8, 2.5],
        ]),
      ],
      right: [shaftOn(2.1, 0, COURT)],
    }),
    steps({ at: [9.2, 4.6, 0], size: [1.1, 1.1, COURT], count: 5, climbs: 'y' }),
    terrace({ at: [2.2, 4.6, 0], size: [6.6, 3.2, HALL], surface: 'plaza' }),
    court(),
    hall(),
    wellHouse(),
    rod({ name: 'arm', at: [AXIS - 0.68, 9.5, 2.5], to: [AXIS - 0.68, 10.2, 2.5], paint: ROPE, width: 3.4 }),
    rod({ name: 'rope', at: [AXIS - 0.68, 10.15, 2.5], to: 1.6, paint: ROPE, width: 1.3 }),
    sandbag([AXIS - 0.68, 10.15, 0.9], 0.28),
    rod({
      name: 'rack',
      points: [
        [6.7, 9.4, 0],
        [6.7, 9.4, 1.5],
        [8.9, 9.4, 1.5],
        [8.9, 9.4, 0],
      ],
      paint: tone('wood', 'left'),
      width: 2.6,
    }),
    hangingBucket([7.5, 9.4, 1.5], 0.3, 0.24),
    hangingBucket([8.35, 9.4, 1.5], 0.3, 0.34),
    bucket([AXIS + 0.62, 10.2, 0], 0.17, 'wood', true),
    scale([8.9, 7.2, 0]),
    snail([9.4, 7.85, 0.16], 1.1),
    GARDEN.map(([x, y]) => bush([x, y, 0], 0.3)),
    person([3.4, 10, 0], 'ink'),
  ],
  why: { middle: [6.4, 9.2, 1.6], zoom: 2.1, face: 'left' },
}));
