/** An office tower cut open in steps: storeys of five decades, and one riser of water that leads up through a gate on each storey. */
import { panel, ribs, windows } from '#kit/face.ts';
import { LAMP, tone, WINDOW, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import { cabinet, screen } from '#library/furniture.ts';
import { worker } from '#library/people.ts';
import { riser } from '#library/pipes.ts';
import { palm } from '#library/plants.ts';
import { mast } from '#library/works.ts';
import { desk, gate, meetingTable, trayBelt } from './offices.ts';

const STOREY = 1.5;
const SLAB = 0.14;
/** The core with the riser, the open floor and the closed end of every storey, along x. */
const X = { core: 1, open: 2.4, end: 7.2, last: 8.6 };
const BACK = 0.6;
/** Depth of a storey: each is cut off farther back than the one below. */
const front = (level: number) => 6.7 - level * 1.05;
const floorOf = (level: number) => level * STOREY + SLAB;

interface Decade {
  wall: Material;
  floor: Material;
  /** Windows in the end wall: columns and height of a pane. */
  columns: number;
  pane: readonly [number, number];
}
const DECADES: readonly Decade[] = [
  { wall: 'clay', floor: 'rose', columns: 5, pane: [0.45, 0.75] },
  { wall: 'sand', floor: 'stone', columns: 4, pane: [0.7, 0.6] },
  { wall: 'gold', floor: 'sand', columns: 6, pane: [0.55, 0.55] },
  { wall: 'paper', floor: 'stone', columns: 1, pane: [1, 0.5] },
  { wall: 'ink', floor: 'glass', columns: 3, pane: [0.9, 0.85] },
];

const storey = ({ wall, floor, columns, pane }: Decade, level: number) => {
  const z = level * STOREY;
  const depth = front(level) - BACK;
  const behind = front(level + 1) - BACK;
  const glass = wall === 'ink' ? WINDOW_DARK : WINDOW;
  const grid = (count: number) =>
    windows({ columns: count, rows: 1, pane: [pane[0], pane[1]], below: 0.2, above: 0.15, fill: glass, lit: 2 });
  return [
    box({
      name: 'slab',
      at: [X.open, BACK, z],
      size: [X.last - X.open, depth, SLAB],
      material: floor,
      castsShadow: false,
    }),
    box({
      name: 'core',
      at: [X.core, BACK, z],
      size: [X.open - X.core, depth, STOREY],
      material: wall,
      left: [riser(0.7, 0, STOREY)],
      top: [
        panel(0.51, behind, 0.89, depth, tone('teal', 'right')),
        panel(0.57, behind, 0.83, depth, tone('teal', 'left')),
      ],
    }),
    box({
      name: 'end',
      at: [X.end, BACK, floorOf(level)],
      size: [X.last - X.end, behind, STOREY - SLAB],
      material: wall,
      castsShadow: false,
      left: [grid(2)],
      right: [grid(columns)],
    }),
    box({
      name: 'back wall',
      at: [X.open, BACK, floorOf(level)],
      size: [X.end - X.open, 0.16, STOREY - SLAB],
      material: wall,
      castsShadow: false,
      left: [grid(4)],
    }),
    level > 0 ? gate([X.core + 0.39, front(level) + 0.2, z]) : [],
  ];
};

export default scene(() => ({
  block: {
    size: [11, 10],
    depth: 3.2,
    surface: 'desert',
    patches: [
      {
        at: [0.5, 0.3],
        size: [8.8, 7],
        surface: 'plaza',
        paint: [ribs(6, tone('sand', 'top')), ribs(5, tone('sand', 'top'), 'level')],
      },
    ],
  },
  shafts: [
    { face: 'left', at: 1.7, canal: [[1.7, 6.8]] },
    { face: 'left', at: 5.6, canal: [[5.6, 8.6]] },
    { face: 'right', at: 7.6, canal: [[9.8, 7.6]] },
  ],
  things: [
    DECADES.map(storey),
    mast([7.9, 1.2, 5 * STOREY], 1.8),
    box({
      name: 'plant room',
      at: [X.core + 0.2, 0.8, 5 * STOREY],
      size: [1, 0.9, 0.5],
      material: 'steel',
      left: [ribs(5, tone('ink', 'right'))],
      right: [ribs(5, tone('ink', 'right'))],
    }),
    desk([2.7, 5.4, SLAB]),
    trayBelt([3.75, 5.5, SLAB], 1.9, 4),
    desk([5.75, 5.4, SLAB]),
    cabinet([7.3, 5.9, SLAB], 3, 'ink', true),
    worker([4.6, 6.3, SLAB], 'teal', 'wood'),
    desk([2.8, 4.6, floorOf(1)], 'clay'),
    screen([2.9, 4.7, floorOf(1) + 0.4], true),
    cabinet([4.2, 4.6, floorOf(1)], 3, 'sand'),
    cabinet([4.75, 4.6, floorOf(1)], 4, 'sand'),
    cabinet([5.3, 4.6, floorOf(1)], 2, 'sand'),
    worker([6.5, 5.1, floorOf(1)], 'gold', 'wood'),
    desk([2.8, 3.6, floorOf(2)]),
    box({
      name: 'post station',
      at: [5.9, 3.5, floorOf(2)],
      size: [0.6, 0.6, 0.7],
      material: 'teal',
      castsShadow: false,
      left: [panel(0.14, 0.3, 0.46, 0.55, LAMP)],
    }),
    rod({
      name: 'pneumatic tube',
      points: [
        [6.2, 4, floorOf(2) + 0.7],
        [6.2, 4, floorOf(2) + 1.15],
        [3.2, 4, floorOf(2) + 1.15],
        [3.2, 4, floorOf(2) + 0.45],
      ],
      paint: tone('glass', 'right'),
      width: 4,
    }),
    rod({
      name: 'capsule',
      at: [4.4, 4, floorOf(2) + 1.15],
      to: [4.75, 4, floorOf(2) + 1.15],
      paint: tone('clay', 'left'),
      width: 3.4,
    }),
    desk([3, 2.7, floorOf(3)], 'paper'),
    screen([3.1, 2.8, floorOf(3) + 0.4]),
    desk([4.5, 2.7, floorOf(3)], 'paper'),
    screen([4.6, 2.8, floorOf(3) + 0.4]),
    worker([6.2, 3.1, floorOf(3)], 'clay', 'wood'),
    meetingTable([3.2, 1.3, floorOf(4)], 2.4),
    cylinder({
      name: 'fountain',
      at: [5.6, 8.4, 0],
      radius: 0.6,
      height: 0.25,
      material: 'stone',
      lid: tone('teal', 'top'),
    }),
    palm([9.9, 4.4, 0], 1.9),
    cylinder({
      name: 'fountain',
      at: [9.6, 7.6, 0],
      radius: 0.5,
      height: 0.25,
      material: 'stone',
      lid: tone('teal', 'top'),
    }),
    worker([8, 8.2, 0], 'ink', 'wood'),
  ],
  why: { middle: [4.9, 5.4, 1.6], zoom: 2.3 },
}));
