/** Equipment of a workshop: pipes, a bench, tools. */
import { area, disc, panel, segment, stroke } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum } from './parts.ts';

/**
 * A pipe that lies along x or y, open at the near end. `at` is the minimum corner of its box; `length` and `radius` in
 * grid units; `bore` is the radius of its opening as a share of `radius`, `inside` the colour in it.
 */
export const pipe = (
  at: Vec3,
  along: 'x' | 'y',
  length: number,
  radius = 0.2,
  material: Material = 'steel',
  { name = 'pipe', bore = 0.72, inside = tone('ink', 'right') } = {},
): Solid =>
  drum({
    name,
    corner: at,
    along,
    radius,
    length,
    material,
    cap: [disc(radius, radius, radius * bore, inside)],
  });

/** A workbench with one drawer. `at` is its minimum corner; `size` is width, depth and height in grid units. */
export const bench = (at: Vec3, size: Vec3 = [3, 1.2, 0.6]): Solid => {
  const [w, d, h] = size;
  const gap = tone('wood', 'right');
  return box({
    name: 'bench',
    at,
    size,
    material: 'wood',
    left: [
      panel(0.15, 0, w * 0.55, h - 0.16, gap),
      panel(w * 0.62, 0.08, w - 0.12, h - 0.16, tone('clay', 'left')),
      segment([w * 0.74, h * 0.38], [w * 0.86, h * 0.38], tone('gold', 'top'), 1.4),
    ],
    right: [panel(0.15, 0, d - 0.15, h - 0.16, tone('ink', 'right'))],
  });
};

/** A wall board of tools, facing left. `at` is its minimum corner; `width` and `height` in grid units. */
export const toolBoard = (at: Vec3, width: number, height: number): Solid => {
  const iron = tone('ink', 'left');
  const wood = tone('wood', 'left');
  return box({
    name: 'tool board',
    at,
    size: [width, 0.1, height],
    material: 'sand',
    castsShadow: false,
    left: [
      segment([width * 0.12, height * 0.25], [width * 0.12, height * 0.8], wood, 2.4),
      panel(width * 0.05, height * 0.7, width * 0.19, height * 0.86, iron),
      segment([width * 0.3, height * 0.3], [width * 0.3, height * 0.72], iron, 2.6),
      disc(width * 0.3, height * 0.76, width * 0.045, iron),
      area(
        [
          [width * 0.42, height * 0.62],
          [width * 0.66, height * 0.46],
          [width * 0.66, height * 0.72],
          [width * 0.42, height * 0.72],
        ],
        tone('steel', 'left'),
      ),
      disc(width * 0.42, height * 0.66, width * 0.05, wood),
      stroke(
        [
          [width * 0.78, height * 0.3],
          [width * 0.84, height * 0.75],
          [width * 0.9, height * 0.3],
        ],
        tone('clay', 'left'),
        2,
      ),
    ],
  });
};

/**
 * Pipes along y in a row along x, with their open ends in one line to the left. The position is the row's minimum
 * corner; `lengths` (from left to right) and `radius` in grid units.
 */
export const pipePile = (
  [x, y, z]: Vec3,
  lengths: readonly number[],
  radius: number,
  material: Material = 'steel',
): Solid[] =>
  lengths.map((length, index) =>
    pipe([x + index * radius * 2.1, y + Math.max(...lengths) - length, z], 'y', length, radius, material),
  );
