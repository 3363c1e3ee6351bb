import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allDrawings, allFaults } from './files.ts';
import { ground } from './kit/ground.ts';
import type { Scene } from './kit/scene.ts';
import { through } from './kit/space.ts';
import { SCENES } from './registry.ts';

const HERO_BYTES = 14 * 1024;
const CARD_BYTES = 3 * 1024;
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
    expect(allFaults()).toEqual([]);
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
    const frozen = [...SCENES].filter(([, scene]) => {
      const turned = through({ turn: 20, height: 20 }, () => outlines(scene));
      return [...outlines(scene)].some((outline) => turned.has(outline));
    });
    expect(frozen.map(([page]) => page)).toEqual([]);
  });

  it.each(drawings.map(({ reference, svg }) => [reference, svg] as const))(
    '%s parses, has a size and stays in its weight',
    (reference, svg) => {
      expect(svg).toMatch(/^<svg [^>]*width="\d+" height="\d+" viewBox="[-\d. ]+">.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
      const opened = svg.match(/<[a-zA-Z]/g)?.length;
      const closed = svg.match(/<\/|\/>/g)?.length;
      expect(opened).toBe(closed);
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(
        reference.startsWith('object:') ? CARD_BYTES : HERO_BYTES,
      );
    },
  );
});
