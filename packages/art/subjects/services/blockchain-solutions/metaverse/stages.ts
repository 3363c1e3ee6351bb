/** Platforms on slender columns and the objects on them: wire frames, painted skies, suitcases, stairs. */
import { disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { SIGNAL, tone, WHITE, type Material } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

/** A slab on four slender shafts of water, its underside at height z. */
export function platform(
  [x, y, z]: Vec3,
  [w, d]: Vec2,
  top: readonly FacePaint[] = [],
  material: Material = 'paper',
): Solid[] {
  const inset = 0.4;
  const feet: Vec2[] = [
    [x + inset, y + inset],
    [x + w - inset, y + inset],
    [x + inset, y + d - inset],
    [x + w - inset, y + d - inset],
  ];
  return [
    ...feet.map(([fx, fy]) => cylinder({ name: 'shaft', at: [fx, fy, 0], radius: 0.13, height: z, material: 'teal' })),
    box({
      name: 'slab',
      at: [x, y, z],
      size: [w, d, 0.26],
      material,
      castsShadow: false,
      top,
      left: [panel(0, 0.08, w, 0.14, tone('teal', 'left'))],
      right: [panel(0, 0.08, d, 0.14, tone('teal', 'right'))],
    }),
  ];
}

/** A box drawn as its edges only, the hidden ones thinner. */
export function wireBox([x, y, z]: Vec3, [w, d, h]: Vec3): Solid {
  const p = (u: number, v: number, t: number) => project([x + u, y + v, z + t]);
  const near = [
    [p(0, d, 0), p(w, d, 0), p(w, 0, 0), p(w, 0, h), p(0, 0, h), p(0, d, h), p(0, d, 0)],
    [p(0, d, h), p(w, d, h), p(w, d, 0)],
    [p(w, d, h), p(w, 0, h)],
    [p(0, 0, 0), p(0, 0, h)],
  ];
  const hidden = [p(0, d, 0), p(0, 0, 0), p(w, 0, 0)];
  const hull = [p(0, d, 0), p(w, d, 0), p(w, 0, 0), p(w, 0, h), p(0, 0, h), p(0, d, h)];
  return sketch({
    name: 'wire box',
    at: [x, y, z],
    size: [w, d, h],
    shapes: [
      { d: polygon(hull), fill: tone('glass', 'top'), opacity: 0.25 },
      { d: near.map((edge) => line(edge)).join(''), stroke: SIGNAL, width: 1.3 },
      { d: line(hidden), stroke: SIGNAL, width: 0.8, opacity: 0.6 },
    ],
  });
}

/** A slab drawn as a mesh only. */
export function meshSlab([x, y, z]: Vec3, [w, d]: Vec2): Solid {
  const cell = 0.5;
  const count = (length: number) =>
    Array.from({ length: Math.round(length / cell) + 1 }, (_, index) => (index * length) / Math.round(length / cell));
  const lines = [
    ...count(w).map((u) =>
      line([project([x + u, y, z + 0.26]), project([x + u, y + d, z + 0.26]), project([x + u, y + d, z])]),
    ),
    ...count(d).map((v) =>
      line([project([x, y + v, z + 0.26]), project([x + w, y + v, z + 0.26]), project([x + w, y + v, z])]),
    ),
    line([project([x, y + d, z]), project([x + w, y + d, z]), project([x + w, y, z])]),
  ];
  return {
    ...sketch({
      name: 'mesh',
      at: [x, y, z],
      size: [w, d, 0.26],
      shapes: [
        {
          d: polygon([
            project([x, y, z + 0.26]),
            project([x + w, y, z + 0.26]),
            project([x + w, y + d, z + 0.26]),
            project([x, y + d, z + 0.26]),
          ]),
          fill: tone('glass', 'top'),
          opacity: 0.3,
        },
        { d: lines.join(''), stroke: SIGNAL, width: 1 },
      ],
    }),
    isLoose: false,
  };
}

/** A painted sky in a frame that hangs on ropes from a bar, with a counterweight at each end. */
export function paintedSky([x, y, z]: Vec3, width: number, height: number): Solid[] {
  const hemp = tone('sand', 'right');
  const top = z + height + 0.7;
  return [
    ...[x - 0.5, x + width + 0.34].map((left) =>
      box({ name: 'pole', at: [left, y, z], size: [0.16, 0.16, height + 0.7], material: 'wood', castsShadow: false }),
    ),
    box({ name: 'bar', at: [x - 0.6, y, top], size: [width + 1.2, 0.16, 0.16], material: 'wood', castsShadow: false }),
    ...[0.2, 0.5, 0.8].map((share) =>
      rod({ name: 'rope', at: [x + width * share, y + 0.1, z + height + 0.15], to: top, paint: hemp, width: 1.2 }),
    ),
    box({
      name: 'sky',
      at: [x, y, z + 0.15],
      size: [width, 0.12, height],
      material: 'wood',
      castsShadow: false,
      left: [
        panel(0.08, 0.08, width - 0.08, height - 0.08, tone('glass', 'left')),
        disc(width * 0.72, height * 0.62, height * 0.2, tone('gold', 'top')),
        panel(width * 0.14, height * 0.66, width * 0.44, height * 0.76, WHITE),
        panel(width * 0.22, height * 0.76, width * 0.36, height * 0.84, WHITE),
        panel(width * 0.44, height * 0.34, width * 0.74, height * 0.43, WHITE),
        panel(0.08, 0.08, width - 0.08, height * 0.24, tone('field', 'left')),
      ],
    }),
    ...[x - 0.42, x + width + 0.42].flatMap((weight) => [
      rod({
        name: 'rope',
        at: [weight, y + 0.25, z + height * 0.45],
        to: [weight, y + 0.2, top],
        paint: hemp,
        width: 1.2,
      }),
      box({
        name: 'weight',
        at: [weight - 0.16, y + 0.18, z + height * 0.15],
        size: [0.32, 0.3, height * 0.3],
        material: 'ink',
        castsShadow: false,
      }),
    ]),
  ];
}

/** A suitcase with corners and a handle. */
export const suitcase = ([x, y, z]: Vec3, [w, d, h]: Vec3 = [1.3, 0.5, 0.85]): Solid[] => [
  box({
    name: 'suitcase',
    at: [x, y, z],
    size: [w, d, h],
    material: 'wood',
    left: [
      panel(0, 0, 0.2, 0.2, tone('gold', 'left')),
      panel(w - 0.2, 0, w, 0.2, tone('gold', 'left')),
      panel(0, h - 0.2, 0.2, h, tone('gold', 'left')),
      panel(w - 0.2, h - 0.2, w, h, tone('gold', 'left')),
      segment([0, h * 0.62], [w, h * 0.62], tone('wood', 'right'), 1.4),
      panel(w * 0.44, h * 0.54, w * 0.56, h * 0.7, tone('gold', 'top')),
    ],
    right: [ribs(1, tone('wood', 'left'))],
  }),
  rod({
    name: 'handle',
    points: [
      [x + w * 0.36, y + d / 2, z + h],
      [x + w * 0.36, y + d / 2, z + h + 0.16],
      [x + w * 0.64, y + d / 2, z + h + 0.16],
      [x + w * 0.64, y + d / 2, z + h],
    ],
    paint: tone('ink', 'left'),
    width: 2.2,
  }),
];

/** A flight of stairs between two levels, going down along `along`: `run` long, `drop` high, `width` wide; `at` is its far upper corner. */
export function flight({
  at: [x, y, z],
  along,
  run,
  drop,
  width,
  material = 'stone',
}: {
  at: Vec3;
  along: 'x' | 'y';
  run: number;
  drop: number;
  width: number;
  material?: Material;
}): Solid {
  const isX = along === 'x';
  const body = prism({
    name: 'flight',
    at: [x, y, z - drop],
    along: isX ? 'y' : 'x',
    points: [
      [0, drop],
      [run, 0],
      [run, -0.16],
      [0, drop - 0.16],
    ],
    length: width,
    material,
    castsShadow: false,
  });
  const count = Math.max(Math.round(drop / 0.2), 3);
  const treads = Array.from({ length: count }, (_, index) => (index + 0.5) / count).map((share) => {
    const level = z - drop * share;
    return line(
      isX
        ? [project([x + run * share, y, level]), project([x + run * share, y + width, level])]
        : [project([x, y + run * share, level]), project([x + width, y + run * share, level])],
    );
  });
  return { ...body, shapes: [...body.shapes, { d: treads.join(''), stroke: tone(material, 'right'), width: 1.2 }] };
}
