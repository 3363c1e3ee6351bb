/**
 * The content collections, each with a loader and a schema. `npm run content:check`, which runs before the build, checks the counts that
 * the catalogue fixes for each service.
 */
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { hasRecords, OFFICES, PEOPLE } from '#content/optional.ts';
import { caseStudyRecord } from '#content/schema/case-study.ts';
import { industryRecord } from '#content/schema/industry.ts';
import { homeRecord } from '#content/schema/home.ts';
import { namesRecord } from '#content/schema/names.ts';
import { officeRecord } from '#content/schema/office.ts';
import { pageRecord } from '#content/schema/page.ts';
import { personRecord } from '#content/schema/person.ts';
import { postRecord } from '#content/schema/post.ts';
import { roleRecord } from '#content/schema/role.ts';
import { serviceGroupRecord } from '#content/schema/service-group.ts';
import { serviceRecord } from '#content/schema/service.ts';
import { renameOldKeys } from '#content/normalise/spelling.ts';
import { z } from 'astro/zod';

/** Ids are paths such as `en/services/devops/ci-cd`. */
const records = (pattern: string | string[]) =>
  glob({ pattern, base: './content', generateId: ({ entry }) => entry.replace(/\.(?:yaml|md)$/, '') });

/**
 * Hides from Astro that a schema is an object. Astro extends object schemas by `$schema`, and Zod refuses this when the object has checks
 * and already has that field.
 */
const opaque = <T extends z.ZodType>(schema: T) => z.lazy(() => schema);

const nothing = { name: 'nothing', load: () => Promise.resolve() };
/** Loader of a kind of record that is optional. */
const optional = (pattern: string) => (hasRecords(pattern) ? records(pattern) : nothing);

export const collections = {
  services: defineCollection({
    loader: records('*/services/*/*.yaml'),
    schema: z.preprocess(renameOldKeys, serviceRecord()),
  }),
  groups: defineCollection({ loader: records('*/services/*.yaml'), schema: opaque(serviceGroupRecord) }),
  industries: defineCollection({ loader: records('*/industries/*.yaml'), schema: opaque(industryRecord) }),
  pages: defineCollection({ loader: records(['*/pages/**/*.yaml', '!*/pages/home.yaml']), schema: opaque(pageRecord) }),
  people: defineCollection({ loader: optional(PEOPLE), schema: opaque(personRecord) }),
  offices: defineCollection({ loader: optional(OFFICES), schema: opaque(officeRecord) }),
  posts: defineCollection({ loader: records('*/blog/*.md'), schema: postRecord }),
  cases: defineCollection({ loader: records('*/portfolio/*.md'), schema: caseStudyRecord }),
  roles: defineCollection({ loader: records('*/careers/*.md'), schema: roleRecord }),
  names: defineCollection({ loader: records('*/names.yaml'), schema: namesRecord }),
  home: defineCollection({ loader: records('*/pages/home.yaml'), schema: opaque(homeRecord) }),
};
