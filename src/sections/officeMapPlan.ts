/** Objects of the office map, in units of its ground plan. */
import { project, type Vec3 } from '@site/art/kit';
import { closedPath, point, linePath } from './officeMapPaths.ts';

export const SIZE = { width: 20, depth: 17, height: 2.4 };

/** x, y, width, depth of the parcels between the streets. */
export const PARCELS = [
  [0.7, 0.7, 4.2, 4.4],
  [5.9, 0.7, 4.2, 4.4],
  [11.1, 0.7, 2.6, 4.4],
  [0.7, 6.1, 4.2, 4.6],
  [11.1, 6.1, 3.4, 4.6],
  [0.7, 11.9, 4.2, 4.4],
  [5.9, 11.9, 4.2, 4.4],
  [11.1, 11.9, 4.2, 4.4],
] as const;

export const PARK = [5.9, 6.1, 4.2, 4.6] as const;
export const TREES = [
  [6.6, 7],
  [8, 6.7],
  [9.4, 7.2],
  [6.8, 9.8],
  [8.6, 10],
  [9.5, 9.2],
] as const;

/** The office: x and y of its corner, width and depth. */
const [OX, OY, OW, OD] = [11.7, 6.8, 2.2, 2.8] as const;

export interface Building {
  /** x, y, width, depth, height. */
  box: readonly [number, number, number, number, number];
  look: 'sand' | 'paper' | 'ink';
}

/** The buildings in painting order, from the farthest to the nearest. */
export const BUILDINGS: readonly Building[] = [
  { box: [1.3, 1.3, 1.4, 2.6, 1.5], look: 'sand' },
  { box: [3.2, 1.2, 1.2, 1.6, 0.8], look: 'paper' },
  { box: [6.5, 1.4, 2.8, 1.3, 1.1], look: 'paper' },
  { box: [6.5, 3.4, 1.2, 1.2, 0.7], look: 'sand' },
  { box: [11.6, 1.4, 1.4, 2.4, 2], look: 'sand' },
  { box: [1.3, 6.8, 2.6, 1.2, 0.9], look: 'sand' },
  { box: [1.4, 9, 1.3, 1.2, 1.4], look: 'paper' },
  { box: [OX, OY, OW, OD, 2.3], look: 'ink' },
  { box: [6.5, 12.7, 1.2, 2.6, 0.9], look: 'paper' },
  { box: [11.8, 12.6, 2.6, 1.1, 0.7], look: 'sand' },
  { box: [1.3, 12.6, 2.4, 1.2, 0.6], look: 'paper' },
  { box: [11.8, 14.5, 1.2, 1.2, 1.2], look: 'paper' },
];

/** Lit windows of the office on its left face and its right face, as paths. */
const pane = (corner: (along: number, up: number) => Vec3) => (along: number, up: number) =>
  closedPath([corner(along, up), corner(along + 0.34, up), corner(along + 0.34, up + 0.38), corner(along, up + 0.38)]);
const onLeft = pane((along, up) => [OX + along, OY + OD, up]);
const onRight = pane((along, up) => [OX + OW, OY + along, up]);
const grid = (at: readonly number[], draw: (along: number, up: number) => string) =>
  at.flatMap((along) => [0.9, 1.6].map((up) => draw(along, up))).join('');
export const WINDOWS = grid([0.3, 0.93, 1.56], onLeft) + grid([0.3, 0.95, 1.6, 2.2], onRight);
export const DOOR = closedPath([
  [OX + 0.85, OY + OD, 0],
  [OX + 1.4, OY + OD, 0],
  [OX + 1.4, OY + OD, 0.6],
  [OX + 0.85, OY + OD, 0.6],
]);

/** Position of the logo: above the middle of the office's roof. */
export const MARK_AT = project([12.8, 8.2, 2.3]);

/** The elevated railway line, which runs above the street between the first two rows of parcels. */
export const RAIL = {
  y: 5.55,
  height: 1.1,
  columns: [1, 4, 7, 10, 13, 16, 19],
  station: [3.6, 4.95, 3.2, 1.2],
} as const;

/** The two side faces of the block between two depths, which are fractions of its height. */
export const layer = (from: number, to: number) => {
  const { width, depth, height } = SIZE;
  const [upper, lower] = [-from * height, -to * height];
  return {
    left: closedPath([
      [0, depth, upper],
      [width, depth, upper],
      [width, depth, lower],
      [0, depth, lower],
    ]),
    right: closedPath([
      [width, depth, upper],
      [width, 0, upper],
      [width, 0, lower],
      [width, depth, lower],
    ]),
  };
};

/** The bank is a curve along the right side of the block. The water is between the bank and that side. */
export const WATER_BANK = `${linePath([[15, 0, 0]])}C${point([14.6, 4, 0])} ${point([17.4, 6, 0])} ${point([17, 10, 0])}S${point([18.4, 14, 0])} ${point([18.2, 17, 0])}`;
export const WATER = `${WATER_BANK}L${point([20, 17, 0])}L${point([20, 0, 0])}Z`;
