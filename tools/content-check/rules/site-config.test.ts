import { expect, it } from 'vitest';
import { site } from '#site.config';
import { record, findingTexts } from '../sample.ts';
import { brokenLinks, faultsOf, siteConfig, missingInPrivacy } from './site-config.ts';

const social = { name: 'Code', icon: 'ph:github-logo', href: '/' };

it('finds no error in our own settings', () => {
  expect(siteConfig()).toEqual([]);
});

it.each([
  ['a misspelt key', { ...site, legelName: 'A' }, '(record): Unrecognized key: "legelName"'],
  ['an empty name', { ...site, brand: ' ' }, 'brand: is empty'],
  ['a missing name', { ...site, legalName: undefined }, 'legalName: is missing (string)'],
  ['an invalid address', { ...site, url: 'www.example.com' }, "url: expected an origin such as 'https://example.com'"],
  ['an address with a slash at its end', { ...site, url: 'https://example.com/' }, 'url: expected an origin'],
  ['an address with a path', { ...site, url: 'https://example.com/it' }, 'no path'],
  ['an address with capital letters', { ...site, url: 'https://Example.com' }, 'lower case'],
  ['an address with Arabic letters', { ...site, url: 'https://كاريز.example' }, 'other letters than a to z'],
  ['an unknown time zone', { ...site, timeZone: 'Asia/Dubay' }, 'timeZone: expected a time zone'],
  [
    'an invalid mail address',
    { ...site, contact: { ...site.contact, email: 'hello at dalil' } },
    'contact.email: expected a mail',
  ],
  ...(['telephone', 'whatsapp'] as const).flatMap((field) =>
    ['04 321 0000', '+0 555 0100', '+1 555 0100 12345 67890', '+1 (555) 0100', ''].map(
      (number): [string, unknown, string] => [
        `${field} ‘${number}’`,
        { ...site, contact: { ...site.contact, [field]: number } },
        `contact.${field}: expected a number with its country code`,
      ],
    ),
  ),
  ...['http://example.com/book', 'example.com/book', '/book', 'https://book'].map(
    (booking): [string, unknown, string] => [
      `booking at ${booking}`,
      { ...site, contact: { ...site.contact, booking } },
      'contact.booking: expected an address with https://',
    ],
  ),
  ['a text instead of true or false', { ...site, contentSignal: { search: 'yes' } }, 'contentSignal.search: '],
  ['remote work without a country', { ...site, remoteFrom: [] }, 'remoteFrom: must contain at least one country'],
  ['an unknown country', { ...site, remoteFrom: ['AE', 'UK'] }, 'remoteFrom[1]: is not a country code of ISO 3166'],
  [
    'an unknown icon',
    { ...site, socials: [{ ...social, icon: 'ph:no-such' }] },
    'socials[0].icon: the icon ph:no-such does not exist',
  ],
  ['a link without https', { ...site, socials: [{ ...social, href: 'x.com/a' }] }, 'socials[0].href: expected a path'],
  ['counts that are neither true nor false', { ...site, counts: 'no' }, 'counts: '],
  ['attribution set to true', { ...site, attribution: true }, 'attribution: expected false or { clickIds: [] }'],
  [
    'an identifier with the name of a column',
    { ...site, attribution: { clickIds: ['email'] } },
    'attribution.clickIds[0]: ',
  ],
  ['a form set to neither true nor false', { ...site, forms: { ...site.forms, contact: 'no' } }, 'forms.contact: '],
])('refuses %s', (_, settings, reason) => {
  expect(findingTexts(faultsOf(settings))).toEqual([expect.stringContaining(reason)]);
});

it('accepts telephone numbers with and without grouped digits, and a booking address', () => {
  for (const number of ['+15550100', '+1 555 0100', '+1-555-0100']) {
    const contact = { ...site.contact, telephone: number, whatsapp: number, booking: 'https://meet.example.com/sales' };
    expect(faultsOf({ ...site, contact })).toEqual([]);
  }
});

it('refuses a social link to a page that does not exist', () => {
  const pages = [record('page', 'en/pages/contact.yaml', {})];
  const leadTo = (...hrefs: string[]) =>
    findingTexts(
      brokenLinks(
        hrefs.map((href) => ({ href })),
        pages,
      ),
    );
  expect(leadTo('/contact', '/favicon.svg', 'https://x.com/a')).toEqual([]);
  expect(leadTo('/contact', '/linkedin')).toEqual(['socials[1].href: ‘/linkedin’ is not a page of the site']);
});

it.each(['counts', 'attribution'] as const)('reports a privacy notice without a text on %s', (name) => {
  const notice = (locale: string, content: object) => record('page', `${locale}/pages/privacy.yaml`, { content });
  const full = notice('en', { counting: {}, attribution: {} });
  const records = [full, notice('ar', {}), record('page', 'en/pages/contact.yaml', {})];
  expect(missingInPrivacy(records, name)).toEqual([
    expect.objectContaining({ file: 'ar/pages/privacy.yaml', reason: expect.stringContaining(name) as string }),
  ]);
});
