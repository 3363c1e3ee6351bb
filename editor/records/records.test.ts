import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../tools/content-check/kinds.ts';
import { schemaOf } from '../fields/collections.ts';
import { readRecord, type Fields } from '../../tools/record-source/mergeRecord.ts';
import { complete } from './complete.ts';
import { fromForm, toForm } from './form.ts';

const records = globSync('*/**/*.{yaml,md}', { cwd: 'content' }).map((file) => {
  const place = placeOf(file);
  if (typeof place === 'string') throw new Error(place);
  return { file, ...place, data: readRecord(readFileSync(`content/${file}`, 'utf8')) };
});

it('converts each shipped record to a form and back without a change', () => {
  expect(records).not.toEqual([]);
  for (const { file, kind, locale, data } of records) {
    const schema = schemaOf(kind);
    const form = toForm(schema, data);
    expect(complete(schema, fromForm(schema, form, data), locale, { id: 0, order: 0 }), file).toEqual(data);
  }
});

it('shows the two notations of a client, and of search terms, in the same way', () => {
  expect(toForm(schemaOf('case'), { client: 'A bank', source: { title: 'x' } })).toEqual({
    client: { form: 'text', text: 'A bank' },
  });
  expect(fromForm(schemaOf('case'), { client: { form: 'name', name: 'Bank' } })).toEqual({
    client: { name: 'Bank' },
  });
  const schema = schemaOf('home');
  const before = { content: { metaData: { keywords: 'one, two' } } };
  const form = toForm(schema, before);
  expect(form).toEqual({ content: { metaData: { keywords: ['one', 'two'] } } });
  expect(fromForm(schema, form, before)).toEqual(before);
  expect(fromForm(schema, { content: { metaData: { keywords: ['one'] } } }, before)).toEqual({
    content: { metaData: { keywords: ['one'] } },
  });
});

it('shows the notation of a picture inside a section of a page', () => {
  const schema = schemaOf('page');
  const record = {
    content: {
      sections: [
        { kind: 'reasons', img: { src: '/art/x.svg', alt: 'x' } },
        { kind: 'banner', bimg: { file: '/pictures/x.jpg', alt: 'y' } },
      ],
    },
  };
  const form = toForm(schema, record);
  expect(form).toMatchObject({ content: { sections: [{ img: { form: 'src' } }, { bimg: { form: 'file' } }] } });
  expect(fromForm(schema, form, record)).toEqual(record);
  expect(fromForm(schema, form)).toEqual(record);
});

it('keeps an empty list that a record must contain, also in a section, and writes one that a form did not send', () => {
  const sections = [{ id: 1, kind: 'form', title: 'x', fields: [] }];
  expect(fromForm(schemaOf('page'), { content: { sections } })).toEqual({ content: { sections } });
  const sent = { content: { sections: [{ id: 1, kind: 'form', title: 'x' }] } };
  expect(complete(schemaOf('page'), sent, 'en', { id: 1, order: 1 })).toMatchObject({ content: { sections } });
});

it('shows a mapping as a list, and refuses a repeated key', () => {
  const schema = schemaOf('names');
  const record = {
    services: { 'devops/ci-cd': { name: 'CI', summary: 'Builds.' }, 'data/etl': { name: 'ETL', summary: 'Loads.' } },
  };
  const form = toForm(schema, record);
  expect(form).toEqual({
    services: [
      { key: 'devops/ci-cd', name: 'CI', summary: 'Builds.' },
      { key: 'data/etl', name: 'ETL', summary: 'Loads.' },
    ],
  });
  expect(fromForm(schema, form, record)).toEqual(record);
  expect(fromForm(schema, { services: [] }, record)).toEqual({});
  const [entry] = form['services'] as Fields[];
  expect(() => fromForm(schema, { services: [entry, entry] }, record)).toThrow('‘devops/ci-cd’ has two entries');
});

it('omits empty fields, and a new no that the record did not have before', () => {
  const form = { title: 'x', draft: false, updated: '', meta: { noindex: false, card: {} }, tags: [] };
  expect(fromForm(schemaOf('post'), form)).toEqual({ title: 'x', tags: [] });
  expect(fromForm(schemaOf('post'), { draft: false }, { draft: true })).toEqual({ draft: false });
});

describe('fields that no form shows', () => {
  const cardsOf = (cards: readonly Fields[]) =>
    complete(schemaOf('page'), { content: { sections: [{ kind: 'columns', title: 'x', cards }] } }, 'ar', {
      id: 9,
      order: 4,
    });

  it('numbers new entries after the highest number', () => {
    expect(cardsOf([{ title: 'a' }, { id: 7, title: 'b' }, { id: '', title: 'c' }])).toMatchObject({
      content: { sections: [{ id: 1, cards: [{ id: 8 }, { id: 7 }, { id: 9 }] }] },
    });
  });

  it('gives a new record its number and position', () => {
    expect(complete(schemaOf('service'), { name: 'x' }, 'en', { id: 9, order: 4 })).toMatchObject({ id: 9, order: 4 });
  });

  it('writes the label of the button in the language of the record', () => {
    const banner = complete(schemaOf('home'), { content: { bannerSection: { title: 'x' } } }, 'ar', {
      id: 9,
      order: 4,
    });
    expect(banner).toMatchObject({ content: { bannerSection: { id: 1, buttonText: 'تواصلوا معنا' } } });
  });
});
