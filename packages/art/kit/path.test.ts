import { describe, expect, it } from 'vitest';
import { line, polygon, smooth } from './path.ts';
import type { Vec2 } from './space.ts';

/** Corners of a path of relative lines; the steps are summed as a browser does. */
function corners(d: string): Vec2[] {
  const [x = 0, y = 0, ...steps] = (d.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
  const points: Vec2[] = [[x, y]];
  for (let index = 0; index < steps.length; index += 2) {
    const [lastX, lastY] = points.at(-1) ?? [0, 0];
    points.push([lastX + (steps[index] ?? 0), lastY + (steps[index + 1] ?? 0)]);
  }
  return points;
}

describe('path data', () => {
  it('places every corner at the nearest tenth, without adding up rounding errors', () => {
    const points = Array.from({ length: 60 }, (_, index): Vec2 => [index * 0.333, -index * 0.777]);
    const drawn = corners(line(points));
    expect(drawn).toHaveLength(points.length);
    drawn.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(Math.round((points[index]?.[0] ?? NaN) * 10) / 10, 6);
      expect(y).toBeCloseTo(Math.round((points[index]?.[1] ?? NaN) * 10) / 10, 6);
    });
  });

  it('has the same steps for the same shape at two places', () => {
    const square = (x: number, y: number): Vec2[] => [
      [x, y],
      [x + 2, y],
      [x + 2, y + 2],
    ];
    const stepsOf = (d: string) => d.replace(/^M[^a-z]*/, '');
    expect(stepsOf(polygon(square(10, 20)))).toBe(stepsOf(polygon(square(-31.4, 7.9))));
    expect(stepsOf(smooth(square(10, 20)))).toBe(stepsOf(smooth(square(-31.4, 7.9))));
  });

  it('omits leading zeros, the sign of zero and needless spaces', () => {
    expect(
      line([
        [0.5, -0.5],
        [1, 0.04],
        [1.25, 0.75],
      ]),
    ).toBe('M.5-.5l.5.5.3.8');
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [10, -0.02],
      ]),
    ).toBe('M0 0l10 0 0 0z');
  });
});
