/** Parts of rooms in a building that is cut open: floors, walls, tables, shelves. */
import { panel, ribs, type FacePaint } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';

/** A floor plate with its minimum corner at `at`; width, depth and `thickness` in grid units. */
export const slab = (
  at: Vec3,
  [w, d]: Vec2,
  material: Material = 'paper',
  top: readonly FacePaint[] = [],
  thickness = 0.14,
): Solid => box({ name: 'slab', at, size: [w, d, thickness], material, top });

/** A thin wall without shadow, with its minimum corner at `at`; `size` is width, depth and height in grid units. */
export const wall = (
  at: Vec3,
  size: Vec3,
  material: Material = 'paper',
  left: readonly FacePaint[] = [],
  right: readonly FacePaint[] = [],
): Solid => box({ name: 'wall', at, size, material, left, right, castsShadow: false });

/**
 * A table on two side panels, open to the left. The position is its minimum corner; the size is width, depth and height
 * in grid units.
 */
export const table = ([x, y, z]: Vec3, [w, d, h]: Vec3, material: Material = 'wood'): Solid =>
  prism({
    name: 'table',
    at: [x, y, z],
    along: 'y',
    points: [
      [0, 0],
      [0.07, 0],
      [0.07, h - 0.08],
      [w - 0.07, h - 0.08],
      [w - 0.07, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    length: d,
    material,
    castsShadow: false,
  });

const GOODS: readonly Material[] = ['wood', 'sand', 'clay', 'teal', 'wood', 'gold', 'paper'];

/** Paints shelves with goods over a whole face: `columns` by `rows` cells, of which about one in `free` is empty. */
export const shelves =
  (columns: number, rows: number, goods: readonly Material[] = GOODS, free = 6): FacePaint =>
  (face) => {
    const [cellWidth, cellHeight] = [face.width / columns, face.height / rows];
    const cells = Array.from({ length: columns * rows }, (_, index) => index).filter(
      (index) => (index * 5 + Math.floor(index / columns)) % free !== free - 1,
    );
    return [
      ...panel(0, 0, face.width, face.height, tone('rubber', 'left'))(face),
      ...cells.flatMap((index) => {
        const [u, v] = [(index % columns) * cellWidth, Math.floor(index / columns) * cellHeight];
        const material = goods[(index * 3 + Math.floor(index / columns)) % goods.length] ?? 'wood';
        const top = 0.62 + ((index * 7) % 4) * 0.08;
        return panel(
          u + cellWidth * 0.12,
          v + cellHeight * 0.08,
          u + cellWidth * 0.88,
          v + cellHeight * top,
          tone(material, 'left'),
        )(face);
      }),
      ...ribs(rows - 1, tone('steel', 'top'), 'level', 1.2)(face),
    ];
  };
