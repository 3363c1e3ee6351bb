/** A residential tower with one corner removed: furnished rooms beside a riser with a meter on each storey; plant room and garage below. */
import { disc, panel, ribs, segment, windows, type FacePaint } from '#kit/face.ts';
import { SIGNAL, SURFACES, tone, type Material } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { liftShaft } from '#library/lift-shaft.ts';
import { person } from '#library/people.ts';
import { palm, potPlant } from '#library/plants.ts';
import { house } from '#library/town.ts';
import { car } from '#library/vehicles.ts';
import {
  balcony,
  furniture,
  heatExchanger,
  ladder,
  meter,
  parasol,
  smallPump,
  sunBed,
  type Furniture,
} from './homes.ts';

const SIZE = [14.8, 9.6] as const;
const DEPTH = 3.5;
const STOREYS = 5;
const HIGH = 1.34;
const TOP = STOREYS * HIGH;
const TOWER = { x: 0.8, y: 0.8, wing: 2.5, corner: 2.4 };
const INNER = { x: TOWER.x + TOWER.wing, y: TOWER.y + TOWER.wing };
const ROOM = 1.75;
const CELLAR = { x: 0.8, width: 5.8, depth: 0.8, drop: 1.9 };
const GARAGE = { y: 0.6, width: 5, depth: 0.85, drop: 1.5 };
/** The planks round the pool: position and size of each side. */
const DECK = [
  [7.6, 6.85, 6.8, 0.55],
  [7.6, 7.4, 1.1, 1.6],
  [13.6, 7.4, 0.8, 1.6],
  [7.6, 9, 6.8, 0.5],
] as const;
const BACK = SIZE[1] - CELLAR.depth;
/** A row of family houses: position along x and roof of each. */
const HOUSES: readonly (readonly [number, Material])[] = [
  [7.9, 'clay'],
  [10, 'rose'],
  [12.1, 'clay'],
];
/** Where the riser is: at the left corner of the rooms. */
const RISER = { x: INNER.x + 0.16, y: INNER.y + ROOM + 0.14 };
const ROOMS: readonly (readonly [Furniture, Material])[] = [
  ['lounge', 'paper'],
  ['kitchen', 'glass'],
  ['bedroom', 'rose'],
  ['dining', 'field'],
  ['nursery', 'paper'],
];

/** The inner walls of the missing corner: a wallpaper for each storey, with a door or a picture. */
const wallpapers = (from: number, side: 'left' | 'right'): FacePaint[] =>
  ROOMS.flatMap(([, material], level) => [
    panel(from, level * HIGH + 0.14, from + TOWER.corner, (level + 1) * HIGH, tone(material, side)),
    panel(from, level * HIGH, from + TOWER.corner, level * HIGH + 0.14, tone('stone', side)),
    level % 2 === 0
      ? panel(from + 1.7, level * HIGH + 0.14, from + 2.15, level * HIGH + 1.05, tone('wood', side))
      : panel(from + 1.6, level * HIGH + 0.6, from + 2.15, level * HIGH + 1.02, tone('teal', side)),
  ]);

/** A riser: its wall and the water in it. */
const riser = (points: readonly Vec3[]) => [
  rod({ name: 'riser', points, paint: tone('teal', 'right'), width: 4.8 }),
  rod({ name: 'water', points, paint: SIGNAL, width: 2.6 }),
];

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.6,
    surface: 'desert',
    patches: [
      ...DECK.map(([x, y, w, d]) => ({
        at: [x, y] as const,
        size: [w, d] as const,
        surface: 'plaza' as const,
        paint: [panel(0, 0, w, d, tone('sand', 'top')), ribs(Math.round(d * 2.4), tone('wood', 'top'), 'level')],
      })),
      { at: [0.6, 0.6], size: [6.4, 6], surface: 'plaza' },
      { at: [7.6, 0.5], size: [6.8, 5.2], surface: 'lawn' },
    ],
    hollows: [
      { at: [8.7, 7.4], size: [4.9, 1.6], drop: 0.25, floor: 'sea' },
      { at: [CELLAR.x, BACK], size: [CELLAR.width, CELLAR.depth], drop: CELLAR.drop, floor: 'floor' },
      {
        at: [SIZE[0] - GARAGE.depth, GARAGE.y],
        size: [GARAGE.depth, GARAGE.width],
        drop: GARAGE.drop,
        floor: 'tarmac',
      },
    ],
  },
  shafts: [
    { face: 'left', at: 1.5 },
    { face: 'left', at: 5.4 },
    { face: 'left', at: 8, canal: [[8, 9.3]] },
    { face: 'right', at: 1.1 },
    {
      face: 'right',
      at: 6.3,
      canal: [
        [RISER.x, 6.3],
        [RISER.x, RISER.y + 0.2],
      ],
    },
  ],
  things: [
    box({
      name: 'rear wing',
      at: [TOWER.x, TOWER.y, 0],
      size: [TOWER.wing + TOWER.corner, TOWER.wing, TOP],
      material: 'sand',
      left: wallpapers(TOWER.wing, 'left'),
      right: [windows({ columns: 3, rows: STOREYS, sides: 0.2, below: 0.2, above: 0.1, pane: [0.62, 0.58], lit: 4 })],
      top: [panel(0.15, 0.15, 4.75, 2.35, tone('sand', 'left'))],
    }),
    box({
      name: 'side wing',
      at: [TOWER.x, INNER.y, 0],
      size: [TOWER.wing, TOWER.corner, TOP],
      material: 'sand',
      left: [windows({ columns: 3, rows: STOREYS, sides: 0.2, below: 0.2, above: 0.1, pane: [0.62, 0.58], lit: 4 })],
      right: wallpapers(0, 'right'),
      top: [panel(0.15, 0.15, 2.35, 2.25, tone('sand', 'left'))],
    }),
    ROOMS.map(([kind], level) => [
      box({
        name: 'floor',
        at: [INNER.x, INNER.y, level * HIGH],
        size: [ROOM, ROOM, 0.12],
        material: 'stone',
        castsShadow: false,
        top: [panel(0.08, 0.08, ROOM - 0.1, ROOM - 0.1, tone(level % 2 ? 'wood' : 'paper', 'top'))],
      }),
      furniture([INNER.x, INNER.y, level * HIGH + 0.12], kind),
      meter([RISER.x - 0.13, RISER.y + 0.06, level * HIGH + 0.42]),
    ]),
    riser([
      [RISER.x, RISER.y, 0],
      [RISER.x, RISER.y, TOP + 0.3],
    ]),
    riser([
      [RISER.x, RISER.y, TOP + 0.3],
      [RISER.x, INNER.y - 0.5, TOP + 0.3],
      [RISER.x, INNER.y - 0.5, TOP],
    ]),
    [1, 3].flatMap((level) => balcony([1, INNER.y + TOWER.corner, level * HIGH])),
    [0, 2, 4].flatMap((level) => balcony([2.15, INNER.y + TOWER.corner, level * HIGH])),
    liftShaft([TOWER.x + TOWER.wing + TOWER.corner, 1.3, 0], TOP + 0.5, 2.1),
    cylinder({ name: 'roof tank', at: [2.1, 2, TOP], radius: 0.6, height: 0.9, material: 'teal', castsShadow: false }),
    cylinder({
      name: 'roof tank',
      at: [3.7, 1.9, TOP],
      radius: 0.6,
      height: 0.9,
      material: 'teal',
      castsShadow: false,
    }),
    box({
      name: 'cooler',
      at: [1.4, 4.2, TOP],
      size: [1.2, 0.9, 0.5],
      material: 'steel',
      castsShadow: false,
      top: [disc(0.35, 0.45, 0.25, tone('ink', 'left')), disc(0.88, 0.45, 0.25, tone('ink', 'left'))],
    }),
    HOUSES.map(([x, roof]) => [
      house({ at: [x, 1.2, 0], size: [1.9, 2.6, 1.7], roof, ridge: 'y', rise: 0.9 }),
      box({ name: 'hedge', at: [x, 4.9, 0], size: [1.5, 0.3, 0.4], material: 'palm' }),
      box({
        name: 'wallbox',
        at: [x + 1.2, 3.8, 0],
        size: [0.3, 0.16, 0.7],
        material: 'ink',
        castsShadow: false,
        left: [disc(0.15, 0.5, 0.06, SIGNAL)],
      }),
    ]),
    sunBed([7.9, 7.5, 0]),
    sunBed([12.6, 6.95, 0], 'clay'),
    parasol([13.8, 7.5, 0]),
    sunBed([13.8, 8, 0]),
    person([10.4, 9.3, 0], 'clay'),
    palm([6.9, 8.4, 0], 2.1),
    person([7.3, 5.2, 0], 'teal'),
    box({ name: 'bench', at: [2.2, 7.7, 0], size: [1.3, 0.4, 0.26], material: 'wood' }),
    [1.7, 4].map((x) => potPlant([x, 7.9, 0])),
    person([4.7, 7.2, 0], 'clay'),
    box({
      name: 'lid',
      at: [CELLAR.x, BACK, -0.14],
      size: [CELLAR.width, CELLAR.depth, 0.14],
      material: 'stone',
      castsShadow: false,
    }),
    box({
      name: 'door',
      at: [0.86, BACK + 0.06, -CELLAR.drop],
      size: [0.08, 0.6, 1.35],
      material: 'clay',
      castsShadow: false,
      right: [disc(0.1, 0.7, 0.04, tone('gold', 'top'))],
    }),
    smallPump([1.2, BACK + 0.1, -CELLAR.drop]),
    smallPump([2.5, BACK + 0.1, -CELLAR.drop], 'clay'),
    heatExchanger([3.85, BACK + 0.1, -CELLAR.drop]),
    ladder([5.3, BACK + 0.4, -CELLAR.drop], 1.7),
    box({
      name: 'lid',
      at: [SIZE[0] - GARAGE.depth, GARAGE.y, -0.14],
      size: [GARAGE.depth, GARAGE.width, 0.14],
      material: 'stone',
      castsShadow: false,
    }),
    car({ at: [14, 3.2, -GARAGE.drop], heading: 'y', material: 'clay' }),
    cylinder({
      name: 'cellar tank',
      at: [14.38, 1.15, -GARAGE.drop],
      radius: 0.4,
      height: 1.1,
      material: 'teal',
      castsShadow: false,
    }),
    box({
      name: 'sump',
      at: [14, 1.9, -GARAGE.drop],
      size: [0.7, 0.8, 0.35],
      material: 'steel',
      castsShadow: false,
      top: [panel(0.1, 0.1, 0.6, 0.7, SURFACES.sea)],
      right: [segment([0.1, 0.17], [0.7, 0.17], tone('ink', 'right'), 1)],
    }),
  ],
  why: { middle: [3.9, SIZE[1], -0.9], zoom: 1.97 },
  features: {},
}));
