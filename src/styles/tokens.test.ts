import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const css = read('tokens.css');

it('browsers without light-dark() get the light value of every colour', () => {
  const [, fallback = ''] = /@supports not \(color: light-dark\(red, red\)\) \{([^]*?)\n\}/.exec(css) ?? [];
  const light = [...css.matchAll(/(--[\w-]+): light-dark\((#\w+), #\w+\);/g)].map(([, name, value]) => [name, value]);
  expect(light.length).toBeGreaterThan(10);
  expect([...fallback.matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value])).toEqual(light);
});

it('browsers without light-dark() show no map, which they would paint black', () => {
  expect(read('page.css')).toMatch(
    /@supports not \(color: light-dark\(red, red\)\) \{\s*\[data-section='contact'\] figure \{\s*display: none;/,
  );
});
