/** An open workshop above its shaft: a camera arm over one gear on a turntable; a large bin for good parts, a small one for bad. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { bush } from '#library/plants.ts';
import { bin, cameraArm, lensCabinet, ringLight, sealedTray, tray, turntable, workshopWindows } from './inspection.ts';
import { computeBox } from './studies.ts';

const [LEFT, BACK] = [1, 0.8];
const [WIDE, DEEP, HIGH] = [8.4, 5, 3.8];
const FLOOR = 0.16;
const BENCH = [2.2, 6.6] as const;
const BENCH_TOP = 0.72;

/** A saw-tooth roof with three teeth. */
const sawTooth = () =>
  [0, 1, 2].map((index) =>
    prism({
      name: 'saw tooth',
      at: [LEFT + index * (WIDE / 3), BACK, HIGH],
      along: 'y',
      points: [
        [0, 0],
        [WIDE / 3, 0],
        [0, 1],
      ],
      length: 0.9,
      material: index === 1 ? 'teal' : 'clay',
      castsShadow: false,
    }),
  );

export default scene(() => ({
  block: {
    size: [11, 9.4],
    depth: 2.8,
    surface: 'desert',
    patches: [{ at: [0.6, 6], size: [9.6, 2.6], surface: 'plaza', paint: [ribs(9, SURFACES.road)] }],
  },
  shafts: [
    { face: 'left', at: 6.9, canal: [[6.9, 7.1]] },
    { face: 'left', at: 1.6, canal: [[1.6, 7.4]] },
    { face: 'right', at: 3.3, canal: [[9.6, 3.3]] },
  ],
  things: [
    box({
      name: 'floor',
      at: [LEFT, BACK, 0],
      size: [WIDE, DEEP, FLOOR],
      material: 'stone',
      top: [ribs(7, tone('stone', 'left')), ribs(4, tone('stone', 'left'), 'level')],
    }),
    box({
      name: 'back wall',
      at: [LEFT, BACK, FLOOR],
      size: [WIDE, 0.24, HIGH - FLOOR],
      material: 'paper',
      left: workshopWindows(7, HIGH),
    }),
    box({
      name: 'side wall',
      at: [LEFT, BACK + 0.24, FLOOR],
      size: [0.24, DEEP - 0.24, HIGH - FLOOR],
      material: 'paper',
      castsShadow: false,
      right: workshopWindows(4, HIGH),
    }),
    sawTooth(),
    turntable([4.9, 4, FLOOR]),
    cameraArm([3, 3, FLOOR], [4.9, 4, FLOOR + 0.76]),
    lensCabinet([6.4, BACK + 0.3, FLOOR]),
    box({
      name: 'console',
      at: [1.6, 4.4, FLOOR],
      size: [0.8, 1, 0.9],
      material: 'ink',
      castsShadow: false,
      right: [
        panel(0.15, 0.4, 0.85, 0.78, tone('teal', 'left')),
        panel(0.25, 0.48, 0.6, 0.54, tone('teal', 'top')),
        panel(0.25, 0.6, 0.45, 0.66, tone('gold', 'top')),
      ],
    }),
    bin([6.9, 2.6, FLOOR], [2.1, 2, 0.9], 'teal', [
      [0.5, 0.5],
      [1.1, 0.42],
      [1.65, 0.6],
      [0.45, 1.15],
      [1.05, 1.1],
      [1.6, 1.35],
      [0.9, 1.65],
    ]).map((solid) => ({ ...solid, castsShadow: false })),
    bin([7.4, 5.02, FLOOR], [0.66, 0.66, 0.5], 'clay', [[0.33, 0.33]], 'steel').map((solid) => ({
      ...solid,
      castsShadow: false,
    })),
    box({
      name: 'bench',
      at: [...BENCH, 0],
      size: [4.9, 1.2, BENCH_TOP],
      material: 'wood',
      left: [panel(0.2, 0, 2.2, 0.56, tone('wood', 'right')), panel(2.7, 0, 4.7, 0.56, tone('wood', 'right'))],
      right: [panel(0.16, 0, 1.04, 0.56, tone('ink', 'right'))],
    }),
    ringLight([2.7, 7.2, BENCH_TOP]),
    [0, 1, 2].map((index) =>
      tray([3.25 + index * 0.82, 6.8, BENCH_TOP], (['teal', 'gold', 'clay'] as const)[index] ?? 'teal'),
    ),
    sealedTray([5.75, 6.8, BENCH_TOP]),
    computeBox([7.6, 6.7, 0], [0.9, 0.7, 0.8]),
    rod({
      name: 'cooling pipe',
      points: [
        [6.9, 7.1, 0.05],
        [6.9, 7.1, 0.4],
        [7.6, 7.1, 0.4],
      ],
      paint: tone('teal', 'left'),
      width: 3,
    }),
    cylinder({
      name: 'trough',
      at: [9.9, 3.3, 0],
      radius: 0.4,
      height: 0.3,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    cylinder({
      name: 'wash basin',
      at: [1.6, 7.1, 0],
      radius: 0.42,
      height: 0.5,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    bush([10.3, 8.6, 0], 0.26),
    bush([9.8, 8.9, 0], 0.2),
  ],
  why: { middle: [4.9, 7, 0.9], zoom: 2.4 },
}));
