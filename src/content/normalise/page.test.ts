import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageRecord } from '../schema/page.ts';
import { pageView } from './page.ts';
import { paragraphs } from './views.ts';

describe.each(['en', 'ar', 'ku'])('the privacy notice in %s', (locale) => {
  const record = pageRecord.parse(parse(readFileSync(`content/${locale}/pages/privacy.yaml`, 'utf8')));
  const { heroSection, counting } = record.content;
  const toldFirst = (view: ReturnType<typeof pageView>) =>
    view.blocks.flatMap((block) => (block.kind === 'prose' ? block.parts : []))[0]?.paragraphs ?? [];

  it('says nothing of counts while they are off', () => {
    const view = pageView(record, false);
    expect(view.hero).toMatchObject({ title: heroSection.title, desc: heroSection.desc });
    expect(toldFirst(view)).toHaveLength(2);
  });

  it('tells of counts while they are on', () => {
    const view = pageView(record, true);
    expect(view.hero).toMatchObject({ title: counting?.title, desc: counting?.desc });
    expect(toldFirst(view)).toEqual([...toldFirst(pageView(record, false)), ...paragraphs(counting?.text ?? '')]);
  });
});
