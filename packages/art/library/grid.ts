/** Supply of power and water: pylons, a wind turbine, a water tower. */
import { tone, type Paint } from '#kit/palette.ts';
import { line, smooth } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { arc, assembly, drum } from './parts.ts';

interface Arm {
  /** Height of the arm and its length to each side, in grid units. */
  level: number;
  reach: number;
}

interface Pylon {
  at: Vec3;
  height: number;
  base: number;
  arms: readonly Arm[];
  paint?: Paint;
}

/**
 * A lattice pylon with arms along y, for lines along x. `at` is the centre of its base, `base` half the base's width;
 * lengths in grid units.
 */
export function pylon({ at: [x, y, z], height, base, arms, paint = tone('steel', 'right') }: Pylon): Solid {
  const waist = 0.16;
  const half = (level: number) => base + ((waist - base) * level) / height;
  const corner = (dx: number, dy: number, level: number): Vec3 => [
    x + dx * half(level),
    y + dy * half(level),
    z + level,
  ];
  const levels = Array.from({ length: 8 }, (_, index) => height * (1 - (1 - index / 7) ** 1.35));
  const zigzag = (from: readonly [number, number], to: readonly [number, number]) =>
    [0, 1]
      .map((phase) =>
        line(
          levels.map((level, index) => project((index + phase) % 2 ? corner(...to, level) : corner(...from, level))),
        ),
      )
      .join('');
  const leg = (dx: number, dy: number) => line([project(corner(dx, dy, 0)), project(corner(dx, dy, height))]);
  const armLines = arms
    .map(({ level, reach }) => {
      const tips = [y - reach, y + reach].map((tip) => project([x, tip, z + level]));
      const [a, b] = [project([x, y - half(level), z + level - 0.3]), project([x, y + half(level), z + level - 0.3])];
      const [c, d] = [project([x, y - half(level), z + level + 0.12]), project([x, y + half(level), z + level + 0.12])];
      return line([tips[0]!, a, b, tips[1]!, d, c, tips[0]!]);
    })
    .join('');
  const hangers = arms
    .flatMap(({ level, reach }) =>
      [-reach, reach].map((tip) => line([project([x, y + tip, z + level]), project([x, y + tip, z + level - 0.4])])),
    )
    .join('');
  const widest = Math.max(base, ...arms.map(({ reach }) => reach));
  return sketch({
    name: 'pylon',
    at: [x - base, y - widest, z],
    size: [2 * base, 2 * widest, height],
    shapes: [
      {
        d: leg(-1, -1) + zigzag([-1, -1], [1, -1]) + zigzag([-1, -1], [-1, 1]),
        stroke: tone('steel', 'left'),
        width: 0.8,
      },
      { d: zigzag([-1, 1], [1, 1]) + zigzag([1, 1], [1, -1]), stroke: paint, width: 1 },
      { d: leg(-1, 1) + leg(1, 1) + leg(1, -1), stroke: paint, width: 2 },
      { d: armLines, stroke: paint, width: 1.5 },
      { d: hangers, stroke: tone('teal', 'right'), width: 2.6, cap: 'round' },
    ],
  });
}

/**
 * A round water tank on six legs. The position is the centre of its base; `height` is that of the tank's bottom, in
 * grid units.
 */
export const waterTower = ([x, y, z]: Vec3, height = 2.2): Solid =>
  assembly('water tower', [
    arc(0.75, 30, 330, 5).map(([u, v]) =>
      rod({
        at: [x + u, y + v, z],
        to: [x + u * 0.85, y + v * 0.85, z + height],
        paint: tone('steel', 'right'),
        width: 2.2,
      }),
    ),
    cylinder({ name: 'pipe', at: [x, y, z], radius: 0.16, height, material: 'teal' }),
    cylinder({
      name: 'cone',
      at: [x, y, z + height - 0.4],
      radius: 0.3,
      topRadius: 0.95,
      height: 0.4,
      material: 'steel',
    }),
    cylinder({
      name: 'tank',
      at: [x, y, z + height],
      radius: 0.95,
      height: 0.95,
      material: 'paper',
      bands: [{ from: 0.4, to: 0.62, material: 'teal' }],
    }),
    cylinder({
      name: 'roof',
      at: [x, y, z + height + 0.95],
      radius: 0.98,
      topRadius: 0.05,
      height: 0.4,
      material: 'clay',
    }),
  ]);

/**
 * A wind turbine that faces left, with three blades. The position is the centre of its base; `size` is the hub's height
 * in grid units.
 */
export function windTurbine([x, y, z]: Vec3, size: number): Solid {
  const hub: Vec3 = [x, y + 0.2, z + size];
  const blade = (angle: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const point = (along: number, off: number) =>
      project([hub[0] + c * along - s * off, hub[1] + 0.1, hub[2] + s * along + c * off]);
    const length = size * 0.58;
    return {
      d: smooth([
        point(0.08, 0),
        point(length * 0.25, 0.2),
        point(length, 0),
        point(length * 0.25, -0.05),
        point(0.08, 0),
      ]),
      fill: tone('steel', 'left'),
    };
  };
  return assembly('turbine', [
    cylinder({ name: 'mast', at: [x, y, z], radius: 0.15, topRadius: 0.08, height: size, material: 'steel' }),
    box({ name: 'nacelle', at: [x - 0.12, y - 0.4, z + size - 0.08], size: [0.24, 0.65, 0.26], material: 'teal' }),
    sketch({
      name: 'blades',
      at: [x - 0.1, y + 0.25, z + size],
      size: [0.2, 0.1, size * 0.56],
      shapes: [blade(1.2), blade(1.2 + (2 * Math.PI) / 3), blade(1.2 + (4 * Math.PI) / 3)],
    }),
    drum({ at: [x, y + 0.25, z + size + 0.02], radius: 0.13, length: 0.12, along: 'y', material: 'clay' }),
  ]);
}
