import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageRecord } from '../schema/page.ts';
import { pageView } from './page.ts';
import { paragraphs } from './views.ts';

describe.each(['en', 'ar', 'ku'])('the privacy notice in %s', (locale) => {
  const record = pageRecord.parse(parse(readFileSync(`content/${locale}/pages/privacy.yaml`, 'utf8')));
  const { heroSection, counting, attribution, downloads } = record.content;
  const off = { counts: false, attribution: false, givesFiles: false } as const;
  const partsOf = (settings: Parameters<typeof pageView>[1]) =>
    pageView(record, settings).blocks.flatMap((block) => (block.kind === 'prose' ? block.parts : []));

  it('has no text on counts and attribution while they are off', () => {
    expect(pageView(record, off).hero).toMatchObject({ title: heroSection.title, desc: heroSection.desc });
    expect(partsOf(off)[0]?.paragraphs).toHaveLength(2);
    expect(partsOf(off).map(({ title }) => title)).not.toContain(attribution?.title);
  });

  it('has a text on counts while they are on', () => {
    const on = { ...off, counts: true };
    expect(pageView(record, on).hero).toMatchObject({ title: counting?.title, desc: counting?.desc });
    expect(partsOf(on)[0]?.paragraphs).toEqual([
      ...(partsOf(off)[0]?.paragraphs ?? []),
      ...paragraphs(counting?.text ?? ''),
    ]);
  });

  it('has a text on downloads only while a page offers a file', () => {
    expect(partsOf(off).map(({ title }) => title)).not.toContain(downloads?.title);
    expect(partsOf({ ...off, givesFiles: true }).at(-1)).toEqual({
      title: downloads?.title,
      paragraphs: paragraphs(downloads?.text ?? ''),
    });
  });

  it('is refused without a running text, to which these texts are added', () => {
    const content = { ...record.content, sections: [{ kind: 'slot', id: 1 }] };
    const { error } = pageRecord.safeParse({ ...record, content });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['content.sections']);
  });

  it('has a text on attribution while it is on, with the names of click identifiers', () => {
    const without = partsOf({ ...off, attribution: { clickIds: [] } }).at(-1);
    const named = partsOf({ ...off, attribution: { clickIds: ['gclid', 'fbclid'] } }).at(-1);
    expect(without).toEqual({ title: attribution?.title, paragraphs: [attribution?.text, attribution?.formPage] });
    expect(named?.paragraphs[1]).toContain('gclid, fbclid');
  });
});
