/** A plain house over a strongroom, which is visible in the left cut face, and a broom. */
import { band, disc, panel, ribs, type FacePaint } from '#kit/face.ts';
import { line, polygon } from '#kit/path.ts';
import { LAMP, tone, WINDOW, type Paint } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, gable, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { bolts, diameters } from '#library/gauges.ts';
import { room } from '#library/parts.ts';

const LIGHT: Paint = { day: '#d9c79e', night: '#e0bb74' };

/**
 * Paints the strongroom in the left cut face: a steel wall with a closed round door, shelves of boxes at both sides, a
 * lamp. `from` and `below` as in `room`; `w` and `h` are its width and height in grid units.
 */
export const strongroom = (from: number, below: number, [w, h]: Vec2): FacePaint => {
  const [u, v, r] = [w / 2, h * 0.48, h * 0.38];
  const boxes = (at: number, width: number): FacePaint[] =>
    [0, 1, 2, 3].flatMap((row) =>
      [0, 1].flatMap((column) => {
        const [bu, bv] = [at + column * (width / 2), 0.4 + row * ((h - 0.75) / 4)];
        return [
          panel(
            bu + 0.03,
            bv,
            bu + width / 2 - 0.03,
            bv + (h - 0.75) / 4 - 0.06,
            tone('steel', row % 2 === column ? 'left' : 'top'),
          ),
          disc(bu + width / 4, bv + (h - 0.75) / 8, 0.05, tone('ink', 'left')),
        ];
      }),
    );
  return room({
    side: 'left',
    from,
    below,
    size: [w, h],
    back: LIGHT,
    inside: [
      ...boxes(0.45, 0.8),
      ...boxes(w - 1, 0.8),
      panel(u - r * 1.2, 0.22, u + r * 1.2, h - 0.1, tone('steel', 'right')),
      disc(u, v, r, tone('ink', 'left')),
      disc(u, v, r * 0.92, tone('steel', 'top')),
      disc(u, v, r * 0.62, tone('steel', 'left')),
      ...bolts(u, v, r * 0.8, r * 0.07, 0.39),
      ...diameters(u, v, r * 0.44, tone('gold', 'left'), 2.6),
      disc(u, v, r * 0.16, tone('gold', 'top')),
      panel(u - 0.05, h - 0.1, u + 0.05, h, tone('ink', 'left')),
      disc(w * 0.2, h - 0.16, 0.1, LAMP),
    ],
  });
};

/**
 * The plain house, 4 by 2.8 grid units: one door, two windows with shutters, one without. The position is its minimum
 * corner.
 */
export const plainHouse = ([x, y, z]: Vec3): Things => {
  const shutter = (u: number): FacePaint[] => [
    panel(u, 0.75, u + 0.7, 1.45, tone('wood', 'right')),
    panel(u + 0.06, 0.8, u + 0.33, 1.4, tone('teal', 'left')),
    panel(u + 0.37, 0.8, u + 0.64, 1.4, tone('teal', 'left')),
  ];
  return [
    box({
      name: 'house',
      at: [x, y, z],
      size: [4, 2.8, 2],
      material: 'paper',
      left: [
        band(0, 0.14, tone('stone', 'right')),
        ...shutter(0.4),
        ...shutter(2.9),
        panel(1.6, 0, 2.4, 1.5, tone('wood', 'right')),
        panel(1.68, 0, 2.32, 1.42, tone('ink', 'left')),
        disc(2.2, 0.7, 0.06, LAMP),
        panel(1.9, 1.05, 2.1, 1.2, tone('ink', 'top')),
      ],
      right: [
        band(0, 0.14, tone('stone', 'right')),
        panel(0.9, 0.75, 1.8, 1.45, tone('wood', 'right')),
        panel(0.97, 0.82, 1.73, 1.38, WINDOW),
        panel(0.97, 0.82, 1.73, 1.12, tone('paper', 'top')),
      ],
    }),
    gable({ at: [x - 0.2, y - 0.2, z + 2], size: [4.4, 3.2, 1.2], ridge: 'x', material: 'stone' }),
    box({ name: 'step', at: [x + 1.5, y + 2.8, z], size: [1, 0.5, 0.14], material: 'stone', castsShadow: false }),
  ];
};

/** A broom that leans against a wall behind it, `height` grid units high. The position is the middle of its brush. */
export function broom([x, y, z]: Vec3, height = 1.6): Solid {
  const p = (u: number, v: number, depth = 0): Vec2 => project([x + u, y - depth, z + v]);
  return sketch({
    name: 'broom',
    at: [x - 0.3, y - 0.4, z],
    size: [0.7, 0.5, height],
    shapes: [
      { d: line([p(0, 0.4, 0.06), p(0.3, height, 0.32)]), stroke: tone('wood', 'left'), width: 3, cap: 'round' },
      { d: polygon([p(-0.34, 0), p(0.3, 0), p(0.14, 0.5, 0.08), p(-0.08, 0.5, 0.08)]), fill: tone('gold', 'left') },
      {
        d:
          line([p(-0.17, 0.02), p(-0.02, 0.46, 0.08)]) +
          line([p(-0.01, 0.02), p(0.03, 0.46, 0.08)]) +
          line([p(0.14, 0.02), p(0.08, 0.46, 0.08)]),
        stroke: tone('gold', 'right'),
        width: 1,
      },
      { d: line([p(-0.12, 0.38, 0.08), p(0.18, 0.38, 0.08)]), stroke: tone('clay', 'left'), width: 2.4 },
    ],
  });
}

/** A hedge with flat sides. `at` is its minimum corner; the size is width, depth and height in grid units. */
export const hedge = (at: Vec3, [w, d, h]: Vec3): Solid =>
  box({
    name: 'hedge',
    at,
    size: [w, d, h],
    material: 'palm',
    left: [ribs(1, tone('palm', 'right'), 'level')],
    right: [ribs(1, tone('palm', 'left'), 'level')],
  });

/** A swept heap of leaves and paper, 0.8 by 0.6 grid units. The position is its minimum corner. */
export const sweepings = ([x, y, z]: Vec3): Solid => {
  const p = (u: number, v: number, up: number) => project([x + u, y + v, z + up]);
  const scrap = (u: number, v: number, up: number): string =>
    polygon([p(u, v, up), p(u + 0.2, v, up + 0.04), p(u + 0.18, v + 0.14, up), p(u, v + 0.12, up)]);
  return sketch({
    name: 'sweepings',
    at: [x, y, z],
    size: [0.8, 0.6, 0.2],
    shapes: [
      { d: polygon([p(0, 0.3, 0), p(0.4, 0.05, 0.2), p(0.8, 0.3, 0), p(0.4, 0.6, 0)]), fill: tone('wood', 'top') },
      { d: scrap(0.15, 0.2, 0.1) + scrap(0.45, 0.3, 0.08), fill: tone('paper', 'top') },
      { d: scrap(0.35, 0.12, 0.16), fill: tone('clay', 'left') },
    ],
  });
};
