/** Checks a page's JSON-LD against schema.org's definitions and against what search engines require of each kind. */
import type { Vocabulary } from './vocabulary.ts';

type Node = Record<string, unknown>;

/** What Google's documentation requires of a type (https://developers.google.com/search/docs/appearance/structured-data). Of a list, one is enough. */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
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
  Organization: ['name', 'url'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
};

/** A list shorter than this says nothing. */
const LEAST: Readonly<Record<string, number>> = { BreadcrumbList: 2, ItemList: 1, FAQPage: 1 };

const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;

/** How the values of data types are written. */
const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value),
  Date: (value) => matches(value, `^${DAY}$`),
  DateTime: (value) => matches(value, String.raw`^${DAY}T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?$`),
  Duration: (value) => matches(value, String.raw`^P(?=.)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$`),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

const matches = (value: unknown, pattern: string) => typeof value === 'string' && new RegExp(pattern).test(value);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Everything wrong with one JSON-LD text; empty when it is sound. */
export function structuredDataFaults(text: string, vocabulary: Vocabulary): string[] {
  let graph: unknown;
  try {
    graph = JSON.parse(text);
  } catch {
    return ['is no JSON'];
  }
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org') return ['has not the context https://schema.org'];
  const nodes = (Array.isArray(graph['@graph']) ? graph['@graph'] : [graph]).filter(isNode);
  const named = nodes.flatMap(describedIn).filter((node) => node['@id'] !== undefined);
  const byId = new Map(named.map((node) => [node['@id'], node]));
  const twice = named.filter((node) => byId.get(node['@id']) !== node);
  return [
    ...twice.map((node) => `@id ${String(node['@id'])} stands twice`),
    ...nodes.flatMap((node) => nodeFaults(node, vocabulary, byId)),
  ];
}

/** The node and those within it that say what they are; a reference does not. */
const describedIn = (node: Node): Node[] => [
  ...(node['@type'] === undefined ? [] : [node]),
  ...Object.values(node).flatMap((value) => listOf(value).filter(isNode).flatMap(describedIn)),
];

function nodeFaults(node: Node, vocabulary: Vocabulary, byId: ReadonlyMap<unknown, Node>): string[] {
  const type = node['@type'];
  if (typeof type !== 'string' || !vocabulary.hasType(type)) return [`no type ${String(type)}`];
  const id = node['@id'];
  const faults =
    id === undefined || DATA_TYPES['URL']?.(id) ? [] : [`${type}: @id ${JSON.stringify(id)} is no absolute address`];
  for (const wanted of REQUIRED[type] ?? []) {
    if (!listOf(wanted).some((name) => node[String(name)] !== undefined))
      faults.push(`${type}: no ${listOf(wanted).join(' or ')}`);
  }
  const entries = listOf(node['itemListElement'] ?? node['mainEntity'] ?? []);
  if (entries.length < (LEAST[type] ?? 0)) faults.push(`${type}: ${entries.length} entries, at least ${LEAST[type]}`);
  for (const [property, value] of Object.entries(node)) {
    if (property.startsWith('@')) continue;
    const range = vocabulary.rangeOf(type, property);
    if (!range) faults.push(`${type} has no property ${property}`);
    else
      faults.push(...listOf(value).flatMap((one) => valueFaults(`${type}.${property}`, one, range, vocabulary, byId)));
  }
  return faults;
}

function valueFaults(
  place: string,
  value: unknown,
  range: readonly string[],
  vocabulary: Vocabulary,
  byId: ReadonlyMap<unknown, Node>,
): string[] {
  if (!isNode(value)) {
    const isMember = range.some((type) => vocabulary.membersOf(type).includes(String(value)));
    const isData = range.some((type) => DATA_TYPES[type]?.(value));
    // Where any thing may stand, schema.org's context reads a string as the thing's address.
    const isAddress = range.includes('Thing') && DATA_TYPES['URL']?.(value);
    return isMember || isData || isAddress ? [] : [`${place}: ${JSON.stringify(value)} is none of ${range.join(', ')}`];
  }
  const isReference = value['@type'] === undefined;
  if (isReference && value['@id'] === undefined) return [`${place}: has neither @type nor @id`];
  const target = isReference ? byId.get(value['@id']) : value;
  if (!target) return [`${place}: nothing has the @id ${String(value['@id'])}`];
  const type = String(target['@type']);
  const isKnown = range.some((permitted) => vocabulary.isKindOf(type, permitted));
  return [
    ...(isKnown ? [] : [`${place}: ${type} is none of ${range.join(', ')}`]),
    ...(isReference ? [] : nodeFaults(target, vocabulary, byId)),
  ];
}
