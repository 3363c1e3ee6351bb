/** Finds the kind and the schema of a record by the path of its file. */
import path from 'node:path';
import type { z } from 'zod';
import { findLocale } from '../../shared/locales.ts';
import { caseStudyRecord } from '../../src/content/schema/case-study.ts';
import { catalogueEntry } from '../../src/content/schema/catalogue.ts';
import { homeRecord } from '../../src/content/schema/home.ts';
import { industryRecord } from '../../src/content/schema/industry.ts';
import { namesRecord } from '../../src/content/schema/names.ts';
import { officeRecord } from '../../src/content/schema/office.ts';
import { pageRecord } from '../../src/content/schema/page.ts';
import { personRecord } from '../../src/content/schema/person.ts';
import { postRecord } from '../../src/content/schema/post.ts';
import { roleRecord } from '../../src/content/schema/role.ts';
import { serviceGroupRecord } from '../../src/content/schema/service-group.ts';
import { serviceRecord } from '../../src/content/schema/service.ts';
import { slug } from '../../src/content/schema/text.ts';

/** The path pattern of each kind within the folder of a language. The first match counts. */
export const KINDS = [
  { kind: 'names', place: /^names$/, extension: '.yaml', schema: () => namesRecord },
  {
    kind: 'service',
    place: /^services\/[^/]+\/[^/]+$/,
    extension: '.yaml',
    schema: (page: string) => serviceRecord(catalogueEntry(page)?.counts),
  },
  { kind: 'group', place: /^services\/[^/]+$/, extension: '.yaml', schema: () => serviceGroupRecord },
  { kind: 'industry', place: /^industries\/[^/]+$/, extension: '.yaml', schema: () => industryRecord },
  { kind: 'home', place: /^pages\/home$/, extension: '.yaml', schema: () => homeRecord },
  { kind: 'page', place: /^pages\/[^/]+(?:\/[^/]+)?$/, extension: '.yaml', schema: () => pageRecord },
  { kind: 'person', place: /^people\/[^/]+$/, extension: '.yaml', schema: () => personRecord },
  { kind: 'office', place: /^offices\/[^/]+$/, extension: '.yaml', schema: () => officeRecord },
  { kind: 'post', place: /^blog\/[^/]+$/, extension: '.md', schema: () => postRecord },
  { kind: 'case', place: /^portfolio\/[^/]+$/, extension: '.md', schema: () => caseStudyRecord },
  { kind: 'role', place: /^careers\/[^/]+$/, extension: '.md', schema: () => roleRecord },
] as const;

export type Kind = (typeof KINDS)[number]['kind'];

export interface Place {
  locale: string;
  /** Path of the page without its locale, for example `services/devops/ci-cd`. */
  page: string;
  kind: Kind;
  schema: z.ZodType;
}

/** The place of a file from its path below the content folder, or the reason why the path is not valid for a record. */
export function placeOf(file: string): Place | string {
  const extension = path.extname(file);
  const [locale = '', ...segments] = file.slice(0, file.length - extension.length).split('/');
  const page = segments.join('/');
  const found = KINDS.find(({ place }) => place.test(page));
  if (!found) return 'no record can have this path: move the file, or delete it';
  if (found.extension !== extension) return `files in this folder must end in ${found.extension}`;
  if (!findLocale(locale)) return `‘${locale}’ is not a language in shared/locales.ts`;
  const misnamed = segments.find((segment) => !slug.safeParse(segment).success);
  if (misnamed) return `‘${misnamed}’ cannot be part of an address: use lower-case words joined by hyphens`;
  return { locale, page, kind: found.kind, schema: found.schema(page) };
}
