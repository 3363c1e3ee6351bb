/** A wooden dhow under repair, and the equipment of a boatyard. */
import { panel, ribs, segment } from '#kit/face.ts';
import { line, polygon } from '#kit/path.ts';
import { tone, type Fill, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

const LENGTH = 6.6;
const KEEL = 5.2;
const BEAM = 1.25;
const DECK = 1.5;
const STRAKES = 7;
const SEGMENTS = 14;
/** The strake and the segments where a plank is missing. */
const GAP = { strake: 4, from: 6, to: 8 };

const beamAt = (t: number) =>
  BEAM *
  (t < 0.42
    ? 0.62 + 0.38 * Math.sin((t / 0.42) * (Math.PI / 2))
    : Math.max(Math.cos(((t - 0.42) / 0.58) * (Math.PI / 2)), 0) ** 0.8);
const sheerAt = (t: number) => DECK + 0.25 + (t < 0.4 ? 0.9 * (0.4 - t) ** 2 * 5 : 1.9 * (t - 0.4) ** 2);

/** A dhow 6.6 long with its bow at the lower right; [x, y, z] is the stern end of the keel. New planks at the bow, old ones at the stern, one missing. */
export function dhow([x, y, z]: Vec3): Solid[] {
  const flank = (t: number, v: number, side = 1): Vec2 => {
    const keel = 0.25 * Math.max(t - 0.8, 0);
    return project([
      x + t * (KEEL + (LENGTH - KEEL) * v),
      y + side * beamAt(t) * (0.18 + 0.82 * v ** 0.6),
      z + keel + (sheerAt(t) - keel) * v,
    ]);
  };
  const rail = (t: number, side: number, drop = 0): Vec2 =>
    project([x + t * LENGTH, y + side * beamAt(t) * 0.95, z + sheerAt(t) - drop]);
  const steps = Array.from({ length: SEGMENTS + 1 }, (_, index) => index / SEGMENTS);
  const strip = (from: number, to: number, v0: number, v1: number) => {
    const along = steps.slice(from, to + 1);
    return polygon([...along.map((t) => flank(t, v0)), ...along.toReversed().map((t) => flank(t, v1))]);
  };
  const plank = (strake: number, from: number, to: number, fill: Fill) => ({
    d: strip(from, to, strake / STRAKES, (strake + 1) / STRAKES),
    fill,
  });
  const shapes = Array.from({ length: STRAKES }, (_, strake) => strake).flatMap((strake) => {
    const joint = [5, 7, 6, 8, GAP.from, 7, 6][strake] ?? 6;
    const fresh = strake === GAP.strake ? GAP.to : joint;
    return [
      plank(strake, 0, joint, tone('wood', strake % 2 ? 'right' : 'left')),
      plank(strake, fresh, SEGMENTS, tone('gold', strake % 2 ? 'left' : 'top')),
    ];
  });
  const gap = (share: number): string =>
    line([flank(share, GAP.strake / STRAKES), flank(share, (GAP.strake + 1) / STRAKES)]);
  const hull = sketch({
    name: 'dhow',
    at: [x, y - BEAM, z],
    size: [LENGTH, 2 * BEAM, DECK],
    castsShadow: true,
    shapes: [
      {
        d: polygon([...steps.map((t) => rail(t, -1)), ...steps.toReversed().map((t) => rail(t, -1, 0.4))]),
        fill: tone('wood', 'left'),
      },
      { d: polygon([rail(0, -1), rail(0, 1), rail(0, 1, 0.4), rail(0, -1, 0.4)]), fill: tone('wood', 'right') },
      {
        d: polygon([...steps.map((t) => rail(t, -1, 0.25)), ...steps.toReversed().map((t) => rail(t, 1, 0.25))]),
        fill: tone('wood', 'top'),
      },
      ...[-0.5, 0, 0.5].map((share) => ({
        d: line(steps.slice(1, -2).map((t) => rail(t, share, 0.25))),
        stroke: tone('wood', 'left'),
        width: 0.6,
      })),
      { d: strip(0, SEGMENTS, 0, 1), fill: tone('ink', 'right') },
      { d: [0.45, 0.5, 0.55].map(gap).join(''), stroke: tone('sand', 'left'), width: 1.6 },
      ...shapes,
      { d: line(steps.map((t) => flank(t, 1))), stroke: tone('teal', 'left'), width: 2.4 },
      {
        d: line([flank(1, 0), flank(1, 0.5), flank(1, 1), project([x + LENGTH + 0.3, y, z + sheerAt(1) + 0.35])]),
        stroke: tone('ink', 'left'),
        width: 2.6,
        cap: 'round',
      },
    ],
  });
  const mastX = x + LENGTH * 0.46;
  const head: Vec3 = [mastX + 0.5, y, z + 6];
  const paint = tone('wood', 'right');
  return [
    { ...hull, isLoose: false },
    rod({ name: 'mast', at: [mastX, y, z + DECK], to: head, paint, width: 3.4 }),
    rod({
      name: 'sail',
      at: [x + LENGTH * 0.86, y + 0.1, z + 3.6],
      to: [x + LENGTH * 0.3, y + 0.1, z + 6.2],
      paint: tone('paper', 'left'),
      width: 5.4,
    }),
    rod({
      name: 'yard',
      at: [x + LENGTH * 0.96, y + 0.1, z + 3.2],
      to: [x + LENGTH * 0.2, y + 0.1, z + 6.75],
      paint,
      width: 2,
    }),
    rod({
      name: 'stays',
      points: [[x + LENGTH * 0.98, y, z + sheerAt(0.98)], head, [x + 0.3, y, z + sheerAt(0)]],
      paint: tone('ink', 'left'),
      width: 0.7,
    }),
  ];
}

/** Props that keep a hull upright, one at each of the places along it, leaning against its near side. */
export const shores = ([x, y, z]: Vec3, places: readonly number[], height = 1.1): Solid[] =>
  places.map((dx) =>
    rod({
      name: 'shore',
      at: [x + dx, y + 0.75, z],
      to: [x + dx, y, z + height],
      paint: tone('wood', 'top'),
      width: 2.2,
    }),
  );

/** A frame with a plank that hangs from two ropes, 2.6 wide along x. */
export function plankHoist([x, y, z]: Vec3, height = 2.5): Solid[] {
  const post = (dx: number) => box({ name: 'post', at: [x + dx, y, z], size: [0.14, 0.14, height], material: 'wood' });
  const hung = z + height - 0.85;
  const rope = (dx: number) => line([project([x + dx, y + 0.07, z + height]), project([x + dx, y + 0.07, hung])]);
  return [
    post(0),
    post(2.5),
    box({
      name: 'beam',
      at: [x - 0.15, y, z + height],
      size: [2.94, 0.14, 0.16],
      material: 'wood',
      castsShadow: false,
    }),
    sketch({
      name: 'hung plank',
      at: [x + 0.2, y, hung - 0.2],
      size: [2.2, 0.1, 0.85],
      shapes: [
        { d: rope(0.6) + rope(1.9), stroke: tone('ink', 'left'), width: 0.9, motion: 'sway' },
        {
          d: polygon(
            [
              [0.25, 0],
              [2.3, 0],
              [2.3, -0.2],
              [0.25, -0.2],
            ].map(([u = 0, v = 0]) => project([x + u, y + 0.1, hung + v])),
          ),
          fill: tone('gold', 'top'),
          motion: 'sway',
        },
      ],
    }),
  ];
}

/** Sawn planks in a pile, long side along x. */
export const planks = (at: Vec3, size: Vec3 = [2.2, 0.7, 0.45], material: Material = 'gold'): Solid =>
  box({
    name: 'planks',
    at,
    size,
    material,
    left: [ribs(3, tone(material, 'right'), 'level')],
    right: [ribs(3, tone('wood', 'right'), 'level'), ribs(3, tone('wood', 'right'))],
    top: [ribs(3, tone(material, 'right'), 'level')],
  });

/** A shed front of boards with a wide open door; for the left face of a box. */
export const boatShedFront = (width: number, height: number) => [
  ribs(14, tone('wood', 'right')),
  panel(width * 0.2, 0, width * 0.8, height * 0.78, tone('ink', 'right')),
  segment([width * 0.24, 0.14], [width * 0.7, 0.14], tone('gold', 'left'), 2.4),
  segment([width * 0.24, 0.26], [width * 0.62, 0.26], tone('gold', 'top'), 2.4),
  segment([width * 0.26, height * 0.6], [width * 0.74, height * 0.6], tone('wood', 'left'), 1.4),
];
