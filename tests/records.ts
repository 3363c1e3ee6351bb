/** What the content folder holds in the default language, so that tests follow what is written there. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { typeset } from '../src/content/normalise/typeset.ts';
import { clockOf } from '../shared/clock.ts';
import { isPublished, type Publication } from '../src/content/publication.ts';
import { loadContent } from '../tools/content-check/records.ts';

const FOLDER = `content/${DEFAULT_LOCALE}`;
const count = (pattern: string): number => globSync(pattern, { cwd: FOLDER }).length;

/** How many pages of each kind there are. */
export const GROUPS = count('services/*.yaml');
export const SERVICES = count('services/*/*.yaml');
export const INDUSTRIES = count('industries/*.yaml');

const own = loadContent('content').records.filter(({ locale }) => locale === DEFAULT_LOCALE);

/** A Markdown record with the marks of its fields set as pages have them, and the slug of its page. */
const shown = <T extends { body: string }>(data: T, page: string): T & { slug: string } => ({
  ...typeset(data),
  body: data.body,
  slug: path.basename(page),
});

/** Every article. */
export const POSTS = own.flatMap((record) => (record.kind === 'post' ? [shown(record.data, record.page)] : []));

/** Every case study. */
export const CASES = own.flatMap((record) => (record.kind === 'case' ? [shown(record.data, record.page)] : []));

/** The application without a role, which is no opening. */
export const GENERAL = 'general-application';

/** Every role that is open today, the day of the build under test. */
export const ROLES = own
  .flatMap((record) => (record.kind === 'role' ? [shown(record.data, record.page)] : []))
  .filter((role) => role.slug !== GENERAL && isOpen(role, new Date()));
