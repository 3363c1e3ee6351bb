/** Each known inconsistency of the old content, put into a copy of ours, must be caught with file, field and reason. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { site } from '../../site.config.ts';
import { brandIn } from '../../src/content/normalise/brand.ts';
import { checkContent } from '../../tools/content-check/check.ts';
import { loadContent } from '../../tools/content-check/records.ts';

type Tree = Record<string, unknown>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => parse(readFileSync(path.join(folder, file), 'utf8')) as Tree;
const write = (file: string, record: Tree) => writeFileSync(path.join(folder, file), stringify(record));

/** Sets the value at a path such as `content.faqSection.questions.0.question`; `undefined` removes it. */
function set(file: string, field: string, value: unknown): void {
  const record = read(file);
  const keys = field.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Tree>((node, key) => node[key] as Tree, record);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  write(file, record);
}

/** What the check says of one file, as `field: reason`. */
const found = (file: string) =>
  checkContent(folder)
    .findings.filter((finding) => finding.file === file)
    .map(({ field, reason }) => `${field}: ${reason}`);

const SERVICE = 'en/services/software-development/custom.yaml';
const EDGE = 'en/services/it-strategy/edge-computing.yaml';
const SECURITY = 'en/services/cloud-services/security.yaml';

it('finds nothing in our own content', () => {
  expect(checkContent(folder).findings).toEqual([]);
});

it('has the groups, services and industries that the specification counts', () => {
  const records = loadContent('content').records.filter(({ locale }) => locale === 'en');
  const count = (kind: string) => records.filter((record) => record.kind === kind).length;
  expect([count('group'), count('service'), count('industry')]).toEqual([10, 38, 29]);
});

describe('the known inconsistencies', () => {
  it.each(['Generative AI', 'Machine Learning', 'Custom AI'])('a technology heading that names %s on another page', (name) => {
    set(SERVICE, 'content.techsSection.title', `Technologies for ${name} solutions`);
    expect(found(SERVICE)).toContainEqual(expect.stringMatching(/^content\.techsSection\.title: names artificial-intelligence\/.*, not this service$/));
  });

  it('an FAQ about smart contracts on the edge computing page', () => {
    const questions = (read('en/services/blockchain-solutions/smart-contracts.yaml') as { content: { faqSection: { questions: Tree[] } } }).content.faqSection.questions;
    set(EDGE, 'content.faqSection.questions', questions);
    expect(found(EDGE)).toContainEqual(expect.stringMatching(/^content\.faqSection\.questions: \d+ questions are about blockchain-solutions\/smart-contracts$/));
  });

  it('the FAQ of the migration page on the cloud security page', () => {
    const questions = (read('en/services/devops/cloud-migration.yaml') as { content: { faqSection: { questions: Tree[] } } }).content.faqSection.questions;
    set(SECURITY, 'content.faqSection.questions', questions);
    const findings = checkContent(folder).findings.filter(({ rule }) => rule === 'repeated-text');
    expect(findings.length).toBeGreaterThanOrEqual(questions.length);
    expect(findings[0]).toMatchObject({ field: expect.stringContaining('faqSection') as string, reason: expect.stringContaining('stands in') as string });
  });

  it('the id of Generative AI used twice', () => {
    set('en/services/artificial-intelligence/ai-integration-services.yaml', 'id', 57);
    const findings = checkContent(folder).findings.filter(({ rule }) => rule === 'unique-ids');
    expect(findings).toMatchObject([{ field: 'id', line: 1, reason: expect.stringMatching(/^57 is the id of en\/services\/artificial-intelligence\//) as string }]);
  });

  it('the old spelling of the approach cards, which the loader accepts', () => {
    const record = read(SERVICE) as { content: Tree };
    const { briefCardsSection, ...content } = record.content;
    write(SERVICE, { ...record, content: { ...content, breifCardsSection: briefCardsSection } });
    expect(found(SERVICE)).toEqual(['content.breifCardsSection: spelled briefCardsSection in our records']);
  });

  it('a numbered question', () => {
    set(SERVICE, 'content.faqSection.questions.0.question', '1. What does it cost?');
    expect(found(SERVICE)).toContain('content.faqSection.questions[0].question: questions carry no number');
  });
});

describe('copy', () => {
  it.each([
    ['We leverage a fast-paced world here.', 'banned filler: “leverage”'],
    ['It is not just fast but also cheap to run.', "banned figure 'not just … but'"],
    ['Whether you are small or large, this fits.', "banned figure 'whether you are'"],
    ['The first stage costs $4,000 in most cases.', 'a price; say to get in touch for a quote'],
    ['Expect about 20,000 AED for the audit.', 'a price; say to get in touch for a quote'],
  ])('%s', (sentence, reason) => {
    set(SERVICE, 'content.ourServicesSection.desc', sentence);
    expect(found(SERVICE)).toContainEqual(expect.stringContaining(`content.ourServicesSection.desc: ${reason}`));
  });

  it('a title or description out of length', () => {
    set(SECURITY, 'content.metaData.title', 'Cloud security '.repeat(5).trim());
    set(SECURITY, 'content.metaData.description', 'Too short.');
    expect(found(SECURITY)).toEqual(
      expect.arrayContaining(['content.metaData.title: 74 characters, at most 60', 'content.metaData.description: 10 characters, expected 120 to 160']),
    );
  });

  it('a fixed title changed by a letter, and a timeline that is gone', () => {
    set(SERVICE, 'content.metaData.title', 'Custom Software Development | Scalable & Secure Solution');
    expect(found(SERVICE)).toContain('content.metaData.title: expected letter for letter: Custom Software Development | Scalable & Secure Solutions');
    const saas = 'en/services/software-development/saas.yaml';
    const text = readFileSync(path.join(folder, saas), 'utf8');
    writeFileSync(path.join(folder, saas), text.replace(/12 to 24\s+weeks/gi, 'some weeks'));
    expect(found(saas)).toContain('content.faqSection: no answer says “12 to 24 weeks”');
  });

  it.each([
    ['en/pages/company.yaml', 'content.heroSection.desc', site.brand],
    ['ar/pages/company.yaml', 'content.metaData.keywords', brandIn('ar')],
    ['ku/pages/company.yaml', 'content.metaData.title', brandIn('ku')],
  ])('the brand spelled in %s, %s', (file, field, spelling) => {
    set(file, field, `"${spelling}"`);
    expect(found(file)).toContain(`${field}: the brand “${spelling}”; write {brand}`);
    set(file, field, `x${spelling}`);
    expect(found(file).filter((finding) => finding.includes('the brand'))).toEqual([]);
  });

  it('the brand in the text of an article, spelled or marked', () => {
    const article = `en/blog/${readdirSync(path.join(folder, 'en/blog'))[0]}`;
    appendFileSync(path.join(folder, article), `\nWe at ${site.brand}, that is {brand}, write \`{brand}\` in code.\n`);
    expect(found(article)).toEqual([
      `body: the brand “${site.brand}”; say it without a name`,
      'body: {brand} is for fields; say it without a name',
    ]);
  });

  it('a title that is too long with the brand in its place', () => {
    set('en/pages/contact.yaml', 'content.metaData.title', `{brand}${'x'.repeat(60 - site.brand.length)}`);
    expect(found('en/pages/contact.yaml')).toEqual([]);
    set('en/pages/contact.yaml', 'content.metaData.title', `{brand}${'x'.repeat(61 - site.brand.length)}`);
    expect(found('en/pages/contact.yaml')).toEqual(['content.metaData.title: 61 characters, at most 60']);
  });

  it('an electric-vehicle topic out of its place', () => {
    const file = 'en/services/electric-vehicle/nextgen-mobility.yaml';
    set(file, 'content.ourServicesSection.cards.2.title', 'Batteries');
    expect(found(file)).toEqual(['content.ourServicesSection.cards: card 3 is “Batteries”, expected “battery analytics”']);
  });
});

describe('records', () => {
  it.each([
    ['a missing field', 'content.heroSection.title', undefined, 'content.heroSection.title: Invalid input: expected string, received undefined'],
    ['a misspelt field', 'content.heroSection.tilte', 'x', 'content.heroSection: Unrecognized key: "tilte"'],
    ['a card too few', 'content.briefCardsSection.cards', [], 'content.briefCardsSection.cards: Too small: expected array to have >=4 items'],
    ['a picture without words', 'content.whyWorkSection.img.alt', '', 'content.whyWorkSection.img.alt: Too small: expected string to have >=20 characters'],
    ['another FAQ title', 'content.faqSection.title', 'FAQ', expect.stringMatching(/^content\.faqSection\.title: Invalid option: expected one of "Frequently Asked Questions \(FAQs\)"/)],
    ['an icon that does not exist', 'content.briefCardsSection.cards.0.img', 'ph:no-such-icon', 'content.briefCardsSection.cards[0].img: no icon ph:no-such-icon'],
    ['a logo that is a written name', 'content.techsSection.cards.0.subCards.0.img', 'logos:oracle', 'content.techsSection.cards[0].subCards[0].img: logos:oracle is a written name; take its mark, or none'],
    ['an industry that does not exist', 'relatedIndustries.0.industry', 'piracy', 'relatedIndustries.0.industry: no industry ‘piracy’'],
  ])('%s', (_, field, value, reason) => {
    set(SERVICE, field, value);
    expect(found(SERVICE)).toContainEqual(reason);
  });

  it('a door that leads to no page', () => {
    set('en/pages/company.yaml', 'content.sections.0.cards.0.page', 'company/no-such-page');
    expect(found('en/pages/company.yaml')).toEqual(['content.sections.0.cards.0.page: no page ‘company/no-such-page’']);
  });

  it('a button that speaks another language', () => {
    const group = 'services/devops.yaml';
    set(`en/${group}`, 'content.bannerSection.buttonText', 'تواصل معنا');
    set(`ku/${group}`, 'content.bannerSection.buttonText', 'Get In Touch');
    expect(found(`en/${group}`)).toEqual(['content.bannerSection.buttonText: expected “Get In Touch”']);
    expect(found(`ku/${group}`)).toEqual(['content.bannerSection.buttonText: expected “پەیوەندیمان پێوە بکە”']);
  });

  it('a count that the catalogue fixes', () => {
    const { content } = read(SERVICE) as { content: { faqSection: { questions: Tree[] } } };
    set(SERVICE, 'content.faqSection.questions', [...content.faqSection.questions, { id: 99, question: 'Another?', answer: 'Yes, one more.' }]);
    expect(found(SERVICE)).toContain('content.faqSection.questions: Too big: expected array to have <=7 items');
  });

  it('broken YAML, with its line', () => {
    writeFileSync(path.join(folder, SERVICE), 'id: 24\nname: [open\n');
    expect(checkContent(folder).findings.find(({ file }) => file === SERVICE)).toMatchObject({ rule: 'yaml', field: '(file)', line: 3 });
  });

  it('two entries with one id', () => {
    set(SERVICE, 'content.whyWorkSection.cards.1.id', 1);
    expect(found(SERVICE)).toContain('content.whyWorkSection.cards: ids repeat within the list');
  });
});

it('fails the command, and so the build, with file, line, field and reason', () => {
  set(SERVICE, 'content.heroSection.title', undefined);
  const run = () => execFileSync(process.execPath, ['tools/content-check/main.ts', '--content', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(run).toThrow();
  try {
    run();
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: string };
    expect(status).toBe(1);
    expect(stdout).toMatch(/^en\/services\/software-development\/custom\.yaml:\d+ {2}content\.heroSection\.title: Invalid input: expected string, received undefined {2}\[schema\]$/m);
  }
});

describe('languages', () => {
  const AR = 'ar/pages/contact.yaml';
  const KU = 'ku/pages/contact.yaml';

  it.each([
    ['a Persian letter in Arabic', AR, 'content.heroSection.desc', 'كلمة یومية', 'content.heroSection.desc: a Kurdish or Persian letter: “ی”'],
    ['an Arabic letter in Sorani', KU, 'content.heroSection.desc', 'وشەي نوێ', 'content.heroSection.desc: an Arabic letter; Sorani has ی ک ە ه: “ي”'],
    ['figures of another set', AR, 'content.heroSection.desc', 'منذ ٢٠٢٦', 'content.heroSection.desc: figures are 0 to 9 in every language: “٢”'],
    ['Latin punctuation', KU, 'content.heroSection.desc', 'چۆنە?', 'content.heroSection.desc: Latin punctuation after Arabic script: “ە?”'],
    ['a forgotten English sentence', AR, 'content.heroSection.desc', 'An engineer reads every message that arrives.', 'content.heroSection.desc: English that was left over: “An engineer reads every message”'],
    ['a list that lost an entry', AR, 'content.sections', [], expect.stringMatching(/^content\.sections: /)],
    ['a drawing of another page', KU, 'content.heroSection.img.src', 'scene:home', 'content.heroSection.img.src: ‘scene:home’, the original has ‘scene:contact’'],
  ])('%s', (_, file, field, value, reason) => {
    set(file, field, value);
    expect(found(file)).toContainEqual(reason);
  });

  it('a service without a name', () => {
    set('ku/names.yaml', 'services.devops/ci-cd', undefined);
    expect(found('ku/names.yaml')).toContain('services: lacks ‘devops/ci-cd’');
  });

  it('says how much of the site each language has', () => {
    rmSync(path.join(folder, 'ar/pages/privacy.yaml'));
    const page = checkContent(folder).coverage.find(({ locale }) => locale === 'ar')?.kinds.find(({ kind }) => kind === 'page');
    const pagesIn = (locale: string) => globSync(`${locale}/pages/**/*.yaml`, { cwd: folder, exclude: ['**/home.yaml'] }).length;
    expect(page).toEqual({ kind: 'page', has: pagesIn('ar'), of: pagesIn('en') });
    expect(pagesIn('ar')).toBeLessThan(pagesIn('en'));
  });
});
