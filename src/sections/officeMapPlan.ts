/** What stands on the office map, in units of its ground, and the paths that draw it. */
import { project, type Vec3 } from '#art/kit/space.ts';

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

interface Building {
  /** x, y, width, depth, height. */
  box: readonly [number, number, number, number, number];
  look: 'sand' | 'paper' | 'office';
}

/** From the farthest to the nearest. */
export const BUILDINGS: readonly Building[] = [
  { box: [1.3, 1.3, 1.4, 2.6, 1.5], look: 'sand' },
  { box: [3.2, 1.2, 1.2, 1.6, 0.8], look: 'paper' },
  { box: [6.5, 1.4, 2.8, 1.3, 1.1], look: 'paper' },
  { box: [6.5, 3.4, 1.2, 1.2, 0.7], look: 'sand' },
  { box: [11.6, 1.4, 1.4, 2.4, 2], look: 'sand' },
  { box: [1.3, 6.8, 2.6, 1.2, 0.9], look: 'sand' },
  { box: [1.4, 9, 1.3, 1.2, 1.4], look: 'paper' },
  { box: [11.7, 6.8, 2.2, 2.8, 2.3], look: 'office' },
  { box: [6.5, 12.7, 1.2, 2.6, 0.9], look: 'paper' },
  { box: [11.8, 12.6, 2.6, 1.1, 0.7], look: 'sand' },
  { box: [1.3, 12.6, 2.4, 1.2, 0.6], look: 'paper' },
  { box: [11.8, 14.5, 1.2, 1.2, 1.2], look: 'paper' },
];

/** Where the mark stands: over the middle of the office's roof. */
export const MARK_AT = project([12.8, 8.2, 2.3]);

/** Columns under the metro line, which runs over the street between the first two rows of parcels. */
export const METRO = {
  y: 5.55,
  height: 1.1,
  columns: [1, 4, 7, 10, 13, 16, 19],
  station: [8.6, 4.95, 3.2, 1.2],
} as const;

const text = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A path through points of the ground's space. */
export const through = (points: readonly Vec3[]): string => `M${points.map((point) => text(project(point))).join('L')}`;

/** A flat rectangle at height `z`. */
export const flat = ([x, y, w, d]: readonly [number, number, number, number], z = 0): string =>
  `${through([
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ])}Z`;

/** The three visible faces of a box that stands on `z`. */
export const faces = ([x, y, w, d, h]: readonly [number, number, number, number, number], z = 0) => ({
  top: flat([x, y, w, d], z + h),
  left: `${through([
    [x, y + d, z],
    [x + w, y + d, z],
    [x + w, y + d, z + h],
    [x, y + d, z + h],
  ])}Z`,
  right: `${through([
    [x + w, y, z],
    [x + w, y + d, z],
    [x + w, y + d, z + h],
    [x + w, y, z + h],
  ])}Z`,
});

/** The two cut faces between two depths, as shares of the block's height. */
export const layer = (from: number, to: number) => {
  const { width, depth, height } = SIZE;
  const [upper, lower] = [-from * height, -to * height];
  return {
    left: `${through([
      [0, depth, upper],
      [width, depth, upper],
      [width, depth, lower],
      [0, depth, lower],
    ])}Z`,
    right: `${through([
      [width, depth, upper],
      [width, 0, upper],
      [width, 0, lower],
      [width, depth, lower],
    ])}Z`,
  };
};

/** The creek bends along the far right side of the block. */
export const CREEK = `${through([[15, 0, 0]])}C${text(project([14.6, 4, 0]))} ${text(project([17.4, 6, 0]))} ${text(project([17, 10, 0]))}S${text(project([18.4, 14, 0]))} ${text(project([18.2, 17, 0]))}L${through(
  [
    [20, 17, 0],
    [20, 0, 0],
  ],
).slice(1)}Z`;
/** Its bank, and the road beside it. */
export const CREEK_BANK = CREEK.slice(0, CREEK.lastIndexOf('L', CREEK.lastIndexOf('L') - 1));
