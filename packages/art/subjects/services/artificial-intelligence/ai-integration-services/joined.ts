/** Rooms in a row in section, and the pipework between them: manifold, cartridge, meters. */
import { panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';
import { tube, valve } from '#library/tubes.ts';

/** Thickness of a wall in grid units. */
export const WALL = 0.2;

interface Section {
  at: Vec3;
  /** Width along x and depth along y. */
  size: Vec2;
  /** Outline of the back wall: position along x, height. */
  gable: readonly Vec2[];
  wall: Material;
  floor?: Material;
  /** Painted on the back wall. */
  back?: readonly FacePaint[];
}

/** A room without its front and roof: floor and back wall. */
export const sectionRoom = ({
  at: [x, y, z],
  size: [w, d],
  gable,
  wall,
  floor = 'stone',
  back = [],
}: Section): Solid[] => [
  box({
    name: 'floor',
    at: [x, y, z],
    size: [w, d, 0.12],
    material: floor,
    top: [ribs(Math.round(w * 1.4), tone(floor, 'left'))],
  }),
  prism({
    name: 'back wall',
    at: [x, y, z + 0.12],
    along: 'y',
    points: gable,
    length: WALL,
    material: wall,
    cap: back,
  }),
];

/** A party wall cut on a slope, high behind and low in front. */
export const cutWall = (
  [x, y, z]: Vec3,
  depth: number,
  high: number,
  low: number,
  material: Material = 'paper',
): Solid =>
  prism({
    name: 'party wall',
    at: [x, y, z],
    along: 'x',
    points: [
      [0, 0],
      [depth, 0],
      [depth, low],
      [0, high],
    ],
    length: WALL,
    material,
  });

/** A round meter on a pipe along x, its dial to the lower left. */
const meter = ([x, y, z]: Vec3, radius = 0.2): Solid =>
  tube({ name: 'meter', from: [x, y, z], to: [x, y + 0.2, z], radius, material: 'gold', mouth: WHITE, bore: 0.76 });

/** A strainer: a short pipe that points down from another pipe. */
const strainer = ([x, y, z]: Vec3): Solid =>
  tube({
    name: 'strainer',
    from: [x, y, z],
    to: [x + 0.2, y + 0.12, z - 0.3],
    radius: 0.1,
    material: 'steel',
    mouth: tone('ink', 'left'),
  });

/** An upright pipe that joins the branches of a manifold. */
export const header = ([x, y, z]: Vec3, height: number): Solid =>
  cylinder({
    name: 'header',
    at: [x, y, z],
    radius: 0.17,
    height,
    material: 'teal',
    lid: tone('teal', 'top'),
    castsShadow: false,
  });

/** A pipe along x, `length` long. */
export const pipeAlong = (from: Vec3, length: number): Solid =>
  tube({ name: 'pipe', from, to: [from[0] + length, from[1], from[2]], radius: 0.11, material: 'teal' });

/** The cartridge in its quick coupling: a thick bottle between a collar below and one above. */
export const cartridge = ([x, y, z]: Vec3, height = 1.5): Solid =>
  assembly(
    'cartridge',
    [
      cylinder({ name: 'collar', at: [x, y, z], radius: 0.46, height: 0.14, material: 'ink' }),
      cylinder({
        name: 'bottle',
        at: [x, y, z + 0.14],
        radius: 0.4,
        height,
        material: 'paper',
        bands: [
          { from: height * 0.2, to: height * 0.34, material: 'teal' },
          { from: height * 0.62, to: height * 0.68, material: 'gold' },
        ],
      }),
      cylinder({ name: 'collar', at: [x, y, z + 0.14 + height], radius: 0.46, height: 0.14, material: 'ink' }),
      cylinder({ name: 'cap', at: [x, y, z + 0.28 + height], radius: 0.2, height: 0.14, material: 'gold' }),
    ],
    false,
  );

/** The spare cartridge on a hook at a back wall. */
export const spareCartridge = ([x, y, z]: Vec3): Solid =>
  assembly(
    'spare',
    [
      rod({
        name: 'hook',
        points: [
          [x, y - 0.2, z + 1.2],
          [x, y, z + 1.2],
          [x, y, z + 0.98],
        ],
        paint: tone('ink', 'left'),
        width: 1.6,
      }),
      cylinder({
        name: 'bottle',
        at: [x, y, z],
        radius: 0.24,
        height: 0.85,
        material: 'paper',
        bands: [{ from: 0.16, to: 0.28, material: 'teal' }],
      }),
      cylinder({ name: 'cap', at: [x, y, z + 0.85], radius: 0.12, height: 0.12, material: 'gold' }),
    ],
    false,
  );

/** One branch of the manifold to the left or right of the cartridge: valve, meter and strainer on a pipe along x. */
export const branch = ([x, y, z]: Vec3, length: number, turned = false): Solid[] => [
  pipeAlong([x, y, z], length),
  ...valve([x + length * (turned ? 0.84 : 0.16), y + 0.11, z], 0.18),
  meter([x + length * (turned ? 0.47 : 0.53), y + 0.11, z], 0.18),
  strainer([x + length * (turned ? 0.06 : 0.78), y + 0.12, z - 0.02]),
];

/** A hospital bed along x, head at the left. */
export const bed = ([x, y, z]: Vec3): Solid =>
  assembly(
    'bed',
    [
      box({
        name: 'frame',
        at: [x, y, z + 0.2],
        size: [1.7, 0.8, 0.16],
        material: 'steel',
        left: [panel(0.1, -0.2, 0.2, 0, tone('ink', 'left')), panel(1.5, -0.2, 1.6, 0, tone('ink', 'left'))],
      }),
      box({ name: 'cover', at: [x + 0.5, y, z + 0.36], size: [1.2, 0.8, 0.14], material: 'teal' }),
      box({ name: 'pillow', at: [x + 0.06, y + 0.12, z + 0.36], size: [0.4, 0.56, 0.14], material: 'paper' }),
      box({ name: 'head', at: [x - 0.08, y, z + 0.1], size: [0.08, 0.8, 0.7], material: 'wood' }),
    ],
    false,
  );

/** Shelves of boxes painted on a wall. */
export const goodsOnWall = (columns: number, rows: number, size: Vec2, from: Vec2): FacePaint[] =>
  Array.from({ length: columns * rows }, (_, index) => index).flatMap((index) => {
    const [cw, ch] = [size[0] / columns, size[1] / rows];
    const [u, v] = [from[0] + (index % columns) * cw, from[1] + Math.floor(index / columns) * ch];
    const fills = (['clay', 'gold', 'wood', 'teal', 'sand'] as const)[(index * 3) % 5] ?? 'wood';
    return [
      panel(u + 0.04, v + 0.06, u + cw - 0.08, v + ch * (index % 4 ? 0.72 : 0.5), tone(fills, 'left')),
      ...(index % columns === 0 ? [panel(from[0] - 0.05, v, from[0] + size[0], v + 0.06, tone('ink', 'left'))] : []),
    ];
  });

/** A window with a cross of bars, lit by night. */
export const barredWindow = (u: number, v: number, width: number, height: number): FacePaint[] => [
  ({ at }) =>
    windows({ columns: 2, rows: 2, sides: 0, below: 0, above: 0, pane: [0.86, 0.86], lit: 2 })({
      width,
      height,
      at: (du, dv) => at(u + du, v + dv),
    }),
];

/** A round table with a lamp over it. */
export const lampTable = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'table leg', at: [x, y, z], radius: 0.1, height: 0.46, material: 'wood', castsShadow: false }),
  cylinder({ name: 'table', at: [x, y, z + 0.46], radius: 0.55, height: 0.08, material: 'wood', castsShadow: false }),
  cylinder({ name: 'lamp', at: [x, y, z + 0.54], radius: 0.05, height: 0.36, material: 'ink', castsShadow: false }),
  cylinder({
    name: 'shade',
    at: [x, y, z + 0.9],
    radius: 0.3,
    topRadius: 0.14,
    height: 0.28,
    material: 'gold',
    lid: LAMP,
    castsShadow: false,
  }),
];

/** A cross on a sign, for a face. */
export const crossSign = (u: number, v: number, size: number): FacePaint[] => [
  panel(u - size, v - size, u + size, v + size, WHITE),
  panel(u - size * 0.7, v - size * 0.22, u + size * 0.7, v + size * 0.22, tone('teal', 'left')),
  panel(u - size * 0.22, v - size * 0.7, u + size * 0.22, v + size * 0.7, tone('teal', 'left')),
];
