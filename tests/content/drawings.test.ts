/** Checks that the drawings that records need exist in `packages/art`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasDrawing } from '@site/art/names';
import { expect, it } from 'vitest';

it('finds a drawing for every id of every record', () => {
  const files = globSync('content/**/*.yaml');
  expect(files).not.toEqual([]);
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:scene|object):[a-z0-9/#-]+[a-z0-9]/g)]
      .filter(([id]) => !hasDrawing(id))
      .map(([id]) => `${file}: ${id}`),
  );
  expect(missing).toEqual([]);
});

it('finds a mark for every industry, and no mark without an industry', () => {
  const pages = globSync('content/en/industries/*.yaml').map((file) => path.basename(file, '.yaml'));
  const marks = globSync('packages/art/subjects/industries/*/mark.ts').map((file) => path.basename(path.dirname(file)));
  expect(pages).not.toEqual([]);
  expect(marks.toSorted()).toEqual(pages.toSorted());
});

it('finds a wide picture for every service and industry', () => {
  const pages = globSync('content/en/{services,industries}/**/*.yaml').map((file) =>
    file.slice('content/en/'.length, -'.yaml'.length),
  );
  const isWide = (page: string) => ['wide', 'wide-night'].some((view) => hasDrawing(`scene:${page}#${view}`));
  expect(pages).not.toEqual([]);
  expect(pages.filter((page) => !isWide(page))).toEqual([]);
});
