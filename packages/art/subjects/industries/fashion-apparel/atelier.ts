/** Objects to make and show clothes: tailor's dummy, cutting table, bolts of cloth, rails, spools, a needle. */
import { area, band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { CHANNEL, LAMP, tone, WHITE, type Material } from '#kit/palette.ts';
import { circle, polygon } from '#kit/path.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch, sphere } from '#kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';
import { flowing } from '#kit/water.ts';
import { assembly, drum } from '#library/parts.ts';

/** Outline of the gown from the hem up: half its width, then the height above the hem. */
const GOWN: readonly Vec2[] = [
  [0.62, 0],
  [0.54, 0.35],
  [0.4, 0.75],
  [0.26, 1.02],
  [0.2, 1.14],
  [0.27, 1.36],
  [0.35, 1.56],
  [0.33, 1.74],
  [0.12, 1.86],
  [0.1, 2],
];

/** A tailor's dummy on a stand, in a gown, 2.7 high at scale 1; with a measuring tape round its neck if `hasTape`. */
export function dressForm([x, y, z]: Vec3, s = 1, cloth: Material = 'clay', hasTape = true): Solid {
  const [cx, cy] = project([x, y, z + 0.62 * s]);
  const k = UNIT * s;
  const at = (u: number, v: number): Vec2 => [cx + u * 1.2 * k, cy - v * k];
  const outline = (from: number, to: number): Vec2[] => [
    ...GOWN.map(([w, v]) => at(w * to, v)),
    ...GOWN.toReversed().map(([w, v]) => at(w * from, v)),
  ];
  const waist = (v: number, w: number) => circle((a, b) => at(a * w, v - b * w * 0.42));
  return sketch({
    name: 'dress form',
    at: [x - 0.5 * s, y - 0.5 * s, z],
    size: [1 * s, 1 * s, 2.8 * s],
    castsShadow: true,
    shapes: [
      ...cylinder({ name: 'foot', at: [x, y, z], radius: 0.34 * s, height: 0.08 * s, material: 'wood' }).shapes,
      ...rod({ at: [x, y, z + 0.06 * s], to: z + 0.8 * s, paint: tone('wood', 'left'), width: 3 * s }).shapes,
      { d: waist(0, 0.62), fill: tone(cloth, 'right') },
      { d: polygon(outline(-1, 1)), fill: tone(cloth, 'left') },
      { d: polygon(outline(-1, -0.45)), fill: tone(cloth, 'top') },
      { d: polygon(outline(0.4, 1)), fill: tone(cloth, 'right') },
      { d: polygon([at(-0.21, 1.1), at(0.21, 1.1), at(0.21, 1.2), at(-0.21, 1.2)]), fill: tone('ink', 'left') },
      { d: circle((a, b) => at(a * 0.1, 2 - b * 0.05)), fill: tone('wood', 'top') },
      { d: polygon([at(-0.05, 2), at(0.05, 2), at(0.04, 2.16), at(-0.04, 2.16)]), fill: tone('wood', 'right') },
      ...(hasTape
        ? [
            {
              d: `M${at(-0.1, 1.82).join(' ')}L${at(-0.16, 0.95).join(' ')}M${at(0.1, 1.82).join(' ')}L${at(0.16, 1.12).join(' ')}`.replace(
                /(\.\d)\d+/g,
                '$1',
              ),
              stroke: tone('gold', 'top'),
              width: 2 * s,
            },
          ]
        : []),
    ],
  });
}

/** A needle `height` tall, its point in the ground, and a thread of water that runs up from the ground through its eye to `spool`. */
export function needle([x, y, z]: Vec3, height: number, spool: Vec3): Things {
  const [sx, sy] = project([x, y, z]);
  const top = sy - height * UNIT;
  const eye = top + 0.85 * UNIT;
  const [tx, ty] = project(spool);
  const thread =
    `M${sx - 9} ${sy.toFixed(1)}C${sx - 13} ${(sy - 34).toFixed(1)} ${sx - 12} ${(eye + 10).toFixed(1)} ${sx} ${eye.toFixed(1)}C${sx + 16} ${(eye - 12).toFixed(1)} ${(tx - 18).toFixed(1)} ${(ty - 40).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}`.replace(
      /(\d\.\d)\d+/g,
      '$1',
    );
  return [
    sketch({
      name: 'needle',
      at: [x - 0.15, y - 0.15, z],
      size: [0.3, 0.3, height],
      castsShadow: true,
      shapes: [
        {
          d: polygon([
            [sx, sy + 1],
            [sx - 3.4, sy - 20],
            [sx - 4, top + 6],
            [sx - 2.4, top],
            [sx, top - 2],
            [sx, sy],
          ]),
          fill: tone('steel', 'top'),
        },
        {
          d: polygon([
            [sx, sy + 1],
            [sx + 3.4, sy - 20],
            [sx + 4, top + 6],
            [sx + 2.4, top],
            [sx, top - 2],
            [sx, sy],
          ]),
          fill: tone('steel', 'right'),
        },
        { d: circle((u, v) => [sx + u * 1.7, eye + v * 7]), fill: tone('ink', 'left') },
      ],
    }),
    sketch({
      name: 'thread',
      at: [x, y, z + height * 0.5],
      size: [0.3, 0.3, height * 0.5],
      shapes: [
        { d: thread, stroke: CHANNEL.wall, width: 4.4, cap: 'round' },
        { d: thread, stroke: CHANNEL.water, width: 3, cap: 'round' },
        flowing(thread, 1.1),
      ],
    }),
  ];
}

/** A cutting table with a paper pattern of interlocking pieces, two weights and scissors; `w` by `d`. */
export const cuttingTable = ([x, y, z]: Vec3, [w, d, h]: Vec3 = [2.6, 1.3, 0.7]): Things => [
  ...[
    [0.06, 0.06],
    [w - 0.2, 0.06],
    [0.06, d - 0.2],
    [w - 0.2, d - 0.2],
  ].map(([dx = 0, dy = 0]) =>
    box({ name: 'leg', at: [x + dx, y + dy, z], size: [0.14, 0.14, h - 0.1], material: 'wood' }),
  ),
  box({
    name: 'cutting table',
    at: [x, y, z + h - 0.1],
    size: [w, d, 0.1],
    material: 'wood',
    castsShadow: false,
    top: [
      panel(0.1, 0.1, w - 0.1, d - 0.1, tone('rose', 'top')),
      area(
        [
          [w * 0.08, d * 0.16],
          [w * 0.3, d * 0.16],
          [w * 0.34, d * 0.44],
          [w * 0.3, d * 0.84],
          [w * 0.08, d * 0.84],
        ],
        WHITE,
      ),
      area(
        [
          [w * 0.36, d * 0.16],
          [w * 0.56, d * 0.16],
          [w * 0.6, d * 0.5],
          [w * 0.4, d * 0.46],
        ],
        WHITE,
      ),
      area(
        [
          [w * 0.4, d * 0.56],
          [w * 0.6, d * 0.6],
          [w * 0.56, d * 0.84],
          [w * 0.36, d * 0.84],
        ],
        WHITE,
      ),
      area(
        [
          [w * 0.64, d * 0.18],
          [w * 0.78, d * 0.18],
          [w * 0.76, d * 0.84],
          [w * 0.62, d * 0.84],
        ],
        WHITE,
      ),
      segment([w * 0.12, d * 0.5], [w * 0.27, d * 0.5], tone('clay', 'left'), 1),
      segment([w * 0.86, d * 0.3], [w * 0.93, d * 0.62], tone('steel', 'right'), 2),
      segment([w * 0.93, d * 0.3], [w * 0.86, d * 0.62], tone('steel', 'right'), 2),
      disc(w * 0.86, d * 0.7, 0.07, tone('clay', 'left')),
      disc(w * 0.93, d * 0.7, 0.07, tone('clay', 'left')),
    ],
  }),
  cylinder({
    name: 'weight',
    at: [x + w * 0.48, y + d * 0.3, z + h],
    radius: 0.1,
    height: 0.1,
    material: 'ink',
    castsShadow: false,
  }),
  cylinder({
    name: 'weight',
    at: [x + w * 0.2, y + d * 0.66, z + h],
    radius: 0.1,
    height: 0.1,
    material: 'ink',
    castsShadow: false,
  }),
  sphere({
    name: 'pin cushion',
    at: [x + w * 0.9, y + d * 0.16, z + h],
    radius: 0.12,
    material: 'teal',
    castsShadow: false,
  }),
];

const CLOTH: readonly Material[] = ['clay', 'teal', 'gold', 'rose', 'ink', 'sand', 'palm'];

/** Bolts of cloth on a rack of `rows`, their ends to the right; `length` along x. */
export const boltRack = ([x, y, z]: Vec3, length = 1.8, rows = 3): Solid =>
  assembly('bolt rack', [
    box({ name: 'post', at: [x, y, z], size: [0.08, 0.6, rows * 0.5 + 0.2], material: 'wood' }),
    Array.from({ length: rows }, (_, row) => [
      box({
        name: 'shelf',
        at: [x + 0.08, y, z + 0.08 + row * 0.5],
        size: [length - 0.16, 0.6, 0.05],
        material: 'wood',
      }),
      [0, 1].map((index) =>
        drum({
          name: 'bolt',
          corner: [x + 0.12, y + 0.02 + index * 0.29, z + 0.13 + row * 0.5],
          along: 'x',
          radius: 0.14,
          length: length - 0.26,
          material: CLOTH[(row * 2 + index) % CLOTH.length] ?? 'clay',
          cap: [disc(0.14, 0.14, 0.05, tone('wood', 'right'))],
        }),
      ),
    ]),
    box({ name: 'post', at: [x + length - 0.08, y, z], size: [0.08, 0.6, 0.12], material: 'wood' }),
  ]);

/** Garments on hangers along a rail in x, facing right: `count` of them, their rail at height z. */
export const garments = ([x, y, z]: Vec3, count: number, step = 0.24, shift = 0): Solid => {
  const piece = (index: number): Solid => {
    const px = x + index * step;
    const long = 0.7 + ((index * 5) % 3) * 0.16;
    const material = CLOTH[(index * 3 + shift) % CLOTH.length] ?? 'clay';
    return prism({
      name: 'garment',
      at: [px, y - 0.3, z - 0.12 - long],
      along: 'x',
      points: [
        [0.06, 0],
        [0.54, 0],
        [0.5, long * 0.6],
        [0.6, long - 0.12],
        [0.34, long],
        [0.26, long],
        [0, long - 0.12],
        [0.1, long * 0.6],
      ],
      length: 0.09,
      material,
      castsShadow: false,
      cap: [segment([0.3, 0.05], [0.3, long - 0.05], tone(material, 'left'), 0.8)],
    });
  };
  return assembly(
    'garments',
    [
      rod({ at: [x - 0.1, y, z], to: [x + count * step, y, z], paint: tone('steel', 'left'), width: 2.4 }),
      Array.from({ length: count }, (_, index) => piece(index)),
    ],
    false,
  );
};

/** A stand of six cones of thread, two rows of three. */
export const spoolStand = ([x, y, z]: Vec3, s = 1): Things => [
  box({ name: 'spool stand', at: [x, y, z], size: [1.05 * s, 0.7 * s, 0.12 * s], material: 'wood' }),
  [0, 1].map((row) =>
    [0, 1, 2].map((column) =>
      cylinder({
        name: 'cone',
        at: [x + (0.19 + column * 0.34) * s, y + (0.19 + row * 0.33) * s, z + 0.12 * s],
        radius: 0.14 * s,
        topRadius: 0.06 * s,
        height: 0.34 * s,
        material: CLOTH[row * 3 + column] ?? 'clay',
        lid: WHITE,
        castsShadow: false,
      }),
    ),
  ),
];

/** A tall mirror in a frame, facing left. */
export const mirror = (at: Vec3, [w, h]: Vec2): Solid =>
  box({
    name: 'mirror',
    at,
    size: [w, 0.08, h],
    material: 'gold',
    castsShadow: false,
    left: [
      panel(0.06, 0.06, w - 0.06, h - 0.06, tone('glass', 'top')),
      segment([w * 0.2, h * 0.5], [w * 0.55, h * 0.85], WHITE, 1.6),
      segment([w * 0.3, h * 0.36], [w * 0.75, h * 0.8], WHITE, 1.2),
    ],
  });

/** A pile of `count` shoe boxes or flat cartons, their labels to the left. */
export const cartons = ([x, y, z]: Vec3, [w, d, h]: Vec3, count: number): Solid =>
  box({
    name: 'cartons',
    at: [x, y, z],
    size: [w, d, h * count],
    material: 'sand',
    castsShadow: false,
    left: [
      ribs(count - 1, tone('wood', 'right'), 'level', 1),
      ...Array.from({ length: count }, (_, index) =>
        panel(w * 0.6, index * h + h * 0.25, w * 0.86, index * h + h * 0.75, WHITE),
      ),
    ],
    right: [ribs(count - 1, tone('wood', 'right'), 'level', 1)],
  });

/** A lit shop window in a wooden frame on a face, with two small gowns behind the glass. */
export const displayWindow = (u: number, v: number, w: number, h: number): FacePaint[] => [
  panel(u, v, u + w, v + h, tone('wood', 'right')),
  panel(u + 0.08, v + 0.08, u + w - 0.08, v + h - 0.08, LAMP),
  ...[0.3, 0.7].flatMap((share, index) => [
    area(
      [
        [u + w * share - 0.22, v + 0.12],
        [u + w * share + 0.22, v + 0.12],
        [u + w * share + 0.09, v + h * 0.5],
        [u + w * share + 0.15, v + h * 0.76],
        [u + w * share - 0.15, v + h * 0.76],
        [u + w * share - 0.09, v + h * 0.5],
      ],
      tone(index ? 'teal' : 'clay', 'left'),
    ),
  ]),
];

/** A rolled-up awning: a band of cloth at height `v`. */
export const rolledAwning = (v: number): FacePaint => band(v, v + 0.16, tone('teal', 'left'));
