/** An exhibition: miniature cut blocks on plinths, and the rope barriers and frames of the hall. */
import { band, panel, windows, type FacePaint } from '#kit/face.ts';
import {
  CHANNEL,
  SHADE,
  SHADE_OPACITY,
  SURFACES,
  tone,
  WINDOW_DARK,
  type Material,
  type Surface,
} from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, gable, prism, pyramid, rod, sphere } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { layer } from '#library/channels.ts';
import { between } from '#library/parts.ts';

/** Size of a miniature along x and y, and the height of its block. */
const MINI = 1.7;
const THICK = 0.6;

/** A miniature: a plinth `height` tall, a cut block with its own channel, and `draw` on its top. */
export function exhibit(
  [x, y, z]: Vec3,
  height: number,
  draw: (at: Vec3) => Things,
  surface: Surface = 'desert',
): Things {
  const cut: FacePaint[] = [
    band(0, THICK, layer(0)),
    band(0, 0.46, layer(1)),
    band(0, 0.34, layer(2)),
    band(0, 0.14, layer(5)),
    band(0.18, 0.3, CHANNEL.wall),
    band(0.2, 0.28, CHANNEL.water),
  ];
  const top = z + height + 0.06;
  return [
    box({
      name: 'plinth',
      at: [x + 0.3, y + 0.3, z],
      size: [MINI - 0.6, MINI - 0.6, height],
      material: 'paper',
      left: [panel(0.34, height * 0.42, 0.76, height * 0.42 + 0.16, tone('gold', 'left'))],
    }),
    box({ name: 'tray', at: [x, y, z + height], size: [MINI, MINI, 0.06], material: 'ink', castsShadow: false }),
    box({
      name: 'miniature',
      at: [x, y, top],
      size: [MINI, MINI, THICK],
      material: 'sand',
      castsShadow: false,
      left: cut,
      right: [
        ...cut,
        (face) =>
          panel(
            0,
            0,
            face.width,
            face.height,
            SHADE,
          )(face).map((shape) => ({
            ...shape,
            opacity: SHADE_OPACITY,
          })),
      ],
      top: [panel(0, 0, MINI, MINI, SURFACES[surface])],
    }),
    draw([x, y, top + THICK]),
  ];
}

/** A plinth with an empty tray. */
export const emptyPlinth = ([x, y, z]: Vec3, height: number): Things => [
  box({ name: 'plinth', at: [x + 0.3, y + 0.3, z], size: [MINI - 0.6, MINI - 0.6, height], material: 'paper' }),
  box({
    name: 'tray',
    at: [x, y, z + height],
    size: [MINI, MINI, 0.06],
    material: 'ink',
    castsShadow: false,
    top: [panel(0.1, 0.1, MINI - 0.1, MINI - 0.1, tone('teal', 'right'))],
  }),
];

/** Towers of a town. */
export const miniTown = ([x, y, z]: Vec3): Things =>
  (
    [
      [0.2, 0.2, 1.3, 'ink'],
      [0.9, 0.15, 0.8, 'paper'],
      [0.2, 0.95, 0.5, 'clay'],
      [0.95, 0.9, 0.65, 'paper'],
    ] as const
  ).map(([dx, dy, height, material]) => {
    const panes = (lit: number) =>
      windows({
        columns: 2,
        rows: Math.max(Math.round(height * 3), 1),
        sides: 0.05,
        below: 0.08,
        above: 0.08,
        lit,
        fill: material === 'paper' ? undefined : WINDOW_DARK,
      });
    return box({
      name: 'house',
      at: [x + dx, y + dy, z],
      size: [0.5, 0.5, height],
      material,
      castsShadow: false,
      left: [panes(2)],
      right: [panes(3)],
    });
  });

/** A ship. */
export const miniShip = ([x, y, z]: Vec3): Things => [
  prism({
    name: 'hull',
    at: [x + 0.15, y + 0.55, z],
    along: 'z',
    length: 0.24,
    material: 'clay',
    castsShadow: false,
    points: [
      [0, 0],
      [1, 0],
      [1.4, 0.3],
      [1, 0.6],
      [0, 0.6],
    ],
  }),
  box({
    name: 'bridge',
    at: [x + 0.2, y + 0.65, z + 0.24],
    size: [0.28, 0.4, 0.5],
    material: 'paper',
    castsShadow: false,
  }),
  box({
    name: 'cargo',
    at: [x + 0.6, y + 0.65, z + 0.24],
    size: [0.4, 0.2, 0.24],
    material: 'teal',
    castsShadow: false,
  }),
  box({
    name: 'cargo',
    at: [x + 0.6, y + 0.88, z + 0.24],
    size: [0.4, 0.2, 0.24],
    material: 'gold',
    castsShadow: false,
  }),
];

/** Fields with a barn and a silo. */
export const miniFarm = ([x, y, z]: Vec3): Things => [
  box({ name: 'barn', at: [x + 0.2, y + 0.25, z], size: [0.7, 0.6, 0.4], material: 'clay', castsShadow: false }),
  gable({ at: [x + 0.15, y + 0.2, z + 0.4], size: [0.8, 0.7, 0.32], ridge: 'x', material: 'paper' }),
  cylinder({
    name: 'silo',
    at: [x + 1.25, y + 0.45, z],
    radius: 0.2,
    height: 0.8,
    material: 'steel',
    castsShadow: false,
  }),
  dome({ name: 'cap', at: [x + 1.25, y + 0.45, z + 0.8], radius: 0.2, material: 'teal', castsShadow: false }),
  ...[1.05, 1.25, 1.45].map((dy) =>
    box({ name: 'crop', at: [x + 0.2, y + dy, z], size: [1.3, 0.1, 0.1], material: 'palm', castsShadow: false }),
  ),
];

/** A turbine on a hill with a solar field. */
export const miniPower = ([x, y, z]: Vec3): Things => [
  pyramid({
    name: 'hill',
    at: [x + 0.1, y + 0.1, z],
    size: [1.1, 1, 0.36],
    top: [0.3, 0.3],
    material: 'field',
    castsShadow: false,
  }),
  rod({ name: 'mast', at: [x + 0.65, y + 0.6, z + 0.36], to: z + 1.6, paint: tone('paper', 'top'), width: 2.2 }),
  ...[0.5, 2.6, 4.7].map((turn) =>
    rod({
      name: 'blade',
      at: [x + 0.65, y + 0.62, z + 1.6],
      to: [x + 0.65 + 0.55 * Math.cos(turn), y + 0.62, z + 1.6 + 0.55 * Math.sin(turn)],
      paint: tone('steel', 'left'),
      width: 1.8,
    }),
  ),
  ...[0.1, 0.6, 1.1].map((dx) =>
    prism({
      name: 'panel',
      at: [x + dx + 0.05, y + 1.2, z],
      along: 'x',
      length: 0.4,
      material: 'ink',
      castsShadow: false,
      points: [
        [0, 0],
        [0.36, 0],
        [0.36, 0.05],
        [0, 0.26],
      ],
    }),
  ),
];

/** A hospital with a red roof light. */
export const miniClinic = ([x, y, z]: Vec3): Things => [
  box({
    name: 'clinic',
    at: [x + 0.25, y + 0.25, z],
    size: [1.1, 0.9, 0.85],
    material: 'paper',
    castsShadow: false,
    left: [windows({ columns: 4, rows: 2, sides: 0.08, lit: 3 })],
    right: [windows({ columns: 3, rows: 2, sides: 0.08, lit: 2 })],
    top: [panel(0.42, 0.2, 0.68, 0.7, tone('clay', 'left')), panel(0.3, 0.32, 0.8, 0.58, tone('clay', 'left'))],
  }),
  sphere({ name: 'tree', at: [x + 1.45, y + 1.4, z], radius: 0.16, material: 'palm', castsShadow: false }),
  sphere({ name: 'tree', at: [x + 0.3, y + 1.42, z], radius: 0.16, material: 'palm', castsShadow: false }),
];

/** A crane over a stack of containers. */
export const miniYard = ([x, y, z]: Vec3): Things => [
  ...(
    [
      [0.3, 0.9, 0, 'teal'],
      [0.3, 1.2, 0, 'gold'],
      [0.3, 0.9, 0.26, 'ink'],
      [0.95, 0.9, 0, 'clay'],
      [0.95, 1.2, 0, 'paper'],
    ] as const
  ).map(([dx, dy, dz, material]) =>
    box({ name: 'container', at: [x + dx, y + dy, z + dz], size: [0.58, 0.26, 0.26], material, castsShadow: false }),
  ),
  ...[0.15, 1.4].map((dx) =>
    box({ name: 'leg', at: [x + dx, y + 0.4, z], size: [0.12, 0.12, 1.1], material: 'clay', castsShadow: false }),
  ),
  box({
    name: 'bridge',
    at: [x + 0.05, y + 0.34, z + 1.1],
    size: [1.58, 0.24, 0.16],
    material: 'clay',
    castsShadow: false,
  }),
];

/** A small oasis: a well, a palm and a house with a dome. */
export const miniOasis = ([x, y, z]: Vec3): Things => [
  box({
    name: 'house',
    at: [x + 0.2, y + 0.2, z],
    size: [0.7, 0.7, 0.5],
    material: 'paper',
    castsShadow: false,
    left: [panel(0.26, 0, 0.46, 0.34, tone('teal', 'right'))],
  }),
  dome({ name: 'dome', at: [x + 0.55, y + 0.55, z + 0.5], radius: 0.3, material: 'gold', castsShadow: false }),
  cylinder({
    name: 'well',
    at: [x + 1.2, y + 1.15, z],
    radius: 0.26,
    height: 0.26,
    material: 'stone',
    castsShadow: false,
    lid: CHANNEL.water,
  }),
  rod({
    name: 'trunk',
    at: [x + 1.35, y + 0.4, z],
    to: [x + 1.3, y + 0.4, z + 0.7],
    paint: tone('wood', 'left'),
    width: 2,
  }),
  sphere({ name: 'crown', at: [x + 1.3, y + 0.4, z + 0.62], radius: 0.24, material: 'palm', castsShadow: false }),
];

/** A rope between two brass posts. */
export const ropeBarrier = (from: Vec3, to: Vec3): Solid[] => [
  ...[from, to].map(([x, y, z]) =>
    cylinder({ name: 'post', at: [x, y, z], radius: 0.07, height: 0.5, material: 'gold' }),
  ),
  rod({
    name: 'rope',
    points: Array.from({ length: 7 }, (_, index): Vec3 => {
      const [x, y, z] = between(from, to, index / 6, 0.15);
      return [x, y, z + 0.46];
    }),
    paint: tone('clay', 'left'),
    width: 2,
  }),
];

/** Frames on a wall, each with a plan in it: lower left corner, width and height of each. */
export const frames =
  (places: readonly (readonly [Vec2, Vec2, Material])[]): FacePaint =>
  (face) =>
    places.flatMap(([[u, v], [w, h], material]) => [
      ...panel(u, v, u + w, v + h, tone('wood', 'right'))(face),
      ...panel(u + 0.07, v + 0.07, u + w - 0.07, v + h - 0.07, tone('paper', 'top'))(face),
      ...panel(u + w * 0.28, v + h * 0.25, u + w * 0.72, v + h * 0.7, tone(material, 'left'))(face),
    ]);
