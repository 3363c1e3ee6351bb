import { describe, expect, it } from 'vitest';
import { KINDS } from '../../tools/content-check/kinds.ts';
import { collectionsOf, schemaOf } from './collections.ts';
import { fieldOf, fieldsOf, type Field } from './fieldOf.ts';
import { fieldTitle } from './titles.ts';

const find = (fields: readonly Field[], ...path: string[]): Field | undefined =>
  path.reduce<Field | undefined>((field, key) => (field?.fields ?? []).find(({ name }) => name === key), {
    name: '',
    label: '',
    widget: '',
    fields: [...fields],
  });

describe('the fields of an editor', () => {
  it('are set to yes by default when a record without the field means yes', () => {
    const [{ fields }] = collectionsOf({ pages: [], groups: [] }).flatMap(({ name, files }) =>
      name === 'settings' ? (files as { fields: Field[] }[]) : [],
    ) as [{ fields: Field[] }];
    expect(find(fields, 'redirects', 'permanent')).toMatchObject({ widget: 'boolean', default: true });
  });

  it('do not require an entry of a list that may be empty', () => {
    const sections = find(fieldsOf(schemaOf('page')), 'content', 'sections');
    const form = sections?.types?.find(({ name }) => name === 'form');
    expect(find(form?.fields ?? [], 'fields')).toMatchObject({ widget: 'select', required: false });
    expect(find(form?.fields ?? [], 'thanks')).toMatchObject({ required: true });
  });

  it.each(KINDS.map(({ kind }) => kind))('cover every field of a %s', (kind) => {
    expect(fieldsOf(schemaOf(kind)).length).toBeGreaterThan(0);
  });

  it('cover every kind of record', () => {
    const site = {
      pages: [
        { path: 'home', name: 'Home' },
        { path: 'contact', name: 'Contact' },
      ],
      groups: [{ path: 'devops', name: 'DevOps' }],
    };
    const offered = collectionsOf(site).flatMap(({ folder, files }) => [
      ...(typeof folder === 'string' ? [`${folder}/x`] : []),
      ...((files as { file: string }[] | undefined) ?? []).map(({ file }) => file.replace(/\.\w+$/, '')),
    ]);
    for (const { kind, place } of KINDS) {
      const isOffered = offered.some((file) => place.test(file.replace('content/{{locale}}/', '')));
      expect(isOffered, kind).toBe(true);
    }
  });

  it('have no preview when the record has no page: an office', () => {
    const all = collectionsOf({ pages: [], groups: [{ path: 'devops', name: 'DevOps' }] });
    const withoutPreview = all.flatMap(({ name, folder, editor }) =>
      folder !== undefined && (editor as { preview?: boolean } | undefined)?.preview === false ? [name] : [],
    );
    expect(withoutPreview).toEqual(['offices']);
  });

  it('report a field without title and a type without widget', () => {
    expect(() => fieldOf(['content', 'unheardOf'], { type: 'string' }, true)).toThrow('content.unheardOf has no title');
    expect(() => fieldOf(['title'], { type: 'null' }, true)).toThrow('title has no widget');
  });

  it('offer the available choices', () => {
    const service = fieldsOf(schemaOf('service'));
    expect(find(service, 'icon')).toMatchObject({ widget: 'select', options: '@icons', i18n: 'duplicate' });
    const [drawing] = find(service, 'content', 'heroSection', 'img')?.types ?? [];
    expect(find(drawing?.fields ?? [], 'src')).toMatchObject({ options: '@pictures' });
    expect(find(service, 'relatedIndustries', 'industry')).toMatchObject({ options: '@industries' });
    expect(find(service, 'similarServices')).toMatchObject({ multiple: true, options: '@services', i18n: 'duplicate' });
    expect(find(fieldsOf(schemaOf('industry')), 'similarIndustries')).toMatchObject({ options: '@industries' });
    expect(find(fieldsOf(schemaOf('post')), 'services')).toMatchObject({
      multiple: true,
      options: '@services',
      min: 1,
      max: 4,
    });
    expect(find(fieldsOf(schemaOf('role')), 'place')).toMatchObject({ options: '@places', i18n: 'duplicate' });
    expect(find(fieldsOf(schemaOf('office')), 'coordinates', 'latitude')).toMatchObject({
      ...{ widget: 'number', value_type: 'float', min: -90, max: 90, i18n: 'duplicate' },
    });
    const names = fieldsOf(schemaOf('names'));
    expect(find(names, 'services', 'key')).toMatchObject({ widget: 'select', options: '@services', label: 'Service' });
    expect(find(names, 'industries', 'key')).toMatchObject({ widget: 'select', options: '@industries' });
    expect(find(fieldsOf(schemaOf('post')), 'tags')?.['options']).toContain('security');
  });

  it('hide what the service sets', () => {
    const service = fieldsOf(schemaOf('service'));
    for (const path of [['id'], ['order'], ['content', 'id'], ['content', 'faqSection', 'title']]) {
      expect(find(service, ...path)?.widget, path.join('.')).toBe('hidden');
    }
    expect(find(service, 'source')).toBeUndefined();
  });

  it('contain lengths and hints', () => {
    expect(find(fieldsOf(schemaOf('home')), 'content', 'heroSection', 'desc')).toMatchObject({
      label: 'Text',
      hint: 'Who we are, in two sentences',
      widget: 'text',
      maxlength: 260,
    });
  });
});

it('names a field in words', () => {
  expect(fieldTitle('[1].to')).toBe('Entry 2 › To');
  expect(fieldTitle('content.metaData.title')).toBe('Page › For search engines › Title in search results');
  expect(fieldTitle('content.faqSection.questions[2].answer')).toBe(
    'Page › Questions and answers › Questions 3 › Answer',
  );
});
