import { expect, it } from 'vitest';
import { record, findingTexts } from '../sample.ts';
import { names } from './names.ts';

const IOT = record('service', 'en/services/devops/iot.yaml', {});
const ARABIC_IOT = record('service', 'ar/services/devops/iot.yaml', {});
const HEALTHCARE = record('industry', 'en/industries/healthcare.yaml', {});
const ARABIC_HEALTHCARE = record('industry', 'ar/industries/healthcare.yaml', {});
const HOME = record('home', 'ar/pages/home.yaml', {});
const file = (services: string[], industries: string[] = []) => {
  const entries = (slugs: string[]) => Object.fromEntries(slugs.map((slug) => [slug, { name: 'x' }]));
  return record('names', 'ar/names.yaml', { services: entries(services), industries: entries(industries) });
};

it.each([
  ['each page that is missing in the language has a name', [IOT, HEALTHCARE, file(['devops/iot'], ['healthcare'])]],
  ['every page exists and there is no file', [IOT, ARABIC_IOT, HEALTHCARE, ARABIC_HEALTHCARE]],
  ['every page exists and the file is empty', [IOT, ARABIC_IOT, file([])]],
  ['there is only the default language', [IOT, HEALTHCARE]],
])('gives no finding when %s', (_, records) => {
  expect(names(records)).toEqual([]);
});

it.each([
  ['a missing page without a name', [IOT, file([])], 'services: the name of ‘devops/iot’ is missing'],
  [
    'a name for a page that exists',
    [IOT, ARABIC_IOT, file(['devops/iot'])],
    'services.devops/iot: already has a page with its name: remove this name',
  ],
  [
    'a name for an unknown page',
    [file([], ['mining'])],
    'industries.mining: the page ‘industries/mining’ does not exist: remove this name',
  ],
  [
    'a missing file when pages are missing',
    [IOT, HEALTHCARE, ARABIC_HEALTHCARE, HOME],
    '(file): is missing: it must name the services and industries without a page (1)',
  ],
])('refuses %s', (_, records, finding) => {
  expect(findingTexts(names(records))).toEqual([finding]);
});

it('accepts a draft with and without a name', () => {
  const draft = (entry: typeof IOT): typeof IOT => ({ ...entry, unpublished: { state: 'draft' } });
  expect(names([draft(IOT), file([])])).toEqual([]);
  expect(names([draft(IOT), file(['devops/iot'])])).toEqual([]);
  expect(names([IOT, draft(ARABIC_IOT), file(['devops/iot'])])).toEqual([]);
});
