/** What designers try out in the open: trodden paths, cords, chalk, handles, tiles, tents and plumb lines. */
import { tone } from '#kit/palette.ts';
import { line, polygon } from '#kit/path.ts';
import type { Shape, Solid } from '#kit/shape.ts';
import { prism, rod } from '#kit/solids.ts';
import { project, type Vec3 } from '#kit/space.ts';

/** A drafting table whose board leans towards the lower left, with a drawing on it. */
export function draftingTable([x, y, z]: Vec3, w = 1.6): Solid[] {
  const board = prism({
    name: 'board',
    at: [x, y, z],
    along: 'x',
    length: w,
    material: 'wood',
    points: [
      [0, 1.12],
      [1.1, 0.62],
      [1.1, 0.54],
      [0, 1.04],
    ],
  });
  const at = (u: number, v: number) => project([x + u, y + v, z + 1.12 - (v / 1.1) * 0.5]);
  const drawing: Shape[] = [
    {
      d: polygon([at(0.14, 0.12), at(w - 0.14, 0.12), at(w - 0.14, 0.98), at(0.14, 0.98)]),
      fill: tone('paper', 'top'),
    },
    {
      d:
        line([at(0.4, 0.8), at(0.4, 0.45), at(0.8, 0.22), at(1.2, 0.45), at(1.2, 0.8)]) +
        line([at(0.25, 0.8), at(w - 0.25, 0.8)]),
      stroke: tone('teal', 'left'),
      width: 1.4,
    },
  ];
  return [
    rod({
      name: 'trestle',
      points: [
        [x + 0.1, y + 0.2, z],
        [x + 0.1, y + 0.5, z + 0.85],
        [x + 0.1, y + 0.95, z],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
    rod({
      name: 'trestle',
      points: [
        [x + w - 0.1, y + 0.2, z],
        [x + w - 0.1, y + 0.5, z + 0.85],
        [x + w - 0.1, y + 0.95, z],
      ],
      paint: tone('ink', 'left'),
      width: 2,
    }),
    { ...board, shapes: [...board.shapes, ...drawing] },
  ];
}
