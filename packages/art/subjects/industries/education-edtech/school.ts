/** Objects of a school: rooms without roofs, desks, the bell, the wheel of the boiler room. */
import { area, disc, panel, ribs, segment, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, leftFace, pyramid, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { circleOn } from '#library/gauges.ts';
import { moving } from '#library/parts.ts';
import { seatedPerson } from '#library/people.ts';
import { table } from '#library/rooms.ts';

/** A desk for one, 0.6 by 0.4, with an open book. */
export const pupilDesk = ([x, y, z]: Vec3, material: Material = 'wood'): Solid[] => [
  table([x, y, z], [0.6, 0.4, 0.42], material),
  box({
    name: 'book',
    at: [x + 0.16, y + 0.1, z + 0.42],
    size: [0.28, 0.2, 0.03],
    material: 'paper',
    castsShadow: false,
  }),
];

/** A sitting pupil, smaller than other sitters. */
export const pupil = ([x, y, z]: Vec3, coat: Material = 'teal'): Solid[] =>
  seatedPerson([x, y, z + 0.1], coat, { hips: 0.13, shoulders: 0.08, head: 0.085 });

/** A screen on a wall that faces left: a rising line and three marks. */
export const wallScreen = (u: number, v: number, width: number, height: number): FacePaint[] => [
  panel(u, v, u + width, v + height, tone('ink', 'left')),
  stroke(
    [
      [u + 0.12, v + 0.16],
      [u + width * 0.3, v + height * 0.5],
      [u + width * 0.5, v + height * 0.4],
      [u + width * 0.74, v + height * 0.8],
    ],
    SIGNAL,
    1.6,
  ),
  disc(u + width * 0.86, v + height * 0.3, 0.07, LAMP),
];

/** A bell tower with an arch on each side; the bell sways. */
export function bellTower([x, y, z]: Vec3, height = 4.4, material: Material = 'sand'): Solid[] {
  const arch = (width: number): FacePaint =>
    area(
      [
        [width * 0.3, 0.1],
        [width * 0.7, 0.1],
        [width * 0.7, 0.5],
        [width * 0.6, 0.66],
        [width * 0.5, 0.7],
        [width * 0.4, 0.66],
        [width * 0.3, 0.5],
      ],
      tone('ink', 'left'),
    );
  const clock = (width: number): FacePaint[] => [
    disc(width / 2, height - 0.7, 0.42, tone('ink', 'left')),
    disc(width / 2, height - 0.7, 0.35, WHITE),
    segment([width / 2, height - 0.42], [width / 2, height - 0.9], tone('ink', 'left'), 1.5),
  ];
  const [bx, by] = [x + 0.75, y + 0.75];
  const post = (dx: number, dy: number) =>
    box({
      name: 'belfry post',
      at: [x + dx, y + dy, z + height + 0.16],
      size: [0.16, 0.16, 1.4],
      material,
      castsShadow: false,
    });
  return [
    box({
      name: 'tower',
      at: [x, y, z],
      size: [1.5, 1.5, height],
      material,
      left: [...clock(1.5), arch(1.5), ribs(9, tone(material, 'right'), 'level', 0.5)],
      right: [...clock(1.5), ribs(9, tone(material, 'left'), 'level', 0.5)],
    }),
    box({
      name: 'cornice',
      at: [x - 0.1, y - 0.1, z + height],
      size: [1.7, 1.7, 0.16],
      material: 'paper',
      castsShadow: false,
    }),
    post(0, 0),
    post(1.34, 0),
    post(0, 1.34),
    post(1.34, 1.34),
    moving(
      cylinder({
        name: 'bell',
        at: [bx, by, z + height + 0.3],
        radius: 0.5,
        topRadius: 0.2,
        height: 0.66,
        material: 'gold',
        castsShadow: false,
      }),
      'sway',
    ),
    cylinder({
      name: 'yoke',
      at: [bx, by, z + height + 0.96],
      radius: 0.06,
      height: 0.6,
      material: 'ink',
      castsShadow: false,
    }),
    pyramid({
      name: 'roof',
      at: [x - 0.08, y - 0.08, z + height + 1.56],
      size: [1.66, 1.66, 0.9],
      material: 'teal',
      castsShadow: false,
    }),
  ];
}

/** A shelf where tablets charge, each with a lamp. */
export const tabletShelf = (at: Vec3): Solid =>
  box({
    name: 'tablets',
    at,
    size: [0.9, 0.34, 0.8],
    material: 'paper',
    castsShadow: false,
    left: [0, 1].flatMap((row) =>
      [0, 1, 2, 3, 4].flatMap((column) => [
        panel(0.08 + column * 0.16, 0.08 + row * 0.38, 0.19 + column * 0.16, 0.34 + row * 0.38, tone('ink', 'left')),
        disc(0.135 + column * 0.16, 0.14 + row * 0.38, 0.022, SIGNAL),
      ]),
    ),
  });

/** The wheel of a wheelchair at a desk: thin, facing left, with a hub; [x, y, z] is its middle. */
export const chairWheel = ([x, y, z]: Vec3): Solid => {
  const radius = 0.19;
  const face = leftFace(x - radius, y, z - radius, 2 * radius, 2 * radius);
  const paints = [
    circleOn(radius, radius, radius, tone('clay', 'left'), 1.8),
    disc(radius, radius, 0.04, tone('ink', 'left')),
  ];
  return sketch({
    name: 'wheel',
    at: [x - radius, y, z - radius],
    size: [2 * radius, 0.02, 2 * radius],
    shapes: paints.flatMap((paint) => paint(face)),
  });
};

/** A water wheel that faces left, with paddles. */
export function waterWheel([x, y, z]: Vec3, radius: number): Solid {
  const face = leftFace(x - radius, y, z - radius, 2 * radius, 2 * radius);
  const rim = (r: number) => circle((u, v) => face.at(radius + u * r, radius + v * r));
  const paddles = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4 + 0.2).flatMap((turn) =>
    segment(
      [radius, radius],
      [radius + radius * 1.06 * Math.cos(turn), radius + radius * 1.06 * Math.sin(turn)],
      tone('wood', 'right'),
      2.4,
    )(face),
  );
  return sketch({
    name: 'water wheel',
    at: [x - radius, y - 0.1, z - radius],
    size: [2 * radius, 0.12, 2 * radius],
    shapes: [
      ...paddles,
      { d: rim(radius * 0.94), stroke: tone('wood', 'left'), width: 3 },
      { d: rim(radius * 0.5), stroke: tone('wood', 'left'), width: 1.8 },
      { d: rim(0.1), fill: tone('gold', 'left') },
    ],
  });
}

/** A basketball post with its board, facing left. */
export const hoop = ([x, y, z]: Vec3): Solid[] => {
  const [sx, sy] = project([x + 0.3, y + 0.2, z + 1.05]);
  return [
    rod({ name: 'post', at: [x + 0.3, y, z], to: z + 1.2, paint: tone('steel', 'right'), width: 2 }),
    box({
      name: 'board',
      at: [x, y + 0.01, z + 1],
      size: [0.6, 0.05, 0.42],
      material: 'paper',
      castsShadow: false,
      left: [panel(0.2, 0.1, 0.4, 0.26, tone('clay', 'left'))],
    }),
    sketch({
      name: 'ring',
      at: [x + 0.2, y + 0.07, z + 1],
      size: [0.2, 0.2, 0.1],
      shapes: [{ d: circle((u, v) => [sx + u * 3, sy + v * 1.8]), stroke: tone('clay', 'left'), width: 1.2 }],
    }),
  ];
};
