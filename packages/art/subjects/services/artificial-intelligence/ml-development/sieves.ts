/**
 * Objects that clean and measure water: terraces, falls, sieves, flumes, jars. Positions are minimum corners, lengths
 * in grid units.
 */
import { band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { line, polygon } from '#kit/path.ts';
import { CHANNEL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, prism, rod, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { flowing } from '#kit/water.ts';
import { layer } from '#library/channels.ts';
import { assembly } from '#library/parts.ts';

const WATER = CHANNEL.water;

/** Paints flowing water along a line on a face, `width` grid units wide. */
const stream =
  (from: Vec2, to: Vec2, width: number): FacePaint =>
  ({ at }) => {
    const [du, dv] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(du, dv) || 1;
    const [nu, nv] = [(-dv / length) * (width / 2), (du / length) * (width / 2)];
    const ribbon = (share: number) =>
      polygon([
        at(from[0] - nu * share, from[1] - nv * share),
        at(to[0] - nu * share, to[1] - nv * share),
        at(to[0] + nu * share, to[1] + nv * share),
        at(from[0] + nu * share, from[1] + nv * share),
      ]);
    return [
      { d: ribbon(1.25), fill: CHANNEL.wall },
      { d: ribbon(1), fill: WATER },
      { d: line([at(...from), at(...to)]), stroke: WHITE, width: 1.2, dash: '8 8', motion: 'flow', opacity: 0.85 },
    ];
  };

interface Terrace {
  /** Corner and size of the step; it is as wide as the block. */
  at: Vec3;
  size: Vec3;
  /** Height of the next lower terrace, where the fall ends. */
  below: number;
  /** Where the water falls over its edge, along x. */
  fall?: number;
  /** Position of its own shaft along y, from its far edge. */
  shaft: number;
}

/** A terrace of a hillside: a stone wall to the lower left, strata and its shaft on its right face, a canal to the fall on top. */
export function terrace({ at, size: [w, d, h], below, fall, shaft }: Terrace): Solid {
  const u = d - shaft;
  const ground = box({
    name: 'terrace',
    at,
    size: [w, d, h],
    material: 'sand',
    castsShadow: false,
    left: [
      band(below, h, tone('stone', 'left')),
      ribs(Math.round(w * 1.6), tone('stone', 'right')),
      segment([0, (below + h) / 2], [w, (below + h) / 2], tone('stone', 'right'), 0.6),
      ...(fall === undefined
        ? []
        : [
            panel(fall - 0.5, below, fall + 0.5, h, CHANNEL.wall),
            ...[-0.25, 0.25].map((du) => stream([fall + du, h], [fall + du, below], 0.38)),
          ]),
    ],
    right: [
      band(0, h, tone('sand', 'right')),
      band(0, h * 0.55, layer(2)),
      band(h * 0.55, h * 0.82, layer(1)),
      stream([u, 0], [u, h], 0.24),
    ],
    top: [
      panel(0.25, 0.2, 0.9, d - 0.2, tone('field', 'top')),
      ...(fall === undefined ? [] : [stream([w, shaft], [fall, shaft], 0.26), stream([fall, shaft], [fall, d], 0.7)]),
    ],
  });
  return { ...ground, isGround: true };
}

/**
 * A sieve on short legs, 1.9 by 1.2, with `mesh` threads side by side along x. With a lid it is closed by a padlock.
 */
export function sieve([x, y, z]: Vec3, mesh: number, hasLid = false): Solid {
  const [w, d] = [1.9, 1.2];
  const thread = tone('ink', 'left');
  return assembly(
    'sieve',
    [
      box({
        name: 'legs',
        at: [x + 0.1, y + 0.1, z],
        size: [w - 0.2, d - 0.2, 0.3],
        material: 'ink',
        left: [panel(0.2, 0, w - 0.4, 0.3, WATER)],
        right: [panel(0.16, 0, d - 0.36, 0.3, CHANNEL.wall)],
      }),
      box({
        name: 'frame',
        at: [x, y, z + 0.3],
        size: [w, d, 0.34],
        material: 'wood',
        top: hasLid
          ? []
          : [
              panel(0.12, 0.12, w - 0.12, d - 0.12, WATER),
              inset(0.12, [ribs(mesh, thread), ribs(Math.round(mesh * 0.65), thread, 'level')]),
            ],
      }),
      ...(hasLid
        ? [
            box({
              name: 'lid',
              at: [x - 0.06, y - 0.06, z + 0.64],
              size: [w + 0.12, d + 0.12, 0.12],
              material: 'ink',
              top: [panel(0.2, 0.2, w - 0.08, d - 0.08, tone('ink', 'left'))],
            }),
            box({
              name: 'padlock',
              at: [x + w / 2 - 0.2, y + d + 0.06, z + 0.3],
              size: [0.4, 0.12, 0.34],
              material: 'gold',
              left: [disc(0.2, 0.18, 0.07, tone('ink', 'right'))],
            }),
          ]
        : []),
    ],
    false,
  );
}

/** Draws `paints` on the part of a face that is at least `margin` away from its edges. */
const inset =
  (margin: number, paints: readonly FacePaint[]): FacePaint =>
  ({ width, height, at }) =>
    paints.flatMap((paint) =>
      paint({ width: width - 2 * margin, height: height - 2 * margin, at: (u, v) => at(u + margin, v + margin) }),
    );

/**
 * A row of jars on a shelf, `step` from one to the next, each filled to its share (0 to 1) in `levels`. The position is
 * the centre of the first jar, on the ground.
 */
export const risingJars = ([x, y, z]: Vec3, levels: readonly number[], step = 0.86): Solid[] => [
  box({
    name: 'shelf',
    at: [x - 0.45, y - 0.45, z],
    size: [levels.length * step + 0.04, 0.9, 0.2],
    material: 'wood',
    left: [ribs(levels.length - 1, tone('wood', 'right'))],
  }),
  ...levels.map((level, index) =>
    cylinder({
      name: 'jar',
      at: [x + index * step, y, z + 0.2],
      radius: 0.32,
      height: 1.6,
      material: 'glass',
      bands: [{ from: 0.03, to: 0.03 + level * 1.45, material: 'teal' }],
      lid: tone('glass', 'top'),
      castsShadow: false,
    }),
  ),
];

/**
 * A flume down a slope along y, from [x, y, z] (the far and high end) to `end`, its y and z; `width` wide, with water
 * on top.
 */
export function flume([x, y, z]: Vec3, end: Vec2, width: number, material: Material): Solid[] {
  const [length, drop] = [end[0] - y, z - end[1]];
  const trough = prism({
    name: 'flume',
    at: [x, y, z],
    along: 'x',
    points: [
      [0, 0],
      [0, -0.3],
      [length, -drop - 0.3],
      [length, -drop],
    ],
    length: width,
    material,
    castsShadow: false,
  });
  const at = (dx: number, share: number): Vec2 => project([x + dx, y + share * length, z - share * drop]);
  const ribbon = (inner: number) => polygon([at(inner, 0), at(width - inner, 0), at(width - inner, 1), at(inner, 1)]);
  const joints = [0.16, 0.33, 0.5, 0.67, 0.84].map((share) => line([at(0, share), at(width, share)])).join('');
  return [
    {
      ...trough,
      isLoose: true,
      shapes: [
        ...trough.shapes,
        { d: ribbon(width * 0.18), fill: CHANNEL.wall },
        { d: ribbon(width * 0.24), fill: WATER },
        flowing(line([at(width / 2, 0), at(width / 2, 1)]), 1.3),
        { d: joints, stroke: tone(material, 'right'), width: 1.6 },
      ],
    },
  ];
}

/** A trough, 1.3 by 1.3, with a float on a staff that shows the water level. */
export const gaugedTrough = ([x, y, z]: Vec3, material: Material): Solid[] => [
  box({
    name: 'trough',
    at: [x, y, z],
    size: [1.3, 1.3, 0.55],
    material,
    left: [ribs(3, tone(material, 'right'), 'level')],
    right: [ribs(3, tone('ink', 'left'), 'level')],
    top: [panel(0.12, 0.12, 1.18, 1.18, CHANNEL.wall), panel(0.16, 0.22, 1.18, 1.18, WATER)],
  }),
  rod({ name: 'staff', at: [x + 0.95, y + 0.9, z + 0.55], to: z + 1.5, paint: tone('ink', 'left'), width: 1.6 }),
  sphere({ name: 'float', at: [x + 0.95, y + 0.9, z + 0.62], radius: 0.17, material: 'clay', castsShadow: false }),
];

/**
 * A keeper's hut, 3.6 by 1.2, over two flumes; `mouths` are the positions of the openings in its front along x, each
 * `width` wide.
 */
export const keepersHut = ([x, y, z]: Vec3, mouths: readonly number[], width = 0.8): Solid[] => [
  box({
    name: 'hut',
    at: [x, y, z],
    size: [3.6, 1.2, 1.1],
    material: 'paper',
    castsShadow: false,
    left: [
      ...mouths.map((u) => panel(u, 0, u + width, 0.62, tone('ink', 'right'))),
      panel(1.5, 0.3, 2.1, 0.82, tone('gold', 'top')),
    ],
    right: [panel(0.4, 0, 0.85, 0.8, tone('wood', 'right'))],
  }),
  gable({ name: 'hut roof', at: [x - 0.15, y - 0.15, z + 1.1], size: [3.9, 1.5, 0.7], ridge: 'x', material: 'clay' }),
];

/**
 * Paints `count` water marks above one another on a face, `step` apart from (u, v) upwards, the highest in another
 * colour.
 */
export const waterMarks = (u: number, v: number, count: number, step = 0.16): FacePaint[] =>
  Array.from({ length: count }, (_, index) =>
    segment(
      [u, v + index * step],
      [u + 0.26 + (index % 3) * 0.14, v + index * step],
      index === count - 1 ? tone('clay', 'left') : tone('ink', 'left'),
      1.5,
    ),
  );
