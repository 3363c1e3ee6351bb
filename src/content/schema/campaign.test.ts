import { describe, expect, it } from 'vitest';
import { contactForm, OPTIONAL_FIELDS } from '#shared/forms/contact.fields.ts';
import { pageRecord } from './page.ts';

const alt = 'Two people at a table with drawings.';
const heading = { id: 1, title: 'A heading', desc: 'A sentence.' };
const logo = (id: number) => ({ id, name: `Example ${id}`, src: '/media/a.svg', width: 200, height: 60 });
const LOGOS = { kind: 'logos', id: 1, title: 'Who uses it', consent: true, logos: [logo(1), logo(2)] };
const quotation = { id: 1, text: 'It holds.', role: 'Head of planning', consent: true };
const QUOTATIONS = { kind: 'quotations', id: 1, title: 'What they say', quotations: [quotation] };
const figure = { id: 1, value: '18 %', label: 'Fewer moves', source: 'Berth log' };
const FIGURES = { kind: 'figures', id: 1, title: 'Measured', figures: [figure] };
const shot = (id: number) => ({ id, file: 'port.jpg', alt });
const GALLERY = { kind: 'gallery', ...heading, photographs: [shot(1), { ...shot(2), caption: 'The quay' }] };
const VIDEO = {
  kind: 'video',
  ...heading,
  src: '/media/tour.mp4',
  captions: '/media/tour.en.vtt',
  poster: { file: 'port.jpg', alt },
};
const FORM = { kind: 'form', ...heading, fields: ['company'], thanks: 'Thank you.' };

const issues = (...sections: object[]) => {
  const { error } = pageRecord.safeParse({
    name: 'Campaign',
    content: {
      id: 1,
      metaData: { title: 'A campaign', description: 'What it offers.', keywords: 'a' },
      heroSection: { ...heading, img: { src: 'scene:home', alt } },
      sections,
    },
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`);
};

describe('a campaign page', () => {
  it('may contain logos, quotations, figures, a gallery, a video and a form', () => {
    expect(issues(LOGOS, QUOTATIONS, FIGURES, GALLERY, VIDEO, FORM, { ...GALLERY, id: 2 })).toEqual([]);
    expect(issues({ ...FORM, fields: [], topic: 'devops/ci-cd' })).toEqual([]);
  });

  it.each([
    ['logos without consent', { ...LOGOS, consent: undefined }, /^0\.consent: must be true: each company has agreed/],
    [
      'a quotation without consent',
      { ...QUOTATIONS, quotations: [{ ...quotation, consent: false }] },
      /^0\.quotations\.0\.consent: must be true/,
    ],
    [
      'a figure without a source',
      { ...FIGURES, figures: [{ ...figure, source: undefined }] },
      /^0\.figures\.0\.source/,
    ],
    ['a video without captions', { ...VIDEO, captions: undefined }, /^0\.captions/],
    ['a video on another site', { ...VIDEO, src: 'https://films.example/a.mp4' }, /^0\.src: expected a file under/],
    ['an unknown form field', { ...FORM, fields: ['fax'] }, /^0\.fields\.0/],
    ['a form without a text of thanks', { ...FORM, thanks: '' }, /^0\.thanks/],
  ])('is refused for %s', (_, section, reason) => {
    expect(issues(section)).toEqual([expect.stringMatching(reason)]);
  });

  it('can have only one form', () => {
    expect(issues(FORM, GALLERY, { ...FORM, id: 2 })).toEqual([
      '2.kind: is a second form, but a page can have only one',
    ]);
  });

  it('can omit exactly the optional fields of the contact form', () => {
    const optional = Object.values(contactForm.fields).filter(({ required }) => !required);
    expect(new Set([...OPTIONAL_FIELDS, 'topic'])).toEqual(new Set(optional.map(({ name }) => name)));
  });
});

describe('a file to download', () => {
  const faultsOf = (file: object) =>
    issues({ kind: 'downloads', ...heading, files: [{ id: 1, title: 'Checklist', desc: 'What we look at', ...file }] });

  it.each([
    [{ src: '/media/checklist.pdf' }],
    [{ src: '/media/checklist.pdf', confirm: false }],
    [{ src: 'checklist.pdf', confirm: true }],
    [{ src: 'guides/audit-2.zip', confirm: true }],
  ])('%j is accepted', (file) => {
    expect(faultsOf(file)).toEqual([]);
  });

  it.each([
    [{ src: '/media/checklist.pdf', confirm: true }, '0.files.0.src: is public under /media/: move'],
    [{ src: 'checklist.pdf' }, '0.files.0.src: is a file in content/downloads/, so it also needs'],
    [{ src: '../secret.pdf', confirm: true }, '0.files.0.src: expected a file under /media/'],
    [{ src: 'Checklist.pdf', confirm: true }, '0.files.0.src: expected a file under /media/'],
    [{ src: 'a//b.pdf', confirm: true }, '0.files.0.src: expected a file under /media/'],
    [{ src: `${'a'.repeat(101)}.pdf`, confirm: true }, '0.files.0.src: expected a file under /media/'],
    [{ src: 'run.sh', confirm: true }, '0.files.0.src: expected a file under /media/'],
  ])('%j is refused, with the reason', (file, reason) => {
    expect(faultsOf(file)).toEqual([expect.stringContaining(reason)]);
  });
});
