import { expect, it } from 'vitest';
import { downloadName, offeredFile, type OfferedFile } from './downloads.ts';

const FILES: readonly OfferedFile[] = [
  { file: 'guides/audit.pdf', title: 'Audit', locale: 'en', page: 'a' },
  { file: 'guides/audit.pdf', title: 'التدقيق', locale: 'ar', page: 'a' },
];

it('a file is named by its path without its extension', () => {
  expect(downloadName('guides/audit-2.pdf')).toBe('guides/audit-2');
});

it('a file is found in the given language, or else in another one', () => {
  expect(offeredFile(FILES, 'guides/audit', 'ar')?.title).toBe('التدقيق');
  expect(offeredFile(FILES, 'guides/audit', 'ku')?.title).toBe('Audit');
  expect(offeredFile(FILES, 'audit', 'en')).toBeUndefined();
});
