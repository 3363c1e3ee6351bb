/** A technology must have the same logo, or none, on all pages. */
import type { Finding } from '../finding.ts';
import { findingAt, type ContentRecord } from '../records.ts';

/** Findings for each technology whose logo differs from that of an earlier record. */
export function logos(records: readonly ContentRecord[]): Finding[] {
  const first = new Map<string, { img: string; file: string }>();
  return records.flatMap((record) =>
    technologiesOf(record).flatMap(({ title, img, field }) => {
      const known = first.get(title);
      if (!known) first.set(title, { img, file: record.file });
      if (!known || known.img === img) return [];
      const reason = `${title} has the logo ${img} here but ${known.img} in ${known.file}: use the same one`;
      return [findingAt('logos', record, field, reason)];
    }),
  );
}

const technologiesOf = (record: ContentRecord) =>
  record.kind !== 'service'
    ? []
    : record.data.content.techsSection.cards.flatMap(({ subCards }, card) =>
        subCards.map(({ title, img }, index) => ({
          title,
          img,
          field: ['content', 'techsSection', 'cards', card, 'subCards', index, 'img'],
        })),
      );
