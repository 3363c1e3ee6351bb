/** An open pavilion, and the round table, stools and chest in it. */
import { area, disc, panel, segment, type FacePaint } from '#kit/face.ts';
import { CHANNEL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch, topFace } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { HOLE } from '#library/channels.ts';
import { arc } from '#library/parts.ts';

/** Paints on a level surface at the height z. */
export const decal = ([x, y, z]: Vec3, [w, d]: Vec2, paints: readonly FacePaint[]): Solid =>
  sketch({
    name: 'decal',
    at: [x, y, z],
    size: [w, d, 0.01],
    shapes: paints.flatMap((paint) => paint(topFace(x, y, z, w, d))),
  });

const turned = (u: number, v: number, angle: number, w: number, h: number): Vec2[] =>
  (
    [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ] as const
  ).map(([a, b]) => [u + a * Math.cos(angle) - b * Math.sin(angle), v + a * Math.sin(angle) + b * Math.cos(angle)]);

/** A drawing on a table: a white sheet with a plan in teal and clay. */
const plan = (u: number, v: number, angle: number): FacePaint[] => [
  area(turned(u, v, angle, 0.34, 0.24), WHITE),
  area(turned(u, v, angle, 0.2, 0.12), tone('teal', 'top')),
  area(turned(u, v, angle, 0.13, 0.06), WHITE),
];

/** A round table with the open mouth of a shaft in its middle and drawings around it; `at` is its middle. */
export const ringTable = ([x, y, z]: Vec3, radius = 1.35): Things => {
  const at = (degrees: number, r: number): Vec2 => [
    radius + r * Math.cos((degrees * Math.PI) / 180),
    radius + r * Math.sin((degrees * Math.PI) / 180),
  ];
  return [
    cylinder({
      name: 'table foot',
      at: [x, y, z],
      radius: radius * 0.62,
      height: 0.44,
      material: 'stone',
      castsShadow: false,
    }),
    cylinder({ name: 'table', at: [x, y, z + 0.44], radius, height: 0.12, material: 'wood', castsShadow: false }),
    decal(
      [x - radius, y - radius, z + 0.56],
      [2 * radius, 2 * radius],
      [
        disc(radius, radius, 0.56, tone('stone', 'top')),
        disc(radius, radius, 0.44, HOLE),
        disc(radius + 0.1, radius + 0.1, 0.3, CHANNEL.water),
        segment([radius - 0.1, radius + 0.1], [radius + 0.2, radius + 0.1], WHITE, 1.2),
        ...[20, 88, 150, 212, 290].flatMap((degrees) =>
          plan(...at(degrees, radius * 0.7), (degrees * Math.PI) / 180 + Math.PI / 2),
        ),
        segment(at(50, radius * 0.55), at(62, radius * 0.9), tone('clay', 'left'), 2),
        disc(...at(120, radius * 0.78), 0.1, tone('gold', 'top')),
      ],
    ),
  ];
};

/** A round stool. */
export const stool = ([x, y, z]: Vec3, material: Material = 'teal'): Solid =>
  cylinder({ name: 'stool', at: [x, y, z], radius: 0.24, height: 0.34, material, castsShadow: false });

/** A round floor of two steps, cut off flat at the lower left; `at` is the middle of the cut edge, the centre lies `back` behind it. */
export const cutFloor = ([x, y, z]: Vec3, radius: number, back: number): Solid[] =>
  [0, 1].map((step) => {
    const r = radius - step * 0.3;
    const points = arc(r, 0, 360, 32).map(([u, v]): Vec2 => [u, Math.min(v, back)]);
    return prism({
      name: 'floor',
      at: [x, y - back, z + step * 0.16],
      along: 'z',
      points,
      length: 0.16,
      material: step === 0 ? 'stone' : 'paper',
      castsShadow: false,
    });
  });

/** Slim columns on an arc round `at`, a ring beam on them, cut off `near` in front of the middle, and beams up to a small ring above it. */
export function pergola(
  [x, y, z]: Vec3,
  radius: number,
  height: number,
  near: number,
  degrees: readonly number[],
): Things {
  const at = (angle: number, r: number, up: number): Vec3 => [
    x + r * Math.cos((angle * Math.PI) / 180),
    y + r * Math.sin((angle * Math.PI) / 180),
    z + up,
  ];
  /** The part of a circle that lies behind the cut. */
  const circleOf = (r: number, up: number) => {
    const half = r > near ? 180 - (Math.asin(near / r) * 180) / Math.PI : 90;
    const sweep = r > near ? 540 - 2 * half : 360;
    return Array.from({ length: 49 }, (_, index) => at(half + (sweep * index) / 48, r, up));
  };
  const wood = tone('wood', 'left');
  const beams = Array.from({ length: 16 }, (_, index) => index * 22.5).filter(
    (angle) => radius * 1.12 * Math.sin((angle * Math.PI) / 180) <= near,
  );
  return [
    ...degrees.map((angle) => {
      const [cx, cy] = at(angle, radius, 0);
      return [
        cylinder({
          name: 'column',
          at: [cx, cy, z],
          radius: 0.15,
          topRadius: 0.12,
          height,
          material: 'paper',
          castsShadow: false,
          bands: [
            { from: 0, to: 0.14, material: 'clay' },
            { from: height - 0.16, to: height, material: 'clay' },
          ],
        }),
      ];
    }),
    ...beams.map((angle) =>
      rod({
        name: 'beam',
        at: at(angle, radius * 1.12, height + 0.06),
        to: at(angle, 0.55, height + 0.75),
        paint: wood,
        width: 2.2,
      }),
    ),
    rod({ name: 'ring', points: circleOf(radius, height + 0.1), paint: tone('wood', 'right'), width: 4.2 }),
    rod({ name: 'ring', points: circleOf(0.55, height + 0.75), paint: tone('clay', 'left'), width: 3.4 }),
    rod({ name: 'ring', points: circleOf(radius * 0.62, height + 0.45), paint: wood, width: 1.6 }),
  ];
}

/** Outline of a roll of paper. */
const ROLL = Array.from({ length: 10 }, (_, step): Vec2 => [
  0.1 + 0.1 * Math.cos(step * 0.628),
  0.1 + 0.1 * Math.sin(step * 0.628),
]);

/** A chest for drawings with wide shallow drawers and two rolls on top; 1.6 by 0.7. */
export const planChest = ([x, y, z]: Vec3): Things => [
  box({
    name: 'plan chest',
    at: [x, y, z],
    size: [1.6, 0.7, 0.8],
    material: 'gold',
    left: [0.1, 0.27, 0.44, 0.61].flatMap((v) => [
      panel(0.08, v, 1.52, v + 0.13, tone('gold', 'right')),
      panel(0.7, v + 0.05, 0.9, v + 0.08, tone('ink', 'left')),
    ]),
  }),
  prism({
    name: 'roll',
    at: [x + 0.2, y + 0.15, z + 0.8],
    along: 'x',
    length: 1.1,
    material: 'paper',
    points: ROLL,
    castsShadow: false,
  }),
  prism({
    name: 'roll',
    at: [x + 0.3, y + 0.4, z + 0.8],
    along: 'x',
    length: 1,
    material: 'rose',
    points: ROLL,
    castsShadow: false,
  }),
];
