/** Furniture and objects on it. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, type Material } from '#kit/palette.ts';
import { circle, line, polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, prism, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';
import { assembly } from './parts.ts';

/**
 * A drafting table with a drawing on its board, which slopes down to the lower left. The position is its minimum
 * corner; `w` is its width along x in grid units.
 */
export function draftingTable([x, y, z]: Vec3, w = 1.6): Solid[] {
  const board = prism({
    name: 'board',
    at: [x, y, z],
    along: 'x',
    length: w,
    material: 'wood',
    points: [
      [0, 1.12],
      [1.1, 0.62],
      [1.1, 0.54],
      [0, 1.04],
    ],
  });
  const at = (u: number, v: number) => project([x + u, y + v, z + 1.12 - (v / 1.1) * 0.5]);
  const drawing: Shape[] = [
    {
      d: polygon([at(0.14, 0.12), at(w - 0.14, 0.12), at(w - 0.14, 0.98), at(0.14, 0.98)]),
      fill: tone('paper', 'top'),
    },
    {
      d:
        line([at(0.4, 0.8), at(0.4, 0.45), at(0.8, 0.22), at(1.2, 0.45), at(1.2, 0.8)]) +
        line([at(0.25, 0.8), at(w - 0.25, 0.8)]),
      stroke: tone('teal', 'left'),
      width: 1.4,
    },
  ];
  return [
    rod({
      name: 'trestle',
      points: [
        [x + 0.1, y + 0.2, z],
        [x + 0.1, y + 0.5, z + 0.85],
        [x + 0.1, y + 0.95, z],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
    rod({
      name: 'trestle',
      points: [
        [x + w - 0.1, y + 0.2, z],
        [x + w - 0.1, y + 0.5, z + 0.85],
        [x + w - 0.1, y + 0.95, z],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
    { ...board, shapes: [...board.shapes, ...drawing] },
  ];
}

/**
 * A bookcase 0.3 deep along x (facing left) or along y (facing right). `at` is its minimum corner; `length` and
 * `height` in grid units.
 */
export const bookcase = (at: Vec3, length: number, along: 'x' | 'y', height = 1): Solid => {
  const spines: readonly Material[] = ['clay', 'teal', 'gold', 'ink', 'rose', 'paper', 'palm', 'sand'];
  const books: FacePaint = (face) => {
    const rows = Math.max(Math.round(face.height / 0.42), 1);
    const count = Math.floor((face.width - 0.12) / 0.15);
    return Array.from({ length: rows }, (_, shelf) => (shelf * face.height) / rows + 0.06).flatMap((v, shelf) => [
      ...panel(0.05, v, face.width - 0.05, v + face.height / rows - 0.1, tone('wood', 'right'))(face),
      ...Array.from({ length: count }, (__, index) => index)
        .filter((index) => (index + shelf * 3) % 7 !== 6)
        .flatMap((index) =>
          panel(
            0.08 + index * 0.15,
            v,
            0.2 + index * 0.15,
            v + (face.height / rows) * (0.52 + ((index * 5 + shelf) % 4) * 0.07),
            tone(spines[(index * 3 + shelf * 2) % spines.length]!, 'left'),
          )(face),
        ),
    ]);
  };
  return box({
    name: 'bookcase',
    at,
    size: along === 'x' ? [length, 0.3, height] : [0.3, length, height],
    material: 'wood',
    castsShadow: false,
    ...(along === 'x' ? { left: [books] } : { right: [books] }),
  });
};

/**
 * A screen that faces left, 0.4 wide and 0.34 high in grid units; `isBulky` makes it an old, deep one. The position is
 * its minimum corner.
 */
export const screen = ([x, y, z]: Vec3, isBulky = false): Solid =>
  box({
    name: 'screen',
    at: [x, y, z],
    size: [0.4, isBulky ? 0.3 : 0.08, 0.34],
    material: isBulky ? 'sand' : 'ink',
    castsShadow: false,
    left: [panel(0.05, 0.06, 0.35, 0.3, isBulky ? tone('palm', 'right') : SIGNAL)],
  });

/**
 * A filing cabinet, 0.5 by 0.5 grid units, with drawers 0.3 high that face left; `isLocked` adds a locked bar. `at` is
 * its minimum corner.
 */
export const cabinet = (at: Vec3, drawers = 3, material: Material = 'steel', isLocked = false): Solid => {
  const height = drawers * 0.3;
  const front: FacePaint[] = Array.from({ length: drawers }, (_, index) => [
    panel(0.05, index * 0.3 + 0.04, 0.45, index * 0.3 + 0.26, tone(material, 'right')),
    panel(0.19, index * 0.3 + 0.15, 0.31, index * 0.3 + 0.19, LAMP),
  ]).flat();
  return box({
    name: 'cabinet',
    at,
    size: [0.5, 0.5, height],
    material,
    castsShadow: false,
    left: [
      ...front,
      ...(isLocked
        ? [panel(0.22, 0, 0.28, height, tone('clay', 'left')), disc(0.25, height * 0.5, 0.09, tone('gold', 'top'))]
        : []),
    ],
  });
};

/** A bench with slats, 1.6 by 0.52 by 0.4 grid units. The position is its minimum corner. */
export const slatBench = ([x, y, z]: Vec3): Solid[] => [
  ...[0.1, 1.35].map((dx) => box({ name: 'leg', at: [x + dx, y + 0.06, z], size: [0.14, 0.4, 0.32], material: 'ink' })),
  box({
    name: 'seat',
    at: [x, y, z + 0.32],
    size: [1.6, 0.52, 0.08],
    material: 'wood',
    castsShadow: false,
    top: [ribs(3, tone('wood', 'right'), 'level')],
  }),
];

/** A desk, 0.9 by 0.5 grid units, with a lit lamp and a sheet of paper. The position is its minimum corner. */
export const desk = ([x, y, z]: Vec3): Solid => {
  const top = z + 0.42;
  const [lx, ly] = project([x + 0.42, y + 0.2, top + 0.42]);
  return assembly('desk', [
    box({
      name: 'pedestal',
      at: [x + 0.05, y + 0.05, z],
      size: [0.8, 0.4, 0.36],
      material: 'wood',
      left: [panel(0.28, 0, 0.54, 0.36, tone('ink', 'right')), ribs(2, tone('wood', 'right'), 'level')],
    }),
    box({
      name: 'top',
      at: [x, y, z + 0.36],
      size: [0.9, 0.5, 0.06],
      material: 'wood',
      top: [panel(0.4, 0.12, 0.78, 0.4, tone('paper', 'top'))],
    }),
    rod({
      name: 'arm',
      points: [
        [x + 0.14, y + 0.2, top],
        [x + 0.18, y + 0.2, top + 0.4],
        [x + 0.42, y + 0.2, top + 0.44],
      ],
      paint: tone('ink', 'left'),
      width: 1.4,
    }),
    sketch({
      name: 'lamp',
      at: [x + 0.3, y + 0.1, top + 0.3],
      size: [0.24, 0.2, 0.2],
      shapes: [
        { d: circle((u, v) => [lx + u * 0.62 * UNIT, ly + 3 + v * 0.44 * UNIT]), fill: LAMP, opacity: 0.32 },
        { d: circle((u, v) => [lx + u * 2.8, ly + v * 2]), fill: LAMP },
      ],
    }),
  ]);
};

/**
 * A row of lockers that face left, each 0.42 wide; a key with a fob is in the door at index `open`. The position is the
 * minimum corner of the row; `height` in grid units.
 */
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
            segment([u + 0.31, height * 0.5], [u + 0.31, height * 0.34], tone('gold', 'left'), 1.6),
            disc(u + 0.31, height * 0.3, 0.06, tone('clay', 'left')),
          ]
        : [disc(u + 0.31, height * 0.5, 0.035, tone('ink', 'left'))]),
    ]),
  });
