/** Gates in water: sluices that lift, staffs that measure the level. */
import { band, panel, ribs, segment, stroke } from '#kit/face.ts';
import { tone, WHITE } from '#kit/palette.ts';
import { line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { spokes } from '#library/gauges.ts';
import { drum, moving } from '#library/parts.ts';

interface SluiceGate {
  /** Farthest corner of the foot of the left pier. */
  at: Vec3;
  /** Clear width between the piers. */
  span: number;
  height: number;
  /** Height of the lower edge of the leaf above the foot of the piers. */
  lift: number;
}

/** A sluice across a canal along y: two piers, a beam with its gear on top, the leaf between and a counterweight at each end. */
export function sluiceGate({ at: [x, y, z], span, height, lift }: SluiceGate): Solid[] {
  const pier = 0.65;
  const arm = 1;
  const iron = tone('ink', 'left');
  const ends = [x - arm / 2 - 0.1, x + 2 * pier + span + arm / 2 + 0.1] as const;
  const middle = x + pier + span / 2;
  const leafTop = z + lift + 1.5;
  const gear = 0.55;
  return [
    ...[x, x + pier + span].map((left) =>
      box({
        name: 'pier',
        at: [left, y, z],
        size: [pier, 1, height],
        material: 'paper',
        left: [
          band(0, 0.25, tone('stone', 'right')),
          panel(0.22, height * 0.5, 0.43, height * 0.78, tone('ink', 'left')),
        ],
        right: [band(0, 0.25, tone('stone', 'right'))],
      }),
    ),
    moving(
      box({
        name: 'leaf',
        at: [x + pier, y + 0.42, z + lift],
        size: [span, 0.16, 1.5],
        material: 'teal',
        castsShadow: false,
        left: [
          ribs(4, tone('teal', 'right'), 'level', 1.4),
          panel(0.12, 0, 0.28, 1.5, tone('ink', 'left')),
          panel(span - 0.28, 0, span - 0.12, 1.5, tone('ink', 'left')),
        ],
      }),
      'rise',
    ),
    ...[0.3, 0.7].map((share) =>
      rod({
        name: 'leaf chain',
        at: [x + pier + span * share, y + 0.5, leafTop],
        to: z + height,
        paint: iron,
        width: 1.6,
      }),
    ),
    box({
      name: 'beam',
      at: [x - arm, y + 0.15, z + height],
      size: [span + 2 * pier + 2 * arm, 0.7, 0.34],
      material: 'clay',
      castsShadow: false,
      left: [ribs(11, tone('clay', 'right'))],
    }),
    ...ends.flatMap((end) => [
      rod({ name: 'weight chain', at: [end, y + 0.5, z + 2], to: z + height, paint: iron, width: 1.6 }),
      box({
        name: 'counterweight',
        at: [end - 0.32, y + 0.2, z + 1.15],
        size: [0.64, 0.6, 0.85],
        material: 'ink',
        castsShadow: false,
        left: [band(0.35, 0.5, tone('gold', 'left'))],
        right: [band(0.35, 0.5, tone('gold', 'right'))],
      }),
    ]),
    box({
      name: 'winch',
      at: [middle - 0.9, y + 0.2, z + height + 0.34],
      size: [1.8, 0.28, 0.7],
      material: 'stone',
      castsShadow: false,
    }),
    drum({
      name: 'gear',
      at: [middle, y + 0.5, z + height + 0.34 + gear],
      radius: gear,
      length: 0.22,
      along: 'y',
      material: 'gold',
      isSmooth: true,
      castsShadow: false,
      cap: spokes(gear, gear, gear * 0.72, tone('gold', 'right'), 2.4, 4),
    }),
  ];
}

/** A measuring staff in the water, with white and clay bands. */
export const staff = ([x, y, z]: Vec3, height = 1.5): Solid =>
  box({
    name: 'staff',
    at: [x, y, z],
    size: [0.14, 0.1, height],
    material: 'paper',
    castsShadow: false,
    left: Array.from({ length: Math.floor(height / 0.3) }, (_, index) =>
      band(index * 0.3, index * 0.3 + 0.15, tone('clay', 'left')),
    ),
    right: Array.from({ length: Math.floor(height / 0.3) }, (_, index) =>
      band(index * 0.3, index * 0.3 + 0.15, tone('clay', 'right')),
    ),
  });

/** Light on flowing water: short strokes along y at the given places. */
export const ripples = (places: readonly Vec2[], z: number): Solid =>
  sketch({
    name: 'ripples',
    at: [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y)), z],
    size: [
      Math.max(...places.map(([x]) => x)) - Math.min(...places.map(([x]) => x)),
      Math.max(...places.map(([, y]) => y)) - Math.min(...places.map(([, y]) => y)) + 0.6,
      0,
    ],
    shapes: [
      {
        d: places.map(([x, y]) => line([project([x, y, z]), project([x, y + 0.6, z])])).join(''),
        stroke: WHITE,
        width: 1.2,
        opacity: 0.8,
      },
    ],
  });

/** A hand crank behind glass on a post. */
export const crankCase = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'case post', at: [x + 0.28, y + 0.2, z], size: [0.2, 0.16, 0.5], material: 'ink' }),
  box({
    name: 'case',
    at: [x, y, z + 0.5],
    size: [0.78, 0.5, 0.84],
    material: 'clay',
    castsShadow: false,
    left: [
      panel(0.08, 0.08, 0.7, 0.76, tone('glass', 'top')),
      stroke(
        [
          [0.2, 0.2],
          [0.2, 0.42],
          [0.56, 0.42],
          [0.56, 0.64],
        ],
        tone('ink', 'left'),
        2.4,
      ),
      segment([0.12, 0.6], [0.24, 0.74], WHITE, 1.2),
    ],
    right: [panel(0.08, 0.08, 0.42, 0.76, tone('glass', 'left'))],
  }),
];
