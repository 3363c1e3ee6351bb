import { expect, it } from 'vitest';
import { cutAfterArchitecture } from './caseStory.ts';

it('cuts before the part that follows the architecture', () => {
  expect(
    cutAfterArchitecture('<h2 id="problem">P</h2><h2 id="architecture">A</h2><p>a</p><h2 id="result">R</h2>'),
  ).toEqual(['<h2 id="problem">P</h2><h2 id="architecture">A</h2><p>a</p>', '<h2 id="result">R</h2>']);
});

it.each(['<h2 id="result">R</h2>', '<h2 id="architecture">A</h2>'])('refuses %s', (html) => {
  expect(() => cutAfterArchitecture(html)).toThrow('Architecture');
});
