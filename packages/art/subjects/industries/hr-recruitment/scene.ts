/** An office house without its front: three desks with a shaft each, the third free and with a plant; a bare fourth desk and a capped shaft. */
import { disc, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SURFACES, tone, WINDOW_LIT_AT_NIGHT } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { box, cylinder, gable } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { busStop } from '#library/bus-stop.ts';
import { electricVan } from '#library/charging.ts';
import { ramp } from '#library/civic.ts';
import { cabinet as fileCabinet, lockers } from '#library/furniture.ts';
import { assembly, CELLAR, plate, room } from '#library/parts.ts';
import { person, seatedPerson } from '#library/people.ts';
import { bush, tree } from '#library/plants.ts';
import { slab, wall } from '#library/rooms.ts';
import { strongbox } from '#library/valuables.ts';
import { clockPost, coatHooks, officeChair, openDrawer, plant, reception, workDesk } from './workplace.ts';

const SIZE = [14.2, 8.6] as const;
const DEPTH = 3.6;
const [LEFT, RIGHT] = [0.9, 10.7] as const;
const [REAR, BACK, FRONT] = [0.9, 3.4, 7] as const;
const FLOOR = 0.2;
const EAVES = 3.5;
/** Where the desks begin along x; the third is free. `NEXT` is a bare desk for later. */
const DESKS = [1.7, 3.9, 6.1] as const;
const FREE = 2;
const NEXT = 8.4;
const DESK_Y = 4.9;

const bookshelf: FacePaint[] = [0.4, 0.75].flatMap((v) => [
  panel(0.5, v, 2, v + 0.05, tone('wood', 'right')),
  ...[0.6, 0.8, 0.95, 1.3, 1.5].map((u, index) =>
    panel(
      u,
      v + 0.05,
      u + 0.13,
      v + 0.28,
      tone((['clay', 'teal', 'ink', 'gold', 'teal'] as const)[index] ?? 'ink', 'left'),
    ),
  ),
]);

/** A point on the roof's near slope: `x` along the ridge, `share` of the way from the ridge down to the eaves. */
const onRoof = (x: number, share: number): Vec3 => [
  x,
  (REAR + BACK) / 2 + ((BACK - REAR + 0.4) / 2) * share,
  EAVES + 1.5 * (1 - share),
];
const skylight = (x: number) =>
  plate([onRoof(x, 0.3), onRoof(x + 0.9, 0.3), onRoof(x + 0.9, 0.7), onRoof(x, 0.7)], WINDOW_LIT_AT_NIGHT, 'skylight');

export default scene(() => ({
  block: {
    size: SIZE,
    depth: DEPTH,
    channel: 2.8,
    surface: 'desert',
    patches: [
      { at: [RIGHT, 2.4], size: [1.4, 5.4], surface: 'plaza', paint: [ribs(5, SURFACES.road, 'level')] },
      {
        at: [12.4, 0],
        size: [1.8, SIZE[1]],
        surface: 'road',
        paint: [0, 1, 2, 3, 4, 5].map((step) =>
          panel(0.86, 0.3 + step * 1.45, 0.94, 1 + step * 1.45, tone('paper', 'top')),
        ),
      },
    ],
    left: [
      room({
        side: 'left',
        from: 3,
        below: 0.5,
        size: [1.9, 1.5],
        inside: [0.42, 0.88, 1.34].flatMap((u) => [
          panel(u, 0.12, u + 0.4, 1.12, tone('steel', 'left')),
          ...[0.2, 0.44, 0.68, 0.92].map((v) => panel(u + 0.05, v, u + 0.35, v + 0.16, tone('steel', 'top'))),
        ]),
      }),
      room({
        side: 'left',
        from: 7.2,
        below: 0.5,
        size: [2.3, 1.5],
        inside: [
          panel(0.5, 0.7, 1.5, 1.26, tone('ink', 'left')),
          ...[0.5, 1, 1.5].flatMap((u) => [
            panel(u, 0.1, u + 0.4, 0.34, tone('wood', 'left')),
            panel(u + 0.12, 0.34, u + 0.28, 0.52, tone('teal', 'left')),
            disc(u + 0.2, 0.58, 0.08, tone('sand', 'left')),
          ]),
        ],
      }),
    ],
  },
  shafts: [
    ...DESKS.map((x) => ({ face: 'left' as const, at: x + 0.65, canal: [[x + 0.65, FRONT + 0.06] as const] })),
    { face: 'left', at: NEXT + 1.7, canal: [[NEXT + 1.7, FRONT + 0.8]] },
    { face: 'right', at: 7.2, canal: [[12, 7.2]] },
  ],
  things: [
    box({
      name: 'house',
      at: [LEFT, REAR, 0],
      size: [RIGHT - LEFT, BACK - REAR, EAVES],
      material: 'paper',
      left: [
        panel(0, FLOOR, RIGHT - LEFT, 2.1, CELLAR),
        ({ at }) =>
          windows({ columns: 7, rows: 1, sides: 0.3, below: 0.3, above: 0.25, pane: [0.5, 0.9], lit: 2 })({
            width: RIGHT - LEFT,
            height: 1.4,
            at: (u, v) => at(u, v + 2.1),
          }),
        panel(0, 2.06, RIGHT - LEFT, 2.16, tone('wood', 'left')),
        ...bookshelf,
        ...coatHooks(7.2, 1.5, 5),
        panel(3.2, 0.9, 4.6, 1.8, tone('paper', 'top')),
        ...[1.1, 1.3, 1.5].map((v, index) =>
          panel(3.35, v, 4.45 - index * 0.3, v + 0.08, tone(index === 1 ? 'teal' : 'stone', 'left')),
        ),
      ],
      right: [
        windows({ columns: 2, rows: 1, below: 2.2, above: 0.4, pane: [0.5, 0.9], lit: 1 }),
        panel(0.6, 0.2, 1.5, 1.6, tone('glass', 'right')),
      ],
    }),
    assembly(
      'roof',
      [
        gable({
          at: [LEFT - 0.2, REAR - 0.2, EAVES],
          size: [RIGHT - LEFT + 0.4, BACK - REAR + 0.4, 1.5],
          ridge: 'x',
          material: 'clay',
          cap: [disc((BACK - REAR + 0.4) / 2, 0.55, 0.3, LAMP)],
        }),
        [1.9, 4, 6.1, 8.2].map(skylight),
      ],
      false,
    ),
    slab(
      [LEFT, BACK, 0],
      [RIGHT - LEFT, FRONT - BACK],
      'wood',
      [
        ribs(9, tone('wood', 'left'), 'level', 0.6),
        disc(DESKS[FREE] + 0.65 - LEFT, DESK_Y + 0.6 - BACK, 1.25, tone('teal', 'top')),
        disc(DESKS[FREE] + 0.65 - LEFT, DESK_Y + 0.6 - BACK, 1.13, tone('paper', 'top')),
      ],
      FLOOR,
    ),
    wall(
      [LEFT, BACK, FLOOR],
      [0.16, FRONT - BACK, 1.2],
      'paper',
      [],
      [windows({ columns: 3, rows: 1, below: 0.4, above: 0.2, lit: 2 })],
    ),
    DESKS.map((x, index) => [
      workDesk([x, DESK_Y, FLOOR], index === FREE),
      index === FREE
        ? officeChair([x + 0.42, DESK_Y + 0.78, FLOOR], 'clay', 1.15)
        : [
            officeChair([x + 0.4, DESK_Y + 0.95, FLOOR], 'teal'),
            seatedPerson([x + 0.52, DESK_Y + 0.76, FLOOR + 0.3], index ? 'gold' : 'ink'),
          ],
    ]),
    plant([DESKS[FREE] + 0.38, DESK_Y + 0.3, FLOOR + 0.5], 1.25),
    workDesk([NEXT, DESK_Y - 0.9, FLOOR], true),
    lockers([4.8, BACK + 0.02, FLOOR], 4, 2),
    openDrawer([2.9, BACK + 0.05, FLOOR]),
    strongbox([1.25, BACK + 0.15, FLOOR], [0.8, 0.6, 0.7]),
    fileCabinet([2.25, BACK + 0.1, FLOOR], 3, 'sand'),
    reception([9.4, 5.1, FLOOR]),
    person([9.15, 5.5, FLOOR], 'teal'),
    box({
      name: 'door frame',
      at: [RIGHT - 0.14, 3.9, FLOOR],
      size: [0.14, 0.9, 1.5],
      material: 'wood',
      castsShadow: false,
      right: [
        panel(0.1, 0, 0.8, 1.36, LAMP),
        panel(0.1, 0, 0.45, 1.36, tone('teal', 'right')),
        disc(0.4, 0.62, 0.04, tone('gold', 'top')),
      ],
    }),
    wall([RIGHT - 0.14, BACK, FLOOR], [0.14, 0.5, 1.5], 'paper'),
    wall([RIGHT - 0.14, 4.8, FLOOR], [0.14, FRONT - 4.8, 0.5], 'paper'),
    box({ name: 'landing', at: [RIGHT, 3.7, 0], size: [0.9, 1.3, FLOOR], material: 'stone' }),
    ramp([RIGHT + 0.9, 3.8, 0], [0.7, 1.1, FLOOR]),
    cylinder({
      name: 'cap',
      at: [NEXT + 1.7, FRONT + 0.85, 0],
      radius: 0.34,
      height: 0.16,
      material: 'stone',
      lid: tone('stone', 'left'),
    }),
    cylinder({
      name: 'cap ring',
      at: [NEXT + 1.7, FRONT + 0.85, 0.16],
      radius: 0.1,
      height: 0.07,
      material: 'clay',
      castsShadow: false,
    }),
    electricVan({ at: [12.85, 3, 0], material: 'gold' }),
    clockPost([11.9, 6.3, 0], 1.9),
    busStop([11.2, 1.2, 0]),
    person([11.9, 5.6, 0], 'clay'),
    cylinder({ name: 'planter', at: [12, 7.2, 0], radius: 0.36, height: 0.26, material: 'stone', lid: SURFACES.lawn }),
    tree([0.4, 7.9, 0], 1.1),
    bush([4.9, 8, 0], 0.24),
    bush([7.9, 8, 0], 0.22),
  ],
  why: { middle: [8.2, 5.8, 0.7], zoom: 1.8 },
  features: {},
}));
