import { describe, expect, it } from 'vitest';
import { faults } from './inspect.ts';
import { WHITE } from './palette.ts';
import { scene } from './scene.ts';
import type { Solid } from './shape.ts';
import { box, rod } from './solids.ts';
import type { Vec3 } from './space.ts';

/** Faults of solids on a block of 4 by 4, which has a hollow of 2 by 2 at its nearest corner. */
const faultsOf = (...things: Solid[]) =>
  faults(
    scene(() => ({
      block: {
        size: [4, 4],
        depth: 1,
        surface: 'desert',
        hollows: [{ at: [2, 2], size: [2, 2], drop: 0.5, floor: 'floor' }],
      },
      shafts: [],
      things,
    })),
  );
const cube = (at: Vec3) => box({ at, size: [1, 1, 1], material: 'stone' });

describe('faults', () => {
  it('reports two solids that overlap, and none for two that touch', () => {
    expect(faultsOf(cube([0, 0, 0]), cube([0.5, 0, 0]))).toEqual(['box at [0, 0, 0] overlaps box at [0.5, 0, 0]']);
    expect(faultsOf(cube([0, 0, 0]), cube([1, 0, 0]))).toEqual([]);
  });

  it('reports a solid beyond the edge of the block', () => {
    expect(faultsOf(cube([3.5, 0, 0]))).toEqual(['box at [3.5, 0, 0] extends beyond the edge of the block']);
  });

  it('reports a solid below the ground, but not in a hollow', () => {
    expect(faultsOf(cube([0, 0, -0.3]))).toEqual(['box at [0, 0, -0.3] lies below the ground outside a hollow']);
    expect(faultsOf(cube([2.5, 2.5, -0.5]))).toEqual([]);
  });

  it('reports no overlap for a loose solid', () => {
    const cable = rod({ at: [0, 0.5, 0.5], to: [3, 0.5, 0.5], paint: WHITE });
    expect(faultsOf(cube([1, 0, 0]), cable)).toEqual([]);
  });
});
