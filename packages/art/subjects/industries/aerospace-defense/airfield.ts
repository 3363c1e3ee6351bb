/** Buildings and workshop equipment of an airfield. */
import { area, disc, panel, ribs, segment, stroke, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material, type Paint } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { arc, assembly, drum, ring, spool } from '#library/parts.ts';

const INSIDE: Paint = { day: '#31446f', night: '#f0cf8d' };
const INSIDE_FLOOR: Paint = { day: '#5c6c94', night: '#d9b873' };

/** Outline of a hangar's vault, `w` wide and `h` high, with vertical walls at its foot. */
const vault = (w: number, h: number, inset = 0): Vec2[] => [
  [inset, 0],
  ...arc(1, 180, 0, 16).map(([u, v]): Vec2 => [w / 2 + u * (w / 2 - inset), 0.7 + v * (h - 0.7 - inset)]),
  [w - inset, 0],
];

/** A wide arched hangar, open to the lower left, where roof trusses and a crane beam are visible. */
export function hangar([x, y, z]: Vec3, [w, d, h]: Vec3): Solid {
  const mouth: FacePaint[] = [
    area(vault(w, h, 0.35), INSIDE),
    area(
      [
        [0.35, 0],
        [w - 0.35, 0],
        [w - 1.3, 0.85],
        [1.3, 0.85],
      ],
      INSIDE_FLOOR,
    ),
    ...[0.28, 0.5, 0.72].map((share) =>
      segment(
        [w * share, 0.85],
        [w * share, h * (0.62 + 0.3 * Math.sin(Math.PI * share))],
        tone('steel', 'right'),
        1.2,
      ),
    ),
    stroke(
      arc(1, 170, 10, 12).map(([u, v]): Vec2 => [w / 2 + u * (w / 2 - 0.8), 0.7 + v * (h - 1.5)]),
      tone('steel', 'left'),
      1.6,
    ),
    stroke(
      Array.from({ length: 15 }, (_, index): Vec2 => {
        const angle = ((170 - index * 11.4) * Math.PI) / 180;
        const inset = index % 2 ? 0.8 : 0.36;
        return [w / 2 + Math.cos(angle) * (w / 2 - inset), 0.7 + Math.sin(angle) * (h - 0.7 - inset)];
      }),
      tone('steel', 'left'),
      1.1,
    ),
    panel(w * 0.16, h * 0.58, w * 0.84, h * 0.64, tone('gold', 'left')),
    ...[0.3, 0.62].map((share) => disc(w * share, h * 0.76, 0.1, LAMP)),
  ];
  const shell = prism({
    name: 'vault',
    at: [x, y, z],
    along: 'y',
    points: vault(w, h),
    length: d,
    material: 'paper',
    cap: mouth,
  });
  return assembly('hangar', [
    // Twice, so that no seam between two facets shows what is behind.
    shell,
    shell,
    [0.25, 0.5, 0.75].map((share) =>
      rod({
        points: vault(w, h)
          .slice(8, 18)
          .map(([u, v]): Vec3 => [x + u, y + d * share, z + v + 0.02]),
        paint: tone('stone', 'left'),
        width: 1.6,
      }),
    ),
    rod({
      points: vault(w, h)
        .slice(1, 18)
        .map(([u, v]): Vec3 => [x + u, y + d, z + v]),
      paint: tone('teal', 'left'),
      width: 3,
    }),
  ]);
}

/** A control tower: shaft, glass cab, roof, an aerial. */
export const controlTower = ([x, y, z]: Vec3, height: number): Solid[] => [
  cylinder({
    name: 'shaft',
    at: [x, y, z],
    radius: 0.55,
    topRadius: 0.45,
    height,
    material: 'paper',
    bands: [{ from: height * 0.5, to: height * 0.58, material: 'teal' }],
  }),
  cylinder({
    name: 'gallery',
    at: [x, y, z + height],
    radius: 0.55,
    topRadius: 0.95,
    height: 0.3,
    material: 'stone',
    castsShadow: false,
  }),
  cylinder({
    name: 'cab',
    at: [x, y, z + height + 0.3],
    radius: 0.8,
    topRadius: 0.95,
    height: 0.6,
    material: 'glass',
    castsShadow: false,
  }),
  cylinder({
    name: 'roof',
    at: [x, y, z + height + 0.9],
    radius: 1.02,
    height: 0.12,
    material: 'ink',
    castsShadow: false,
  }),
  cylinder({
    name: 'aerial',
    at: [x, y, z + height + 1.02],
    radius: 0.05,
    height: 0.7,
    material: 'steel',
    castsShadow: false,
  }),
];

/** A stores building with one roller door. */
export const stores = (at: Vec3, [w, d, h]: Vec3): Solid =>
  box({
    name: 'stores',
    at,
    size: [w, d, h],
    material: 'sand',
    left: [
      panel(w * 0.15, 0, w * 0.6, h * 0.68, tone('ink', 'left')),
      ribs(0, WHITE),
      ...[0.15, 0.3, 0.45, 0.6].map((v) => panel(w * 0.15, h * v, w * 0.6, h * v + 0.03, tone('ink', 'top'))),
      windows({ columns: 1, rows: 1, sides: w * 0.7, below: h * 0.4, above: h * 0.25, lit: 1 }),
    ],
    right: [windows({ columns: 4, rows: 1, below: h * 0.4, above: h * 0.25, lit: 2 })],
    top: [panel(0.14, 0.14, w - 0.14, d - 0.14, tone('sand', 'left'))],
  });

/** A board for tools on legs, facing left: each tool has its outline, one outline is empty. */
export const shadowBoard = ([x, y, z]: Vec3): Solid =>
  assembly('shadow board', [
    box({ name: 'leg', at: [x + 0.1, y, z], size: [0.1, 0.1, 0.5], material: 'steel' }),
    box({ name: 'leg', at: [x + 1.6, y, z], size: [0.1, 0.1, 0.5], material: 'steel' }),
    box({
      name: 'board',
      at: [x, y, z + 0.4],
      size: [1.8, 0.12, 1.2],
      material: 'gold',
      left: [
        ...[0.25, 0.5, 0.75].map((u, index) => segment([u, 0.3], [u, 0.85 + index * 0.07], tone('ink', 'left'), 2.6)),
        segment([1.02, 0.3], [1.02, 1], WHITE, 2.6),
        disc(1.02, 1, 0.09, WHITE),
        segment([1.3, 0.35], [1.3, 0.95], tone('teal', 'left'), 3),
        segment([1.2, 0.95], [1.4, 0.95], tone('ink', 'left'), 3),
        disc(1.6, 0.8, 0.12, tone('ink', 'left')),
        disc(1.6, 0.8, 0.06, tone('gold', 'left')),
        segment([1.6, 0.3], [1.6, 0.68], tone('ink', 'left'), 2),
      ],
    }),
  ]);

/** A hose reel on a frame, facing left. */
export const hoseReel = ([x, y, z]: Vec3): Solid =>
  assembly('hose reel', [
    box({ name: 'frame', at: [x, y, z], size: [0.8, 0.5, 0.1], material: 'ink' }),
    spool({
      at: [x + 0.4, y + 0.05, z + 0.5],
      radius: 0.42,
      flange: 0.08,
      material: 'clay',
      core: { radius: 0.3, length: 0.26, material: 'ink' },
      cap: [disc(0.42, 0.42, 0.14, tone('steel', 'top'))],
    }),
    rod({
      points: [
        [x + 0.75, y + 0.3, z + 0.4],
        [x + 1.1, y + 0.5, z + 0.04],
        [x + 1.3, y + 0.9, z + 0.04],
      ],
      paint: tone('ink', 'left'),
      width: 2.4,
    }),
  ]);

/** A cabinet for records with drawers, one open, facing left. */
export const recordsLocker = ([x, y, z]: Vec3): Solid =>
  assembly('records locker', [
    box({
      name: 'locker',
      at: [x, y, z],
      size: [1.1, 0.5, 1.3],
      material: 'teal',
      left: [
        ribs(4, tone('teal', 'right'), 'level', 1.2),
        ...[0.1, 0.36, 0.62, 0.88, 1.14].map((v) => panel(0.4, v, 0.7, v + 0.06, WHITE)),
      ],
      right: [ribs(4, tone('ink', 'right'), 'level')],
    }),
    box({
      name: 'drawer',
      at: [x + 0.04, y + 0.5, z + 0.52],
      size: [1.02, 0.4, 0.24],
      material: 'teal',
      top: [panel(0.06, 0.04, 0.96, 0.34, tone('paper', 'top')), ribs(6, tone('ink', 'left'))],
    }),
  ]);

/** A lamp at the edge of the apron. */
export const edgeLamp = ([x, y, z]: Vec3, material: Material = 'teal'): Solid =>
  cylinder({ name: 'edge lamp', at: [x, y, z], radius: 0.09, height: 0.18, material, lid: SIGNAL });

/** An upright turbine disk, facing left: rim, blades, bolt holes. */
export function turbineDisk([x, y, z]: Vec3, radius: number): Solid {
  const blades = Array.from({ length: 20 }, (_, index) => (index * Math.PI) / 10);
  const c = radius;
  return assembly('turbine disk', [
    drum({
      at: [x, y, z],
      radius,
      length: 0.3,
      along: 'y',
      material: 'steel',
      cap: [
        disc(c, c, radius * 0.97, tone('ink', 'left')),
        ...blades.map((angle) =>
          area(
            [
              [0.66, 0],
              [0.96, 0.1],
              [0.96, 0.22],
              [0.66, 0.12],
            ].map(([r = 0, turn = 0]): Vec2 => [
              c + radius * r * Math.cos(angle + turn),
              c + radius * r * Math.sin(angle + turn),
            ]),
            tone('steel', 'top'),
          ),
        ),
        disc(c, c, radius * 0.66, tone('steel', 'left')),
        disc(c, c, radius * 0.56, tone('steel', 'top')),
        ...ring(radius * 0.42, 9, [c, c]).map(([u, v], index) =>
          disc(u, v, radius * 0.06, index === 2 ? SIGNAL : tone('ink', 'left')),
        ),
      ],
    }),
    drum({
      at: [x, y + 0.3, z],
      radius: radius * 0.26,
      length: 0.2,
      along: 'y',
      material: 'gold',
      cap: [disc(radius * 0.26, radius * 0.26, radius * 0.14, tone('ink', 'left'))],
    }),
  ]);
}

/** An open case with locks, a handle and foam inside. */
export const openCase = ([x, y, z]: Vec3): Solid =>
  assembly('case', [
    box({
      name: 'lid',
      at: [x, y, z + 0.8],
      size: [2.2, 0.3, 1.2],
      material: 'ink',
      left: [
        panel(0.12, 0.12, 2.08, 1.08, tone('rubber', 'left')),
        disc(1.1, 0.6, 0.3, tone('teal', 'left')),
        disc(1.1, 0.66, 0.09, WHITE),
        segment([1.1, 0.62], [1.1, 0.42], WHITE, 3),
      ],
    }),
    box({
      name: 'case',
      at: [x, y, z],
      size: [2.2, 1.5, 0.8],
      material: 'ink',
      left: [
        panel(0.3, 0.55, 0.55, 0.8, tone('gold', 'left')),
        panel(1.65, 0.55, 1.9, 0.8, tone('gold', 'left')),
        panel(0.8, 0.42, 1.4, 0.52, tone('steel', 'top')),
      ],
      right: [ribs(2, tone('steel', 'right'))],
      top: [
        panel(0.1, 0.32, 2.1, 1.4, WINDOW_DARK),
        panel(0.2, 0.42, 1, 1.3, tone('paper', 'top')),
        panel(1.2, 0.42, 1.55, 1.3, tone('steel', 'top')),
        panel(1.7, 0.42, 2, 0.8, tone('gold', 'top')),
        panel(1.7, 0.92, 2, 1.3, tone('ink', 'right')),
      ],
    }),
  ]);
