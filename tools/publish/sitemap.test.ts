import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changesOfContent, lastChange, parseLog, withPublicationDays } from './changes.ts';
import { readPage } from './pages.ts';
import { site } from '../../site.config.ts';
import { sitemap, sitemapOf } from './sitemap.ts';

const LOG = `
\x002026-05-03

en/careers/engineer.md
en/offices/main.yaml
en/portfolio/a.md
\x002026-05-02

en/services/devops/ci-cd.yaml
en/blog/a.md
en/pages/portfolio.yaml
ar/pages/company/career.yaml
\x002026-04-01

en/services/devops/ci-cd.yaml
en/services/devops.yaml
en/blog/b.md
en/portfolio/b.md
en/careers/designer.md
en/pages/blogs.yaml
en/pages/company/career.yaml
en/pages/company.yaml
en/pages/home.yaml
\x002026-03-01

ar/careers/engineer.md
`.trim();

describe('days of change', () => {
  const days = parseLog(LOG);

  it.each([
    ['/services/devops/ci-cd', '2026-05-02'],
    ['/services/devops', '2026-04-01'],
    ['/services', '2026-05-02'],
    ['/blogs', '2026-05-02'],
    ['/blogs/b', '2026-04-01'],
    ['/blogs/tags/data', '2026-05-02'],
    ['/portfolio', '2026-05-03'],
    ['/portfolio/b', '2026-04-01'],
    ['/portfolio/industries/mining', '2026-05-03'],
    ['/company', '2026-04-01'],
    ['/company/career', '2026-05-03'],
    ['/company/career/designer', '2026-04-01'],
    ['/ar/company/career', '2026-05-02'],
    ['/ar/company/career/engineer', '2026-03-01'],
    ['/', '2026-04-01'],
    ['/contact', '2026-05-03'],
    ['/search', undefined],
  ])('%s: %s', (page, day) => {
    expect(lastChange(page, days)).toBe(day);
  });

  it('are those of publication for records that were published later, also for their lists and translations', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const post = (fields: string) => `---\ntitle: A\n${fields}\n---\n\nText\n`;
    const texts = {
      'en/pages/early.yaml': "publishFrom: '2026-05-07T09:00'\n",
      'en/pages/none.yaml': 'content:\n  date: 2026-05-20\n',
      'en/blog/scheduled.md': post('date: 2026-05-10'),
      'ar/blog/scheduled.md': post('date: 2026-05-08'),
      'en/blog/old.md': post('date: 2026-04-30'),
      'en/blog/ahead.md': post('date: 2026-06-01'),
      'en/blog/later.md': post("publishFrom: '2026-05-31T18:00'"),
      'en/blog/draft.md': post('date: 2026-05-19\ndraft: true'),
    };
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const committed = parseLog(['\x002026-05-01\n', ...Object.keys(texts), 'ar/blog/old.md'].join('\n'));
    const published = withPublicationDays(committed, folder, '2026-05-31T12:00');
    expect(Object.fromEntries(published)).toEqual({
      ...Object.fromEntries(committed),
      'en/': '2026-05-10',
      'en/pages/': '2026-05-07',
      'en/pages/early.yaml': '2026-05-07',
      'en/blog/': '2026-05-10',
      'en/blog/scheduled.md': '2026-05-10',
      'ar/': '2026-05-10',
      'ar/blog/': '2026-05-10',
      'ar/blog/scheduled.md': '2026-05-10',
    });
    expect(lastChange('/blogs/scheduled', published)).toBe('2026-05-10');
  });

  it('are absent outside a git repository', () => {
    expect(changesOfContent('/').size).toBe(0);
  });

  it('are absent in a shallow clone, where all files have the same day', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'sitemap-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const [folder, clone] = [path.join(root, 'origin'), path.join(root, 'clone')];
    mkdirSync(folder);
    const settings = ['user.name=A', 'user.email=a@a.example', 'commit.gpgSign=false'].flatMap((one) => ['-c', one]);
    const git = (...args: string[]) => execFileSync('git', [...settings, ...args], { cwd: folder });
    git('init', '--quiet');
    for (const name of ['a', 'b']) {
      writeFileSync(path.join(folder, name), name);
      git('add', name);
      git('commit', '--quiet', '--message', name);
    }
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, clone);
    expect([...changesOfContent(folder).keys()].toSorted()).toEqual(['a', 'b']);
    expect(changesOfContent(clone).size).toBe(0);
  });
});

describe('sitemap', () => {
  const page = readPage(
    'services/a.html',
    '<html lang="en"><head><title>A</title><link rel="canonical" href="https://a.example/services/a?b&amp;c"><link rel="alternate" hreflang="x-default" href="https://a.example/services/a"></head></html>',
  );

  it('names the page, its day and its languages, escaped', () => {
    const text = sitemap([{ ...page, changed: '2026-05-02' }]);
    expect(text).toContain('<loc>https://a.example/services/a?b&amp;c</loc><lastmod>2026-05-02</lastmod>');
    expect(text).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/services/a"/>');
  });

  it('omits a page whose canonical address is on another site, also from the languages of other pages', () => {
    const addressOf = (path: string) => new URL(path, site.url).href;
    const built = (path: string, canonical: string) =>
      readPage(
        `${path}.html`,
        `<head><link rel="canonical" href="${canonical}">${['a', 'ar/a'].map((version) => `<link rel="alternate" hreflang="en" href="${addressOf(version)}">`).join('')}</head>`,
      );
    const text = sitemapOf([built('a', addressOf('a')), built('ar/a', 'https://other.example/a')], new Map());
    expect([...text.matchAll(/(?:<loc>|href=")([^"<]+)/g)].map(([, address]) => address)).toEqual([
      addressOf('a'),
      addressOf('a'),
    ]);
  });

  it('has no lastmod when the day is unknown', () => {
    expect(sitemap([{ ...page, changed: undefined }])).not.toContain('lastmod');
  });
});
