/** A workshop that fits exactly between rocks, open in front: the pump on its bench is half assembled. */
import { panel, ribs, windows } from '#kit/face.ts';
import { LAMP, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, prism } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { worker } from '#library/people.ts';
import { bench, pipePile, toolBoard } from '#library/workshop.ts';
import { drawingBoard, litWindow, planked, pump, winch } from './workshop.ts';

/** A ridge of rock: one profile of x and z, `length` thick along y. */
const rock = (at: Vec3, points: readonly Vec2[], length: number) =>
  prism({ name: 'rock', at, along: 'y', points, length, material: 'sand' });

/** A tooth of the saw-tooth roof over the open hall; each has its own width and rise. */
const tooth = (x: number, width: number, rise: number) =>
  prism({
    name: 'tooth',
    at: [x, 0.6, 2.5],
    along: 'y',
    points: [
      [0, 0],
      [width, 0],
      [width, 0.18],
      [width * 0.28, rise],
      [0, rise * 0.9],
    ],
    length: 1,
    material: 'teal',
    castsShadow: false,
    cap: [panel(width * 0.12, rise * 0.25, width * 0.5, rise * 0.65, LAMP)],
  });

export default scene(() => ({
  block: {
    size: [13, 9],
    depth: 3,
    surface: 'desert',
    patches: [{ at: [3.4, 0.6], size: [5.6, 5.2], surface: 'floor', paint: [ribs(6, tone('stone', 'left'), 'level')] }],
  },
  shafts: [
    { face: 'left', at: 6.2, canal: [[6.2, 6.2]] },
    { face: 'left', at: 1.8, canal: [[1.8, 7.4]] },
    { face: 'right', at: 5.6, canal: [[11.2, 5.6]] },
  ],
  things: [
    rock(
      [0.1, 0.3, 0],
      [
        [0, 0],
        [1.6, 0],
        [1.6, 2.5],
        [1.1, 3.5],
        [0.7, 3.1],
        [0.2, 3.7],
        [0, 2.8],
      ],
      1.5,
    ),
    rock(
      [0.1, 1.8, 0],
      [
        [0, 0],
        [1.6, 0],
        [1.6, 2],
        [1.2, 2.4],
        [0.8, 2],
        [0.3, 2.6],
        [0, 1.8],
      ],
      1.4,
    ),
    rock(
      [0.1, 3.2, 0],
      [
        [0, 0],
        [1.6, 0],
        [1.6, 1.1],
        [1, 1.6],
        [0.4, 1.2],
        [0, 0.7],
      ],
      1.2,
    ),
    rock(
      [0.3, 4.4, 0],
      [
        [0, 0],
        [1.3, 0],
        [1.3, 0.5],
        [0.8, 0.9],
        [0.2, 0.4],
      ],
      0.8,
    ),
    rock(
      [10.7, 0.3, 0],
      [
        [0, 0],
        [2, 0],
        [1.9, 1.4],
        [1.4, 2.6],
        [1, 2.3],
        [0.5, 3.3],
        [0, 2.8],
      ],
      1.4,
    ),
    rock(
      [10.7, 1.7, 0],
      [
        [0, 0],
        [2.1, 0],
        [1.7, 1.1],
        [1.2, 1.5],
        [0.7, 1.2],
        [0.3, 1.9],
        [0, 1.7],
      ],
      1.1,
    ),
    rock(
      [10.7, 2.8, 0],
      [
        [0, 0],
        [1.4, 0],
        [1, 0.7],
        [0.4, 0.9],
        [0, 0.5],
      ],
      0.8,
    ),
    box({
      name: 'store',
      at: [1.8, 0.6, 0],
      size: [1.6, 4.4, 1.7],
      material: 'paper',
      left: [panel(0.45, 0, 1.15, 1.15, tone('teal', 'right')), ...litWindow(0.55, 0.5, 0.5, 0.35)],
      right: [windows({ columns: 4, rows: 1, below: 0.8, above: 0.35 })],
    }),
    prism({
      name: 'store roof',
      at: [1.7, 0.5, 1.7],
      along: 'y',
      points: [
        [0, 0],
        [1.7, 0],
        [1.7, 0.9],
        [0, 0.25],
      ],
      length: 4.6,
      material: 'clay',
      castsShadow: false,
    }),
    box({ name: 'back wall', at: [3.4, 0.6, 0], size: [5.6, 0.2, 2.5], material: 'paper', castsShadow: false }),
    toolBoard([5, 0.8, 0.7], 2.4, 1.2),
    tooth(3.4, 1.5, 0.9),
    tooth(4.9, 2.3, 1.3),
    tooth(7.2, 1.65, 1),
    box({
      name: 'loft',
      at: [9, 0.6, 0],
      size: [1.6, 2.6, 3.2],
      material: 'paper',
      left: [...litWindow(0.5, 2.1), panel(0.5, 0, 1.1, 1, tone('wood', 'left'))],
      right: planked(7, 'paper'),
    }),
    prism({
      name: 'loft roof',
      at: [8.9, 0.5, 3.2],
      along: 'y',
      points: [
        [0, 0],
        [1.7, 0],
        [0.5, 1],
      ],
      length: 2.8,
      material: 'clay',
      castsShadow: false,
    }),
    bench([4.6, 2.8, 0], [3.2, 1.4, 0.6]),
    pump([4.9, 2.95, 0.6]),
    cylinder({
      name: 'impeller',
      at: [7.4, 3.9, 0.6],
      radius: 0.22,
      height: 0.1,
      material: 'gold',
      castsShadow: false,
    }),
    cylinder({
      name: 'shaft lid',
      at: [6.2, 5.7, 0],
      radius: 0.55,
      height: 0.25,
      material: 'stone',
      lid: tone('teal', 'right'),
    }),
    worker([8.2, 3.6, 0], 'clay'),
    winch([0.9, 6.4, 0]),
    pipePile([9.6, 5.6, 0], [2.2, 1.5, 1.9, 0.9], 0.28),
    pipePile([9.9, 5.6, 0.56], [1.4, 1.1], 0.28, 'clay'),
    drawingBoard([3.6, 6.6, 0]),
    worker([4.1, 7.4, 0], 'ink', 'paper'),
  ],
  why: { middle: [6, 4, 0.8], zoom: 2 },
}));
