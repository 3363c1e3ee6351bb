/** Structures of an event: tiers of seats, a stage under its truss, a gate with turnstiles, an outside broadcast truck. */
import { band, disc, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { ALARM, CHANNEL, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { arc, assembly, ringSector } from '#library/parts.ts';
import { hubWheel } from '#library/vehicles.ts';

interface Bowl {
  at: Vec3;
  inner: number;
  rows: number;
  rise: number;
  depth: number;
  /** Angles of the two ends of the rows in degrees: 225 points straight away from the viewer. */
  sweep: readonly [number, number];
  /** Number of sectors, from the left; the one with the index `kept` is left empty for the camera. */
  sectors: number;
  kept: number;
}

const AISLE = 2.4;

/** Tiers of seats that rise away from the viewer round `at`, in sectors with aisles between; heads of the audience in all sectors but `kept`. */
export function tieredBowl({ at: [x, y, z], inner, rows, rise, depth, sweep: [from, to], sectors, kept }: Bowl): Solid {
  const span = (to - from) / sectors;
  const onArc = (radius: number, level: number, a: number, b: number, steps = 5): Vec3[] =>
    arc(radius, a, b, steps).map(([u, v]) => [x + u, y + v, z + level]);
  const step = (index: number): Solid[] => {
    const [r, level] = [inner + index * depth, 0.3 + index * rise];
    const row = prism({
      name: 'tier',
      at: [x, y, z],
      along: 'z',
      points: ringSector(r, r + depth, from, to, 18),
      length: level,
      material: index === rows - 1 ? 'paper' : 'stone',
    });
    const seats = Array.from({ length: sectors }, (_, sector): Solid => {
      const [a, b] = [
        from + sector * span + AISLE / (1 + index * 0.15),
        from + (sector + 1) * span - AISLE / (1 + index * 0.15),
      ];
      const material: Material = sector === kept ? 'paper' : sector % 2 ? 'teal' : 'clay';
      const bench = line(onArc(r + depth * 0.62, level + 0.16, a, b).map(project));
      const heads = line(onArc(r + depth * 0.55, level + 0.42, a, b).map(project));
      return sketch({
        name: 'seats',
        at: [x, y, z],
        size: [0.1, 0.1, 0.1],
        shapes: [
          { d: bench, stroke: tone(material, 'left'), width: 5.4, dash: '4.6 1.4' },
          ...(sector === kept
            ? []
            : [{ d: heads, stroke: tone('sand', 'left'), width: 2.4, cap: 'round' as const, dash: '.1 5.9' }]),
        ],
      });
    });
    return [row, ...seats];
  };
  const top = 0.3 + (rows - 1) * rise;
  const edge = inner + rows * depth;
  return assembly(
    'bowl',
    [
      Array.from({ length: rows }, (_, index) => step(rows - 1 - index)),
      rod({ points: onArc(edge, top + 0.4, from, to, 18), paint: tone('steel', 'left'), width: 1.4 }),
    ],
    true,
    true,
  );
}

/** A mast of lattice, `height` high, 0.36 square. */
const tower = ([x, y, z]: Vec3, height: number): Solid => {
  const bays = Math.round(height / 0.6);
  const zigzag: FacePaint = ({ width: w, height: h, at }) =>
    stroke(
      Array.from({ length: bays + 1 }, (_, index) => [index % 2 ? w : 0, (h * index) / bays] as const),
      tone('steel', 'top'),
      1.1,
    )({ width: w, height: h, at });
  return box({
    name: 'truss tower',
    at: [x, y, z],
    size: [0.32, 0.32, height],
    material: 'ink',
    left: [zigzag],
    right: [zigzag],
  });
};

/** A stage `w` by `d` under a truss on four towers. */
export function trussStage([x, y, z]: Vec3, [w, d]: readonly [number, number], height: number): Things {
  const top = z + height;
  const lattice: FacePaint = ({ width, height: h, at }) =>
    stroke(
      Array.from({ length: Math.round(width / 0.4) + 1 }, (_, index) => [index * 0.4, index % 2 ? h : 0] as const),
      tone('steel', 'top'),
      1,
    )({ width, height: h, at });
  const beam = (at: Vec3, size: Vec3) =>
    box({ name: 'truss beam', at, size, material: 'ink', castsShadow: false, left: [lattice], right: [lattice] });
  return [
    tower([x, y, z], height),
    tower([x + w - 0.32, y, z], height),
    box({
      name: 'stage',
      at: [x, y + 0.36, z],
      size: [w, d - 0.72, 0.42],
      material: 'wood',
      left: [band(0, 0.36, tone('ink', 'left')), ribs(9, tone('ink', 'top'))],
      right: [band(0, 0.36, tone('ink', 'right'))],
      top: [
        ribs(7, tone('wood', 'left'), 'level'),
        panel(w * 0.36, d * 0.2, w * 0.64, d * 0.44, tone('ink', 'left')),
        panel(w * 0.38, d * 0.22, w * 0.62, d * 0.42, tone('rubber', 'right')),
      ],
    }),
    beam([x, y, top], [w, 0.32, 0.3]),
    beam([x, y + 0.32, top], [0.32, d - 0.64, 0.3]),
    beam([x + w - 0.32, y + 0.32, top], [0.32, d - 0.64, 0.3]),
    tower([x, y + d - 0.32, z], height),
    tower([x + w - 0.32, y + d - 0.32, z], height),
    beam([x, y + d - 0.32, top], [w, 0.32, 0.3]),
  ];
}

/** A beam of light from a lamp down to a patch on the floor; its place in the painting order is that of the patch. */
export const spot = (from: Vec3, [x, y, z]: Vec3, radius: number): Solid => {
  const foot = arc(radius, 0, 337.5, 15).map(([u, v]) => project([x + u, y + v, z]));
  const [fx, fy] = project(from);
  const left = foot.reduce((best, point) => (point[0] < best[0] ? point : best));
  const right = foot.reduce((best, point) => (point[0] > best[0] ? point : best));
  return sketch({
    name: 'beam of light',
    at: [x, y, z],
    size: [0.05, 0.05, 0.05],
    shapes: [
      { d: polygon(foot), fill: LAMP, opacity: 0.5 },
      { d: polygon([[fx, fy], left, right]), fill: LAMP, opacity: 0.2 },
    ],
  });
};

/** A gate across y: two turnstiles, one wide lane, a post with a scanner head fed by a riser. 3 long along x. */
export const gateRow = ([x, y, z]: Vec3): Things => {
  const pedestal = (dx: number) =>
    box({
      name: 'turnstile',
      at: [x + dx, y, z],
      size: [0.22, 0.8, 0.62],
      material: 'steel',
      left: [panel(0.04, 0.36, 0.18, 0.56, SIGNAL)],
      top: [panel(0.04, 0.5, 0.18, 0.72, tone('teal', 'left'))],
    });
  const arms = (dx: number) =>
    [0.2, 0.4].map((dz) =>
      rod({
        name: 'arm',
        at: [x + dx + 0.22, y + 0.5, z + 0.5],
        to: [x + dx + 0.62, y + 0.5, z + dz],
        paint: tone('gold', 'left'),
        width: 2.4,
      }),
    );
  return [
    pedestal(0),
    arms(0),
    pedestal(0.9),
    arms(0.9),
    pedestal(1.8),
    rod({
      name: 'wing',
      points: [
        [x + 2.02, y + 0.4, z + 0.12],
        [x + 2.02, y + 0.4, z + 0.5],
        [x + 2.9, y + 0.4, z + 0.5],
        [x + 2.9, y + 0.4, z + 0.12],
      ],
      paint: tone('glass', 'right'),
      width: 2.2,
    }),
    box({
      name: 'gate post',
      at: [x + 3.1, y + 0.1, z],
      size: [0.34, 0.4, 1.7],
      material: 'ink',
      left: [panel(0.12, 0, 0.22, 1.3, CHANNEL.water), panel(0.08, 1.34, 0.26, 1.56, SIGNAL)],
      right: [disc(0.2, 1.44, 0.08, SIGNAL)],
    }),
    box({
      name: 'gate beam',
      at: [x - 0.1, y + 0.1, z + 1.7],
      size: [3.64, 0.4, 0.34],
      material: 'clay',
      castsShadow: false,
      left: [...[0.5, 1.4, 2.7].map((u) => disc(u, 0.17, 0.1, WHITE)), band(0, 0.05, tone('clay', 'right'))],
    }),
    box({
      name: 'gate post',
      at: [x - 0.1, y + 0.16, z + 0.62],
      size: [0.2, 0.2, 1.08],
      material: 'ink',
      castsShadow: false,
    }),
  ];
};

/** An outside broadcast truck along x, 3.1 long: a dish on its roof, a side opened on its screens. */
export const broadcastTruck = ([x, y, z]: Vec3): Things => [
  assembly('broadcast truck', [
    box({
      name: 'body',
      at: [x, y, z + 0.26],
      size: [2.3, 1, 1.2],
      material: 'paper',
      left: [
        panel(0, 0.06, 2.3, 0.2, tone('teal', 'left')),
        panel(0.3, 0.34, 1.9, 1.06, tone('ink', 'left')),
        ...[0.4, 0.78, 1.16, 1.54].flatMap((u, index) => [
          panel(u, 0.72, u + 0.3, 0.98, index === 1 ? LAMP : SIGNAL),
          panel(u, 0.42, u + 0.3, 0.66, index % 2 ? WINDOW_DARK : tone('steel', 'left')),
        ]),
      ],
      top: [panel(0.1, 0.1, 2.2, 0.9, tone('paper', 'left'))],
    }),
    box({
      name: 'cab',
      at: [x + 2.34, y + 0.04, z + 0.22],
      size: [0.72, 0.92, 0.95],
      material: 'ink',
      left: [panel(0.16, 0.46, 0.54, 0.82, WINDOW_DARK)],
      right: [panel(0.1, 0.46, 0.82, 0.84, WINDOW_DARK), disc(0.14, 0.16, 0.06, LAMP), disc(0.78, 0.16, 0.06, LAMP)],
    }),
    [0.4, 0.8, 2.66].map((dx) => hubWheel([x + dx - 0.2, y + 0.86, z], 0.2, 0.16, 0.11)),
  ]),
  cylinder({
    name: 'dish foot',
    at: [x + 0.7, y + 0.5, z + 1.46],
    radius: 0.1,
    height: 0.24,
    material: 'steel',
    castsShadow: false,
  }),
  cylinder({
    name: 'dish',
    at: [x + 0.7, y + 0.5, z + 1.7],
    radius: 0.14,
    topRadius: 0.52,
    height: 0.2,
    material: 'paper',
    lid: tone('stone', 'left'),
    castsShadow: false,
  }),
  rod({ name: 'feed', at: [x + 0.7, y + 0.5, z + 1.9], to: [x + 0.86, y + 0.5, z + 2.3], paint: ALARM, width: 2 }),
];

/** A cable under a yellow ramp cover along y. */
export const cableRamp = ([x, y, z]: Vec3, length: number): Solid =>
  prism({
    name: 'cable ramp',
    at: [x, y, z],
    along: 'y',
    points: [
      [0, 0],
      [0.5, 0],
      [0.36, 0.1],
      [0.14, 0.1],
    ],
    length,
    material: 'gold',
    castsShadow: false,
    cap: [disc(0.25, 0.05, 0.04, tone('ink', 'left'))],
  });

/** A canopy on one post over a badge printer. */
export const badgeDesk = ([x, y, z]: Vec3): Things => [
  box({
    name: 'badge desk',
    at: [x, y, z],
    size: [0.9, 0.5, 0.55],
    material: 'paper',
    left: [ribs(5, tone('paper', 'right')), band(0.42, 0.55, tone('teal', 'left'))],
  }),
  box({
    name: 'printer',
    at: [x + 0.4, y + 0.08, z + 0.55],
    size: [0.36, 0.32, 0.22],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.06, 0.04, 0.3, 0.09, WHITE)],
  }),
  cylinder({
    name: 'canopy pole',
    at: [x + 0.16, y + 0.2, z + 0.55],
    radius: 0.04,
    height: 0.95,
    material: 'steel',
    castsShadow: false,
  }),
  cylinder({
    name: 'canopy',
    at: [x + 0.3, y + 0.25, z + 1.5],
    radius: 0.8,
    topRadius: 0.04,
    height: 0.34,
    material: 'gold',
    castsShadow: false,
  }),
];
