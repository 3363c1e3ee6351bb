/** A printing house cut open; a thread leads from every sheet on its drying lines to a drawer of the sunken archive. */
import { ribs } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, gable, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { desk } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { tube } from '#library/tubes.ts';
import {
  cylinderPress,
  drawerFront,
  dryingLine,
  FLOOR,
  openHouse,
  proofTable,
  sheetOnLine,
  typeCase,
} from './printing.ts';

const HOUSE = { at: [0.9, 0.8, 0], size: [4.6, 1.3, 1.25], storeys: 3, storey: 1.62 } as const;
const ROOM = HOUSE.at[1] + HOUSE.size[1];
const PIT = { at: [5.2, 6.4], size: [6, 4], drop: 1.7 } as const;
const WALL = 0.55;
const SHELF = PIT.at[1] + WALL;
const LINE = 1.75;
const SHEET = 0.92;

const onFloor = (storey: number, along: number, near = 0.2): Vec3 => [
  HOUSE.at[0] + along,
  ROOM + near,
  storey * HOUSE.storey + FLOOR,
];

const hung: readonly Vec2[] = [
  [6.7, 3],
  [7.7, 3],
  [8.7, 3],
  [9.7, 3],
  [6.9, 4.9],
  [7.9, 4.9],
  [8.9, 4.9],
  [9.9, 4.9],
];

/** A thread from a sheet over the edge of the pit to its drawer. */
const thread = ([x, y]: Vec2, index: number) => {
  const [drawer, depth] = [6.2 + index * 0.66, -0.42 - (index % 3) * 0.4];
  return [
    rod({
      name: 'thread',
      at: [x + 0.36, y + 0.05, LINE - SHEET],
      to: [drawer, SHELF + 0.02, 0],
      paint: tone('clay', 'left'),
      width: 0.8,
    }),
    rod({ name: 'thread', at: [drawer, SHELF + 0.02, 0], to: depth, paint: tone('clay', 'left'), width: 0.8 }),
  ];
};

export default scene(() => ({
  block: {
    size: [11.2, 10.4],
    depth: 3.6,
    surface: 'desert',
    channel: 2.75,
    patches: [
      {
        at: [5.9, 1],
        size: [5, 4.9],
        surface: 'plaza',
        paint: [ribs(5, SURFACES.road), ribs(5, SURFACES.road, 'level')],
      },
    ],
    hollows: [{ ...PIT, floor: 'floor' }],
  },
  shafts: [
    { face: 'left', at: 2.4, canal: [[2.4, 6.3]] },
    { face: 'left', at: 8 },
    { face: 'right', at: 2, canal: [[10.6, 2]] },
  ],
  things: [
    openHouse(HOUSE),
    gable({
      at: [HOUSE.at[0] - 0.15, HOUSE.at[1] - 0.15, 3 * HOUSE.storey + FLOOR],
      size: [HOUSE.size[0] + 0.3, HOUSE.size[1] + 0.3, 0.9],
      ridge: 'x',
      material: 'ink',
    }),
    cylinderPress(onFloor(0, 0.9)),
    typeCase(onFloor(1, 0.4, 0.25)),
    typeCase(onFloor(1, 1.8, 0.25)),
    typeCase(onFloor(1, 3.2, 0.25)),
    desk(onFloor(2, 0.5, 0.25)),
    desk(onFloor(2, 1.9, 0.25)),
    desk(onFloor(2, 3.3, 0.25)),
    cylinder({
      name: 'cistern',
      at: [2.4, 5.9, 0],
      radius: 0.62,
      height: 0.6,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    tube({ name: 'water pipe', from: [2.4, 4.7, 0.3], to: [2.4, 5.28, 0.3], radius: 0.16, material: 'teal' }),
    tube({ name: 'mixing pipe', from: [2.4, 4.1, 0.3], to: [2.4, 4.7, 0.3], radius: 0.16, material: 'sea' }),
    tube({ name: 'ink pipe', from: [2.4, ROOM + 1.25, 0.3], to: [2.4, 4.1, 0.3], radius: 0.16, material: 'ink' }),
    box({
      name: 'yard wall',
      at: [5.9, 0.5, 0],
      size: [5, 0.24, 0.8],
      material: 'sand',
      left: [ribs(9, tone('sand', 'right'))],
    }),
    dryingLine([6.4, 3, 0], 4.3, LINE),
    dryingLine([6.6, 4.9, 0], 4.3, LINE),
    hung.map(([x, y], index) => sheetOnLine([x, y + 0.03, LINE - SHEET], index === 1 || index === 6)),
    hung.map(thread),
    box({
      name: 'archive',
      at: [PIT.at[0] + WALL, PIT.at[1], -PIT.drop],
      size: [PIT.size[0] - WALL, WALL, PIT.drop - 0.04],
      material: 'wood',
      castsShadow: false,
      left: [drawerFront(8, 4, [2, 1])],
    }),
    box({
      name: 'archive',
      at: [PIT.at[0], PIT.at[1] + WALL, -PIT.drop],
      size: [WALL, PIT.size[1] - WALL, PIT.drop - 0.04],
      material: 'wood',
      castsShadow: false,
      right: [drawerFront(5, 4)],
    }),
    proofTable([7.3, 8.1, -PIT.drop]),
    { ...person([10.2, 8.6, -PIT.drop], 'teal'), castsShadow: false },
    person([4.5, 4.6, 0], 'clay'),
    cylinder({
      name: 'vat',
      at: [10.5, 1.9, 0],
      radius: 0.4,
      height: 0.5,
      material: 'stone',
      lid: tone('teal', 'left'),
    }),
    bush([0.7, 8.9, 0], 0.3),
    bush([1.3, 9.4, 0], 0.22),
  ],
  why: { middle: [8.6, 8, -0.4], zoom: 2.1 },
}));
