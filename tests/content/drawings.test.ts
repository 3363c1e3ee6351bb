/** Finds drawings that are left of a removed industry. The content check finds those that a record needs and that do not exist. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('every mark belongs to an industry', () => {
  const pages = globSync('content/en/industries/*.yaml').map((file) => path.basename(file, '.yaml'));
  const marks = globSync('packages/art/subjects/industries/*/mark.ts').map((file) => path.basename(path.dirname(file)));
  expect(marks).not.toEqual([]);
  expect(marks.filter((mark) => !pages.includes(mark))).toEqual([]);
});
