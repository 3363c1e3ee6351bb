/** A round tower opened floor by floor, and the dome with its telescope. */
import { polygon } from '../kit/path.ts';
import { tone, type Material } from '../kit/palette.ts';
import type { Solid } from '../kit/shape.ts';
import { cylinder, dome, prism, sketch } from '../kit/solids.ts';
import { project, type Vec2, type Vec3 } from '../kit/space.ts';
import { arc } from './parts.ts';
import { tube } from './tubes.ts';

interface Storey {
  /** Centre of the floor's underside. */
  at: Vec3;
  radius: number;
  /** Height from floor to floor. */
  height: number;
  wall?: Material;
}

const SLAB = 0.14;
const WALL = 0.14;

/** A round floor and the far half of the wall around it: a room open towards the viewer, its floor `SLAB` thick. */
export function openStorey({ at: [x, y, z], radius, height, wall = 'sand' }: Storey): Solid[] {
  const outline: Vec2[] = [...arc(radius, 135, 315, 16), ...arc(radius - WALL, 315, 135, 16)];
  const shell = prism({ name: 'far wall', at: [x, y, z + SLAB], along: 'z', points: outline, length: height - SLAB, material: wall, castsShadow: false });
  const { min, max } = shell.box;
  return [
    cylinder({ name: 'floor', at: [x, y, z], radius, height: SLAB, material: 'paper', lid: tone('wood', 'top'), castsShadow: z < 0.5 }),
    { ...shell, box: { min, max: [x - radius * 0.5, y - radius * 0.5, max[2]] } },
  ];
}

/** The observatory's dome: a slit towards the lower left, a telescope looking out of it. */
export function observatoryDome([x, y, z]: Vec3, radius: number): Solid[] {
  const half = radius * 0.19;
  const toward: Vec2 = [-0.18, 0.984];
  const onBall = (side: number, angle: number): Vec2 => {
    const flat = Math.sqrt(radius ** 2 - side ** 2);
    const [out, up] = [flat * Math.cos(angle), flat * Math.sin(angle)];
    return project([x + out * toward[0] + side * toward[1], y + out * toward[1] - side * toward[0], z + up]);
  };
  const angles = Array.from({ length: 9 }, (_, index) => 0.36 + (index * 1.3) / 8);
  const strip = (from: number, to: number) => polygon([...angles.map((angle) => onBall(from, angle)), ...angles.toReversed().map((angle) => onBall(to, angle))]);
  const aim = (reach: number, rise: number): Vec3 => [x + toward[0] * reach, y + toward[1] * reach, z + rise];
  return [
    dome({ name: 'dome', at: [x, y, z], radius, material: 'paper', castsShadow: false }),
    {
      ...sketch({
        name: 'slit',
        at: [x - 0.3, y + radius * 0.3, z + radius * 0.2],
        size: [0.6, radius * 0.7, radius * 0.8],
        shapes: [
          { d: strip(-half * 1.35, half * 1.35), fill: tone('steel', 'left') },
          { d: strip(-half, half), fill: tone('ink', 'right') },
        ],
      }),
    },
    {
      ...tube({ name: 'telescope', from: aim(radius * 0.55, radius * 0.5), to: aim(radius * 1.16, radius * 1.05), radius: radius * 0.13, endRadius: radius * 0.15, material: 'gold', mouth: tone('glass', 'top'), bore: 0.76 }),
    },
  ].map((solid, index) => ({ ...solid, box: { min: [solid.box.min[0], solid.box.min[1], z + index * 0.01], max: solid.box.max } }) as Solid);
}
