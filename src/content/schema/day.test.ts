import { expect, it } from 'vitest';
import { day, isoDay } from './day.ts';
import { postRecord } from './post.ts';
import { roleRecord } from './role.ts';

const reason = (value: unknown) =>
  day('A day')
    .safeParse(value)
    .error?.issues.map(({ message }) => message);

it.each(['2026-11-20', '2028-02-29', new Date('2026-11-20')])('%s is a day', (value) => {
  expect(day('A day').parse(value)).toEqual(new Date(value));
});

it.each(['2026-02-30', '2027-02-29', '05/12/2026', '20.11.2026', '2026-11-20T10:00', '2026', 2026, '', undefined])(
  '%s is refused, and the reason gives the expected form',
  (value) => {
    expect(reason(value)).toEqual(['expected a valid date, YYYY-MM-DD']);
  },
);

it('a day for machines is the UTC day of a date', () => {
  expect(isoDay(new Date('2026-11-04'))).toBe('2026-11-04');
});

it('an end date may not be before the start date', () => {
  const role = {
    title: 'Data Engineer',
    description: 'Build pipelines a regulator could read.',
    discipline: 'data',
    place: 'dubai',
    employment: 'FULL_TIME',
    posted: '2026-10-27',
  };
  const post = {
    title: 'A commit is a fact',
    description: 'Saving a row and sending an event cannot be one step.',
    date: '2026-10-27',
    role: 'Integration engineer',
    tags: ['data'],
    services: ['devops/ci-cd'],
  };
  const fields = (record: typeof roleRecord | typeof postRecord, value: object) =>
    record.safeParse(value).error?.issues.map(({ path }) => path.join('.'));
  expect(fields(roleRecord, { ...role, validThrough: '2026-10-26' })).toEqual(['validThrough']);
  expect(fields(roleRecord, { ...role, validThrough: '2026-10-27' })).toBeUndefined();
  const later = { ...role, publishFrom: '2026-11-05T09:00' };
  expect(fields(roleRecord, { ...later, validThrough: '2026-11-04' })).toEqual(['validThrough']);
  expect(fields(roleRecord, { ...later, validThrough: '2026-11-05' })).toBeUndefined();
  expect(fields(postRecord, { ...post, updated: '2026-10-26' })).toEqual(['updated']);
  expect(fields(postRecord, { ...post, updated: '2026-10-27' })).toBeUndefined();
});
