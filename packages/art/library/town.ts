/** What a desert town is built of: towers with lived-in roofs, old courtyard houses, a domed hall, stalls. */
import { panel, ribs } from '#kit/face.ts';
import { LAMP, type Material, tone, WINDOW_DARK } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, dome, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** An old flat-roofed house: thick walls, small windows, a parapet and roof beams that show. */
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

/** A mud house with a dome on its roof. */
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

/** A stall 1.2 by 1: goods on a table under a striped cloth on four poles. */
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
    rod({
      name: 'pole',
      points: [
        [x + dx, y + 0.96, z],
        [x + dx, y + 0.96, z + 1],
      ],
      paint: tone('wood', 'right'),
      width: 1.6,
    }),
  ),
];
