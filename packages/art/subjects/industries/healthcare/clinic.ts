/**
 * Objects of a hospital: beds, bedside devices, cabinets, an ambulance. Positions are minimum corners, lengths in grid
 * units.
 */
import { band, disc, panel, ribs, stroke, type FacePaint } from '#kit/face.ts';
import { ALARM, SIGNAL, tone, WHITE, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, rod } from '#kit/solids.ts';
import type { Vec3 } from '#kit/space.ts';
import { cross } from '#library/clinic.ts';
import { wheels } from '#library/vehicles.ts';

/** A bed with its head at the far end, 0.75 by 1.38; with a blanket if `isTaken`. */
export const bed = ([x, y, z]: Vec3, isTaken = true): Solid[] => [
  box({ name: 'headboard', at: [x, y, z], size: [0.75, 0.08, 0.62], material: 'teal', castsShadow: false }),
  box({
    name: 'bed',
    at: [x, y + 0.08, z + 0.14],
    size: [0.75, 1.3, 0.2],
    material: 'paper',
    left: [band(0, 0.07, tone('steel', 'left'))],
    right: [band(0, 0.07, tone('steel', 'right'))],
    top: [
      panel(0.14, 0.08, 0.61, 0.36, WHITE),
      ...(isTaken
        ? [panel(0, 0.48, 0.75, 1.3, tone('glass', 'left')), panel(0, 0.48, 0.75, 0.6, tone('teal', 'left'))]
        : []),
    ],
  }),
];

/** Paints the line of a heartbeat across a whole face. */
export const heartbeat: FacePaint = (face) => {
  const [w, h] = [face.width, face.height];
  const points = [
    [0.06, 0.45],
    [0.26, 0.45],
    [0.34, 0.62],
    [0.42, 0.45],
    [0.5, 0.85],
    [0.58, 0.14],
    [0.66, 0.45],
    [0.94, 0.45],
  ] as const;
  return stroke(
    points.map(([u, v]) => [u * w, v * h] as const),
    SIGNAL,
    1.1,
  )(face);
};

/** A bedside monitor on a stand, its screen to the left; 0.5 wide, 1 high. */
export const monitor = ([x, y, z]: Vec3): Solid[] => [
  rod({ name: 'stand', at: [x + 0.25, y + 0.08, z], to: z + 0.6, paint: tone('steel', 'right'), width: 1.6 }),
  box({
    name: 'monitor',
    at: [x, y, z + 0.6],
    size: [0.5, 0.14, 0.36],
    material: 'ink',
    left: [heartbeat],
    castsShadow: false,
  }),
];

/** An infusion pump on its pole with a hanging bag; 0.4 wide, 1.2 high. */
export const infusion = ([x, y, z]: Vec3): Solid[] => [
  rod({
    name: 'pole',
    points: [
      [x + 0.2, y + 0.1, z],
      [x + 0.2, y + 0.1, z + 1.2],
      [x + 0.42, y + 0.1, z + 1.2],
    ],
    paint: tone('steel', 'right'),
    width: 1.6,
  }),
  box({
    name: 'pump',
    at: [x + 0.06, y + 0.11, z + 0.46],
    size: [0.3, 0.16, 0.32],
    material: 'clay',
    left: [panel(0.05, 0.17, 0.25, 0.27, SIGNAL), disc(0.09, 0.08, 0.035, WHITE), disc(0.2, 0.08, 0.035, WHITE)],
    castsShadow: false,
  }),
  box({
    name: 'bag',
    at: [x + 0.33, y + 0.08, z + 0.88],
    size: [0.18, 0.06, 0.3],
    material: 'glass',
    castsShadow: false,
  }),
];

/** An ambulance with its front to the lower left, 1 by 2.2, 1.4 high, with a lamp on its roof. */
export const ambulance = ([x, y, z]: Vec3): Solid[] => [
  box({
    name: 'ambulance',
    at: [x, y, z + 0.16],
    size: [1, 1.6, 1.1],
    material: 'paper',
    right: [band(0.36, 0.56, tone('clay', 'right')), cross(0.75, 0.78, 0.36, tone('teal', 'right')), ...wheels([0.42])],
    left: [band(0.36, 0.56, tone('clay', 'left'))],
  }),
  box({
    name: 'cab',
    at: [x + 0.04, y + 1.6, z + 0.16],
    size: [0.92, 0.6, 0.8],
    material: 'paper',
    right: [panel(0.1, 0.4, 0.5, 0.72, WINDOW_DARK), band(0.2, 0.32, tone('clay', 'right')), ...wheels([0.3])],
    left: [panel(0.1, 0.42, 0.82, 0.72, WINDOW_DARK), band(0.16, 0.26, tone('clay', 'left'))],
  }),
  box({
    name: 'lamp',
    at: [x + 0.3, y + 1.3, z + 1.26],
    size: [0.4, 0.16, 0.12],
    material: 'teal',
    castsShadow: false,
    left: [panel(0, 0, 0.2, 0.12, ALARM)],
  }),
];

/** A cabinet with `drawers` drawers, whose handles are on its left face; `size` is width, depth and height. */
export function cabinet(at: Vec3, size: Vec3, drawers = 4, material: Material = 'steel'): Solid {
  const fronts: FacePaint = (face) =>
    Array.from({ length: drawers }, (_, index) => ((index + 0.5) * face.height) / drawers).flatMap((v) =>
      panel(face.width * 0.36, v, face.width * 0.64, v + 0.05, tone('ink', 'left'))(face),
    );
  return box({
    name: 'cabinet',
    at,
    size,
    material,
    left: [ribs(drawers - 1, tone(material, 'right'), 'level'), fronts],
    right: [ribs(drawers - 1, tone('ink', 'right'), 'level')],
    castsShadow: false,
  });
}
