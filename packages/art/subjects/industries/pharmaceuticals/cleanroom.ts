/** Equipment to make medicines: vessel, tablet press, blister line, airlock, air ducts. */
import { band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly, drum } from '#library/parts.ts';
import { pipe } from '#library/workshop.ts';

/** A steel mixing vessel on legs with a domed head, a stirrer motor and a sight glass; `radius` of its body. */
export function mixingVessel([x, y, z]: Vec3, radius = 0.9, height = 1.5): Solid {
  const leg = (dx: number, dy: number) =>
    rod({
      name: 'leg',
      at: [x + dx * radius, y + dy * radius, z],
      to: z + 0.6,
      paint: tone('steel', 'right'),
      width: 3.6,
    });
  return assembly('mixing vessel', [
    leg(-0.8, 0.3),
    leg(0.3, -0.8),
    cylinder({
      name: 'cone',
      at: [x, y, z + 0.18],
      radius: radius * 0.22,
      topRadius: radius,
      height: 0.42,
      material: 'steel',
    }),
    leg(0.72, 0.4),
    leg(0.2, 0.85),
    cylinder({
      name: 'shell',
      at: [x, y, z + 0.6],
      radius,
      height,
      material: 'paper',
      bands: [
        { from: 0, to: 0.1, material: 'steel' },
        { from: height * 0.4, to: height * 0.52, material: 'teal' },
        { from: height - 0.1, to: height, material: 'steel' },
      ],
    }),
    dome({ name: 'head', at: [x, y, z + 0.6 + height], radius: radius * 0.98, material: 'paper' }),
    cylinder({
      name: 'motor',
      at: [x, y, z + 0.6 + height + radius * 0.9],
      radius: radius * 0.24,
      height: 0.5,
      material: 'teal',
      bands: [
        { from: 0.1, to: 0.16, material: 'ink' },
        { from: 0.34, to: 0.4, material: 'ink' },
      ],
    }),
    rod({
      name: 'vent',
      at: [x + radius * 0.5, y - radius * 0.2, z + 0.6 + height + radius * 0.7],
      to: z + 0.6 + height + radius * 1.2,
      paint: tone('steel', 'left'),
      width: 2.6,
    }),
    rod({
      name: 'gauge',
      at: [x + radius * 0.55, y + radius * 0.85, z + 0.6 + height * 0.62],
      to: z + 0.6 + height * 0.86,
      paint: SIGNAL,
      width: 3,
    }),
  ]);
}

/** Painted on the two faces of a tablet press's turret. */
const PUNCHES = [
  panel(0.12, 0.08, 0.82, 0.2, tone('steel', 'right')),
  ...[0.2, 0.36, 0.52, 0.68].map((u) => panel(u, 0.2, u + 0.08, 0.46, tone('steel', 'right'))),
];

/** A rotary tablet press: windows round its turret, a hopper above, a chute for the tablets to the lower right. */
export const tabletPress = ([x, y, z]: Vec3): Solid =>
  assembly('tablet press', [
    box({
      name: 'base',
      at: [x, y, z],
      size: [1.1, 1.1, 0.75],
      material: 'steel',
      left: [panel(0.15, 0.12, 0.95, 0.62, tone('steel', 'top')), panel(0.3, 0.3, 0.6, 0.48, SIGNAL)],
      right: [panel(0.15, 0.12, 0.95, 0.62, tone('steel', 'left'))],
    }),
    box({
      name: 'turret',
      at: [x + 0.08, y + 0.08, z + 0.75],
      size: [0.94, 0.94, 0.62],
      material: 'glass',
      left: PUNCHES,
      right: PUNCHES,
    }),
    box({
      name: 'crown',
      at: [x, y, z + 1.37],
      size: [1.1, 1.1, 0.22],
      material: 'paper',
      left: [band(0.06, 0.14, tone('teal', 'left'))],
      right: [band(0.06, 0.14, tone('teal', 'right'))],
    }),
    cylinder({
      name: 'hopper',
      at: [x + 0.55, y + 0.55, z + 1.59],
      radius: 0.14,
      topRadius: 0.42,
      height: 0.5,
      material: 'steel',
      lid: WHITE,
    }),
    prism({
      name: 'chute',
      at: [x + 1.1, y + 0.35, z + 0.3],
      along: 'y',
      points: [
        [0, 0.3],
        [0.5, 0],
        [0.5, 0.08],
        [0, 0.42],
      ],
      length: 0.32,
      material: 'steel',
    }),
  ]);

/** A blister line along x: foil from a reel, filled pockets, a guillotine, packs at the right. Its bed is `length` long. */
export const blisterLine = ([x, y, z]: Vec3, length = 3.4): Things => {
  const pockets: FacePaint[] = Array.from(
    { length: Math.floor(length / 0.2) - 1 },
    (_, index) => 0.12 + index * 0.2,
  ).flatMap((u, index) =>
    [0.2, 0.38].map((v) => disc(u, v, 0.06, tone(index % 9 === 4 && v > 0.3 ? 'ink' : 'teal', 'left'))),
  );
  return [
    box({
      name: 'line bed',
      at: [x, y, z],
      size: [length, 0.7, 0.62],
      material: 'paper',
      left: [
        band(0, 0.08, tone('ink', 'left')),
        ...[0.14, 0.4, 0.66].map((share) =>
          panel(length * share, 0.16, length * (share + 0.2), 0.5, tone('paper', 'right')),
        ),
        band(0.54, 0.6, tone('teal', 'left')),
      ],
      right: [panel(0.1, 0.16, 0.6, 0.5, tone('paper', 'left'))],
      top: [panel(0, 0.1, length, 0.5, tone('steel', 'top')), ...pockets],
    }),
    drum({
      name: 'foil reel',
      corner: [x + 0.1, y + 0.06, z + 0.64],
      along: 'y',
      radius: 0.34,
      length: 0.34,
      material: 'steel',
      cap: [disc(0.34, 0.34, 0.1, tone('ink', 'left'))],
    }),
    box({
      name: 'camera',
      at: [x + length * 0.42, y + 0.04, z + 0.62],
      size: [0.5, 0.16, 0.8],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.1, 0.5, 0.4, 0.7, SIGNAL), panel(0.1, 0.16, 0.4, 0.4, WINDOW_DARK)],
    }),
    box({
      name: 'guillotine',
      at: [x + length * 0.72, y + 0.04, z + 0.62],
      size: [0.34, 0.62, 0.5],
      material: 'clay',
      castsShadow: false,
      left: [panel(0.08, 0.04, 0.26, 0.24, tone('ink', 'right'))],
      right: [panel(0.08, 0.02, 0.48, 0.2, tone('ink', 'right'))],
    }),
  ];
};

/** A round air duct along x. */
export const duct = (at: Vec3, length: number, radius = 0.28): Solid =>
  pipe(at, 'x', length, radius, 'steel', { name: 'duct', bore: 0.8 });

/** An air handler on a roof: filter front, a fan on top. */
export const airHandler = ([x, y, z]: Vec3, [w, d, h]: Vec3 = [1.5, 1, 0.7]): Solid =>
  box({
    name: 'air handler',
    at: [x, y, z],
    size: [w, d, h],
    material: 'paper',
    castsShadow: false,
    left: [ribs(7, tone('paper', 'right')), band(h * 0.4, h * 0.6, tone('teal', 'left'))],
    right: [panel(0.12, 0.1, d - 0.12, h - 0.12, tone('steel', 'right')), ribs(5, tone('steel', 'left'), 'level')],
    top: [
      disc(w * 0.3, d / 2, d * 0.3, tone('steel', 'right')),
      disc(w * 0.3, d / 2, d * 0.08, tone('steel', 'top')),
      disc(w * 0.72, d / 2, d * 0.3, tone('steel', 'right')),
      disc(w * 0.72, d / 2, d * 0.08, tone('steel', 'top')),
    ],
  });

/** A glass partition along y, its top cut on a slope: high behind, low in front. */
export const slopedWall = (
  [x, y, z]: Vec3,
  length: number,
  [high, low]: readonly [number, number],
  material: Material = 'glass',
): Solid =>
  prism({
    name: 'partition',
    at: [x, y, z],
    along: 'x',
    points: [
      [0, 0],
      [length, 0],
      [length, low],
      [length * 0.45, low],
      [0, high],
    ],
    length: 0.1,
    material,
    castsShadow: false,
    cap: [panel(0, 0, length, 0.1, tone('steel', 'right'))],
  });

/** One door of an airlock, `width` along y; its lamp shows whether it is open. */
export const airlockDoor = ([x, y, z]: Vec3, width: number, lamp: 'open' | 'shut'): Solid =>
  box({
    name: 'airlock door',
    at: [x, y, z],
    size: [0.12, width, 1.5],
    material: 'steel',
    castsShadow: false,
    right: [
      panel(0.12, 0, width - 0.12, 1.24, tone(lamp === 'open' ? 'teal' : 'glass', 'right')),
      panel(0.24, 0.4, width - 0.24, 1.12, lamp === 'open' ? LAMP : WINDOW_DARK),
      panel(width * 0.3, 1.32, width * 0.7, 1.42, lamp === 'open' ? SIGNAL : tone('clay', 'left')),
    ],
  });

/** A gown on a hook, for a wall that faces left; its hook at (u, v). */
export const gown = (u: number, v: number, material: Material = 'glass'): FacePaint[] => [
  disc(u, v, 0.035, tone('ink', 'left')),
  panel(u - 0.13, v - 0.62, u + 0.13, v - 0.06, tone(material, 'top')),
  segment([u, v - 0.6], [u, v - 0.1], tone(material, 'right'), 1),
  panel(u - 0.19, v - 0.42, u - 0.13, v - 0.08, tone(material, 'left')),
  panel(u + 0.13, v - 0.42, u + 0.19, v - 0.08, tone(material, 'left')),
];

/** A silo with a tapered head. */
export const silo = ([x, y, z]: Vec3, radius = 0.55, height = 2.6): Solid[] => [
  cylinder({
    name: 'silo',
    at: [x, y, z],
    radius,
    height,
    material: 'steel',
    bands: [{ from: height * 0.7, to: height * 0.8, material: 'teal' }],
  }),
  cylinder({
    name: 'silo head',
    at: [x, y, z + height],
    radius,
    topRadius: radius * 0.2,
    height: radius * 0.6,
    material: 'steel',
    castsShadow: false,
  }),
];
