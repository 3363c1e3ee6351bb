/** Three trial shafts, two dry and capped, one with water; above them a tent where the well house is drawn, and its model. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, dome } from '#kit/solids.ts';
import { arch } from '#library/arcades.ts';
import { draftingTable } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { shadowOn, steps, terrace } from '#library/terraces.ts';
import { bucket, windlass } from '#library/well-gear.ts';
import { dryShaft, plumbTripod, spoil, tent } from './drawing-yard.ts';
import { cappedShaft } from './well-gear.ts';

const DEPTH = 3.4;
const TOP = 1.9;
const STEP = 0.95;

const model = () => [
  box({
    name: 'model table',
    at: [7.3, 2, TOP],
    size: [1.5, 1.3, 0.5],
    material: 'wood',
    left: [panel(0.16, 0, 1.34, 0.36, tone('ink', 'right'))],
    right: [panel(0.16, 0, 1.14, 0.36, tone('ink', 'right'))],
    top: [panel(0.12, 0.12, 1.38, 1.18, SURFACES.lawn)],
  }),
  box({
    name: 'model',
    at: [7.7, 2.3, TOP + 0.5],
    size: [0.7, 0.7, 0.7],
    material: 'paper',
    castsShadow: false,
    left: [arch(0.35, 0.3, 0.5, tone('teal', 'right'))],
    right: [arch(0.35, 0.3, 0.5, tone('teal', 'right'))],
  }),
  dome({ name: 'model dome', at: [8.05, 2.65, TOP + 1.2], radius: 0.32, material: 'teal', castsShadow: false }),
];

export default scene(() => ({
  block: {
    size: [12, 10],
    depth: DEPTH,
    channel: 2.5,
    surface: 'desert',
    patches: [{ at: [8.4, 7], size: [3.2, 2.6], surface: 'lawn', paint: [ribs(4, SURFACES.soil)] }],
    left: [dryShaft(2, DEPTH, 2.1), dryShaft(5, DEPTH, 1.6)],
  },
  shafts: [
    { face: 'left', at: 8, canal: [[8, 8.6]] },
    { face: 'right', at: 7.8, canal: [[9, 7.8]] },
  ],
  things: [
    terrace({
      at: [0, 0, 0],
      size: [12, 4.2, TOP],
      surface: 'plaza',
      top: [shadowOn(2.6, 0.9, 4, 2.6, 0.6)],
    }),
    terrace({ at: [0, 4.2, 0], size: [12, 2.4, STEP] }),
    steps({ at: [10, 4.2, STEP], size: [1.3, 1, TOP - STEP], count: 5, climbs: 'y' }),
    steps({ at: [10, 6.6, 0], size: [1.3, 1, STEP], count: 5, climbs: 'y' }),
    tent([2.4, 0.7, TOP], [4.2, 2.8, 2.5]),
    draftingTable([3.2, 2.7, TOP]),
    person([5.3, 3.2, TOP], 'ink'),
    model(),
    plumbTripod([10.4, 1.9, TOP]),
    box({
      name: 'trial table',
      at: [3.4, 5, STEP],
      size: [2, 0.9, 0.42],
      material: 'wood',
      left: [panel(0.16, 0, 1.84, 0.3, tone('ink', 'right'))],
      right: [panel(0.12, 0, 0.78, 0.3, tone('ink', 'right'))],
      top: [
        panel(0.2, 0.2, 0.7, 0.7, tone('paper', 'top')),
        panel(0.85, 0.2, 1.2, 0.7, tone('teal', 'top')),
        panel(1.35, 0.2, 1.8, 0.7, tone('paper', 'top')),
      ],
    }),
    person([3, 5.4, STEP], 'gold'),
    person([4.1, 6.2, STEP], 'clay'),
    person([5.8, 5.4, STEP], 'teal'),
    bush([0.9, 5.4, STEP], 0.34),
    bush([8.2, 5.5, STEP], 0.3),
    cappedShaft([2, 9.4, 0], 0.5),
    spoil([3.3, 8.8, 0], 0.55, 0.45),
    cappedShaft([5, 9.4, 0], 0.5),
    spoil([6.3, 8.6, 0], 0.55, 0.45),
    windlass([8, 8, 0], 0.6, 'paper', 1.8),
    bucket([9, 9.2, 0], 0.24, 'wood', true),
    person([9.5, 9.3, 0], 'teal'),
  ],
}));
