/** Cinema and stage: the screen, the rows of seats, lights and sound. */
import { area, disc, panel, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Material, type Paint } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { arc, assembly, drum, plate, ringSector, spool } from '#library/parts.ts';

/** The paint of a light, by day and by night. */
const glow = (day: string, night: string): Paint => ({ day, night });

/** The picture on the screen: a low sun over dunes. */
const dunes: FacePaint = (face) => {
  const { width: w, height: h } = face;
  return [
    panel(0.14, 0.14, w - 0.14, h - 0.14, glow('#bfe6ea', '#4f9fb0'))(face),
    panel(0.14, 0.14, w - 0.14, h * 0.55, glow('#f8e3b0', '#f2c58a'))(face),
    disc(w * 0.66, h * 0.52, h * 0.2, LAMP)(face),
    area(
      [
        [0.14, h * 0.34],
        [w * 0.2, h * 0.42],
        [w * 0.42, h * 0.3],
        [w * 0.62, h * 0.46],
        [w * 0.8, h * 0.36],
        [w - 0.14, h * 0.44],
        [w - 0.14, 0.14],
        [0.14, 0.14],
      ],
      glow('#dd8a56', '#c9744a'),
    )(face),
    area(
      [
        [0.14, h * 0.2],
        [w * 0.3, h * 0.34],
        [w * 0.5, h * 0.16],
        [w * 0.74, h * 0.28],
        [w - 0.14, h * 0.18],
        [w - 0.14, 0.14],
        [0.14, 0.14],
      ],
      glow('#2c3f6b', '#22325a'),
    )(face),
  ].flat();
};

/** A big screen on two legs, facing left; [w, h] is the size of the picture. */
export const bigScreen = ([x, y, z]: Vec3, [w, h]: Vec2, lift: number): Solid =>
  assembly('screen', [
    box({ name: 'leg', at: [x + 0.5, y, z], size: [0.35, 0.3, lift], material: 'ink' }),
    box({ name: 'leg', at: [x + w - 0.85, y, z], size: [0.35, 0.3, lift], material: 'ink' }),
    box({ name: 'picture', at: [x, y, z + lift], size: [w, 0.3, h], material: 'ink', left: [dunes] }),
  ]);

const SWEEP = [47, 133] as const;

/** A bowl of seats in rising rows round `at`; the rows open towards the far side. */
export function seatBowl([x, y, z]: Vec3, inner: number, rows: number, rise: number): Solid {
  const depth = 0.8;
  const onArc = (radius: number, level: number, from: number = SWEEP[0], to: number = SWEEP[1], steps = 18): Vec3[] =>
    arc(radius, from, to, steps).map(([u, v]) => [x + u, y + v, z + level]);
  const step = (index: number): Solid[] => {
    const [r, level] = [inner + index * depth, 0.14 + index * rise];
    const seats = (material: Material, from: number, to: number) =>
      sketch({
        name: 'seats',
        at: [x, y + r, z + level],
        size: [0.1, 0.1, 0.1],
        shapes: [
          {
            d: line(onArc(r + 0.52, level + 0.2, from, to, 9).map(project)),
            stroke: tone(material, 'right'),
            width: 5.2,
            dash: '4.4 1.6',
          },
          {
            d: line(onArc(r + 0.42, level + 0.1, from, to, 9).map(project)),
            stroke: tone(material, 'top'),
            width: 3.6,
            dash: '4.4 1.6',
          },
        ],
      });
    return [
      prism({
        name: 'row',
        at: [x, y, z],
        along: 'z',
        points: ringSector(r, r + depth, SWEEP[0], SWEEP[1], 18),
        length: level,
        material: 'stone',
      }),
      seats(index % 2 ? 'teal' : 'clay', 50, 87),
      seats(index % 2 ? 'teal' : 'clay', 93, 130),
    ];
  };
  const top = 0.14 + (rows - 1) * rise;
  const edge = inner + rows * depth;
  const gate = (angle: number) => {
    const foot = onArc(edge + 0.01, 0, angle - 2.4, angle + 2.4, 1);
    return plate([...foot, ...foot.toReversed().map(([px, py]): Vec3 => [px, py, z + top * 0.72])], LAMP);
  };
  return assembly(
    'bowl',
    [
      Array.from({ length: rows }, (_, index) => step(index)),
      rod({ points: onArc(edge, top), paint: tone('paper', 'top'), width: 1.4 }),
      [62, 76, 104, 118].map(gate),
    ],
    false,
  );
}

/** The light between a projector and the corners of the picture; its place in the painting order is that of `from`. */
export const beam = (from: Vec3, corners: readonly Vec3[]): Solid =>
  sketch({
    name: 'beam',
    at: from,
    size: [0.05, 0.05, 0.05],
    shapes: [{ d: polygon([from, ...corners].map(project)), fill: glow('#fff3c9', '#ffe9a8'), opacity: 0.22 }],
  });

/** A projector hut with a lit window on each near side. */
export const projectorHut = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'hut',
    at: [x, y, z],
    size: [1.5, 1, 1.3],
    material: 'ink',
    left: [panel(0.2, 0, 0.6, 0.85, tone('teal', 'left')), panel(0.85, 0.45, 1.25, 0.85, LAMP)],
    right: [panel(0.25, 0.45, 0.7, 0.85, LAMP)],
  }),
  box({
    name: 'roof',
    at: [x - 0.1, y - 0.05, z + 1.3],
    size: [1.7, 1.15, 0.12],
    material: 'teal',
    castsShadow: false,
  }),
];

/** A lattice truss leg with two spotlights that face left. */
export function truss([x, y, z]: Vec3, height: number): Solid {
  const paint = tone('steel', 'right');
  const bays = Math.round(height / 0.5);
  const brace = Array.from({ length: bays + 1 }, (_, index): Vec3 => [
    index % 2 ? x + 0.4 : x,
    y + 0.4,
    z + (height * index) / bays,
  ]);
  const side = Array.from({ length: bays + 1 }, (_, index): Vec3 => [
    x + 0.4,
    index % 2 ? y : y + 0.4,
    z + (height * index) / bays,
  ]);
  const lamp = (level: number) => [
    drum({
      at: [x + 0.2, y + 0.42, z + level],
      radius: 0.28,
      length: 0.5,
      along: 'y',
      material: 'ink',
      cap: [disc(0.28, 0.28, 0.22, LAMP)],
    }),
  ];
  return assembly('truss', [
    box({ name: 'foot', at: [x - 0.2, y - 0.2, z], size: [0.8, 0.8, 0.1], material: 'ink' }),
    [
      [x, y + 0.4],
      [x + 0.4, y + 0.4],
      [x + 0.4, y],
    ].map(([px = 0, py = 0]) => rod({ at: [px, py, z], to: z + height, paint, width: 2 })),
    rod({ points: brace, paint, width: 1 }),
    rod({ points: side, paint, width: 1 }),
    lamp(height - 0.4),
    lamp(height - 1.2),
  ]);
}

/** A mixing desk with rows of faders and a lamp over it. */
export const mixingDesk = ([x, y, z]: Vec3): Solid =>
  assembly('mixing desk', [
    box({ name: 'legs', at: [x + 0.1, y + 0.15, z], size: [0.5, 1.3, 0.5], material: 'steel' }),
    prism({
      name: 'desk',
      at: [x, y, z + 0.5],
      along: 'y',
      points: [
        [0, 0],
        [0.8, 0],
        [0.8, 0.1],
        [0, 0.4],
      ],
      length: 1.6,
      material: 'ink',
    }),
    Array.from({ length: 7 }, (_, index) =>
      rod({
        at: [x + 0.12, y + 0.2 + index * 0.2, z + 0.86],
        to: [x + 0.7, y + 0.2 + index * 0.2, z + 0.65],
        paint: index % 3 ? tone('steel', 'right') : SIGNAL,
        width: 1.1,
      }),
    ),
    Array.from({ length: 7 }, (_, index) =>
      rod({
        at: [x + 0.3 + ((index * 3) % 5) * 0.07, y + 0.15 + index * 0.2, z + 0.8 - ((index * 3) % 5) * 0.025],
        to: [x + 0.3 + ((index * 3) % 5) * 0.07, y + 0.26 + index * 0.2, z + 0.8 - ((index * 3) % 5) * 0.025],
        paint: index % 2 ? LAMP : WHITE,
        width: 2.4,
      }),
    ),
    rod({
      points: [
        [x, y + 0.1, z + 0.9],
        [x, y + 0.2, z + 1.5],
        [x + 0.3, y + 0.5, z + 1.45],
      ],
      paint: tone('steel', 'right'),
      width: 1.4,
    }),
    cylinder({
      name: 'shade',
      at: [x + 0.3, y + 0.5, z + 1.3],
      radius: 0.16,
      topRadius: 0.05,
      height: 0.16,
      material: 'gold',
    }),
  ]);

/** An upright film reel, facing left. */
export function reel([x, y, z]: Vec3, radius: number): Solid {
  const holes = arc(radius * 0.56, 18, 306, 4, [radius, radius]).map(([u, v]) =>
    disc(u, v, radius * 0.21, tone('ink', 'left')),
  );
  return assembly(
    'reel',
    spool({
      at: [x, y, z + radius],
      radius,
      flange: 0.1,
      material: 'steel',
      core: { radius: radius * 0.92, length: 0.3, material: 'ink' },
      cap: [
        disc(radius, radius, radius * 0.93, tone('steel', 'top')),
        ...holes,
        disc(radius, radius, radius * 0.14, tone('steel', 'right')),
      ],
    }),
  );
}
