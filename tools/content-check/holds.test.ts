import { describe, expect, it } from 'vitest';
import { changesAfter, holdField, holdReason, withHolds } from './holds.ts';
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
    withHolds(withHolds(records, '2020-01-01'), now).flatMap(({ file, hold }) => (hold ? [file] : []));
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

describe('a hold', () => {
  it.each([
    [{ draft: true }, 'draft', 'is a draft'],
    [{ date: new Date('2026-12-04') }, 'date', 'is not on the site before 2026-12-04'],
    [
      { date: new Date('2026-12-01'), publishFrom: '2026-12-04' },
      'publishFrom',
      'is not on the site before 2026-12-04',
    ],
    [{ publishUntil: '2026-12-01' }, 'publishUntil', 'is not on the site after 2026-12-01'],
  ])('has a field and a reason: %j', (data, field, reason) => {
    const [held] = withHolds([post('en/blog/a.md', data)], '2026-12-03T12:00');
    expect(held && holdField(held)).toBe(field);
    expect(held?.hold && holdReason(held.hold)).toBe(reason);
  });
});
