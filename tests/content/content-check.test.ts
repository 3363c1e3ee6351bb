/** Files with typical mistakes, the shipped content, and the command that the build runs. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { CaseStudyRecord } from '../../src/content/schema/case-study.ts';
import { TOPICS } from '../../src/content/schema/topics.ts';
import { checkContent, RULES } from '../../tools/content-check/check.ts';
import { coverageOf } from '../../tools/content-check/coverage.ts';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { loadContent, type ContentRecord } from '../../tools/content-check/records.ts';
import { repeatedText } from '../../tools/content-check/rules/repeated-text.ts';
import { record, findingTexts } from '../../tools/content-check/sample.ts';
import { misspellingsOfRecords } from '../../tools/spelling/check.ts';

type Tree = Record<string, unknown>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const SERVICE = 'en/services/software-development/custom.yaml';
/** The first record of a kind. No fixed name: a company may delete any shipped record. */
const first = (pattern: string) => globSync(pattern, { cwd: 'content' }).toSorted()[0] ?? '';
const POST = first('en/blog/*.md');
const CASE = first('en/portfolio/*.md');
const ROLE = first('en/careers/*.md');

const original = (file: string) => readFileSync(path.join('content', file), 'utf8').replace(/^\uFEFF/, '');

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
}

/** Writes a record of ours with another value at a path such as `content.faqSection.questions.0.question`; `undefined` removes it. */
function writeWith(file: string, field: string, value: unknown): void {
  const tree = parse(original(file)) as Tree;
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Tree>((node, key) => node[key] as Tree, tree);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  write(file, stringify(tree));
}

const load = () => loadContent(folder);

it('the content has 10 groups, 38 services and 29 industries', () => {
  const places = globSync('en/**/*.*', { cwd: 'content' }).map((file) => placeOf(file));
  const count = (kind: string) => places.filter((place) => typeof place === 'object' && place.kind === kind).length;
  expect([count('group'), count('service'), count('industry')]).toEqual([10, 38, 29]);
});

it('runs every rule of tools/content-check/rules', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../../tools/content-check/rules/*.ts', '!**/*.test.ts'], {
    eager: true,
  });
  const known = new Set<unknown>(RULES);
  const unusedRules = Object.entries(modules).filter(
    ([, rules]) => !Object.values(rules).some((rule) => known.has(rule)),
  );
  expect(Object.keys(modules)).not.toEqual([]);
  expect(unusedRules.map(([file]) => file)).toEqual([]);
});

describe('a record is refused for', () => {
  it.each([
    ['a missing field', 'content.heroSection.title', undefined, 'content.heroSection.title: is missing (string)'],
    ['a misspelt field', 'content.heroSection.tilte', 'x', 'content.heroSection: Unrecognized key: "tilte"'],
    [
      'too few cards',
      'content.briefCardsSection.cards',
      [],
      'content.briefCardsSection.cards: too few entries, at least 4',
    ],
    [
      'a headline that is too long',
      'content.heroSection.title',
      'x'.repeat(500),
      expect.stringMatching(/^content\.heroSection\.title: too many characters, at most \d+$/),
    ],
    [
      'too few entries of a list with a fixed number of entries',
      'content.faqSection.questions',
      [],
      'content.faqSection.questions: too few entries, at least 7',
    ],
    [
      'a picture without text alternative',
      'content.whyWorkSection.img.alt',
      '',
      'content.whyWorkSection.img.alt: too few characters, at least 20',
    ],
    [
      'another FAQ title',
      'content.faqSection.title',
      'FAQ',
      expect.stringMatching(/^content\.faqSection\.title: Invalid option: expected one of "Frequently/),
    ],
    [
      'two entries with one id',
      'content.whyWorkSection.cards.1.id',
      1,
      'content.whyWorkSection.cards[1].id: 1 is already the id of an earlier entry: choose another',
    ],
    [
      'text where a list belongs',
      'relatedIndustries',
      'maritime, mining',
      'relatedIndustries: Invalid input: expected array, received string',
    ],
    ...[undefined, 'scene:contact'].map((img): [string, string, unknown, string] => [
      `a picture that is ${img ?? 'missing'}`,
      'content.heroSection.img',
      img,
      'content.heroSection.img: expected a picture: the fields src and alt, or file and alt',
    ]),
    [
      'search terms that are neither a list nor text',
      'content.metaData.keywords',
      5,
      'content.metaData.keywords: expected search terms, as a list or separated by commas',
    ],
  ])('%s', (_, field, value, finding) => {
    writeWith(SERVICE, field, value);
    expect(findingTexts(load().findings)).toEqual([finding]);
  });

  it.each<[string, (study: CaseStudyRecord) => void, (study: CaseStudyRecord) => string]>([
    [
      'a missing contribution of a service',
      ({ contributions, services: [service = ''] }) => Reflect.deleteProperty(contributions, service),
      ({ services: [service = ''] }) => `contributions: the sentence for ‘${service}’ is missing`,
    ],
    [
      'a contribution of a service that the case study does not list',
      ({ contributions }) => (contributions['devops/none'] = 'What nobody did.'),
      () => 'contributions.devops/none: is not listed in services',
    ],
    [
      'a link of the diagram from a node that does not exist',
      ({ diagram: { links } }) => Object.assign(links[0] ?? {}, { from: 'radar' }),
      () => 'diagram.links[0].from: the node ‘radar’ does not exist',
    ],
    [
      'two nodes with one id',
      ({ diagram: { nodes, links } }) => {
        const [kept = '', lost = ''] = nodes.map(({ id }) => id);
        Object.assign(nodes[1] ?? {}, { id: kept });
        for (const link of links) for (const end of ['from', 'to'] as const) if (link[end] === lost) link[end] = kept;
      },
      ({ diagram: { nodes } }) =>
        `diagram.nodes[1].id: ‘${nodes[0]?.id}’ is already the id of an earlier node: choose another`,
    ],
    [
      'two nodes in one place',
      ({ diagram: { nodes } }) => Object.assign(nodes[1] ?? {}, { column: nodes[0]?.column, row: nodes[0]?.row }),
      ({ diagram: { nodes } }) => `diagram.nodes[1]: has the same column and row as ‘${nodes[0]?.id}’`,
    ],
  ])('%s', (_, change, finding) => {
    const [, header = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(original(CASE)) ?? [];
    const study = parse(header) as CaseStudyRecord;
    change(study);
    write(CASE, `---\n${stringify(study)}---\n${body}`);
    expect(findingTexts(load().findings)).toEqual([finding(parse(header) as CaseStudyRecord)]);
  });

  it.each<[string, unknown, string[]]>([
    [
      'that is neither a text nor a company',
      5,
      ['client: expected the sector as text, or the name and details of a real client'],
    ],
    ['without a name', {}, ['client.name: is missing (string)']],
    [
      'with a logo from another site',
      { name: 'A', logo: { src: 'https://a.example/a.svg', width: 1, height: 1 } },
      ['client.logo.src: expected a path under /media/ with the letters a to z, digits, dots, _ and - only'],
    ],
    [
      'quoted without consent',
      { name: 'A', quotation: { text: 'b', role: 'c' } },
      ['client.quotation.consent: must be true: the speaker has agreed in writing to be quoted here'],
    ],
    [
      'quoted with consent: false',
      { name: 'A', quotation: { text: 'b', role: 'c', consent: false } },
      ['client.quotation.consent: must be true: the speaker has agreed in writing to be quoted here'],
    ],
    [
      'quoted without a role',
      { name: 'A', quotation: { text: 'b', consent: true } },
      ['client.quotation.role: is missing (string)'],
    ],
    [
      'with a figure without its source',
      { name: 'A', figures: [{ value: '1', label: 'b' }] },
      ['client.figures[0].source: is missing (string)'],
    ],
    ['with an empty list of figures', { name: 'A', figures: [] }, ['client.figures: too few entries, at least 1']],
  ])('a client %s', (_, client, findings) => {
    const [, header = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(original(CASE)) ?? [];
    write(CASE, `---\n${stringify({ ...parse(header), client })}---\n${body}`);
    expect(findingTexts(load().findings)).toEqual(findings);
  });

  it('a service without its group in the path', () => {
    writeWith('en/industries/healthcare.yaml', 'relatedServices.0.service', 'edge-computing');
    expect(findingTexts(load().findings)).toEqual([
      "relatedServices[0].service: expected '<group>/<service>', for example devops/ci-cd",
    ]);
  });

  it('a name of a service without its group', () => {
    write('ar/names.yaml', 'services:\n  edge-computing: { name: A, summary: B }\n');
    expect(findingTexts(load().findings)).toEqual([
      "services.edge-computing: expected '<group>/<service>', for example devops/ci-cd",
    ]);
  });

  it('a date that does not exist', () => {
    write(ROLE, original(ROLE).replace(/^posted: .*$/m, 'posted: 2026-02-30'));
    expect(findingTexts(load().findings)).toEqual(['posted: expected a valid date, YYYY-MM-DD']);
  });

  it('a misspelt topic, and lists the topics', () => {
    write(POST, original(POST).replace(/^tags: .*$/m, 'tags: [data, datta]'));
    expect(findingTexts(load().findings)).toEqual([
      `tags[1]: Invalid option: expected one of ${TOPICS.map((topic) => `"${topic}"`).join('|')}`,
    ]);
  });

  it('broken YAML, and names the line', () => {
    write(SERVICE, 'id: 24\nname: [open\n');
    expect(load().findings).toMatchObject([{ rule: 'yaml', field: '(file)', line: 3 }]);
  });

  it('an unquoted text with a colon, and gives advice', () => {
    write(SERVICE, 'id: 24\nname: Custom: software\n');
    expect(load().findings).toMatchObject([
      { line: 2, reason: expect.stringContaining('must be in quotes') as string },
    ]);
  });

  it('an unquoted text that YAML would cut at #', () => {
    write(SERVICE, 'id: 24\n# Of the shop.\nname: Custom #1 software\n');
    expect(load().findings).toMatchObject([{ line: 3, reason: expect.stringMatching(/^‘#1 software’/) as string }]);
  });

  it.each([
    '*fast',
    '*fast* delivery',
    '* delivery',
    '!fast delivery',
    '! delivery',
    '!!str delivery',
    '&fast delivery',
  ])('an unquoted text whose first characters have a meaning in YAML: %s', (text) => {
    write(SERVICE, `id: 24\nsummary: ${text}\n`);
    expect(load().findings).toMatchObject([
      { rule: 'yaml', file: SERVICE, line: 2, reason: expect.stringContaining('in quotes') as string },
    ]);
  });

  it('a directive for which YAML only gives a warning', () => {
    write(SERVICE, '%FAST\n---\nid: 24\n');
    expect(load().findings).toMatchObject([
      { rule: 'yaml', line: 1, reason: expect.stringContaining('%FAST') as string },
    ]);
  });

  it('a misspelt field, and names its line', () => {
    write(SERVICE, original(SERVICE).replace('relatedIndustries:', 'relatedIndustry:'));
    const line =
      original(SERVICE)
        .split('\n')
        .findIndex((text) => text.startsWith('relatedIndustries:')) + 1;
    const [missing, misspelt] = load().findings;
    expect(missing?.reason).toBe('is missing (array)');
    // The value, a list, begins on the line after its name.
    expect(misspelt).toMatchObject({ reason: 'Unrecognized key: "relatedIndustry"', line: line + 1 });
  });

  it('an encoding other than UTF-8', () => {
    mkdirSync(path.join(folder, 'en/careers'), { recursive: true });
    writeFileSync(path.join(folder, ROLE), Buffer.from(`${original(ROLE)}café\n`, 'latin1'));
    expect(load().findings).toMatchObject([{ rule: 'encoding', file: ROLE }]);
  });

  it('broken YAML alone: findings of records that refer to it are left out until it can be parsed', () => {
    const translated = SERVICE.replace('en/', 'ar/');
    const referring = globSync('en/industries/*.yaml', { cwd: 'content' }).filter((file) =>
      original(file).includes(SERVICE.slice('en/services/'.length, -'.yaml'.length)),
    );
    for (const file of [translated, ...referring]) write(file, original(file));
    const faults = () => checkContent(folder).findings.map(({ rule, file }) => `${rule} ${file}`);
    expect(faults()).toEqual(
      expect.arrayContaining([`translation ${translated}`, ...referring.map((file) => `references ${file}`)]),
    );
    write(SERVICE, original(SERVICE).replace('name: ', 'name: : '));
    expect(faults()).toEqual([`yaml ${SERVICE}`]);
  });
});

describe('a file', () => {
  it.each([
    ['a byte order mark', (source: string) => `\uFEFF${source}`],
    ['Windows line endings', (source: string) => source.replaceAll('\n', '\r\n')],
    ['spaces after the hyphens', (source: string) => source.replaceAll(/^---$/gm, '--- ')],
  ])('may have %s', (_, change) => {
    write(POST, original(POST));
    write(SERVICE, original(SERVICE));
    const plain = load().records.map(({ data }) => data);
    write(POST, change(original(POST)));
    write(SERVICE, change(original(SERVICE)));
    const { records, findings } = load();
    expect(findings).toEqual([]);
    expect(records.map(({ data }) => data)).toEqual(plain);
  });

  it.each([
    ['en/careers/new.yaml', 'files in this folder must end in .md'],
    ['en/industries/mining.yml', 'files in this folder must end in .yaml'],
    ['en/blog/a.markdown', 'files in this folder must end in .md'],
    ['en/blog/a.mdx', 'files in this folder must end in .md'],
    ['en/blog/a', 'files in this folder must end in .md'],
    [
      'en/blog/My New Article.md',
      '‘My New Article’ cannot be part of an address: use lower-case words joined by hyphens',
    ],
    ['en/services/Dev_Ops/iot.yaml', '‘Dev_Ops’ cannot be part of an address: use lower-case words joined by hyphens'],
    ['en/blog/2026/a.md', 'no record can have this path: move the file, or delete it'],
    ['en/pages/a/b/c.yaml', 'no record can have this path: move the file, or delete it'],
    ['en/recipes/a.yaml', 'no record can have this path: move the file, or delete it'],
    ['fr/pages/contact.yaml', '‘fr’ is not a language in shared/locales.ts'],
    ['README.md', 'no record can have this path: move the file, or delete it'],
  ])('may not be %s', (file, reason) => {
    write(file, 'title: A\n');
    expect(load()).toEqual({ records: [], findings: [{ rule: 'place', file, field: '(file)', reason }] });
  });

  it.each([
    [POST, '# A title\n', 'must begin with fields between two lines of three hyphens (---)'],
    [SERVICE, '', 'contains no fields'],
  ])('must have fields: %s', (file, source, reason) => {
    write(file, source);
    expect(load().findings).toEqual([{ rule: 'yaml', file, line: 1, field: '(file)', reason }]);
  });

  it('is ignored when it is hidden', () => {
    write('en/.DS_Store', '');
    expect(load()).toEqual({ records: [], findings: [] });
  });
});

describe('a finding in Markdown', () => {
  const body = 'A first line.\n\nA line with teh error. It stands on this page only once, or so one hopes.\n';
  const lineOf = (source: string, part: string) => source.slice(0, source.indexOf(part)).split('\n').length;

  it('names the line in the file', () => {
    const source = `${original(POST).split('\n## ')[0] ?? ''}\n${body}`;
    write(POST, source);
    write('en/blog/the-same-again.md', source);
    const { records } = load();
    expect(misspellingsOfRecords(records.slice(1))).toMatchObject([
      { field: 'body', line: lineOf(source, 'A line with') },
    ]);
    expect(repeatedText(records).at(-1)).toMatchObject({ field: 'body', line: lineOf(source, 'A line with') });
  });
});

it('counts how many records of each kind a language has', () => {
  const page = (file: string): ContentRecord => record('page', file, {});
  const [arabic, ...others] = coverageOf([page('en/pages/a.yaml'), page('en/pages/b.yaml'), page('ar/pages/a.yaml')]);
  expect(others).toEqual([]);
  expect(arabic?.kinds).toContainEqual({ kind: 'page', has: 1, of: 2 });
});

describe('the command', () => {
  const run = () =>
    execFileSync(process.execPath, ['tools/content-check/main.ts', '--content', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });

  it('fails with status 1, and prints file, line, field and reason', () => {
    writeWith(SERVICE, 'content.heroSection.title', undefined);
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: expect.stringMatching(
          /^en\/services\/software-development\/custom\.yaml:\d+ {2}content\.heroSection\.title: is missing \(string\) {2}\[schema\]$/m,
        ) as string,
      }) as Error,
    );
  });
});
