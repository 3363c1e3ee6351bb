/** The collections of the editor: each kind of record with the folder of its files. */
import { z } from 'zod';
import { DEFAULT_LOCALE, enabledLocales } from '../../shared/locales.ts';
import { redirectsSchema } from '../../src/content/schema/redirect.ts';
import { hasPage } from '../../tools/content-check/addresses.ts';
import type { Kind } from '../../tools/content-check/kinds.ts';
import { REDIRECTS } from '../addresses/redirects.ts';
import { jsonSchemas } from '../../tools/schemas/schemas.ts';
import { fieldsOf, type Field } from './fieldOf.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { languageName } from './pageTitles.ts';

const SCHEMAS = jsonSchemas();

/** The schema of the records of a kind. */
export const schemaOf = (kind: Kind): JsonSchema => SCHEMAS[kind];

export interface Collection {
  name: string;
  label: string;
  [option: string]: unknown;
}

interface Folder {
  kind: Kind;
  label: string;
  /** The name of one entry, in the singular. */
  singular: string;
  folder: string;
}

/**
 * Key of a form for the git hash of the file from which the form was filled. When another editor has saved the file, Sveltia offers to
 * overwrite it and then sends the hash of the newest file. The value of this key is still the hash of the form's own file.
 */
export const BASE = '_base';

const formOf = (kind: Kind): Field[] => [
  { name: BASE, label: 'Version', widget: 'hidden', i18n: true },
  ...fieldsOf(schemaOf(kind)),
];

/** The slug, which is generated from a field: file name and last part of the address. `isEditable`: editors may change it. */
const slugFrom = (template: string, isEditable: boolean) => ({ template, editable: isEditable });

/**
 * Entries that each need a drawing or a row in the code: editors can only change them. CONTRIBUTING.md explains how to add one.
 */
const FIXED = { create: false, duplicate: false, delete: false };
const FREE = { create: true, duplicate: true, delete: true };

const records = ({ kind, label, singular, folder }: Folder): Collection => ({
  name: folder.replaceAll('/', '-'),
  label,
  label_singular: singular,
  folder: `content/{{locale}}/${folder}`,
  i18n: true,
  extension: 'yaml',
  format: 'yaml',
  identifier_field: 'name',
  summary: '{{name}}',
  // An office has no page of its own.
  slug: slugFrom('{{name}}', kind === 'person'),
  ...((kind === 'group' || kind === 'service') && { reorder: true }),
  ...(kind === 'person' || kind === 'office' ? FREE : FIXED),
  ...(!hasPage(kind) && { editor: { preview: false } }),
  fields: formOf(kind),
});

/** Sveltia keeps the Markdown as it was typed if the raw mode comes first. */
const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  i18n: true,
  required: true,
  modes: ['rich_text', 'raw'],
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'bulleted-list',
    'numbered-list',
    'quote',
  ],
  editor_components: ['code-block'],
};

const texts = ({ kind, label, singular, folder }: Folder): Collection => ({
  name: folder,
  label,
  label_singular: singular,
  folder: `content/{{locale}}/${folder}`,
  i18n: true,
  extension: 'md',
  format: 'yaml-frontmatter',
  slug: slugFrom('{{title}}', true),
  ...FREE,
  fields: [...formOf(kind), BODY],
});

/** The fixed pages and the service groups: collections of single files with names. */
export interface Site {
  /** Paths below `pages/`, without extension, with the name of each page. */
  pages: readonly { path: string; name: string }[];
  /** Slugs of the service groups in their order, with the name of each. */
  groups: readonly { path: string; name: string }[];
}

/** Redirects from old addresses. */
const redirects: Collection = {
  name: 'settings',
  label: 'Redirects',
  files: [
    {
      name: 'redirects',
      label: 'Redirects',
      file: REDIRECTS,
      format: 'yaml',
      editor: { preview: false },
      fields: [
        { name: BASE, label: 'Version', widget: 'hidden' },
        {
          name: 'redirects',
          label: 'Redirects',
          widget: 'list',
          required: false,
          summary: '{{fields.from}}',
          collapsed: true,
          fields: fieldsOf(z.toJSONSchema(redirectsSchema.element, { io: 'input' }) as JsonSchema),
        },
      ],
    },
  ],
};

/** Names of services and industries that have no page in a language: one file for each language except the default language. */
const names: Collection = {
  name: 'names',
  label: 'Names without a page',
  i18n: true,
  files: enabledLocales()
    .filter(({ key }) => key !== DEFAULT_LOCALE)
    .map(({ key }) => ({
      name: `names-${key}`,
      label: languageName(key),
      i18n: { structure: 'multiple_root_folders', locales: [key], default_locale: key },
      file: 'content/{{locale}}/names.yaml',
      format: 'yaml',
      editor: { preview: false },
      fields: formOf('names'),
    })),
};

/** Every collection, filled from the records of the site. */
export function collectionsOf({ pages, groups }: Site): Collection[] {
  const files = pages.map(({ path, name }) => ({
    name: path.replaceAll('/', '-'),
    label: name,
    i18n: true,
    file: `content/{{locale}}/pages/${path}.yaml`,
    format: 'yaml',
    fields: formOf(path === 'home' ? 'home' : 'page'),
  }));
  return [
    { name: 'pages', label: 'Pages', i18n: true, files },
    texts({ kind: 'post', label: 'Articles', singular: 'Article', folder: 'blog' }),
    texts({ kind: 'case', label: 'Case studies', singular: 'Case study', folder: 'portfolio' }),
    texts({ kind: 'role', label: 'Open roles', singular: 'Role', folder: 'careers' }),
    records({ kind: 'person', label: 'People', singular: 'Person', folder: 'people' }),
    records({ kind: 'office', label: 'Offices', singular: 'Office', folder: 'offices' }),
    records({ kind: 'industry', label: 'Industries', singular: 'Industry', folder: 'industries' }),
    records({ kind: 'group', label: 'Groups of services', singular: 'Group', folder: 'services' }),
    ...groups.map(({ path, name }) =>
      records({ kind: 'service', label: `Services: ${name}`, singular: 'Service', folder: `services/${path}` }),
    ),
    names,
    redirects,
  ];
}
