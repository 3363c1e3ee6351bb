/** Plants: trees, bushes, beds and pots. */
import { ribs, type FacePaint } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { circle, line, smooth } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

/**
 * A date palm with bunches of dates under its crown. `at` is the base of its trunk, `height` that of the trunk in grid
 * units.
 */
export function datePalm(at: Vec3, height = 2): Solid[] {
  const [x, y, z] = at;
  const [cx, cy] = project([x, y, z + height]);
  const bunch = (dx: number) =>
    circle((u, v) => [cx + dx * height + u * 1.1 * height, cy + 2.6 * height + v * 1.7 * height]);
  return [
    palm(at, height),
    sketch({
      name: 'dates',
      at: [x - 0.2, y - 0.2, z + height - 0.4],
      size: [0.45, 0.45, 0.85],
      shapes: [
        { d: bunch(-1.9), fill: tone('clay', 'left') },
        { d: bunch(1.7), fill: tone('gold', 'left') },
      ],
    }),
  ];
}

/** Paints `count` rows of plants along u over a whole top face. */
export const plantRows =
  (count: number): FacePaint =>
  ({ width, height, at }) =>
    Array.from({ length: count }, (_, index) => ((index + 0.5) * height) / count).flatMap((v) => [
      {
        d: line([at(0.2, v), at(width - 0.2, v)]),
        stroke: tone('palm', 'right'),
        width: 3.4,
        dash: '5 2.4',
        cap: 'round' as const,
      },
      {
        d: line([at(0.2, v - 0.05), at(width - 0.2, v - 0.05)]),
        stroke: tone('palm', 'left'),
        width: 1.8,
        dash: '5 2.4',
        cap: 'round' as const,
      },
    ]);

/** `trunk` and `tip` are radii in grid units; `spread` is the radius of the crown's base as a share of the height. */
const CYPRESSES = {
  slim: { trunk: 0.07, spread: 0.15, tip: 0.02 },
  broad: { trunk: 0.06, spread: 0.17, tip: 0 },
} as const;

/** A cypress, slim or broad. The position is the centre of its base; `height` in grid units. */
export function cypress([x, y, z]: Vec3, height = 1.8, shape: keyof typeof CYPRESSES = 'slim'): Solid[] {
  const { trunk, spread, tip } = CYPRESSES[shape];
  return [
    cylinder({ name: 'trunk', at: [x, y, z], radius: trunk, height: height * 0.14, material: 'wood' }),
    cylinder({
      name: 'cypress',
      at: [x, y, z + height * 0.14],
      radius: height * spread,
      topRadius: tip,
      height: height * 0.86,
      material: 'palm',
    }),
  ];
}

/** A date palm. `at` is the base of its trunk, `height` that of the trunk in grid units. */
export function palm(at: Vec3, height = 2): Solid {
  const [x, y, z] = at;
  const [fx, fy] = project([x, y, z]);
  const [cx, cy] = project([x, y, z + height]);
  const reach = height * 6.4;
  const frond = (dx: number, dy: number, droop: number): string => {
    const tip: Vec2 = [cx + dx * reach, cy + dy * reach + droop * reach];
    const over: Vec2 = [cx + dx * reach * 0.55, cy + dy * reach * 0.9 - reach * 0.2];
    const under: Vec2 = [cx + dx * reach * 0.5, cy + dy * reach * 0.6 + reach * 0.02];
    return `${smooth([[cx, cy], over, tip])}${smooth([tip, under, [cx, cy]]).replace('M', 'L')}Z`;
  };
  const lean = height * 0.8;
  return sketch({
    name: 'palm',
    at: [x - 0.25, y - 0.25, z],
    size: [0.5, 0.5, height + 0.4],
    castsShadow: true,
    shapes: [
      {
        d: smooth([
          [fx, fy],
          [fx + lean * 0.9, (fy + cy) / 2],
          [cx, cy],
        ]),
        stroke: tone('wood', 'left'),
        width: 2.6,
        cap: 'round',
      },
      {
        d: [frond(-0.9, -0.12, 0.2), frond(0.95, -0.08, 0.24), frond(-0.35, -0.5, 0.05)].join(''),
        fill: tone('palm', 'right'),
      },
      {
        d: [frond(-0.75, 0.05, 0.42), frond(0.7, 0.02, 0.46), frond(0.4, -0.5, 0.05)].join(''),
        fill: tone('palm', 'left'),
      },
      { d: [frond(-0.25, 0.1, 0.62), frond(0.3, 0.05, 0.6)].join(''), fill: tone('palm', 'top') },
    ],
  });
}

/** A round tree. The position is the centre of its base; `height` and the trunk's radius `trunk` in grid units. */
export const tree = ([x, y, z]: Vec3, height = 1.4, { trunk = 0.07 } = {}): Solid[] => [
  cylinder({ name: 'trunk', at: [x, y, z], radius: trunk, height: height * 0.4, material: 'wood' }),
  sphere({ name: 'crown', at: [x, y, z + height * 0.4], radius: height * 0.3, material: 'palm', castsShadow: false }),
];

/** A low bush. `at` is its lowest point; `radius` in grid units. */
export const bush = (at: Vec3, radius = 0.25): Solid =>
  sphere({ name: 'bush', at, radius, material: 'palm', castsShadow: false });

/** A row of crop along y, 0.26 grid units wide and 0.24 high. `at` is its minimum corner; `length` in grid units. */
export const cropRow = (at: Vec3, length: number): Solid =>
  box({
    name: 'crop',
    at,
    size: [0.26, length, 0.24],
    material: 'palm',
    castsShadow: false,
    left: [ribs(1, tone('palm', 'right'))],
    right: [ribs(Math.round(length * 4), tone('palm', 'left'))],
  });

/** A plant in a small round pot, 0.88 grid units high. The position is the centre of its base. */
export const potPlant = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'pot', at: [x, y, z], radius: 0.13, topRadius: 0.18, height: 0.28, material: 'clay' }),
  cylinder({
    name: 'plant',
    at: [x, y, z + 0.28],
    radius: 0.22,
    topRadius: 0,
    height: 0.6,
    material: 'palm',
    castsShadow: false,
  }),
];
