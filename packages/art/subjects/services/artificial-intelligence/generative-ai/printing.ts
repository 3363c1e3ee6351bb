/** A printing house: the press, type cases, sheets on the line, drawers of the archive. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { circle } from '#kit/path.ts';
import { LAMP, tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { assembly, CELLAR } from '#library/parts.ts';
import { tube } from '#library/tubes.ts';

interface OpenHouse {
  at: Vec3;
  /** Width along x, depth of the closed part behind, depth of the open rooms. */
  size: Vec3;
  storeys: number;
  storey: number;
  wall?: Material;
}

/** Thickness of a floor in grid units. */
export const FLOOR = 0.12;

/** A house whose front is cut away: rooms on every floor, and behind them a closed part with windows at its right. */
export function openHouse({
  at: [x, y, z],
  size: [w, back, deep],
  storeys,
  storey,
  wall = 'paper',
}: OpenHouse): Solid[] {
  const height = storeys * storey + FLOOR;
  const levels = Array.from({ length: storeys }, (_, index) => index * storey);
  const glow: FacePaint[] = levels.map((level) => panel(0.1, level + FLOOR, w, level + storey, CELLAR));
  const panes: FacePaint[] = levels.map((level) =>
    panel(back * 0.3, level + 0.5, back * 0.7, level + 1.2, tone('glass', 'right')),
  );
  return [
    box({ name: 'house', at: [x, y, z], size: [w, back, height], material: wall, left: glow, right: panes }),
    ...levels.flatMap((level) => [
      box({
        name: 'floor',
        at: [x, y + back, z + level],
        size: [w, deep, FLOOR],
        material: 'wood',
        castsShadow: level === 0,
      }),
      box({
        name: 'side wall',
        at: [x, y + back, z + level + FLOOR],
        size: [0.14, deep, storey - FLOOR],
        material: wall,
        castsShadow: false,
        right: [
          panel(0, 0, deep, storey - FLOOR, CELLAR),
          panel(deep * 0.3, 0.5, deep * 0.75, 1.1, tone('glass', 'right')),
        ],
      }),
    ]),
    box({
      name: 'top floor',
      at: [x, y + back, z + storeys * storey],
      size: [w, deep * 0.35, FLOOR],
      material: wall,
      castsShadow: false,
    }),
  ];
}

/** A cylinder press 2.6 by 0.9: ink rollers above, the web of paper leaves it at the right. */
export const cylinderPress = ([x, y, z]: Vec3): Solid =>
  assembly(
    'press',
    [
      box({ name: 'bed', at: [x, y, z], size: [2.6, 0.9, 0.3], material: 'ink', left: [ribs(9, tone('ink', 'top'))] }),
      box({ name: 'frame', at: [x, y + 0.1, z + 0.3], size: [0.2, 0.7, 0.98], material: 'clay' }),
      tube({
        name: 'ink roller',
        from: [x + 0.2, y + 0.3, z + 1.06],
        to: [x + 2, y + 0.3, z + 1.06],
        radius: 0.17,
        material: 'ink',
      }),
      tube({
        name: 'impression',
        from: [x + 0.2, y + 0.45, z + 0.62],
        to: [x + 2, y + 0.45, z + 0.62],
        radius: 0.31,
        material: 'steel',
      }),
      tube({
        name: 'form roller',
        from: [x + 0.2, y + 0.6, z + 1.04],
        to: [x + 2, y + 0.6, z + 1.04],
        radius: 0.13,
        material: 'teal',
      }),
      box({
        name: 'frame',
        at: [x + 2, y + 0.1, z + 0.3],
        size: [0.2, 0.7, 0.98],
        material: 'clay',
        right: [
          disc(0.35, 0.36, 0.26, tone('ink', 'right')),
          disc(0.35, 0.36, 0.18, tone('gold', 'left')),
          disc(0.35, 0.78, 0.13, tone('ink', 'right')),
        ],
      }),
      box({
        name: 'web',
        at: [x + 2.2, y + 0.15, z + 0.3],
        size: [0.4, 0.6, 0.24],
        material: 'paper',
        left: [ribs(4, tone('stone', 'right'), 'level')],
        top: [ribs(3, tone('stone', 'right'))],
      }),
    ],
    false,
  );

/** A case of type on its cabinet of drawers. */
export const typeCase = ([x, y, z]: Vec3, width = 1.1): Solid =>
  box({
    name: 'type case',
    at: [x, y, z],
    size: [width, 0.5, 0.78],
    material: 'wood',
    castsShadow: false,
    left: [
      ribs(5, tone('ink', 'right'), 'level'),
      ...[0.1, 0.23, 0.36, 0.49, 0.62].map((v) =>
        panel(width / 2 - 0.08, v, width / 2 + 0.08, v + 0.04, tone('gold', 'top')),
      ),
    ],
    top: [
      panel(0.06, 0.06, width - 0.06, 0.44, tone('ink', 'left')),
      ribs(6, tone('wood', 'top')),
      ribs(2, tone('wood', 'top'), 'level'),
    ],
    right: [ribs(2, tone('wood', 'left'))],
  });

/** A printed sheet that faces the lower left; grey lines represent its text. */
export const sheetOnLine = ([x, y, z]: Vec3, picture = false): Solid =>
  box({
    name: 'sheet',
    at: [x, y, z],
    size: [0.72, 0.04, 0.92],
    material: 'paper',
    castsShadow: false,
    left: [
      panel(0, 0, 0.72, 0.92, tone('paper', 'top')),
      ...(picture
        ? [panel(0.1, 0.46, 0.62, 0.82, tone('teal', 'left')), disc(0.46, 0.66, 0.08, tone('gold', 'top'))]
        : [0.82, 0.7, 0.58].map((v) => segment([0.1, v], [0.62, v], tone('ink', 'left'), 1.1))),
      ...[0.36, 0.26, 0.16].map((v) => segment([0.1, v], [0.55, v], tone('steel', 'right'), 0.9)),
    ],
  });

/** A line of rope between two posts along x, `height` high. */
export const dryingLine = ([x, y, z]: Vec3, length: number, height: number): Solid[] => [
  box({ name: 'post', at: [x - 0.06, y - 0.04, z], size: [0.12, 0.12, height + 0.12], material: 'wood' }),
  box({ name: 'post', at: [x + length - 0.06, y - 0.04, z], size: [0.12, 0.12, height + 0.12], material: 'wood' }),
  rod({
    name: 'line',
    at: [x, y + 0.02, z + height],
    to: [x + length, y + 0.02, z + height],
    paint: tone('ink', 'left'),
    width: 1,
  }),
];

/** A grid of drawers on a face; the one at `open` (column, row) is lit. */
export const drawerFront =
  (columns: number, rows: number, open?: readonly [number, number]): FacePaint =>
  (face) => {
    const [cw, ch] = [face.width / columns, face.height / rows];
    return Array.from(
      { length: columns * rows },
      (_, index) => [index % columns, Math.floor(index / columns)] as const,
    ).flatMap(([column, row]) => {
      const [u, v] = [column * cw, row * ch];
      const isOpen = open?.[0] === column && open[1] === row;
      return [
        ...panel(
          u + 0.05,
          v + 0.05,
          u + cw - 0.05,
          v + ch - 0.05,
          isOpen ? LAMP : tone('wood', (column + row * 2) % 3 ? 'left' : 'top'),
        )(face),
        ...panel(u + cw / 2 - 0.1, v + ch / 2 - 0.04, u + cw / 2 + 0.1, v + ch / 2 + 0.05, tone('gold', 'top'))(face),
      ];
    });
  };

/** The proof table 2.2 by 1: a sheet under a loupe, a lit lamp, a tray of sheets. */
export function proofTable([x, y, z]: Vec3): Solid[] {
  const top = z + 0.66;
  const [lx, ly] = project([x + 0.7, y + 0.5, top + 0.62]);
  return [
    box({
      name: 'table',
      at: [x, y, z],
      size: [2.2, 1, 0.66],
      material: 'wood',
      castsShadow: false,
      left: [panel(0.2, 0, 2, 0.5, tone('ink', 'right'))],
      right: [panel(0.15, 0, 0.85, 0.5, tone('ink', 'right'))],
      top: [
        panel(0.5, 0.2, 1.15, 0.8, tone('paper', 'top')),
        ...[0.34, 0.46, 0.58].map((v) => segment([0.6, v], [1.02, v], tone('ink', 'left'), 0.9)),
        panel(1.42, 0.15, 2.05, 0.85, tone('teal', 'left')),
        panel(1.5, 0.24, 1.97, 0.76, tone('paper', 'top')),
      ],
    }),
    tube({
      name: 'loupe',
      from: [x + 0.95, y + 0.62, top],
      to: [x + 0.95, y + 0.62, top + 0.2],
      radius: 0.14,
      material: 'gold',
      mouth: tone('glass', 'top'),
    }),
    rod({
      name: 'loose threads',
      points: [
        [x + 1.7, y + 0.5, top],
        [x + 1.75, y + 1.02, top],
        [x + 1.75, y + 1.02, top - 0.34],
      ],
      paint: tone('clay', 'left'),
      width: 1,
    }),
    rod({
      name: 'loose threads',
      points: [
        [x + 1.8, y + 0.6, top],
        [x + 1.92, y + 1.02, top],
        [x + 1.92, y + 1.02, top - 0.46],
      ],
      paint: tone('clay', 'left'),
      width: 1,
    }),
    rod({
      name: 'lamp arm',
      points: [
        [x + 0.2, y + 0.3, top],
        [x + 0.2, y + 0.3, top + 0.7],
        [x + 0.7, y + 0.5, top + 0.7],
      ],
      paint: tone('ink', 'left'),
      width: 1.8,
    }),
    sketch({
      name: 'lamp',
      at: [x + 0.6, y + 0.4, top + 0.3],
      size: [0.2, 0.2, 0.3],
      shapes: [
        { d: circle((u, v) => [lx + u * 11, ly + 6 + v * 8]), fill: LAMP, opacity: 0.3 },
        { d: circle((u, v) => [lx + u * 4.2, ly + v * 2.8]), fill: LAMP },
      ],
    }),
  ];
}
