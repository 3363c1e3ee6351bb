/** Houses of every kind. Sizes are width (x), depth (y), height (z). */
import { band, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, gable } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

interface Tower {
  at: Vec3;
  size: Vec3;
  material?: Material;
  /** Rows and columns of windows on the left face; the right face takes as many columns as fit. */
  rows: number;
  columns: number;
  lit?: number;
}

/** A tower with windows and a parapet. */
export function tower({ at, size: [w, d, h], material = 'paper', rows, columns, lit = 5 }: Tower): Solid {
  const fill = material === 'ink' ? WINDOW_DARK : WINDOW;
  const grid = (count: number): FacePaint =>
    windows({ columns: count, rows, fill, lit, below: 0.3, above: 0.25, pane: [0.62, 0.6] });
  return box({
    name: 'tower',
    at,
    size: [w, d, h],
    material,
    left: [grid(columns)],
    right: [grid(Math.max(Math.round((columns * d) / w), 1))],
    top: [panel(0.14, 0.14, w - 0.14, d - 0.14, tone(material, 'left'))],
  });
}

interface House {
  at: Vec3;
  size: Vec3;
  walls?: Material;
  roof?: Material;
  ridge?: 'x' | 'y';
  /** Height of the roof. */
  rise?: number;
}

/** A house with a gabled roof, a door and windows. */
export function house({ at, size, walls = 'paper', roof = 'clay', ridge = 'x', rise = 0.7 }: House): Solid[] {
  const [x, y, z] = at;
  const [w, d, h] = size;
  return [
    box({
      name: 'walls',
      at,
      size,
      material: walls,
      left: [windows({ columns: 3, rows: 1, below: h * 0.3, above: h * 0.25, lit: 2 })],
      right: [panel(d * 0.38, 0, d * 0.62, h * 0.7, tone('wood', 'right'))],
    }),
    gable({ at: [x - 0.1, y - 0.1, z + h], size: [w + 0.2, d + 0.2, rise], ridge, material: roof }),
  ];
}

interface Warehouse {
  at: Vec3;
  size: Vec3;
  /** Roller doors on the left face. */
  doors: number;
  material?: Material;
}

/** A warehouse: roller doors, a band of colour, a light in the roof. */
export function warehouse({ at, size, doors, material = 'paper' }: Warehouse): Solid[] {
  const [x, y, z] = at;
  const [w, d, h] = size;
  const bay = w / doors;
  const rollers: FacePaint[] = Array.from({ length: doors }, (_, index) => index * bay).flatMap((u) => [
    panel(u + bay * 0.16, 0, u + bay * 0.84, h * 0.56, tone('ink', 'left')),
    ...[0.12, 0.24, 0.36, 0.48].map((v) =>
      panel(u + bay * 0.16, h * v, u + bay * 0.84, h * v + 0.03, tone('ink', 'top')),
    ),
  ]);
  return [
    box({
      name: 'hall',
      at,
      size,
      material,
      left: [band(h * 0.7, h * 0.82, tone('teal', 'left')), ...rollers],
      right: [band(h * 0.7, h * 0.82, tone('teal', 'right'))],
      top: [ribs(7, tone(material, 'left'))],
    }),
    box({
      name: 'rooflight',
      at: [x + w * 0.55, y + d * 0.3, z + h],
      size: [w * 0.2, d * 0.25, 0.18],
      material: 'glass',
    }),
  ];
}

/** A lamp-lit doorway on a face, `width` wide, centred on `u`. */
export const doorway = (u: number, width = 0.5, height = 0.8): FacePaint =>
  panel(u - width / 2, 0, u + width / 2, height, LAMP);
