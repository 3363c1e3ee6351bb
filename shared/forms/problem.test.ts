import { expect, it } from 'vitest';
import { problemLine } from './problem.ts';

it.each([
  ['Name', 'Name: Please fill this in.'],
  ['What happens, and who notices?', 'What happens, and who notices? Please fill this in.'],
  ['ماذا يحدث؟', 'ماذا يحدث؟ Please fill this in.'],
])('%s', (label, line) => {
  expect(problemLine(label, 'Please fill this in.')).toBe(line);
});
