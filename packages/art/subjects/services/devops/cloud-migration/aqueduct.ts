/** An old basin, a new reservoir, and the valve house between them. */
import { area, disc, panel, ribs, segment, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { mouth, pool } from '#library/channels.ts';

/** A level gauge on a face: a white board with a teal column up to `share` of its height. */
const gauge = (u: number, v: number, height = 0.7, share = 0.7): FacePaint[] => [
  panel(u - 0.13, v, u + 0.13, v + height, WHITE),
  panel(u - 0.06, v + 0.04, u + 0.02, v + height * share, tone('teal', 'left')),
  ...[0.25, 0.5, 0.75].map((mark) =>
    segment([u + 0.05, v + height * mark], [u + 0.1, v + height * mark], tone('steel', 'right'), 0.7),
  ),
];

const crack = (points: readonly Vec2[]): FacePaint => stroke(points, tone('ink', 'right'), 1.5);

/** An old square basin with cracks, from which water leaks, and props against its wall. */
export function oldBasin([x, y, z]: Vec3, [w, d, h]: Vec3): Solid[] {
  return [
    box({
      name: 'old basin',
      at: [x, y, z],
      size: [w, d, h],
      material: 'rose',
      top: [
        pool(0.25, 0.25, w - 0.25, d - 0.25, 0.16, 'rose', tone('sea', 'top')),
        crack([
          [w - 0.25, 0.7],
          [w - 0.12, 0.82],
          [w, 0.7],
        ]),
        crack([
          [0.9, d],
          [1, d - 0.12],
          [0.92, d - 0.25],
        ]),
      ],
      left: [
        crack([
          [0.9, h],
          [1.05, h * 0.72],
          [0.85, h * 0.5],
          [1.08, h * 0.24],
          [1, 0],
        ]),
        crack([
          [1.05, h * 0.72],
          [1.3, h * 0.55],
        ]),
        crack([
          [1.95, h],
          [1.85, h * 0.7],
          [2, h * 0.45],
        ]),
        area(
          [
            [0.98, 0],
            [1.06, h * 0.3],
            [1.14, 0],
          ],
          tone('teal', 'left'),
        ),
        ...gauge(w - 0.4, h * 0.14, h * 0.78, 0.84),
      ],
      right: [
        crack([
          [d - 0.8, h],
          [d - 0.65, h * 0.6],
          [d - 0.85, h * 0.3],
        ]),
      ],
    }),
    rod({
      name: 'shore',
      at: [x + 0.5, y + d + 0.75, z],
      to: [x + 0.5, y + d + 0.04, z + h * 0.8],
      paint: tone('wood', 'left'),
      width: 3,
    }),
    rod({
      name: 'shore',
      at: [x + 1.7, y + d + 0.75, z],
      to: [x + 1.7, y + d + 0.04, z + h * 0.8],
      paint: tone('wood', 'left'),
      width: 3,
    }),
  ];
}

/** A new round reservoir with a teal band. */
export const roundReservoir = ([x, y, z]: Vec3, radius: number, height: number): Solid[] => [
  cylinder({
    name: 'reservoir',
    at: [x, y, z],
    radius,
    height,
    material: 'paper',
    bands: [{ from: height * 0.28, to: height * 0.42, material: 'teal' }],
  }),
  mouth([x, y, z + height], radius * 0.88, 0.16, 'stone', tone('sea', 'top')),
];

/** A hand wheel on a face, with three marks around it; `pointer` is the mark it points to. */
function threeWay(u: number, v: number, radius: number, pointer: 0 | 1 | 2): FacePaint[] {
  const angle = (index: number) => Math.PI * (0.85 - index * 0.35);
  const on = (index: number, r: number): Vec2 => [u + r * Math.cos(angle(index)), v + r * Math.sin(angle(index))];
  return [
    disc(u, v, radius, tone('clay', 'left')),
    disc(u, v, radius * 0.76, tone('paper', 'left')),
    ...[0.2, 1.25, 2.3].map((turn) =>
      segment(
        [u - radius * 0.85 * Math.cos(turn), v - radius * 0.85 * Math.sin(turn)],
        [u + radius * 0.85 * Math.cos(turn), v + radius * 0.85 * Math.sin(turn)],
        tone('clay', 'left'),
        2,
      ),
    ),
    disc(u, v, radius * 0.2, tone('ink', 'left')),
    segment([u, v], on(pointer, radius * 1.28), tone('ink', 'left'), 2.6),
    ...([0, 1, 2] as const).map((index) =>
      disc(...on(index, radius * 1.5), radius * 0.2, index === pointer ? SIGNAL : tone('stone', 'right')),
    ),
  ];
}

/** A valve house open to the lower left, 3.2 by 1.6: gauges and a wheel on its wall, a row of capped pipes, an open bypass. */
export function valveHouse([x, y, z]: Vec3): Solid[] {
  const pipes = [0, 1, 2, 3].map((index) => x + 1.95 + index * 0.32);
  return [
    box({ name: 'slab', at: [x, y, z], size: [3.3, 1.7, 0.14], material: 'stone' }),
    box({ name: 'end wall', at: [x, y, z + 0.14], size: [0.16, 1.2, 2.1], material: 'sand', castsShadow: false }),
    box({
      name: 'wall',
      at: [x + 0.16, y, z + 0.14],
      size: [3.14, 0.16, 2.1],
      material: 'paper',
      castsShadow: false,
      left: [
        ...gauge(0.3, 0.85, 0.85, 0.72),
        ...gauge(1.78, 0.85, 0.85, 0.72),
        ...threeWay(1.02, 1.05, 0.4, 0),
        panel(2.15, 1.05, 2.95, 1.6, tone('ink', 'left')),
        disc(2.4, 1.32, 0.12, LAMP),
        disc(2.72, 1.32, 0.12, SIGNAL),
      ],
    }),
    prism({
      name: 'roof',
      at: [x - 0.1, y - 0.15, z + 2.24],
      along: 'x',
      points: [
        [0, 0],
        [0.5, 0],
        [0.5, 0.1],
        [0, 0.3],
      ],
      length: 3.5,
      material: 'clay',
      castsShadow: false,
    }),
    pipes.flatMap((px) => [
      cylinder({
        name: 'waiting pipe',
        at: [px, y + 0.9, z + 0.14],
        radius: 0.12,
        height: 0.5,
        material: 'steel',
        castsShadow: false,
      }),
      cylinder({
        name: 'pipe cap',
        at: [px, y + 0.9, z + 0.64],
        radius: 0.15,
        height: 0.1,
        material: 'clay',
        castsShadow: false,
      }),
    ]),
    rod({
      name: 'bypass',
      points: [
        [x + 0.45, y + 1.3, z + 0.14],
        [x + 0.45, y + 1.3, z + 0.5],
        [x + 1.6, y + 1.3, z + 0.5],
        [x + 1.6, y + 1.3, z + 0.14],
      ],
      paint: tone('teal', 'left'),
      width: 4,
    }),
    box({
      name: 'valve',
      at: [x + 0.85, y + 1.12, z + 0.14],
      size: [0.36, 0.36, 0.22],
      material: 'ink',
      castsShadow: false,
      left: [disc(0.18, 0.11, 0.08, SIGNAL)],
      top: [ribs(2, tone('steel', 'left'))],
    }),
  ].flat();
}
