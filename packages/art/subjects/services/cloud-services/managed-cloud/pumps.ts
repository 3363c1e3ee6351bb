/** Objects of a pump house at night: the moon, a valve rack, a bench, a trolley. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { LAMP, tone } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, leftFace, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';
import { spokes } from '#library/gauges.ts';
import { drum } from '#library/parts.ts';

/** A full moon in the sky. */
export function moon(at: Vec3, radius: number): Solid {
  const [x, y] = project(at);
  const spot = (dx: number, dy: number, r: number) =>
    circle((u, v) => [x + (dx + u * r) * UNIT, y + (dy + v * r) * UNIT]);
  return sketch({
    name: 'moon',
    at: [at[0] - 0.1, at[1] - 0.1, at[2] - radius],
    size: [0.2, 0.2, 2 * radius],
    shapes: [
      { d: spot(0, 0, radius), fill: { day: '#f3e2b4', night: '#f6ecd0' } },
      {
        d:
          spot(-radius * 0.3, -radius * 0.2, radius * 0.24) +
          spot(radius * 0.34, radius * 0.3, radius * 0.17) +
          spot(radius * 0.2, -radius * 0.45, radius * 0.11),
        fill: { day: '#e3cda0', night: '#ddcda3' },
      },
    ],
  });
}

/** The wheel of a valve, facing left. The position is the centre of its back. */
function valveWheel([x, y, z]: Vec3): Solid {
  const radius = 0.29;
  const face = leftFace(x - radius, y + 0.1, z - radius, 2 * radius, 2 * radius);
  return sketch({
    name: 'valve wheel',
    at: [x - radius, y, z - radius],
    size: [2 * radius, 0.12, 2 * radius],
    shapes: spokes(radius, radius, radius, tone('gold', 'left'), 2).flatMap((draw) => draw(face)),
  });
}

/** A rack of valve wheels on pipes, facing left; 0.8 wide each. */
export const valveRack = ([x, y, z]: Vec3, count: number): Solid[] => [
  box({
    name: 'manifold',
    at: [x, y, z + 0.1],
    size: [count * 0.8, 0.3, 0.22],
    material: 'steel',
    left: [ribs(count * 2 - 1, tone('steel', 'right'))],
  }),
  ...Array.from({ length: count }, (_, index) => x + 0.4 + index * 0.8).flatMap((middle, index) => [
    box({
      name: 'riser',
      at: [middle - 0.09, y + 0.06, z + 0.32],
      size: [0.18, 0.18, 0.8],
      material: index % 2 === 0 ? 'teal' : 'steel',
      castsShadow: false,
    }),
    valveWheel([middle, y + 0.32, z + 0.82]),
    box({
      name: 'tag',
      at: [middle + 0.12, y + 0.34, z + 0.34],
      size: [0.16, 0.02, 0.22],
      material: 'paper',
      castsShadow: false,
    }),
  ]),
  box({
    name: 'header',
    at: [x, y + 0.02, z + 1.12],
    size: [count * 0.8, 0.26, 0.2],
    material: 'steel',
    castsShadow: false,
  }),
];

/** A bench with a lantern, a kettle and an open book. */
export const dutyBench = ([x, y, z]: Vec3): Solid[] => [
  ...[0.1, 1.45].map((dx) => box({ name: 'leg', at: [x + dx, y + 0.1, z], size: [0.14, 0.5, 0.4], material: 'wood' })),
  box({
    name: 'bench',
    at: [x, y, z + 0.4],
    size: [1.7, 0.7, 0.12],
    material: 'wood',
    castsShadow: false,
    top: [
      panel(0.6, 0.15, 1.1, 0.55, tone('paper', 'top')),
      segment([0.85, 0.15], [0.85, 0.55], tone('stone', 'right'), 1),
    ],
  }),
  box({
    name: 'lantern foot',
    at: [x + 0.14, y + 0.2, z + 0.52],
    size: [0.3, 0.3, 0.08],
    material: 'ink',
    castsShadow: false,
  }),
  box({
    name: 'lantern',
    at: [x + 0.17, y + 0.23, z + 0.6],
    size: [0.24, 0.24, 0.32],
    material: 'gold',
    castsShadow: false,
    left: [panel(0.04, 0.03, 0.2, 0.29, LAMP)],
    right: [panel(0.04, 0.03, 0.2, 0.29, LAMP)],
  }),
  box({
    name: 'lantern cap',
    at: [x + 0.14, y + 0.2, z + 0.92],
    size: [0.3, 0.3, 0.07],
    material: 'ink',
    castsShadow: false,
  }),
  cylinder({
    name: 'kettle',
    at: [x + 1.4, y + 0.35, z + 0.52],
    radius: 0.16,
    topRadius: 0.11,
    height: 0.24,
    material: 'steel',
    castsShadow: false,
  }),
];

/** A low trolley along x; the top of its deck is 0.42 above the ground. */
export const trolley = ([x, y, z]: Vec3): Solid[] => [
  ...[0.3, 1.5].map((dx) =>
    drum({
      name: 'axle',
      at: [x + dx, y + 0.06, z + 0.16],
      radius: 0.16,
      length: 0.78,
      along: 'y',
      material: 'rubber',
      isSmooth: true,
      cap: [disc(0.16, 0.16, 0.07, tone('steel', 'top'))],
    }),
  ),
  box({
    name: 'deck',
    at: [x, y, z + 0.32],
    size: [1.8, 0.9, 0.1],
    material: 'wood',
    left: [ribs(7, tone('wood', 'right'))],
  }),
  rod({
    name: 'shaft',
    at: [x + 1.8, y + 0.45, z + 0.37],
    to: [x + 2.35, y + 0.45, z + 0.1],
    paint: tone('ink', 'left'),
    width: 2.2,
  }),
];
