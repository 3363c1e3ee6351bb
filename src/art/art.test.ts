import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allFaults } from './drawings.ts';
import { allDrawings } from './files.ts';
import { ground } from './kit/ground.ts';
import type { Scene } from './kit/scene.ts';
import { through } from './kit/space.ts';
import { COLLECTION } from './registry.ts';

/** The most a drawing of each kind may weigh, in bytes of brotli. */
const BYTES: Readonly<Record<string, number>> = { scene: 14 * 1024, object: 3 * 1024, mark: 1.2 * 1024 };
const drawings = allDrawings();
const records = globSync('content/**/*.yaml').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('drawings', () => {
  it('exist for every reference of every record', () => {
    const known = new Set(drawings.map(({ reference }) => reference));
    const missing = records.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:scene|object):[a-z0-9/#-]+[a-z0-9]/g)]
        .filter(([reference]) => !known.has(reference))
        .map(([reference]) => `${file}: ${reference}`),
    );
    expect(missing).toEqual([]);
  });

  it('are sound: nothing collides, hangs over the edge or sinks', () => {
    expect(allFaults(COLLECTION)).toEqual([]);
  });

  it('differ: no two pages share a hero', () => {
    const heroes = drawings.filter(({ reference }) => /^scene:[^#]+$/.test(reference)).map(({ svg }) => svg);
    expect(new Set(heroes).size).toBe(heroes.length);
  });

  it('are drawn anew for every camera: no shape keeps the place it has in another', () => {
    const outlines = (scene: Scene) => {
      const { block, solids } = scene();
      const shapes = [...ground(block), ...solids.flatMap(({ shapes }) => shapes)];
      return new Set(shapes.flatMap(({ d, clip = '' }) => [d, clip]).filter(Boolean));
    };
    const frozen = [...COLLECTION.scenes].filter(([, scene]) => {
      const turned = through({ turn: 20, height: 20 }, () => outlines(scene));
      return [...outlines(scene)].some((outline) => turned.has(outline));
    });
    expect(frozen.map(([page]) => page)).toEqual([]);
  });

  it('mark every industry, each in its own way', () => {
    const marks = drawings.filter(({ reference }) => reference.startsWith('mark:'));
    const industries = globSync('content/en/industries/*.yaml').map((file) => path.basename(file, '.yaml'));
    expect(marks.map(({ reference }) => reference.slice('mark:'.length)).toSorted()).toEqual(industries.toSorted());
    expect(new Set(marks.map(({ svg }) => svg)).size).toBe(marks.length);
    for (const { width, height } of marks) expect([width, height]).toEqual([77, 77]);
  });

  it('are wide where a page ends with one', () => {
    const wide = drawings.filter(({ reference }) => /#wide(-night)?$/.test(reference));
    const pages = globSync('content/en/{services,industries}/**/*.yaml').map((file) =>
      file.slice('content/en/'.length, -'.yaml'.length),
    );
    const drawn = new Set(wide.map(({ reference }) => reference.replace(/^scene:|#.*$/g, '')));
    expect(pages.filter((page) => !drawn.has(page))).toEqual([]);
    for (const { width, height } of wide) expect([width, height]).toEqual([1164, 314]);
    expect(new Set(wide.map(({ svg }) => svg)).size).toBe(wide.length);
  });

  it('come to rest within five seconds (WCAG 2.2, 2.2.2)', () => {
    const found = drawings.flatMap(({ svg }) => [...svg.matchAll(/animation:(?!none)([^;}]+)/g)]);
    const motions = new Set(found.map(([, motion = '']) => motion));
    const lasting = [...motions].filter((motion) => {
      const [, seconds, times = 1] = /^\w+ ([\d.]+)s \S+(?: (\d+)(?: alternate)?)?$/.exec(motion) ?? [];
      return !(Number(seconds) * Number(times) <= 5);
    });
    expect(motions.size).toBeGreaterThan(0);
    expect(lasting).toEqual([]);
  });

  it.each(drawings.map(({ reference, svg }) => [reference, svg] as const))(
    '%s parses, has a size and stays in its weight',
    (reference, svg) => {
      expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="[-\d. ]+">.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      const opened = svg.match(/<[a-zA-Z]/g)?.length;
      const closed = svg.match(/<\/|\/>/g)?.length;
      expect(opened).toBe(closed);
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(BYTES[reference.split(':')[0] ?? ''] ?? 0);
    },
  );
});
