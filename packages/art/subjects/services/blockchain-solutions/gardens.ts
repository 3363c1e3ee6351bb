/** Walled gardens and the sundial that shows whose turn it is to get water. */
import { panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { SURFACES, tone } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, sheet } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { circleOn } from '#library/gauges.ts';

const THICK = 0.18;
const GATE = 0.7;

interface Garden {
  at: Vec3;
  /** Length of its four sides. */
  size: number;
  /** The wall with the gate: the one at the smaller or greater x or y. */
  gate: '-x' | 'x' | '-y' | 'y';
  isClosed?: boolean;
  bed?: readonly FacePaint[];
  things?: Things;
}

/** A garden in a low wall with one gate. */
export function walledGarden({ at: [x, y, z], size, gate, isClosed = false, bed = [], things = [] }: Garden): Things {
  const height = 0.5;
  const half = (size - GATE) / 2;
  const wall = (from: readonly [number, number], length: number, along: 'x' | 'y') =>
    box({
      name: 'wall',
      at: [x + from[0], y + from[1], z],
      size: along === 'x' ? [length, THICK, height] : [THICK, length, height],
      material: 'paper',
      left: [ribs(1, tone('stone', 'right'), 'level')],
      right: [ribs(1, tone('stone', 'right'), 'level')],
    });
  const far = size - THICK;
  const inner = size - 2 * THICK;
  const sides: Record<Garden['gate'], (isOpen: boolean) => Solid[]> = {
    '-y': (isOpen) =>
      isOpen ? [wall([0, 0], half, 'x'), wall([size - half, 0], half, 'x')] : [wall([0, 0], size, 'x')],
    '-x': (isOpen) =>
      isOpen
        ? [wall([0, THICK], half - THICK, 'y'), wall([0, size - half], half - THICK, 'y')]
        : [wall([0, THICK], inner, 'y')],
    x: (isOpen) =>
      isOpen
        ? [wall([far, THICK], half - THICK, 'y'), wall([far, size - half], half - THICK, 'y')]
        : [wall([far, THICK], inner, 'y')],
    y: (isOpen) =>
      isOpen ? [wall([0, far], half, 'x'), wall([size - half, far], half, 'x')] : [wall([0, far], size, 'x')],
  };
  const isAlongX = gate === 'y' || gate === '-y';
  const edge = gate === 'x' || gate === 'y' ? far : 0;
  const leaf = isAlongX
    ? box({
        name: 'gate',
        at: [x + half, y + edge + 0.04, z],
        size: [GATE, 0.1, 0.8],
        material: 'clay',
        left: [ribs(4, tone('clay', 'right'))],
        castsShadow: false,
      })
    : box({
        name: 'gate',
        at: [x + edge + 0.04, y + half, z],
        size: [0.1, GATE, 0.8],
        material: 'clay',
        right: [ribs(4, tone('clay', 'left'))],
        castsShadow: false,
      });
  return [
    sheet({
      name: 'bed',
      at: [x + THICK, y + THICK, z],
      size: [inner, inner],
      material: 'field',
      top: [panel(0, 0, inner, inner, SURFACES.lawn), ...bed],
    }),
    (['-y', '-x', 'x', 'y'] as const).flatMap((side) => sides[side](side === gate)),
    isClosed ? [leaf] : [],
    things,
  ];
}

/** A stone tablet with lines cut into it, facing left. */
export const tablet = ([x, y, z]: Vec3): Solid =>
  prism({
    name: 'tablet',
    at: [x, y, z],
    along: 'y',
    points: [
      [0, 0],
      [0.5, 0],
      [0.5, 0.66],
      [0.4, 0.82],
      [0.25, 0.88],
      [0.1, 0.82],
      [0, 0.66],
    ],
    length: 0.16,
    material: 'stone',
    cap: [0.22, 0.38, 0.54].map((v) => segment([0.1, v], [0.4, v], tone('teal', 'right'), 1.2)),
  });

/** A sundial: a round table on steps with a gnomon. */
export const sundial = ([x, y, z]: Vec3, radius = 1.1): Solid[] => [
  cylinder({ name: 'step', at: [x, y, z], radius: radius * 1.25, height: 0.18, material: 'stone' }),
  cylinder({
    name: 'drum',
    at: [x, y, z + 0.18],
    radius: radius * 0.8,
    height: 0.42,
    material: 'paper',
    castsShadow: false,
  }),
  cylinder({ name: 'dial', at: [x, y, z + 0.6], radius, height: 0.14, material: 'gold', castsShadow: false }),
  sheet({
    name: 'hours',
    at: [x - radius, y - radius, z + 0.74],
    size: [0, 0],
    material: 'gold',
    top: [
      circleOn(radius, radius, radius * 0.86, tone('clay', 'right'), 1.2),
      ...Array.from({ length: 9 }, (_, index) => (Math.PI * (index - 1)) / 7 - 0.2).map((turn) =>
        segment(
          [radius + radius * 0.66 * Math.cos(turn), radius + radius * 0.66 * Math.sin(turn)],
          [radius + radius * 0.86 * Math.cos(turn), radius + radius * 0.86 * Math.sin(turn)],
          tone('clay', 'right'),
          1.2,
        ),
      ),
      (face) => [
        {
          d: `M${[face.at(radius, radius * 0.5), face.at(radius * 1.8, radius * 0.8), face.at(radius, radius * 1.4)].map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`,
          fill: tone('gold', 'right'),
        },
      ],
    ],
  }),
  prism({
    name: 'gnomon',
    at: [x - 0.06, y - radius * 0.55, z + 0.74],
    along: 'x',
    points: [
      [0, 0],
      [radius * 1.1, 0],
      [0, radius * 0.95],
    ],
    length: 0.12,
    material: 'ink',
    castsShadow: false,
  }),
];

/** An open stone book on a desk, the same lines on both pages; 2 wide along x, 1.5 deep. */
export const waterBook = ([x, y, z]: Vec3): Solid[] => {
  const lines = (u0: number, u1: number): FacePaint[] =>
    [0.25, 0.45, 0.65, 0.85, 1.05].map((v) => segment([u0, v], [u1, v], tone('teal', 'left'), 1.3));
  const page = (u: number): FacePaint => panel(u, 0.08, u + 0.92, 1.22, tone('paper', 'top'));
  return [
    box({
      name: 'desk',
      at: [x + 0.25, y + 0.2, z],
      size: [1.5, 0.9, 0.5],
      material: 'stone',
      left: [ribs(3, tone('stone', 'right'))],
      right: [ribs(2, tone('stone', 'left'))],
    }),
    box({
      name: 'cover',
      at: [x - 0.06, y - 0.06, z + 0.5],
      size: [2.12, 1.42, 0.1],
      material: 'clay',
      castsShadow: false,
    }),
    box({
      name: 'pages',
      at: [x, y, z + 0.6],
      size: [2, 1.3, 0.14],
      material: 'paper',
      castsShadow: false,
      left: [ribs(2, tone('stone', 'right'), 'level')],
      right: [ribs(2, tone('stone', 'left'), 'level')],
      top: [
        page(0.05),
        page(1.03),
        ...lines(0.16, 0.84),
        ...lines(1.16, 1.84),
        segment([1, 0], [1, 1.3], tone('stone', 'right'), 1.4),
        panel(1.5, 1.05, 1.62, 1.3, tone('clay', 'left')),
      ],
    }),
  ];
};
