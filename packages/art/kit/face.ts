/**
 * Painting on the faces of a solid. Coordinates u and v are in grid units, from the face's lower left corner as the
 * viewer sees it.
 */
import { circle, line, polygon } from './path.ts';
import { LAMP, WINDOW, WINDOW_LIT_AT_NIGHT, type Fill, type Paint } from './palette.ts';
import type { Shape } from './shape.ts';
import type { Vec2 } from './space.ts';

/**
 * A face: its size in grid units, and `at`, which projects a point of it to drawing units. On a top face, u runs along
 * x and v along y.
 */
export interface Face {
  width: number;
  height: number;
  at: (u: number, v: number) => Vec2;
}

/** Returns shapes painted on a face. */
export type FacePaint = (face: Face) => Shape[];

/** Fills the rectangle from its lower left corner (u0, v0) to its upper right corner (u1, v1), in grid units. */
export const panel =
  (u0: number, v0: number, u1: number, v1: number, fill: Fill): FacePaint =>
  ({ at }) => [{ d: polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]), fill }];

/** Fills a band across the whole face from height `v0` to `v1`, in grid units. */
export const band =
  (v0: number, v1: number, fill: Fill): FacePaint =>
  (face) =>
    panel(0, v0, face.width, v1, fill)(face);

/** Fills a polygon; `points` in grid units. */
export const area =
  (points: readonly Vec2[], fill: Fill): FacePaint =>
  ({ at }) => [{ d: polygon(points.map(([u, v]) => at(u, v))), fill }];

/** Draws a line through `points` (grid units); `width` in drawing units. */
export const stroke =
  (points: readonly Vec2[], paint: Paint, width = 1): FacePaint =>
  ({ at }) => [{ d: line(points.map(([u, v]) => at(u, v))), stroke: paint, width }];

/** Draws a straight line between two points (grid units); `width` in drawing units. */
export const segment = (from: Vec2, to: Vec2, paint: Paint, width = 1): FacePaint => stroke([from, to], paint, width);

/** Fills a circle with its centre at (u, v), in grid units. */
export const disc =
  (u: number, v: number, radius: number, fill: Fill): FacePaint =>
  ({ at }) => [{ d: circle((x, y) => at(u + x * radius, v + y * radius)), fill }];

interface Grid {
  columns: number;
  rows: number;
  /** Free space on the face in grid units: at each side, below and above the windows. */
  sides?: number;
  below?: number;
  above?: number;
  /** Share of a cell's width and height that its pane fills. */
  pane?: Vec2;
  fill?: Paint;
  /** About one pane in `2 * lit` is lit by day and night, and another one only by night. 0 lights none. */
  lit?: number;
}

/** Paints a grid of windows over the face; a fixed pattern decides which are lit. */
export const windows =
  ({
    columns,
    rows,
    sides = 0.15,
    below = 0.15,
    above = 0.15,
    pane = [0.6, 0.6],
    fill = WINDOW,
    lit = 5,
  }: Grid): FacePaint =>
  ({ width, height, at }) => {
    const [cellWidth, cellHeight] = [(width - 2 * sides) / columns, (height - below - above) / rows];
    const panes = new Map<Paint, string>();
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const index = (row * 7 + column * 5 + row * column) % Math.max(lit * 2, 1);
        const paint = lit > 0 && index === 0 ? LAMP : lit > 0 && index === lit ? WINDOW_LIT_AT_NIGHT : fill;
        const u = sides + (column + (1 - pane[0]) / 2) * cellWidth;
        const v = below + (row + (1 - pane[1]) / 2) * cellHeight;
        const [u1, v1] = [u + pane[0] * cellWidth, v + pane[1] * cellHeight];
        const d = polygon([at(u, v), at(u1, v), at(u1, v1), at(u, v1)]);
        panes.set(paint, (panes.get(paint) ?? '') + d);
      }
    }
    return [...panes].map(([paint, d]) => ({ d, fill: paint }));
  };

/**
 * Draws `count` evenly spaced lines across the face, vertical ('upright') or horizontal ('level'), for corrugated iron,
 * planks, shelves or rows of seats; `width` in drawing units.
 */
export const ribs =
  (count: number, paint: Paint, direction: 'upright' | 'level' = 'upright', width = 0.8): FacePaint =>
  ({ width: w, height: h, at }) => {
    const d = Array.from({ length: count }, (_, index) => {
      const share = (index + 1) / (count + 1);
      return direction === 'upright'
        ? line([at(w * share, 0), at(w * share, h)])
        : line([at(0, h * share), at(w, h * share)]);
    }).join('');
    return [{ d, stroke: paint, width, opacity: 0.55 }];
  };
