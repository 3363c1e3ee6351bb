import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inParts } from './dataStore.ts';

const PREFIX = 'export default JSON.parse';

/** What the parts of a module say together. */
const textOf = (module: string) =>
  (JSON.parse(module.slice(`${PREFIX}(`.length, -".join(''))".length)) as string[]).join('');

it('writes the store in parts that say the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 9 }), (store, size) => {
      const text = JSON.stringify(store);
      const module = inParts(`${PREFIX}(${JSON.stringify(text)})`, size);
      expect(module).toMatch(/^export default JSON\.parse\(\[.*\]\.join\(''\)\)$/s);
      expect(textOf(module)).toBe(text);
    }),
  );
});

it('leaves an empty store as it is', () => {
  expect(inParts('export default new Map()')).toBe('export default new Map()');
});
