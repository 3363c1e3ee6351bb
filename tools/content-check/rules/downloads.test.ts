import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { downloadFindings } from './downloads.ts';

let project = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'kariz-downloads-'));
  write('content/downloads/guides/audit.pdf', 'what we look at');
  write('public/favicon.svg', '<svg/>');
});
afterEach(() => rmSync(project, { recursive: true }));

const privacy = record('page', 'en/pages/privacy.yaml', { content: { downloads: {}, sections: [] } });
const page = (...files: object[]) =>
  record('page', 'en/pages/a.yaml', { content: { sections: [{ kind: 'form' }, { kind: 'downloads', files }] } });
const findings = (files: object[], isOn = true) =>
  findingTexts(downloadFindings([privacy, page(...files)], { project, isOn }));

const AUDIT = { src: 'guides/audit.pdf', confirm: true };
const PLACE = 'content.sections[1].files[0].src';

it('accepts a file that exists only in its folder, and a public file', () => {
  expect(findings([AUDIT, { src: '/media/none.pdf' }])).toEqual([]);
});

it('reports missing and empty files, with their field', () => {
  expect(findings([{ src: 'none.pdf', confirm: true }])).toEqual([
    `${PLACE}: the file content/downloads/none.pdf does not exist`,
  ]);
  write('content/downloads/empty.pdf', '');
  expect(findings([{ src: 'empty.pdf', confirm: true }])).toEqual([`${PLACE}: content/downloads/empty.pdf is empty`]);
});

it.each([
  ['under the same name', 'public/media/audit.pdf', 'an older one'],
  ['under another name', 'public/x/old.pdf', 'what we look at'],
])('refuses a file that is also public %s', (_, copy, text) => {
  write(copy, text);
  expect(findings([AUDIT])).toEqual([`${PLACE}: is also public, as ${copy}: delete that copy`]);
});

it('refuses two files whose names differ only in the extension', () => {
  write('content/downloads/guides/audit.zip', 'more');
  expect(findings([AUDIT, { src: 'guides/audit.zip', confirm: true }])).toEqual([
    `${PLACE}: has the same name as guides/audit.zip except for the ending: rename one of the files`,
  ]);
});

it('refuses files while the form is disabled', () => {
  expect(findings([AUDIT], false)).toEqual([`${PLACE}: cannot be requested: forms.downloads is off in site.config.ts`]);
});

it('requires a text in the privacy notice only when a file needs a confirmed address', () => {
  const silent = record('page', 'en/pages/privacy.yaml', { content: { sections: [] } });
  expect(findingTexts(downloadFindings([silent, page(AUDIT)], { project, isOn: true }))).toEqual([
    'content.downloads: is missing: it must describe the data stored about people who request a file with `confirm: true`',
  ]);
  expect(downloadFindings([silent, page({ src: '/media/a.pdf' })], { project, isOn: true })).toEqual([]);
});

it('ignores pages of disabled languages', () => {
  const off = { ...page({ src: 'none.pdf', confirm: true }), locale: 'xx' };
  expect(downloadFindings([off], { project, isOn: true })).toEqual([]);
});
