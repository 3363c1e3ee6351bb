/** Objects of a small well: sandbags, a scale, a snail. */
import { disc, segment } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { circle, line, smooth } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, sketch, sphere } from '#kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';
import { ring } from '#library/parts.ts';

/** A sandbag tied at its neck; [x, y, z] is its lowest point. */
export const sandbag = ([x, y, z]: Vec3, radius = 0.3): Solid[] => [
  sphere({ name: 'sandbag', at: [x, y, z], radius, material: 'sand' }),
  cylinder({
    name: 'neck',
    at: [x, y, z + 2 * radius],
    radius: radius * 0.3,
    topRadius: radius * 0.55,
    height: radius * 0.5,
    material: 'sand',
    castsShadow: false,
  }),
];

/** A snail facing the lower left, `size` units long. */
export function snail([x, y, z]: Vec3, size = 0.9): Solid {
  const [sx, sy] = project([x, y, z]);
  const k = size * UNIT;
  const p = (u: number, v: number): Vec2 => [sx + u * k, sy - v * k];
  const spiral = Array.from({ length: 15 }, (_, step): Vec2 => {
    const [turn, reach] = [step * 0.78 + 0.6, 0.3 - step * 0.019];
    return p(0.12 + Math.cos(turn) * reach, 0.42 + Math.sin(turn) * reach);
  });
  return sketch({
    name: 'snail',
    at: [x - size * 0.4, y - size * 0.4, z],
    size: [size * 0.8, size * 0.8, size * 0.8],
    shapes: [
      {
        d: `${smooth([p(0.62, 0.02), p(0.3, 0.17), p(-0.2, 0.15), p(-0.42, 0.36), p(-0.55, 0.42), p(-0.66, 0.3), p(-0.56, 0.06), p(-0.4, 0)])}Z`,
        fill: tone('gold', 'left'),
      },
      {
        d: `${line([p(-0.5, 0.38), p(-0.46, 0.62)])}${line([p(-0.58, 0.38), p(-0.66, 0.6)])}`,
        stroke: tone('gold', 'right'),
        width: 1.4,
        cap: 'round',
      },
      { d: circle((u, v) => p(0.12 + u * 0.36, 0.42 + v * 0.36)), fill: tone('clay', 'left') },
      { d: smooth(spiral), stroke: tone('clay', 'right'), width: 1.6, cap: 'round' },
    ],
  });
}

/** A platform scale with a round dial on its column; [x, y, z] is the far corner of the platform. */
export function scale([x, y, z]: Vec3): Solid[] {
  const dial: Vec2 = [0.36, 0.36];
  return [
    box({ name: 'platform', at: [x, y, z], size: [1.2, 1.1, 0.16], material: 'ink' }),
    box({ name: 'column', at: [x + 0.5, y - 0.2, z], size: [0.2, 0.2, 1.1], material: 'steel' }),
    prism({
      name: 'dial',
      at: [x + 0.24, y - 0.2, z + 1.1],
      along: 'y',
      length: 0.2,
      material: 'clay',
      points: ring(0.36, 16, dial),
      cap: [
        disc(...dial, 0.28, tone('paper', 'top')),
        segment(dial, [dial[0] - 0.17, dial[1] + 0.1], tone('clay', 'right'), 1.3),
      ],
    }),
  ];
}
