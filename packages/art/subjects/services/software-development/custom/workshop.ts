/** A workshop: a pump, a winch, a drawing board, lit windows. */
import { disc, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { drum } from '#library/parts.ts';

/** A centrifugal pump 2.1 by 1.04 by 1.5, its motor along x; the open casing shows the impeller. */
export function pump([x, y, z]: Vec3): Solid[] {
  const blades: FacePaint[] = [0, 1, 2, 3, 4, 5].map((index) => {
    const turn = (index * Math.PI) / 3;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return stroke(
      [
        [0.52 + 0.1 * c, 0.52 + 0.1 * s],
        [0.52 + 0.26 * c - 0.08 * s, 0.52 + 0.26 * s + 0.08 * c],
        [0.52 + 0.36 * c - 0.2 * s, 0.52 + 0.36 * s + 0.2 * c],
      ],
      tone('gold', 'right'),
      1.2,
    );
  });
  return [
    box({ name: 'bed plate', at: [x, y, z], size: [2.1, 1.04, 0.12], material: 'ink' }),
    drum({
      name: 'motor',
      corner: [x + 0.1, y + 0.2, z + 0.2],
      along: 'x',
      radius: 0.36,
      length: 0.95,
      material: 'clay',
    }),
    box({ name: 'feet', at: [x + 0.25, y + 0.3, z + 0.12], size: [0.65, 0.5, 0.08], material: 'clay' }),
    box({ name: 'terminals', at: [x + 0.35, y + 0.36, z + 0.92], size: [0.4, 0.36, 0.2], material: 'ink' }),
    drum({
      name: 'coupling',
      corner: [x + 1.05, y + 0.4, z + 0.4],
      along: 'x',
      radius: 0.16,
      length: 0.25,
      material: 'steel',
    }),
    drum({
      name: 'casing',
      corner: [x + 1.3, y, z + 0.12],
      along: 'x',
      radius: 0.52,
      length: 0.5,
      material: 'teal',
      cap: [
        disc(0.52, 0.52, 0.44, tone('ink', 'right')),
        disc(0.52, 0.52, 0.38, tone('gold', 'left')),
        ...blades,
        disc(0.52, 0.52, 0.1, tone('ink', 'left')),
      ],
    }),
    cylinder({ name: 'neck', at: [x + 1.55, y + 0.52, z + 1.16], radius: 0.2, height: 0.22, material: 'teal' }),
    cylinder({
      name: 'flange',
      at: [x + 1.55, y + 0.52, z + 1.38],
      radius: 0.32,
      height: 0.1,
      material: 'teal',
      lid: tone('teal', 'top'),
    }),
    cylinder({
      name: 'bore',
      at: [x + 1.55, y + 0.52, z + 1.48],
      radius: 0.17,
      height: 0.01,
      material: 'ink',
      lid: tone('ink', 'right'),
    }),
  ];
}

/** A hand winch on two trestles, 1.7 wide: rope on the drum, a crank at the right. */
export function winch([x, y, z]: Vec3): Solid[] {
  const post = (dx: number) =>
    box({ name: 'trestle', at: [x + dx, y + 0.3, z], size: [0.18, 0.4, 1.05], material: 'wood' });
  return [
    post(0),
    drum({
      name: 'rope drum',
      corner: [x + 0.18, y + 0.14, z + 0.5],
      along: 'x',
      radius: 0.36,
      length: 1.1,
      material: 'sand',
    }),
    post(1.28),
    rod({
      name: 'crank',
      points: [
        [x + 1.46, y + 0.5, z + 0.86],
        [x + 1.62, y + 0.5, z + 0.86],
        [x + 1.62, y + 0.86, z + 0.6],
        [x + 1.86, y + 0.86, z + 0.6],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
  ];
}

/** A drawing board facing left, with a plan on it. */
export const drawingBoard = (at: Vec3): Solid => {
  const plan: FacePaint = stroke(
    [
      [0.2, 0.3],
      [0.5, 0.3],
      [0.5, 0.6],
      [0.9, 0.6],
      [0.9, 0.35],
    ],
    tone('teal', 'left'),
    1.2,
  );
  return box({
    name: 'drawing board',
    at,
    size: [1.1, 0.3, 0.95],
    material: 'wood',
    left: [panel(0.08, 0.14, 1.02, 0.88, tone('paper', 'top')), plan],
  });
};

/** Planks over a whole face. */
export const planked = (count: number, material: Material): FacePaint[] => [ribs(count, tone(material, 'right'))];

/** A lit window with a sill, for single walls. */
export const litWindow = (u: number, v: number, width = 0.6, height = 0.5): FacePaint[] => [
  panel(u - 0.05, v - 0.05, u + width + 0.05, v + height + 0.05, tone('wood', 'right')),
  panel(u, v, u + width, v + height, LAMP),
];
