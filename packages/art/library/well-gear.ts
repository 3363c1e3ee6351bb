/** Equipment of wells: buckets, windlasses, jars, hand pumps, pegs. */
import { SIGNAL, tone, type Material } from '#kit/palette.ts';
import { line, round } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';

/**
 * An open bucket, wider at the top; `full` shows the water in it. `at` is the centre of its base, `radius` that of its
 * top in grid units.
 */
export const bucket = (at: Vec3, radius = 0.25, material: Material = 'wood', full = false): Solid =>
  cylinder({
    name: 'bucket',
    at,
    radius: radius * 0.76,
    topRadius: radius,
    height: radius * 1.7,
    material,
    lid: full ? SIGNAL : tone('rubber', 'right'),
    bands: [{ from: radius * 1.15, to: radius * 1.32, material: 'ink' }],
  });

/**
 * A bucket that hangs by its handle. The position is the top of the handle; the rim of the bucket is `drop` grid units
 * below it.
 */
export function hangingBucket([x, y, z]: Vec3, drop: number, radius = 0.25, material: Material = 'wood'): Solid[] {
  const top = z - drop;
  const [cx, cy] = project([x, y, top]);
  const [hx, hy] = project([x, y, z]);
  const wide = radius * 1.22 * UNIT;
  return [
    bucket([x, y, top - radius * 1.7], radius, material),
    sketch({
      name: 'handle',
      at: [x - 0.05, y - 0.05, top],
      size: [0.1, 0.1, drop],
      shapes: [
        {
          d: line([
            [cx - wide, cy],
            [hx, hy],
            [cx + wide, cy],
          ]),
          stroke: tone('ink', 'left'),
          width: 1.1,
          cap: 'round',
        },
      ],
    }),
  ];
}

/**
 * A round well with two posts, a drum between them along x and a crank at its end. The position is the centre of the
 * base; `radius` of the well and height `post` of the posts in grid units.
 */
export function windlass([x, y, z]: Vec3, radius = 0.7, material: Material = 'stone', post = 1.7): Solid[] {
  const curb = 0.6;
  const half = radius + 0.12;
  const beam = z + post - 0.2;
  return [
    cylinder({ name: 'curb', at: [x, y, z], radius, height: curb, material }),
    cylinder({
      name: 'mouth',
      at: [x, y, z + curb],
      radius: radius * 0.76,
      height: 0.01,
      material: 'teal',
      lid: tone('teal', 'right'),
      castsShadow: false,
    }),
    box({ name: 'post', at: [x - half - 0.14, y - 0.07, z], size: [0.14, 0.14, post], material: 'wood' }),
    box({ name: 'post', at: [x + half, y - 0.07, z], size: [0.14, 0.14, post], material: 'wood' }),
    rod({ name: 'drum', at: [x - half, y, beam], to: [x + half, y, beam], paint: tone('wood', 'left'), width: 5 }),
    rod({ name: 'rope', at: [x, y, beam], to: z + curb + 0.3, paint: tone('sand', 'left'), width: 1.4 }),
    rod({
      name: 'crank',
      points: [
        [x + half + 0.14, y, beam],
        [x + half + 0.32, y, beam],
        [x + half + 0.32, y, beam - 0.34],
        [x + half + 0.6, y, beam - 0.34],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
  ];
}

/** A jar with a lid; `full` shows water instead. The position is the centre of its base; `height` in grid units. */
export const jar = ([x, y, z]: Vec3, height = 0.8, material: Material = 'rose', full = false): Solid[] => [
  cylinder({
    name: 'foot',
    at: [x, y, z],
    radius: height * 0.2,
    topRadius: height * 0.4,
    height: height * 0.5,
    material,
  }),
  cylinder({
    name: 'shoulder',
    at: [x, y, z + height * 0.5],
    radius: height * 0.4,
    topRadius: height * 0.24,
    height: height * 0.4,
    material,
    castsShadow: false,
    lid: full ? SIGNAL : undefined,
  }),
  ...(full
    ? []
    : [
        cylinder({
          name: 'lid',
          at: [x, y, z + height * 0.9],
          radius: height * 0.28,
          height: height * 0.08,
          material: 'wood',
          castsShadow: false,
        }),
      ]),
];

/**
 * A hand pump with a spout to the lower left and a lever to the right, 1.1 grid units high. The position is the centre
 * of its base.
 */
export function handPump([x, y, z]: Vec3, material: Material = 'clay', hasLever = true): Solid[] {
  const height = 1.1;
  return [
    cylinder({
      name: 'pump',
      at: [x, y, z],
      radius: 0.13,
      height,
      material,
      bands: [{ from: height * 0.86, to: height, material: 'ink' }],
    }),
    rod({
      name: 'spout',
      points: [
        [x, y + 0.1, z + height * 0.66],
        [x, y + 0.42, z + height * 0.66],
        [x, y + 0.5, z + height * 0.52],
      ],
      paint: tone(material, 'left'),
      width: 3,
    }),
    ...(hasLever
      ? [
          rod({
            name: 'lever',
            points: [
              [x, y, z + height],
              [x + 0.2, y, z + height + 0.12],
              [x + 0.95, y, z + height - 0.32],
            ],
            paint: tone('ink', 'left'),
            width: 2.2,
          }),
        ]
      : []),
  ];
}

/** A peg with a small flag, 0.9 grid units high. The position is its base. */
export function flagPeg([x, y, z]: Vec3, flag: Material = 'gold'): Solid[] {
  const height = 0.9;
  const [px, py] = project([x, y, z + height]);
  const pennant: Shape = { d: `M${round(px)} ${round(py)}l10 3.6l-10 3.6Z`, fill: tone(flag, 'left') };
  return [
    rod({ name: 'peg', at: [x, y, z], to: z + height, paint: tone('wood', 'right'), width: 1.5 }),
    sketch({ name: 'pennant', at: [x, y, z + height - 0.4], size: [0.3, 0.1, 0.4], shapes: [pennant] }),
  ];
}
