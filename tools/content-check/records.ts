/** Reads the records of a content folder, checks each against its schema and finds the line numbers of its fields. */
import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { DOWNLOADS_FOLDER } from '../../shared/downloads.ts';
import type { LocaleKey } from '../../shared/locales.ts';
import { withBrand } from '../../src/content/normalise/brand.ts';
import type { CaseStudyRecord } from '../../src/content/schema/case-study.ts';
import type { HomeRecord } from '../../src/content/schema/home.ts';
import type { IndustryRecord } from '../../src/content/schema/industry.ts';
import type { NamesRecord } from '../../src/content/schema/names.ts';
import type { OfficeRecord } from '../../src/content/schema/office.ts';
import type { PageRecord } from '../../src/content/schema/page.ts';
import type { PersonRecord } from '../../src/content/schema/person.ts';
import type { PostRecord } from '../../src/content/schema/post.ts';
import type { RoleRecord } from '../../src/content/schema/role.ts';
import type { ServiceGroupRecord } from '../../src/content/schema/service-group.ts';
import type { ServiceRecord } from '../../src/content/schema/service.ts';
import { REDIRECTS_RECORD } from '../redirects/read.ts';
import type { UnpublishedReason } from '../../src/content/schema/publicationState.ts';
import { renameOldKeys } from '../../src/content/normalise/spelling.ts';
import type { Finding } from './finding.ts';
import { placeOf, type Place } from './kinds.ts';
import { yamlFault } from './yamlFault.ts';

interface Base {
  /** Path relative to the content folder, with forward slashes. */
  file: string;
  locale: string;
  /** Path of the page without its locale, for example `services/devops/ci-cd`. */
  page: string;
  /** The record as written, before old keys are renamed and `{brand}` is replaced. */
  raw: unknown;
  /** For each section of a translation, the digest of the English text that it was made from. */
  source?: Readonly<Record<string, string>>;
  /** Why the record is not on the site now; absent when it is. */
  unpublished?: UnpublishedReason | undefined;
  /** Line of a field, from 1. For the field `body`, `offset` is the position in the Markdown, in characters from its start. */
  lineOf: (field: readonly PropertyKey[], offset?: number) => number | undefined;
}

export type ContentRecord = Base &
  (
    | { kind: 'service'; data: ServiceRecord }
    | { kind: 'group'; data: ServiceGroupRecord }
    | { kind: 'industry'; data: IndustryRecord }
    | { kind: 'home'; data: HomeRecord }
    | { kind: 'post'; data: PostRecord & { body: string } }
    | { kind: 'case'; data: CaseStudyRecord & { body: string } }
    | { kind: 'role'; data: RoleRecord & { body: string } }
    | { kind: 'page'; data: PageRecord }
    | { kind: 'person'; data: PersonRecord }
    | { kind: 'office'; data: OfficeRecord }
    | { kind: 'names'; data: NamesRecord }
  );

interface LoadedContent {
  records: ContentRecord[];
  findings: Finding[];
}

/** Loads every record under `folder`. A file with an invalid path or content is left out and reported as findings. */
export function loadContent(folder: string, parse: Parse = parseRecord): LoadedContent {
  const records: ContentRecord[] = [];
  const findings: Finding[] = [];
  for (const file of filesOf(folder)) {
    const { record, problems } = loadRecord(folder, file, parse);
    findings.push(...problems);
    if (record) records.push(record);
  }
  return { records, findings };
}

/** Files of the content folder that are not records. */
const OTHER_FILES: readonly string[] = ['terms.csv', 'wrong-words.csv', REDIRECTS_RECORD];

/** Folder of pictures within the content folder. */
export const MEDIA_FOLDER = 'media';

/** Folders within the content folder that contain no records. */
const OTHER_FOLDERS: readonly string[] = [MEDIA_FOLDER, path.basename(DOWNLOADS_FOLDER)];

/** Paths of the files below a folder, with forward slashes, sorted, without hidden files. */
export const filesBelow = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Every file that should be a record. */
const filesOf = (folder: string): string[] =>
  filesBelow(folder).filter(
    (file) => !OTHER_FILES.includes(file) && !OTHER_FOLDERS.some((other) => file.startsWith(`${other}/`)),
  );

/** Reads a record as {@link parseRecord} does. */
export type Parse = (file: string, place: Place, text: string) => Loaded;

interface Loaded {
  record?: ContentRecord;
  problems: Finding[];
}

const rejected = (rule: string, file: string, reason: string, line?: number): Loaded => ({
  problems: [{ rule, file, ...(line && { line }), field: '(file)', reason }],
});

function loadRecord(folder: string, file: string, parse: Parse): Loaded {
  const place = placeOf(file);
  if (typeof place === 'string') return rejected('place', file, place);
  const bytes = readFileSync(path.join(folder, file));
  if (!isUtf8(bytes)) return rejected('encoding', file, 'is not encoded in UTF-8: save it with this encoding');
  return parse(file, place, textOf(bytes));
}

/** Parses the text of a file to a record, or returns the reasons why that is not possible. */
export function parseRecord(file: string, place: Place, text: string): Loaded {
  const parts = partsOf(text, file);
  if (!parts) return rejected('yaml', file, 'must begin with fields between two lines of three hyphens (---)', 1);

  const lines = new LineCounter();
  const document = parseDocument(parts.header, { lineCounter: lines });
  const fault = yamlFault(document, lines, parts.header);
  if (fault) return rejected('yaml', file, fault.reason, fault.line);
  const raw: unknown = document.toJS();
  if (raw === null) return rejected('yaml', file, 'contains no fields', 1);

  const { body } = parts;
  const bodyLine = parts.header.split('\n').length + 1;
  const lineOf: Base['lineOf'] = (field, offset = 0) =>
    body !== undefined && field[0] === 'body'
      ? bodyLine + body.slice(0, offset).split('\n').length - 1
      : lineOfField(document, lines, field);
  const parsed = place.schema.safeParse(withBrand(renameOldKeys(raw), place.locale as LocaleKey));
  if (!parsed.success) {
    return {
      problems: ownIssues(parsed.error.issues.flatMap(issuesOfClosestForm)).map((issue) =>
        schemaFinding(file, issue, lineOf),
      ),
    };
  }
  const { locale, page, kind } = place;
  const { source, ...fields } = parsed.data as Pick<Base, 'source'>;
  const data = body === undefined ? fields : { ...fields, body };
  return {
    record: { file, locale, page, raw, ...(source && { source }), lineOf, kind, data } as ContentRecord,
    problems: [],
  };
}

/** The text of a file in one form, whichever editor wrote it: without a byte order mark, with line feeds as line ends. */
export const textOf = (source: Buffer | string): string =>
  source
    .toString()
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/**
 * Splits a file into header and body. A YAML file is all header; a Markdown file has front matter between two lines of three hyphens. The
 * header of a Markdown file begins with an empty line, which keeps its line numbers correct.
 */
export function partsOf(source: string, file: string): { header: string; body?: string } | undefined {
  if (!file.endsWith('.md')) return { header: source };
  const match = /^---[ \t]*\n([^]*?\n)---[ \t]*(?:\n([^]*))?$/.exec(source);
  return match ? { header: `\n${match[1] ?? ''}`, body: match[2] ?? '' } : undefined;
}

/** For a union of several forms, the issues of the form that the value is closest to. */
function issuesOfClosestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOtherForm = ({ code, path: inner }: z.core.$ZodIssue) => code === 'invalid_type' && inner.length === 0;
  const [form] = issue.errors
    .filter((issues) => !issues.some(isOtherForm))
    .toSorted((one, other) => one.length - other.length);
  return form?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

/** A value of the wrong type breaks all other rules of its field too, so only the type is reported. */
const ownIssues = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.filter(
    (issue) =>
      issue.code === 'invalid_type' ||
      !issues.some(({ code, path: other }) => code === 'invalid_type' && fieldName(other) === fieldName(issue.path)),
  );

function schemaFinding(file: string, issue: z.core.$ZodIssue, lineOf: Base['lineOf']): Finding {
  const place = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  return {
    rule: 'schema',
    file,
    line: lineOf(place),
    field: fieldName(issue.path),
    reason: reasonOf(issue),
  };
}

/** A plain message for an issue, in place of Zod's, such as `Too small: expected array to have >=2 items`. */
export function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return `is missing (${issue.expected})`;
  }
  // The message of the issue itself does not say what is expected.
  if (issue.code === 'invalid_key') return issue.issues[0]?.message ?? issue.message;
  const unit = 'origin' in issue && UNITS[issue.origin];
  if (!unit || !/^Too (?:small|big):/.test(issue.message)) return issue.message;
  if (issue.code === 'too_small') return `too few ${unit}, at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `too many ${unit}, at most ${issue.maximum}`;
  return issue.message;
}

/** The unit of a size, by the type of the value. */
const UNITS: Readonly<Partial<Record<string, string>>> = { array: 'entries', string: 'characters' };

/** `['content', 'cards', 0]` becomes `content.cards[0]`. */
export function fieldName(segments: readonly PropertyKey[]): string {
  const name = segments
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
    .join('');
  return name.replace(/^\./, '') || '(record)';
}

/** A finding in a field of a record. `offset` is the position in the text of the field, in characters. */
export const findingAt = (
  rule: string,
  { file, lineOf }: Pick<ContentRecord, 'file' | 'lineOf'>,
  field: readonly PropertyKey[],
  reason: string,
  offset?: number,
): Finding => ({ rule, file, line: lineOf(field, offset), field: fieldName(field), reason });

/** The line of a field; for a missing field, the line of its nearest ancestor that exists. */
export function lineOfField(document: Document, lines: LineCounter, field: readonly PropertyKey[]): number | undefined {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const node = document.getIn(field.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
