/** What a first working day needs: a desk, a chair, a plant, a locker with its key, a badge printer, folders, a clock. */
import { disc, type FacePaint, panel, stroke } from '#kit/face.ts';
import { type Material, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** Somebody seated: a short coat and a head. */
export const sitter = ([x, y, z]: Vec3, coat: Material = 'clay'): Solid[] => [
  cylinder({
    name: 'sitter',
    at: [x, y, z],
    radius: 0.15,
    topRadius: 0.1,
    height: 0.34,
    material: coat,
    castsShadow: false,
  }),
  sphere({ name: 'head', at: [x, y, z + 0.34], radius: 0.1, material: 'sand', castsShadow: false }),
];

/** A row of lockers facing left; the one at `open` has its key in the door, with a fob. */
export const lockers = ([x, y, z]: Vec3, count: number, open: number, height = 1.3): Solid =>
  box({
    name: 'lockers',
    at: [x, y, z],
    size: [count * 0.42, 0.42, height],
    material: 'steel',
    castsShadow: false,
    left: Array.from({ length: count }, (_, index) => index * 0.42).flatMap((u, index): FacePaint[] => [
      panel(
        u + 0.03,
        0.05,
        u + 0.39,
        height - 0.05,
        tone(index === open ? 'teal' : 'steel', index === open ? 'left' : 'top'),
      ),
      ...[0.78, 0.84, 0.9].map((share) =>
        panel(u + 0.1, height * share, u + 0.32, height * share + 0.03, tone('ink', 'left')),
      ),
      ...(index === open
        ? [
            disc(u + 0.31, height * 0.5, 0.05, tone('gold', 'top')),
            stroke(
              [
                [u + 0.31, height * 0.5],
                [u + 0.31, height * 0.34],
              ],
              tone('gold', 'left'),
              1.6,
            ),
            disc(u + 0.31, height * 0.3, 0.06, tone('clay', 'left')),
          ]
        : [disc(u + 0.31, height * 0.5, 0.035, tone('ink', 'left'))]),
    ]),
  });
