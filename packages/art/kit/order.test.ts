import { describe, expect, it } from 'vitest';
import { compare, inDepthOrder, intersect, overlapOnPicture } from './order.ts';
import type { Solid } from './shape.ts';
import { boxOf, project, withCamera, UNIT, type Vec3 } from './space.ts';

const solid = (name: string, at: Vec3, size: Vec3): Solid => ({
  name,
  box: boxOf(at, size),
  shapes: [],
  castsShadow: false,
});
const order = (...solids: Solid[]) => inDepthOrder(solids).map(({ name }) => name);

describe('compare', () => {
  it('puts the box with the smaller x, y or z first', () => {
    const base = boxOf([0, 0, 0], [2, 2, 2]);
    expect(compare(base, boxOf([2, 0, 0], [2, 2, 2]))).toBe(-1);
    expect(compare(base, boxOf([0, 2, 0], [2, 2, 2]))).toBe(-1);
    expect(compare(base, boxOf([0, 0, 2], [2, 2, 2]))).toBe(-1);
    expect(compare(boxOf([0, 0, 2], [2, 2, 2]), base)).toBe(1);
  });

  it('returns 0 for boxes that do not overlap on the picture', () => {
    expect(compare(boxOf([0, 10, 0], [1, 1, 1]), boxOf([10, 0, 0], [1, 1, 1]))).toBe(0);
  });

  it('returns the opposite number when the boxes are swapped, for 2000 random pairs', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 2000; round += 1) {
      const box = () => boxOf([random() * 6, random() * 6, random() * 3], [random() * 3, random() * 3, random() * 3]);
      const [a, b] = [box(), box()];
      expect(compare(a, b) + compare(b, a)).toBe(0);
    }
  });
});

describe('inDepthOrder', () => {
  it('orders a tower, a wall in front of it and a car in front of the wall, for two orders of input', () => {
    const [tower, wall, car] = [
      solid('tower', [0, 0, 0], [2, 2, 6]),
      solid('wall', [0, 2.2, 0], [6, 0.3, 1]),
      solid('car', [3, 3, 0], [1.5, 0.8, 0.8]),
    ];
    expect(order(car, wall, tower)).toEqual(['tower', 'wall', 'car']);
    expect(order(wall, tower, car)).toEqual(['tower', 'wall', 'car']);
  });

  it('puts a post before the beam that lies on it', () => {
    const [beam, post] = [solid('beam', [0, 1, 3], [8, 0.5, 0.3]), solid('post', [7, 1, 0], [0.3, 0.3, 3])];
    expect(order(beam, post)).toEqual(['post', 'beam']);
  });

  it('puts a long box between a short box behind one of its ends and one in front of that end, for two orders of input', () => {
    const [long, behind, inFront] = [
      solid('long', [0, 1, 0], [8, 0.5, 1]),
      solid('behind', [7, 0.2, 0], [0.5, 0.5, 1]),
      solid('in front', [7, 1.7, 0], [0.5, 0.5, 1]),
    ];
    expect(order(long, behind, inFront)).toEqual(['behind', 'long', 'in front']);
    expect(order(inFront, behind, long)).toEqual(['behind', 'long', 'in front']);
  });
});

describe('inDepthOrder through another camera', () => {
  const SECTION = { azimuth: 11, elevation: 17 };
  const near = solid('near', [0, 4, 0], [1, 1, 1]);
  const far = solid('far', [0, 0, 0], [1, 1, 6]);

  it('finds overlaps and the order along the line of sight of that camera', () => {
    const pair = [near.box, solid('aside', [3, 1, 0], [1, 1, 1]).box] as const;
    expect(overlapOnPicture(...pair)).toBe(false);
    expect(withCamera({ azimuth: 70, elevation: 17 }, () => overlapOnPicture(near.box, far.box))).toBe(false);
    expect(withCamera(SECTION, () => overlapOnPicture(near.box, far.box))).toBe(true);
    expect(withCamera(SECTION, () => order(near, far))).toEqual(['far', 'near']);
  });

  it('throws for a circular order; when one of the solids is loose, puts the other two in order', () => {
    const low = solid('low', [4, 4, 0], [1, 1, 1]);
    const high = solid('high', [3, 3, 1], [2, 2, 0.5]);
    const cable = solid('cable', [3.4, 3.4, 0.1], [2, 2, 1]);
    expect(() => order(low, high, cable)).toThrow('circle: low > cable > high > low');
    const names = order(low, high, { ...cable, isLoose: true });
    expect(names.indexOf('low')).toBeLessThan(names.indexOf('high'));
  });
});

describe('withCamera', () => {
  it('projects with the given camera and restores the previous one when drawing succeeds', () => {
    const before = project([1, 2, 3]);
    expect(withCamera({ azimuth: 20, elevation: 20 }, () => project([1, 2, 3]))).not.toEqual(before);
    expect(project([1, 2, 3])).toEqual(before);
  });

  it('restores the camera when drawing throws', () => {
    const before = project([1, 2, 3]);
    expect(() =>
      withCamera({ azimuth: 20, elevation: 20 }, () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(project([1, 2, 3])).toEqual(before);
  });

  it('projects a grid unit of each axis to the length UNIT in the isometric picture, with x at 30°', () => {
    for (const axis of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const)
      expect(Math.hypot(...project(axis))).toBeCloseTo(UNIT, 6);
    expect(project([1, 0, 0])[1]).toBeCloseTo(UNIT / 2, 6);
  });
});

describe('intersect', () => {
  it('is false for boxes that touch and true for boxes that overlap', () => {
    expect(intersect(boxOf([0, 0, 0], [1, 1, 1]), boxOf([1, 0, 0], [1, 1, 1]))).toBe(false);
    expect(intersect(boxOf([0, 0, 0], [1, 1, 1]), boxOf([0.5, 0.5, 0.5], [1, 1, 1]))).toBe(true);
  });
});
