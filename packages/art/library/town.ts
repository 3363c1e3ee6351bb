/** Parts of a desert town: houses, stalls, awnings, wind catchers. */
import { panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, dome, gable, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

interface House {
  at: Vec3;
  size: Vec3;
  walls?: Material;
  roof?: Material;
  ridge?: 'x' | 'y';
  /** Height of the roof in grid units. */
  rise?: number;
}

/**
 * A house with a gabled roof, a door and windows. `at` is the minimum corner of its walls; `size` is their width, depth
 * and height in grid units.
 */
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

/**
 * An awning on a wall: along 'x' on one that faces left, along 'y' on one that faces right. `at` is the far end of its
 * edge at the wall, at the height of its outer edge; it slopes down by `drop`. Lengths in grid units.
 */
export const awning = ({
  at,
  along,
  width,
  depth = 0.42,
  drop = 0.28,
  material,
}: {
  at: Vec3;
  along: 'x' | 'y';
  width: number;
  depth?: number;
  drop?: number;
  material: Material;
}): Solid =>
  prism({
    name: 'awning',
    at,
    along,
    points: [
      [0, drop - 0.05],
      [depth, -0.06],
      [depth, 0],
      [0, drop],
    ],
    length: width,
    material,
    castsShadow: false,
  });

/**
 * A wind catcher, 1 by 1 grid units: a shaft with louvres, `height` high, under a flat cap. The position is its minimum
 * corner.
 */
export const windCatcher = ([x, y, z]: Vec3, height = 1.5): Solid[] => {
  const louvres: FacePaint[] = [0.12, 0.42, 0.72].map((u) =>
    panel(u, height * 0.4, u + 0.17, height * 0.92, tone('ink', 'left')),
  );
  return [
    box({ name: 'wind catcher', at: [x, y, z], size: [1, 1, height], material: 'sand', left: louvres, right: louvres }),
    box({
      name: 'cap',
      at: [x - 0.1, y - 0.1, z + height],
      size: [1.2, 1.2, 0.14],
      material: 'paper',
      castsShadow: false,
    }),
  ];
};

/**
 * An old house with a flat roof, small windows, a parapet and visible roof beams. `at` is its minimum corner; the size
 * is width, depth and height in grid units.
 */
export const mudHouse = (at: Vec3, [w, d, h]: Vec3, material: Material = 'sand', door: Material = 'teal'): Solid =>
  box({
    name: 'mud house',
    at,
    size: [w, d, h],
    material,
    left: [
      panel(0, 0, w, 0.08, tone(material, 'right')),
      panel(w * 0.2, 0, w * 0.2 + 0.36, 0.62, tone(door, 'left')),
      ...[0.5, 0.72].map((share) =>
        panel(w * share, h * 0.42, w * share + 0.2, h * 0.42 + 0.3, share > 0.6 ? LAMP : WINDOW_DARK),
      ),
      ...Array.from({ length: Math.floor(w / 0.32) }, (_, index) =>
        panel(0.14 + index * 0.32, h - 0.24, 0.22 + index * 0.32, h - 0.17, tone('wood', 'right')),
      ),
    ],
    right: [...[0.25, 0.6].map((share) => panel(d * share, h * 0.42, d * share + 0.2, h * 0.42 + 0.3, WINDOW_DARK))],
    top: [
      panel(0.1, 0.1, w - 0.1, d - 0.1, tone(material, 'left')),
      panel(0.1, 0.1, w - 0.1, 0.2, tone(material, 'right')),
    ],
  });

/**
 * A mud house with a dome on its roof. `at` is its minimum corner; the size is that of the house without dome, in grid
 * units.
 */
export const domeHouse = (at: Vec3, [w, d, h]: Vec3, roof: Material = 'paper', walls: Material = 'sand'): Solid[] => [
  mudHouse(at, [w, d, h], walls, 'clay'),
  dome({
    name: 'dome',
    at: [at[0] + w / 2, at[1] + d / 2, at[2] + h],
    radius: Math.min(w, d) * 0.36,
    material: roof,
    castsShadow: false,
  }),
];

/**
 * A stall, 1.2 by 1 grid units: goods on a table under a striped cloth on poles. The position is its minimum corner.
 */
export const stall = ([x, y, z]: Vec3, cloth: Material = 'clay', goods: Material = 'gold'): Things => [
  box({
    name: 'table',
    at: [x + 0.1, y + 0.35, z],
    size: [1, 0.5, 0.42],
    material: 'wood',
    left: [ribs(5, tone('wood', 'right'))],
    top: [0.06, 0.38, 0.7].map((u, index) => panel(u, 0.08, u + 0.25, 0.42, tone(index === 1 ? 'palm' : goods, 'top'))),
  }),
  ...[0, 0.24, 0.48, 0.72, 0.96].map((dx, index) =>
    prism({
      name: 'cloth',
      at: [x + dx, y, z + 0.98],
      along: 'x',
      length: 0.24,
      material: index % 2 === 0 ? cloth : 'paper',
      points: [
        [0, 0.3],
        [0, 0.36],
        [1, 0.06],
        [1, 0],
      ],
      castsShadow: index === 2,
    }),
  ),
  ...[0.04, 1.16].map((dx) =>
    rod({ name: 'pole', at: [x + dx, y + 0.96, z], to: z + 1, paint: tone('wood', 'right'), width: 1.6 }),
  ),
];
