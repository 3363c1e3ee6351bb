/** A headset as large as a house, a half-drawn villa, and a person with a headset. */
import { disc, panel, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, gable, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { arc } from '#library/parts.ts';

/** Rounded outline of a visor, `w` wide and `h` high, with a notch for the nose. */
const visor = (w: number, h: number, inset = 0): Vec2[] => {
  const r = h * 0.3;
  const corner = (cx: number, cy: number, from: number) => arc(r - inset, from, from + 90, 3, [cx, cy]);
  return [
    ...corner(r, r, 180),
    [w * 0.38, inset],
    [w * 0.46, h * 0.24 + inset],
    [w * 0.54, h * 0.24 + inset],
    [w * 0.62, inset],
    ...corner(w - r, r, 270),
    ...corner(w - r, h - r, 0),
    ...corner(r, h - r, 90),
  ];
};

/** A headset 6 wide, 3 high and 4 deep with its strap, facing left with two lenses. */
export function headset([x, y, z]: Vec3): Solid[] {
  const [w, h] = [6, 3];
  const lens = (u: number): FacePaint[] => [
    disc(u, 1.65, 1.02, tone('ink', 'right')),
    disc(u, 1.65, 0.9, tone('teal', 'right')),
    disc(u, 1.65, 0.76, tone('teal', 'left')),
    disc(u, 1.65, 0.5, tone('teal', 'top')),
    disc(u - 0.3, 1.95, 0.16, tone('paper', 'top')),
  ];
  const half = (rx: number, ry: number): Vec2[] =>
    Array.from({ length: 13 }, (_, index) => {
      const turn = Math.PI * (1 + index / 12);
      return [3 + rx * Math.cos(turn), 2.2 + ry * Math.sin(turn)] as const;
    });
  return [
    prism({
      name: 'strap',
      at: [x, y, z + 1.1],
      along: 'z',
      points: [...half(3, 2.2), ...half(2.75, 1.95).toReversed()],
      length: 0.9,
      material: 'clay',
      castsShadow: false,
    }),
    prism({ name: 'shell', at: [x, y + 2.2, z], along: 'y', points: visor(w, h), length: 1.4, material: 'paper' }),
    prism({
      name: 'face',
      at: [x, y + 3.6, z],
      along: 'y',
      points: visor(w, h, 0.14),
      length: 0.35,
      material: 'ink',
      castsShadow: false,
      cap: [...lens(1.55), ...lens(4.45)],
    }),
  ];
}

const THIN = 1.5;
const wire = (paths: readonly (readonly Vec3[])[], width = THIN): Shape => ({
  d: paths.map((points) => line(points.map(project))).join(''),
  stroke: SIGNAL,
  width,
  cap: 'round',
});
const veil = (points: readonly Vec3[], opacity: number): Shape => ({
  d: polygon(points.map(project)),
  fill: tone('teal', 'top'),
  opacity,
});

/** A villa 5.4 long, 3 deep and 3.2 high whose ridge runs along x: its left half is built, its right half is drawn in lines. */
export function halfDrawnVilla([x, y, z]: Vec3): Solid[] {
  const [w, d, h, rise] = [2.7, 3, 1.9, 1.3];
  const grid = { columns: 2, rows: 1, below: 0.55, above: 0.45, lit: 2 };
  const at = (u: number, v: number, up: number): Vec3 => [x + w + u, y + v, z + up];
  const frame = (u: number): Vec3[] => [
    at(u, 0, 0),
    at(u, 0, h),
    at(u, d / 2, h + rise),
    at(u, d, h),
    at(u, d, 0),
    at(u, 0, 0),
  ];
  const opening = (u0: number, u1: number): Vec3[] => [
    at(u0, d, 0.6),
    at(u1, d, 0.6),
    at(u1, d, 1.4),
    at(u0, d, 1.4),
    at(u0, d, 0.6),
  ];
  return [
    box({
      name: 'villa',
      at: [x, y, z],
      size: [w, d, h],
      material: 'paper',
      left: [windows(grid), panel(1.15, 0, 1.6, 1.15, tone('clay', 'left'))],
      right: [
        panel(0, 0, d, h, tone('wood', 'right')),
        panel(0.12, 0, d - 0.12, 0.86, tone('sand', 'right')),
        panel(0.12, 0.98, d - 0.12, h, tone('sand', 'left')),
        panel(0.4, 1.15, 1, 1.6, LAMP),
        panel(1.8, 0, 2.3, 0.7, tone('wood', 'left')),
      ],
    }),
    gable({
      name: 'roof',
      at: [x - 0.12, y - 0.15, z + h],
      size: [w + 0.12, d + 0.3, rise],
      ridge: 'x',
      material: 'clay',
      cap: [panel(1.3, 0.15, 2, 0.6, WINDOW)],
    }),
    sketch({
      name: 'drawn half',
      at: [x + w, y, z],
      size: [w, d, h + rise],
      shapes: [
        veil([at(0, 0, 0), at(w, 0, 0), at(w, d, 0), at(0, d, 0)], 0.16),
        wire([frame(w * 0.33), frame(w * 0.67), [at(0, 0, 0), at(w, 0, 0)], [at(0, 0, h), at(w, 0, h)]], 1),
        veil([at(0, d, 0), at(w, d, 0), at(w, d, h), at(0, d, h)], 0.12),
        veil([at(0, d, h), at(w, d, h), at(w, d / 2, h + rise), at(0, d / 2, h + rise)], 0.22),
        veil([at(w, 0, 0), at(w, d, 0), at(w, d, h), at(w, d / 2, h + rise), at(w, 0, h)], 0.12),
        wire(
          [
            frame(w),
            [at(0, d, 0), at(w, d, 0)],
            [at(0, d, h), at(w, d, h)],
            [at(0, d / 2, h + rise), at(w, d / 2, h + rise)],
            opening(0.5, 1.1),
            opening(1.6, 2.2),
          ],
          1.8,
        ),
      ],
    }),
  ];
}

/** Low boundary posts round a free floor, joined by a thin line of light. */
export const boundary = ([x, y, z]: Vec3, radius: number, count: number): Solid[] => {
  const place = (index: number, up: number): Vec3 => [
    x + radius * Math.cos((2 * Math.PI * (index + 0.5)) / count),
    y + radius * Math.sin((2 * Math.PI * (index + 0.5)) / count),
    z + up,
  ];
  return Array.from({ length: count }, (_, index) => [
    cylinder({
      name: 'boundary post',
      at: place(index, 0),
      radius: 0.13,
      height: 0.5,
      material: 'ink',
      bands: [{ from: 0.34, to: 0.42, material: 'teal' }],
    }),
    rod({ name: 'boundary', at: place(index, 0.38), to: place(index + 1, 0.38), paint: SIGNAL, width: 1 }),
  ]).flat();
};

/** A person in a headset with arms stretched out, 1.5 high, facing left. */
export const wearer = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'legs', at: [x, y, z], radius: 0.2, height: 0.55, material: 'ink' }),
  cylinder({
    name: 'coat',
    at: [x, y, z + 0.55],
    radius: 0.26,
    topRadius: 0.2,
    height: 0.55,
    material: 'clay',
    castsShadow: false,
  }),
  rod({
    name: 'arm',
    at: [x - 0.22, y + 0.05, z + 1],
    to: [x - 0.3, y + 0.62, z + 1],
    paint: tone('clay', 'left'),
    width: 3.4,
  }),
  rod({
    name: 'arm',
    at: [x + 0.22, y + 0.05, z + 1],
    to: [x + 0.25, y + 0.62, z + 1.1],
    paint: tone('clay', 'right'),
    width: 3.4,
  }),
  cylinder({ name: 'head', at: [x, y, z + 1.1], radius: 0.18, height: 0.34, material: 'wood', castsShadow: false }),
  box({
    name: 'visor',
    at: [x - 0.2, y + 0.18, z + 1.22],
    size: [0.4, 0.14, 0.2],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.05, 0.05, 0.35, 0.15, SIGNAL)],
  }),
];
