import { disc, panel } from '#kit/face.ts';
import { LAMP, SIGNAL, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/**
 * A sensor on a post: a head with a lamp, and an antenna. The position is the centre of its base; `height` is that of
 * the post, in grid units, and the antenna ends 0.65 above it.
 */
export const sensorPost = ([x, y, z]: Vec3, height = 0.75): Solid[] => [
  cylinder({ name: 'foot', at: [x, y, z], radius: 0.2, height: 0.1, material: 'stone' }),
  cylinder({ name: 'post', at: [x, y, z + 0.1], radius: 0.07, height: height - 0.1, material: 'paper' }),
  box({
    name: 'head',
    at: [x - 0.17, y - 0.17, z + height],
    size: [0.34, 0.34, 0.3],
    material: 'ink',
    castsShadow: false,
    left: [disc(0.17, 0.15, 0.08, SIGNAL)],
    right: [panel(0.07, 0.11, 0.27, 0.19, LAMP)],
    top: [panel(0.05, 0.05, 0.29, 0.29, tone('teal', 'left'))],
  }),
  rod({
    name: 'antenna',
    at: [x, y, z + height + 0.3],
    to: z + height + 0.65,
    paint: tone('clay', 'left'),
    width: 1.4,
  }),
];
