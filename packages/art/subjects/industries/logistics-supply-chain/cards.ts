/** Card objects of the logistics page. */
import { band, disc, panel, ribs, segment, windows } from '#kit/face.ts';
import { ALARM, LAMP, SIGNAL, tone, WHITE, WINDOW_DARK } from '#kit/palette.ts';
import { box, cylinder, prism, rod } from '#kit/solids.ts';
import { shifted } from '#library/parts.ts';
import { wheels } from '#library/vehicles.ts';
import type { CardObject } from '#kit/scene.ts';

export default {
  'wrapped-pallet': () => [
    ...[0.5, 1.4, 2.3].map((x) => box({ name: 'runner', at: [x, 0.5, 0], size: [0.3, 2.1, 0.2], material: 'wood' })),
    box({
      name: 'deck',
      at: [0.5, 0.5, 0.2],
      size: [2.1, 2.1, 0.12],
      material: 'wood',
      top: [ribs(5, tone('wood', 'right'))],
      castsShadow: false,
    }),
    box({
      name: 'load',
      at: [0.6, 0.6, 0.32],
      size: [1.9, 1.9, 1.7],
      material: 'sand',
      castsShadow: false,
      left: [
        ribs(1, tone('sand', 'right')),
        ribs(2, tone('sand', 'right'), 'level', 1.2),
        ...[0.25, 0.62, 1.2].map((v) => segment([0, v], [1.9, v + 0.3], WHITE, 3.2)),
        panel(1.05, 0.7, 1.65, 1.2, WHITE),
        ...[1.14, 1.22, 1.34, 1.4, 1.52].map((u) => panel(u, 0.8, u + 0.05, 1.1, tone('ink', 'left'))),
      ],
      right: [
        ribs(1, tone('wood', 'right')),
        ribs(2, tone('wood', 'right'), 'level', 1.2),
        ...[0.25, 0.62, 1.2].map((v) => segment([0, v + 0.3], [1.9, v], tone('paper', 'right'), 3.2)),
      ],
      top: [
        ribs(1, tone('sand', 'right')),
        ribs(1, tone('sand', 'right'), 'level'),
        panel(0, 0.8, 1.9, 1.1, tone('teal', 'top')),
      ],
    }),
    box({
      name: 'carton',
      at: [0.8, 0.9, 2.02],
      size: [0.8, 0.8, 0.55],
      material: 'wood',
      castsShadow: false,
      left: [panel(0.3, 0, 0.5, 0.55, tone('sand', 'left'))],
      top: [panel(0.3, 0, 0.5, 0.8, tone('sand', 'top'))],
    }),
  ],
  'barrier-arm': () => [
    box({
      name: 'island',
      at: [0.3, 0.9, 0],
      size: [2.6, 1.3, 0.14],
      material: 'stone',
      left: [band(0, 0.14, tone('gold', 'left'))],
    }),
    box({
      name: 'housing',
      at: [0.6, 1.3, 0.14],
      size: [0.6, 0.6, 1.4],
      material: 'ink',
      castsShadow: false,
      left: [panel(0.14, 0.9, 0.46, 1.22, SIGNAL)],
      right: [panel(0.14, 0.2, 0.46, 0.7, tone('rubber', 'right'))],
    }),
    rod({ name: 'arm', at: [0.9, 1.95, 1.4], to: [2.4, 1.95, 3], paint: WHITE, width: 5 }),
    ...[0.18, 0.5, 0.82].map((share) =>
      rod({
        name: 'mark',
        at: [0.9 + 1.5 * share, 1.95, 1.4 + 1.6 * share],
        to: [0.9 + 1.5 * (share + 0.15), 1.95, 1.4 + 1.6 * (share + 0.15)],
        paint: ALARM,
        width: 5,
      }),
    ),
    cylinder({
      name: 'beacon',
      at: [0.9, 1.6, 1.54],
      radius: 0.14,
      height: 0.26,
      material: 'gold',
      castsShadow: false,
    }),
    box({ name: 'camera post', at: [2.2, 1.2, 0.14], size: [0.1, 0.1, 1], material: 'steel', castsShadow: false }),
    box({
      name: 'camera',
      at: [2.05, 1.1, 1.14],
      size: [0.44, 0.36, 0.3],
      material: 'paper',
      castsShadow: false,
      left: [disc(0.22, 0.15, 0.11, tone('ink', 'left')), disc(0.22, 0.15, 0.05, SIGNAL)],
    }),
  ],
  'box-truck': () => [
    box({
      name: 'load',
      at: [0.35, 0.95, 0.34],
      size: [1.75, 1.2, 1.5],
      material: 'paper',
      left: [band(0.5, 0.9, tone('teal', 'left')), ...shifted(wheels([0.4, 0.85], 0.28), 0, -0.1)],
      top: [ribs(5, tone('paper', 'left'))],
    }),
    box({
      name: 'cab',
      at: [2.12, 1, 0.3],
      size: [0.72, 1.1, 1.2],
      material: 'clay',
      left: [panel(0.12, 0.6, 0.5, 1.05, WINDOW_DARK), ...shifted(wheels([0.36], 0.28), 0, -0.1)],
      right: [panel(0.1, 0.58, 1, 1.05, WINDOW_DARK), disc(0.18, 0.22, 0.09, LAMP), disc(0.92, 0.22, 0.09, LAMP)],
    }),
    prism({
      name: 'deflector',
      at: [2.12, 1, 1.5],
      along: 'y',
      points: [
        [0, 0],
        [0.6, 0],
        [0, 0.36],
      ],
      length: 1.1,
      material: 'clay',
      castsShadow: false,
    }),
  ],
  'parcel-locker': () => [
    box({
      name: 'lockers',
      at: [0.4, 0.8, 0],
      size: [2.4, 0.9, 2.1],
      material: 'teal',
      left: [0, 1, 2, 3]
        .flatMap((column) =>
          [0, 1, 2].flatMap((row) =>
            column === 1
              ? []
              : [
                  panel(
                    0.1 + column * 0.56,
                    0.12 + row * 0.64,
                    0.6 + column * 0.56,
                    0.7 + row * 0.64,
                    tone('paper', 'left'),
                  ),
                  disc(0.52 + column * 0.56, 0.4 + row * 0.64, 0.04, tone('ink', 'left')),
                ],
          ),
        )
        .concat([
          panel(0.66, 0.12, 1.16, 0.7, tone('ink', 'right')),
          panel(0.66, 0.76, 1.16, 1.98, tone('ink', 'left')),
          panel(0.74, 1.4, 1.08, 1.84, SIGNAL),
          ...[0.95, 1.1, 1.25].flatMap((v) => [0.8, 0.92, 1.04].map((u) => disc(u - 0.01, v, 0.04, WHITE))),
        ]),
    }),
    box({ name: 'roof', at: [0.3, 0.7, 2.1], size: [2.6, 1.15, 0.12], material: 'paper', castsShadow: false }),
    box({ name: 'door', at: [1.58, 1.7, 0.12], size: [0.06, 0.5, 0.56], material: 'paper', castsShadow: false }),
    box({
      name: 'parcel',
      at: [1.85, 2.1, 0],
      size: [0.6, 0.6, 0.5],
      material: 'wood',
      left: [panel(0.22, 0, 0.38, 0.5, tone('sand', 'left'))],
      top: [panel(0.22, 0, 0.38, 0.6, tone('sand', 'top'))],
    }),
  ],
  'control-tower': () => [
    box({
      name: 'foot',
      at: [0.7, 0.7, 0],
      size: [1.8, 1.8, 0.5],
      material: 'stone',
      left: [windows({ columns: 3, rows: 1, above: 0.1, below: 0.15, lit: 2 })],
    }),
    prism({
      name: 'shaft',
      at: [1.2, 1.2, 0.5],
      along: 'z',
      points: [
        [0.15, 0],
        [0.65, 0],
        [0.8, 0.15],
        [0.8, 0.65],
        [0.65, 0.8],
        [0.15, 0.8],
        [0, 0.65],
        [0, 0.15],
      ],
      length: 1.4,
      material: 'paper',
      castsShadow: false,
    }),
    cylinder({
      name: 'collar',
      at: [1.6, 1.6, 1.9],
      radius: 0.45,
      topRadius: 0.85,
      height: 0.3,
      material: 'paper',
      castsShadow: false,
    }),
    cylinder({
      name: 'cab',
      at: [1.6, 1.6, 2.2],
      radius: 0.8,
      topRadius: 0.95,
      height: 0.85,
      material: 'glass',
      bands: [{ from: 0.06, to: 0.2, material: 'gold' }],
      castsShadow: false,
    }),
    cylinder({
      name: 'roof',
      at: [1.6, 1.6, 3.05],
      radius: 0.9,
      topRadius: 0.6,
      height: 0.22,
      material: 'teal',
      castsShadow: false,
    }),
    rod({ name: 'aerial', at: [1.6, 1.6, 3.27], to: 3.8, paint: tone('steel', 'right'), width: 1.8 }),
    rod({ name: 'aerial', at: [1.2, 1.8, 3.27], to: 3.55, paint: tone('steel', 'right'), width: 1.8 }),
  ],
} satisfies Record<string, CardObject>;
