import { describe, expect, it } from 'vitest';
import { landBeside, type Land, type Part } from './panorama.ts';
import { scene, type Shaft } from './scene.ts';

const place = (shafts: readonly Shaft[] = []) =>
  scene(() => ({ block: { size: [10, 8], depth: 3, surface: 'desert', channel: 2 }, shafts, things: [] }))();
const land: Land = (below) =>
  scene(() => ({ block: { size: [6, 6], surface: 'desert', ...below }, shafts: [], things: [] }));

describe('a row of land', () => {
  it('has five parts that do not overlap, with four pairs that share an edge', () => {
    const stage = place();
    const parts: Part[] = [{ at: [0, 0], stage }, ...landBeside(stage, [land, land], [land, land])];
    const areas = parts.map(({ at: [x, y], stage: { block } }) => ({
      x: [x, x + block.size[0]] as const,
      y: [y, y + block.size[1]] as const,
    }));
    const shared = (a: readonly [number, number], b: readonly [number, number]) =>
      Math.min(a[1], b[1]) - Math.max(a[0], b[0]);
    const pairs = areas.flatMap((a, index) => areas.slice(index + 1).map((b) => [shared(a.x, b.x), shared(a.y, b.y)]));
    expect(pairs.filter(([x = 0, y = 0]) => x > 1e-9 && y > 1e-9)).toEqual([]);
    const edges = pairs.filter(([x = 0, y = 0]) => Math.min(x, y) > -1e-9 && Math.max(x, y) > 0);
    expect(edges).toHaveLength(parts.length - 1);
  });

  it('has the channel of the scene, and its depth when the scene ends one unit below the channel', () => {
    const rest = landBeside(place(), [land], [land]).map(({ stage }) => stage.block);
    expect(rest.map(({ channel }) => channel)).toEqual([2, 2]);
    expect(rest.map(({ depth }) => depth)).toEqual([3, 3]);
  });

  it('covers no shaft of the scene', () => {
    const shafts: Shaft[] = [
      { face: 'left', at: 0.6 },
      { face: 'right', at: 0.2 },
    ];
    const [left, right] = landBeside(place(shafts), [land], [land]);
    expect((left?.at[0] ?? NaN) + 6).toBeLessThan(0.6);
    expect((right?.at[1] ?? NaN) + 6).toBeLessThan(0.2);
  });
});
