/** Remote devices: a gateway, an opened sensor, the jeep that brings them. */
import { disc, panel, ribs, segment, stroke } from '#kit/face.ts';
import { LAMP, SIGNAL, tone, WINDOW_DARK } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { shifted } from '#library/parts.ts';
import { wheels } from '#library/vehicles.ts';
import { solar } from '#library/works.ts';

/** A gateway: a lattice mast with a solar table beside it; arcs of radio waves above its head. */
export function gateway([x, y, z]: Vec3, height = 3.6): Solid[] {
  const iron = tone('steel', 'right');
  const leg = (dx: number, dy: number): Vec3 => [x + dx, y + dy, z];
  const top: Vec3 = [x, y, z + height];
  const at = (share: number, dx: number, dy: number): Vec3 => [
    x + dx * (1 - share),
    y + dy * (1 - share),
    z + height * share,
  ];
  const braces = [0.15, 0.35, 0.55, 0.75];
  const ring = (radius: number): Vec3[] =>
    Array.from({ length: 13 }, (_, index) => {
      const turn = (index / 12 - 0.5) * 1.9;
      return [
        x + radius * Math.sin(turn) * 0.71,
        y - radius * Math.sin(turn) * 0.71,
        z + height + 0.25 + radius * (Math.cos(turn) - 0.62),
      ];
    });
  return [
    rod({ name: 'leg', at: leg(-0.4, -0.4), to: top, paint: iron, width: 1.6 }),
    rod({ name: 'leg', at: leg(0.4, -0.4), to: top, paint: iron, width: 2 }),
    rod({ name: 'leg', at: leg(-0.4, 0.4), to: top, paint: iron, width: 2 }),
    rod({ name: 'leg', at: leg(0.4, 0.4), to: top, paint: iron, width: 2 }),
    ...braces.map((share, index) =>
      rod({
        name: 'brace',
        points: [
          at(share, -0.4, 0.4),
          at(share, 0.4, 0.4),
          at(share, 0.4, -0.4),
          at(braces[index + 1] ?? share, 0.4, 0.4),
          at(share, -0.4, 0.4),
        ],
        paint: iron,
        width: 1.2,
      }),
    ),
    cylinder({ name: 'head', at: top, radius: 0.16, height: 0.4, material: 'clay', castsShadow: false }),
    ...[0.6, 0.95, 1.3].map((radius) =>
      rod({ name: 'radio', points: ring(radius), paint: SIGNAL, width: 2.2, motion: 'blink' }),
    ),
    solar([x + 0.3, y + 0.75, z]),
  ];
}

/** An opened sensor, 1.4 square and 3.1 high, its parts apart in layers: battery, board, coil, lid. */
export function openSensor([x, y, z]: Vec3): Solid[] {
  const post = (dx: number, dy: number) =>
    rod({ name: 'bolt', at: [x + dx, y + dy, z + 0.3], to: z + 3.1, paint: tone('steel', 'right'), width: 1.6 });
  const copper = Array.from({ length: 5 }, (_, index) => ({
    from: 0.06 + index * 0.08,
    to: 0.1 + index * 0.08,
    material: 'wood' as const,
  }));
  return [
    box({ name: 'base', at: [x, y, z], size: [1.4, 1.4, 0.3], material: 'stone' }),
    post(0.1, 0.1),
    box({
      name: 'cell',
      at: [x + 0.15, y + 0.15, z + 0.42],
      size: [1.1, 1.1, 0.36],
      material: 'gold',
      castsShadow: false,
      left: [
        panel(0, 0, 0.24, 0.36, tone('ink', 'left')),
        segment([0.5, 0.18], [0.72, 0.18], tone('ink', 'left'), 1.6),
      ],
      right: [panel(0.86, 0, 1.1, 0.36, tone('ink', 'right'))],
      top: [panel(0.4, 0.4, 0.7, 0.7, tone('steel', 'top'))],
    }),
    box({
      name: 'board',
      at: [x + 0.1, y + 0.1, z + 1.15],
      size: [1.2, 1.2, 0.1],
      material: 'palm',
      castsShadow: false,
      top: [
        stroke(
          [
            [0.1, 0.2],
            [0.35, 0.2],
            [0.35, 0.5],
          ],
          tone('gold', 'top'),
          1,
        ),
        stroke(
          [
            [0.1, 0.95],
            [0.5, 0.95],
            [0.5, 0.7],
          ],
          tone('gold', 'top'),
          1,
        ),
        stroke(
          [
            [1.1, 0.3],
            [0.8, 0.3],
            [0.8, 0.5],
          ],
          tone('gold', 'top'),
          1,
        ),
      ],
    }),
    box({
      name: 'chip',
      at: [x + 0.5, y + 0.5, z + 1.25],
      size: [0.42, 0.42, 0.12],
      material: 'ink',
      castsShadow: false,
      top: [disc(0.1, 0.1, 0.04, LAMP)],
    }),
    box({
      name: 'part',
      at: [x + 0.98, y + 0.9, z + 1.25],
      size: [0.2, 0.26, 0.16],
      material: 'paper',
      castsShadow: false,
    }),
    cylinder({
      name: 'coil',
      at: [x + 0.7, y + 0.7, z + 1.75],
      radius: 0.42,
      height: 0.5,
      material: 'clay',
      castsShadow: false,
      bands: copper,
      lid: tone('ink', 'left'),
    }),
    box({
      name: 'lid',
      at: [x, y, z + 2.9],
      size: [1.4, 1.4, 0.22],
      material: 'paper',
      castsShadow: false,
      left: [ribs(9, tone('stone', 'right'))],
      right: [ribs(9, tone('stone', 'right'))],
      top: [
        panel(0.18, 0.18, 1.22, 1.22, tone('ink', 'left')),
        segment([0.18, 0.53], [1.22, 0.53], tone('glass', 'right'), 0.8),
        segment([0.18, 0.87], [1.22, 0.87], tone('glass', 'right'), 0.8),
        segment([0.53, 0.18], [0.53, 1.22], tone('glass', 'right'), 0.8),
        segment([0.87, 0.18], [0.87, 1.22], tone('glass', 'right'), 0.8),
      ],
    }),
    post(1.3, 0.1),
    post(0.1, 1.3),
    post(1.3, 1.3),
  ];
}

/** A jeep, 1.6 long and 0.85 wide, that drives towards the upper left. */
export function jeep([x, y, z]: Vec3): Solid[] {
  const outline = [
    [0, 0.22],
    [1.6, 0.22],
    [1.6, 0.62],
    [0.62, 0.62],
    [0.58, 0.56],
    [0, 0.52],
  ] as const;
  const sides = shifted(wheels([0.34, 1.26], 0.22), 0, -0.14);
  return [
    prism({ name: 'jeep', at: [x, y, z], along: 'y', points: outline, length: 0.85, material: 'clay', cap: sides }),
    box({
      name: 'cabin',
      at: [x + 0.62, y + 0.06, z + 0.62],
      size: [0.9, 0.73, 0.36],
      material: 'paper',
      castsShadow: false,
      left: [panel(0.06, 0.06, 0.4, 0.3, WINDOW_DARK), panel(0.48, 0.06, 0.84, 0.3, WINDOW_DARK)],
      right: [panel(0.1, 0.06, 0.63, 0.3, WINDOW_DARK)],
    }),
    box({
      name: 'roof rack',
      at: [x + 0.8, y + 0.18, z + 0.98],
      size: [0.55, 0.5, 0.16],
      material: 'wood',
      castsShadow: false,
    }),
  ];
}
