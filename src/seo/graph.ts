/** The structured data of a page: one JSON-LD graph whose nodes refer to each other by `@id`. */
import type { LinkView } from '#content/normalise/views.ts';
import { site } from '#site.config';
import { enabledLocales, localeOf, type LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  ItemList,
  Person,
  ProfilePage,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { absolute } from './metadata.ts';
import { personId } from './person.ts';
import type { Office } from './office.ts';
import { organization, organizationId } from './organization.ts';

/** Facts about a page besides its title and description. */
export interface PageFacts {
  /** A page about the company contains all data of the company. */
  kind?: 'AboutPage' | 'ContactPage';
  /** Breadcrumbs from the level below the home page; the last is the page itself. */
  trail?: readonly LinkView[];
  questions?: readonly { question: string; answer: string }[];
  /** The pages that an overview page lists, in the same order. */
  list?: readonly LinkView[];
  /** The person, if the page is a profile. */
  person?: Person;
  /** Kind of text, such as an example, if the title does not contain it. */
  genre?: string | undefined;
  /** Structured data of the things that the page describes. */
  things?: readonly Thing[];
}

interface PageIdentity {
  locale: LocaleKey;
  /** Path with the language's prefix. */
  path: string;
  title: string;
  description: string;
  /** Path of the picture for link previews. */
  card: string;
  home: LinkView;
}

const websiteId = absolute('/#website');

const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: absolute('/'),
  name: site.brand,
  inLanguage: enabledLocales().map(({ tag }) => tag),
  publisher: { '@id': organizationId },
});

const breadcrumbs = (id: string, trail: readonly LinkView[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

const itemList = (id: string, entries: readonly LinkView[]): ItemList => ({
  '@type': 'ItemList',
  '@id': id,
  itemListElement: entries.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    url: absolute(href),
  })),
});

function pageNode(
  { locale, path, title, description, card }: PageIdentity,
  { kind, trail, questions, list, person, genre }: PageFacts,
): WebPage {
  const url = absolute(path);
  const common = {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: localeOf(locale).tag,
    isPartOf: { '@id': websiteId },
    primaryImageOfPage: { '@type': 'ImageObject' as const, '@id': `${url}#card`, url: absolute(card) },
    ...(genre && { genre }),
    ...(trail && { breadcrumb: { '@id': `${url}#trail` } }),
  };
  if (person) return { '@type': 'ProfilePage', ...common, mainEntity: { '@id': personId(path) } } satisfies ProfilePage;
  if (questions) {
    return {
      '@type': 'FAQPage',
      ...common,
      ...(list && { mentions: { '@id': `${url}#list` } }),
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    } satisfies FAQPage;
  }
  if (list)
    return { '@type': 'CollectionPage', ...common, mainEntity: { '@id': `${url}#list` } } satisfies CollectionPage;
  if (kind === 'AboutPage')
    return { '@type': kind, ...common, mainEntity: { '@id': organizationId } } satisfies AboutPage;
  if (kind === 'ContactPage')
    return { '@type': kind, ...common, mainEntity: { '@id': organizationId } } satisfies ContactPage;
  return { '@type': 'WebPage', ...common };
}

/** The graph of a page. `offices` are the offices that can be visited. An empty list is left out: search engines require an entry. */
export function pageGraph(page: PageIdentity, given: PageFacts, offices: readonly Office[] = []): Graph {
  const { list, ...others } = given;
  const facts: PageFacts = list?.length ? given : others;
  const url = absolute(page.path);
  const isHome = page.path === localizedPath(page.locale, '/');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(isHome || facts.kind !== undefined, offices),
      website(),
      pageNode(page, facts),
      ...(facts.trail ? [breadcrumbs(`${url}#trail`, [page.home, ...facts.trail])] : []),
      ...(facts.list ? [itemList(`${url}#list`, facts.list)] : []),
      ...(facts.person ? [facts.person] : []),
      ...(facts.things ?? []),
    ],
  };
}

/** The graph as text for a script element. `<` is escaped: otherwise a text with `</script>` would end the element. */
export const graphText = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
