/** From a fixed page's record to what it shows. */
import type { PageBlock, PageRecord } from '../schema/page.ts';
import { metaView, paragraphs, type HeadingView, type MetaView, type PictureView } from './views.ts';

export interface PageView {
  name: string;
  meta: MetaView;
  hero: HeadingView & { picture: PictureView };
  blocks: BlockView[];
}

export type BlockView = Exclude<PageBlock, { kind: 'statement' | 'prose' }> | StatementView | ProseView;

interface StatementView {
  kind: 'statement';
  title: string;
  paragraphs: string[];
}

interface ProseView {
  kind: 'prose';
  parts: { title: string; paragraphs: string[] }[];
}

export function pageView({ name, content }: PageRecord): PageView {
  const { title, desc, img } = content.heroSection;
  return {
    name,
    meta: metaView(content.metaData),
    hero: { title, desc, picture: img },
    blocks: content.sections.map(blockView),
  };
}

function blockView(block: PageBlock): BlockView {
  if (block.kind === 'statement') return { kind: 'statement', title: block.title, paragraphs: paragraphs(block.text) };
  if (block.kind === 'prose') {
    return { kind: 'prose', parts: block.parts.map(({ title, text }) => ({ title, paragraphs: paragraphs(text) })) };
  }
  return block;
}
