import { describe, expect, it } from 'vitest';
import { site } from '#site.config';
import { clockOf } from './clock.ts';
import { edition } from './edition.ts';

describe('an edition', () => {
  it('is of the moment that is set, by the company’s clock', () => {
    const moment = '2026-12-02T20:05:00Z';
    expect(edition({ BUILD_MOMENT: moment })).toEqual({
      now: clockOf(new Date(moment), site.timeZone),
      hasDrafts: false,
    });
    expect(edition({ BUILD_MOMENT: '2026-12-03T00:05+04:00' }).now).toBe(edition({ BUILD_MOMENT: moment }).now);
  });

  it('has drafts where the preview asks for them', () => {
    expect(edition({ BUILD_DRAFTS: 'on' }).hasDrafts).toBe(true);
  });

  it.each(['tomorrow', '2026-12-03', '2026-12-03T00:05', '2026-13-03T00:05Z'])('is of no moment such as %s', (text) => {
    expect(() => edition({ BUILD_MOMENT: text })).toThrow('BUILD_MOMENT: must be a moment of ISO 8601');
  });
});
