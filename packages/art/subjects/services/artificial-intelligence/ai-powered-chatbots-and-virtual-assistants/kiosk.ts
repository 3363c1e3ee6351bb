/** A kiosk with a speaking horn, a desk with an attendant, and a capsule tube. */
import { band, disc, panel, ribs, segment, type FacePaint } from '#kit/face.ts';
import { circle } from '#kit/path.ts';
import { LAMP, tone, WHITE, WINDOW, WINDOW_DARK, type Material } from '#kit/palette.ts';
import type { Solid } from '#kit/shape.ts';
import { box, cylinder, prism, rod, sketch, sphere } from '#kit/solids.ts';
import { project, type Vec2, type Vec3 } from '#kit/space.ts';
import { tube } from '#library/tubes.ts';

/** Height of the sills of the windows above the ground. */
const SILL = 0.72;

/** Service windows side by side, each with a dark frame and a sill. The window at the index `lit` is lit. */
const serviceWindows =
  (count: number, lit: number): FacePaint =>
  (face) =>
    Array.from({ length: count }, (_, index) => ((index + 0.5) * face.width) / count).flatMap((u, index) => [
      ...panel(u - 0.36, SILL, u + 0.36, SILL + 0.72, tone('ink', 'right'))(face),
      ...panel(u - 0.3, SILL + 0.06, u + 0.3, SILL + 0.66, index === lit ? LAMP : WINDOW)(face),
      ...panel(u - 0.3, SILL + 0.06, u + 0.3, SILL + 0.2, tone('paper', 'left'))(face),
    ]);

/** Keys on their hooks behind glass, for a right face. */
const keyCabinet =
  (u: number, v: number): FacePaint =>
  (face) => [
    ...panel(u - 0.06, v - 0.06, u + 1.26, v + 0.96, tone('wood', 'right'))(face),
    ...panel(u, v, u + 1.2, v + 0.9, WINDOW_DARK)(face),
    ...[0, 1, 2, 3, 4, 5, 6, 7]
      .filter((index) => index !== 5)
      .flatMap((index) => {
        const [ku, kv] = [u + 0.18 + (index % 4) * 0.28, v + 0.74 - Math.floor(index / 4) * 0.42];
        return [
          ...disc(ku, kv, 0.07, tone('gold', 'top'))(face),
          ...segment([ku, kv], [ku, kv - 0.22], tone('gold', 'top'), 1.1)(face),
        ];
      }),
  ];

/** A sign in the form of a speech bubble facing left, with three dots; its tail points to [x, y, z]. */
export function speechBubble([x, y, z]: Vec3, [w, h]: Vec2, material: Material): Solid[] {
  const [tail, r] = [0.45, 0.3];
  const dot = (share: number) => disc(w * share, tail + h / 2, h * 0.1, WHITE);
  return [
    prism({
      name: 'speech bubble',
      at: [x, y, z],
      along: 'y',
      length: 0.24,
      material,
      castsShadow: false,
      points: [
        [w * 0.2, 0],
        [w * 0.5, tail],
        [w - r, tail],
        [w, tail + r],
        [w, tail + h - r],
        [w - r, tail + h],
        [r, tail + h],
        [0, tail + h - r],
        [0, tail + r],
        [w * 0.2, tail],
      ],
      cap: [dot(0.25), dot(0.5), dot(0.75)],
    }),
  ];
}

/** A kiosk 3.4 square: service windows at the left, keys behind glass at the right; on the roof a speaking horn and a speech bubble. */
export function kiosk([x, y, z]: Vec3): Solid[] {
  const [w, h] = [3.4, 1.9];
  const roof = z + h + 0.22;
  const eave = w + 0.5;
  const stripes: FacePaint = ribs(13, tone('paper', 'left'), 'upright', 3);
  return [
    box({
      name: 'kiosk',
      at: [x, y, z],
      size: [w, w, h],
      material: 'teal',
      left: [band(0, 0.14, tone('ink', 'left')), serviceWindows(4, 2)],
      right: [
        band(0, 0.14, tone('ink', 'right')),
        keyCabinet(1.9, 0.6),
        panel(0.36, 0.14, 1.14, 1.5, tone('wood', 'right')),
        disc(1.02, 0.8, 0.06, tone('gold', 'top')),
      ],
    }),
    box({
      name: 'counter',
      at: [x + 0.06, y + w, z + 0.6],
      size: [w - 0.12, 0.28, 0.1],
      material: 'wood',
      castsShadow: false,
    }),
    box({
      name: 'roof',
      at: [x - 0.25, y - 0.25, z + h],
      size: [eave, eave + 0.12, 0.22],
      material: 'paper',
      castsShadow: false,
      left: [stripes],
      right: [stripes],
      top: [
        panel(0.2, 0.2, eave - 0.2, eave - 0.08, tone('stone', 'top')),
        disc(eave / 2, eave / 2, 1.5, tone('paper', 'left')),
        disc(eave / 2, eave / 2, 1.36, tone('stone', 'top')),
      ],
    }),
    ...speechBubble([x - 0.1, y + 3.2, roof], [2.5, 1.5], 'clay'),
    box({
      name: 'horn stand',
      at: [x + 2.2, y + 0.5, roof],
      size: [0.8, 0.8, 0.5],
      material: 'wood',
      castsShadow: false,
      left: [panel(0.12, 0.1, 0.68, 0.4, tone('ink', 'left'))],
      right: [ribs(3, tone('ink', 'right'))],
    }),
    rod({
      name: 'horn neck',
      at: [x + 2.6, y + 0.9, roof + 0.5],
      to: roof + 0.95,
      paint: tone('gold', 'left'),
      width: 5,
    }),
    tube({
      name: 'speaking horn',
      from: [x + 2.6, y + 0.5, roof + 0.95],
      to: [x + 2.75, y + 2.2, roof + 1.7],
      radius: 0.13,
      endRadius: 0.95,
      material: 'gold',
      mouth: tone('clay', 'right'),
      bore: 0.88,
    }),
    tube({
      name: 'throat',
      from: [x + 2.75, y + 2.2, roof + 1.7],
      to: [x + 2.752, y + 2.217, roof + 1.708],
      radius: 0.36,
      material: 'clay',
      mouth: tone('ink', 'right'),
      bore: 1,
    }),
  ];
}

/** A tube of glass in which capsules rise, with an elbow of brass towards `into`. */
export function capsuleTube([x, y, z]: Vec3, height: number, into: Vec3): Solid[] {
  const [cx, cy] = project([x, y, z + height * 0.45]);
  const capsule = (dy: number): string => circle((u, v) => [cx + u * 2.2, cy + dy + v * 3.6]);
  return [
    cylinder({ name: 'foot', at: [x, y, z], radius: 0.26, height: 0.16, material: 'gold' }),
    cylinder({ name: 'capsule tube', at: [x, y, z + 0.16], radius: 0.18, height: height - 0.16, material: 'glass' }),
    rod({ name: 'elbow', points: [[x, y, z + height], [x, y, into[2]], into], paint: tone('gold', 'left'), width: 5 }),
    sketch({
      name: 'capsules',
      at: [x + 0.1, y + 0.1, z + 0.2],
      size: [0.1, 0.1, height - 0.3],
      shapes: [{ d: capsule(6) + capsule(-8), fill: tone('clay', 'left'), motion: 'rise' }],
    }),
  ];
}

/** A round stool. */
export const stool = ([x, y, z]: Vec3, material: Material = 'clay'): Solid[] => [
  cylinder({ name: 'stool', at: [x, y, z], radius: 0.06, height: 0.36, material: 'ink' }),
  cylinder({ name: 'seat', at: [x, y, z + 0.36], radius: 0.22, height: 0.1, material, castsShadow: false }),
];

/** Someone seated behind a desk. */
export const attendant = ([x, y, z]: Vec3, coat: Material = 'clay'): Solid[] => [
  cylinder({ name: 'attendant', at: [x, y, z], radius: 0.36, topRadius: 0.2, height: 1.1, material: coat }),
  sphere({ name: 'head', at: [x, y, z + 1.1], radius: 0.26, material: 'wood', castsShadow: false }),
];

/** A desk 3 long and 0.9 deep, its front to the lower left; on it a lamp, papers and a bell on its post. */
export function serviceDesk([x, y, z]: Vec3): Solid[] {
  const top = z + 0.86;
  const [lx, ly] = project([x + 0.75, y + 0.45, top + 0.98]);
  return [
    box({
      name: 'desk front',
      at: [x, y, z],
      size: [3, 0.9, 0.76],
      material: 'sand',
      left: [panel(0.18, 0.12, 1.4, 0.64, tone('sand', 'right')), panel(1.6, 0.12, 2.82, 0.64, tone('sand', 'right'))],
      right: [panel(0.14, 0.12, 0.76, 0.64, tone('wood', 'right'))],
    }),
    box({
      name: 'desk top',
      at: [x - 0.1, y - 0.06, z + 0.76],
      size: [3.2, 1.06, 0.1],
      material: 'wood',
      castsShadow: false,
      top: [panel(1.95, 0.3, 2.45, 0.8, tone('paper', 'top')), panel(1.42, 0.36, 1.86, 0.8, tone('paper', 'left'))],
    }),
    rod({
      name: 'lamp post',
      points: [
        [x + 0.3, y + 0.45, top],
        [x + 0.3, y + 0.45, top + 1.05],
        [x + 0.75, y + 0.45, top + 1.05],
      ],
      paint: tone('ink', 'left'),
      width: 2.4,
    }),
    sketch({
      name: 'lamp',
      at: [x + 0.6, y + 0.3, top + 0.7],
      size: [0.3, 0.3, 0.3],
      shapes: [
        { d: circle((u, v) => [lx + u * 13, ly + 8 + v * 10]), fill: LAMP, opacity: 0.3 },
        { d: circle((u, v) => [lx + u * 5.6, ly + v * 3.8]), fill: LAMP },
      ],
    }),
    box({
      name: 'bell post',
      at: [x + 2.72, y + 0.42, top],
      size: [0.1, 0.1, 1.1],
      material: 'ink',
      castsShadow: false,
    }),
    sphere({ name: 'bell', at: [x + 2.77, y + 0.47, top + 1.1], radius: 0.22, material: 'gold', castsShadow: false }),
  ];
}
