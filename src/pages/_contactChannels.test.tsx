import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { graphText, pageGraph } from '#seo/graph.ts';
import { organization } from '#seo/organization.ts';
import { Banner } from '#sections/Banner.tsx';
import { CaseSummary } from '#sections/CaseSummary.tsx';
import { Footer } from '#shell/Footer.tsx';
import { ContactLinks } from '#ui/ContactLinks.tsx';
import { messagesOf } from '#i18n/messages.ts';
import { contactChannels } from '#layouts/contactChannels.ts';

const SETTINGS = {
  email: 'sales@example.com',
  telephone: '+1 555 0100',
  whatsapp: '+1-555-0101',
  booking: 'https://meet.example.com/sales',
};
const linkTo = (html: string, href: string): string | undefined =>
  new RegExp(`<a href="${href}"[^>]*>(.*?)</a>`).exec(html)?.[1]?.replace(/<svg.*?<\/svg>/, '');

it('links to telephone, WhatsApp and booking, in each language', () => {
  for (const locale of ['en', 'ar', 'ku'] as const) {
    const channels = contactChannels(locale, SETTINGS);
    expect(channels.map(({ href }) => href)).toEqual([
      'tel:+15550100',
      'https://wa.me/15550101',
      'https://meet.example.com/sales',
    ]);
    expect(new Set(channels.flatMap(({ intro, label }) => [intro, label])).size).toBe(3 + 3);
  }
});

it('shows only the channels that the company has', () => {
  expect(contactChannels('en', { email: SETTINGS.email })).toEqual([]);
  expect(contactChannels('en', { email: SETTINGS.email, booking: SETTINGS.booking }).map(({ label }) => label)).toEqual(
    ['Book a meeting'],
  );
  expect(renderToStaticMarkup(<ContactLinks channels={[]} className="" />)).toBe('');
});

const { controls, footer } = messagesOf('en');
const footerOf = (addresses: ComponentProps<typeof Footer>['addresses']) =>
  renderToStaticMarkup(
    <Footer
      home={{ label: 'Home', href: '/', brand: 'A' }}
      quickLinks={[]}
      socials={[]}
      addresses={addresses}
      email={SETTINGS.email}
      channels={[]}
      owner="A"
      year={2026}
      languages={[]}
      notices={[]}
      labels={{ ...footer, ...controls }}
    />,
  );

it('shows no list of profiles in the footer of a company without any', () => {
  const html = footerOf([]);
  expect(html).toContain(footer.rights);
  expect(html).not.toContain(footer.follow);
});

it('gives an address in the footer its language if it is not that of the page', () => {
  const html = footerOf([{ lines: ['First Street 1'] }, { lines: ['الشارع 2'], lang: 'ar' }]);
  expect(html).toMatch(/<p><span[^>]*><bdi>First Street 1/);
  expect(html).toMatch(/<p lang="ar"><span[^>]*><bdi>الشارع/);
});

it('shows the channels beside Get In Touch, and telephone numbers left to right in Arabic', () => {
  const action = { label: 'Get In Touch', href: '/contact', channels: contactChannels('ar', SETTINGS) };
  for (const html of [
    renderToStaticMarkup(<Banner title="t" desc="d" action={action} />),
    renderToStaticMarkup(<CaseSummary title="t" result="r" action={action} />),
  ]) {
    expect(linkTo(html, 'tel:\\+15550100')).toMatch(/<bdi dir="ltr"[^>]*>\+1 555 0100<\/bdi>/);
    expect(linkTo(html, 'https://wa.me/15550101')).toContain('واتساب');
    expect(linkTo(html, SETTINGS.booking)).toContain('احجزوا موعدًا');
  }
});

it('adds each channel to the structured data of the company as a contact point', () => {
  expect(organization(true, [], SETTINGS)).toMatchObject({
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', telephone: '+15550100' },
      { telephone: '+15550101', url: 'https://wa.me/15550101' },
      { url: SETTINGS.booking },
    ],
  });
  const page = { locale: 'en', path: '/contact', title: 'a', description: 'b', card: '/c.png' } as const;
  const graph = pageGraph({ ...page, home: { label: 'Home', href: '/' } }, { kind: 'ContactPage' });
  expect(graphText(graph)).not.toContain('contactPoint');
});
