/** Electric vehicles, charging posts and their power supply. */
import { area, disc, panel, ribs, segment, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW, WINDOW_DARK, type Fill, type Material } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, leftFace, prism, rightFace, rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { between } from './parts.ts';
import { HUB, TYRE } from './vehicles.ts';

/** Colour of cables, bumpers and other dark parts. */
export const DARK = tone('ink', 'right');

/** Paints a wheel on a side face, with its centre at `u`; in grid units. */
const wheel = (u: number): FacePaint[] => [disc(u, 0.02, 0.19, TYRE), disc(u, 0.02, 0.19 * 0.45, HUB)];

/** A filled polygon; `points` in grid units. */
const quad = (points: readonly Vec3[], fill: Fill): Shape => ({ d: polygon(points.map(project)), fill });

/** Extends a solid's box down to the ground at height `z`, so that it casts a shadow. */
const grounded = (solid: Solid, z: number): Solid => ({
  ...solid,
  box: { ...solid.box, min: [solid.box.min[0], solid.box.min[1], z] },
});

interface Van {
  at: Vec3;
  material?: Material;
  /** The charge flap on the nose is open. */
  isFlapOpen?: boolean;
}

/** Position of a van's charge flap in grid units, relative to the van's `at`. */
export const FLAP: Vec3 = [0.72, 2.1, 0.46];

/**
 * An electric van with its nose to the lower left: 0.95 wide, 2.1 long, 1.15 high, in grid units. `at` is its minimum
 * corner.
 */
export function electricVan({ at: [x, y, z], material = 'paper', isFlapOpen = false }: Van): Solid {
  const body = prism({
    name: 'van',
    at: [x, y, z],
    along: 'x',
    length: 0.95,
    material,
    points: [
      [0, 0.16],
      [2.1, 0.16],
      [2.1, 0.56],
      [1.9, 0.68],
      [1.52, 1.15],
      [0.04, 1.15],
      [0, 1.05],
    ],
    cap: [
      area(
        [
          [0.3, 0.52],
          [0.62, 0.9],
          [0.98, 0.9],
          [0.98, 0.52],
        ],
        WINDOW_DARK,
      ),
      panel(1.1, 0.36, 2, 0.48, tone('teal', 'right')),
      segment([1.04, 0.08], [1.04, 0.92], tone(material, 'left'), 0.8),
      ...wheel(0.42),
      ...wheel(1.62),
    ],
  });
  const glass = quad(
    [
      [x + 0.1, y + 1.87, z + 0.72],
      [x + 0.85, y + 1.87, z + 0.72],
      [x + 0.85, y + 1.56, z + 1.1],
      [x + 0.1, y + 1.56, z + 1.1],
    ],
    WINDOW_DARK,
  );
  const nose = leftFace(x, y + 2.1, z + 0.16, 0.95, 0.4);
  const face: FacePaint[] = [
    panel(0.06, -0.14, 0.89, 0, DARK),
    panel(0, 0.06, 0.95, 0.12, tone(material, 'right')),
    panel(0.08, 0.2, 0.26, 0.3, LAMP),
    panel(0.3, 0.2, 0.54, 0.3, tone(material, 'right')),
    ...(isFlapOpen
      ? [panel(0.54, 0.12, 0.86, 0.4, DARK), disc(0.7, 0.26, 0.09, LAMP)]
      : [panel(0.64, 0.2, 0.82, 0.38, tone('teal', 'left'))]),
  ];
  const flap = isFlapOpen
    ? [
        quad(
          [
            [x + 0.88, y + 2.1, z + 0.26],
            [x + 0.98, y + 2.44, z + 0.26],
            [x + 0.98, y + 2.44, z + 0.6],
            [x + 0.88, y + 2.1, z + 0.6],
          ],
          tone('clay', 'left'),
        ),
      ]
    : [];
  return grounded({ ...body, shapes: [...body.shapes, glass, ...face.flatMap((paint) => paint(nose)), ...flap] }, z);
}

/**
 * A city bus that heads to the lower right: 3.2 long, 1 wide, 1.5 high, in grid units. `at` is its minimum corner;
 * `isOpen` opens its front door.
 */
export function bus({
  at: [x, y, z],
  material = 'teal',
  isOpen = false,
}: {
  at: Vec3;
  material?: Material;
  isOpen?: boolean;
}): Solid {
  const door: FacePaint[] = isOpen
    ? [
        panel(2.5, 0.02, 2.98, 0.98, LAMP),
        panel(2.5, 0.02, 2.98, 0.2, tone('wood', 'left')),
        segment([2.62, 0.1], [2.62, 0.9], WHITE, 1),
      ]
    : [panel(2.5, 0.02, 2.98, 0.98, WINDOW), segment([2.74, 0.02], [2.74, 0.98], tone(material, 'right'), 1)];
  const body = prism({
    name: 'bus',
    at: [x, y, z],
    along: 'y',
    length: 1,
    material,
    points: [
      [0, 0.18],
      [3.2, 0.18],
      [3.2, 0.8],
      [3.12, 1.46],
      [3.04, 1.52],
      [0.1, 1.52],
      [0, 1.4],
    ],
    cap: [
      panel(0.14, 0.56, 2.36, 1.08, WINDOW_DARK),
      ...[0.7, 1.26, 1.82].map((u) => segment([u, 0.56], [u, 1.08], tone(material, 'left'), 1.1)),
      panel(0, 0.28, 2.44, 0.36, tone('paper', 'left')),
      ...door,
      ...wheel(0.6),
      ...wheel(2.16),
    ],
  });
  const front = rightFace(x + 3.2, y + 1, z + 0.18, 1, 0.62);
  const glass = quad(
    [
      [x + 3.19, y + 0.92, z + 0.82],
      [x + 3.19, y + 0.08, z + 0.82],
      [x + 3.13, y + 0.08, z + 1.36],
      [x + 3.13, y + 0.92, z + 1.36],
    ],
    WINDOW_DARK,
  );
  const lamps: FacePaint[] = [
    panel(0.04, -0.16, 0.96, 0, DARK),
    panel(0.08, 0.14, 0.28, 0.26, LAMP),
    panel(0.72, 0.14, 0.92, 0.26, LAMP),
  ];
  const pack = quad(
    [
      [x + 0.4, y + 0.2, z + 1.52],
      [x + 2.2, y + 0.2, z + 1.52],
      [x + 2.2, y + 0.8, z + 1.52],
      [x + 0.4, y + 0.8, z + 1.52],
    ],
    tone('paper', 'left'),
  );
  return grounded({ ...body, shapes: [...body.shapes, pack, glass, ...lamps.flatMap((paint) => paint(front))] }, z);
}

/**
 * A charging post with its display to the lower left, 0.34 by 0.3 by `height` grid units. `at` is its minimum corner.
 */
export const chargingPost = (at: Vec3, height = 1.1, material: Material = 'ink'): Solid =>
  box({
    name: 'post',
    at,
    size: [0.34, 0.3, height],
    material,
    left: [panel(0.07, height * 0.62, 0.27, height * 0.86, SIGNAL), disc(0.17, height * 0.4, 0.07, WHITE)],
    right: [panel(0, height * 0.9, 0.3, height * 0.96, SIGNAL)],
    top: [panel(0.05, 0.05, 0.29, 0.25, tone('teal', 'top'))],
  });

/** A cable that hangs between two points, in its middle `sag` grid units below the straight line. */
export function cable(from: Vec3, to: Vec3, sag = 0.4, paint = DARK): Solid {
  const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Vec3 => {
    const [x, y, z] = between(from, to, share, sag);
    return [x, y, Math.max(z, 0.03)];
  });
  return rod({ name: 'cable', points, paint, width: 1.8 });
}

/**
 * A transformer on a plinth of 1.9 by 1.5 grid units: fins, a core and three bushings. The position is its minimum
 * corner.
 */
export function transformer([x, y, z]: Vec3): Solid[] {
  return [
    box({ name: 'plinth', at: [x, y, z], size: [1.9, 1.5, 0.16], material: 'stone' }),
    box({
      name: 'fins',
      at: [x + 0.2, y + 1, z + 0.16],
      size: [1.3, 0.34, 0.8],
      material: 'steel',
      castsShadow: false,
      left: [ribs(8, DARK, 'upright', 1.4)],
      right: [ribs(1, DARK)],
    }),
    box({
      name: 'core',
      at: [x + 0.15, y + 0.25, z + 0.16],
      size: [1.4, 0.75, 1.1],
      material: 'palm',
      castsShadow: false,
      left: [panel(0.2, 0.88, 1.2, 1, LAMP)],
      right: [ribs(3, tone('palm', 'top'))],
    }),
    ...[0.4, 0.85, 1.3].map((dx) =>
      cylinder({
        name: 'bushing',
        at: [x + dx, y + 0.62, z + 1.26],
        radius: 0.12,
        topRadius: 0.06,
        height: 0.5,
        material: 'clay',
        castsShadow: false,
        bands: [
          { from: 0.16, to: 0.22, material: 'paper' },
          { from: 0.32, to: 0.38, material: 'paper' },
        ],
      }),
    ),
  ];
}

/**
 * A container of batteries with fans on its roof and doors to the lower left, 2.8 by 1.1 by 1.2 grid units. `at` is its
 * minimum corner.
 */
export const batteryContainer = (at: Vec3): Solid =>
  box({
    name: 'battery container',
    at,
    size: [2.8, 1.1, 1.2],
    material: 'paper',
    left: [
      windows({
        columns: 4,
        rows: 1,
        sides: 0.1,
        below: 0.12,
        above: 0.32,
        pane: [0.86, 1],
        fill: tone('paper', 'right'),
        lit: 0,
      }),
      panel(0.1, 0.96, 2.7, 1.08, tone('teal', 'left')),
      ...[0, 1, 2, 3].map((index) => panel(0.6 + index * 0.65, 0.5, 0.66 + index * 0.65, 0.6, SIGNAL)),
    ],
    right: [ribs(6, tone('steel', 'left'), 'level', 1.2)],
    top: [0.5, 1.1, 1.7, 2.3].flatMap((u) => [disc(u, 0.55, 0.24, tone('ink', 'left')), disc(u, 0.55, 0.08, HUB)]),
  });

/** A fence of posts and two rails, `height` grid units high, along `points` on the ground. */
export const fence = (points: readonly Vec3[], height = 0.6): Solid[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const up = ([x, y, z]: Vec3, share: number): Vec3 => [x, y, z + height * share];
    const posts = [0, 0.25, 0.5, 0.75, 1].map((share) => between(from, to, share));
    const d = [
      line([up(from, 1), up(to, 1)].map(project)),
      line([up(from, 0.5), up(to, 0.5)].map(project)),
      ...posts.map((foot) => line([foot, up(foot, 1)].map(project))),
    ].join('');
    const solid = rod({ name: 'fence', at: from, to: up(to, 1), paint: tone('steel', 'right'), width: 1 });
    return [{ ...solid, shapes: [{ d, stroke: tone('steel', 'right'), width: 1, cap: 'round' as const }] }];
  });
