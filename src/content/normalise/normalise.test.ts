import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { serviceRecord } from '../schema/service.ts';
import { serviceView, withoutNumber } from './service.ts';
import { renameOldKeys } from './spelling.ts';
import { metaView, paragraphs } from './views.ts';

const microservices = (): Record<string, unknown> =>
  parse(readFileSync('content/en/services/software-development/microservices.yaml', 'utf8')) as Record<string, unknown>;

describe('renameOldKeys', () => {
  it('renames the old spelling of the key of the approach cards', () => {
    const record = microservices();
    const { briefCardsSection, ...content } = record['content'] as Record<string, unknown>;
    const old = { ...record, content: { ...content, breifCardsSection: briefCardsSection } };
    expect(serviceRecord().safeParse(old).success).toBe(false);
    expect(serviceRecord().parse(renameOldKeys(old))).toEqual(serviceRecord().parse(record));
  });

  it('does not change other values', () => {
    for (const value of [null, 3, 'text', [], {}, { content: null }]) expect(renameOldKeys(value)).toBe(value);
  });
});

describe('serviceView', () => {
  it('has no banner when the record has none', () => {
    const record = microservices();
    const content = record['content'] as { processAndBannerSection: Record<string, unknown> };
    const { btitle, bdesc, ...process } = content.processAndBannerSection;
    expect([btitle, bdesc]).not.toContain(undefined);
    const bare = serviceRecord().parse({ ...record, content: { ...content, processAndBannerSection: process } });
    expect(serviceView(bare).process.banner).toBeUndefined();
  });

  it('has the picture of a banner only when the record has one', () => {
    const record = microservices();
    const content = record['content'] as { processAndBannerSection: Record<string, unknown> };
    const bimg = { src: '/media/quay.jpg', alt: 'A quay by night with two cranes at work', width: 1200, height: 400 };
    const process = { ...content.processAndBannerSection, bimg };
    const pictured = serviceRecord().parse({ ...record, content: { ...content, processAndBannerSection: process } });
    expect(serviceView(pictured).process.banner?.picture).toEqual(bimg);
    expect(serviceView(serviceRecord().parse(record)).process.banner).not.toHaveProperty('picture');
  });

  it('keeps the order of the offer, and the number of cards and questions', () => {
    const record = serviceRecord().parse(microservices());
    const view = serviceView(record);
    expect(view.offer.cards.map(({ title }) => title)).toEqual(
      record.content.ourServicesSection.cards.map(({ title }) => title),
    );
    expect(view.approach.cards).toHaveLength(4);
    expect(view.faq.questions).toHaveLength(7);
  });
});

describe('withoutNumber', () => {
  it.each([
    ['1. When?', 'When?'],
    ['12) When?', 'When?'],
    ['When is 1. enough?', 'When is 1. enough?'],
    ['3D printing?', '3D printing?'],
    ['2.5 million users: can it hold them?', '2.5 million users: can it hold them?'],
  ])('%s', (written, shown) => expect(withoutNumber(written)).toBe(shown));
});

describe('paragraphs', () => {
  it('splits at empty lines and at old line-break markup', () => {
    expect(paragraphs('One\nline.\n\nTwo.<br/><br>Three.')).toEqual(['One line.', 'Two.', 'Three.']);
  });

  it('keeps no-break spaces', () => {
    expect(paragraphs('ISO\u00a020022\n and')).toEqual(['ISO\u00a020022 and']);
  });
});

describe('metaView', () => {
  it('reads keywords as a list or as text', () => {
    expect(metaView({ title: '', description: '', keywords: 'a, b ,,c' }).keywords).toEqual(['a', 'b', 'c']);
    expect(metaView({ title: '', description: '', keywords: 'أ، ب' }).keywords).toEqual(['أ', 'ب']);
    expect(metaView({ title: '', description: '', keywords: ['a', ' b'] }).keywords).toEqual(['a', 'b']);
  });
});
