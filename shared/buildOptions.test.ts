import { describe, expect, it } from 'vitest';
import { site } from '#site.config';
import { localTimeOf } from './localTime.ts';
import { buildOptions } from './buildOptions.ts';

describe('the options of a build', () => {
  it('are for the moment in BUILD_MOMENT, in the time zone of the company', () => {
    const moment = '2026-12-02T20:05:00Z';
    expect(buildOptions({ BUILD_MOMENT: moment })).toEqual({
      now: localTimeOf(new Date(moment), site.timeZone),
      hasDrafts: false,
    });
    expect(buildOptions({ BUILD_MOMENT: '2026-12-03T00:05+04:00' }).now).toBe(
      buildOptions({ BUILD_MOMENT: moment }).now,
    );
  });

  it('have drafts when BUILD_DRAFTS is on', () => {
    expect(buildOptions({ BUILD_DRAFTS: 'on' }).hasDrafts).toBe(true);
  });

  it.each(['tomorrow', '2026-12-03', '2026-12-03T00:05', '2026-13-03T00:05Z'])('refuse the moment %s', (text) => {
    expect(() => buildOptions({ BUILD_MOMENT: text })).toThrow('BUILD_MOMENT: must be a moment of ISO 8601');
  });
});
