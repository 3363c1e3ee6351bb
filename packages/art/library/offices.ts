/** What stands on an office floor, from typewriter days to now. */
import { area, disc, type FacePaint, panel } from '#kit/face.ts';
import { CHANNEL, LAMP, type Material, SIGNAL, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A screen on a desk top; the bulky kind is as deep as it is wide. */
export const screen = ([x, y, z]: Vec3, isBulky = false): Solid =>
  box({
    name: 'screen',
    at: [x, y, z],
    size: [0.4, isBulky ? 0.3 : 0.08, 0.34],
    material: isBulky ? 'sand' : 'ink',
    castsShadow: false,
    left: [panel(0.05, 0.06, 0.35, 0.3, isBulky ? tone('palm', 'right') : SIGNAL)],
  });

/** A filing cabinet with drawers; one of them may be locked with a bar. */
export const cabinet = (at: Vec3, drawers = 3, material: Material = 'steel', isLocked = false): Solid => {
  const height = drawers * 0.3;
  const front: FacePaint[] = Array.from({ length: drawers }, (_, index) => [
    panel(0.05, index * 0.3 + 0.04, 0.45, index * 0.3 + 0.26, tone(material, 'right')),
    panel(0.19, index * 0.3 + 0.15, 0.31, index * 0.3 + 0.19, LAMP),
  ]).flat();
  return box({
    name: 'cabinet',
    at,
    size: [0.5, 0.5, height],
    material,
    castsShadow: false,
    left: [
      ...front,
      ...(isLocked
        ? [panel(0.22, 0, 0.28, height, tone('clay', 'left')), disc(0.25, height * 0.5, 0.09, tone('gold', 'top'))]
        : []),
    ],
  });
};

/** A pipe of water on a face, straight up from `v0` to `v1`. */
export const riser =
  (u: number, v0: number, v1: number): FacePaint =>
  (face) => [
    ...panel(u - 0.19, v0, u + 0.19, v1, CHANNEL.wall)(face),
    ...panel(u - 0.13, v0, u + 0.13, v1, CHANNEL.water)(face),
    {
      d:
        area(
          [
            [u, v0],
            [u, v1],
          ],
          CHANNEL.light,
        )(face)[0]?.d ?? '',
      stroke: CHANNEL.light,
      width: 1.2,
      dash: '8 8',
      motion: 'flow',
      opacity: 0.9,
    },
  ];
