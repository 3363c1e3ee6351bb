/** Reads the records of a content folder, checks each against its schema and keeps the lines of its fields. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { CATALOGUE } from '../../src/content/schema/catalogue.ts';
import { caseStudyRecord, type CaseStudyRecord } from '../../src/content/schema/case-study.ts';
import { postRecord, type PostRecord } from '../../src/content/schema/post.ts';
import { roleRecord, type RoleRecord } from '../../src/content/schema/role.ts';
import { homeRecord, type HomeRecord } from '../../src/content/schema/home.ts';
import { namesRecord, type NamesRecord } from '../../src/content/schema/names.ts';
import { industryRecord, type IndustryRecord } from '../../src/content/schema/industry.ts';
import { pageRecord, type PageRecord } from '../../src/content/schema/page.ts';
import { serviceGroupRecord, type ServiceGroupRecord } from '../../src/content/schema/service-group.ts';
import { serviceRecord, type ServiceRecord } from '../../src/content/schema/service.ts';
import type { LocaleKey } from '../../shared/locales.ts';
import { withBrand } from '../../src/content/normalise/brand.ts';
import { renameOldKeys } from '../../src/content/normalise/spelling.ts';
import type { Finding } from './finding.ts';

interface Base {
  /** Path relative to the content folder, with forward slashes. */
  file: string;
  locale: string;
  /** Path of the page without its locale, for example `services/devops/ci-cd`. */
  page: string;
  /** The record as written, before old keys are renamed and the brand is put in. */
  raw: unknown;
  /** Line of a field, from 1. */
  lineOf: (field: readonly PropertyKey[]) => number | undefined;
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
    | { kind: 'names'; data: NamesRecord }
  );

export interface LoadedContent {
  records: ContentRecord[];
  findings: Finding[];
}

/** Loads every YAML record under `folder`. A record that breaks its schema becomes findings and is left out. */
export function loadContent(folder: string): LoadedContent {
  const records: ContentRecord[] = [];
  const findings: Finding[] = [];
  for (const file of globSync('**/*.{yaml,md}', { cwd: folder }).map(toPosix).sort()) {
    const { record, problems } = loadRecord(folder, file);
    findings.push(...problems);
    if (record) records.push(record);
  }
  return { records, findings };
}

function loadRecord(folder: string, file: string): { record?: ContentRecord; problems: Finding[] } {
  const lines = new LineCounter();
  const { header, body } = partsOf(readFileSync(path.join(folder, file), 'utf8'), file);
  const document = parseDocument(header, { lineCounter: lines });
  const syntax = document.errors.map((error) => ({
    rule: 'yaml',
    file,
    line: error.linePos?.[0].line,
    field: '(file)',
    reason: error.message.split('\n')[0] ?? error.message,
  }));
  if (syntax.length > 0) return { problems: syntax };

  const raw: unknown = document.toJS();
  const lineOf = (field: readonly PropertyKey[]) => lineOfField(document, lines, field);
  const [locale = '', ...rest] = file.replace(/\.(?:yaml|md)$/, '').split('/');
  const base = { file, locale, page: rest.join('/'), raw, lineOf };
  const found = kindOf(rest);
  if (!found) {
    return { problems: [{ rule: 'place', file, field: '(file)', reason: 'no kind of record lives at this path' }] };
  }
  const parsed = found.schema.safeParse(withBrand(renameOldKeys(raw), locale as LocaleKey));
  if (!parsed.success) {
    return { problems: parsed.error.issues.map((issue) => schemaFinding(file, issue, lineOf)) };
  }
  const data = body === undefined ? parsed.data : { ...(parsed.data as object), body };
  return { record: { ...base, kind: found.kind, data } as ContentRecord, problems: [] };
}

/** YAML files are all header; Markdown has its front matter between two lines of three hyphens. The header keeps its lines. */
function partsOf(source: string, file: string): { header: string; body?: string } {
  if (!file.endsWith('.md')) return { header: source };
  const [, header = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(source) ?? [];
  return { header: `\n${header}`, body };
}

function kindOf([folder, group, child, ...more]: string[]):
  { kind: ContentRecord['kind']; schema: z.ZodType } | undefined {
  if (more.length > 0) return undefined;
  if (folder === 'names' && !group) return { kind: 'names', schema: namesRecord };
  if (folder === 'services' && child) {
    return { kind: 'service', schema: serviceRecord(CATALOGUE[`${group}/${child}`]?.counts) };
  }
  if (folder === 'services' && group) return { kind: 'group', schema: serviceGroupRecord };
  if (folder === 'pages' && group === 'home') return { kind: 'home', schema: homeRecord };
  if (folder === 'pages' && group) return { kind: 'page', schema: pageRecord };
  if (folder === 'blog' && group && !child) return { kind: 'post', schema: postRecord };
  if (folder === 'portfolio' && group && !child) return { kind: 'case', schema: caseStudyRecord };
  if (folder === 'careers' && group && !child) return { kind: 'role', schema: roleRecord };
  if (folder === 'industries' && group && !child) return { kind: 'industry', schema: industryRecord };
  return undefined;
}

function schemaFinding(file: string, issue: z.core.$ZodIssue, lineOf: Base['lineOf']): Finding {
  return {
    rule: 'schema',
    file,
    line: lineOf(issue.path),
    field: fieldName(issue.path),
    reason: issue.message,
  };
}

/** `['content', 'cards', 0]` becomes `content.cards[0]`. */
export function fieldName(segments: readonly PropertyKey[]): string {
  const name = segments
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
    .join('');
  return name.replace(/^\./, '') || '(record)';
}

/** Falls back to the nearest ancestor that has a position, so that a missing field points at its parent. */
function lineOfField(document: Document, lines: LineCounter, field: readonly PropertyKey[]): number | undefined {
  for (let depth = field.length; depth > 0; depth -= 1) {
    const node = document.getIn(field.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const toPosix = (file: string) => file.split(path.sep).join('/');
