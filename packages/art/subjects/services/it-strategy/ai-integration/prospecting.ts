/** Equipment to look for water: drills, cores, scales, a camp. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sphere } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { canister } from '#library/camp.ts';

const WOOD = tone('wood', 'left');
const WOOD_DARK = tone('wood', 'right');

/** A timber drilling tripod, `height` tall over the hole at [x, y, z], with drill and cable. */
export function drillTripod([x, y, z]: Vec3, height: number): Solid[] {
  const head: Vec3 = [x, y, z + height];
  const reach = height * 0.36;
  const leg = (name: string, foot: Vec3) => rod({ name, at: foot, to: head, paint: WOOD, width: 5 });
  return [
    leg('far leg', [x - reach * 0.6, y - reach, z]),
    cylinder({
      name: 'collar',
      at: [x, y, z],
      radius: 0.42,
      height: 0.3,
      material: 'stone',
      lid: tone('ink', 'right'),
    }),
    rod({ name: 'drill', at: [x, y, z + 0.3], to: z + height * 0.62, paint: tone('steel', 'left'), width: 3.6 }),
    rod({ name: 'cable', at: [x, y, z + height * 0.62], to: head, paint: tone('ink', 'left'), width: 1.3 }),
    leg('left leg', [x - reach * 0.95, y + reach * 0.35, z]),
    leg('right leg', [x + reach * 1.1, y - reach * 0.05, z]),
    rod({
      name: 'tie',
      at: [x - reach * 0.57, y + reach * 0.21, z + height * 0.4],
      to: [x + reach * 0.66, y - reach * 0.03, z + height * 0.4],
      paint: WOOD_DARK,
      width: 3,
    }),
    sphere({ name: 'crown', at: [x, y, z + height - 0.1], radius: 0.2, material: 'gold', castsShadow: false }),
  ];
}

/** A hand winch with a drum of rope, between two cheeks along x. */
export const winch = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'cheek', at: [x, y, z], size: [0.14, 0.6, 0.7], material: 'wood' }),
  canister([x + 0.14, y + 0.06, z + 0.14], 0.24, 0.72, 'sand'),
  box({
    name: 'cheek',
    at: [x + 0.86, y, z],
    size: [0.14, 0.6, 0.7],
    material: 'wood',
    right: [disc(0.3, 0.38, 0.12, tone('gold', 'right'))],
  }),
];

/** Layers of the kinds of soil core, from the bottom. */
const CORES: readonly (readonly Material[])[] = [
  ['wood', 'sand', 'rose', 'sand'],
  ['ink', 'rose', 'sand', 'gold'],
  ['clay', 'wood', 'sand', 'stone'],
  ['wood', 'rose', 'gold', 'sand'],
  ['rose', 'wood', 'stone', 'sand'],
];

/** An upright soil core; a wet one is teal at its tip. */
function core([x, y, z]: Vec3, height: number, kind: number, isWet = false): Solid {
  const layers = CORES[kind % CORES.length] ?? [];
  return cylinder({
    name: 'core',
    at: [x, y, z],
    radius: 0.15,
    height,
    material: 'sand',
    castsShadow: false,
    bands: layers.map((material, index) => ({
      from: (height * index) / layers.length,
      to: (height * (index + 0.8 + ((kind + index) % 3) * 0.1)) / layers.length,
      material: isWet && index === 0 ? 'teal' : material,
    })),
  });
}

/** A rack of soil cores along x, two rows deep; the one at the near right end is wet. */
export function coreRack([x, y, z]: Vec3): Solid[] {
  const columns = 6;
  const length = columns * 0.44 + 0.16;
  const row = (dy: number, lift: number, wet: boolean) =>
    Array.from({ length: columns }, (_, index) =>
      core(
        [x + 0.3 + index * 0.44, y + dy, z + lift],
        1.05 - ((index * 2 + (wet ? 1 : 0)) % 3) * 0.08,
        index + (wet ? 2 : 0),
        wet && index === columns - 1,
      ),
    );
  return [
    box({
      name: 'upper step',
      at: [x, y, z],
      size: [length, 0.5, 0.75],
      material: 'wood',
      right: [ribs(2, WOOD_DARK, 'level')],
    }),
    ...row(0.26, 0.75, false),
    box({ name: 'lower step', at: [x, y + 0.5, z], size: [length, 0.5, 0.25], material: 'wood' }),
    ...row(0.76, 0.25, true),
  ];
}

/** A beam scale with two pans, the beam along x; [x, y, z] is the foot of its post. */
export function beamScale([x, y, z]: Vec3): Solid[] {
  const brass = tone('gold', 'left');
  const pan = (dx: number, level: number) => [
    cylinder({
      name: 'pan',
      at: [x + dx, y, z + level],
      radius: 0.2,
      height: 0.06,
      material: 'gold',
      castsShadow: false,
    }),
    rod({
      name: 'strings',
      points: [
        [x + dx - 0.18, y, z + level + 0.06],
        [x + dx, y, z + level + 0.52],
        [x + dx + 0.18, y, z + level + 0.06],
      ],
      paint: brass,
      width: 0.9,
    }),
  ];
  return [
    box({ name: 'foot', at: [x - 0.25, y - 0.18, z], size: [0.5, 0.36, 0.1], material: 'wood' }),
    rod({ name: 'post', at: [x, y, z + 0.1], to: z + 1.12, paint: brass, width: 2.6 }),
    rod({
      name: 'beam',
      points: [
        [x - 0.52, y, z + 0.9],
        [x, y, z + 1.02],
        [x + 0.52, y, z + 0.98],
      ],
      paint: brass,
      width: 1.8,
    }),
    pan(-0.52, 0.38),
    pan(0.52, 0.46),
  ].flat();
}

/** A chest with iron bands and a brass lock facing left. */
export const chest = ([x, y, z]: Vec3, [w, d, h]: Vec3 = [0.9, 0.6, 0.5]): Solid =>
  box({
    name: 'chest',
    at: [x, y, z],
    size: [w, d, h],
    material: 'wood',
    top: [panel(w * 0.15, 0, w * 0.25, d, tone('ink', 'top')), panel(w * 0.75, 0, w * 0.85, d, tone('ink', 'top'))],
    left: [
      panel(w * 0.15, 0, w * 0.25, h, tone('ink', 'left')),
      panel(w * 0.75, 0, w * 0.85, h, tone('ink', 'left')),
      segment([0, h * 0.65], [w, h * 0.65], WOOD_DARK),
      panel(w * 0.42, h * 0.4, w * 0.58, h * 0.75, tone('gold', 'top')),
    ],
    right: [segment([0, h * 0.65], [d, h * 0.65], tone('ink', 'right'))],
  });

/** An awning on four posts, its cloth sloping down to the lower left. */
export function awning([x, y, z]: Vec3, [w, d, h]: Vec3, material: Material = 'clay'): Solid[] {
  const post = (dx: number, dy: number, height: number) =>
    rod({ name: 'post', at: [x + dx, y + dy, z], to: z + height, paint: WOOD, width: 2 });
  return [
    post(0.06, 0.06, h),
    post(w - 0.06, 0.06, h),
    post(0.06, d - 0.06, h - 0.3),
    post(w - 0.06, d - 0.06, h - 0.3),
    prism({
      name: 'cloth',
      at: [x, y, z + h - 0.3],
      along: 'x',
      points: [
        [0, 0.3],
        [0, 0.38],
        [d, 0.08],
        [d, 0],
      ],
      length: w,
      material,
      castsShadow: false,
    }),
  ];
}

/** A flat stone laid over a dry trial hole, with the spoil beside it. */
export const trialHole = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'spoil', at: [x + 0.1, y - 0.75, z], radius: 0.4, topRadius: 0.06, height: 0.42, material: 'sand' }),
  box({
    name: 'capstone',
    at: [x - 0.34, y - 0.3, z],
    size: [0.68, 0.56, 0.16],
    material: 'stone',
    castsShadow: false,
  }),
];
