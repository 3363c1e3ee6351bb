/** Checks that the drawings and picture files that a record names, or that its page uses by itself, exist. */
import { hasDrawing } from '@site/art/names';
import type { Finding } from '../finding.ts';
import type { Picture } from '../../../src/content/schema/image.ts';
import { isPublicFile } from '../publicFiles.ts';
import { findingAt, type ContentRecord } from '../records.ts';
import { stringsOf, type TextField } from '../texts.ts';

/** Findings for drawings that do not exist and files that are not in `public/`. */
export function pictures(records: readonly ContentRecord[]): Finding[] {
  return records.flatMap((record) =>
    [...namedPictures(record), ...ownDrawings(record)]
      .filter(({ text }) => !(text.startsWith('/media/') ? isPublicFile(text) : hasDrawing(text)))
      .map(({ field, text }) => {
        const name = text.startsWith('/media/') ? `file public${text}` : `drawing ${text}`;
        return findingAt('pictures', record, field, `the ${name} does not exist`);
      }),
  );
}

const namedPictures = ({ data }: ContentRecord): TextField[] =>
  stringsOf(data).filter(
    ({ field, text }) =>
      (field.at(-1) === 'src' && /^(?:scene:|\/media\/)/.test(text)) ||
      (field.at(-1) === 'img' && /^(?:object|scene):/.test(text)),
  );

/**
 * Drawings that a page uses by itself: lists show the scene of a service or industry, and its wide version ends the page. A case study
 * without a picture shows the drawing of its industry.
 */
function ownDrawings({ kind, page, data }: ContentRecord): TextField[] {
  const own = { field: [], text: `scene:${page}` };
  switch (kind) {
    case 'service':
    case 'group':
      return [own, ...wide(['content', 'heroSection', 'img'], data.content.heroSection.img, 'wide')];
    case 'industry':
      return [
        own,
        { field: [], text: `mark:${page.replace(/^industries\//, '')}` },
        ...wide(['content', 'bannerSection', 'bimg'], data.content.bannerSection.bimg, 'wide-night'),
      ];
    case 'home':
      return wide(['content', 'bannerSection', 'bimg'], data.content.bannerSection.bimg, 'wide-night');
    case 'case':
      // Lists of case studies of one industry show this view.
      return data.img ? [] : [{ field: ['industry'], text: `scene:industries/${data.industry}#why` }];
    case 'page':
      return data.content.sections.flatMap((section, index) =>
        section.kind === 'links'
          ? section.cards.map((card, position) => ({
              field: ['content', 'sections', index, 'cards', position, 'page'],
              text: `scene:${card.page}`,
            }))
          : [],
      );
    default:
      return [];
  }
}

const wide = (field: PropertyKey[], picture: Picture, view: 'wide' | 'wide-night'): TextField[] =>
  'src' in picture && picture.src.startsWith('scene:')
    ? [{ field: [...field, 'src'], text: `${picture.src.split('#')[0] ?? ''}#${view}` }]
    : [];
