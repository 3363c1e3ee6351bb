/** Objects round terraced basins: a keeper's bridge, a dripping pipe, a ladder. */
import { disc, ribs, segment } from '#kit/face.ts';
import { SIGNAL, tone, WHITE } from '#kit/palette.ts';
import { circle, line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec3 } from '#kit/space.ts';

interface Bridge {
  at: Vec3;
  /** How far each board is lifted. */
  lifts: readonly number[];
  pitch: number;
  /** Height of the deck above `at`. */
  height: number;
}

/** A keeper's bridge along x: a deck on posts, in front of it sluice boards, each at its own height and with a brass dial. */
export function keepersBridge({ at: [x, y, z], lifts, pitch, height }: Bridge): Solid[] {
  const width = lifts.length * pitch;
  const deck = z + height;
  return [
    box({
      name: 'deck',
      at: [x - 0.2, y, deck],
      size: [width + 0.4, 0.7, 0.14],
      material: 'wood',
      castsShadow: false,
      left: [ribs(lifts.length * 2, tone('wood', 'right'))],
      top: [ribs(lifts.length * 4, tone('wood', 'left'))],
    }),
    ...Array.from({ length: lifts.length + 1 }, (_, index) =>
      box({
        name: 'guide',
        at: [x + index * pitch - 0.07, y + 0.7, z],
        size: [0.14, 0.16, height + 1.15],
        material: 'steel',
        castsShadow: false,
      }),
    ),
    ...lifts.map((lift, index) =>
      box({
        name: 'sluice board',
        at: [x + index * pitch + 0.08, y + 0.72, z + lift],
        size: [pitch - 0.16, 0.1, 0.95],
        material: lift > 0.7 ? 'clay' : 'teal',
        castsShadow: false,
        left: [
          ribs(3, tone(lift > 0.7 ? 'clay' : 'teal', 'right'), 'level'),
          disc((pitch - 0.16) / 2, 0.64, 0.2, tone('gold', 'left')),
          disc((pitch - 0.16) / 2, 0.64, 0.14, WHITE),
          segment(
            [(pitch - 0.16) / 2, 0.64],
            [(pitch - 0.16) / 2 + 0.1 * Math.sin(lift * 2.2 - 1), 0.64 + 0.1 * Math.cos(lift * 2.2 - 1)],
            tone('ink', 'left'),
            0.9,
          ),
        ],
      }),
    ),
  ];
}

/** A pipe out of a wall that faces left, `length` along y, with a joint; its end drips straight down on [x, y, z]. */
export function drippingPipe([x, y, z]: Vec3, length: number, height: number): Solid[] {
  const level = z + height;
  const [dx, dy] = project([x, y, level - 0.2]);
  const fall = (height - 0.4) * UNIT;
  const collar = (v: number) => line([project([x, v - 0.06, level]), project([x, v + 0.06, level])]);
  return [
    rod({
      name: 'pipe',
      points: [
        [x, y - length, level],
        [x, y, level],
        [x, y, level - 0.16],
      ],
      paint: tone('steel', 'left'),
      width: 5,
    }),
    sketch({
      name: 'joint',
      at: [x - 0.15, y - 0.15, level - 0.2],
      size: [0.3, 0.3, 0.4],
      shapes: [
        { d: collar(y - length * 0.45) + collar(y - length + 0.08), stroke: tone('clay', 'left'), width: 7.5 },
        {
          d: [0.1, 0.5, 0.9].map((share) => circle((u, v) => [dx + u * 1.5, dy + fall * share + v * 2.1])).join(''),
          fill: SIGNAL,
          motion: 'blink',
        },
      ],
    }),
  ];
}

/** A ladder along y that leans away from the viewer. */
export function ladder([x, y, z]: Vec3, height: number, lean = 0.5): Solid {
  const width = 0.42;
  const point = (u: number, share: number) => project([x + u, y - lean * share, z + height * share]);
  const rungs = Array.from(
    { length: Math.round(height / 0.22) },
    (_, index) => (index + 0.6) / Math.round(height / 0.22),
  ).map((share) => line([point(0, share), point(width, share)]));
  return sketch({
    name: 'ladder',
    at: [x, y - 0.05, z],
    size: [width, 0.1, height],
    shapes: [
      { d: rungs.join(''), stroke: tone('wood', 'right'), width: 1.3 },
      {
        d: line([point(0, 0), point(0, 1)]) + line([point(width, 0), point(width, 1)]),
        stroke: tone('wood', 'left'),
        width: 1.9,
        cap: 'round',
      },
    ],
  });
}
