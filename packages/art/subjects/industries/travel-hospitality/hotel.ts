/** A hotel and the objects in its lobby and at its pool. */
import { disc, panel, ribs, segment, windows, type Face, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW, WINDOW_DARK, WINDOW_LIT_AT_NIGHT, type Material } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { bell } from '#library/bell.ts';
import { arc, assembly, drum, ringSector, wheel } from '#library/parts.ts';

interface Crescent {
  /** Centre of its circle: the hotel opens towards the viewer. */
  at: Vec3;
  inner: number;
  outer: number;
  /** Angles of its ends in degrees; 225 points away from the viewer. */
  from: number;
  to: number;
  floors: number;
  storey: number;
}

const BAYS = 12;

/** A crescent of storeys: balconies and lit rooms towards its centre, an open lobby with key racks on the ground floor. */
export function crescent({ at: [x, y, z], inner, outer, from, to, floors, storey }: Crescent): Solid {
  const bays = arc(inner, from, to, BAYS);
  const facade = (floor: number): Solid => {
    const base = z + floor * storey;
    const shapes = bays.slice(1).flatMap((end, bay) => {
      const start = bays[bay] ?? end;
      const width = Math.hypot(end[0] - start[0], end[1] - start[1]);
      const face: Face = {
        width,
        height: storey,
        at: (u, v) =>
          project([
            x + start[0] + ((end[0] - start[0]) * u) / width,
            y + start[1] + ((end[1] - start[1]) * u) / width,
            base + v,
          ]),
      };
      const isLobby = floor === 0 && bay > 2 && bay < 9;
      if (isLobby) return lobby(face, bay);
      const fill = (bay * 3 + floor * 5) % 7 === 0 ? LAMP : (bay + floor * 2) % 3 === 0 ? WINDOW_LIT_AT_NIGHT : WINDOW;
      return [
        ...panel(width * 0.14, 0.08, width * 0.86, storey - 0.2, fill)(face),
        ...panel(width * 0.5, 0.08, width * 0.53, storey - 0.2, tone('paper', 'left'))(face),
      ];
    });
    return sketch({ name: 'rooms', at: [x, y, base], size: [0.1, 0.1, storey], shapes });
  };
  const ringAt = (r0: number, r1: number, level: number, height: number, material: Material) =>
    prism({
      name: 'ring',
      at: [x, y, z + level],
      along: 'z',
      points: ringSector(r0, r1, from, to, BAYS),
      length: height,
      material,
    });
  const rail = (floor: number) =>
    rod({
      points: arc(inner - 0.3, from, to, BAYS).map(([u, v]): Vec3 => [x + u, y + v, z + floor * storey + 0.2]),
      paint: tone('teal', 'left'),
      width: 1.3,
    });
  return assembly(
    'hotel',
    [
      Array.from({ length: floors }, (_, floor) => [
        ringAt(inner, outer, floor * storey, storey - 0.1, 'paper'),
        facade(floor),
        ringAt(inner - 0.32, outer, (floor + 1) * storey - 0.1, 0.1, floor === floors - 1 ? 'clay' : 'stone'),
        floor < floors - 1 ? [rail(floor + 1)] : [],
      ]),
      rod({
        points: arc(outer - 0.15, from, to, BAYS).map(([u, v]): Vec3 => [x + u, y + v, z + floors * storey]),
        paint: tone('clay', 'left'),
        width: 1.6,
      }),
      porch([x + inner * Math.cos(3.927), y + inner * Math.sin(3.927), z]),
    ],
    false,
    true,
  );
}

/** A bay of the lobby: lit wall, racks of keys, a column. */
function lobby(face: Face, bay: number) {
  const keys = Array.from({ length: 12 }, (_, index) =>
    face.at(face.width * (0.22 + (index % 4) * 0.18), 0.24 + Math.floor(index / 4) * 0.13),
  );
  return [
    ...panel(0, 0, face.width, face.height - 0.1, LAMP)(face),
    ...(bay % 2 ? panel(face.width * 0.12, 0.16, face.width * 0.88, 0.6, tone('wood', 'right'))(face) : []),
    ...(bay % 2
      ? [{ d: keys.map(([px, py]) => circle((u, v) => [px + u, py + v])).join(''), fill: tone('gold', 'top') }]
      : []),
    ...panel(-0.05, 0, 0.05, face.height, tone('paper', 'top'))(face),
  ];
}

/** A canopy on two columns before the lobby; it extends from [x, y] towards the viewer. */
const porch = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'column', at: [x + 1.4, y + 0.5, z], radius: 0.09, height: 0.75, material: 'paper' }),
  cylinder({ name: 'column', at: [x + 0.5, y + 1.4, z], radius: 0.09, height: 0.75, material: 'paper' }),
  prism({
    name: 'canopy',
    at: [x, y, z + 0.75],
    along: 'z',
    points: [
      [0.75, -0.55],
      [1.65, 0.35],
      [0.35, 1.65],
      [-0.55, 0.75],
    ],
    length: 0.12,
    material: 'teal',
  }),
];

/** A luggage cart of brass with cases on it. */
export const luggageCart = ([x, y, z]: Vec3, s = 1): Solid => {
  const hoop = (dy: number) =>
    rod({
      points: [
        [x, y + dy * s, z + 0.2 * s],
        [x, y + dy * s, z + 1.1 * s],
        [x + 0.25 * s, y + dy * s, z + 1.4 * s],
        [x + 0.95 * s, y + dy * s, z + 1.4 * s],
        [x + 1.2 * s, y + dy * s, z + 1.1 * s],
        [x + 1.2 * s, y + dy * s, z + 0.2 * s],
      ],
      paint: tone('gold', 'left'),
      width: 2.4 * s,
    });
  return assembly('luggage cart', [
    wheel([x + 0.2 * s, y - 0.02 * s, z + 0.12 * s], 0.12 * s, 0.08 * s),
    box({
      name: 'deck',
      at: [x - 0.05 * s, y, z + 0.14 * s],
      size: [1.3 * s, 0.7 * s, 0.1 * s],
      material: 'clay',
      left: [panel(0, 0, 1.3 * s, 0.03 * s, tone('gold', 'left'))],
    }),
    hoop(0.04),
    suitcase([x + 0.1 * s, y + 0.12 * s, z + 0.24 * s], [0.62 * s, 0.42 * s, 0.34 * s], 'ink'),
    suitcase([x + 0.16 * s, y + 0.16 * s, z + 0.58 * s], [0.5 * s, 0.34 * s, 0.24 * s], 'gold'),
    suitcase([x + 0.78 * s, y + 0.15 * s, z + 0.24 * s], [0.3 * s, 0.4 * s, 0.62 * s], 'teal'),
    wheel([x + 0.2 * s, y + 0.66 * s, z + 0.12 * s], 0.12 * s, 0.08 * s),
    wheel([x + 1 * s, y + 0.66 * s, z + 0.12 * s], 0.12 * s, 0.08 * s),
    hoop(0.66),
    rod({
      at: [x + 0.6 * s, y + 0.04 * s, z + 1.4 * s],
      to: [x + 0.6 * s, y + 0.66 * s, z + 1.4 * s],
      paint: tone('gold', 'top'),
      width: 2 * s,
    }),
  ]);
};

/** A suitcase with straps. */
export const suitcase = (at: Vec3, size: Vec3, material: Material = 'clay'): Solid => {
  const strap: FacePaint = (face) =>
    [0.24, 0.7].flatMap((share) =>
      panel(face.width * share, 0, face.width * (share + 0.07), face.height, tone('wood', 'right'))(face),
    );
  return box({ name: 'suitcase', at, size, material, left: [strap], right: [strap], top: [strap] });
};

/** A reception counter before a wall of pigeonholes, with a brass bell, a passport reader and a passport. Faces left; 2.6 long. */
export const reception = ([x, y, z]: Vec3): Solid =>
  assembly('reception', [
    box({
      name: 'pigeonholes',
      at: [x, y, z],
      size: [2.6, 0.3, 1.9],
      material: 'wood',
      left: [
        panel(0.12, 0.5, 2.48, 1.76, tone('rubber', 'left')),
        windows({
          columns: 7,
          rows: 3,
          sides: 0.14,
          below: 0.54,
          above: 0.16,
          pane: [0.82, 0.78],
          fill: tone('sand', 'left'),
          lit: 0,
        }),
        ...[0.32, 0.98, 1.3, 1.96, 2.28].map((u, index) =>
          disc(u, 0.66 + (index % 3) * 0.4, 0.06, tone('gold', 'top')),
        ),
        panel(0.52, 1.04, 0.74, 1.18, tone('paper', 'top')),
      ],
      right: [ribs(2, tone('wood', 'left'), 'level')],
    }),
    box({
      name: 'counter',
      at: [x + 0.1, y + 1, z],
      size: [2.4, 0.6, 0.8],
      material: 'paper',
      left: [ribs(11, tone('stone', 'right')), panel(0, 0, 2.4, 0.12, tone('ink', 'left'))],
      right: [ribs(2, tone('stone', 'right'))],
    }),
    box({ name: 'top', at: [x, y + 0.92, z + 0.8], size: [2.6, 0.76, 0.08], material: 'ink' }),
    cylinder({ name: 'bell foot', at: [x + 0.7, y + 1.35, z + 0.88], radius: 0.2, height: 0.05, material: 'ink' }),
    ...bell([x + 0.7, y + 1.35, z + 0.93], 0.18),
    box({
      name: 'reader',
      at: [x + 1.7, y + 1.15, z + 0.88],
      size: [0.4, 0.3, 0.16],
      material: 'teal',
      top: [panel(0.05, 0.05, 0.35, 0.25, WINDOW_DARK)],
    }),
    box({
      name: 'passport',
      at: [x + 1.3, y + 1.2, z + 0.88],
      size: [0.22, 0.28, 0.04],
      material: 'clay',
      top: [disc(0.11, 0.12, 0.05, tone('gold', 'top'))],
    }),
  ]);

/** A parasol. */
export const parasol = ([x, y, z]: Vec3, material: Material = 'clay'): Solid[] => [
  cylinder({ name: 'pole', at: [x, y, z], radius: 0.04, height: 0.85, material: 'paper' }),
  cylinder({
    name: 'shade',
    at: [x, y, z + 0.85],
    radius: 0.55,
    topRadius: 0.03,
    height: 0.28,
    material,
    castsShadow: false,
  }),
];

/** A lounger by the pool, its back towards the far end of x. */
export const lounger = ([x, y, z]: Vec3): Solid =>
  prism({
    name: 'lounger',
    at: [x, y, z],
    along: 'y',
    points: [
      [0, 0.14],
      [0.1, 0.42],
      [0.3, 0.2],
      [1, 0.2],
      [1, 0.12],
      [0.3, 0.1],
    ],
    length: 0.34,
    material: 'paper',
  });

/** An airport shuttle that drives along x, 2.3 long. */
export const shuttle = ([x, y, z]: Vec3): Solid =>
  assembly('shuttle', [
    wheel([x + 0.5, y, z + 0.2], 0.2, 0.2),
    box({
      name: 'body',
      at: [x, y + 0.04, z + 0.16],
      size: [2.3, 0.92, 1],
      material: 'teal',
      left: [
        panel(0.12, 0.48, 2.2, 0.86, WINDOW_DARK),
        ...[0.55, 1, 1.45].map((u) => panel(u, 0.48, u + 0.06, 0.86, tone('teal', 'left'))),
        panel(1.62, 0.06, 1.96, 0.86, tone('glass', 'left')),
        panel(0, 0.28, 1.55, 0.36, tone('paper', 'top')),
      ],
      right: [
        panel(0.08, 0.42, 0.84, 0.9, WINDOW_DARK),
        panel(0.08, 0.14, 0.22, 0.24, LAMP),
        panel(0.7, 0.14, 0.84, 0.24, LAMP),
      ],
    }),
    box({ name: 'rack', at: [x + 0.3, y + 0.2, z + 1.16], size: [1.3, 0.6, 0.08], material: 'steel' }),
    suitcase([x + 0.4, y + 0.25, z + 1.24], [0.6, 0.4, 0.24], 'clay'),
    wheel([x + 0.5, y + 0.8, z + 0.2], 0.2, 0.18),
    wheel([x + 1.8, y + 0.8, z + 0.2], 0.2, 0.18),
  ]);

/** A key on a hook. */
export const keyOnHook = (u: number, v: number): FacePaint[] => [
  disc(u, v, 0.09, tone('gold', 'top')),
  disc(u, v, 0.04, tone('wood', 'right')),
  segment([u, v - 0.09], [u, v - 0.34], tone('gold', 'top'), 2),
  segment([u, v - 0.32], [u + 0.08, v - 0.32], tone('gold', 'top'), 1.6),
];

/** A laundry drum on a face. */
export const laundryDrum = (u: number, v: number): FacePaint[] => [
  panel(u - 0.26, v - 0.3, u + 0.26, v + 0.34, tone('paper', 'left')),
  disc(u, v, 0.2, tone('steel', 'right')),
  disc(u, v, 0.15, tone('glass', 'left')),
];

/** A rolled tent on a carrying frame. */
export const rolledTent = ([x, y, z]: Vec3, length: number): Solid =>
  assembly('rolled tent', [
    drum({
      at: [x, y, z + 0.42],
      radius: 0.42,
      length,
      along: 'x',
      material: 'sand',
      cap: [
        disc(0.42, 0.42, 0.34, tone('rose', 'right')),
        disc(0.42, 0.42, 0.24, tone('sand', 'right')),
        disc(0.42, 0.42, 0.12, tone('rose', 'right')),
      ],
    }),
    [0.22, 0.68].map((share) =>
      drum({ at: [x + length * share, y, z + 0.42], radius: 0.44, length: 0.14, along: 'x', material: 'clay' }),
    ),
  ]);
