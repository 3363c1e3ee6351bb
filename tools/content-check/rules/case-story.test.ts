import { expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { caseStory } from './case-story.ts';

const story = (locale: string, body: string) =>
  findingTexts(caseStory([record('case', `${locale}/portfolio/a.md`, { body })]));

it('accepts an architecture section before another section, in the language of the record', () => {
  expect(story('en', '## Problem\n\na\n\n## Architecture\n\nb\n\n## Result\n')).toEqual([]);
  expect(story('ar', '## المعمارية\n\nb\n\n## النتيجة\n')).toEqual([]);
});

it('requires the architecture section', () => {
  expect(story('en', '## Result\n')).toEqual([
    'body: needs a section ‘## Architecture’: the diagram is shown at its end',
  ]);
  expect(story('ar', '## Architecture\n\n## Result\n')).toHaveLength(1);
});

it('requires a section after the architecture', () => {
  expect(story('en', '## Architecture\n')).toEqual(['body: needs a section after ‘## Architecture’']);
});
