/** A well house that everybody can reach: ramp, rails, bell rope, guide line. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { circle, line } from '#kit/path.ts';
import { tone, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, pyramid, rod, sketch } from '#kit/solids.ts';
import { project, UNIT, type Vec2, type Vec3 } from '#kit/space.ts';

/** A ramp that rises along x from the ground to `height`, with low curbs along its sides. */
export const longRamp = ([x, y, z]: Vec3, [w, d, height]: Vec3): Things => {
  const side = (dy: number) =>
    prism({
      name: 'curb',
      at: [x, y + dy, z],
      along: 'y',
      length: 0.14,
      material: 'stone',
      points: [
        [0, 0],
        [w, 0],
        [w, height + 0.1],
        [0, 0.1],
      ],
      castsShadow: false,
    });
  return [
    side(0),
    prism({
      name: 'ramp',
      at: [x, y + 0.14, z],
      along: 'y',
      length: d - 0.28,
      material: 'paper',
      points: [
        [0, 0],
        [w, 0],
        [w, height],
      ],
    }),
    side(d - 0.14),
  ];
};

/** A handrail through `points` at two heights, on posts. */
export const rail = (points: readonly Vec3[], posts: readonly Vec3[], material: Material = 'clay'): Solid[] => {
  const paint = tone(material, 'left');
  const lifted = (up: number) => points.map(([x, y, z]): Vec3 => [x, y, z + up]);
  return [
    ...posts.map(([x, y, z]) =>
      rod({ name: 'post', at: [x, y, z], to: z + 0.7, paint: tone(material, 'right'), width: 1.8 }),
    ),
    rod({ name: 'rail', points: lifted(0.7), paint, width: 2.6 }),
    rod({ name: 'rail', points: lifted(0.42), paint, width: 1.8 }),
  ];
};

/** A well house 3 square, open on all sides: four posts, a hipped roof, and a low well with two cranks, one to use while sitting, one while standing. */
export const openWellHouse = ([x, y, z]: Vec3): Things => {
  const post = (dx: number, dy: number) =>
    box({ name: 'post', at: [x + dx, y + dy, z], size: [0.22, 0.22, 2.5], material: 'wood', castsShadow: false });
  const [mx, my] = [x + 1.5, y + 1.5];
  const crank = (up: number, dx: number): Solid =>
    rod({
      name: 'crank',
      points: [
        [mx + dx, my + 0.2, z + up],
        [mx + dx + 0.3, my + 0.2, z + up],
        [mx + dx + 0.3, my + 0.2, z + up - 0.26],
        [mx + dx + 0.55, my + 0.2, z + up - 0.26],
      ],
      paint: tone('gold', 'left'),
      width: 2.4,
    });
  return [
    post(0, 0),
    post(2.78, 0),
    cylinder({
      name: 'well',
      at: [mx, my, z],
      radius: 0.85,
      height: 0.5,
      material: 'stone',
      castsShadow: false,
      bands: [{ from: 0.3, to: 0.4, material: 'teal' }],
    }),
    cylinder({
      name: 'mouth',
      at: [mx, my, z + 0.5],
      radius: 0.62,
      height: 0.01,
      material: 'teal',
      lid: tone('teal', 'right'),
      castsShadow: false,
    }),
    rod({ name: 'rope', at: [mx, my, z + 2.5], to: z + 0.5, paint: tone('sand', 'left'), width: 1.5 }),
    crank(0.75, 0.5),
    crank(1.15, 0.3),
    post(0, 2.78),
    post(2.78, 2.78),
    pyramid({
      name: 'roof',
      at: [x - 0.3, y - 0.3, z + 2.5],
      size: [3.6, 3.6, 1.3],
      top: [0.5, 0.5],
      material: 'clay',
      castsShadow: false,
    }),
    box({
      name: 'louvre',
      at: [x + 1.25, y + 1.25, z + 3.8],
      size: [0.5, 0.5, 0.24],
      material: 'paper',
      castsShadow: false,
    }),
  ];
};

/** A bell on a post with a bracket; its rope is long enough for somebody in a wheelchair. */
export function bellPost([x, y, z]: Vec3, height = 2): Things {
  const [bx, by] = project([x, y + 0.5, z + height - 0.14]);
  return [
    box({ name: 'post', at: [x - 0.08, y - 0.08, z], size: [0.16, 0.16, height], material: 'wood' }),
    box({
      name: 'bracket',
      at: [x - 0.06, y - 0.08, z + height],
      size: [0.12, 0.75, 0.12],
      material: 'wood',
      castsShadow: false,
    }),
    sketch({
      name: 'bell',
      at: [x - 0.2, y + 0.3, z + height - 0.6],
      size: [0.4, 0.4, 0.6],
      shapes: [
        {
          d: `M${(bx - 1.6).toFixed(1)} ${by.toFixed(1)}q-3 2-3.4 8.4h10q-.4-6.4-3.4-8.4Z`,
          fill: tone('gold', 'left'),
        },
        { d: circle((u, v) => [bx + u * 1.5, by + 9.4 + v * 1.5]), fill: tone('gold', 'right') },
        {
          d: line([
            [bx, by + 9],
            [bx, by + (height - 0.35) * UNIT],
          ]),
          stroke: tone('clay', 'left'),
          width: 1.7,
          cap: 'round',
          motion: 'sway',
        },
      ],
    }),
  ];
}

/** A person in a wheelchair who moves to the lower right. */
export function wheelchair([x, y, z]: Vec3, coat: Material = 'clay'): Solid {
  const p = (u: number, v: number, depth = 0.3): Vec2 => project([x + u, y + depth, z + v]);
  const wheel = (u: number, r: number, depth = 0.32) => circle((a, b) => p(u + a * r, r + b * r, depth));
  const dark = tone('ink', 'left');
  return sketch({
    name: 'wheelchair',
    at: [x, y, z],
    size: [0.8, 0.4, 0.8],
    castsShadow: true,
    shapes: [
      { d: wheel(0.28, 0.24, 0), stroke: tone('steel', 'right'), width: 1.4 },
      {
        d: line([p(0.02, 0.66, 0.15), p(0.1, 0.3, 0.15), p(0.5, 0.3, 0.15), p(0.62, 0.08, 0.15), p(0.78, 0.08, 0.15)]),
        stroke: dark,
        width: 2,
        cap: 'round',
      },
      { d: line([p(0.2, 0.36, 0.15), p(0.22, 0.62, 0.15)]), stroke: tone(coat, 'left'), width: 5.4, cap: 'round' },
      {
        d: line([p(0.24, 0.36, 0.15), p(0.52, 0.36, 0.15), p(0.6, 0.14, 0.15)]),
        stroke: tone('ink', 'top'),
        width: 3,
        cap: 'round',
      },
      {
        d: circle((a, b) => {
          const [hx, hy] = p(0.24, 0.86, 0.15);
          return [hx + a * 1.9, hy + b * 1.9];
        }),
        fill: tone('sand', 'left'),
      },
      { d: wheel(0.28, 0.26), stroke: dark, width: 1.8 },
      { d: wheel(0.66, 0.08), stroke: dark, width: 1.4 },
    ],
  });
}

/** A person with a long white cane that points to the lower right. */
export const caneWalker = ([x, y, z]: Vec3, coat: Material = 'teal'): Solid[] => [
  cylinder({ name: 'coat', at: [x, y, z], radius: 0.13, topRadius: 0.08, height: 0.42, material: coat }),
  cylinder({ name: 'head', at: [x, y, z + 0.42], radius: 0.09, height: 0.17, material: 'rose', castsShadow: false }),
  rod({
    name: 'cane',
    at: [x + 0.1, y + 0.1, z + 0.3],
    to: [x + 0.6, y + 0.1, z + 0.02],
    paint: tone('paper', 'top'),
    width: 1.6,
  }),
];

/** The ridges of a guide line on a face, between two points. */
export const guideLine = (from: Vec2, to: Vec2) => [
  segment(from, to, tone('gold', 'right'), 7.5),
  segment(from, to, tone('gold', 'top'), 5.5),
  segment(from, to, tone('gold', 'right'), 1),
];

/** A square of studs where a guide line turns or ends; `at` is its middle on the face. */
export const guideStuds = ([u, v]: Vec2, size = 0.7) => [
  panel(u - size / 2, v - size / 2, u + size / 2, v + size / 2, tone('gold', 'top')),
  ...[-0.3, 0, 0.3].flatMap((du) =>
    [-0.3, 0, 0.3].map((dv) => disc(u + du * size, v + dv * size, size * 0.09, tone('gold', 'right'))),
  ),
];

/** A stone platform with joints in its faces. */
export const platform = (at: Vec3, size: Vec3, top: Parameters<typeof box>[0]['top'] = []): Solid =>
  box({
    name: 'platform',
    at,
    size,
    material: 'stone',
    left: [ribs(1, tone('stone', 'right'), 'level')],
    right: [ribs(1, tone('stone', 'left'), 'level')],
    top,
  });
