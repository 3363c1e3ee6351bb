/** Workshops on wheels and the well house they are connected to. */
import { disc, panel, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { arch } from '#library/arcades.ts';
import { cellar } from '#library/cellar.ts';
import { drum } from '#library/parts.ts';

/** The goods in a cart: racks, frames, handsets or gauges. */
type Trade = 'racks' | 'frames' | 'handsets' | 'gauges';

const INSIDE: Readonly<Record<Trade, readonly FacePaint[]>> = {
  racks: [0.12, 0.55, 0.98].flatMap((u) => [
    panel(u, 0.05, u + 0.36, 0.85, tone('ink', 'left')),
    ...[0.16, 0.34, 0.52, 0.7].map((v, index) =>
      panel(u + 0.06, v, u + 0.3, v + 0.06, index % 2 === 0 ? SIGNAL : LAMP),
    ),
  ]),
  frames: [
    [0.1, 0.3, 0.5, 0.4],
    [0.7, 0.12, 0.36, 0.3],
    [0.7, 0.5, 0.62, 0.34],
    [1.14, 0.12, 0.26, 0.3],
  ].flatMap(([u = 0, v = 0, w = 0, h = 0]) => [
    panel(u, v, u + w, v + h, tone('wood', 'right')),
    panel(u + 0.05, v + 0.05, u + w - 0.05, v + h - 0.05, WHITE),
    panel(u + 0.08, v + 0.08, u + w / 2, v + h / 2, tone('clay', 'left')),
  ]),
  handsets: [0.14, 0.56, 0.98].flatMap((u, index) => [
    panel(u, 0.12, u + 0.34, 0.82, tone('ink', 'left')),
    panel(u + 0.05, 0.2, u + 0.29, 0.74, index === 1 ? tone('gold', 'top') : tone('teal', 'top')),
    panel(u + 0.1, 0.5, u + 0.24, 0.66, WHITE),
  ]),
  gauges: [0.32, 0.76, 1.2].flatMap((u, index) => [
    disc(u, 0.58, 0.2, tone('gold', 'left')),
    disc(u, 0.58, 0.15, WHITE),
    panel(u - 0.015, 0.58, u + 0.03, 0.7, tone('clay', 'left')),
    panel(u - 0.16, 0.1, u + 0.16, 0.26, tone(index === 1 ? 'teal' : 'steel', 'left')),
  ]),
};

/**
 * A covered cart, 1.9 by 1.3 grid units, with goods of a `trade` behind the counter on its near side; two wheels,
 * shafts to the lower right. The position is its minimum corner on the ground.
 */
export function workshopCart([x, y, z]: Vec3, material: Material, trade: Trade): Things {
  const up = 0.42;
  const vault = Array.from({ length: 11 }, (_, step): Vec2 => [
    0.65 - 0.72 * Math.cos((step * Math.PI) / 10),
    0.5 * Math.sin((step * Math.PI) / 10),
  ]);
  const wheel = (dx: number): Solid =>
    drum({
      name: 'wheel',
      at: [x + dx + 0.36, y + 1.3, z + 0.36],
      along: 'y',
      radius: 0.36,
      length: 0.12,
      material: 'wood',
      cap: [
        disc(0.36, 0.36, 0.28, tone('wood', 'top')),
        panel(0.33, 0.08, 0.39, 0.64, tone('wood', 'right')),
        panel(0.08, 0.33, 0.64, 0.39, tone('wood', 'right')),
        disc(0.36, 0.36, 0.1, tone('ink', 'left')),
      ],
    });
  return [
    box({
      name: 'cart',
      at: [x, y, z + up],
      size: [1.9, 1.3, 1.25],
      material,
      left: [
        panel(0, 0, 1.9, 0.2, tone(material, 'right')),
        cellar({
          at: [x + 0.18, y + 0.9, z + up + 0.25],
          size: [1.54, 0.4, 0.92],
          open: 'left',
          wall: 'sand',
          floor: 'wood',
          back: INSIDE[trade],
        }),
      ],
      right: [
        panel(0, 0, 1.3, 0.2, tone(material, 'left')),
        panel(0.3, 0.5, 1, 1, LAMP),
        panel(0.63, 0.5, 0.67, 1, tone(material, 'left')),
      ],
    }),
    prism({
      name: 'cover',
      at: [x - 0.08, y, z + up + 1.25],
      along: 'x',
      length: 2.06,
      material: 'paper',
      points: vault,
      castsShadow: false,
    }),
    box({
      name: 'counter',
      at: [x + 0.18, y + 1.3, z + up + 0.62],
      size: [1.54, 0.36, 0.06],
      material: 'wood',
      castsShadow: false,
      top: [panel(0.2, 0.08, 0.55, 0.28, WHITE), panel(1, 0.08, 1.2, 0.28, tone(material, 'left'))],
    }),
    wheel(0.05),
    wheel(1.13),
    rod({
      name: 'shaft',
      at: [x + 1.9, y + 1.1, z + up + 0.1],
      to: [x + 2.6, y + 1.1, z + 0.06],
      paint: tone('wood', 'right'),
      width: 2.2,
    }),
    rod({
      name: 'shaft',
      at: [x + 1.9, y + 0.3, z + up + 0.1],
      to: [x + 2.6, y + 0.3, z + 0.06],
      paint: tone('wood', 'right'),
      width: 2.2,
    }),
  ];
}

/**
 * A round well house with arches under a pointed roof and a lantern, on two steps; its walls are 3 grid units wide. The
 * position is the centre of its base.
 */
export function roundWellHouse([x, y, z]: Vec3): Things {
  const radius = 1.5;
  const bay = (turn: number): readonly [Vec2, Vec2] => [
    [x + radius * Math.cos(turn - 0.22), y + radius * Math.sin(turn - 0.22)],
    [x + radius * Math.cos(turn + 0.22), y + radius * Math.sin(turn + 0.22)],
  ];
  const body = cylinder({
    name: 'well house',
    at: [x, y, z + 0.24],
    radius,
    height: 2,
    material: 'paper',
    castsShadow: false,
    bands: [
      { from: 0, to: 0.2, material: 'stone' },
      { from: 1.72, to: 1.84, material: 'teal' },
    ],
  });
  return [
    cylinder({ name: 'step', at: [x, y, z], radius: radius + 0.5, height: 0.12, material: 'stone' }),
    cylinder({
      name: 'step',
      at: [x, y, z + 0.12],
      radius: radius + 0.25,
      height: 0.12,
      material: 'stone',
      castsShadow: false,
    }),
    {
      ...body,
      shapes: [
        ...body.shapes,
        ...[-0.15, 0.5, 1.07, 1.72].flatMap((turn, index) =>
          arch(0.5, 0.94, 1.35, index % 2 === 0 ? tone('ink', 'left') : LAMP, 0.1)(bayFace(bay(turn), z + 0.24)),
        ),
      ],
    },
    cylinder({
      name: 'roof',
      at: [x, y, z + 2.24],
      radius: radius + 0.28,
      topRadius: 0.3,
      height: 1.25,
      material: 'clay',
      castsShadow: false,
    }),
    cylinder({
      name: 'lantern',
      at: [x, y, z + 3.49],
      radius: 0.26,
      height: 0.34,
      material: 'glass',
      castsShadow: false,
    }),
    cylinder({
      name: 'cap',
      at: [x, y, z + 3.83],
      radius: 0.36,
      topRadius: 0.02,
      height: 0.36,
      material: 'ink',
      castsShadow: false,
    }),
  ];
}

const bayFace = ([a, b]: readonly [Vec2, Vec2], z: number) => ({
  width: 1,
  height: 2,
  at: (u: number, v: number) => projectOn(b, a, u, z + v),
});

const projectOn = (a: Vec2, b: Vec2, u: number, z: number) =>
  project([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, z]);
