/** A workshop for inspection: camera arm, turntable, gears, lenses, ring light, bins. */
import { disc, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, dome, prism, sphere } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';
import { tube } from '#library/tubes.ts';

/** A gear lying flat; if `chipped`, one tooth is missing. */
function gear(
  [x, y, z]: Vec3,
  radius: number,
  height: number,
  material: Material = 'steel',
  teeth = 10,
  chipped = false,
): Solid {
  const outline = Array.from({ length: teeth }, (_, index) => index).flatMap((index): Vec2[] => {
    const tip = chipped && index === 2 ? radius * 0.8 : radius;
    return (
      [
        [0, tip],
        [0.34, tip],
        [0.46, radius * 0.8],
        [0.88, radius * 0.8],
      ] as const
    ).map(([share, r]): Vec2 => {
      const turn = ((index + share) / teeth) * 2 * Math.PI;
      return [r * Math.cos(turn), r * Math.sin(turn)];
    });
  });
  const middle: FacePaint = ({ width, height: h, at }) => [
    ...disc(width / 2, h / 2, radius * 0.5, tone(material, 'left'))({ width, height: h, at }),
    ...disc(width / 2, h / 2, radius * 0.2, tone('ink', 'right'))({ width, height: h, at }),
  ];
  return prism({
    name: 'gear',
    at: [x, y, z],
    along: 'z',
    points: outline,
    length: height,
    material,
    cap: [middle],
    castsShadow: false,
  });
}

/** A turntable with a teal ring and a gold gear on its plate. */
export const turntable = ([x, y, z]: Vec3): Solid[] => [
  cylinder({
    name: 'turntable',
    at: [x, y, z],
    radius: 1.05,
    height: 0.42,
    material: 'ink',
    bands: [{ from: 0.16, to: 0.24, material: 'teal' }],
    castsShadow: false,
  }),
  cylinder({ name: 'plate', at: [x, y, z + 0.42], radius: 0.95, height: 0.08, material: 'steel', castsShadow: false }),
  gear([x, y, z + 0.5], 0.66, 0.26, 'gold', 12),
];

/** A jointed arm with a camera above `target`; [x, y, z] is its foot. */
export function cameraArm([x, y, z]: Vec3, [tx, ty, tz]: Vec3): Solid[] {
  const shoulder: Vec3 = [x, y, z + 0.8];
  const elbow: Vec3 = [x - 0.3, y + 0.1, z + 2.7];
  const wrist: Vec3 = [tx, ty, tz + 1.75];
  return [
    cylinder({ name: 'arm foot', at: [x, y, z], radius: 0.55, height: 0.3, material: 'ink', castsShadow: false }),
    assembly(
      'camera arm',
      [
        cylinder({ name: 'pillar', at: [x, y, z + 0.3], radius: 0.34, height: 0.5, material: 'clay' }),
        tube({ name: 'upper arm', from: shoulder, to: elbow, radius: 0.22, endRadius: 0.17, material: 'clay' }),
        sphere({ name: 'shoulder', at: [shoulder[0], shoulder[1], shoulder[2] - 0.28], radius: 0.28, material: 'ink' }),
        tube({ name: 'fore arm', from: elbow, to: wrist, radius: 0.17, endRadius: 0.13, material: 'clay' }),
        sphere({ name: 'elbow', at: [elbow[0], elbow[1], elbow[2] - 0.26], radius: 0.26, material: 'ink' }),
      ],
      false,
      true,
    ),
    assembly(
      'camera',
      [
        cylinder({
          name: 'lens',
          at: [tx, ty, tz + 0.78],
          radius: 0.2,
          topRadius: 0.16,
          height: 0.3,
          material: 'glass',
        }),
        box({
          name: 'body',
          at: [tx - 0.3, ty - 0.3, tz + 1.08],
          size: [0.6, 0.6, 0.55],
          material: 'ink',
          left: [panel(0.1, 0.32, 0.22, 0.44, SIGNAL)],
          right: [ribs(3, tone('ink', 'top'))],
        }),
        sphere({ name: 'wrist', at: [tx, ty, tz + 1.6], radius: 0.18, material: 'ink' }),
      ],
      false,
    ),
  ];
}

/** A tall cabinet 1.9 wide for lenses; most of its lower bays are empty. */
export const lensCabinet = (at: Vec3): Solid => {
  const cells: FacePaint = (face) =>
    Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
      const [u, v] = [0.35 + (index % 3) * 0.6, 0.4 + Math.floor(index / 3) * 0.62];
      const filled = index > 5 || index === 3;
      return [
        ...panel(u - 0.26, v - 0.26, u + 0.26, v + 0.26, tone('ink', 'right'))(face),
        ...(filled
          ? [
              ...disc(u, v, 0.22, tone('gold', 'left'))(face),
              ...disc(u, v, 0.17, tone('glass', 'top'))(face),
              ...disc(u - 0.05, v + 0.05, 0.06, WHITE)(face),
            ]
          : []),
      ];
    });
  return box({
    name: 'lens cabinet',
    at,
    size: [1.9, 0.5, 2.65],
    material: 'wood',
    left: [cells],
    right: [ribs(3, tone('wood', 'left'), 'level')],
    castsShadow: false,
  });
};

/** An open bin with a gear at each place in `catches`. */
export const bin = (
  [x, y, z]: Vec3,
  [w, d, h]: Vec3,
  material: Material,
  catches: readonly Vec2[] = [],
  part: Material = 'gold',
): Solid[] => [
  box({
    name: 'bin',
    at: [x, y, z],
    size: [w, d, h],
    material,
    left: [ribs(Math.round(w * 4), tone(material, 'right'))],
    right: [ribs(Math.round(d * 4), tone('ink', 'right'))],
    top: [panel(0.08, 0.08, w - 0.08, d - 0.08, tone('ink', 'right'))],
  }),
  ...catches.map(([u, v], index) => gear([x + u, y + v, z + h + 0.01], 0.26, 0.1, part, 8, index % 2 === 1)),
];

/** A ring light on a stand, with a lens behind it; both face the lower left. */
export const ringLight = ([x, y, z]: Vec3): Solid =>
  assembly('ring light', [
    cylinder({ name: 'foot', at: [x, y, z], radius: 0.24, height: 0.06, material: 'ink' }),
    cylinder({ name: 'stem', at: [x, y, z + 0.06], radius: 0.05, height: 0.5, material: 'ink' }),
    tube({ name: 'lens', from: [x, y - 0.24, z + 0.86], to: [x, y + 0.02, z + 0.86], radius: 0.24, material: 'ink' }),
    tube({
      name: 'ring',
      from: [x, y + 0.02, z + 0.86],
      to: [x, y + 0.1, z + 0.86],
      radius: 0.42,
      material: 'paper',
      mouth: LAMP,
      bore: 0.9,
    }),
    tube({
      name: 'glass',
      from: [x, y + 0.1, z + 0.86],
      to: [x, y + 0.12, z + 0.86],
      radius: 0.24,
      material: 'ink',
      mouth: tone('glass', 'top'),
      bore: 0.8,
    }),
  ]);

/** A shallow tray with a gear and a tag. */
export const tray = ([x, y, z]: Vec3, tag: Material): Solid[] => [
  box({
    name: 'tray',
    at: [x, y, z],
    size: [0.72, 0.8, 0.12],
    material: 'paper',
    castsShadow: false,
    left: [panel(0.1, 0.02, 0.34, 0.1, tone(tag, 'left'))],
    top: [panel(0.06, 0.06, 0.66, 0.74, tone('ink', 'top'))],
  }),
  gear([x + 0.36, y + 0.4, z + 0.12], 0.28, 0.1, 'steel', 9),
];

/** The closed tray: a dome of glass on it, a seal at its front. */
export const sealedTray = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'sealed tray',
    at: [x, y, z],
    size: [0.84, 0.8, 0.12],
    material: 'gold',
    castsShadow: false,
    left: [disc(0.42, 0.02, 0.12, tone('clay', 'left'))],
  }),
  dome({ name: 'glass dome', at: [x + 0.42, y + 0.4, z + 0.12], radius: 0.38, material: 'glass', castsShadow: false }),
];

/** Tall factory windows for a wall of `height`. */
export const workshopWindows = (columns: number, height: number): FacePaint[] => [
  windows({ columns, rows: 3, sides: 0.3, below: height * 0.34, above: height * 0.1, pane: [0.86, 0.84], lit: 4 }),
];
