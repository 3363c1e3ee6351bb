/** Hand pumps and dunes. */
import { SIGNAL, tone, type Material } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { layer } from './channels.ts';
import { assembly } from './parts.ts';

/**
 * A hand pump on a slab, with its spout to the lower left, its handle to the right and a lamp on its post; 1.4 grid
 * units high. The position is the pump's centre, at the height of the ground.
 */
export function fieldPump([x, y, z]: Vec3, material: Material = 'ink'): Solid {
  const [lx, ly] = project([x + 0.1, y + 0.16, z + 0.78]);
  return assembly('field pump', [
    box({ at: [x - 0.36, y - 0.36, z], size: [0.72, 0.8, 0.1], material: 'stone' }),
    cylinder({ at: [x, y, z + 0.1], radius: 0.15, height: 1, material }),
    rod({
      points: [
        [x, y + 0.1, z + 0.92],
        [x, y + 0.42, z + 0.92],
        [x, y + 0.46, z + 0.74],
      ],
      paint: tone(material, 'left'),
      width: 3.4,
    }),
    cylinder({ at: [x, y, z + 1.1], radius: 0.21, height: 0.14, material }),
    rod({
      points: [
        [x - 0.1, y, z + 1.3],
        [x + 0.2, y, z + 1.36],
        [x + 0.8, y, z + 1.02],
      ],
      paint: tone(material === 'ink' ? 'steel' : material, 'right'),
      width: 2.6,
    }),
    sketch({
      at: [x, y, z + 0.6],
      size: [0.1, 0.1, 0.1],
      shapes: [{ d: circle((u, v) => [lx + u * 1.5, ly + v * 1.5]), fill: SIGNAL }],
    }),
  ]);
}

/**
 * A low dune on the ground, with its dark side to the right. The position is its centre (x, y); `size` is its width in
 * grid units.
 */
export function dune([x, y]: readonly [number, number], size = 1.6): Solid {
  const [cx, cy] = project([x, y, 0]);
  const [w, h] = [size * 13, size * 6];
  const at = (u: number, v: number) => `${(cx + u * w).toFixed(1)} ${(cy + v * h).toFixed(1)}`;
  return sketch({
    name: 'dune',
    at: [x - size / 2, y - size / 2, 0],
    size: [size, size, 0.3],
    shapes: [
      {
        d: `M${at(-1, 0)}C${at(-0.55, -0.1)} ${at(-0.2, -1)} ${at(0.12, -1)}C${at(0, -0.3)} ${at(0.15, 0.25)} ${at(0.42, 0.42)}C${at(-0.1, 0.55)} ${at(-0.7, 0.3)} ${at(-1, 0)}Z`,
        fill: tone('sand', 'top'),
      },
      {
        d: `M${at(0.12, -1)}C${at(0.5, -0.8)} ${at(0.75, -0.1)} ${at(1, 0.05)}C${at(0.85, 0.25)} ${at(0.65, 0.4)} ${at(0.42, 0.42)}C${at(0.15, 0.25)} ${at(0, -0.3)} ${at(0.12, -1)}Z`,
        fill: layer(1),
      },
    ],
  });
}
