import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { years } from './years.ts';

const role = record('role', 'en/careers/a.md', { posted: new Date('2036-11-20') });
const post = record('post', 'en/blog/a.md', { date: new Date('2035-01-01'), updated: new Date('2036-11-20') });

describe('dates of publication', () => {
  it('are refused when more than a year ahead', () => {
    expect(findingTexts(years([role, post], new Date('2035-11-19')))).toEqual([
      'posted: is more than a year in the future',
      'updated: is more than a year in the future',
    ]);
  });

  it('are refused in pages too', () => {
    const page = record('page', 'en/pages/a.yaml', { publishFrom: '2036-11-20T09:00', date: new Date('2035-01-01') });
    expect(findingTexts(years([page], new Date('2035-11-19')))).toEqual([
      'publishFrom: is more than a year in the future',
    ]);
  });

  it('are accepted up to a year ahead', () => {
    expect(years([role, post], new Date('2035-11-20'))).toEqual([]);
  });
});
