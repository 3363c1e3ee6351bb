import { describe, expect, it } from 'vitest';
import { changesOfContent, lastChange, parseLog } from './changes.ts';
import { readPage } from './pages.ts';
import { sitemap } from './sitemap.ts';

const LOG =
  '\x002026-05-02\n\nen/services/devops/ci-cd.yaml\nen/blog/a.md\n\x002026-04-01\n\nen/services/devops/ci-cd.yaml\nen/services/devops.yaml\nen/blog/b.md\nen/pages/company/career.yaml\nen/careers/engineer.md\nen/pages/home.yaml\n';

describe('days of change', () => {
  const days = parseLog(LOG);

  it.each([
    ['/services/devops/ci-cd', '2026-05-02'],
    ['/services/devops', '2026-04-01'],
    ['/services', '2026-05-02'],
    ['/blogs/b', '2026-04-01'],
    ['/blogs/tags/data', '2026-05-02'],
    ['/company/career', '2026-04-01'],
    ['/company/career/engineer', '2026-04-01'],
    ['/', '2026-04-01'],
    ['/search', undefined],
  ])('%s: %s', (path, day) => {
    expect(lastChange(path, days)).toBe(day);
  });

  it('are absent where git knows nothing', () => {
    expect(changesOfContent('/').size).toBe(0);
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

  it('states no day that nobody knows', () => {
    expect(sitemap([{ ...page, changed: undefined }])).not.toContain('lastmod');
  });
});
