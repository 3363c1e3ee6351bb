/**
 * An old well house and its replacement: scaffold, an old and a new pump, columns that compare them, a crane. Positions
 * are minimum corners, unless a comment names another point; lengths in grid units.
 */
import { area, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW_DARK } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, rod, sphere } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';
import { tube } from '#library/tubes.ts';

/** Paints courses of stone over a whole face, every second one shifted. */
const courses =
  (rows: number, stones: number, side: 'left' | 'right'): FacePaint =>
  (face) => {
    const step = face.height / rows;
    const joint = tone('sand', 'right');
    return [
      ...ribs(rows - 1, joint, 'level', 0.9)(face),
      ...Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
        Array.from({ length: stones }, (_, index) => ((index + (row % 2 ? 0.9 : 0.4)) * face.width) / stones)
          .filter((u) => u < face.width)
          .flatMap((u) =>
            segment(
              [u, row * step],
              [u, (row + 1) * step],
              joint,
              0.7,
            )(face).map((shape) => ({ ...shape, opacity: side === 'left' ? 0.6 : 0.45 })),
          ),
      ),
    ];
  };

/** Outline of a pointed arch; the middle of its base is at (u, 0). */
const arch = (u: number, width: number, height: number): Vec2[] => [
  [u - width / 2, 0],
  [u - width / 2, height * 0.6],
  [u - width * 0.36, height * 0.84],
  [u, height],
  [u + width * 0.36, height * 0.84],
  [u + width / 2, height * 0.6],
  [u + width / 2, 0],
];

/** An old well house 2.8 square: stone walls with an arch, a dark window at the right, a dome. */
export const wellHouse = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'well house',
    at: [x, y, z],
    size: [2.8, 2.8, 2.1],
    material: 'sand',
    left: [
      courses(7, 5, 'left'),
      area(arch(1.4, 1.44, 1.62), tone('stone', 'top')),
      area(arch(1.4, 1.16, 1.46), tone('ink', 'right')),
      panel(0.98, 0, 1.82, 0.34, tone('teal', 'right')),
    ],
    right: [courses(7, 5, 'right'), area(arch(2.1, 0.6, 1.2), WINDOW_DARK)],
  }),
  box({ name: 'cornice', at: [x - 0.1, y - 0.1, z + 2.1], size: [3, 3, 0.2], material: 'stone', castsShadow: false }),
  cylinder({
    name: 'drum',
    at: [x + 1.4, y + 1.4, z + 2.3],
    radius: 1.36,
    height: 0.3,
    material: 'sand',
    castsShadow: false,
  }),
  dome({ name: 'dome', at: [x + 1.4, y + 1.4, z + 2.6], radius: 1.28, material: 'sand', castsShadow: false }),
  sphere({ name: 'finial', at: [x + 1.4, y + 1.4, z + 3.88], radius: 0.12, material: 'gold', castsShadow: false }),
];

/** A scaffold in front of the left and the right wall of a house `width` square: standards, ledgers, boards on `levels`. */
export function scaffold([x, y, z]: Vec3, width: number, levels: readonly number[], height: number): Solid[] {
  const [near, out] = [0.3, 0.62];
  const steel = tone('steel', 'right');
  const posts: Vec2[] = [
    ...[0, 0.5, 1].map((share): Vec2 => [x + share * width, y + width + out]),
    ...[0.1, 0.55].map((share): Vec2 => [x + width + out, y + share * width]),
    [x + width + out, y + width + out],
  ];
  return [
    ...posts.map(([px, py]) => rod({ name: 'standard', at: [px, py, z], to: z + height, paint: steel, width: 1.7 })),
    ...levels.flatMap((level) => [
      box({
        name: 'boards',
        at: [x - 0.1, y + width + near, z + level],
        size: [width + 0.1 + out, out - near, 0.08],
        material: 'wood',
        castsShadow: false,
        top: [ribs(2, tone('wood', 'right'), 'level')],
      }),
      box({
        name: 'boards',
        at: [x + width + near, y, z + level],
        size: [out - near, width + near, 0.08],
        material: 'wood',
        castsShadow: false,
        top: [ribs(2, tone('wood', 'right'))],
      }),
      rod({
        name: 'ledger',
        points: [
          [x, y + width + out, z + level + 0.45],
          [x + width + out, y + width + out, z + level + 0.45],
          [x + width + out, y + 0.1 * width, z + level + 0.45],
        ],
        paint: steel,
        width: 1,
      }),
    ]),
    rod({
      name: 'brace',
      at: [x, y + width + out, z],
      to: [x + width * 0.5, y + width + out, z + height],
      paint: steel,
      width: 1,
    }),
  ];
}

/** An old iron pump, 1.5 by 0.8, with a flywheel and a lead seal on its valve. */
export const ironPump = ([x, y, z]: Vec3): Solid =>
  assembly('iron pump', [
    box({ name: 'bed', at: [x, y, z], size: [1.3, 0.8, 0.14], material: 'stone' }),
    tube({
      name: 'flywheel',
      from: [x + 0.9, y + 0.1, z + 0.72],
      to: [x + 0.9, y + 0.24, z + 0.72],
      radius: 0.56,
      material: 'clay',
      mouth: tone('stone', 'left'),
      bore: 0.74,
    }),
    tube({
      name: 'hub',
      from: [x + 0.9, y + 0.1, z + 0.72],
      to: [x + 0.9, y + 0.34, z + 0.72],
      radius: 0.12,
      material: 'ink',
    }),
    rod({
      name: 'spokes',
      at: [x + 0.54, y + 0.26, z + 0.52],
      to: [x + 1.26, y + 0.26, z + 0.92],
      paint: tone('clay', 'right'),
      width: 1.6,
    }),
    rod({
      name: 'spokes',
      at: [x + 0.72, y + 0.26, z + 1.08],
      to: [x + 1.08, y + 0.26, z + 0.36],
      paint: tone('clay', 'right'),
      width: 1.6,
    }),
    cylinder({
      name: 'cylinder',
      at: [x + 0.36, y + 0.5, z + 0.14],
      radius: 0.26,
      height: 0.72,
      material: 'ink',
      bands: [
        { from: 0.1, to: 0.18, material: 'steel' },
        { from: 0.54, to: 0.62, material: 'steel' },
      ],
    }),
    cylinder({ name: 'piston', at: [x + 0.36, y + 0.5, z + 0.86], radius: 0.07, height: 0.34, material: 'steel' }),
    sphere({ name: 'seal', at: [x + 0.62, y + 0.78, z + 0.4], radius: 0.1, material: 'steel' }),
  ]);

/** The compact pump that replaces the old one, 0.9 by 0.8. */
export const compactPump = (at: Vec3): Solid =>
  box({
    name: 'compact pump',
    at,
    size: [0.9, 0.8, 0.8],
    material: 'teal',
    left: [
      panel(0.12, 0.44, 0.5, 0.66, tone('ink', 'right')),
      panel(0.17, 0.5, 0.4, 0.6, SIGNAL),
      panel(0.62, 0.5, 0.74, 0.62, LAMP),
    ],
    right: [ribs(5, tone('teal', 'top'))],
    top: [disc(0.45, 0.4, 0.26, tone('teal', 'right')), disc(0.45, 0.4, 0.14, tone('ink', 'right'))],
  });

/**
 * Two glass measuring columns filled to the same level, 1.6 apart along x, and a horizontal balance beam above them.
 * The position is the centre of the first column's base.
 */
export const balance = ([x, y, z]: Vec3): Solid => {
  const column = (dx: number) => [
    cylinder({ name: 'foot', at: [x + dx, y, z], radius: 0.3, height: 0.1, material: 'ink' }),
    cylinder({
      name: 'column',
      at: [x + dx, y, z + 0.1],
      radius: 0.22,
      height: 1.3,
      material: 'glass',
      bands: [{ from: 0.02, to: 0.82, material: 'teal' }],
    }),
    cylinder({ name: 'cap', at: [x + dx, y, z + 1.4], radius: 0.24, height: 0.08, material: 'gold' }),
  ];
  return assembly('balance', [
    box({ name: 'base', at: [x + 0.55, y - 0.12, z], size: [0.5, 0.3, 0.1], material: 'wood' }),
    column(0),
    box({ name: 'stand', at: [x + 0.75, y - 0.05, z + 0.1], size: [0.1, 0.1, 1.55], material: 'ink' }),
    column(1.6),
    rod({ name: 'beam', at: [x, y, z + 1.72], to: [x + 1.6, y, z + 1.72], paint: tone('gold', 'left'), width: 3 }),
    rod({ name: 'hangers', at: [x, y, z + 1.72], to: z + 1.5, paint: tone('ink', 'left'), width: 1 }),
    rod({ name: 'hangers', at: [x + 1.6, y, z + 1.72], to: z + 1.5, paint: tone('ink', 'left'), width: 1 }),
    sphere({ name: 'pivot', at: [x + 0.8, y, z + 1.62], radius: 0.1, material: 'gold' }),
  ]);
};

/** One module of the new building, 1.3 square and 0.9 high. */
export const newModule = (at: Vec3): Solid =>
  box({
    name: 'module',
    at,
    size: [1.3, 1.3, 0.9],
    material: 'teal',
    castsShadow: false,
    left: [panel(0.18, 0.2, 0.6, 0.7, tone('paper', 'left')), panel(0.7, 0.2, 1.12, 0.7, tone('glass', 'left'))],
    right: [ribs(7, tone('teal', 'left'))],
    top: [panel(0.2, 0.2, 1.1, 1.1, tone('teal', 'left'))],
  });

/**
 * A tower crane: a mast of `height`, a jib that extends `reach` to the lower left, and a new module on its hook, `hang`
 * below the jib. The position is the minimum corner of the mast.
 */
export function moduleCrane([x, y, z]: Vec3, height: number, reach: number, hang: number): Solid[] {
  const top = z + height;
  const mesh = [ribs(Math.round(height * 2.4), tone('gold', 'right'), 'level')];
  const [hookX, hookY] = [x + 0.18, y + reach - 0.7];
  const lift = top - hang;
  const iron = tone('ink', 'left');
  const module: Vec3 = [hookX - 0.65, hookY - 0.65, lift - 1.2];
  return [
    box({ name: 'crane foot', at: [x - 0.3, y - 0.3, z], size: [0.96, 0.96, 0.24], material: 'stone' }),
    box({
      name: 'crane mast',
      at: [x, y, z + 0.24],
      size: [0.36, 0.36, height - 0.24],
      material: 'gold',
      left: mesh,
      right: mesh,
    }),
    box({
      name: 'jib',
      at: [x + 0.05, y - 0.4, top],
      size: [0.26, reach + 0.4, 0.24],
      material: 'gold',
      castsShadow: false,
      right: [ribs(18, tone('ink', 'right'))],
    }),
    box({ name: 'head', at: [x, y, top + 0.24], size: [0.36, 0.36, 0.7], material: 'gold', castsShadow: false }),
    rod({
      name: 'stay',
      at: [x + 0.18, y + 0.18, top + 0.94],
      to: [x + 0.18, y + reach - 0.3, top + 0.24],
      paint: iron,
      width: 1,
    }),
    rod({ name: 'rope', at: [hookX, hookY, top], to: lift, paint: iron, width: 1.3 }),
    newModule(module),
    rod({
      name: 'slings',
      points: [
        [module[0], module[1] + 1.3, module[2] + 0.9],
        [hookX, hookY, lift],
        [module[0] + 1.3, module[1], module[2] + 0.9],
      ],
      paint: iron,
      width: 1,
    }),
    rod({
      name: 'slings',
      at: [module[0] + 1.3, module[1] + 1.3, module[2] + 0.9],
      to: [hookX, hookY, lift],
      paint: iron,
      width: 1,
    }),
  ];
}

/**
 * A chain of buckets over a wheel on a frame, above a small well; the axle is 1.9 above the position, which is the
 * centre of the well's base.
 */
export function bucketChain([x, y, z]: Vec3): Solid[] {
  const height = 1.9;
  const bucket = (dx: number, level: number) =>
    cylinder({
      name: 'bucket',
      at: [x + dx, y, z + level],
      radius: 0.1,
      topRadius: 0.15,
      height: 0.24,
      material: 'wood',
      lid: tone('teal', 'left'),
      castsShadow: false,
    });
  return [
    cylinder({
      name: 'shaft rim',
      at: [x, y, z],
      radius: 0.72,
      height: 0.42,
      material: 'stone',
      lid: tone('ink', 'right'),
    }),
    assembly(
      'bucket chain',
      [
        box({ name: 'post', at: [x - 0.8, y - 0.08, z + 0.42], size: [0.14, 0.16, height - 0.2], material: 'wood' }),
        rod({
          name: 'chain',
          points: [
            [x - 0.3, y, z + 0.42],
            [x - 0.3, y, z + height],
            [x + 0.3, y, z + height],
            [x + 0.3, y, z + 0.42],
          ],
          paint: tone('ink', 'left'),
          width: 1.2,
        }),
        tube({
          name: 'wheel',
          from: [x, y - 0.08, z + height],
          to: [x, y + 0.08, z + height],
          radius: 0.42,
          material: 'wood',
          mouth: tone('sand', 'left'),
          bore: 0.6,
        }),
        [0.5, 0.95, 1.4].flatMap((level) => [bucket(-0.34, level), bucket(0.34, level + 0.2)]),
        box({ name: 'post', at: [x + 0.66, y - 0.08, z + 0.42], size: [0.14, 0.16, height - 0.2], material: 'wood' }),
        box({
          name: 'axle beam',
          at: [x - 0.8, y - 0.06, z + height + 0.22],
          size: [1.6, 0.12, 0.12],
          material: 'wood',
        }),
      ],
      false,
    ),
  ];
}

/** A basin with water. `at` is its minimum corner; the size is width, depth and height. */
export const basin = (at: Vec3, [w, d, h]: Vec3 = [2.6, 1.4, 0.4]): Solid =>
  box({
    name: 'basin',
    at,
    size: [w, d, h],
    material: 'stone',
    left: [ribs(5, tone('stone', 'right'))],
    right: [ribs(3, tone('stone', 'left'))],
    top: [
      panel(0.16, 0.16, w - 0.16, d - 0.16, tone('teal', 'right')),
      panel(0.16, 0.26, w - 0.16, d - 0.16, tone('teal', 'left')),
      segment([0.5, 0.6], [1.1, 0.6], tone('teal', 'top'), 1.2),
      segment([1.4, 0.95], [2.1, 0.95], tone('teal', 'top'), 1.2),
    ],
  });
