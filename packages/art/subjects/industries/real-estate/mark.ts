/** A tower of flats and a smaller house beside it. */
import { windows } from '#kit/face.ts';
import { WINDOW_DARK } from '#kit/palette.ts';
import { box } from '#kit/solids.ts';

const panes = (columns: number, rows: number) =>
  windows({ columns, rows, sides: 0.1, below: 0.2, above: 0.15, pane: [0.62, 0.6], fill: WINDOW_DARK, lit: 3 });

export default [
  box({
    name: 'tower',
    at: [0.5, 0.5, 0],
    size: [1.05, 1.05, 2.2],
    material: 'paper',
    left: [panes(2, 4)],
    right: [panes(2, 4)],
  }),
  box({
    name: 'house',
    at: [0.95, 1.62, 0],
    size: [1.25, 0.95, 0.9],
    material: 'clay',
    left: [panes(3, 1)],
    right: [panes(2, 1)],
  }),
];
