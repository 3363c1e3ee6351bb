/** The settings of Sveltia for our site: collections, and the options of select fields. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import { enabledLocales } from '../shared/locales.ts';
import { site } from '../site.config.ts';
import { REMOTE } from '../src/content/schema/role.ts';
import { collectionsOf, type Site } from './fields/collections.ts';
import type { Lists } from './fields/lists.ts';
import { pageTitle } from './fields/pageTitles.ts';
import { DRAFTS } from './git/drafts.ts';
import { readRecord, type Fields } from '../tools/record-source/mergeRecord.ts';
import { PUBLIC_FOLDER } from './pictures/publicPath.ts';
import { MAX_PICTURE_BYTES } from '../tools/content-check/media.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Sorted names, without extension, of the matching files. */
const namesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.\w+$/, ''),
    )
    .sort();

/** Other styles of the same icon: `thin`, `bold` and so on. */
const ICON_STYLE = /-(?:thin|light|bold|fill|duotone)$/;

const iconNames = (): string[] => {
  const { icons } = require('@iconify-json/ph/icons.json') as IconifyJSON;
  return Object.keys(icons)
    .filter((name) => !ICON_STYLE.test(name))
    .map((name) => `ph:${name}`);
};

/** Each drawing that a record may show, such as a view of a scene. */
function drawingsIn(content: string, pattern: RegExp): string[] {
  const texts = globSync('*/**/*.{yaml,md}', { cwd: content }).map((file) =>
    readFileSync(path.join(content, file), 'utf8'),
  );
  return texts.flatMap((text) => text.match(pattern) ?? []);
}

const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** The options of select fields for the site in the folder `tree`. */
function listsOf(tree: string): Lists {
  const content = path.join(tree, 'content');
  const subjects = path.join(ROOT, 'packages/art/subjects');
  const scenes = namesIn(subjects, '**/scene.ts').map((name) => `scene:${name.replace(/\/scene$/, '')}`);
  const shown = drawingsIn(content, /scene:[a-z0-9/-]+(?:#[a-z-]+)?/g);
  const media = globSync('media/**/*.*', { cwd: path.join(tree, 'public') }).map((file) => `/${file}`);
  const services = namesIn(path.join(content, 'en/services'), '*/*.yaml');
  return {
    scenes: sorted([...scenes, ...shown]),
    pictures: sorted([...scenes, ...shown, ...media]),
    objects: sorted(drawingsIn(content, /object:[a-z0-9-]+\/[a-z0-9-]+/g)),
    icons: iconNames(),
    services,
    slugs: sorted(services.map((service) => service.split('/')[1] ?? '')),
    industries: namesIn(path.join(content, 'en/industries'), '*.yaml'),
    cases: namesIn(path.join(content, 'en/portfolio'), '*.md'),
    places: [...namesIn(path.join(content, 'en/offices'), '*.yaml'), REMOTE],
  };
}

function recordsOf(tree: string): Site {
  const english = path.join(tree, 'content/en');
  const fields = (file: string): Fields => {
    try {
      return readRecord(readFileSync(path.join(english, `${file}.yaml`), 'utf8'));
    } catch {
      // A change by hand has made this record invalid: the others can still be edited.
      return {};
    }
  };
  const entryOf = (folder: string, file: string) => {
    const page = `${folder}/${file}`;
    return { path: file, name: pageTitle(page, fields(page)) };
  };
  const orderOf = ({ path: name }: { path: string }) => Number(fields(`services/${name}`)['order']);
  return {
    pages: namesIn(path.join(english, 'pages'), '**/*.yaml').map((name) => entryOf('pages', name)),
    groups: namesIn(path.join(english, 'services'), '*.yaml')
      .map((name) => entryOf('services', name))
      .sort((a, b) => orderOf(a) - orderOf(b)),
  };
}

/** The name of the only repository, for Sveltia. */
export const REPOSITORY = 'site/content';

/** The response of `/admin/config.json`. */
export function editorConfig(tree: string, origin: string, hasPreview: boolean) {
  return {
    lists: listsOf(tree),
    config: {
      load_config_file: false,
      app_title: `${site.brand}: editing`,
      logo: { src: '/admin/logo.svg' },
      site_url: site.url,
      backend: {
        name: 'gitea',
        repo: REPOSITORY,
        branch: DRAFTS,
        base_url: origin,
        api_root: `${origin}/api/v1`,
        app_id: 'editor',
        auth_methods: ['oauth'],
      },
      media_folder: 'content/media',
      public_folder: PUBLIC_FOLDER,
      media_libraries: { default: { config: { slugify_filename: true, max_file_size: MAX_PICTURE_BYTES } } },
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
      i18n: {
        structure: 'multiple_root_folders',
        locales: enabledLocales().map(({ key }) => key),
        default_locale: 'en',
        initial_locales: 'all',
      },
      editor: { preview: hasPreview },
      collections: collectionsOf(recordsOf(tree)),
    },
  };
}
