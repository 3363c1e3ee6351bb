/**
 * Landmarks of a town's quarters: hospital, law court, factory, tank, barge, circus tent, control tower, footbridge,
 * ball court. Lengths are in grid units; the position of a landmark is its minimum corner, unless its comment names
 * another point.
 */
import { area, band, disc, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { line, polygon } from '#kit/path.ts';
import { ALARM, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, gable, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { container } from '#library/cargo.ts';
import { cross, helipad } from '#library/clinic.ts';

/** A hospital of two wings with a helipad on the higher one, 3.7 by 2.5. */
export const hospital = ([x, y, z]: Vec3): Things => [
  box({
    name: 'ward',
    at: [x, y, z],
    size: [2, 2, 3.2],
    material: 'paper',
    left: [windows({ columns: 4, rows: 5, lit: 4, below: 0.3 })],
    right: [windows({ columns: 4, rows: 5, lit: 4, below: 0.3 })],
    top: [panel(0.1, 0.1, 1.9, 1.9, tone('paper', 'left')), ...helipad(1, 1, 0.7)],
  }),
  box({
    name: 'clinic',
    at: [x + 2, y + 0.2, z],
    size: [1.7, 2.3, 1.6],
    material: 'paper',
    left: [
      windows({ columns: 3, rows: 1, lit: 2, below: 0.9, above: 0.2 }),
      panel(0.5, 0, 1.2, 0.65, tone('teal', 'left')),
    ],
    right: [windows({ columns: 4, rows: 2, lit: 3, below: 0.2 })],
    top: [panel(0.1, 0.1, 1.6, 2.2, tone('paper', 'left'))],
  }),
  box({
    name: 'sign',
    at: [x + 2.4, y + 1.1, z + 1.6],
    size: [0.9, 0.5, 0.8],
    material: 'teal',
    castsShadow: false,
    left: [cross(0.45, 0.4, 0.5, WHITE)],
  }),
];

/** A law court with columns under a pediment, 3.4 by 2.8, with a disc in its gable. */
export const court = ([x, y, z]: Vec3): Things => [
  ...[0, 1, 2].map((step) =>
    box({
      name: 'step',
      at: [x + step * 0.12, y, z + step * 0.14],
      size: [3.4 - step * 0.24, 2.8 - step * 0.14, 0.14],
      material: 'stone',
      castsShadow: step === 0,
    }),
  ),
  box({
    name: 'cella',
    at: [x + 0.5, y, z + 0.42],
    size: [2.4, 1.7, 1.6],
    material: 'sand',
    castsShadow: false,
    left: [panel(0.9, 0, 1.5, 1.2, tone('ink', 'left'))],
    right: [ribs(5, tone('sand', 'left'), 'level')],
  }),
  ...[0.6, 1.15, 1.7, 2.25, 2.8].map((dx) =>
    cylinder({
      name: 'column',
      at: [x + dx, y + 2.1, z + 0.42],
      radius: 0.16,
      topRadius: 0.13,
      height: 1.6,
      material: 'paper',
      castsShadow: false,
    }),
  ),
  box({
    name: 'architrave',
    at: [x + 0.3, y - 0.05, z + 2.02],
    size: [2.8, 2.4, 0.26],
    material: 'paper',
    castsShadow: false,
    left: [band(0.08, 0.16, tone('gold', 'left'))],
  }),
  gable({
    at: [x + 0.2, y - 0.1, z + 2.28],
    size: [3, 2.5, 0.85],
    ridge: 'y',
    material: 'stone',
    cap: [
      area(
        [
          [0.5, 0.12],
          [2.5, 0.12],
          [1.5, 0.7],
        ],
        tone('sand', 'right'),
      ),
      disc(1.5, 0.34, 0.17, tone('gold', 'top')),
    ],
  }),
];

/** A factory with a glazed saw-tooth roof, two chimneys and a tank, 3.7 by 2.8. */
export const works = ([x, y, z]: Vec3): Things => [
  ...[0.3, 1].map((dx, index) =>
    cylinder({
      name: 'chimney',
      at: [x + dx + 0.1, y + 0.4, z],
      radius: 0.24,
      topRadius: 0.17,
      height: 3.6 - index * 0.5,
      material: 'clay',
      bands: [{ from: 2.6 - index * 0.5, to: 2.9 - index * 0.5, material: 'paper' }],
    }),
  ),
  box({
    name: 'works',
    at: [x, y + 0.8, z],
    size: [3.7, 2, 1.3],
    material: 'steel',
    left: [
      band(0.95, 1.1, tone('gold', 'left')),
      ...[0.3, 1.5, 2.7].flatMap((u) => [
        panel(u, 0, u + 0.75, 0.8, tone('ink', 'left')),
        panel(u, 0.35, u + 0.75, 0.4, tone('ink', 'top')),
      ]),
    ],
    right: [band(0.95, 1.1, tone('gold', 'right')), windows({ columns: 4, rows: 1, below: 0.3, above: 0.5, lit: 2 })],
  }),
  ...[0, 1, 2, 3].map((index) =>
    prism({
      name: 'tooth',
      at: [x + index * 0.925, y + 0.8, z + 1.3],
      along: 'y',
      length: 2,
      material: 'clay',
      points: [
        [0, 0],
        [0.925, 0],
        [0, 0.62],
      ],
      castsShadow: false,
      cap: [
        area(
          [
            [0.1, 0.08],
            [0.64, 0.08],
            [0.1, 0.44],
          ],
          WINDOW_DARK,
        ),
      ],
    }),
  ),
  ...[2.2, 3].map((dx) =>
    cylinder({
      name: 'silo',
      at: [x + dx, y + 0.35, z],
      radius: 0.34,
      height: 2.3,
      material: 'paper',
      bands: [{ from: 1.6, to: 1.8, material: 'teal' }],
    }),
  ),
];

/** A storage tank with a band of colour, 0.62 in radius and 1.1 high. The position is the centre of its base. */
export const tank = (at: Vec3): Solid =>
  cylinder({
    name: 'tank',
    at,
    radius: 0.62,
    height: 1.1,
    material: 'stone',
    bands: [{ from: 1.1 * 0.62, to: 1.1 * 0.76, material: 'teal' }],
  });

/** A river barge loaded with containers, 3.6 by 1.2, bow to the lower right. */
export const barge = ([x, y, z]: Vec3): Things => {
  const hull: Vec2[] = [
    [0, 0.05],
    [0, 1.15],
    [2.9, 1.2],
    [3.4, 0.95],
    [3.6, 0.6],
    [3.4, 0.25],
    [2.9, 0],
  ];
  return [
    prism({
      name: 'waterline',
      at: [x, y, z],
      along: 'z',
      points: hull,
      length: 0.12,
      material: 'clay',
      castsShadow: false,
    }),
    prism({
      name: 'hull',
      at: [x, y, z + 0.12],
      along: 'z',
      points: hull,
      length: 0.4,
      material: 'ink',
      castsShadow: false,
    }),
    box({
      name: 'bridge',
      at: [x + 0.12, y + 0.2, z + 0.52],
      size: [0.55, 0.8, 0.8],
      material: 'paper',
      castsShadow: false,
      left: [panel(0.08, 0.42, 0.47, 0.66, WINDOW_DARK)],
      right: [panel(0.08, 0.42, 0.72, 0.66, WINDOW_DARK)],
    }),
    container([x + 0.95, y + 0.22, z + 0.52], 'teal'),
    container([x + 0.95, y + 0.22, z + 1.24], 'gold'),
  ];
};

/** A striped circus tent with a mast and a pennant. The position is the centre of its base. */
export function bigTop([x, y, z]: Vec3, radius = 1.35): Things {
  const [wall, rise] = [0.75, 1.15];
  const at = (turn: number, r: number, up: number) => project([x + r * Math.cos(turn), y + r * Math.sin(turn), z + up]);
  const first = -Math.PI / 4;
  const gores = Array.from(
    { length: 8 },
    (_, index) => [first + (index * Math.PI) / 8, first + ((index + 1) * Math.PI) / 8] as const,
  );
  const panels = gores.filter((_, index) => index % 2 === 0);
  return [
    cylinder({ name: 'tent', at: [x, y, z], radius, height: wall, material: 'paper' }),
    cylinder({
      name: 'canopy',
      at: [x, y, z + wall],
      radius: radius * 1.08,
      topRadius: 0.06,
      height: rise,
      material: 'paper',
      castsShadow: false,
    }),
    sketch({
      name: 'stripes',
      at: [x, y, z + wall + rise],
      size: [radius, radius, 0.02],
      shapes: [
        {
          d: panels
            .map(([a, b]) =>
              polygon([at(a, radius * 1.07, wall), at(b, radius * 1.07, wall), project([x, y, z + wall + rise])]),
            )
            .join(''),
          fill: tone('clay', 'left'),
        },
        {
          d: panels
            .map(([a, b]) => polygon([at(a, radius, 0), at(b, radius, 0), at(b, radius, wall), at(a, radius, wall)]))
            .join(''),
          fill: tone('clay', 'right'),
        },
        {
          d: line([project([x, y, z + wall + rise]), project([x, y, z + wall + rise + 0.7])]),
          stroke: tone('wood', 'right'),
          width: 1.8,
        },
        {
          d: polygon([
            project([x, y, z + wall + rise + 0.7]),
            project([x + 0.45, y, z + wall + rise + 0.58]),
            project([x, y, z + wall + rise + 0.42]),
          ]),
          fill: tone('teal', 'left'),
        },
      ],
    }),
  ];
}

/**
 * A control tower: a slim shaft of `height`, a glass cabin and a lamp that blinks. The position is the centre of its
 * base.
 */
export function controlTower([x, y, z]: Vec3, height = 2.4): Solid[] {
  const [cx, cy] = project([x, y, z + height + 1.1]);
  return [
    cylinder({
      name: 'shaft',
      at: [x, y, z],
      radius: 0.3,
      topRadius: 0.24,
      height,
      material: 'paper',
      bands: [{ from: height * 0.6, to: height * 0.72, material: 'clay' }],
    }),
    cylinder({
      name: 'cabin',
      at: [x, y, z + height],
      radius: 0.4,
      topRadius: 0.62,
      height: 0.5,
      material: 'ink',
      castsShadow: false,
      bands: [{ from: 0.14, to: 0.4, material: 'glass' }],
    }),
    cylinder({
      name: 'roof',
      at: [x, y, z + height + 0.5],
      radius: 0.66,
      topRadius: 0.5,
      height: 0.14,
      material: 'paper',
      castsShadow: false,
    }),
    rod({
      name: 'whip',
      at: [x, y, z + height + 0.64],
      to: z + height + 1.1,
      paint: tone('steel', 'right'),
      width: 1.4,
    }),
    sketch({
      name: 'lamp',
      at: [x - 0.05, y - 0.05, z + height + 1.1],
      size: [0.1, 0.1, 0.1],
      shapes: [
        {
          d: polygon([
            [cx - 2, cy],
            [cx, cy - 2.4],
            [cx + 2, cy],
            [cx, cy + 2.4],
          ]),
          fill: ALARM,
          motion: 'blink',
        },
      ],
    }),
  ];
}

/**
 * A bridge, 0.8 wide and 1 long, over a canal that runs along x. The position is its end with the smallest x, in
 * the middle of the canal.
 */
export const footbridge = ([x, y, z]: Vec3): Solid =>
  prism({
    name: 'bridge',
    at: [x, y - 0.5, z],
    along: 'x',
    length: 0.8,
    material: 'wood',
    points: [
      [0, 0],
      [0.25, 0.2],
      [0.75, 0.2],
      [1, 0],
      [0.85, 0],
      [0.7, 0.08],
      [0.3, 0.08],
      [0.15, 0],
    ],
    castsShadow: false,
  });

/**
 * Paints the lines of a court for ball games on a whole top face: its edges, and a line across the middle of its width.
 */
export const courtLines: FacePaint = (face) => {
  const [w, h] = [face.width, face.height];
  const mark = (points: readonly Vec2[]) => ({
    d: line(points.map(([u, v]) => face.at(u, v))),
    stroke: WHITE,
    width: 1,
  });
  return [
    mark([
      [0.12, 0.12],
      [w - 0.12, 0.12],
      [w - 0.12, h - 0.12],
      [0.12, h - 0.12],
      [0.12, 0.12],
    ]),
    mark([
      [w / 2, 0.12],
      [w / 2, h - 0.12],
    ]),
  ];
};
