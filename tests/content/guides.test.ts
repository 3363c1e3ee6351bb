/** The example records of the guides can be copied unchanged: their YAML and their fields are valid. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LineCounter, parse, parseDocument } from 'yaml';
import { client } from '../../src/content/schema/client.ts';
import { event } from '../../src/content/schema/event.ts';
import { textMeta } from '../../src/content/schema/meta.ts';
import { officeRecord } from '../../src/content/schema/office.ts';
import { pageRecord } from '../../src/content/schema/page.ts';
import { personRecord } from '../../src/content/schema/person.ts';
import { photograph } from '../../src/content/schema/photograph.ts';
import { redirectsSchema } from '../../src/content/schema/redirect.ts';
import { yamlFault } from '../../tools/content-check/yamlFault.ts';

/** The YAML examples of a guide, in their order. */
const examplesOf = (guide: string): string[] =>
  [...readFileSync(`docs/${guide}.md`, 'utf8').matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, example = '']) => example);

/** The guide's only example that begins with `start`. */
function exampleOf(guide: string, start: string): Record<string, unknown> {
  const [example, ...others] = examplesOf(guide).filter((text) => text.replace(/^#.*\n/gm, '').startsWith(start));
  expect(others).toEqual([]);
  return parse(example ?? '') as Record<string, unknown>;
}

describe('an example of a guide', () => {
  it.each(['content-guide', 'marketing'].flatMap((guide) => examplesOf(guide).map((text) => ({ guide, text }))))(
    'of $guide is valid YAML with all texts: $text',
    ({ text }) => {
      const lines = new LineCounter();
      expect(yamlFault(parseDocument(text, { lineCounter: lines }), lines, text)).toBeUndefined();
    },
  );

  it('is a valid page of a campaign, also with every section of the next example', () => {
    const page = exampleOf('content-guide', 'name: Spring audit') as unknown as { content: { sections: object[] } };
    expect(pageRecord.safeParse(page).error).toBeUndefined();
    const more = exampleOf('content-guide', '- kind: logos') as unknown as object[];
    const content = { ...page.content, sections: more };
    expect(pageRecord.safeParse({ ...page, content }).error).toBeUndefined();
  });

  it.each([
    ['an office', officeRecord, exampleOf('content-guide', 'name: Riyadh')],
    ['an event', event, exampleOf('content-guide', 'name: Cutover morning')['event']],
    ['a client', client, exampleOf('content-guide', 'client:')['client']],
    ['a photograph', photograph, exampleOf('content-guide', 'img:')['img']],
    ['a person', personRecord, exampleOf('content-guide', 'name: The name')],
    ['the texts for search engines', textMeta, exampleOf('marketing', 'meta:')['meta']],
    ['redirects', redirectsSchema, exampleOf('marketing', '- from: /about.php')],
    ['a short address', redirectsSchema, exampleOf('marketing', '- from: /go/spring')],
  ])('has the fields of %s', (_, schema, example) => {
    expect(schema.safeParse(example).error).toBeUndefined();
  });
});
