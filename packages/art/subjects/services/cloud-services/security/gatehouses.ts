/** Objects of a citadel: wells with lids, a watch post, a decoy. */
import { panel, ribs } from '#kit/face.ts';
import { ALARM, LAMP, tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, pyramid, rod, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';

/** A well of data: a curb with teal bands, closed by a stone lid. */
export const lidWell = ([x, y, z]: Vec3, radius = 0.85): Solid[] => [
  cylinder({
    name: 'curb',
    at: [x, y, z],
    radius,
    height: 0.85,
    material: 'ink',
    bands: [0.14, 0.36, 0.58].map((from) => ({ from, to: from + 0.09, material: 'teal' as const })),
  }),
  cylinder({
    name: 'lid',
    at: [x, y, z + 0.85],
    radius: radius * 1.12,
    height: 0.28,
    material: 'stone',
    castsShadow: false,
  }),
  cylinder({
    name: 'boss',
    at: [x, y, z + 1.13],
    radius: radius * 0.3,
    height: 0.14,
    material: 'gold',
    castsShadow: false,
  }),
];

/** A watch post: a slim tower with an open top, a bell under its roof. */
export const watchPost = ([x, y, z]: Vec3, height = 2.6): Solid[] => {
  const top = z + height;
  return [
    box({
      name: 'watch post',
      at: [x, y, z],
      size: [1.1, 1.1, height],
      material: 'sand',
      left: [
        panel(0.42, height * 0.3, 0.68, height * 0.46, tone('ink', 'left')),
        panel(0.42, height * 0.66, 0.68, height * 0.82, LAMP),
        ribs(7, tone('sand', 'right'), 'level'),
      ],
      right: [
        panel(0.42, height * 0.48, 0.68, height * 0.64, tone('ink', 'left')),
        ribs(7, tone('sand', 'top'), 'level'),
      ],
    }),
    box({
      name: 'deck',
      at: [x - 0.12, y - 0.12, top],
      size: [1.34, 1.34, 0.12],
      material: 'wood',
      castsShadow: false,
    }),
    ...(
      [
        [0, 0],
        [0.98, 0],
        [0, 0.98],
        [0.98, 0.98],
      ] as const
    ).map(([dx, dy]) =>
      box({
        name: 'post',
        at: [x + dx, y + dy, top + 0.12],
        size: [0.12, 0.12, 0.85],
        material: 'wood',
        castsShadow: false,
      }),
    ),
    cylinder({
      name: 'bell',
      at: [x + 0.55, y + 0.55, top + 0.4],
      radius: 0.27,
      topRadius: 0.12,
      height: 0.4,
      material: 'gold',
      castsShadow: false,
    }),
    sphere({
      name: 'clapper',
      at: [x + 0.55, y + 0.55, top + 0.26],
      radius: 0.07,
      material: 'ink',
      castsShadow: false,
    }),
    pyramid({
      name: 'roof',
      at: [x - 0.12, y - 0.12, top + 0.97],
      size: [1.34, 1.34, 0.6],
      material: 'clay',
      castsShadow: false,
    }),
  ];
};

/** A decoy well with an open mouth; a thread runs round it from stake to stake. */
export const decoyWell = ([x, y, z]: Vec3): Solid[] => {
  const reach = 0.85;
  const stakes = [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ] as const;
  return [
    cylinder({ name: 'decoy', at: [x, y, z], radius: 0.48, height: 0.5, material: 'rose' }),
    cylinder({
      name: 'mouth',
      at: [x, y, z + 0.5],
      radius: 0.34,
      height: 0.02,
      material: 'ink',
      lid: tone('ink', 'right'),
      castsShadow: false,
    }),
    ...stakes.map(([dx, dy]) =>
      box({ name: 'stake', at: [x + dx - 0.05, y + dy - 0.05, z], size: [0.1, 0.1, 0.42], material: 'wood' }),
    ),
    rod({
      name: 'thread',
      points: [
        [x - reach, y - reach, z + 0.32],
        [x + reach, y - reach, z + 0.32],
        [x + reach, y + reach, z + 0.32],
      ],
      paint: ALARM,
      width: 1,
    }),
    rod({
      name: 'thread',
      points: [
        [x - reach, y - reach, z + 0.32],
        [x - reach, y + reach, z + 0.32],
        [x + reach, y + reach, z + 0.32],
      ],
      paint: ALARM,
      width: 1,
    }),
  ];
};
