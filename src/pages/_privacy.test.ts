import { expect, it } from 'vitest';
import { LOCALES } from '#shared/locales.ts';
import { partsOfSettings } from './_privacy.ts';

it('says nothing beyond the record with the settings that the site ships with', () => {
  expect(partsOfSettings('en')).toEqual([]);
});

it.each(LOCALES.map(({ key }) => key))('%s: follows the setting', (locale) => {
  const without = partsOfSettings(locale, { attribution: { clickIds: [] } });
  const named = partsOfSettings(locale, { attribution: { clickIds: ['gclid', 'fbclid'] } });
  expect([without.length, without[0]?.paragraphs.length, named[0]?.paragraphs.length]).toEqual([1, 2, 3]);
  expect(named[0]?.paragraphs[1]).toContain('gclid, fbclid');
});
