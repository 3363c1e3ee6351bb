/** Objects of designers outdoors: footprints, cords, chalk, handles, tiles. */
import { area, panel, segment, type FacePaint } from '#kit/face.ts';
import { tone, WHITE, type Fill, type Material } from '#kit/palette.ts';
import { circle, line, smooth } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { box, rod, sketch } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';

/** Footprints on a face between two points, left and right in turn. */
export const footprints =
  (from: Vec2, to: Vec2, count: number, fill: Fill = tone('wood', 'right')): FacePaint =>
  ({ at }) => {
    const [du, dv] = [to[0] - from[0], to[1] - from[1]];
    const size = Math.hypot(du, dv);
    const [fu, fv] = [du / size, dv / size];
    const d = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const side = index % 2 === 0 ? 0.15 : -0.15;
      const place = (along: number, across: number): Vec2 =>
        at(
          from[0] + du * share + fu * along - fv * (side + across),
          from[1] + dv * share + fv * along + fu * (side + across),
        );
      return circle((u, v) => place(u * 0.16 + 0.05, v * 0.075)) + circle((u, v) => place(u * 0.07 - 0.22, v * 0.06));
    }).join('');
    return [{ d, fill, opacity: 0.8 }];
  };

/** A strip of new slabs across a grid, on a face; `width` wide. */
export const slabPath =
  (from: Vec2, to: Vec2, count: number, width: number, [fill, other]: readonly [Fill, Fill]): FacePaint =>
  (face) => {
    const [du, dv] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
    const size = Math.hypot(du, dv);
    const [nu, nv] = [(-dv / size) * (width / 2), (du / size) * (width / 2)];
    return Array.from({ length: count }, (_, index) => {
      const [u, v] = [from[0] + du * (index + 0.04), from[1] + dv * (index + 0.04)];
      const [u1, v1] = [from[0] + du * (index + 0.96), from[1] + dv * (index + 0.96)];
      return area(
        [
          [u + nu, v + nv],
          [u1 + nu, v1 + nv],
          [u1 - nu, v1 - nv],
          [u - nu, v - nv],
        ],
        index % 2 === 0 ? fill : other,
      )(face);
    }).flat();
  };

/** A cord stretched over a face. */
export const cord = (from: Vec2, to: Vec2): FacePaint => segment(from, to, tone('clay', 'left'), 1.5);

/** The pegs of a cord. */
export const pegs = (places: readonly Vec2[]): Solid[] =>
  places.map(([x, y]) => rod({ name: 'peg', at: [x, y, 0], to: 0.3, paint: tone('clay', 'right'), width: 2.8 }));

/** A slate on the ground with the outline of a handle in chalk, and its length. */
export const chalkSlate = (at: Vec3, w = 2.4, d = 1.6): Solid =>
  box({
    name: 'slate',
    at,
    size: [w, d, 0.08],
    material: 'ink',
    top: [
      ({ at: place }) => [
        {
          d: smooth(
            (
              [
                [0.3, 1.1],
                [0.6, 1.15],
                [0.9, 0.8],
                [1.3, 0.55],
                [1.8, 0.6],
                [2.05, 0.45],
              ] satisfies Vec2[]
            ).map(([u, v]) => place(u, v)),
          ),
          stroke: WHITE,
          width: 1.8,
        },
        {
          d: smooth(
            (
              [
                [0.35, 1.3],
                [0.75, 1.35],
                [1.05, 1],
                [1.4, 0.78],
                [1.85, 0.82],
                [2.15, 0.62],
                [2.05, 0.45],
              ] satisfies Vec2[]
            ).map(([u, v]) => place(u, v)),
          ),
          stroke: WHITE,
          width: 1.8,
        },
        { d: line([place(0.3, 1.1), place(0.35, 1.3)]), stroke: WHITE, width: 1.8 },
      ],
      segment([0.3, 0.25], [2.1, 0.25], tone('gold', 'top'), 1),
      segment([0.3, 0.16], [0.3, 0.34], tone('gold', 'top'), 1),
      segment([2.1, 0.16], [2.1, 0.34], tone('gold', 'top'), 1),
    ],
  });

/** A trial well handle on a stand: a crank whose grip is straight, round or curved; `grip` is its material. */
export function trialHandle([x, y, z]: Vec3, kind: 'straight' | 'ball' | 'curved', grip: Material = 'wood'): Solid[] {
  const hub: Vec3 = [x + 0.2, y + 0.44, z + 0.86];
  const at = (u: number, v: number) => project([hub[0] + u, hub[1] + 0.1, hub[2] + v]);
  const disc = (u: number, v: number, radius: number, fill: Fill): Shape => ({
    d: circle((a, b) => at(u + a * radius, v + b * radius)),
    fill,
  });
  const wood = tone(grip, 'left');
  const arm: Shape = { d: line([at(0, 0), at(0.62, 0)]), stroke: tone('ink', 'left'), width: 2.4, cap: 'round' };
  const grips: Record<typeof kind, Shape[]> = {
    straight: [{ d: line([at(0.62, -0.08), at(0.62, 0.5)]), stroke: wood, width: 4.2, cap: 'round' }],
    ball: [{ d: line([at(0.62, 0), at(0.62, 0.36)]), stroke: wood, width: 2 }, disc(0.62, 0.46, 0.2, wood)],
    curved: [
      {
        d: smooth([at(0.62, -0.1), at(0.74, 0.12), at(0.6, 0.3), at(0.72, 0.56)]),
        stroke: wood,
        width: 4.2,
        cap: 'round',
      },
    ],
  };
  return [
    box({
      name: 'stand',
      at: [x, y, z],
      size: [0.4, 0.4, 1.1],
      material: 'paper',
      castsShadow: false,
      left: [panel(0, 0, 0.4, 0.14, tone('stone', 'right'))],
    }),
    sketch({
      name: 'handle',
      at: [x, y + 0.42, z + 0.6],
      size: [1, 0.14, 0.9],
      shapes: [disc(0, 0, 0.2, tone('wood', 'right')), disc(0, 0, 0.12, tone('ink', 'left')), arm, ...grips[kind]],
    }),
  ];
}

/** An upright tile sample: a stepped pattern that rises to one side, or its mirror image. */
export const tileSample = (at: Vec3, isMirrored: boolean, size = 0.9): Solid => {
  const turn = (u: number) => (isMirrored ? size - u : u);
  const cell = size / 4;
  const block = (u: number, v: number, fill: Fill): FacePaint =>
    area(
      [
        [turn(u * cell), v * cell],
        [turn((u + 1) * cell), v * cell],
        [turn((u + 1) * cell), (v + 1) * cell],
        [turn(u * cell), (v + 1) * cell],
      ],
      fill,
    );
  return box({
    name: 'tile',
    at,
    size: [size, 0.1, size],
    material: 'paper',
    castsShadow: false,
    left: [
      block(0, 0, tone('teal', 'left')),
      block(1, 1, tone('teal', 'left')),
      block(2, 2, tone('teal', 'left')),
      block(3, 3, tone('teal', 'left')),
      block(1, 0, tone('gold', 'left')),
      block(2, 1, tone('gold', 'left')),
      block(3, 2, tone('gold', 'left')),
      block(0, 3, tone('clay', 'left')),
    ],
  });
};

/** A stack of loose slabs. */
export const slabStack = ([x, y, z]: Vec3): Solid[] =>
  Array.from({ length: 4 }, (_, index) =>
    box({
      name: 'slab',
      at: [x + (index % 2) * 0.08, y + (index % 2) * 0.05, z + index * 0.14],
      size: [0.9, 0.7, 0.12],
      material: 'clay',
      castsShadow: index === 0,
    }),
  );
