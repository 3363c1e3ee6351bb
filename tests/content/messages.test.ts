/** Texts of the interface, some of which name values of records. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contactForm } from '../../shared/forms/contact.fields.ts';
import { errorCodes } from '../../shared/forms/formTypes.ts';
import { CASE_FACETS } from '../../src/content/caseFilters.ts';
import { INDUSTRY_FAMILIES } from '../../src/content/schema/industry.ts';
import { ROLE_DISCIPLINES } from '../../src/content/schema/role.ts';
import { TOPICS } from '../../src/content/schema/topics.ts';
import { fill } from '../../src/i18n/messages.ts';
import { en } from '../../src/i18n/messages/en.ts';

/** Keys that the code takes from the data and never writes out, by section. */
const DYNAMIC_KEYS: Readonly<Record<string, readonly string[]>> = {
  families: INDUSTRY_FAMILIES,
  formErrors: errorCodes,
  blogTopics: TOPICS,
  blogTopicTexts: TOPICS,
  contactPage: contactForm.fields.budget.choices,
  careerPage: ROLE_DISCIPLINES,
  portfolioPage: CASE_FACETS.flatMap((facet) => [facet, `${facet}Title`, `${facet}Desc`]),
};

/** The sections that a file takes from the messages: `const { nav, careerPage: words } = messagesOf(locale)`. */
const DESTRUCTURED = /const \{([^{}]*)\} = messages(?:Of\(\w+\))?;/g;
/** A section used directly: `messagesOf(locale).nav`. */
const MEMBERS = /\bmessages(?:Of\((?:\w|\(\w+\))+\))?\.(?=\w)/g;

/** The file that an import specifier names, or undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  const file = specifier.startsWith('#') ? `src/${specifier.slice(1)}` : path.join(path.dirname(from), specifier);
  return existsSync(file) ? file : undefined;
}

/** Text of a component's file and of the files that it imports by relative paths. */
function textWithImports(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const beside = [...text.matchAll(/ from '(\.[^']+)'/g)].flatMap(
    ([, specifier = '']) => fileOf(specifier, file) ?? [],
  );
  return [text, ...beside.map((other) => textWithImports(other, seen))].join('\n');
}

/** Text of the component or function that gets the argument at `index` of a file's text. */
function consumerOf(text: string, index: number, file: string): string {
  const before = text.slice(0, index);
  const [, called] = /(\w+)\([^()]*$/.exec(before) ?? [];
  const [, component] = /.*<([A-Z]\w*)/s.exec(before) ?? [];
  const specifiers = [called, component].flatMap((name) => {
    const [, specifier] = new RegExp(`import [^;]*\\b${name}\\b[^;]*? from '([^']+)'`).exec(text) ?? [];
    return specifier ?? [];
  });
  const consumer = specifiers[0] === undefined ? undefined : fileOf(specifiers[0], file);
  return consumer ? textWithImports(consumer) : '';
}

/** For each section: the texts that may use its keys, and the keys that the file uses as members. */
function usesIn(file: string): { section: string; keys: string[]; consumers: string[] }[] {
  const written = readFileSync(file, 'utf8');
  const taken = [...written.matchAll(DESTRUCTURED)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const named = [...written.matchAll(new RegExp(`${MEMBERS.source}(\\w+)`, 'g'))].map(([, section = '']) => section);
  const text = written.replace(DESTRUCTURED, '').replace(MEMBERS, '');
  return [...new Set([...taken, ...named])].filter(Boolean).map((entry) => {
    const [section = '', alias = section] = entry.split(/:\s*/);
    const members = text.matchAll(new RegExp(`(?<![.\\w])${alias}\\.(\\w+)`, 'g'));
    const whole = text.matchAll(new RegExp(`(?:\\.\\.\\.|[{,] ?)${alias}(?= ?[,)}])`, 'g'));
    return {
      section,
      keys: [...members].map(([, key = '']) => key),
      consumers: [...whole].map(({ index }) => consumerOf(text, index, file)),
    };
  });
}

describe('messages', () => {
  it('fills known placeholders and keeps unknown ones', () => {
    expect(fill('{count} of {total}', { count: 3 })).toBe('3 of {total}');
  });

  it('contains no unused key', () => {
    const uses = globSync('src/{layouts,pages}/**/*.{astro,ts}').flatMap(usesIn);
    const unused = Object.entries(en).flatMap(([section, messages]) => {
      const own = uses.filter((use) => use.section === section);
      const isUsed = (key: string) =>
        DYNAMIC_KEYS[section]?.includes(key) === true ||
        own.some(
          ({ keys, consumers }) =>
            keys.includes(key) || consumers.some((consumer) => new RegExp(`\\b${key}\\b`).test(consumer)),
        );
      return Object.keys(messages)
        .filter((key) => !isUsed(key))
        .map((key) => `${section}.${key}`);
    });
    expect(unused).toEqual([]);
  });
});
