/** Titles, canonical addresses and structured data of a page. */
import { site } from '#site.config';
import type { Locale } from '#shared/locales.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: readonly string[];
}

/** Absolute address of a path. */
export const absolute = (path: string): string => new URL(path, site.url).href;

/** The document's title: the page's own, with the brand where there is room within 60 characters. */
export function documentTitle(title: string): string {
  const branded = `${title} | ${site.brand}`;
  return title.includes('|') || branded.length > 60 ? title : branded;
}

export interface Alternate {
  locale: Locale;
  path: string;
}

/** Alternate links of a page: each language it exists in, under each of its tags, and the default. */
export function alternates(pages: readonly Alternate[]): { hreflang: string; href: string }[] {
  const links = pages.flatMap(({ locale, path }) =>
    locale.hreflang.map((hreflang) => ({ hreflang, href: absolute(path) })),
  );
  const fallback = pages.find(({ locale }) => locale.prefix === '');
  return fallback ? [...links, { hreflang: 'x-default', href: absolute(fallback.path) }] : links;
}

/** schema.org breadcrumb list of a trail. */
export const breadcrumbData = (trail: readonly { label: string; href: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

/** schema.org questions and answers. */
export const faqData = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** schema.org description of a service and who provides it. */
export const serviceData = ({ title, description }: PageMeta, name: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  alternateName: title,
  description,
  url: absolute(path),
  provider: { '@type': 'Organization', name: site.brand, url: site.url },
});

/** schema.org description of the company. */
export const organizationData = () => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.brand,
  legalName: site.legalName,
  url: site.url,
  email: site.contact.email,
  address: site.contact.address.join(', '),
});
