import { expect, it } from 'vitest';
import { cutAfterArchitecture } from './caseStory.ts';

it('splits before the part that follows the architecture', () => {
  expect(
    cutAfterArchitecture(
      '<h2 id="problem">P</h2><h2 id="architecture">Architecture</h2><p>a</p><h2 id="result">R</h2>',
      'en',
    ),
  ).toEqual(['<h2 id="problem">P</h2><h2 id="architecture">Architecture</h2><p>a</p>', '<h2 id="result">R</h2>']);
});

it.each(['<h2 id="result">R</h2>', '<h2 id="architecture">Architecture</h2>'])('refuses %s', (html) => {
  expect(() => cutAfterArchitecture(html, 'en')).toThrow('Architecture');
});

it('finds the architecture by its Arabic heading', () => {
  expect(cutAfterArchitecture('<h2 id="a">المعمارية</h2><h2 id="b">ب</h2>', 'ar')[1]).toBe('<h2 id="b">ب</h2>');
});
