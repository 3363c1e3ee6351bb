/** Five walled gardens round one sundial, fed in turn from one ring of water; at every gate is the same tablet. */
import { ribs } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { sphere } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';
import { person } from '#library/people.ts';
import { cropRow, cypress, palm, tree } from '#library/plants.ts';
import { sundial, tablet, walledGarden, waterBook } from './gardens.ts';

const CENTRE: Vec2 = [5.6, 5.6];
const RADIUS = 2.35;
const SIZE = 2.6;
const [CX, CY] = CENTRE;

/** Side canals of the ring of water by their angle on the ring in degrees: each leads to the gate of a garden. */
const SPURS: Readonly<Record<number, readonly Vec2[]>> = {
  150: [[3.1, 7.2]],
  210: [
    [2.4, 4.42],
    [2.4, 3.7],
  ],
  300: [[7.2, 3.5]],
  375: [[8.3, 6.2]],
  435: [[6.2, 8.3]],
};
const ringCanal = Array.from({ length: 25 }, (_, index) => 120 + index * 15).flatMap((degrees) => {
  const turn = (degrees * Math.PI) / 180;
  const here: Vec2 = [CX + RADIUS * Math.cos(turn), CY + RADIUS * Math.sin(turn)];
  const spur = SPURS[degrees] ?? [];
  return [here, ...spur, ...spur.slice(0, -1).toReversed(), ...(spur.length > 0 ? [here] : [])];
});

export default scene(() => ({
  block: { size: [11.2, 11.2], depth: 3, surface: 'desert', channel: 1.9 },
  shafts: [
    { face: 'left', at: CX + RADIUS * Math.cos((120 * Math.PI) / 180), canal: ringCanal },
    { face: 'left', at: 1.4, canal: [[1.4, 8.9]] },
    { face: 'right', at: 6.2, canal: [[10.8, 6.2]] },
    { face: 'right', at: 2, canal: [[8.9, 2]] },
  ],
  things: [
    sundial([CX, CY, 0], 1.25),
    walledGarden({
      at: [1.1, 1.1, 0],
      size: SIZE,
      gate: 'y',
      things: [
        cypress([1.9, 1.9, 0], 2, 'broad'),
        cypress([2.9, 1.9, 0], 2.2, 'broad'),
        cypress([2.9, 2.9, 0], 1.8, 'broad'),
      ],
    }),
    tablet([2.85, 3.75, 0]),
    walledGarden({
      at: [6.1, 0.7, 0],
      size: SIZE,
      gate: 'y',
      isClosed: true,
      bed: [ribs(4, tone('wood', 'left'), 'upright', 2)],
      things: (
        [
          [6.8, 1.4],
          [7.7, 1.6],
          [6.9, 2.5],
          [7.9, 2.6],
        ] as const
      ).map(([x, y]) => sphere({ name: 'melon', at: [x, y, 0], radius: 0.22, material: 'gold' })),
    }),
    tablet([7.95, 3.4, 0]),
    walledGarden({
      at: [8.25, 4.95, 0],
      size: SIZE,
      gate: '-x',
      things: [0, 1, 2].map((row) => cropRow([8.75 + row * 0.65, 5.35, 0], 1.8)),
    }),
    tablet([7.62, 7, 0]),
    walledGarden({
      at: [4.95, 8.25, 0],
      size: SIZE,
      gate: '-y',
      bed: [ribs(5, tone('palm', 'top'), 'upright', 2)],
      things: [5.5, 6.2, 6.9].map((x) =>
        [8.9, 9.6, 10.3].map((y) =>
          sphere({ name: 'cabbage', at: [x, y, 0], radius: 0.17, material: 'teal', castsShadow: false }),
        ),
      ),
    }),
    tablet([7, 7.75, 0]),
    walledGarden({
      at: [0.7, 6.1, 0],
      size: SIZE,
      gate: 'x',
      things: [tree([1.3, 6.7, 0], 1.3), tree([2.4, 6.8, 0], 1.1), tree([1.5, 7.9, 0], 1.2)],
    }),
    tablet([3.4, 7.85, 0]),
    palm([9.9, 3.4, 0], 1.8),
    person([6.9, 3.75, 0], 'clay'),
    waterBook([8.5, 8.7, 0]),
    person([8.1, 9.6, 0], 'teal'),
  ],
}));
