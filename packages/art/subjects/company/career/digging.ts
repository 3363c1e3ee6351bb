/** The hoist, ladders and lanterns of an open shaft, and the open workshop beside it. */
import { disc, panel, segment, windows } from '#kit/face.ts';
import { circle, line, polygon } from '#kit/path.ts';
import { GLOW, LAMP, tone } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { ring } from '#library/parts.ts';
import { wall } from '#library/rooms.ts';
import { bench, toolBoard } from '#library/workshop.ts';

/** A lantern that hangs 0.3 below `at`. */
export function lantern([x, y, z]: Vec3): Solid {
  const drop = 0.3;
  const [cx, cy] = project([x, y, z - drop]);
  return sketch({
    name: 'lantern',
    at: [x - 0.1, y - 0.1, z - drop - 0.5],
    size: [0.2, 0.2, drop + 0.5],
    shapes: [
      { d: line([project([x, y, z]), [cx, cy]]), stroke: tone('ink', 'left'), width: 1.2 },
      { d: circle((u, v) => [cx + u * 9, cy + 4.6 + v * 9]), fill: GLOW, opacity: 0.25 },
      {
        d: polygon([
          [cx - 2.4, cy + 1],
          [cx + 2.4, cy + 1],
          [cx + 3, cy + 7.6],
          [cx - 3, cy + 7.6],
        ]),
        fill: LAMP,
      },
      {
        d:
          polygon([
            [cx - 3.4, cy + 1.2],
            [cx, cy - 1.8],
            [cx + 3.4, cy + 1.2],
          ]) +
          polygon([
            [cx - 3.6, cy + 7.4],
            [cx + 3.6, cy + 7.4],
            [cx + 3.6, cy + 9],
            [cx - 3.6, cy + 9],
          ]),
        fill: tone('ink', 'left'),
      },
    ],
  });
}

/** A ladder against a wall from its foot up by `height`; the wall faces left if the ladder is wide along 'x', right if along 'y'. */
export function wallLadder([x, y, z]: Vec3, height: number, along: 'x' | 'y' = 'x'): Solid {
  const width = 0.5;
  const at = (u: number, v: number): Vec2 => {
    const lean = 0.1 + 0.35 * (1 - v / height);
    return project(along === 'x' ? [x + u, y + lean, z + v] : [x + lean, y + u, z + v]);
  };
  const rungs = Array.from({ length: Math.round(height / 0.27) }, (_, index) => (index + 0.6) * 0.27).map((v) =>
    line([at(0, v), at(width, v)]),
  );
  return sketch({
    name: 'ladder',
    at: [x, y, z],
    size: along === 'x' ? [width, 0.4, height] : [0.4, width, height],
    shapes: [
      { d: rungs.join(''), stroke: tone('wood', 'top'), width: 1.6 },
      {
        d: line([at(0, 0), at(0, height)]) + line([at(width, 0), at(width, height)]),
        stroke: tone('wood', 'left'),
        width: 2.4,
        cap: 'round',
      },
    ],
  });
}

/** A frame over a pit: two trestles `span` apart along x, a beam, a wheel, a rope down to the height `foot`, its end tied to the right trestle. */
export function hoistFrame([x, y, z]: Vec3, span: number, height: number, foot: number): Things {
  const wood = tone('wood', 'left');
  const dark = tone('wood', 'right');
  const middle = x + span / 2;
  const trestle = (tx: number) => [
    rod({ name: 'leg', at: [tx, y - 0.7, z], to: [tx, y, z + height], paint: dark, width: 4 }),
    rod({ name: 'leg', at: [tx, y + 0.7, z], to: [tx, y, z + height], paint: wood, width: 4 }),
    rod({
      name: 'tie',
      at: [tx, y - 0.4, z + height * 0.42],
      to: [tx, y + 0.4, z + height * 0.42],
      paint: wood,
      width: 2.4,
    }),
  ];
  return [
    trestle(x),
    trestle(x + span),
    box({
      name: 'beam',
      at: [x - 0.3, y - 0.12, z + height],
      size: [span + 0.6, 0.24, 0.24],
      material: 'wood',
      castsShadow: false,
    }),
    rod({ name: 'rope', at: [middle, y + 0.14, z + height - 0.3], to: foot, paint: tone('sand', 'top'), width: 1.7 }),
    rod({
      name: 'tail',
      at: [middle + 0.26, y + 0.14, z + height - 0.3],
      to: [x + span, y + 0.5, z + 0.5],
      paint: tone('sand', 'left'),
      width: 1.3,
    }),
    prism({
      name: 'wheel',
      at: [middle - 0.3, y + 0.12, z + height - 0.62],
      along: 'y',
      length: 0.1,
      material: 'gold',
      points: ring(0.3, 16, [0.3, 0.3]),
      castsShadow: false,
      cap: [disc(0.3, 0.3, 0.18, tone('wood', 'right'))],
    }),
  ];
}

/** An open workshop 4 by 2.6: two walls, tools on the far one, a bench with a vice, a stove, a lamp, the edge of a roof. */
export const openWorkshop = ([x, y, z]: Vec3): Things => [
  box({ name: 'floor', at: [x, y, z], size: [4, 2.6, 0.12], material: 'stone' }),
  wall([x, y, z + 0.12], [4, 0.14, 2.2], 'sand', [
    windows({ columns: 1, rows: 1, sides: 2.9, below: 0.9, above: 0.5, lit: 1, pane: [0.9, 0.9] }),
  ]),
  wall(
    [x, y + 0.14, z + 0.12],
    [0.14, 2.46, 2.2],
    'sand',
    [],
    [
      panel(0.25, 0.3, 0.85, 1.5, tone('wood', 'right')),
      panel(1.25, 0.75, 2.1, 1.5, LAMP),
      segment([1.67, 0.75], [1.67, 1.5], tone('wood', 'right'), 1.2),
    ],
  ),
  toolBoard([x + 0.5, y + 0.14, z + 0.85], 2.2, 1.2),
  bench([x + 0.45, y + 0.45, z + 0.12], [2.4, 0.8, 0.55]),
  box({
    name: 'vice',
    at: [x + 2.3, y + 0.95, z + 0.67],
    size: [0.24, 0.2, 0.26],
    material: 'ink',
    castsShadow: false,
  }),
  box({
    name: 'stove',
    at: [x + 3.2, y + 0.3, z + 0.12],
    size: [0.6, 0.6, 0.7],
    material: 'ink',
    castsShadow: false,
    left: [panel(0.14, 0.15, 0.46, 0.4, LAMP)],
  }),
  rod({ name: 'flue', at: [x + 3.5, y + 0.6, z + 0.82], to: z + 2.9, paint: tone('ink', 'left'), width: 3.4 }),
  box({
    name: 'eave',
    at: [x - 0.15, y - 0.15, z + 2.32],
    size: [4.3, 0.5, 0.14],
    material: 'clay',
    castsShadow: false,
  }),
  rod({
    name: 'arm',
    at: [x + 2.82, y + 0.3, z + 2.4],
    to: [x + 2.82, y + 1, z + 2.4],
    paint: tone('ink', 'left'),
    width: 1.8,
  }),
  lantern([x + 2.82, y + 1, z + 2.4]),
];

/** A coil of rope on the ground. */
export const ropeCoil = ([x, y, z]: Vec3, radius = 0.4): Solid => {
  const ring = (r: number, up: number) => circle((u, v) => project([x + u * r, y + v * r, z + up]));
  return sketch({
    name: 'rope',
    at: [x - radius, y - radius, z],
    size: [2 * radius, 2 * radius, 0.2],
    castsShadow: true,
    shapes: [0, 0.07, 0.14].flatMap((up, index) => [
      { d: ring(radius * (1 - index * 0.04), up), stroke: tone('sand', 'right'), width: 3 },
      { d: ring(radius * (1 - index * 0.04), up + 0.02), stroke: tone('sand', 'left'), width: 1.6 },
    ]),
  });
};
