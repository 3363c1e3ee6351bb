/** Our own content with a draft, a service that is not due and a role that is over: nothing leads to them. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { momentOf } from '../../shared/edition.ts';
import { LOCALES } from '../../shared/locales.ts';
import {
  industries,
  languagesOf,
  posts,
  rolesIn,
  servicesIn,
  servicesNavigation,
  servicesOf,
} from '../../src/content/queries.ts';
import { checkContent } from '../../tools/content-check/check.ts';
import { loadContent, type ContentRecord } from '../../tools/content-check/records.ts';

type Kind = ContentRecord['kind'];

const KINDS: Readonly<Record<string, Kind>> = vi.hoisted(() => {
  process.env['BUILD_MOMENT'] = '2026-12-03T12:00:00+04:00';
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
/** Adds a field at the beginning of a record. */
function hold(file: string, field: string): void {
  const start = file.endsWith('.md') ? '---\n' : '';
  writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(start, `${start}${field}\n`));
}

const loaded = loadContent('content').records;
/** The first English record of a kind, whichever it is: our own may be deleted. */
const first = (kind: Kind, isFit: (record: ContentRecord) => boolean = () => true): ContentRecord => {
  const found = loaded.find((record) => record.kind === kind && record.locale === 'en' && isFit(record));
  if (!found) throw new Error(`content/ has no ${kind}`);
  return found;
};
const POST = first('post');
const OTHER_POST = first('post', ({ file }) => file !== POST.file);
const SERVICE = first('service');
const ROLE = first('role', ({ page }) => !page.endsWith('/general-application'));
const [DRAFT, AHEAD, OVER] = [
  POST.page.replace('blog/', '/blogs/'),
  `/${SERVICE.page}`,
  ROLE.page.replace('careers/', '/company/career/'),
];
const HELD = [DRAFT, AHEAD, OVER];

beforeAll(() => {
  cpSync('content', folder, { recursive: true });
  hold(POST.file, 'draft: true');
  hold(SERVICE.file, 'publishFrom: 2026-12-04T09:00');
  hold(ROLE.file, 'publishUntil: 2026-12-02');
  records = loadContent(folder).records;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is held back', () => {
  it('has no page in any language', async () => {
    for (const held of HELD) expect(await languagesOf(held), held).toEqual([]);
  });

  it.each(LOCALES.map(({ key }) => key))('is in no list, menu or related link of %s', async (locale) => {
    const own = (await industries()).filter((entry) => entry.locale === locale);
    const links = [
      ...(await posts(locale)),
      ...(await servicesIn(locale)),
      ...(await servicesNavigation(locale)).flatMap(({ children }) => children),
      ...(await rolesIn(locale)),
      ...(await Promise.all(own.map(servicesOf))).flat(),
    ];
    expect(links).not.toEqual([]);
    expect(links.filter(({ href }) => HELD.some((held) => href.endsWith(held)))).toEqual([]);
  });

  it('may be named by lists, and not in words', () => {
    appendFileSync(at(OTHER_POST.file), `\nSee [a](${DRAFT}), [b](${AHEAD}) and [c](${OVER}).\n`);
    const { findings } = checkContent(folder, { today: momentOf(process.env) });
    const ofThem = findings.filter(({ file, rule }) => file === OTHER_POST.file && rule === 'links');
    expect(ofThem.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      `body: ‘${DRAFT}’ is a draft`,
      `body: ‘${AHEAD}’ is not on the site before 2026-12-04T09:00`,
      `body: ‘${OVER}’ is not on the site after 2026-12-02`,
    ]);
    expect(findings.filter(({ rule }) => rule === 'references' || rule === 'required')).toEqual([]);
  });

  it('is told before the day from which a link leads nowhere', () => {
    const { warnings } = checkContent(folder, { today: new Date('2026-12-02T12:00:00+04:00') });
    expect(warnings.filter(({ rule }) => rule === 'links').map(({ reason }) => reason)).toEqual([
      `will stop the build from 2026-12-03 on: ‘${OVER}’ is not on the site after 2026-12-02`,
    ]);
  });
});
