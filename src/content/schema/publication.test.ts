import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { homeRecord } from './home.ts';
import { caseStudyRecord } from './case-study.ts';
import { industryRecord } from './industry.ts';
import { pageRecord } from './page.ts';
import { postRecord } from './post.ts';
import { withDateOrder, publication } from './publication.ts';
import { roleRecord } from './role.ts';
import { serviceGroupRecord } from './service-group.ts';
import { serviceRecord } from './service.ts';

const record = withDateOrder(z.strictObject(publication));
const errorsOf = (value: object) =>
  record.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('the publication time of a record', () => {
  it.each([
    {},
    { draft: true },
    { draft: false },
    { publishFrom: '2026-12-03', publishUntil: '2026-12-03' },
    { publishFrom: '2026-12-03T09:00', publishUntil: '2026-12-03' },
    { publishFrom: '2026-12-03', publishUntil: '2026-12-03T00:01' },
    { date: new Date('2026-12-03'), publishUntil: new Date('2026-12-31') },
  ])('may be %j', (value) => {
    expect(errorsOf(value)).toEqual([]);
  });

  it.each(['2026-02-30', '2026-12-03T25:00', '2026-12-03 09:00', '2026-12-03T09:00Z', '3.12.2026', 20261203])(
    'may not be %j',
    (publishFrom) => {
      expect(errorsOf({ publishFrom })).toEqual([
        'publishFrom: expected a valid date, YYYY-MM-DD, or date and time, YYYY-MM-DDTHH:MM',
      ]);
    },
  );

  it.each([
    [{ publishFrom: '2026-12-03', publishUntil: '2026-12-02' }, '2026-12-03'],
    [{ publishFrom: '2026-12-03T09:00', publishUntil: '2026-12-03T09:00' }, '2026-12-03T09:00'],
    [{ date: '2026-12-03', publishUntil: '2026-12-02T23:59' }, '2026-12-03'],
  ])('may not end before it begins: %j', (value, begin) => {
    expect(errorsOf(value)).toEqual([`publishUntil: must be after the start of publication, ${begin}`]);
  });

  it('has a draft field that is true or false', () => {
    expect(errorsOf({ draft: 'yes' })).toHaveLength(1);
  });
});

it('every kind of record with a page has the fields of publication', () => {
  const kinds = [
    serviceRecord(),
    serviceGroupRecord,
    industryRecord,
    homeRecord,
    pageRecord,
    postRecord,
    caseStudyRecord,
  ];
  for (const { shape } of kinds) expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(publication)));
  expect(Object.keys(roleRecord.shape)).toEqual(
    expect.arrayContaining(['draft', 'posted', 'publishFrom', 'publishUntil']),
  );
});
