/** Equipment round an aircraft in its hangar. */
import { disc, panel, ribs, segment } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, prism, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { assembly, drum, loft, ringSector } from '#library/parts.ts';

/** A turbofan engine on its transport stand, its intake to the lower left, its cowl raised. */
export const engineOnStand = ([x, y, z]: Vec3): Solid =>
  assembly('engine on its stand', [
    box({
      name: 'frame',
      at: [x - 0.6, y, z + 0.1],
      size: [1.2, 1.9, 0.14],
      material: 'gold',
      left: [disc(0.15, -0.02, 0.1, tone('rubber', 'right')), disc(1.05, -0.02, 0.1, tone('rubber', 'right'))],
      right: [disc(0.2, -0.02, 0.1, tone('rubber', 'right')), disc(1.7, -0.02, 0.1, tone('rubber', 'right'))],
    }),
    [0.35, 1.35].map((dy) =>
      rod({ at: [x - 0.5, y + dy, z + 0.24], to: z + 0.9, paint: tone('gold', 'right'), width: 3 }),
    ),
    loft({
      at: [x, y - 0.1, z + 0.95],
      along: 'y',
      material: 'steel',
      sections: [
        { t: 0, radius: 0.2, material: 'clay' },
        { t: 0.45, radius: 0.36 },
        { t: 0.5, radius: 0.46, material: 'ink' },
        { t: 0.9, radius: 0.5, material: 'gold' },
        { t: 1, radius: 0.5, material: 'steel' },
        { t: 1.3, radius: 0.6, material: 'paper' },
        { t: 1.9, radius: 0.62, material: 'paper' },
        { t: 2.05, radius: 0.56, material: 'steel' },
      ],
    }),
    drum({
      at: [x, y + 1.95, z + 0.95],
      radius: 0.52,
      length: 0.02,
      along: 'y',
      material: 'ink',
      cap: [
        disc(0.52, 0.52, 0.5, tone('ink', 'right')),
        ...Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6).map((angle) =>
          segment(
            [0.52 + Math.cos(angle) * 0.16, 0.52 + Math.sin(angle) * 0.16],
            [0.52 + Math.cos(angle + 0.3) * 0.47, 0.52 + Math.sin(angle + 0.3) * 0.47],
            tone('steel', 'top'),
            1.8,
          ),
        ),
        disc(0.52, 0.52, 0.15, tone('steel', 'left')),
        disc(0.56, 0.56, 0.05, tone('paper', 'top')),
      ],
    }),
    prism({
      name: 'cowl',
      at: [x, y + 0.3, z + 1],
      along: 'y',
      points: ringSector(0.86, 0.92, 20, 85, 6),
      length: 1,
      material: 'teal',
    }),
    [0.35, 1.35].map((dy) =>
      rod({
        at: [x + 0.5, y + dy, z + 0.24],
        to: [x + 0.52, y + dy, z + 0.75],
        paint: tone('gold', 'left'),
        width: 3,
      }),
    ),
  ]);

/** A tool trolley whose open drawer shows one empty place in its foam. */
export const toolTrolley = ([x, y, z]: Vec3): Solid =>
  assembly('tool trolley', [
    box({
      name: 'cabinet',
      at: [x, y, z + 0.12],
      size: [0.7, 0.9, 0.85],
      material: 'clay',
      right: [
        ribs(3, tone('ink', 'right'), 'level', 1.2),
        disc(0.15, -0.04, 0.09, tone('rubber', 'right')),
        disc(0.75, -0.04, 0.09, tone('rubber', 'right')),
      ],
      left: [ribs(3, tone('clay', 'right'), 'level'), disc(0.15, -0.04, 0.09, tone('rubber', 'right'))],
      top: [
        panel(0.08, 0.08, 0.62, 0.82, tone('ink', 'left')),
        panel(0.16, 0.16, 0.26, 0.6, tone('steel', 'top')),
        panel(0.34, 0.16, 0.42, 0.7, tone('steel', 'top')),
        panel(0.5, 0.16, 0.56, 0.62, tone('gold', 'top')),
      ],
    }),
    box({
      name: 'drawer',
      at: [x + 0.7, y + 0.05, z + 0.7],
      size: [0.55, 0.8, 0.16],
      material: 'clay',
      top: [
        panel(0.04, 0.05, 0.5, 0.75, tone('ink', 'left')),
        panel(0.1, 0.12, 0.44, 0.2, tone('steel', 'top')),
        panel(0.1, 0.28, 0.44, 0.36, tone('steel', 'top')),
        panel(0.1, 0.44, 0.44, 0.52, tone('teal', 'top')),
        panel(0.1, 0.6, 0.44, 0.68, tone('steel', 'top')),
      ],
    }),
  ]);

/** A stair dock with a platform and rails, seen from its low side; the platform is at `height`. */
export const stairDock = ([x, y, z]: Vec3, height: number): Solid => {
  const steps = Math.round(height / 0.2);
  return assembly('dock', [
    box({
      name: 'platform',
      at: [x, y, z + height - 0.1],
      size: [1, 1, 0.1],
      material: 'gold',
      left: [ribs(4, tone('gold', 'right'))],
    }),
    [
      [0.05, 0.95],
      [0.95, 0.95],
      [0.95, 0.05],
    ].map(([dx = 0, dy = 0]) =>
      rod({ at: [x + dx, y + dy, z], to: z + height + 0.5, paint: tone('gold', 'right'), width: 2 }),
    ),
    rod({
      at: [x + 0.05, y + 0.95, z + height + 0.5],
      to: [x + 0.05, y + 0.05, z + height + 0.5],
      paint: tone('gold', 'left'),
      width: 1.6,
    }),
    rod({
      at: [x + 0.95, y + 0.95, z + height + 0.5],
      to: [x + 0.95, y + 0.05, z + height + 0.5],
      paint: tone('gold', 'right'),
      width: 1.6,
    }),
    Array.from({ length: steps }, (_, index) =>
      box({
        name: 'step',
        at: [x, y + 1 + index * 0.2, z],
        size: [1, 0.2, height - 0.1 - (index * (height - 0.1)) / steps],
        material: 'steel',
      }),
    ),
  ]);
};
