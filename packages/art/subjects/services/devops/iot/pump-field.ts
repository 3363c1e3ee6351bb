/** The shed where a hand pump is tested, and a birdcage. */
import { disc, panel, segment, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WHITE } from '#kit/palette.ts';
import { circle, line } from '#kit/path.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';
import { assembly } from '#library/parts.ts';

/** A birdcage on a post, with its bird. */
export function birdcage([x, y, z]: Vec3): Solid {
  const [cx, cy] = project([x, y, z + 1.5]);
  const wire = [-4.6, -2.3, 0, 2.3, 4.6]
    .map(
      (dx) =>
        `M${(cx + dx).toFixed(1)} ${(cy + Math.sqrt(Math.max(25 - dx * dx, 0)) * 0.3).toFixed(1)}L${(cx + dx).toFixed(1)} ${(cy - 8).toFixed(1)}Q${(cx + dx * 0.9).toFixed(1)} ${(cy - 12).toFixed(1)} ${cx.toFixed(1)} ${(cy - 13.5).toFixed(1)}`,
    )
    .join('');
  return sketch({
    name: 'birdcage',
    at: [x - 0.25, y - 0.25, z],
    size: [0.5, 0.5, 2.5],
    castsShadow: true,
    shapes: [
      { d: line([project([x, y, z]), [cx, cy]]), stroke: tone('wood', 'right'), width: 2.4 },
      { d: circle((u, v) => [cx + u * 5, cy + v * 2]), fill: tone('gold', 'right') },
      { d: circle((u, v) => [cx + u * 2.1, cy - 4.6 + v * 1.9]), fill: tone('gold', 'top') },
      { d: circle((u, v) => [cx - 1.4 + u * 1.4, cy - 6.8 + v * 1.4]), fill: tone('gold', 'top') },
      { d: `M${(cx - 2.6).toFixed(1)} ${(cy - 7.2).toFixed(1)}l-1.8 .8l1.8 .6Z`, fill: tone('clay', 'left') },
      { d: wire, stroke: tone('ink', 'left'), width: 0.8 },
    ],
  });
}

/** A bare circuit board on a shelf, seen from its edge and a little from above. */
const boardOn = (u: number, v: number, isOn: boolean): FacePaint[] => [
  ...(isOn ? [panel(u - 0.08, v, u + 0.6, v + 0.38, { day: '#8a7a45', night: '#8d7a3c' })] : []),
  panel(u, v, u + 0.52, v + 0.24, isOn ? LAMP : tone('palm', 'left')),
  panel(u + 0.06, v + 0.06, u + 0.2, v + 0.18, tone('ink', 'right')),
  panel(u + 0.26, v + 0.12, u + 0.34, v + 0.19, tone('steel', 'top')),
  panel(u + 0.4, v + 0.05, u + 0.46, v + 0.19, isOn ? WHITE : tone('gold', 'left')),
];

/** Shelves of bare boards, 1.9 wide; one on the lowest shelf is lit. */
const boardRack = (at: Vec3): Solid =>
  box({
    name: 'board rack',
    at,
    size: [1.9, 0.5, 2],
    material: 'steel',
    castsShadow: false,
    left: [
      panel(0.07, 0.07, 1.83, 1.93, tone('ink', 'right')),
      ...[0.14, 0.6, 1.06, 1.52].flatMap((v, shelf) => [
        panel(0.07, v - 0.06, 1.83, v, tone('steel', 'top')),
        ...[0.14, 0.7, 1.26].flatMap((u, column) => boardOn(u, v, shelf === 0 && column === 1)),
      ]),
    ],
  });

/** A board with tools on a wall that faces right. */
const TOOLS: readonly FacePaint[] = [
  panel(0.35, 0.9, 1.75, 1.9, tone('sand', 'right')),
  ...[0.55, 0.85, 1.15].map((u, index) => segment([u, 1.7], [u, 1.2 - index * 0.08], tone('ink', 'left'), 2)),
  disc(0.55, 1.18, 0.08, tone('clay', 'left')),
  disc(0.85, 1.72, 0.09, tone('steel', 'top')),
  disc(1.48, 1.5, 0.16, tone('ink', 'left')),
  disc(1.48, 1.5, 0.08, tone('sand', 'right')),
];

/** A test shed without its near wall, 5 by 2.3: boards, a switch with a pendulum that cuts their power, a tank with a small pump. */
export function testShed([x, y, z]: Vec3): Solid[] {
  const pivot: Vec3 = [x + 2.9, y + 0.72, z + 1.85];
  return [
    box({ name: 'shed floor', at: [x, y, z], size: [5, 2.3, 0.1], material: 'stone' }),
    box({
      name: 'shed end',
      at: [x, y, z + 0.1],
      size: [0.14, 2.3, 2.4],
      material: 'clay',
      castsShadow: false,
      right: TOOLS,
    }),
    box({
      name: 'shed wall',
      at: [x + 0.14, y, z + 0.1],
      size: [4.86, 0.14, 2.4],
      material: 'paper',
      castsShadow: false,
      left: [
        panel(3.5, 1.35, 4.5, 2.05, LAMP),
        segment([4, 1.35], [4, 2.05], WHITE, 1.2),
        stroke(
          [
            [1.9, 1.6],
            [2.4, 1.6],
            [2.4, 1.2],
          ],
          tone('ink', 'left'),
          1.4,
        ),
      ],
    }),
    prism({
      name: 'shed roof',
      at: [x - 0.15, y - 0.2, z + 2.5],
      along: 'x',
      points: [
        [0, 0.32],
        [0, 0.44],
        [0.75, 0.12],
        [0.75, 0],
      ],
      length: 5.3,
      material: 'clay',
      castsShadow: false,
    }),
    boardRack([x + 0.3, y + 0.2, z + 0.1]),
    box({
      name: 'switch',
      at: [x + 2.5, y + 0.24, z + 0.1],
      size: [0.8, 0.4, 2],
      material: 'ink',
      castsShadow: false,
      left: [
        panel(0.12, 0.35, 0.68, 1.25, tone('ink', 'top')),
        panel(0.2, 0.42, 0.3, 0.6, tone('gold', 'top')),
        panel(0.5, 0.42, 0.6, 0.6, tone('gold', 'top')),
        disc(0.4, 1.6, 0.16, tone('steel', 'top')),
      ],
    }),
    rod({
      name: 'pendulum',
      at: pivot,
      to: [pivot[0] - 0.28, pivot[1], pivot[2] - 1.15],
      paint: tone('steel', 'top'),
      width: 2.6,
    }),
    sketch({
      name: 'bob',
      at: [pivot[0] - 0.5, pivot[1], z + 0.5],
      size: [0.45, 0.05, 0.4],
      shapes: [
        {
          d: circle((u, v) => {
            const [px, py] = project([pivot[0] - 0.3, pivot[1], pivot[2] - 1.2]);
            return [px + u * 3.6, py + v * 3.6];
          }),
          fill: tone('clay', 'left'),
        },
      ],
    }),
    cylinder({
      name: 'tank',
      at: [x + 4.2, y + 0.95, z + 0.1],
      radius: 0.52,
      height: 0.75,
      material: 'glass',
      castsShadow: false,
      bands: [{ from: 0.04, to: 0.55, material: 'teal' }],
      lid: tone('teal', 'top'),
    }),
    fieldPumpSmall([x + 4.2, y + 0.95, z + 0.85]),
  ];
}

/** A small hand pump. */
const fieldPumpSmall = ([x, y, z]: Vec3): Solid =>
  assembly(
    'small pump',
    [
      cylinder({ at: [x, y, z], radius: 0.09, height: 0.5, material: 'gold' }),
      rod({
        points: [
          [x, y + 0.05, z + 0.4],
          [x, y + 0.26, z + 0.4],
          [x, y + 0.28, z + 0.28],
        ],
        paint: tone('gold', 'left'),
        width: 2.2,
      }),
      rod({ at: [x, y, z + 0.52], to: [x + 0.4, y, z + 0.36], paint: tone('ink', 'left'), width: 1.6 }),
    ],
    false,
  );
