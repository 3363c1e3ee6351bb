import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contactForm } from '#shared/forms/contact.fields.ts';
import { fill } from './messages.ts';
import { en } from './messages/en.ts';

/** Sections whose keys are looked up by a value of the data, never written out. */
const LOOKED_UP = ['families', 'formErrors'];
/** Keys put together from the kind of a filter. */
const BY_KIND = /^(?:industry|service|technology)(?:Title|Desc)$/;
/** Keys named after the values of a choice. */
const CHOICES: readonly string[] = contactForm.fields.budget.choices;

describe('messages', () => {
  it('fills places and leaves unknown ones', () => {
    expect(fill('{count} of {total}', { count: 3 })).toBe('3 of {total}');
  });

  it('holds no key that nothing uses', () => {
    const source = globSync('src/{layouts,pages,sections,shell,islands}/**/*.{astro,ts,tsx}')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = Object.entries(en).flatMap(([section, keys]) =>
      LOOKED_UP.includes(section)
        ? []
        : Object.keys(keys)
            .filter((key) => !BY_KIND.test(key) && !CHOICES.includes(key) && !new RegExp(`\\b${key}\\b`).test(source))
            .map((key) => `${section}.${key}`),
    );
    expect(unused).toEqual([]);
  });
});
