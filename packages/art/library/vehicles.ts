/** Vehicles. With `heading` 'x' they head to the lower right, with 'y' to the lower left. */
import { disc, panel, type FacePaint } from '#kit/face.ts';
import { tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism } from '#kit/solids.ts';
import { boundingBox, type Vec3 } from '#kit/space.ts';
import { drum, shifted } from './parts.ts';

interface Vehicle {
  at: Vec3;
  heading?: 'x' | 'y';
  material?: Material;
  cab?: Material;
}

/** Colour of a hub. */
export const HUB = tone('steel', 'top');
/** Colour of a tyre. */
export const TYRE = tone('rubber', 'right');

/** Paints wheels on a side face, with their centres at the given positions along it, in grid units. */
export const wheels = (places: readonly number[], radius = 0.17): FacePaint[] =>
  places.flatMap((u) => [disc(u, radius * 0.55, radius, TYRE), disc(u, radius * 0.55, radius * 0.45, HUB)]);

/**
 * A wheel that faces left. `corner` is the minimum corner of its box; `radius`, `width` and the radius `hub` of its hub
 * in grid units.
 */
export const hubWheel = (corner: Vec3, radius: number, width: number, hub: number): Solid =>
  drum({
    name: 'wheel',
    corner,
    along: 'y',
    radius,
    length: width,
    material: 'rubber',
    cap: [disc(radius, radius, hub, HUB)],
  });

/** A lorry: 2.1 long, 0.9 wide, 1.3 high, in grid units. `at` is its minimum corner on the ground. */
export function truck({ at: [x, y, z], heading = 'x', material = 'paper', cab = 'clay' }: Vehicle): Solid[] {
  const stripe: FacePaint = (face) =>
    panel(0.1, face.height * 0.35, face.width * 0.62, face.height * 0.62, tone('teal', 'left'))(face);
  const glass = (u0: number, u1: number): FacePaint => panel(u0, 0.45, u1, 0.8, WINDOW_DARK);
  if (heading === 'x') {
    return [
      box({
        name: 'load',
        at: [x, y, z + 0.22],
        size: [1.45, 0.9, 1.08],
        material,
        left: [stripe, ...lowered(wheels([0.35, 1.1]))],
      }),
      box({
        name: 'cab',
        at: [x + 1.5, y + 0.04, z + 0.18],
        size: [0.6, 0.82, 0.9],
        material: cab,
        left: [glass(0.12, 0.45), ...lowered(wheels([0.3]))],
        right: [glass(0.1, 0.72)],
      }),
    ];
  }
  return [
    box({
      name: 'load',
      at: [x, y, z + 0.22],
      size: [0.9, 1.45, 1.08],
      material,
      right: [stripe, ...lowered(wheels([0.35, 1.1]))],
    }),
    box({
      name: 'cab',
      at: [x + 0.04, y + 1.5, z + 0.18],
      size: [0.82, 0.6, 0.9],
      material: cab,
      right: [glass(0.15, 0.48), ...lowered(wheels([0.3]))],
      left: [glass(0.1, 0.72)],
    }),
  ];
}

/** The same paints 0.16 grid units lower: wheels of a body that is above the ground. */
const lowered = (paints: readonly FacePaint[]) => shifted(paints, 0, -0.16);

/** A car: 1.5 long, 0.75 wide, 0.75 high, in grid units. `at` is its minimum corner on the ground. */
export function car({ at, heading = 'x', material = 'teal' }: Vehicle): Solid {
  const [x, y, z] = at;
  const along = heading === 'x' ? 'y' : 'x';
  const outline = [
    [0, 0.14],
    [1.5, 0.14],
    [1.5, 0.4],
    [1.28, 0.46],
    [1.05, 0.74],
    [0.45, 0.74],
    [0.2, 0.46],
    [0, 0.42],
  ] as const;
  const glass: FacePaint = ({ at: place }) => [
    ...areaOf(
      [
        [0.3, 0.34],
        [0.5, 0.54],
        [0.72, 0.54],
        [0.72, 0.34],
      ],
      place,
    ),
    ...areaOf(
      [
        [0.78, 0.34],
        [0.78, 0.54],
        [1, 0.54],
        [1.18, 0.34],
      ],
      place,
    ),
  ];
  const sides = lowered(wheels([0.32, 1.18]));
  const body = prism({
    name: 'car',
    at: [x, y, z],
    along,
    points: outline,
    length: 0.75,
    material,
    cap: [glass, ...sides],
  });
  return { ...body, box: boundingBox([body.box, { min: [x, y, z], max: [x, y, z] }]) };
}

const areaOf = (
  points: readonly (readonly [number, number])[],
  place: (u: number, v: number) => readonly [number, number],
) => [
  {
    d: `M${points
      .map(([u, v]) =>
        place(u, v)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`,
    fill: WINDOW_DARK,
  },
];
