import { describe, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { contacts } from './contacts.ts';

const page = (contact: string | undefined, ...kinds: string[]) =>
  record('page', 'en/pages/a.yaml', { contact, content: { sections: kinds.map((kind) => ({ kind })) } });
const service = (contact: string | undefined, btitle?: string) =>
  record('service', 'en/services/a/b.yaml', { contact, content: { processAndBannerSection: { btitle } } });

describe('the contact of a page', () => {
  it.each([
    ['a page with a call to action', page('example-one', 'prose', 'banner')],
    ['a service with a call to action', service('example-one', 'Ask us')],
    ['a page without a contact', page(undefined, 'prose')],
    ['a service without a contact', service(undefined)],
  ])('gives no finding: %s', (_, sample) => {
    expect(contacts([sample])).toEqual([]);
  });

  it.each([
    [page('example-one', 'prose'), 'a section ‘kind: banner’'],
    [service('example-one'), 'btitle'],
  ])('is refused on a page without a call to action', (sample, missing) => {
    expect(findingTexts(contacts([sample]))).toEqual([
      `contact: is shown next to the call to action, which this page does not have: add ${missing}, or remove the contact`,
    ]);
  });
});
