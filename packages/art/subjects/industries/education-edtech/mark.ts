/** A graduate's cap on two books. */
import { panel } from '#kit/face.ts';
import { tone } from '#kit/palette.ts';
import { box, rod } from '#kit/solids.ts';

const pages = (width: number) => panel(0, 0.1, width, 0.28, tone('paper', 'top'));

export default [
  box({
    name: 'book',
    at: [0.45, 0.5, 0],
    size: [1.8, 1.8, 0.4],
    material: 'clay',
    left: [pages(1.8)],
  }),
  box({
    name: 'book',
    at: [0.6, 0.65, 0.4],
    size: [1.6, 1.5, 0.35],
    material: 'gold',
    castsShadow: false,
    left: [pages(1.6)],
  }),
  box({ name: 'cap', at: [0.95, 0.95, 0.75], size: [1, 1, 0.45], material: 'ink', castsShadow: false }),
  box({ name: 'board', at: [0.3, 0.3, 1.2], size: [2.1, 2.1, 0.14], material: 'ink', castsShadow: false }),
  rod({
    name: 'tassel',
    points: [
      [1.35, 1.35, 1.36],
      [1.35, 2.42, 1.34],
      [1.35, 2.42, 0.65],
    ],
    paint: tone('gold', 'top'),
    width: 2.6,
  }),
];
