import { describe, expect, it } from 'vitest';
import { unpublishedReason, unpublishedReasons, type Publication } from './publicationState.ts';

const NOON = '2026-12-03T12:00';

describe('a record', () => {
  it.each<[string, Publication]>([
    ['without a time', {}],
    ['that is not a draft', { draft: false }],
    ['from its day on', { publishFrom: '2026-12-03' }],
    ['from its minute on', { publishFrom: NOON }],
    ['from its day of publication on', { date: new Date('2026-12-03') }],
    [
      'whose publishFrom comes before its day of publication',
      { publishFrom: '2026-12-01', date: new Date('2027-01-01') },
    ],
    ['through its last day', { publishUntil: '2026-12-03' }],
    ['up to its last minute', { publishUntil: '2026-12-03T12:01' }],
    ['through the last day of a role', { posted: new Date('2026-11-01'), validThrough: new Date('2026-12-03') }],
  ])('is on the site %s', (_, record) => {
    expect(unpublishedReason(record, NOON)).toBeUndefined();
  });

  it.each<[string, Publication, object]>([
    ['a draft, also after its publishFrom', { draft: true, publishFrom: '2020-01-01' }, { state: 'draft' }],
    ['before its day', { publishFrom: '2026-12-04' }, { state: 'scheduled', at: '2026-12-04' }],
    ['before its minute', { publishFrom: '2026-12-03T12:01' }, { state: 'scheduled', at: '2026-12-03T12:01' }],
    ['before its day of publication', { date: new Date('2026-12-04') }, { state: 'scheduled', at: '2026-12-04' }],
    ['before the day of a role', { posted: new Date('2026-12-04') }, { state: 'scheduled', at: '2026-12-04' }],
    [
      'before its publishFrom, although its day has come',
      { publishFrom: '2026-12-05', date: new Date('2026-12-01') },
      { state: 'scheduled', at: '2026-12-05' },
    ],
    ['after its last day', { publishUntil: '2026-12-02' }, { state: 'expired', at: '2026-12-02' }],
    ['from its last minute on', { publishUntil: NOON }, { state: 'expired', at: NOON }],
    [
      'after the last day of a role, although it may stay longer',
      { validThrough: new Date('2026-11-30'), publishUntil: '2027-01-31' },
      { state: 'expired', at: '2026-11-30' },
    ],
  ])('is not on the site: %s', (_, record, reason) => {
    expect(unpublishedReason(record, NOON)).toEqual(reason);
  });

  it('is on the site from the first to the last minute of its day', () => {
    const day = { publishFrom: '2026-12-31', publishUntil: '2026-12-31' };
    expect(
      ['2026-12-30T23:59', '2026-12-31T00:00', '2026-12-31T23:59', '2027-01-01T00:00'].map(
        (now) => unpublishedReason(day, now) === undefined,
      ),
    ).toEqual([false, true, true, false]);
  });
});

describe('a translation', () => {
  const held = (english: Publication, arabic: Publication) =>
    Object.fromEntries(
      unpublishedReasons(
        [
          { id: 'ar/blog/a', data: arabic },
          { id: 'en/blog/a', data: english },
          { id: 'en/blog/b', data: {} },
        ],
        NOON,
      ),
    );

  it('is not on the site before its original', () => {
    const scheduled = { state: 'scheduled', at: '2026-12-04' };
    expect(held({ publishFrom: '2026-12-04' }, {})).toEqual({ 'ar/blog/a': scheduled, 'en/blog/a': scheduled });
  });

  it('may be a draft when its original is published', () => {
    expect(held({}, { draft: true })).toEqual({ 'ar/blog/a': { state: 'draft' } });
    expect(held({}, {})).toEqual({});
  });
});
