/** Objects of an insurer: the umbrella over a house, damage, recovery, and the gauges of its reserves. */
import { area, disc, panel, ribs, segment, stroke, type FacePaint } from '#kit/face.ts';
import { polygon } from '#kit/path.ts';
import { ALARM, LAMP, shade, tone, WHITE, WINDOW_DARK, type Material, type Paint } from '#kit/palette.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, gable, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { assembly, drum, plate, wheel } from '#library/parts.ts';

const GORES = 16;

/** The canopy of an umbrella: arched panels of two colours; its rim is at height z. */
export function canopy(
  [x, y, z]: Vec3,
  radius: number,
  rise: number,
  materials: readonly [Material, Material] = ['teal', 'paper'],
): Solid {
  const rings = [1, 0.9, 0.68, 0.38, 0].map((share) => ({ r: radius * share, h: rise * (1 - share ** 2.1) }));
  const point = (ringIndex: number, gore: number): Vec3 => {
    const { r, h } = rings[ringIndex] ?? { r: 0, h: rise };
    const angle = (2 * Math.PI * gore) / GORES;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle), z + h];
  };
  const quads = rings.slice(1).flatMap((_, index) =>
    Array.from({ length: GORES }, (__, gore) => {
      const [low, high] = [rings[index]!, rings[index + 1]!];
      const angle = (2 * Math.PI * (gore + 0.5)) / GORES;
      const [run, up] = [low.r - high.r, high.h - low.h];
      const size = Math.hypot(run, up);
      const normal: Vec3 = [(Math.cos(angle) * up) / size, (Math.sin(angle) * up) / size, run / size];
      return {
        normal,
        gore,
        corners: [point(index, gore), point(index, gore + 1), point(index + 1, gore + 1), point(index + 1, gore)],
      };
    }),
  );
  const seen = quads.filter(({ normal }) => normal[0] + normal[1] + normal[2] > 0);
  /** Painted twice, so that no seam between two panels shows what is behind. */
  const gores = seen.map(({ corners, normal, gore }): Shape => ({
    d: polygon(corners.map(project)),
    fill: shade(materials[gore % 2] ?? 'teal', normal),
  }));
  const inside: Shape = {
    d: polygon(Array.from({ length: GORES }, (_, gore) => project(point(0, gore)))),
    fill: tone(materials[0], 'right'),
  };
  return sketch({
    name: 'canopy',
    at: [x - radius, y - radius, z],
    size: [2 * radius, 2 * radius, rise],
    shapes: [inside, ...gores, ...gores],
  });
}

/** A large umbrella on a pole; its rim is `height` above [x, y, z]. */
export const umbrella = ([x, y, z]: Vec3, height: number, radius: number, rise: number): Solid[] => [
  cylinder({ name: 'pole', at: [x, y, z], radius: 0.09, height, material: 'wood' }),
  canopy([x, y, z + height], radius, rise),
  cylinder({
    name: 'tip',
    at: [x, y, z + height + rise],
    radius: 0.06,
    topRadius: 0.01,
    height: 0.4,
    material: 'gold',
    castsShadow: false,
  }),
];

/** A car with a crushed front, a dented door and its bonnet up; 1.7 long at scale 1, its front to the lower right. */
export function dentedCar([x, y, z]: Vec3, s = 1, material: Material = 'gold'): Solid {
  const points: Vec2[] = [
    [0, 0.12],
    [0, 0.44],
    [0.22, 0.5],
    [0.46, 0.8],
    [1.04, 0.8],
    [1.24, 0.5],
    [1.36, 0.52],
    [1.46, 0.4],
    [1.42, 0.3],
    [1.5, 0.24],
    [1.44, 0.12],
  ];
  const on = (outline: readonly Vec2[], fill = WINDOW_DARK): FacePaint =>
    area(
      outline.map(([u, v]): Vec2 => [u * s, v * s]),
      fill,
    );
  const quad = (corners: readonly Vec3[], fill: Paint): Solid =>
    plate(
      corners.map(([u, v, w]): Vec3 => [x + u * s, y + v * s, z + w * s]),
      fill,
    );
  return assembly('dented car', [
    wheel([x + 0.34 * s, y, z + 0.17 * s], 0.17 * s, 0.12 * s),
    wheel([x + 1.18 * s, y, z + 0.17 * s], 0.17 * s, 0.12 * s),
    prism({
      name: 'body',
      at: [x, y + 0.03 * s, z],
      along: 'y',
      points: points.map(([u, v]): Vec2 => [u * s, v * s]),
      length: 0.76 * s,
      material,
      cap: [
        on([
          [0.3, 0.36],
          [0.5, 0.6],
          [0.72, 0.6],
          [0.72, 0.36],
        ]),
        on([
          [0.8, 0.36],
          [0.8, 0.6],
          [1.0, 0.6],
          [1.14, 0.36],
        ]),
        on(
          [
            [0.62, 0.28],
            [0.78, 0.3],
            [0.92, 0.22],
            [0.86, 0.1],
            [0.7, 0.08],
            [0.6, 0.16],
          ],
          tone(material, 'right'),
        ),
        on(
          [
            [0.68, 0.24],
            [0.78, 0.24],
            [0.82, 0.16],
            [0.72, 0.13],
          ],
          tone('wood', 'right'),
        ),
      ],
    }),
    quad(
      [
        [1.3, 0.1, 0.52],
        [1.3, 0.74, 0.52],
        [1.06, 0.74, 0.98],
        [1.06, 0.1, 0.98],
      ],
      tone(material, 'top'),
    ),
    quad(
      [
        [1.495, 0.54, 0.24],
        [1.495, 0.7, 0.24],
        [1.47, 0.7, 0.36],
        [1.47, 0.54, 0.36],
      ],
      tone('ink', 'left'),
    ),
    wheel([x + 0.34 * s, y + 0.7 * s, z + 0.17 * s], 0.17 * s, 0.12 * s),
    wheel([x + 1.2 * s, y + 0.72 * s, z + 0.14 * s], 0.17 * s, 0.1 * s),
  ]);
}

/** A recovery truck that drives along x, its sloping bed and crane arm behind; the beacon blinks. 3.2 long. */
export const recoveryTruck = ([x, y, z]: Vec3): Solid => {
  const beacon = (face: Parameters<FacePaint>[0]): Shape[] =>
    panel(0, 0, 0.3, 0.16, ALARM)(face).map((shape) => ({ ...shape, motion: 'blink' }));
  return assembly('recovery truck', [
    wheel([x + 0.9, y, z + 0.22], 0.22, 0.16),
    wheel([x + 2.6, y, z + 0.22], 0.22, 0.16),
    prism({
      name: 'bed',
      at: [x, y + 0.04, z + 0.1],
      along: 'y',
      points: [
        [0, 0],
        [0.5, 0.24],
        [2.1, 0.24],
        [2.1, 0.44],
        [0.5, 0.44],
        [0, 0.08],
      ],
      length: 0.98,
      material: 'steel',
      cap: [panel(0.55, 0.28, 2.05, 0.34, tone('gold', 'left'))],
    }),
    box({ name: 'crane post', at: [x + 1.75, y + 0.35, z + 0.54], size: [0.25, 0.3, 0.6], material: 'gold' }),
    rod({ at: [x + 1.87, y + 0.5, z + 1.1], to: [x + 0.7, y + 0.5, z + 1.75], paint: tone('gold', 'left'), width: 4 }),
    rod({ at: [x + 0.7, y + 0.5, z + 1.75], to: z + 1.05, paint: tone('ink', 'left'), width: 1.4 }),
    box({
      name: 'cab',
      at: [x + 2.15, y + 0.02, z + 0.2],
      size: [1, 1.02, 1.05],
      material: 'teal',
      left: [panel(0.3, 0.5, 0.85, 0.92, WINDOW_DARK), panel(0, 0.2, 1, 0.3, WHITE)],
      right: [
        panel(0.08, 0.48, 0.94, 0.92, WINDOW_DARK),
        panel(0.08, 0.1, 0.26, 0.22, LAMP),
        panel(0.76, 0.1, 0.94, 0.22, LAMP),
      ],
    }),
    box({
      name: 'beacon',
      at: [x + 2.4, y + 0.3, z + 1.25],
      size: [0.3, 0.45, 0.16],
      material: 'clay',
      left: [beacon],
    }),
    wheel([x + 0.9, y + 0.92, z + 0.22], 0.22, 0.14),
    wheel([x + 2.6, y + 0.92, z + 0.22], 0.22, 0.14),
  ]);
};

/** A house with half of its roof missing, so that rafters are visible. A ladder leans against it. */
export const tornHouse = ([x, y, z]: Vec3, [w, d, h]: Vec3): Solid =>
  assembly('torn house', [
    box({
      name: 'walls',
      at: [x, y, z],
      size: [w, d, h],
      material: 'paper',
      left: [
        panel(w * 0.15, h * 0.35, w * 0.4, h * 0.75, WINDOW_DARK),
        panel(w * 0.6, 0, w * 0.82, h * 0.75, tone('wood', 'left')),
      ],
      right: [panel(d * 0.35, h * 0.35, d * 0.65, h * 0.75, WINDOW_DARK)],
      top: [panel(0.1, 0.1, w - 0.1, d - 0.1, tone('wood', 'right'))],
    }),
    gable({ at: [x - 0.08, y - 0.08, z + h], size: [w * 0.55, d + 0.16, 0.75], ridge: 'x', material: 'clay' }),
    [0.66, 0.82, 0.98].map((share) =>
      rod({
        points: [
          [x + w * share, y, z + h],
          [x + w * share, y + d / 2, z + h + 0.72],
          [x + w * share, y + d, z + h],
        ],
        paint: tone('wood', 'top'),
        width: 2.2,
      }),
    ),
    rod({
      at: [x + w * 0.55, y + d / 2, z + h + 0.72],
      to: [x + w * 0.98, y + d / 2, z + h + 0.72],
      paint: tone('wood', 'left'),
      width: 2,
    }),
    [0, 0.26].map((dx) =>
      rod({
        at: [x + w * 0.3 + dx, y + d + 0.5, z],
        to: [x + w * 0.3 + dx, y + d + 0.06, z + h + 0.25],
        paint: tone('gold', 'right'),
        width: 1.6,
      }),
    ),
    [0.15, 0.35, 0.55, 0.75, 0.95].map((share) =>
      rod({
        at: [x + w * 0.3, y + d + 0.5 - 0.44 * share, z + (h + 0.25) * share],
        to: [x + w * 0.3 + 0.26, y + d + 0.5 - 0.44 * share, z + (h + 0.25) * share],
        paint: tone('gold', 'right'),
        width: 1.2,
      }),
    ),
  ]);

/** An open shed with a crashed scooter raised on a lift. */
export const claimsShed = ([x, y, z]: Vec3): Solid =>
  assembly('claims shed', [
    box({
      name: 'back',
      at: [x, y, z],
      size: [2.4, 0.12, 1.2],
      material: 'wood',
      left: [
        ribs(9, tone('wood', 'right')),
        panel(0.2, 0.5, 0.8, 0.95, tone('paper', 'top')),
        segment([0.3, 0.8], [0.7, 0.8], tone('ink', 'left'), 1),
        segment([0.3, 0.66], [0.6, 0.66], tone('ink', 'left'), 1),
      ],
    }),
    box({
      name: 'lift',
      at: [x + 0.95, y + 0.35, z],
      size: [0.9, 0.5, 0.36],
      material: 'gold',
      left: [ribs(3, tone('gold', 'right'))],
    }),
    drum({ at: [x + 1.1, y + 0.55, z + 0.52], radius: 0.16, length: 0.1, along: 'y', material: 'rubber' }),
    drum({ at: [x + 1.7, y + 0.6, z + 0.5], radius: 0.16, length: 0.1, along: 'y', material: 'rubber' }),
    rod({
      points: [
        [x + 1.05, y + 0.6, z + 0.75],
        [x + 1.3, y + 0.6, z + 0.56],
        [x + 1.58, y + 0.6, z + 0.58],
        [x + 1.52, y + 0.6, z + 0.98],
        [x + 1.42, y + 0.66, z + 1.04],
      ],
      paint: tone('clay', 'left'),
      width: 3,
    }),
    rod({ at: [x + 0.06, y + 1, z], to: z + 1.2, paint: tone('wood', 'right'), width: 2.4 }),
    rod({ at: [x + 2.34, y + 1, z], to: z + 1.2, paint: tone('wood', 'right'), width: 2.4 }),
    prism({
      name: 'roof',
      at: [x - 0.1, y - 0.05, z + 1.2],
      along: 'x',
      points: [
        [0, 0.3],
        [0, 0.4],
        [0.85, 0.1],
        [0.85, 0],
      ],
      length: 2.6,
      material: 'teal',
    }),
  ]);

/** A rain gauge on a post: glass with marks and water. */
export const rainGauge = ([x, y, z]: Vec3): Solid =>
  assembly('rain gauge', [
    cylinder({ name: 'post', at: [x, y, z], radius: 0.07, height: 0.55, material: 'wood' }),
    cylinder({
      name: 'glass',
      at: [x, y, z + 0.55],
      radius: 0.17,
      height: 0.7,
      material: 'glass',
      bands: [
        { from: 0.02, to: 0.36, material: 'sea' },
        { from: 0.48, to: 0.5, material: 'ink' },
        { from: 0.36, to: 0.38, material: 'ink' },
        { from: 0.2, to: 0.22, material: 'ink' },
      ],
    }),
    cylinder({ name: 'funnel', at: [x, y, z + 1.25], radius: 0.18, topRadius: 0.32, height: 0.16, material: 'steel' }),
  ]);

/** Sandbags in two layers along x. */
export const sandbags = ([x, y, z]: Vec3, count: number): Solid =>
  assembly(
    'sandbags',
    [0, 1].flatMap((course) =>
      Array.from({ length: count - course }, (_, index) =>
        box({
          name: 'bag',
          at: [x + index * 0.42 + course * 0.2, y, z + course * 0.2],
          size: [0.4, 0.34, 0.2],
          material: (index + course) % 2 ? 'sand' : 'rose',
          left: [ribs(1, tone('wood', 'top'), 'level')],
        }),
      ),
    ),
  );

/** A pay window: a small kiosk with a lit hatch to the left. */
export const payWindow = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'pay window',
    at: [x, y, z],
    size: [1.1, 1, 1.1],
    material: 'sand',
    left: [
      panel(0.2, 0.42, 0.9, 0.88, LAMP),
      panel(0.15, 0.34, 0.95, 0.42, tone('wood', 'right')),
      disc(0.55, 0.2, 0.1, tone('gold', 'top')),
    ],
    right: [panel(0.3, 0, 0.7, 0.8, tone('teal', 'right'))],
  }),
  gable({ at: [x - 0.1, y - 0.1, z + 1.1], size: [1.3, 1.2, 0.5], ridge: 'y', material: 'teal' }),
];

/** A sluice wheel over a shaft. */
export const sluice = ([x, y, z]: Vec3): Solid =>
  assembly('sluice', [
    box({ name: 'frame', at: [x - 0.3, y - 0.1, z], size: [0.12, 0.2, 0.8], material: 'stone' }),
    box({ name: 'gate', at: [x - 0.18, y - 0.05, z], size: [0.36, 0.1, 0.45], material: 'clay' }),
    box({ name: 'frame', at: [x + 0.18, y - 0.1, z], size: [0.12, 0.2, 0.8], material: 'stone' }),
    box({ name: 'beam', at: [x - 0.36, y - 0.1, z + 0.8], size: [0.72, 0.2, 0.1], material: 'stone' }),
    cylinder({ name: 'stem', at: [x, y, z + 0.9], radius: 0.04, height: 0.2, material: 'steel' }),
    cylinder({ name: 'wheel', at: [x, y, z + 1.1], radius: 0.26, height: 0.07, material: 'gold' }),
  ]);

/** A cistern open on a face, with water and a measuring rod; `level` is the filled share of its height. */
export const reserve = ([w, h]: Vec2, level: number): FacePaint[] => [
  panel(0, 0, w, h * level, tone('sea', 'left')),
  area(
    [
      [0, h * level],
      [0.3, h * level + 0.14],
      [w, h * level + 0.14],
      [w, h * level],
    ],
    tone('sea', 'top'),
  ),
  segment([w * 0.3, h * level * 0.5], [w * 0.42, h * level * 0.5], WHITE, 1.1),
  segment([w * 0.55, h * level * 0.28], [w * 0.7, h * level * 0.28], WHITE, 1.1),
  panel(w * 0.8, 0.04, w * 0.8 + 0.1, h - 0.02, tone('paper', 'top')),
  ...[0.2, 0.4, 0.6, 0.8].map((share) =>
    panel(w * 0.8, h * share, w * 0.8 + 0.1, h * share + 0.05, tone('clay', 'left')),
  ),
];

/** A glass cistern with water, a rod and a lid. */
export const glassCistern = ([x, y, z]: Vec3, radius: number, height: number, level: number, lid: Material): Solid =>
  assembly('cistern', [
    cylinder({ name: 'foot', at: [x, y, z], radius: radius * 1.1, height: 0.16, material: 'stone' }),
    cylinder({
      name: 'glass',
      at: [x, y, z + 0.16],
      radius,
      height,
      material: 'glass',
      bands: [
        { from: 0.02, to: height * level, material: 'teal' },
        { from: height * level, to: height * level + 0.03, material: 'paper' },
      ],
    }),
    cylinder({ name: 'lid', at: [x, y, z + 0.16 + height], radius: radius * 1.08, height: 0.14, material: lid }),
    rod({
      at: [x + radius * 0.72, y + radius * 0.72, z + 0.3],
      to: z + height,
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
  ]);

/** A briefcase, its clasp side to the left. */
export const briefcase = ([x, y, z]: Vec3): Solid =>
  assembly('briefcase', [
    box({
      name: 'case',
      at: [x, y, z],
      size: [2.2, 0.8, 1.5],
      material: 'wood',
      left: [
        panel(0, 0.92, 2.2, 1, tone('wood', 'right')),
        panel(0.4, 0.82, 0.66, 1.12, tone('gold', 'left')),
        panel(1.54, 0.82, 1.8, 1.12, tone('gold', 'left')),
        stroke(
          [
            [0.06, 0.06],
            [2.14, 0.06],
            [2.14, 1.44],
            [0.06, 1.44],
            [0.06, 0.06],
          ],
          tone('wood', 'right'),
          1.4,
        ),
      ],
      right: [ribs(1, tone('ink', 'right')), panel(0, 0.92, 0.8, 1, tone('ink', 'right'))],
    }),
    rod({
      points: [
        [x + 0.75, y + 0.4, z + 1.5],
        [x + 0.75, y + 0.4, z + 1.8],
        [x + 1.45, y + 0.4, z + 1.8],
        [x + 1.45, y + 0.4, z + 1.5],
      ],
      paint: tone('ink', 'left'),
      width: 4,
    }),
  ]);
