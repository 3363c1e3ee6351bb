/** The shipped content with a draft, a service before its publication and a role after its end: nothing links to them. */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createParse } from '../../editor/check/parsed.ts';
import { buildOptions } from '../../shared/buildOptions.ts';
import { momentAt } from '../../shared/localTime.ts';
import { enabledLocales } from '../../shared/locales.ts';
import { site } from '../../site.config.ts';
import { languagesOf } from '../../src/content/pagePaths.ts';
import { industries, servicesIn, servicesNavigation, servicesOf } from '../../src/content/services.ts';
import { TOPICS } from '../../src/content/schema/topics.ts';
import { posts, rolesIn } from '../../src/content/texts.ts';
import { checkContent } from '../../tools/content-check/check.ts';
import type { Finding } from '../../tools/content-check/finding.ts';
import { withUnpublishedReasons } from '../../tools/content-check/unpublished.ts';
import { loadContent, type ContentRecord } from '../../tools/content-check/records.ts';
import { links } from '../../tools/content-check/rules/links.ts';
import { references } from '../../tools/content-check/rules/references.ts';
import { required } from '../../tools/content-check/rules/required.ts';

type Kind = ContentRecord['kind'];

const KINDS: Readonly<Record<string, Kind>> = vi.hoisted(() => {
  // On 3 December in the company's time zone, whichever it is.
  process.env['BUILD_MOMENT'] = '2026-12-03T10:30:00Z';
  return {
    ...{ services: 'service', groups: 'group', industries: 'industry', pages: 'page' },
    ...{ home: 'home', posts: 'post', cases: 'case', roles: 'role' },
  };
});
let records: ContentRecord[] = [];
vi.mock('astro:content', () => ({
  getCollection: (name: string) =>
    Promise.resolve(
      records
        .filter(({ kind }) => kind === KINDS[name])
        .map(({ locale, page, data }) => ({ id: `${locale}/${page}`, data })),
    ),
  getEntry: () => Promise.resolve(undefined),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
const at = (file: string) => path.join(folder, file);
/** Adds a field at the beginning of the record in a file. */
function addField(file: string, field: string): void {
  const start = file.endsWith('.md') ? '---\n' : '';
  writeFileSync(file, readFileSync(file, 'utf8').replace(start, `${start}${field}\n`));
}

/** Parses each file once: the folder of the test differs from the shipped one in a few files. */
const parse = createParse();
const loaded = loadContent('content', parse).records;
/** The first English record of a kind. No fixed name: a company may delete any shipped record. */
const first = (kind: Kind): ContentRecord => {
  const found = loaded.find((record) => record.kind === kind && record.locale === 'en');
  if (!found) throw new Error(`content/ has no ${kind}`);
  return found;
};
const POST = first('post');
const SERVICE = first('service');
const OTHER_POST = { file: 'en/blog/another.md', page: 'blog/another' };
const ROLE = { file: 'en/careers/closed.md', page: 'careers/closed' };
const POST_FIELDS = `role: Engineer\ndate: 2026-01-05\ntags: [${TOPICS[0]}]\nservices: [${SERVICE.page.replace('services/', '')}]`;
const ROLE_FIELDS = 'discipline: engineering\nplace: remote\nemployment: FULL_TIME\nposted: 2026-01-05';
/** Writes a second article in each language, and an open role: a company may have only one article and no role. */
function writeOthers(content: string): void {
  const articles = enabledLocales().map(({ key }) => [`${key}/${OTHER_POST.page}.md`, POST_FIELDS] as const);
  for (const [file, fields] of [...articles, [ROLE.file, ROLE_FIELDS] as const]) {
    const head = `title: The file ${file}\ndescription: What the file ${file} is about.\n${fields}`;
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), `---\n${head}\n---\n\nText.\n`);
  }
}
const [DRAFT, SCHEDULED, EXPIRED] = [
  POST.page.replace('blog/', '/blogs/'),
  `/${SERVICE.page}`,
  ROLE.page.replace('careers/', '/company/career/'),
];
const UNPUBLISHED = [DRAFT, SCHEDULED, EXPIRED];

beforeAll(() => {
  cpSync('content', folder, { recursive: true });
  writeOthers(folder);
  addField(at(POST.file), 'draft: true');
  addField(at(SERVICE.file), 'publishFrom: 2026-12-04T09:00');
  addField(at(ROLE.file), 'publishUntil: 2026-12-02');
  records = loadContent(folder, parse).records;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a page that is held back', () => {
  it('is built in no language', async () => {
    for (const unpublished of UNPUBLISHED) expect(await languagesOf(unpublished), unpublished).toEqual([]);
  });

  it.each(enabledLocales().map(({ key }) => key))('is in no list, menu or related link of %s', async (locale) => {
    const naming = (await industries()).filter(
      ({ locale: own, data }) =>
        own === locale && data.relatedServices.some(({ service }) => SCHEDULED.endsWith(`/${service}`)),
    );
    expect(naming).not.toEqual([]);
    const all = [
      ...(await posts(locale)),
      ...(await servicesIn(locale)),
      ...(await servicesNavigation(locale)).flatMap(({ children }) => children),
      ...(await rolesIn(locale)),
      ...(await Promise.all(naming.map(servicesOf))).flat(),
    ];
    expect(all).not.toEqual([]);
    expect(all.filter(({ href }) => UNPUBLISHED.some((unpublished) => href.endsWith(unpublished)))).toEqual([]);
  });

  it('may be listed by a record, but not linked in a text', () => {
    appendFileSync(at(OTHER_POST.file), `\nSee [a](${DRAFT}), [b](${SCHEDULED}) and [c](${EXPIRED}).\n`);
    const now = withUnpublishedReasons(loadContent(folder, parse).records, buildOptions().now);
    expect(links(now).map(({ file, field, reason }) => `${file} ${field}: ${reason}`)).toEqual([
      `${OTHER_POST.file} body: ‘${DRAFT}’ is a draft`,
      `${OTHER_POST.file} body: ‘${SCHEDULED}’ is not on the site before 2026-12-04T09:00`,
      `${OTHER_POST.file} body: ‘${EXPIRED}’ is not on the site after 2026-12-02`,
    ]);
    expect([...references(now), ...required(now)]).toEqual([]);
  });
});

describe('the check of a folder', () => {
  const small = mkdtempSync(path.join(tmpdir(), 'content-'));
  const article = path.join(small, OTHER_POST.file);
  beforeAll(() => {
    cpSync(path.join('content', POST.file), path.join(small, POST.file));
    writeOthers(small);
    addField(path.join(small, ROLE.file), 'publishUntil: 2026-12-02');
  });
  afterAll(() => rmSync(small, { recursive: true }));
  const of = (rule: string, findings: readonly Finding[]) =>
    findings.filter((finding) => finding.rule === rule).map(({ file, reason }) => `${file}: ${reason}`);

  it('warns of a link to a page that will end, and refuses the link once the page has ended', () => {
    appendFileSync(article, `\nSee [it](${EXPIRED}).\n`);
    const over = `‘${EXPIRED}’ is not on the site after 2026-12-02`;
    const before = checkContent(small, { today: momentAt('2026-12-02T23:59', site.timeZone) });
    expect(of('links', before.findings)).toEqual([]);
    expect(of('links', before.warnings)).toEqual([
      `${OTHER_POST.file}: will stop the build from 2026-12-03 on: ${over}`,
    ]);
    const then = checkContent(small, { today: momentAt('2026-12-03T00:00', site.timeZone) });
    expect(of('links', then.findings)).toEqual([`${OTHER_POST.file}: ${over}`]);
    expect(of('links', checkContent(small, { hasDrafts: true }).findings)).toEqual([]);
  });

  it('accepts a redirect from a page that has ended, also for a preview, which shows that page', () => {
    const target = OTHER_POST.page.replace('blog/', '/blogs/');
    writeFileSync(path.join(small, 'redirects.yaml'), `- { from: ${EXPIRED}, to: ${target} }\n`);
    for (const hasDrafts of [false, true])
      expect(of('redirects', checkContent(small, { hasDrafts }).findings)).toEqual([]);
  });

  it('only warns of a redirect to a page that has ended', () => {
    writeFileSync(path.join(small, 'redirects.yaml'), `- { from: /old, to: ${EXPIRED} }\n`);
    const { findings, warnings } = checkContent(small, { hasDrafts: false });
    expect(of('redirects', findings)).toEqual([]);
    expect(of('redirect-target', findings)).toEqual([]);
    expect(of('redirect-target', warnings)).toEqual([
      `redirects.yaml: ‘${EXPIRED}’ is not on the site after 2026-12-02`,
    ]);
    const before = checkContent(small, { today: momentAt('2026-12-02T23:59', site.timeZone) });
    expect(of('redirect-target', before.warnings)).toEqual([]);
  });

  it('only warns of a text that a draft repeats, and does not report the published page', () => {
    cpSync(article, path.join(small, 'en/blog/0-copy.md'));
    addField(path.join(small, 'en/blog/0-copy.md'), 'draft: true');
    for (const hasDrafts of [false, true]) {
      const { findings, warnings } = checkContent(small, { hasDrafts });
      expect(of('repeated-text', findings)).toEqual([]);
      expect(of('repeated-text', warnings)).toContainEqual(expect.stringMatching(/^en\/blog\/0-copy\.md: /));
    }
  });
});
