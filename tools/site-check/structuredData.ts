/**
 * Checks a page's JSON-LD for faults that its types (`schema-dts`, in `src/seo`) cannot find: properties that search engines require, the
 * format of values, and references to nodes that do not exist.
 */
type Node = Record<string, unknown>;

/**
 * Properties that Google's documentation requires (https://developers.google.com/search/docs/appearance/structured-data). Of an inner list,
 * one property is enough.
 */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    ['jobLocation', 'jobLocationType'],
    ['jobLocation', 'applicantLocationRequirements'],
  ],
  ListItem: ['position', 'name', ['item', 'url']],
  LocalBusiness: ['name', 'address'],
  Organization: ['name', 'url'],
  Person: ['name', 'url'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
};

/** Least number of entries in a list. */
const MIN_ENTRIES: Readonly<Record<string, number>> = { BreadcrumbList: 2, ItemList: 1, FAQPage: 1 };

const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const DATE = new RegExp(String.raw`^${DAY}(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$`);
const DURATION = /^P(?=.)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/;

const isAddress = (value: string) => /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value);
const isDate = (value: string) => DATE.test(value);

/** The format of some properties. All other texts must not be blank. */
const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  '@id': isAddress,
  url: isAddress,
  item: isAddress,
  logo: isAddress,
  image: isAddress,
  sameAs: isAddress,
  startDate: isDate,
  endDate: isDate,
  datePosted: isDate,
  validThrough: isDate,
  datePublished: isDate,
  dateModified: isDate,
  timeRequired: (value) => DURATION.test(value),
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** All faults in one JSON-LD text; empty when it is valid. */
export function structuredDataFaults(text: string): string[] {
  let graph: unknown;
  try {
    graph = JSON.parse(text);
  } catch {
    return ['is not valid JSON'];
  }
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org')
    return ['does not have the context https://schema.org'];
  const nodes = nodesIn(graph['@graph'] ?? graph);
  const described = nodes.filter((node) => node['@type'] !== undefined);
  const ids = described.map((node) => node['@id']).filter((id) => typeof id === 'string');
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `@id ${id} is used twice`),
    ...described.flatMap(nodeFaults),
    ...nodes.filter((node) => node['@type'] === undefined).flatMap((node) => referenceFaults(node, ids)),
  ];
}

/** Every node of a graph, nested ones included. */
const nodesIn = (value: unknown): Node[] =>
  listOf(value)
    .filter(isNode)
    .flatMap((node) => [node, ...Object.values(node).flatMap(nodesIn)]);

function nodeFaults(node: Node): string[] {
  const type = String(node['@type']);
  const missing = (REQUIRED[type] ?? []).filter(
    (wanted) => !listOf(wanted).some((name) => node[String(name)] !== undefined),
  );
  const entries = listOf(node['itemListElement'] ?? node['mainEntity'] ?? []);
  return [
    ...missing.map((wanted) => `${type}: no ${listOf(wanted).join(' or ')}`),
    ...(entries.length < (MIN_ENTRIES[type] ?? 0)
      ? [`${type}: ${entries.length} entries, at least ${MIN_ENTRIES[type]}`]
      : []),
    ...Object.entries(node).flatMap(([property, value]) => valueFaults(`${type}.${property}`, property, value)),
  ];
}

function valueFaults(place: string, property: string, value: unknown): string[] {
  const isValid = FORMATS[property] ?? ((text: string) => text.trim() !== '');
  const texts = listOf(value).filter((one) => typeof one === 'string');
  return texts.filter((text) => !isValid(text)).map((text) => `${place}: ${JSON.stringify(text)} has the wrong format`);
}

function referenceFaults(node: Node, ids: readonly string[]): string[] {
  const id = node['@id'];
  if (typeof id !== 'string') return ['a node has neither @type nor @id'];
  return ids.includes(id) ? [] : [`no node has the @id ${id}`];
}
