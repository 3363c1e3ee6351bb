/** Objects of a harbor: a ship cut along its middle, its crane, small craft, bollards and mooring lines. */
import { area, band, disc, panel, ribs, segment, stroke, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, leftFace, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { container } from '#library/cargo.ts';
import { moving } from '#library/parts.ts';

const LENGTH = 9.4;
const HALF_BEAM = 2.1;
/** Keel, deck and section height above the water line. */
const DRAUGHT = 1.05;
const FREEBOARD = 0.85;
const HOLD_CARGO: readonly Material[] = ['teal', 'clay', 'paper', 'gold', 'ink', 'clay', 'teal', 'sand'];

/** The long section of the hull from stern to bulbous bow, with engine, shaft, tanks and holds; v is the height above the keel. */
const longSection: readonly FacePaint[] = [
  area(
    [
      [0.1, 1.9],
      [0.1, 1.15],
      [0.9, 0.85],
      [1.2, 0],
      [8.2, 0],
      [9, 0.06],
      [9.35, 0.34],
      [9, 0.62],
      [8.7, 0.7],
      [9.4, 1.9],
    ],
    tone('clay', 'left'),
  ),
  area(
    [
      [0.1, 1.9],
      [0.1, 1.15],
      [0.45, 1.02],
      [8.85, 1.02],
      [9.4, 1.9],
    ],
    tone('ink', 'left'),
  ),
  area(
    [
      [0.22, 1.82],
      [0.22, 1.22],
      [1, 0.93],
      [1.3, 0.1],
      [8.15, 0.1],
      [8.6, 0.7],
      [9.2, 1.82],
    ],
    tone('paper', 'left'),
  ),
  panel(1.34, 0.1, 8.1, 0.3, tone('sea', 'top')),
  ...[2.6, 3.9, 5.2, 6.5].map((u) => panel(u, 0.1, u + 0.05, 0.3, tone('ink', 'left'))),
  segment([0.75, 0.62], [1.9, 0.62], tone('gold', 'left'), 2.2),
  area(
    [
      [0.62, 0.9],
      [0.74, 0.64],
      [0.62, 0.34],
      [0.82, 0.34],
      [0.82, 0.9],
    ],
    tone('gold', 'right'),
  ),
  panel(0.3, 0.2, 0.5, 1.05, tone('ink', 'left')),
  panel(1.4, 0.3, 2.55, 1.1, tone('steel', 'left')),
  panel(1.5, 0.36, 2.45, 0.72, tone('clay', 'right')),
  ...[1.54, 1.78, 2.02, 2.26].flatMap((u) => [
    panel(u, 0.72, u + 0.15, 1, tone('clay', 'left')),
    disc(u + 0.075, 0.54, 0.06, tone('gold', 'top')),
  ]),
  panel(1.4, 1.14, 2.55, 1.76, tone('glass', 'left')),
  panel(2.56, 0.3, 2.66, 1.82, tone('ink', 'left')),
  ...[0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2].map((row) =>
      panel(
        2.76 + column * 1.08,
        0.34 + row * 0.48,
        3.76 + column * 1.08,
        0.78 + row * 0.48,
        tone(HOLD_CARGO[(column * 3 + row * 2) % 8] ?? 'teal', 'left'),
      ),
    ),
  ),
  ...[3.79, 4.87, 5.95, 7.03].map((u) => panel(u, 0.3, u + 0.03, 1.82, tone('steel', 'right'))),
  panel(8.14, 0.3, 8.22, 1.82, tone('ink', 'left')),
  stroke(
    [
      [8.45, 1.2],
      [8.55, 1.6],
      [8.75, 1.72],
    ],
    tone('rubber', 'left'),
    1.6,
  ),
];

/** A container ship cut along its middle: its far half, 9.4 long by 2.1, bow at the right; z is the water line. */
export function halfShip([x, y, z]: Vec3): Solid[] {
  const plan: Vec2[] = [
    [0.1, HALF_BEAM],
    [0.1, 0.35],
    [0.6, 0],
    [7.2, 0],
    [8.3, 0.5],
    [9, 1.3],
    [LENGTH, HALF_BEAM],
  ];
  const deck = z + FREEBOARD;
  const near = y + HALF_BEAM;
  const section = leftFace(x, near, z - DRAUGHT, LENGTH, DRAUGHT + FREEBOARD);
  const decks = [0.42, 0.84, 1.26];
  const rows: readonly (readonly [number, number, readonly Material[]])[] = [
    [3, 0, ['gold', 'teal']],
    [4.76, 0, ['clay', 'ink', 'paper']],
    [6.52, 0, ['teal']],
    [3, 0.76, ['clay']],
    [4.76, 0.76, ['paper']],
    [6.52, 0.76, ['gold']],
  ];
  return [
    prism({
      name: 'hull',
      at: [x, y, z],
      along: 'z',
      points: plan,
      length: FREEBOARD,
      material: 'ink',
      castsShadow: false,
    }),
    sketch({
      name: 'section',
      at: [x, near, z - DRAUGHT],
      size: [LENGTH, 0, DRAUGHT + FREEBOARD],
      shapes: longSection.flatMap((paint) => paint(section)),
    }),
    box({
      name: 'bridge',
      at: [x + 1.3, y + 0.3, deck],
      size: [1.3, HALF_BEAM - 0.3, 1.7],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(0.08, 0.05, 1.22, 1.65, tone('sand', 'top')),
        ...decks.map((v) => panel(0, v, 1.3, v + 0.06, tone('stone', 'right'))),
        panel(0.2, 0.05, 0.5, 0.3, tone('wood', 'left')),
        panel(0.72, 0.48, 1.1, 0.72, tone('teal', 'left')),
        panel(0.2, 0.9, 0.42, 1.2, tone('ink', 'left')),
        panel(0.24, 1.08, 0.36, 1.12, SIGNAL),
        panel(0.24, 0.98, 0.36, 1.02, SIGNAL),
        panel(0.7, 0.9, 1.1, 1.02, tone('clay', 'left')),
      ],
      right: [windows({ columns: 5, rows: 4, lit: 4, below: 0.1, above: 0.1 })],
    }),
    box({
      name: 'wheelhouse',
      at: [x + 1.2, y + 0.1, deck + 1.7],
      size: [1.5, HALF_BEAM - 0.1, 0.42],
      material: 'paper',
      castsShadow: false,
      left: [panel(0.1, 0.06, 1.4, 0.36, LAMP), panel(0.8, 0.06, 1.1, 0.22, tone('ink', 'left'))],
      right: [windows({ columns: 7, rows: 1, fill: WINDOW_DARK, pane: [0.84, 0.7], lit: 0, below: 0.08, above: 0.06 })],
    }),
    box({
      name: 'funnel',
      at: [x + 0.5, y + 1, deck],
      size: [0.6, 0.8, 1.9],
      material: 'clay',
      castsShadow: false,
      left: [band(1.3, 1.6, tone('gold', 'left'))],
      right: [band(1.3, 1.6, tone('gold', 'right'))],
    }),
    rod({
      name: 'radar mast',
      at: [x + 1.9, y + 1.2, deck + 2.12],
      to: deck + 2.7,
      paint: tone('steel', 'right'),
      width: 1.8,
    }),
    rod({
      name: 'radar',
      at: [x + 1.6, y + 1.2, deck + 2.7],
      to: [x + 2.2, y + 1.2, deck + 2.7],
      paint: tone('ink', 'left'),
      width: 2.4,
    }),
    rows
      .map(([dx, dy, stack]) =>
        stack.map((material, level) => container([x + dx, y + 0.55 + dy, deck + level * 0.72], material)),
      )
      .flat(),
  ].flat();
}

/** A crane between ship and shore: four legs, a boom along y from [x, y] outwards to `reach`, a hanging container that sways. */
export function shipToShore([x, y, z]: Vec3, reach: number, trolley: number): Solid[] {
  const [span, gauge, height] = [1.7, 2.4, 4.3];
  const [beamX, top] = [x + span / 2 - 0.2, z + height];
  const hookX = beamX + 0.2;
  const leg = (dx: number, dy: number) =>
    box({ name: 'leg', at: [x + dx, y + dy, z], size: [0.24, 0.24, height], material: 'clay' });
  const stay = (from: Vec3, to: Vec3) => rod({ name: 'stay', at: from, to, paint: tone('clay', 'right'), width: 1.8 });
  const peak: Vec3 = [hookX, y + gauge, top + 1.9];
  return [
    ...[0, span - 0.24].flatMap((dx) => [
      leg(dx, 0),
      leg(dx, gauge),
      box({
        name: 'sill',
        at: [x + dx, y + 0.24, z + 1.3],
        size: [0.24, gauge - 0.24, 0.2],
        material: 'clay',
        castsShadow: false,
      }),
    ]),
    box({ name: 'portal', at: [x, y, top], size: [span, gauge + 0.24, 0.2], material: 'clay', castsShadow: false }),
    box({
      name: 'boom',
      at: [beamX, y - 1.4, top + 0.2],
      size: [0.4, reach, 0.32],
      material: 'clay',
      castsShadow: false,
      right: [ribs(16, tone('clay', 'left'))],
    }),
    box({
      name: 'machine house',
      at: [beamX - 0.25, y - 1, top + 0.52],
      size: [0.9, 1, 0.6],
      material: 'paper',
      castsShadow: false,
      left: [band(0.1, 0.22, tone('teal', 'left'))],
      right: [band(0.1, 0.22, tone('teal', 'right'))],
    }),
    stay([hookX, y + 0.6, top + 0.5], peak),
    stay([hookX - 0.2, y + gauge, top + 0.5], peak),
    stay(peak, [hookX, y - 1.4 + reach - 0.2, top + 0.52]),
    stay(peak, [hookX, y - 1.4 + reach * 0.72, top + 0.52]),
    box({
      name: 'cab',
      at: [beamX + 0.05, trolley - 0.9, top - 0.2],
      size: [0.34, 0.4, 0.4],
      material: 'glass',
      castsShadow: false,
    }),
    rod({
      name: 'falls',
      at: [hookX, trolley, top + 0.2],
      to: top - 0.9,
      paint: tone('ink', 'left'),
      width: 1.4,
      motion: 'sway',
    }),
    moving(
      box({
        name: 'load',
        at: [hookX - 0.85, trolley - 0.36, top - 1.65],
        size: [1.7, 0.72, 0.72],
        material: 'gold',
        castsShadow: false,
        left: [ribs(12, tone('gold', 'right'))],
        right: [ribs(5, tone('ink', 'right'))],
      }),
      'sway',
    ),
  ];
}

/** A tug 1.7 long with its bow at the right. */
export const tug = ([x, y, z]: Vec3): Solid[] => [
  prism({
    name: 'tug',
    at: [x, y, z],
    along: 'z',
    points: [
      [0, 0.1],
      [0, 0.8],
      [1.2, 0.9],
      [1.6, 0.65],
      [1.7, 0.45],
      [1.6, 0.25],
      [1.2, 0],
    ],
    length: 0.34,
    material: 'teal',
    castsShadow: false,
  }),
  box({
    name: 'deckhouse',
    at: [x + 0.45, y + 0.2, z + 0.34],
    size: [0.75, 0.5, 0.36],
    material: 'paper',
    castsShadow: false,
    left: [windows({ columns: 3, rows: 1, lit: 0, fill: WINDOW_DARK, below: 0.1, above: 0.08, sides: 0.05 })],
  }),
  box({
    name: 'wheelhouse',
    at: [x + 0.7, y + 0.25, z + 0.7],
    size: [0.42, 0.4, 0.3],
    material: 'gold',
    castsShadow: false,
    left: [panel(0.05, 0.08, 0.37, 0.24, WINDOW_DARK)],
    right: [panel(0.05, 0.08, 0.35, 0.24, WINDOW_DARK)],
  }),
  cylinder({
    name: 'funnel',
    at: [x + 0.55, y + 0.45, z + 0.7],
    radius: 0.11,
    height: 0.36,
    material: 'ink',
    castsShadow: false,
  }),
];

/** A pilot boat 1.3 long: a low hull, a cabin and a mast. */
export const pilotBoat = ([x, y, z]: Vec3): Solid[] => [
  prism({
    name: 'pilot boat',
    at: [x, y, z],
    along: 'z',
    points: [
      [0, 0],
      [0, 0.56],
      [0.9, 0.56],
      [1.3, 0.28],
      [0.9, 0],
    ],
    length: 0.24,
    material: 'clay',
    castsShadow: false,
  }),
  box({
    name: 'cabin',
    at: [x + 0.22, y + 0.1, z + 0.24],
    size: [0.5, 0.36, 0.28],
    material: 'paper',
    castsShadow: false,
    left: [panel(0.06, 0.08, 0.44, 0.22, WINDOW_DARK)],
    right: [panel(0.05, 0.08, 0.31, 0.22, WINDOW_DARK)],
  }),
  rod({ name: 'mast', at: [x + 0.35, y + 0.28, z + 0.52], to: z + 0.95, paint: tone('steel', 'right'), width: 1.2 }),
];

/** A bollard with the loop of a line round it. */
export const bollard = ([x, y, z]: Vec3): Solid[] => [
  cylinder({
    name: 'bollard',
    at: [x, y, z],
    radius: 0.13,
    height: 0.26,
    material: 'ink',
    bands: [{ from: 0.04, to: 0.12, material: 'sand' }],
  }),
  cylinder({ name: 'cap', at: [x, y, z + 0.26], radius: 0.19, height: 0.08, material: 'ink', castsShadow: false }),
];

/** A mooring line with a rat guard: a round shield on the line. */
export function mooring(from: Vec3, to: Vec3): Solid[] {
  const middle = from.map((value, axis) => value + ((to[axis] ?? 0) - value) * 0.45) as unknown as Vec3;
  const [sx, sy] = project(middle);
  const ellipse = circle((u, v) => [sx + u * 2.6, sy + v * 4]);
  return [
    rod({ name: 'line', at: from, to, paint: tone('sand', 'top'), width: 1.3 }),
    sketch({
      name: 'rat guard',
      at: [middle[0], middle[1], middle[2]],
      size: [0.05, 0.05, 0.05],
      shapes: [
        { d: ellipse, fill: tone('steel', 'top') },
        { d: ellipse, stroke: tone('steel', 'right'), width: 0.8 },
      ],
    }),
  ];
}

/** A refrigerated container: white, with its cooling unit at the right end. */
export function reefer(at: Vec3): Solid {
  const unit: FacePaint[] = [
    panel(0.06, 0.06, 0.66, 0.66, tone('steel', 'right')),
    disc(0.26, 0.44, 0.14, tone('ink', 'right')),
    disc(0.5, 0.44, 0.08, tone('ink', 'right')),
    panel(0.14, 0.12, 0.58, 0.2, SIGNAL),
  ];
  return box({
    name: 'reefer',
    at,
    size: [1.7, 0.72, 0.72],
    material: 'paper',
    left: [ribs(12, tone('paper', 'right'))],
    right: unit,
  });
}

/** The harbor office: a slim tower with a glazed room and a radar bar on top. */
export const harborTower = ([x, y, z]: Vec3, height = 3): Solid[] => [
  box({
    name: 'shaft',
    at: [x + 0.25, y + 0.25, z],
    size: [0.7, 0.7, height],
    material: 'paper',
    left: [windows({ columns: 1, rows: 5, lit: 2, sides: 0.2 })],
    right: [panel(0.25, 0, 0.45, 0.5, WINDOW_DARK)],
  }),
  box({
    name: 'lookout',
    at: [x, y, z + height],
    size: [1.2, 1.2, 0.5],
    material: 'glass',
    castsShadow: false,
    left: [panel(0, 0, 1.2, 0.12, tone('teal', 'left'))],
    right: [panel(0, 0, 1.2, 0.12, tone('teal', 'right'))],
  }),
  box({
    name: 'roof',
    at: [x - 0.1, y - 0.1, z + height + 0.5],
    size: [1.4, 1.4, 0.14],
    material: 'paper',
    castsShadow: false,
  }),
  rod({
    name: 'post',
    at: [x + 0.6, y + 0.6, z + height + 0.64],
    to: z + height + 1.05,
    paint: tone('steel', 'right'),
    width: 2,
  }),
  rod({
    name: 'radar',
    at: [x + 0.2, y + 0.6, z + height + 1.05],
    to: [x + 1, y + 0.6, z + height + 1.05],
    paint: tone('clay', 'left'),
    width: 3.2,
  }),
];
