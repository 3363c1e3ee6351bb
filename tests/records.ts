/** What the content folder holds in the default language, so that tests follow what is written there. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { DEFAULT_LOCALE } from '../shared/locales.ts';
import { postRecord } from '../src/content/schema/post.ts';
import { roleRecord } from '../src/content/schema/role.ts';

const FOLDER = `content/${DEFAULT_LOCALE}`;
const count = (pattern: string): number => globSync(pattern, { cwd: FOLDER }).length;

/** How many pages of each kind there are. */
export const GROUPS = count('services/*.yaml');
export const SERVICES = count('services/*/*.yaml');
export const INDUSTRIES = count('industries/*.yaml');

/** The Markdown records of a folder with their slugs and texts. Throws where front matter breaks its schema. */
const textsIn = <T>(folder: string, record: z.ZodType<T>): (T & { slug: string; body: string })[] =>
  globSync(`${FOLDER}/${folder}/*.md`)
    .toSorted()
    .map((file) => {
      const [, header = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
      return { ...record.parse(parse(header)), slug: path.basename(file, '.md'), body };
    });

/** Every article. */
export const POSTS = textsIn('blog', postRecord);

/** The application without a role, which is no opening. */
export const GENERAL = 'general-application';

/** Every open role. */
export const ROLES = textsIn('careers', roleRecord).filter(({ slug }) => slug !== GENERAL);
