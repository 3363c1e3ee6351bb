import { describe, expect, it } from 'vitest';
import { isCurrent, localizedPath, alternatePath, withoutLocale } from './paths.ts';

describe('isCurrent', () => {
  it.each([
    ['/services', '/services/devops/ci-cd', true],
    ['/services/devops', '/services/devops', true],
    ['/services/devops', '/services/devops/', true],
    ['/services/dev', '/services/devops', false],
    ['/services/mobile-app-development/custom', '/services/software-development/custom', false],
    ['/', '/services', false],
    ['/', '/', true],
    ['/services', '/ar/services/devops', true],
    ['/ar/services', '/ar/services/devops', true],
    ['/', '/ku', true],
    ['/ku', '/ku/services', false],
  ])('%s on %s is %s', (url, pathname, expected) => {
    expect(isCurrent(url, pathname)).toBe(expected);
  });
});

describe('localizedPath', () => {
  it.each([
    ['en', '/services', '/services'],
    ['en', '/', '/'],
    ['ar', '/services', '/ar/services'],
    ['ku', '/', '/ku'],
  ] as const)('%s %s', (locale, path, expected) => {
    expect(localizedPath(locale, path)).toBe(expected);
    expect(withoutLocale(expected)).toBe(path);
  });
});

it('alternatePath returns the path of the Markdown of a page', () => {
  expect(['/', '/ar', '/services/devops'].map(alternatePath)).toEqual(['/index.md', '/ar.md', '/services/devops.md']);
});
