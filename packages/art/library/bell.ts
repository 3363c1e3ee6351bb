import { tone } from '#kit/palette.ts';
import { polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { cylinder, sketch } from '#kit/solids.ts';
import { levelCircle, project, type Vec2, type Vec3 } from '#kit/space.ts';

/** The dome and button of a counter bell. The position is the centre of its base; `radius` in grid units. */
export const bell = ([x, y, z]: Vec3, radius: number): Solid[] => {
  const [cx, cy] = project([x, y, z]);
  const [rx, ry] = levelCircle(radius);
  const half = Array.from({ length: 13 }, (_, index): Vec2 => [
    cx - rx * Math.cos((index * Math.PI) / 12),
    cy - rx * 0.95 * Math.sin((index * Math.PI) / 12),
  ]);
  const foot = Array.from({ length: 13 }, (_, index): Vec2 => [
    cx + rx * Math.cos((index * Math.PI) / 12),
    cy + ry * Math.sin((index * Math.PI) / 12),
  ]);
  return [
    sketch({
      name: 'bell',
      at: [x - radius, y - radius, z],
      size: [2 * radius, 2 * radius, radius],
      shapes: [
        {
          d: polygon([...half, ...foot]),
          fill: { shape: 'ball', stops: [tone('gold', 'top'), tone('gold', 'left'), tone('gold', 'right')] },
        },
      ],
    }),
    cylinder({
      name: 'button',
      at: [x, y, z + radius * 0.9],
      radius: radius * 0.14,
      height: radius * 0.35,
      material: 'steel',
      castsShadow: false,
    }),
  ];
};
