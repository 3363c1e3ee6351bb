import { describe, expect, it } from 'vitest';
import { changesAfter, unpublishedField, unpublishedText, withUnpublishedReasons } from './unpublished.ts';
import { record } from './sample.ts';

const post = (file: string, data: object) => record('post', file, { body: '', ...data });

it('marks records that are not published yet, and their translations', () => {
  const records = [
    post('en/blog/a.md', { date: new Date('2026-12-04') }),
    post('ar/blog/a.md', {}),
    post('en/blog/b.md', { date: new Date('2026-12-01') }),
    record('names', 'ar/names.yaml', {}),
  ];
  const held = (now: string) =>
    withUnpublishedReasons(withUnpublishedReasons(records, '2020-01-01'), now).flatMap(({ file, unpublished }) =>
      unpublished ? [file] : [],
    );
  expect(held('2026-12-03T12:00')).toEqual(['en/blog/a.md', 'ar/blog/a.md']);
  expect(held('2026-12-04T00:00')).toEqual([]);
});

it('lists the later times at which a record that is not a draft is published or unpublished', () => {
  const records = [
    post('en/blog/a.md', { date: new Date('2026-12-04'), publishUntil: '2026-12-31' }),
    post('en/blog/b.md', { publishFrom: '2026-12-03T09:00', date: new Date('2026-12-01') }),
    post('en/blog/c.md', { draft: true, publishFrom: '2026-12-05' }),
  ];
  expect(changesAfter(records, '2026-12-03T12:00')).toEqual(['2026-12-04', '2027-01-01']);
});

describe('the reason why a record is not published', () => {
  it.each([
    [{ draft: true }, 'draft', 'is a draft'],
    [{ date: new Date('2026-12-04') }, 'date', 'is not on the site before 2026-12-04'],
    [
      { date: new Date('2026-12-01'), publishFrom: '2026-12-04' },
      'publishFrom',
      'is not on the site before 2026-12-04',
    ],
    [{ publishUntil: '2026-12-01' }, 'publishUntil', 'is not on the site after 2026-12-01'],
  ])('has a field and a text: %j', (data, field, reason) => {
    const [held] = withUnpublishedReasons([post('en/blog/a.md', data)], '2026-12-03T12:00');
    expect(held && unpublishedField(held)).toBe(field);
    expect(held?.unpublished && unpublishedText(held.unpublished)).toBe(reason);
  });
});
