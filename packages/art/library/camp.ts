/** Tents and canisters of a camp. */
import { area, disc } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { prism } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum } from './parts.ts';

/**
 * A drum or tube that lies along x or y, with a disc on its end. `at` is the minimum corner of its box; `radius` and
 * `length` in grid units.
 */
export const canister = (at: Vec3, radius: number, length: number, material: Material, along: 'x' | 'y' = 'x'): Solid =>
  drum({
    corner: at,
    along,
    radius,
    length,
    material,
    facets: 12,
    cap: [disc(radius, radius, radius * 0.5, tone(material, 'right'))],
  });

/**
 * A ridge tent with its ridge along y and its open end to the left. `at` is its minimum corner; the size is width,
 * depth and height in grid units.
 */
export const tent = (at: Vec3, [w, d, h]: Vec3, material: Material = 'paper'): Solid =>
  prism({
    name: 'tent',
    at,
    along: 'y',
    points: [
      [0, 0],
      [w, 0],
      [w * 0.93, h * 0.32],
      [w / 2, h],
      [w * 0.07, h * 0.32],
    ],
    length: d,
    material,
    cap: [
      area(
        [
          [w * 0.3, 0],
          [w * 0.7, 0],
          [w * 0.5, h * 0.82],
        ],
        tone('ink', 'left'),
      ),
      area(
        [
          [w * 0.7, 0],
          [w * 0.86, 0],
          [w * 0.5, h * 0.82],
        ],
        tone(material, 'top'),
      ),
    ],
  });
