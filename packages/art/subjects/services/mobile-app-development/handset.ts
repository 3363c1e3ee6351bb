/** An upright handset as a house: a rounded frame with one storey for each room. */
import { disc, panel } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, type Fill, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { arc } from '#library/parts.ts';

const FRAME = 0.18;
const CAP = 0.72;

interface Room {
  wall: Fill;
  /** Material of the well curb and its bucket. */
  curb: Material;
  bucket: Material;
}

/** Height of a storey in grid units. */
const STOREY = 1.34;

/** Distance of the rope of a storey from the left side of the handset. */
export const ropeAt = (index: number): number => 0.7 + index * 0.56;

/** The handset: `width` wide, `depth` deep, one storey for each room from the ground up; its screen faces the lower left. */
export function handset({
  at: [x, y, z],
  width: w,
  depth: d,
  rooms,
}: {
  at: Vec3;
  width: number;
  depth: number;
  rooms: readonly Room[];
}): Solid[] {
  const radius = 0.6;
  const floors = z + CAP;
  const height = STOREY * rooms.length;
  const back = 0.4;
  return [
    prism({
      name: 'foot',
      at: [x, y, z],
      along: 'y',
      length: d,
      material: 'steel',
      points: [
        [0, CAP],
        ...arc(radius * 0.5, 180, 270, 4, [radius * 0.5, radius * 0.5]),
        ...arc(radius * 0.5, 270, 360, 4, [w - radius * 0.5, radius * 0.5]),
        [w, CAP],
      ],
      cap: [panel(w / 2 - 0.45, 0.3, w / 2 + 0.45, 0.38, tone('ink', 'left'))],
    }),
    box({
      name: 'back',
      at: [x + FRAME, y, floors],
      size: [w - 2 * FRAME, back, height],
      material: 'paper',
      castsShadow: false,
      left: rooms.map(({ wall }, index) => panel(0, index * STOREY, w - 2 * FRAME, (index + 1) * STOREY, wall)),
    }),
    box({ name: 'left frame', at: [x, y, floors], size: [FRAME, d, height], material: 'steel', castsShadow: false }),
    box({
      name: 'right frame',
      at: [x + w - FRAME, y, floors],
      size: [FRAME, d, height],
      material: 'steel',
      castsShadow: false,
      right: [
        panel(d * 0.38, height * 0.66, d * 0.62, height * 0.78, tone('ink', 'right')),
        panel(d * 0.38, height * 0.5, d * 0.62, height * 0.62, tone('ink', 'right')),
      ],
    }),
    rooms.flatMap(({ curb, bucket }, index) => {
      const level = floors + index * STOREY;
      const middle = x + ropeAt(index);
      return [
        box({
          name: 'floor',
          at: [x + FRAME, y + back, level],
          size: [w - 2 * FRAME, d - back, 0.12],
          material: 'stone',
          castsShadow: false,
        }),
        cylinder({
          name: 'curb',
          at: [middle, y + back + (d - back) * 0.56, level + 0.12],
          radius: 0.26,
          height: 0.34,
          material: curb,
          lid: SIGNAL,
          castsShadow: false,
        }),
        cylinder({
          name: 'bucket',
          at: [index < 2 ? middle + 0.62 : middle - 0.62, y + d - 0.26, level + 0.12],
          radius: 0.13,
          topRadius: 0.18,
          height: 0.28,
          material: bucket,
          castsShadow: false,
        }),
        rod({
          name: 'jib',
          at: [middle, y + d - 0.2, level + STOREY - 0.16],
          to: [middle, y + d + 0.12, level + STOREY - 0.16],
          paint: tone('wood', 'right'),
          width: 3.4,
        }),
      ];
    }),
    prism({
      name: 'crown',
      at: [x, y, floors + height],
      along: 'y',
      length: d,
      material: 'steel',
      castsShadow: false,
      points: [
        [0, 0],
        [w, 0],
        ...arc(radius, 0, 90, 4, [w - radius, CAP - radius]),
        ...arc(radius, 90, 180, 4, [radius, CAP - radius]),
      ],
      cap: [panel(w / 2 - 0.42, 0.26, w / 2 + 0.2, 0.38, tone('ink', 'left')), disc(w / 2 + 0.42, 0.32, 0.1, LAMP)],
    }),
  ].flat();
}

/** The ropes of all storeys, from their jibs down to the height `foot`. */
export const ropes = ([x, y, z]: Vec3, depth: number, storeys: number, foot: number): Solid[] =>
  Array.from({ length: storeys }, (_, index) => {
    const [u, v] = [x + ropeAt(index), y + depth + 0.12];
    return rod({
      name: 'rope',
      at: [u, v, z + CAP + (index + 1) * STOREY - 0.16],
      to: foot,
      paint: tone('gold', 'top'),
      width: 1.3,
    });
  });
