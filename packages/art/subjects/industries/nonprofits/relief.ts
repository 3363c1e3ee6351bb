/** Objects of a field mission: a roofed well, a field truck, tents, jerrycans, a donation box. */
import { area, disc, panel, ribs, segment, stroke, type FacePaint } from '#kit/face.ts';
import { LAMP, tone, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Things } from '#kit/scene.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, pyramid, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cross } from '#library/clinic.ts';
import { assembly, drum, wheel } from '#library/parts.ts';

/** A village well 2.4 square: a stone ring, four posts, a hipped roof, a windlass with its rope and bucket. */
export function roofedWell([x, y, z]: Vec3, height = 2.1): Things {
  const [cx, cy] = [x + 1.2, y + 1.2];
  const post = (dx: number, dy: number) =>
    box({
      name: 'post',
      at: [x + dx, y + dy, z + 0.16],
      size: [0.16, 0.16, height],
      material: 'wood',
      castsShadow: false,
    });
  return [
    box({
      name: 'platform',
      at: [x, y, z],
      size: [2.4, 2.4, 0.16],
      material: 'stone',
      top: [ribs(4, tone('stone', 'left')), ribs(4, tone('stone', 'left'), 'level')],
    }),
    post(0.08, 0.08),
    post(2.16, 0.08),
    post(0.08, 2.16),
    assembly('well ring', [
      cylinder({
        name: 'ring',
        at: [cx, cy, z + 0.16],
        radius: 0.72,
        height: 0.66,
        material: 'sand',
        bands: [
          { from: 0.2, to: 0.23, material: 'wood' },
          { from: 0.42, to: 0.45, material: 'wood' },
        ],
        lid: tone('stone', 'top'),
      }),
      cylinder({
        name: 'mouth',
        at: [cx, cy, z + 0.82],
        radius: 0.52,
        height: 0.01,
        material: 'ink',
        lid: tone('teal', 'right'),
      }),
      cylinder({
        name: 'bucket',
        at: [cx, cy, z + 0.86],
        radius: 0.15,
        topRadius: 0.2,
        height: 0.3,
        material: 'wood',
        lid: tone('teal', 'left'),
      }),
    ]),
    rod({ name: 'rope', at: [cx, cy, z + height - 0.34], to: z + 1.18, paint: tone('sand', 'right'), width: 1.6 }),
    drum({
      name: 'windlass',
      corner: [x + 0.26, cy - 0.13, z + height - 0.34],
      along: 'x',
      radius: 0.13,
      length: 1.88,
      material: 'wood',
    }),
    post(2.16, 2.16),
    rod({
      name: 'crank',
      points: [
        [x + 2.3, cy, z + height - 0.2],
        [x + 2.46, cy, z + height - 0.2],
        [x + 2.46, cy, z + height - 0.5],
        [x + 2.6, cy, z + height - 0.5],
      ],
      paint: tone('ink', 'left'),
      width: 2.2,
    }),
    pyramid({
      name: 'roof',
      at: [x - 0.15, y - 0.15, z + height + 0.16],
      size: [2.7, 2.7, 0.9],
      material: 'clay',
      top: [0.5, 0.5],
      castsShadow: false,
    }),
    cylinder({
      name: 'finial',
      at: [cx, cy, z + height + 1.06],
      radius: 0.12,
      topRadius: 0.02,
      height: 0.36,
      material: 'gold',
      castsShadow: false,
    }),
  ];
}

/** A field truck driving to the lower right, 2.8 long, with a loaded roof rack and a snorkel. */
export const fieldTruck = ([x, y, z]: Vec3): Solid =>
  assembly('field truck', [
    wheel([x + 0.6, y, z + 0.26], 0.26, 0.16),
    wheel([x + 2.1, y, z + 0.26], 0.26, 0.16),
    prism({
      name: 'body',
      at: [x, y + 0.06, z + 0.24],
      along: 'y',
      points: [
        [0, 0],
        [2.7, 0],
        [2.7, 0.42],
        [1.98, 0.5],
        [1.76, 0.98],
        [0, 0.98],
      ],
      length: 0.98,
      material: 'paper',
      cap: [
        panel(0.12, 0.54, 0.62, 0.86, WINDOW_DARK),
        panel(0.7, 0.54, 1.14, 0.86, WINDOW_DARK),
        area(
          [
            [1.22, 0.54],
            [1.86, 0.54],
            [1.7, 0.86],
            [1.22, 0.86],
          ],
          WINDOW_DARK,
        ),
        panel(0, 0.24, 2.7, 0.38, tone('teal', 'left')),
        segment([1.18, 0.06], [1.18, 0.94], tone('paper', 'right'), 0.9),
      ],
    }),
    box({
      name: 'bumper',
      at: [x + 2.7, y + 0.06, z + 0.24],
      size: [0.08, 0.98, 0.2],
      material: 'ink',
      right: [disc(0.14, 0.13, 0.07, LAMP), disc(0.84, 0.13, 0.07, LAMP)],
    }),
    rod({
      name: 'snorkel',
      at: [x + 2.05, y + 1.06, z + 0.72],
      to: [x + 1.86, y + 1.06, z + 1.4],
      paint: tone('ink', 'left'),
      width: 2.2,
    }),
    box({
      name: 'rack',
      at: [x + 0.06, y + 0.1, z + 1.24],
      size: [1.6, 0.9, 0.08],
      material: 'ink',
      left: [ribs(7, tone('steel', 'top'))],
    }),
    box({
      name: 'crate',
      at: [x + 0.14, y + 0.2, z + 1.32],
      size: [0.5, 0.7, 0.32],
      material: 'wood',
      left: [ribs(2, tone('wood', 'right'), 'level')],
    }),
    box({ name: 'sacks', at: [x + 0.7, y + 0.2, z + 1.32], size: [0.44, 0.7, 0.2], material: 'sand' }),
    box({ name: 'crate', at: [x + 1.2, y + 0.2, z + 1.32], size: [0.4, 0.7, 0.28], material: 'teal' }),
    wheel([x + 0.6, y + 0.92, z + 0.26], 0.26, 0.16),
    wheel([x + 2.1, y + 0.92, z + 0.26], 0.26, 0.16),
  ]);

/** A relief tent with upright sides and a ridge along y, its door to the left; a cross above the door if `isClinic`. */
export const reliefTent = ([x, y, z]: Vec3, [w, d, h]: Vec3, isClinic = false, material: Material = 'paper'): Solid =>
  prism({
    name: 'relief tent',
    at: [x, y, z],
    along: 'y',
    points: [
      [0, 0],
      [w, 0],
      [w, h * 0.5],
      [w / 2, h],
      [0, h * 0.5],
    ],
    length: d,
    material,
    cap: [
      area(
        [
          [w * 0.34, 0],
          [w * 0.66, 0],
          [w * 0.5, h * 0.62],
        ],
        LAMP,
      ),
      area(
        [
          [w * 0.66, 0],
          [w * 0.78, 0],
          [w * 0.5, h * 0.62],
        ],
        tone(material, 'top'),
      ),
      stroke(
        [
          [0, h * 0.5],
          [w * 0.5, h],
          [w, h * 0.5],
        ],
        tone('teal', 'left'),
        2,
      ),
      ...(isClinic ? [cross(w * 0.5, h * 0.76, h * 0.22, tone('teal', 'left'))] : []),
    ],
  });

/** A jerrycan with its handle, 0.34 wide. */
export const jerrycan = ([x, y, z]: Vec3, material: Material = 'gold'): Solid =>
  assembly('jerrycan', [
    box({
      name: 'can',
      at: [x, y, z],
      size: [0.34, 0.22, 0.42],
      material,
      left: [
        segment([0.05, 0.06], [0.29, 0.36], tone(material, 'right'), 1.2),
        segment([0.29, 0.06], [0.05, 0.36], tone(material, 'right'), 1.2),
      ],
    }),
    rod({
      name: 'handle',
      points: [
        [x + 0.06, y + 0.11, z + 0.42],
        [x + 0.06, y + 0.11, z + 0.5],
        [x + 0.22, y + 0.11, z + 0.5],
        [x + 0.22, y + 0.11, z + 0.42],
      ],
      paint: tone(material, 'left'),
      width: 2,
    }),
    cylinder({
      name: 'cap',
      at: [x + 0.28, y + 0.11, z + 0.42],
      radius: 0.05,
      height: 0.08,
      material: 'ink',
    }),
  ]);

/** A donation box with a slot in its sloping lid, on a post; 0.8 wide at scale 1. */
export const donationBox = ([x, y, z]: Vec3, s = 1, post = 0.9): Solid =>
  assembly('donation box', [
    box({ name: 'foot', at: [x + 0.2 * s, y + 0.15 * s, z], size: [0.4 * s, 0.36 * s, 0.08 * s], material: 'stone' }),
    box({
      name: 'post',
      at: [x + 0.32 * s, y + 0.25 * s, z + 0.08 * s],
      size: [0.16 * s, 0.16 * s, post * s],
      material: 'wood',
    }),
    box({
      name: 'chest',
      at: [x, y, z + (0.08 + post) * s],
      size: [0.8 * s, 0.66 * s, 0.56 * s],
      material: 'teal',
      left: [
        disc(0.4 * s, 0.28 * s, 0.17 * s, tone('paper', 'top')),
        area(
          [
            [0.4 * s, 0.16 * s],
            [0.52 * s, 0.3 * s],
            [0.46 * s, 0.37 * s],
            [0.4 * s, 0.32 * s],
            [0.34 * s, 0.37 * s],
            [0.28 * s, 0.3 * s],
          ],
          tone('clay', 'left'),
        ),
      ],
      right: [
        panel(0.24 * s, 0.14 * s, 0.42 * s, 0.36 * s, tone('gold', 'right')),
        disc(0.33 * s, 0.25 * s, 0.04 * s, tone('ink', 'right')),
      ],
    }),
    prism({
      name: 'lid',
      at: [x - 0.05 * s, y - 0.05 * s, z + (0.64 + post) * s],
      along: 'x',
      points: [
        [0, 0],
        [0.76 * s, 0],
        [0.76 * s, 0.06 * s],
        [0, 0.26 * s],
      ],
      length: 0.9 * s,
      material: 'wood',
    }),
    rod({
      name: 'slot',
      at: [x + 0.2 * s, y + 0.32 * s, z + (0.81 + post) * s],
      to: [x + 0.6 * s, y + 0.32 * s, z + (0.81 + post) * s],
      paint: tone('ink', 'right'),
      width: 3 * s,
    }),
  ]);

/** A folding table with a tablet and a rubber stamp on it. */
export const fieldTable = ([x, y, z]: Vec3): Things => [
  rod({
    name: 'legs',
    at: [x + 0.1, y + 0.55, z],
    to: [x + 0.9, y + 0.55, z + 0.5],
    paint: tone('steel', 'right'),
    width: 1.8,
  }),
  rod({
    name: 'legs',
    at: [x + 0.9, y + 0.55, z],
    to: [x + 0.1, y + 0.55, z + 0.5],
    paint: tone('steel', 'right'),
    width: 1.8,
  }),
  box({
    name: 'field table',
    at: [x, y, z + 0.5],
    size: [1, 0.65, 0.06],
    material: 'paper',
    castsShadow: false,
    top: [panel(0.12, 0.14, 0.5, 0.44, tone('ink', 'left')), panel(0.16, 0.18, 0.46, 0.4, tone('teal', 'top'))],
  }),
  cylinder({
    name: 'stamp',
    at: [x + 0.72, y + 0.3, z + 0.56],
    radius: 0.08,
    topRadius: 0.05,
    height: 0.2,
    material: 'wood',
    castsShadow: false,
  }),
];

/** A latrine hut with a vent pipe. */
export const latrine = ([x, y, z]: Vec3): Things => [
  box({
    name: 'latrine',
    at: [x, y, z],
    size: [0.8, 0.8, 1.2],
    material: 'steel',
    left: [ribs(7, tone('steel', 'right'))],
    right: [panel(0.16, 0, 0.64, 1, tone('wood', 'right')), disc(0.3, 0.5, 0.03, tone('ink', 'right'))],
    top: [ribs(5, tone('steel', 'left'))],
  }),
  cylinder({
    name: 'vent',
    at: [x + 0.2, y + 0.2, z + 1.2],
    radius: 0.06,
    height: 0.5,
    material: 'ink',
    castsShadow: false,
  }),
];

/** Rings of stone round a shaft in a cut face, from `v0` up to `v1`, `width` wide; its middle is at `u`. */
export const stoneRings = (u: number, v0: number, v1: number, width: number): FacePaint[] => {
  const count = Math.round((v1 - v0) / 0.28);
  const rise = (v1 - v0) / count;
  return [
    panel(u - width / 2, v0, u + width / 2, v1, tone('ink', 'right')),
    ...Array.from({ length: count }, (_, index) =>
      [-1, 1].map((side) =>
        panel(
          u + (side * width) / 2 - 0.16,
          v0 + index * rise + 0.02,
          u + (side * width) / 2 + 0.16,
          v0 + (index + 1) * rise - 0.02,
          tone(index % 2 ? 'stone' : 'sand', index % 3 ? 'left' : 'top'),
        ),
      ),
    ).flat(),
    panel(u - width / 2 + 0.16, v0, u + width / 2 - 0.16, v0 + (v1 - v0) * 0.3, tone('teal', 'left')),
    segment([u, v0 + (v1 - v0) * 0.34], [u, v1], tone('sand', 'left'), 1.4),
    area(
      [
        [u - 0.14, v0 + (v1 - v0) * 0.38],
        [u + 0.14, v0 + (v1 - v0) * 0.38],
        [u + 0.18, v0 + (v1 - v0) * 0.5],
        [u - 0.18, v0 + (v1 - v0) * 0.5],
      ],
      tone('wood', 'left'),
    ),
  ];
};
