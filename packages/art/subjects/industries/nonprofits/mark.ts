/** A heart on a collecting box. */
import { panel } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { box, prism } from '#kit/solids.ts';
import type { Vec2 } from '#kit/space.ts';

/** Outline of a heart, 2 wide, its middle at u = 1. */
const HEART = Array.from({ length: 22 }, (_, index): Vec2 => {
  const turn = (index * Math.PI) / 11 + Math.PI;
  const [u, v] = [
    Math.sin(turn) ** 3,
    (13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)) / 16,
  ];
  return [1 + u, 1.05 + v];
});

export default [
  box({
    name: 'box',
    at: [0.4, 0.6, 0],
    size: [1.9, 1.4, 0.5],
    material: 'paper',
    left: [panel(0.65, 0.18, 1.25, 0.3, tone('ink', 'left'))],
  }),
  prism({
    name: 'heart',
    at: [0.35, 1.1, 0.5],
    along: 'y',
    points: HEART,
    length: 0.4,
    material: 'clay',
    castsShadow: false,
  }),
];
