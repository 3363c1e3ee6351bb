/** Converts a fixed page's record to its view. */
import type { site } from '#site.config';
import type { PageBlock, PageRecord } from '../schema/page.ts';
import { eventView, type EventView } from './event.ts';
import {
  cardView,
  headingView,
  metaView,
  paragraphs,
  type CardView,
  type HeadingView,
  type MetaView,
  type PictureView,
} from './views.ts';

export interface PageView {
  name: string;
  meta: MetaView;
  hero: HeadingView & { picture: PictureView };
  blocks: BlockView[];
  /** Slug of the contact person. */
  contact?: string;
  /** The event, if the page is the page of an event. */
  event?: EventView | undefined;
}

export type BlockView =
  | Exclude<PageBlock, { kind: 'statement' | 'columns' | 'mosaic' | 'reasons' | 'prose' | 'banner' }>
  | { kind: 'statement'; title: string; paragraphs: string[] }
  | (HeadingView & { kind: 'columns' | 'mosaic'; cards: CardView[] })
  | (HeadingView & { kind: 'reasons'; picture: PictureView; cards: HeadingView[] })
  | { kind: 'prose'; parts: { title: string; paragraphs: string[] }[] }
  | (HeadingView & { kind: 'banner'; picture?: PictureView });

type Settings = Pick<typeof site, 'counts' | 'attribution'> & {
  /** Whether any page offers a file to confirmed addresses. */
  givesFiles: boolean;
};

/**
 * The view of a fixed page: its hero, then its blocks in the order of the record. The privacy notice also contains the texts about the
 * features that `settings` enable.
 */
export function pageView({ name, contact, event, content }: PageRecord, settings: Settings): PageView {
  const counting = settings.counts ? content.counting : undefined;
  const { title, desc } = counting ?? content.heroSection;
  const blocks = content.sections.map(blockView);
  const parts = blocks.find((block) => block.kind === 'prose')?.parts ?? [];
  if (counting) parts[0]?.paragraphs.push(...paragraphs(counting.text));
  if (settings.attribution && content.attribution) {
    parts.push(attributionPart(content.attribution, settings.attribution.clickIds));
  }
  if (settings.givesFiles && content.downloads) {
    parts.push({ title: content.downloads.title, paragraphs: paragraphs(content.downloads.text) });
  }
  return {
    name,
    contact,
    event: event && eventView(event),
    meta: metaView(content.metaData),
    hero: { title, desc, picture: content.heroSection.img },
    blocks,
  };
}

/** The files in a page's blocks that are offered to confirmed addresses only. The blocks may be those of the record or of the view. */
export const confirmedFiles = (blocks: readonly (PageBlock | BlockView)[]) =>
  blocks.flatMap((block) => (block.kind === 'downloads' ? block.files.filter(({ confirm }) => confirm) : []));

type AttributionWords = NonNullable<PageRecord['content']['attribution']>;

function attributionPart({ title, text, clickIds, formPage }: AttributionWords, names: readonly string[]) {
  const advertisements = names.length > 0 ? [clickIds.replace('{names}', names.join(', '))] : [];
  return { title, paragraphs: [...paragraphs(text), ...advertisements, formPage] };
}

function blockView(block: PageBlock): BlockView {
  switch (block.kind) {
    case 'statement':
      return { kind: block.kind, title: block.title, paragraphs: paragraphs(block.text) };
    case 'columns':
    case 'mosaic':
      return { kind: block.kind, ...headingView(block), cards: block.cards.map(cardView) };
    case 'reasons':
      return { kind: block.kind, ...headingView(block), picture: block.img, cards: block.cards };
    case 'prose':
      return {
        kind: block.kind,
        parts: block.parts.map(({ title, text }) => ({ title, paragraphs: paragraphs(text) })),
      };
    case 'banner':
      return { kind: block.kind, ...headingView(block), picture: block.bimg };
    default:
      return block;
  }
}
