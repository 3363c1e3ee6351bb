import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fill, messagesOf } from './messages.ts';
import { en } from './messages/en.ts';

describe('messages', () => {
  it('fills places and leaves unknown ones', () => {
    expect(fill('{count} of {total}', { count: 3 })).toBe('3 of {total}');
  });

  it('throws for a language without messages', () => {
    expect(() => messagesOf('xx' as never)).toThrow("No messages for 'xx'");
  });

  it('holds no key that nothing uses', () => {
    const source = globSync('src/{layouts,pages,sections,shell,islands}/**/*.{astro,ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = Object.entries(en).flatMap(([section, keys]) =>
      section === 'families'
        ? []
        : Object.keys(keys)
            .filter((key) => !new RegExp(`\\b${key}\\b`).test(source))
            .map((key) => `${section}.${key}`),
    );
    expect(unused).toEqual([]);
  });
});
