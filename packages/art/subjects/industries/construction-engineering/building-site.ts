/** Objects of a building site: a tower under construction, a tower crane, sheet piles and struts, a hut, a pump, a rebar cage. */
import { area, band, disc, panel, ribs, segment, stroke, type FacePaint } from '#kit/face.ts';
import { ALARM, LAMP, tone, WINDOW_DARK } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { assembly, ring } from '#library/parts.ts';
import { hubWheel } from '#library/vehicles.ts';
import { pipe } from '#library/workshop.ts';

interface RisingTower {
  at: Vec3;
  size: Vec2;
  storeys: number;
  storey: number;
}

const SLAB = 0.16;

/** A tower under construction: glazed storeys below, bare slabs and columns above, formwork and rebar on top. */
export function risingTower({ at: [x, y, z], size: [w, d], storeys, storey }: RisingTower): Things {
  const clear = storey - SLAB;
  const column = (dx: number, dy: number, level: number) =>
    box({
      name: 'column',
      at: [x + dx, y + dy, level],
      size: [0.22, 0.22, clear],
      material: 'stone',
      castsShadow: false,
    });
  const glazed = 2;
  const floor = (index: number): Things => {
    const level = z + index * storey;
    const slab = box({
      name: 'slab',
      at: [x, y, level + clear],
      size: [w, d, SLAB],
      material: 'stone',
      castsShadow: false,
    });
    if (index < glazed) {
      const panes: FacePaint = (face) => [
        ...panel(0.1, 0.1, face.width - 0.1, clear - 0.08, tone('glass', 'left'))(face),
        ...ribs(5, tone('ink', 'left'))(face),
        ...band(0, 0.12, tone('ink', 'left'))(face),
      ];
      return [
        box({
          name: 'glazed storey',
          at: [x + 0.08, y + 0.08, level],
          size: [w - 0.16, d - 0.16, clear],
          material: 'glass',
          left: [panes, panel(0.7, 0.2, 1.15, clear - 0.1, LAMP)],
          right: [panes],
          castsShadow: index === 0,
        }),
        slab,
      ];
    }
    return [
      box({
        name: 'core',
        at: [x + 0.9, y + 0.6, level],
        size: [w - 1.8, d - 1.4, clear],
        material: 'stone',
        castsShadow: false,
        left: [panel(0.3, 0, 0.8, clear * 0.8, tone('ink', 'left'))],
        right: [ribs(2, tone('stone', 'left'), 'level')],
      }),
      [
        [0.08, d - 0.3],
        [(w - 0.22) / 2, d - 0.3],
        [w - 0.3, d - 0.3],
        [w - 0.3, (d - 0.22) / 2],
        [w - 0.3, 0.08],
      ].map(([dx = 0, dy = 0]) => column(dx, dy, level)),
      slab,
    ];
  };
  const top = z + storeys * storey;
  const ties = (dy: number): Solid => {
    const d1 = Array.from({ length: 8 }, (_, index) => x + 0.25 + (index * (w - 0.5)) / 7)
      .map((px) => line([project([px, y + dy, top]), project([px, y + dy, top + 0.5])]))
      .join('');
    return sketch({
      name: 'waiting bars',
      at: [x, y + dy - 0.02, top],
      size: [w, 0.04, 0.5],
      shapes: [{ d: d1, stroke: tone('clay', 'right'), width: 1.2 }],
    });
  };
  const board = [ribs(5, tone('wood', 'right'), 'upright', 1)];
  return [
    Array.from({ length: storeys }, (_, index) => floor(index)),
    box({
      name: 'formwork',
      at: [x, y, top],
      size: [w, 0.16, 0.62],
      material: 'gold',
      castsShadow: false,
      left: board,
    }),
    box({
      name: 'formwork',
      at: [x, y + 0.16, top],
      size: [0.16, d - 0.16, 0.62],
      material: 'gold',
      castsShadow: false,
      right: board,
    }),
    ties(d * 0.4),
    ties(d * 0.7),
    box({
      name: 'formwork',
      at: [x + 0.16, y + d - 0.14, top],
      size: [w * 0.5, 0.14, 0.62],
      material: 'gold',
      castsShadow: false,
      left: board,
    }),
  ];
}

/** Bars tied into an upright cage, hanging or on the ground: `height` high, 0.6 wide. */
export const rebarCage = ([x, y, z]: Vec3, height: number, radius = 0.34): Solid => {
  const posts = ring(radius, 8, [x, y]);
  const hoops = Array.from(
    { length: Math.round(height / 0.28) + 1 },
    (_, index) => z + (index * height) / Math.round(height / 0.28),
  );
  const upright = posts.map(([px, py]) => line([project([px, py, z]), project([px, py, z + height])])).join('');
  const rounds = hoops
    .map((level) => line([...posts, posts[0] ?? [x, y]].map(([px, py]) => project([px, py, level]))))
    .join('');
  return sketch({
    name: 'rebar cage',
    at: [x - radius, y - radius, z],
    size: [2 * radius, 2 * radius, height],
    shapes: [
      { d: upright, stroke: tone('clay', 'right'), width: 1.7 },
      { d: rounds, stroke: tone('clay', 'left'), width: 1.1 },
    ],
  });
};

/** A tower crane: mast, cab, jib towards the lower left with a trolley, counterweights behind, a rebar cage on its hook. */
export function siteCrane(
  [x, y, z]: Vec3,
  height: number,
  reach: number,
  hook: { along: number; drop: number; cage: number },
): Things {
  const top = z + height;
  const lattice =
    (length: number, bays: number): FacePaint =>
    ({ width: w, height: h, at }) =>
      stroke(
        Array.from({ length: bays + 1 }, (_, index) =>
          w > h
            ? ([(length * index) / bays, index % 2 ? h : 0] as const)
            : ([index % 2 ? w : 0, (length * index) / bays] as const),
        ),
        tone('gold', 'right'),
        1.2,
      )({ width: w, height: h, at });
  const [hx, hy] = [x + 0.22, y + hook.along];
  const low = top - hook.drop;
  return [
    box({ name: 'crane base', at: [x - 0.4, y - 0.4, z], size: [1.24, 1.24, 0.3], material: 'stone' }),
    box({
      name: 'mast',
      at: [x, y, z + 0.3],
      size: [0.44, 0.44, height - 0.3],
      material: 'gold',
      left: [lattice(height - 0.3, 12)],
      right: [lattice(height - 0.3, 12)],
    }),
    box({
      name: 'counterweight',
      at: [x - 0.06, y - 1.5, top - 0.5],
      size: [0.56, 0.5, 0.5],
      material: 'ink',
      castsShadow: false,
    }),
    box({
      name: 'counter jib',
      at: [x + 0.06, y - 1.7, top],
      size: [0.32, 1.7, 0.2],
      material: 'gold',
      castsShadow: false,
    }),
    box({ name: 'slew', at: [x, y, top], size: [0.44, 0.44, 0.34], material: 'ink', castsShadow: false }),
    box({
      name: 'cab',
      at: [x + 0.46, y + 0.1, top - 0.5],
      size: [0.42, 0.5, 0.5],
      material: 'paper',
      castsShadow: false,
      left: [panel(0.05, 0.14, 0.37, 0.44, WINDOW_DARK)],
      right: [panel(0.06, 0.16, 0.44, 0.44, WINDOW_DARK)],
    }),
    box({
      name: 'head',
      at: [x + 0.1, y + 0.1, top + 0.34],
      size: [0.24, 0.24, 0.95],
      material: 'gold',
      castsShadow: false,
    }),
    box({
      name: 'jib',
      at: [x + 0.06, y + 0.44, top],
      size: [0.32, reach - 0.44, 0.26],
      material: 'gold',
      castsShadow: false,
      right: [lattice(reach - 0.44, 16)],
      left: [disc(0.16, 0.13, 0.08, ALARM)],
    }),
    rod({
      name: 'stay',
      at: [x + 0.22, y + 0.22, top + 1.29],
      to: [x + 0.22, y + reach * 0.72, top + 0.26],
      paint: tone('ink', 'left'),
      width: 1.1,
    }),
    rod({
      name: 'stay',
      at: [x + 0.22, y + 0.22, top + 1.29],
      to: [x + 0.22, y - 1.4, top + 0.2],
      paint: tone('ink', 'left'),
      width: 1.1,
    }),
    box({
      name: 'trolley',
      at: [hx - 0.2, hy - 0.2, top - 0.12],
      size: [0.4, 0.4, 0.12],
      material: 'ink',
      castsShadow: false,
    }),
    rod({ name: 'rope', at: [hx, hy, top - 0.12], to: low, paint: tone('ink', 'left'), width: 1.3 }),
    rod({
      name: 'slings',
      points: [
        [hx - 0.3, hy + 0.1, low - 0.5],
        [hx, hy, low],
        [hx + 0.3, hy - 0.1, low - 0.5],
      ],
      paint: tone('ink', 'left'),
      width: 1.1,
    }),
    rebarCage([hx, hy, low - 0.5 - hook.cage], hook.cage),
  ];
}

/** Sheet piles along the left wall of a pit, facing right, with a waler beam. */
export const sheetPiles = (at: Vec3, [w, d, h]: Vec3): Solid =>
  box({
    name: 'sheet piles',
    at,
    size: [w, d, h],
    material: 'steel',
    castsShadow: false,
    right: [
      ...Array.from({ length: Math.floor(d / 0.5) }, (_, index) =>
        panel(index * 0.5, 0, index * 0.5 + 0.24, h, tone('steel', 'left')),
      ),
      band(h * 0.62, h * 0.74, tone('clay', 'right')),
    ],
  });

/** Sheet piles along the back wall of a pit, facing left; cut off on a slope where the near right rim of the pit hides them. */
export const farPiles = (at: Vec3, [w, d, h]: Vec3): Solid => {
  const end = (v: number) => w - h + v;
  const piles = Array.from({ length: Math.floor(w / 0.5) }, (_, index) => index * 0.5).map((u): FacePaint => {
    const foot = Math.max(u + 0.24 - (w - h), 0);
    return area(
      [
        [u, Math.max(u - (w - h), 0)],
        [u + 0.24, foot],
        [u + 0.24, h],
        [u, h],
      ],
      tone('steel', 'right'),
    );
  });
  return prism({
    name: 'sheet piles',
    at,
    along: 'y',
    points: [
      [0, 0],
      [w - h, 0],
      [w, h],
      [0, h],
    ],
    length: d,
    material: 'steel',
    castsShadow: false,
    cap: [
      ...piles,
      area(
        [
          [0, h * 0.62],
          [end(h * 0.62), h * 0.62],
          [end(h * 0.74), h * 0.74],
          [0, h * 0.74],
        ],
        tone('clay', 'left'),
      ),
    ],
  });
};

/** A strut: a round steel prop along y. */
export const strut = (at: Vec3, length: number): Solid =>
  pipe(at, 'y', length, 0.16, 'clay', { name: 'strut', bore: 0.66, inside: tone('ink', 'left') });

/** A site hut with two windows and a door, a spirit level on its roof. */
export const siteHut = ([x, y, z]: Vec3): Things => [
  box({
    name: 'site hut',
    at: [x, y, z + 0.14],
    size: [2.3, 1.1, 1.1],
    material: 'teal',
    left: [
      ribs(14, tone('teal', 'right')),
      panel(0.2, 0.4, 0.9, 0.85, LAMP),
      panel(1.1, 0.02, 1.5, 0.9, tone('paper', 'left')),
      panel(1.66, 0.4, 2.14, 0.85, WINDOW_DARK),
    ],
    right: [ribs(7, tone('ink', 'right'))],
  }),
  box({
    name: 'hut roof',
    at: [x - 0.08, y - 0.08, z + 1.24],
    size: [2.46, 1.26, 0.1],
    material: 'paper',
    castsShadow: false,
  }),
  box({
    name: 'spirit level',
    at: [x + 0.3, y + 0.4, z + 1.34],
    size: [1.7, 0.2, 0.22],
    material: 'gold',
    castsShadow: false,
    left: [panel(0.68, 0.06, 1.02, 0.17, tone('glass', 'top')), disc(0.85, 0.12, 0.045, tone('palm', 'left'))],
    top: [panel(0.66, 0.04, 1.04, 0.16, tone('palm', 'top')), disc(0.85, 0.1, 0.05, tone('paper', 'top'))],
  }),
];

/** A concrete bucket with a funnel and a bail. */
export const concreteBucket = ([x, y, z]: Vec3): Solid =>
  assembly('concrete bucket', [
    cylinder({ name: 'gate', at: [x, y, z], radius: 0.14, height: 0.16, material: 'ink' }),
    cylinder({ name: 'funnel', at: [x, y, z + 0.16], radius: 0.16, topRadius: 0.4, height: 0.42, material: 'clay' }),
    cylinder({
      name: 'shell',
      at: [x, y, z + 0.58],
      radius: 0.4,
      height: 0.3,
      material: 'clay',
      lid: tone('stone', 'right'),
    }),
    rod({
      name: 'bail',
      points: [
        [x - 0.38, y, z + 0.88],
        [x, y, z + 1.3],
        [x + 0.38, y, z + 0.88],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
  ]);

/** A dewatering pump with its hose; `out` are the next points of the hose. */
export const sumpPump = ([x, y, z]: Vec3, out: readonly Vec3[]): Things => [
  cylinder({ name: 'sump', at: [x, y, z], radius: 0.36, height: 0.06, material: 'stone', lid: tone('teal', 'left') }),
  cylinder({
    name: 'sump pump',
    at: [x, y, z + 0.06],
    radius: 0.18,
    height: 0.5,
    material: 'gold',
    castsShadow: false,
  }),
  rod({ name: 'hose', points: [[x, y, z + 0.56], ...out], paint: tone('teal', 'right'), width: 3.2 }),
];

/** A survey instrument on a tripod, on its own pillar. */
export const surveyPillar = ([x, y, z]: Vec3, height = 0.7): Things => [
  cylinder({ name: 'pillar', at: [x, y, z], radius: 0.3, height, material: 'stone' }),
  [
    [-0.26, 0.1],
    [0.24, 0.14],
    [0.02, -0.26],
  ].map(([dx = 0, dy = 0]) =>
    rod({
      name: 'leg',
      at: [x + dx, y + dy, z + height],
      to: [x, y, z + height + 0.6],
      paint: tone('gold', 'left'),
      width: 2,
    }),
  ),
  box({
    name: 'instrument',
    at: [x - 0.14, y - 0.12, z + height + 0.6],
    size: [0.28, 0.24, 0.3],
    material: 'paper',
    castsShadow: false,
    left: [disc(0.14, 0.17, 0.08, tone('ink', 'left')), band(0, 0.06, tone('teal', 'left'))],
  }),
];

/** A concrete mixer truck along x, 2.6 long. */
export const mixerTruck = ([x, y, z]: Vec3): Solid =>
  assembly('mixer truck', [
    box({ name: 'frame', at: [x, y + 0.05, z + 0.2], size: [2.6, 0.85, 0.16], material: 'ink' }),
    prism({
      name: 'drum',
      at: [x + 0.1, y + 0.1, z + 0.36],
      along: 'y',
      points: [
        [0, 0.3],
        [0.35, 0.02],
        [1.2, 0],
        [1.6, 0.2],
        [1.6, 0.6],
        [1.2, 0.86],
        [0.4, 0.94],
        [0, 0.66],
      ],
      length: 0.75,
      material: 'paper',
      cap: [
        segment([0.3, 0.1], [0.62, 0.9], tone('clay', 'left'), 3),
        segment([0.8, 0.04], [1.1, 0.86], tone('clay', 'left'), 3),
      ],
    }),
    box({
      name: 'cab',
      at: [x + 1.9, y + 0.05, z + 0.36],
      size: [0.66, 0.85, 0.78],
      material: 'clay',
      left: [panel(0.16, 0.34, 0.54, 0.66, WINDOW_DARK)],
      right: [panel(0.08, 0.34, 0.77, 0.68, WINDOW_DARK)],
    }),
    [0.2, 0.65, 2].map((dx) => hubWheel([x + dx, y + 0.76, z], 0.21, 0.16, 0.11)),
  ]);

/** A pile in a cut face at `u`, from `top` down to `foot`. */
export const pile = (u: number, top: number, foot: number): FacePaint[] => [
  panel(u - 0.2, foot, u + 0.2, top, tone('stone', 'left')),
  panel(u + 0.05, foot, u + 0.2, top, tone('stone', 'right')),
  segment([u - 0.08, foot + 0.06], [u - 0.08, top], tone('clay', 'right'), 0.9),
];
