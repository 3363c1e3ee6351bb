/** A hospital cut open in steps: beds on three floors, a helipad, and a cellar with the pipes that lead water up to the beds. */
import { band, panel, windows } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cross, dosingValve, helipad } from '#library/clinic.ts';
import { person } from '#library/people.ts';
import { bush, palm } from '#library/plants.ts';
import { slab, wall } from '#library/rooms.ts';
import { rack } from '#library/works.ts';
import { ambulance, bed, cabinet, infusion, monitor } from './clinic.ts';

const STOREY = 1.6;
const LEFT = 0.8;
const WIDTH = 7.2;
const FRONT = 9;
const BACK = 3.2;
/** Where each storey is cut along y, from the ground up. */
const CUTS = [FRONT, 7.1, 5.2] as const;
const BAYS = [1, 3.4, 5.8] as const;
const RISERS = [2.9, 5.3, 7.7] as const;
const CELLAR = 1.9;

/**
 * One storey: its floor, two walls, beds and monitors. `level` counts from the ground, `cut` is its near edge along y.
 */
const storey = (level: number, cut: number) => {
  const z = level * STOREY;
  const floor = z + 0.14;
  return [
    slab(
      [LEFT, BACK, z],
      [WIDTH, cut - BACK],
      'stone',
      BAYS.map((x) => panel(x - 0.2, cut - BACK - 1.85, x + 1.55, cut - BACK - 0.15, tone('paper', 'top'))),
    ),
    wall([LEFT, BACK, floor], [0.14, cut - BACK, STOREY - 0.14], 'paper', [], [band(0, 0.5, tone('glass', 'right'))]),
    wall([LEFT + 0.14, BACK, floor], [WIDTH - 0.14, 0.14, STOREY - 0.14], 'paper', [
      windows({ columns: 6, rows: 1, below: 0.5, above: 0.2, lit: 2 }),
    ]),
    BAYS.map((x, bay) => [
      bed([LEFT + x, cut - 1.75, floor], (level + bay) % 3 !== 1),
      monitor([LEFT + x + 0.85, cut - 1.75, floor]),
    ]),
  ];
};

/** A water pipe from the height `from` up to the height `to`. */
const riser = (x: number, y: number, from: number, to: number) =>
  rod({ name: 'riser', at: [x, y, from], to, paint: SIGNAL, width: 2.4 });

/** A capsule of the pneumatic tube; the position is the centre of its base. */
const capsule = ([x, y, z]: Vec3) =>
  cylinder({ name: 'capsule', at: [x, y, z], radius: 0.13, height: 0.3, material: 'clay', castsShadow: false });

export default scene(() => ({
  block: {
    size: [12, FRONT],
    depth: 4,
    channel: 2.95,
    surface: 'desert',
    patches: [
      { at: [8, 1.6], size: [4, 5.8], surface: 'plaza' },
      { at: [8.9, 4], size: [3.1, 2], surface: 'road' },
    ],
    hollows: [{ at: [LEFT, FRONT - 1.5], size: [WIDTH, 1.5], drop: CELLAR, floor: 'floor' }],
  },
  shafts: [
    { face: 'left', at: 2.9 },
    { face: 'left', at: 5.3 },
    { face: 'left', at: 7.7 },
    { face: 'right', at: 7.8, canal: [[9.6, 7.8]] },
    { face: 'right', at: 2.4, canal: [[10.7, 2.4]] },
  ],
  things: [
    box({
      name: 'core',
      at: [0.8, 0.3, 0],
      size: [3, 2.8, 6.6],
      material: 'paper',
      left: [panel(0.75, 5.02, 2.25, 6.42, tone('teal', 'left')), cross(1.5, 5.72, 1.1, WHITE)],
      right: [windows({ columns: 4, rows: 8, lit: 3, above: 0.5 })],
      top: helipad(1.5, 1.4, 1.15),
    }),
    box({
      name: 'wing',
      at: [3.8, 0.8, 0],
      size: [4.2, 2.3, 5.2],
      material: 'paper',
      right: [windows({ columns: 4, rows: 6, lit: 3 })],
      top: [panel(0.15, 0.15, 4.05, 2.15, tone('paper', 'left'))],
    }),
    box({ name: 'cooler', at: [4.6, 1.3, 5.2], size: [0.9, 0.9, 0.45], material: 'steel' }),
    box({ name: 'cooler', at: [6.1, 1.3, 5.2], size: [0.9, 0.9, 0.45], material: 'steel' }),
    CUTS.map((cut, level) => storey(level, cut)),
    RISERS.map((x) => [
      riser(x, FRONT - 0.15, -CELLAR, -0.05),
      riser(x, CUTS[1] - 0.06, 0.14, STOREY),
      riser(x, CUTS[2] - 0.06, STOREY + 0.14, 2 * STOREY),
    ]),
    infusion([LEFT + 6.62, FRONT - 1.1, 0.14]),
    person([LEFT + 5.3, FRONT - 0.5, 0.14], 'teal'),
    person([LEFT + 2.9, CUTS[1] - 0.7, STOREY + 0.14], 'paper'),
    [0, 1, 2].map((index) =>
      cabinet([1 + index * 0.5, FRONT - 0.75, -CELLAR], [0.48, 0.5, 1.15], 4, index === 1 ? 'sand' : 'steel'),
    ),
    rack([3.4, FRONT - 0.9, -CELLAR], [0.7, 0.7, 1.2]),
    rack([4.2, FRONT - 0.9, -CELLAR], [0.7, 0.7, 1.2]),
    cylinder({
      name: 'boiler',
      at: [6.4, FRONT - 0.65, -CELLAR],
      radius: 0.42,
      height: 1.2,
      material: 'clay',
      bands: [
        { from: 0.3, to: 0.4, material: 'gold' },
        { from: 0.9, to: 1, material: 'gold' },
      ],
    }),
    capsule([2.62, FRONT - 0.3, -1.1]),
    dosingValve([7.3, FRONT - 0.4, -CELLAR]),
    box({ name: 'canopy post', at: [10.3, 5.6, 0], size: [0.14, 0.14, 1.5], material: 'steel' }),
    box({ name: 'canopy post', at: [10.3, 4.2, 0], size: [0.14, 0.14, 1.5], material: 'steel' }),
    box({
      name: 'canopy',
      at: [8.05, 3.9, 1.5],
      size: [2.6, 2.1, 0.2],
      material: 'teal',
      top: [cross(1.3, 1.05, 1, WHITE)],
      right: [panel(0, 0, 2.1, 0.07, LAMP)],
    }),
    ambulance([10.75, 4.6, 0]),
    cylinder({ name: 'basin', at: [9.4, 7.8, 0], radius: 0.6, height: 0.2, material: 'stone', lid: SIGNAL }),
    [
      [8.5, 6.9],
      [8.5, 8.7],
      [10.4, 8.6],
    ].map(([x = 0, y = 0]) => bush([x, y, 0], 0.24)),
    palm([9.4, 2.6, 0], 2.2),
    palm([11.4, 1.3, 0], 1.9),
    person([9, 6.6, 0], 'clay'),
  ],
  why: { middle: [6.6, 7.5, 1.3], zoom: 1.97 },
  features: {},
}));
