/** A lookout tower on its hill, and a watch-shaped sundial, a folding table, a plug and a bench. */
import { disc, panel } from '#kit/face.ts';
import { LAMP, SURFACES, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import { circle, line, polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, cylinder, dome, prism, rod, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

/** A round hill in steps; `radii` from the lowest step up. */
export const hill = ([x, y, z]: Vec3, radii: readonly number[], rise: number): Solid[] =>
  radii.map((radius, index) =>
    cylinder({
      name: 'hill',
      at: [x, y, z + index * rise],
      radius,
      topRadius: radius - 0.25,
      height: rise,
      material: 'sand',
      lid: SURFACES.desert,
      bands: [{ from: 0, to: rise * 0.34, material: 'wood' }],
      castsShadow: false,
    }),
  );

/** A round tower with a gallery and a lit lantern, 4.6 high. */
export function lookout([x, y, z]: Vec3): Solid[] {
  const slit = (u: number, v: number): Shape => {
    const [sx, sy] = project([x, y, z + v]);
    return {
      d: polygon([
        [sx + u, sy],
        [sx + u + 4, sy + 0.6],
        [sx + u + 4, sy - 9],
        [sx + u, sy - 9.6],
      ]),
      fill: WINDOW_DARK,
    };
  };
  const [dx, dy] = project([x + 0.5, y + 0.9, z]);
  const door: Shape = { d: `M${dx - 6} ${dy + 1}l11 1.2v-17q-5-8-11-1Z`, fill: LAMP };
  const body = cylinder({
    name: 'tower',
    at: [x, y, z],
    radius: 1.15,
    topRadius: 0.95,
    height: 2.6,
    material: 'paper',
    castsShadow: false,
    bands: [
      { from: 1.5, to: 1.85, material: 'clay' },
      { from: 0, to: 0.12, material: 'stone' },
    ],
  });
  return [
    { ...body, shapes: [...body.shapes, slit(-9, 1.05), door] },
    cylinder({
      name: 'gallery',
      at: [x, y, z + 2.6],
      radius: 1.35,
      height: 0.16,
      material: 'stone',
      castsShadow: false,
    }),
    cylinder({
      name: 'lantern',
      at: [x, y, z + 2.76],
      radius: 0.72,
      height: 0.85,
      material: 'gold',
      castsShadow: false,
      lid: LAMP,
    }),
    sketch({
      name: 'lantern bars',
      at: [x - 0.72, y - 0.72, z + 2.76],
      size: [1.44, 1.44, 0.85],
      shapes: [-10, -4, 4, 10].map((offset): Shape => {
        const [bx, by] = project([x, y, z + 2.76]);
        const dip = Math.sqrt(1 - (offset / 14.2) ** 2) * 8.1;
        return {
          d: line([
            [bx + offset, by + dip],
            [bx + offset, by + dip - 13.6],
          ]),
          stroke: tone('ink', 'left'),
          width: 1,
        };
      }),
    }),
    cylinder({ name: 'eaves', at: [x, y, z + 3.61], radius: 0.85, height: 0.12, material: 'ink', castsShadow: false }),
    dome({ name: 'dome', at: [x, y, z + 3.73], radius: 0.72, material: 'teal', castsShadow: false }),
    rod({ name: 'finial', at: [x, y, z + 4.4], to: z + 4.85, paint: tone('gold', 'left'), width: 2 }),
  ];
}

/** A sundial with a strap, like a watch on the ground along x; [x, y, z] is the middle of its dial. */
export const watchDial = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'strap',
    at: [x - 2, y - 0.42, z],
    size: [1.28, 0.84, 0.14],
    material: 'clay',
    top: [panel(0.1, 0.3, 0.2, 0.54, tone('clay', 'right'))],
  }),
  box({
    name: 'strap',
    at: [x + 0.72, y - 0.42, z],
    size: [1.28, 0.84, 0.14],
    material: 'clay',
    top: [0.4, 0.7, 1].map((u) => disc(u, 0.42, 0.08, tone('clay', 'right'))),
  }),
  cylinder({ name: 'case', at: [x, y, z], radius: 0.72, height: 0.26, material: 'ink' }),
  cylinder({
    name: 'dial',
    at: [x, y, z + 0.26],
    radius: 0.6,
    height: 0.04,
    material: 'paper',
    castsShadow: false,
    lid: tone('paper', 'top'),
  }),
  sketch({
    name: 'hours',
    at: [x - 0.6, y - 0.6, z + 0.3],
    size: [1.2, 1.2, 0],
    shapes: [
      {
        d: Array.from({ length: 12 }, (_, hour) =>
          line(
            [0.46, 0.55].map((reach) =>
              project([
                x + Math.cos((hour * Math.PI) / 6) * reach,
                y + Math.sin((hour * Math.PI) / 6) * reach,
                z + 0.3,
              ]),
            ),
          ),
        ).join(''),
        stroke: tone('ink', 'left'),
        width: 1.1,
      },
      {
        d: polygon([
          project([x - 0.04, y, z + 0.3]),
          project([x + 0.5, y - 0.14, z + 0.3]),
          project([x + 0.06, y + 0.1, z + 0.3]),
        ]),
        fill: tone('sand', 'right'),
      },
    ],
  }),
  prism({
    name: 'gnomon',
    at: [x - 0.03, y - 0.4, z + 0.31],
    along: 'x',
    length: 0.06,
    points: [
      [0, 0],
      [0.7, 0],
      [0, 0.62],
    ],
    material: 'gold',
    castsShadow: false,
  }),
];

/** A table of two hinged leaves, half folded, its inner sides lit; the hinge runs along y. */
export function foldingTable([x, y, z]: Vec3): Solid[] {
  const depth = 1.5;
  const leaf = (points: readonly Vec2[]) =>
    prism({ name: 'leaf', at: [x, y, z], along: 'y', length: depth, points, material: 'ink' });
  const screen = (from: Vec2, to: Vec2, inset: number): Shape => {
    const at = (share: number, v: number) =>
      project([x + from[0] + (to[0] - from[0]) * share, y + v, z + from[1] + (to[1] - from[1]) * share]);
    return {
      d: polygon([at(inset, 0.14), at(1 - inset, 0.14), at(1 - inset, depth - 0.14), at(inset, depth - 0.14)]),
      fill: tone('teal', 'top'),
    };
  };
  const left = leaf([
    [0, 0.95],
    [1, 0.5],
    [1, 0.4],
    [0, 0.85],
  ]);
  const right = leaf([
    [1, 0.5],
    [2.05, 0.5],
    [2.05, 0.4],
    [1, 0.4],
  ]);
  return [
    rod({
      name: 'legs',
      points: [
        [x + 0.2, y + depth - 0.1, z],
        [x + 1, y + depth - 0.1, z + 0.42],
        [x + 1.8, y + depth - 0.1, z],
      ],
      paint: tone('wood', 'left'),
      width: 2.4,
    }),
    { ...left, shapes: [...left.shapes, screen([0, 0.95], [1, 0.5], 0.1)] },
    { ...right, shapes: [...right.shapes, screen([1, 0.5], [2.05, 0.5], 0.1)] },
  ];
}

/** A plug with two pins on the ground, pointing to the lower left. */
export const plug = ([x, y, z]: Vec3): Solid[] => [
  box({ name: 'plug', at: [x, y, z], size: [0.5, 0.6, 0.3], material: 'clay' }),
  rod({
    name: 'pin',
    at: [x + 0.14, y + 0.6, z + 0.15],
    to: [x + 0.14, y + 0.85, z + 0.15],
    paint: tone('steel', 'left'),
    width: 2,
  }),
  rod({
    name: 'pin',
    at: [x + 0.36, y + 0.6, z + 0.15],
    to: [x + 0.36, y + 0.85, z + 0.15],
    paint: tone('steel', 'left'),
    width: 2,
  }),
];

/** A bench with a lens and three heaps of pebbles. */
export function pebbleBench([x, y, z]: Vec3): Solid[] {
  const heaps: [number, Material][] = [
    [0.3, 'teal'],
    [0.95, 'clay'],
    [1.6, 'gold'],
  ];
  const [lx, ly] = project([x + 0.95, y + 0.1, z + 1.25]);
  return [
    box({
      name: 'bench',
      at: [x, y, z],
      size: [1.9, 0.7, 0.5],
      material: 'wood',
      left: [panel(0.2, 0, 1.7, 0.36, tone('ink', 'right'))],
      right: [panel(0.14, 0, 0.56, 0.36, tone('ink', 'right'))],
    }),
    rod({ name: 'stand', at: [x + 0.95, y + 0.1, z + 0.5], to: z + 1, paint: tone('ink', 'left'), width: 2 }),
    sketch({
      name: 'lens',
      at: [x + 0.6, y + 0.05, z + 1],
      size: [0.7, 0.1, 0.6],
      shapes: [
        { d: circle((u, v) => [lx + u * 4.6, ly + v * 6.4]), fill: tone('glass', 'top') },
        { d: circle((u, v) => [lx + u * 4.6, ly + v * 6.4]), stroke: tone('gold', 'left'), width: 1.8 },
      ],
    }),
    ...heaps.flatMap(([dx, material]) => [
      sphere({ name: 'pebble', at: [x + dx - 0.13, y + 0.32, z + 0.5], radius: 0.12, material, castsShadow: false }),
      sphere({ name: 'pebble', at: [x + dx + 0.13, y + 0.32, z + 0.5], radius: 0.12, material, castsShadow: false }),
      sphere({ name: 'pebble', at: [x + dx, y + 0.57, z + 0.5], radius: 0.1, material, castsShadow: false }),
    ]),
  ];
}
