/** A reading house without its near walls, its furniture and its books. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { GLOW, LAMP, tone, WHITE, type Material } from '#kit/palette.ts';
import { circle, line, polygon } from '#kit/path.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { bookcase } from '#library/furniture.ts';
import { slab, table, wall } from '#library/rooms.ts';
import { shaftOn } from '#library/terraces.ts';

/** A pendant lamp: a cord from `at`, a shade, and a cone of light under it. */
function pendant([x, y, z]: Vec3, drop: number): Solid {
  const [cx, cy] = project([x, y, z - drop]);
  return sketch({
    name: 'lamp',
    at: [x - 0.15, y - 0.15, z - drop - 0.4],
    size: [0.3, 0.3, drop + 0.4],
    shapes: [
      {
        d: polygon([
          [cx - 6, cy + 6],
          [cx + 6, cy + 6],
          [cx + 17, cy + 27],
          [cx - 17, cy + 27],
        ]),
        fill: GLOW,
        opacity: 0.2,
      },
      { d: line([project([x, y, z]), [cx, cy]]), stroke: tone('ink', 'left'), width: 1.1 },
      { d: circle((u, v) => [cx + u * 7, cy + 6 + v * 3.4]), fill: LAMP },
      {
        d: polygon([
          [cx - 2.2, cy],
          [cx + 2.2, cy],
          [cx + 8, cy + 6.4],
          [cx - 8, cy + 6.4],
        ]),
        fill: tone('clay', 'left'),
      },
    ],
  });
}

/** A stack of books. */
export const bookStack = ([x, y, z]: Vec3, covers: readonly Material[]): Solid[] =>
  covers.map((cover, index) =>
    box({
      name: 'book',
      at: [x + (index % 2) * 0.06, y + ((index + 1) % 2) * 0.05, z + index * 0.13],
      size: [0.62, 0.46, 0.13],
      material: cover,
      castsShadow: index === 0,
      left: [panel(0.04, 0.03, 0.62, 0.1, WHITE)],
    }),
  );

/** An armchair that faces the lower left. */
const armchair = ([x, y, z]: Vec3): Things => [
  box({ name: 'back', at: [x + 0.16, y, z], size: [0.7, 0.2, 0.85], material: 'teal', castsShadow: false }),
  box({ name: 'arm', at: [x, y, z], size: [0.16, 0.8, 0.52], material: 'teal', castsShadow: false }),
  box({ name: 'seat', at: [x + 0.16, y + 0.2, z], size: [0.7, 0.6, 0.32], material: 'sand', castsShadow: false }),
  box({ name: 'arm', at: [x + 0.86, y, z], size: [0.16, 0.8, 0.52], material: 'teal', castsShadow: false }),
];

/** A sleeping cat. */
function sleepingCat([x, y, z]: Vec3): Solid {
  const [cx, cy] = project([x, y, z]);
  return sketch({
    name: 'cat',
    at: [x - 0.2, y - 0.15, z],
    size: [0.4, 0.3, 0.25],
    shapes: [
      { d: circle((u, v) => [cx + u * 5, cy - 2.4 + v * 3.2]), fill: tone('ink', 'left') },
      {
        d: polygon([
          [cx - 6.6, cy - 6.2],
          [cx - 5, cy - 3.6],
          [cx - 2.4, cy - 6.4],
          [cx - 2, cy - 1.4],
          [cx - 4.4, cy + 0.6],
          [cx - 6.8, cy - 1.6],
        ]),
        fill: tone('ink', 'top'),
      },
      {
        d: `M${(cx + 4.6).toFixed(1)} ${(cy - 2).toFixed(1)}q3 1.6 0 3.6t-6 .4`,
        stroke: tone('ink', 'left'),
        width: 1.5,
        cap: 'round',
      },
    ],
  });
}

/** The reading house, 6.6 by 4.2: shelves along the far wall, a desk under the window at the left, a glass strip in the floor over the water. */
export const readingHouse = ([x, y, z]: Vec3): Things => {
  const floor = z + 0.16;
  return [
    slab(
      [x, y, z],
      [6.6, 4.2],
      'wood',
      [
        ribs(9, tone('wood', 'left'), 'level'),
        panel(3.05, 1.2, 3.75, 4.2, tone('glass', 'left')),
        shaftOn(3.4, 1.45, 4.2, 6),
      ],
      0.16,
    ),
    wall([x, y, floor], [6.6, 0.16, 2.9], 'paper'),
    wall(
      [x, y + 0.16, floor],
      [0.16, 4.04, 2.9],
      'paper',
      [],
      [
        panel(1.02, 0.95, 3, 2.4, tone('wood', 'right')),
        panel(1.1, 1.03, 2.92, 2.32, { day: '#bcdde6', night: '#22335c' }),
        segment([2.01, 1.03], [2.01, 2.32], tone('wood', 'right'), 1.6),
        segment([1.1, 1.68], [2.92, 1.68], tone('wood', 'right'), 1.2),
      ],
    ),
    bookcase([x + 0.3, y + 0.16, floor], 4.2, 'x', 2.6),
    bookcase([x + 4.9, y + 0.16, floor], 1.5, 'x', 1.7),
    sleepingCat([x + 5.5, y + 0.32, floor + 1.7]),
    ...[3.3, 3.7].map((dx) =>
      rod({
        name: 'ladder',
        at: [x + dx, y + 1.1, floor],
        to: [x + dx, y + 0.5, floor + 2.3],
        paint: tone('gold', 'left'),
        width: 2,
      }),
    ),
    ...[0.2, 0.4, 0.6, 0.8].map((share) =>
      rod({
        name: 'rung',
        at: [x + 3.3, y + 1.1 - 0.6 * share, floor + 2.3 * share],
        to: [x + 3.7, y + 1.1 - 0.6 * share, floor + 2.3 * share],
        paint: tone('gold', 'left'),
        width: 1.4,
      }),
    ),
    table([x + 0.5, y + 1.5, floor], [1, 1.9, 0.62]),
    box({
      name: 'notes',
      at: [x + 0.65, y + 2, floor + 0.62],
      size: [0.6, 0.8, 0.03],
      material: 'paper',
      castsShadow: false,
      top: [0.16, 0.3, 0.44, 0.58].map((v) => segment([0.08, v], [0.5, v], tone('steel', 'right'), 0.7)),
    }),
    box({
      name: 'ink',
      at: [x + 1.1, y + 1.62, floor + 0.62],
      size: [0.16, 0.16, 0.16],
      material: 'ink',
      castsShadow: false,
      top: [disc(0.08, 0.08, 0.05, tone('teal', 'top'))],
    }),
    rod({
      name: 'quill',
      at: [x + 1.18, y + 1.7, floor + 0.78],
      to: [x + 1.05, y + 1.7, floor + 1.15],
      paint: WHITE,
      width: 2,
    }),
    box({
      name: 'chair',
      at: [x + 1.65, y + 2.2, floor],
      size: [0.5, 0.5, 0.34],
      material: 'clay',
      castsShadow: false,
    }),
    box({
      name: 'chair back',
      at: [x + 2.15, y + 2.2, floor],
      size: [0.1, 0.5, 0.8],
      material: 'clay',
      castsShadow: false,
    }),
    rod({
      name: 'tie beam',
      at: [x + 0.1, y + 2.4, floor + 2.9],
      to: [x + 1.5, y + 2.4, floor + 2.9],
      paint: tone('wood', 'right'),
      width: 3,
    }),
    pendant([x + 1.1, y + 2.4, floor + 2.9], 0.55),
    armchair([x + 4.6, y + 1.5, floor]),
    bookStack([x + 5.8, y + 1.6, floor], ['clay', 'gold', 'ink', 'teal']),
    prism({
      name: 'roof edge',
      at: [x - 0.2, y - 0.25, floor + 2.9],
      along: 'x',
      length: 7,
      material: 'clay',
      points: [
        [0, 0],
        [0.75, 0],
        [0.5, 0.34],
        [0, 0.34],
      ],
      castsShadow: false,
    }),
  ];
};
