/** An office without its roof: eight rooms round a court with a well in its middle. */
import { panel, ribs } from '#kit/face.ts';
import { SURFACES, tone, type Fill } from '#kit/palette.ts';
import { scene } from '#kit/scene.ts';
import { bookcase, draftingTable } from '#library/furniture.ts';
import { person } from '#library/people.ts';
import { bush } from '#library/plants.ts';
import { windlass } from '#library/well-gear.ts';
import { bench } from '#library/workshop.ts';
import { kitchen, lowWall, roundTable, sofa, workplace } from './office-plan.ts';

const SIZE = [12, 11] as const;
/** Positions of the walls, from the far corner: three rooms along each axis, the court in the middle. */
const X = [0.9, 4.3, 7.5, 11] as const;
const Y = [0.9, 3.9, 7, 10] as const;

const floor = (column: 0 | 1 | 2, row: 0 | 1 | 2, fill: Fill) =>
  panel(X[column], Y[row], X[column + 1]!, Y[row + 1]!, fill);

export default scene(() => ({
  block: {
    size: SIZE,
    depth: 3,
    surface: 'desert',
    patches: [
      {
        at: [0, 0],
        size: SIZE,
        surface: 'desert',
        paint: [
          floor(0, 0, tone('rose', 'top')),
          floor(1, 0, tone('wood', 'top')),
          floor(2, 0, SURFACES.floor),
          floor(0, 1, tone('stone', 'top')),
          floor(1, 1, SURFACES.lawn),
          floor(2, 1, SURFACES.floor),
          floor(0, 2, tone('paper', 'left')),
          floor(1, 2, SURFACES.plaza),
          floor(2, 2, tone('sand', 'top')),
        ],
      },
      {
        at: [X[1], Y[0]],
        size: [X[2] - X[1], Y[1] - Y[0]],
        surface: 'road',
        paint: [panel(0, 0, 4, 4, tone('wood', 'top')), ribs(7, tone('wood', 'left'))],
      },
      { at: [X[1] + 0.4, Y[1] + 0.4], size: [X[2] - X[1] - 0.8, Y[2] - Y[1] - 0.8], surface: 'plaza' },
    ],
  },
  shafts: [
    { face: 'left', at: 5.9, canal: [[5.9, 6]] },
    { face: 'left', at: 2.7, canal: [[2.7, 10.1]] },
  ],
  things: [
    lowWall([X[0], Y[0], 0], X[3] - X[0], 'x', 1.5, 'paper', true),
    lowWall([X[0], Y[0] + 0.14, 0], Y[3] - Y[0] - 0.14, 'y', 1.5, 'paper', true),
    lowWall([X[1], Y[0] + 0.14, 0], 1.8, 'y', 0.9),
    lowWall([X[2], Y[0] + 0.14, 0], 1.8, 'y', 0.9),
    lowWall([X[0] + 0.14, Y[1], 0], 1.9, 'x', 0.9, 'clay'),
    lowWall([X[1] + 0.14, Y[1], 0], 0.86, 'x', 0.5, 'clay'),
    lowWall([X[2] - 0.9, Y[1], 0], 0.9, 'x', 0.5, 'clay'),
    lowWall([X[2] + 1.2, Y[1], 0], X[3] - X[2] - 1.34, 'x', 0.7, 'clay'),
    lowWall([X[1], Y[1] + 0.14, 0], 1, 'y', 0.5, 'clay'),
    lowWall([X[1], Y[2] - 0.8, 0], 0.8, 'y', 0.5, 'clay'),
    lowWall([X[2], Y[1] + 0.14, 0], 0.8, 'y', 0.3, 'clay'),
    lowWall([X[2], Y[2] - 1, 0], 1, 'y', 0.3, 'clay'),
    lowWall([X[0] + 0.14, Y[2], 0], 2.2, 'x', 0.6),
    lowWall([X[2] + 0.9, Y[2] - 0.04, 0], X[3] - X[2] - 1.04, 'x', 0.6),
    lowWall([X[1], Y[2] + 0.3, 0], Y[3] - Y[2] - 0.44, 'y', 0.45),
    lowWall([X[2], Y[2] + 0.3, 0], Y[3] - Y[2] - 0.44, 'y', 0.45),
    lowWall([X[0] + 0.14, Y[3] - 0.14, 0], X[1] - X[0], 'x', 0.45),
    lowWall([X[2], Y[3] - 0.14, 0], X[3] - X[2], 'x', 0.45),
    lowWall([X[3] - 0.14, Y[0] + 0.14, 0], Y[3] - Y[0] - 0.28, 'y', 0.45),

    roundTable([2.6, 2.5, 0], 'paper'),
    person([3.7, 2.9, 0], 'clay'),
    bookcase([4.7, Y[0] + 0.14, 0], 2.5, 'x', 1.4),
    sofa([5, 2.7, 0], 'teal'),
    workplace([8, 1.3, 0]),
    workplace([9.5, 1.3, 0], 'gold'),
    workplace([8.9, 2.65, 0], 'teal'),
    bench([1.3, 4.3, 0], [1.8, 0.7, 0.55]),
    draftingTable([1.5, 5.6, 0], 1.4),
    person([3.3, 5.3, 0], 'ink'),
    windlass([5.9, 5.5, 0], 0.78, 'stone', 1.9),
    bush([4.75, 4.35, 0], 0.26),
    bush([7.1, 4.35, 0], 0.26),
    workplace([8.4, 4.4, 0], 'clay'),
    workplace([9.6, 5.6, 0], 'teal'),
    kitchen([1.4, 7.3, 0], 2.2),
    roundTable([2.7, 8.8, 0], 'gold'),
    sofa([8.2, 7.14, 0], 'clay'),
    roundTable([9.2, 8.84, 0], 'paper'),
    person([6.7, 8.4, 0], 'teal'),
    bush([0.45, 9.6, 0], 0.28),
    bush([11.5, 10.3, 0], 0.28),
    bush([11.5, 9.4, 0], 0.22),
  ],
}));
