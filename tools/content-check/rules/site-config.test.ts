import { expect, it } from 'vitest';
import { site } from '#site.config';
import { record, said } from '../sample.ts';
import { deadLinks, faultsOf, siteConfig, missingInPrivacy } from './site-config.ts';

const [social] = site.socials;

it('finds nothing in our own settings', () => {
  expect(siteConfig()).toEqual([]);
});

it.each([
  ['a misspelt key', { ...site, legelName: 'A' }, '(record): Unrecognized key: "legelName"'],
  ['an empty name', { ...site, brand: ' ' }, 'brand: is empty'],
  [
    'an address that is none',
    { ...site, url: 'www.example.com' },
    "url: expected an origin such as 'https://example.com'",
  ],
  ['a slash at its end', { ...site, url: 'https://example.com/' }, 'url: expected an origin'],
  ['a zone of no clock', { ...site, timeZone: 'Asia/Dubay' }, 'timeZone: expected a time zone'],
  [
    'mail to nobody',
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
  ['a word where yes or no is meant', { ...site, contentSignal: { search: 'yes' } }, 'contentSignal.search: '],
  ['remote work from nowhere', { ...site, remoteFrom: [] }, 'remoteFrom: names no country'],
  ['a country that is none', { ...site, remoteFrom: ['AE', 'UK'] }, 'remoteFrom[1]: is no country of ISO 3166'],
  [
    'an icon nobody drew',
    { ...site, socials: [{ ...social, icon: 'ph:no-such' }] },
    'socials[0].icon: no icon ph:no-such',
  ],
  ['a link without https', { ...site, socials: [{ ...social, href: 'x.com/a' }] }, 'socials[0].href: expected a path'],
  ['counts neither on nor off', { ...site, counts: 'no' }, 'counts: '],
  ['attribution that is merely on', { ...site, attribution: true }, 'attribution: '],
  ['an identifier that is a column', { ...site, attribution: { clickIds: ['email'] } }, 'attribution.clickIds[0]: '],
  ['a form neither on nor off', { ...site, forms: { ...site.forms, contact: 'no' } }, 'forms.contact: '],
])('refuses %s', (_, settings, reason) => {
  expect(said(faultsOf(settings))).toEqual([expect.stringContaining(reason)]);
});

it('takes the ways to be reached, with figures in groups or without', () => {
  for (const number of ['+15550100', '+1 555 0100', '+1-555-0100']) {
    const contact = { ...site.contact, telephone: number, whatsapp: number, booking: 'https://meet.example.com/sales' };
    expect(faultsOf({ ...site, contact })).toEqual([]);
  }
});

it('refuses a social link to a page that is none', () => {
  const pages = [record('page', 'en/pages/contact.yaml', {})];
  const leadTo = (...hrefs: string[]) =>
    said(
      deadLinks(
        hrefs.map((href) => ({ href })),
        pages,
      ),
    );
  expect(leadTo('/contact', '/favicon.svg', 'https://x.com/a')).toEqual([]);
  expect(leadTo('/contact', '/linkedin')).toEqual(['socials[1].href: ‘/linkedin’ is no page of the site']);
});

it.each(['counts', 'attribution'] as const)('finds a privacy notice that does not tell of %s', (name) => {
  const notice = (locale: string, content: object) => record('page', `${locale}/pages/privacy.yaml`, { content });
  const full = notice('en', { counting: {}, attribution: {} });
  const records = [full, notice('ar', {}), record('page', 'en/pages/contact.yaml', {})];
  expect(missingInPrivacy(records, name)).toEqual([
    expect.objectContaining({ file: 'ar/pages/privacy.yaml', reason: expect.stringContaining(name) as string }),
  ]);
});
