/** A coppersmith's shop: the saw-tooth roof, an anvil, buckets, a handcart, templates, a scale. */
import { area, disc, panel, ribs, windows, type FacePaint } from '#kit/face.ts';
import { tone, WINDOW, type Fill, type Material } from '#kit/palette.ts';
import { circle } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rightFace, rod } from '#kit/solids.ts';
import type { Vec2, Vec3 } from '#kit/space.ts';
import { drum } from '#library/parts.ts';

/** Outline of an L of the given outer size and arm width. */
const ell = (size: number, arm: number, inset = 0): Vec2[] => [
  [inset, inset],
  [arm - inset, inset],
  [arm - inset, size - arm + inset],
  [size - inset, size - arm + inset],
  [size - inset, size - inset],
  [inset, size - inset],
];

/** A body with an L-shaped plan and the fill `inside` on its top. */
export const ellBody = (
  [x, y, z]: Vec3,
  size: number,
  height: number,
  material: Material,
  inside: Fill,
  rim = 0.14,
): Solid => {
  const arm = size * 0.46;
  return prism({
    name: 'L',
    at: [x, y, z],
    along: 'z',
    points: ell(size, arm),
    length: height,
    material,
    cap: [area(ell(size, arm, rim), inside)],
  });
};

/** A saw-tooth roof, its teeth glazed on the side that faces right. */
export function sawtooth([x, y, z]: Vec3, [w, d, h]: Vec3, teeth: number): Solid[] {
  const step = w / teeth;
  return Array.from({ length: teeth }, (_, index) => {
    const tooth = prism({
      name: 'tooth',
      at: [x + index * step, y, z],
      along: 'y',
      length: d,
      points: [
        [0, 0],
        [step, 0],
        [step, h],
      ],
      material: 'clay',
      castsShadow: false,
      cap: [panel(step * 0.6, 0.12, step * 0.88, h * 0.5, WINDOW)],
    });
    const glass = rightFace(x + (index + 1) * step, y + d, z, d, h);
    return {
      ...tooth,
      shapes: [
        ...tooth.shapes,
        ...windows({ columns: 4, rows: 1, sides: 0.1, below: 0.1, above: 0.12, pane: [0.86, 1], lit: 3 })(glass),
      ],
    };
  });
}

/** An anvil on its block. */
export const anvil = ([x, y, z]: Vec3): Solid[] => [
  cylinder({ name: 'block', at: [x + 0.3, y + 0.2, z], radius: 0.24, height: 0.34, material: 'wood' }),
  prism({
    name: 'anvil',
    at: [x - 0.06, y + 0.06, z + 0.34],
    along: 'y',
    length: 0.28,
    material: 'ink',
    castsShadow: false,
    points: [
      [0.14, 0],
      [0.58, 0],
      [0.5, 0.14],
      [0.72, 0.3],
      [0, 0.3],
      [-0.14, 0.26],
      [0.22, 0.14],
    ],
  }),
];

/** Round buckets stacked three, two, one along x. */
export const bucketStack = ([x, y, z]: Vec3): Solid[] => {
  const radius = 0.36;
  const height = radius * 1.5;
  return [3, 2, 1].flatMap((count, level) =>
    Array.from({ length: count }, (_, index) =>
      cylinder({
        name: 'round bucket',
        at: [x + radius + level * radius + index * 2 * radius, y + radius, z + level * height],
        radius,
        topRadius: radius * 0.78,
        height,
        material: 'steel',
        castsShadow: level === 0,
        bands: [{ from: height * 0.2, to: height * 0.32, material: 'ink' }],
      }),
    ),
  );
};

/** A handcart with one large wheel on the near side and two shafts to the lower right. */
export const handcart = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'handcart',
    at: [x, y, z + 0.36],
    size: [1.5, 0.9, 0.34],
    material: 'palm',
    left: [
      ribs(2, tone('palm', 'right'), 'level'),
      ({ at }) =>
        [0.36, 0.28, 0.08].map((radius, index) => ({
          d: circle((u, v) => at(0.7 + u * radius, v * radius)),
          fill: tone(index === 1 ? 'wood' : 'ink', index === 1 ? 'top' : 'left'),
        })),
    ],
    right: [ribs(2, tone('ink', 'right'), 'level')],
    top: [panel(0.1, 0.1, 1.4, 0.8, tone('ink', 'left'))],
  }),
  rod({
    name: 'shaft',
    at: [x + 1.5, y + 0.1, z + 0.5],
    to: [x + 2.3, y + 0.1, z + 0.32],
    paint: tone('wood', 'right'),
    width: 2,
  }),
  rod({
    name: 'shaft',
    points: [
      [x + 1.5, y + 0.85, z + 0.5],
      [x + 2.3, y + 0.85, z + 0.32],
      [x + 2.3, y + 0.1, z + 0.32],
    ],
    paint: tone('wood', 'right'),
    width: 2,
  }),
];

/** Wooden templates of well mouths in a row on a face: an L, a T, a cross, a triangle, a ring. */
export const templates =
  (from: number, pitch: number, v: number, size: number): FacePaint =>
  (face) => {
    const outlines: Vec2[][] = [
      [
        [0, 0],
        [1, 0],
        [1, 0.4],
        [0.4, 0.4],
        [0.4, 1],
        [0, 1],
      ],
      [
        [0.34, 0],
        [0.66, 0],
        [0.66, 0.62],
        [1, 0.62],
        [1, 1],
        [0, 1],
        [0, 0.62],
        [0.34, 0.62],
      ],
      [
        [0.33, 0],
        [0.67, 0],
        [0.67, 0.33],
        [1, 0.33],
        [1, 0.67],
        [0.67, 0.67],
        [0.67, 1],
        [0.33, 1],
        [0.33, 0.67],
        [0, 0.67],
        [0, 0.33],
        [0.33, 0.33],
      ],
      [
        [0, 0],
        [1, 0],
        [0.5, 1],
      ],
      [
        [0.3, 0],
        [0.7, 0],
        [1, 0.3],
        [1, 0.7],
        [0.7, 1],
        [0.3, 1],
        [0, 0.7],
        [0, 0.3],
      ],
    ];
    return outlines.flatMap((outline, index) => [
      ...area(
        outline.map(([a, b]): Vec2 => [from + index * pitch + a * size, v + b * size]),
        index === 0 ? tone('clay', 'left') : tone('wood', 'top'),
      )(face),
      ...panel(
        from + index * pitch + size * 0.46,
        v + size,
        from + index * pitch + size * 0.54,
        v + size * 1.24,
        tone('ink', 'left'),
      )(face),
    ]);
  };

/** A post with an arm to the lower right and a round spring scale under it. */
export function springScale([x, y, z]: Vec3): Solid[] {
  const [height, reach] = [2, 1.1];
  return [
    box({ name: 'gallows', at: [x, y, z], size: [0.18, 0.18, height], material: 'wood' }),
    box({ name: 'arm', at: [x, y, z + height], size: [reach + 0.3, 0.18, 0.16], material: 'wood', castsShadow: false }),
    drum({
      name: 'scale',
      at: [x + reach, y, z + height - 0.44],
      along: 'y',
      radius: 0.34,
      length: 0.16,
      material: 'gold',
      facets: 16,
      castsShadow: false,
      cap: [
        disc(0.34, 0.34, 0.26, tone('paper', 'top')),
        area(
          [
            [0.32, 0.34],
            [0.36, 0.34],
            [0.48, 0.5],
          ],
          tone('clay', 'right'),
        ),
      ],
    }),
    rod({
      name: 'eye',
      at: [x + reach, y + 0.08, z + height],
      to: z + height - 0.1,
      paint: tone('ink', 'left'),
      width: 1.6,
    }),
  ];
}
