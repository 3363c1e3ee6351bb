/** A junction of pipes under the ground with one valve for all of them. */
import { disc, stroke, type FacePaint } from '#kit/face.ts';
import { CHANNEL, tone } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Vec2 } from '#kit/space.ts';
import { flowing } from '#kit/water.ts';
import { bolts, circleOn, spokes } from '#library/gauges.ts';

/** A pipe on a cut face: brass with water running in it, collars at its bends. */
export const brassPipe = (points: readonly Vec2[]): FacePaint[] => [
  stroke(points, tone('gold', 'right'), 10.5),
  stroke(points, tone('gold', 'left'), 8.8),
  stroke(points, CHANNEL.water, 4.6),
  ({ at }) => [flowing(line(points.map(([u, v]) => at(u, v))), 1.1)],
];

/** The body of the valve where the pipes meet, with its hand wheel in front. */
export const masterValve = (u: number, v: number, radius = 0.62): FacePaint[] => [
  disc(u, v, radius * 1.12, tone('ink', 'right')),
  disc(u, v, radius, tone('gold', 'right')),
  disc(u, v, radius * 0.86, tone('gold', 'left')),
  ...bolts(u, v, radius * 0.93, 0.05),
  ...spokes(u, v, radius * 0.62, tone('clay', 'left'), 3.4, 3),
  circleOn(u, v, radius * 0.62, tone('clay', 'left'), 3.6),
];
