import { globSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allFaults, drawables } from './drawings.ts';
import { ground } from './kit/ground.ts';
import type { Scene } from './kit/scene.ts';
import { withCamera } from './kit/space.ts';
import { hasDrawing } from './names.ts';
import { COLLECTION } from './registry.ts';

/** Greatest size of a drawing of each kind, in bytes after Brotli compression. */
const BYTES: Readonly<Record<string, number>> = { scene: 14 * 1024, object: 3 * 1024, mark: 1.2 * 1024 };

const compressed = (svg: string, quality: number): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/**
 * The size as shipped, with the quality of the build, 10, or a greater one that is within the limit: quality 5
 * compresses less and takes a tenth of the time.
 */
function sizeOf(svg: string, limit: number): number {
  const quick = compressed(svg, 5);
  return quick <= limit ? quick : compressed(svg, 10);
}

const drawings = drawables(COLLECTION).map(({ id, draw }) => ({ id, ...draw() }));
/** The files in the folder of each subject, by page. */
const subjects = Map.groupBy(globSync('subjects/**/*.ts', { cwd: import.meta.dirname }), (file) =>
  path.dirname(path.relative('subjects', file)),
);

describe('drawings', () => {
  it('have ids for which hasDrawing is true; for unknown ids it is false', () => {
    expect(drawings.filter(({ id }) => !hasDrawing(id)).map(({ id }) => id)).toEqual([]);
    for (const id of [
      'scene:nowhere',
      'scene:home#nothing',
      'object:healthcare/nothing',
      'mark:nothing',
      'mark:healthcare#x',
    ])
      expect(hasDrawing(id)).toBe(false);
  });

  it('have a scene.ts in every subject, and a cards.ts and a mark.ts in every industry', () => {
    expect(subjects.size).toBeGreaterThan(0);
    const missing = [...subjects].flatMap(([page, files]) =>
      ['scene.ts', ...(page.startsWith('industries/') ? ['cards.ts', 'mark.ts'] : [])]
        .map((name) => path.join('subjects', page, name))
        .filter((file) => !files.includes(file)),
    );
    expect(missing).toEqual([]);
  });

  it('use a library in which no two modules export the same name', () => {
    const modules = import.meta.glob<object>('./library/*.ts', { eager: true });
    const names = Object.values(modules).flatMap((exported) => Object.keys(exported));
    expect(names).not.toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have no faults: no solids that overlap, extend beyond the edge or lie below the ground', () => {
    expect(allFaults(COLLECTION)).toEqual([]);
  });

  it('have a different hero for every page', () => {
    const heroes = drawings.filter(({ id }) => /^scene:[^#]+$/.test(id)).map(({ svg }) => svg);
    expect(new Set(heroes).size).toBe(heroes.length);
  });

  it('have no outline that is the same for two cameras', () => {
    const outlines = (scene: Scene) => {
      const { block, solids } = scene();
      const shapes = [...ground(block), ...solids.flatMap(({ shapes }) => shapes)];
      return new Set(shapes.flatMap(({ d, clip = '' }) => [d, clip]).filter(Boolean));
    };
    const unchanged = [...COLLECTION.scenes].filter(([, scene]) => {
      const turned = withCamera({ azimuth: 20, elevation: 20 }, () => outlines(scene));
      return [...outlines(scene)].some((outline) => turned.has(outline));
    });
    expect(unchanged.map(([page]) => page)).toEqual([]);
  });

  it('have marks that are all different and 77 by 77 pixels', () => {
    const marks = drawings.filter(({ id }) => id.startsWith('mark:'));
    expect(new Set(marks.map(({ svg }) => svg)).size).toBe(marks.length);
    for (const { width, height } of marks) expect([width, height]).toEqual([77, 77]);
  });

  it('include wide pictures for all services and industries, all different and 1164 by 314 pixels', () => {
    const wide = drawings.filter(({ id }) => /#wide(-night)?$/.test(id));
    const pages = [...subjects.keys()].filter((page) => /^(?:services|industries)\//.test(page));
    const drawn = new Set(wide.map(({ id }) => id.replace(/^scene:|#.*$/g, '')));
    expect(pages.filter((page) => !drawn.has(page))).toEqual([]);
    for (const { width, height } of wide) expect([width, height]).toEqual([1164, 314]);
    expect(new Set(wide.map(({ svg }) => svg)).size).toBe(wide.length);
  });

  it('end every animation within five seconds (WCAG 2.2, 2.2.2)', () => {
    const found = drawings.flatMap(({ svg }) => [...svg.matchAll(/animation:(?!none)([^;}]+)/g)]);
    const motions = new Set(found.map(([, motion = '']) => motion));
    const tooLong = [...motions].filter((motion) => {
      const [, seconds, times = 1] = /^\w+ ([\d.]+)s \S+(?: (\d+)(?: alternate)?)?$/.exec(motion) ?? [];
      return !(Number(seconds) * Number(times) <= 5);
    });
    expect(motions.size).toBeGreaterThan(0);
    expect(tooLong).toEqual([]);
  });

  it.each(drawings.map(({ id, svg }) => [id, svg] as const))(
    '%s has a size and balanced elements, no text or invalid number, and is within the size limit of its kind',
    (id, svg) => {
      expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="[-\d. ]+">.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      const opened = svg.match(/<[a-zA-Z]/g)?.length;
      const closed = svg.match(/<\/|\/>/g)?.length;
      expect(opened).toBe(closed);
      const limit = BYTES[id.split(':')[0] ?? ''] ?? 0;
      expect(sizeOf(svg, limit)).toBeLessThanOrEqual(limit);
    },
  );
});
