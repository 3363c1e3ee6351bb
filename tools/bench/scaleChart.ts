/** Draws elapsed time and memory against the number of pages. */
import type { Point } from './scale.ts';

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = 50;

/** An SVG with one line for time and one for memory. Each has its own scale, from zero to its highest value. */
export function scaleChart(points: readonly Point[]): string {
  const line = (pick: (point: Point) => number, color: string, unit: (value: number) => string) => {
    const most = Math.max(...points.map(pick));
    const far = Math.max(...points.map(({ pages }) => pages));
    const at = (point: Point) =>
      [
        EDGE + (point.pages / far) * (WIDTH - 3 * EDGE),
        HEIGHT - EDGE - (pick(point) / most) * (HEIGHT - 2 * EDGE),
      ] as const;
    const dots = points.map((point) => {
      const [x, y] = at(point);
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="${color}"/><text x="${(x + 8).toFixed(1)}" y="${(y - 6).toFixed(1)}" fill="${color}">${unit(pick(point))}</text>`;
    });
    return `<polyline points="${points.map((point) => at(point).join(',')).join(' ')}" fill="none" stroke="${color}"/>${dots.join('')}`;
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui" font-size="12">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    line(
      ({ seconds }) => seconds,
      '#0c7f76',
      (value) => `${value.toFixed(0)} s`,
    ),
    line(
      ({ bytes }) => bytes,
      '#b14f28',
      (value) => `${(value / 2 ** 20).toFixed(0)} MB`,
    ),
    `<text x="${EDGE}" y="${HEIGHT - 12}">0</text><text x="${WIDTH - 3 * EDGE}" y="${HEIGHT - 12}">${points.at(-1)?.pages ?? 0} further pages</text>`,
    '</svg>',
  ].join('');
}
