/** Types of the plain views that pages pass to sections. Views have no field names of the specification, such as `bimg`. */
import type { OwnMeta } from '../schema/meta.ts';

interface DrawingView {
  /** `scene:<page>` or `scene:<page>#<view>`, or a path under `/media/`. */
  src: string;
  alt: string;
  /** Width and height in CSS pixels; required for a file under `/media/`. */
  width?: number;
  height?: number;
}

export interface PhotographView {
  /** Path below `content/media/`. */
  file: string;
  alt: string;
  /** Focus point that stays visible when the picture is cropped: per cent from the left and from the top. */
  focus?: { x: number; y: number };
}

export type PictureView = DrawingView | PhotographView;

export interface HeadingView {
  title: string;
  desc: string;
}

export interface CardView extends HeadingView {
  icon: string;
}

export interface LinkView {
  label: string;
  href: string;
}

export interface RelatedView extends LinkView {
  icon: string;
  reason: string;
}

/** Metadata for search engines and link previews besides title and description. */
type OwnMetaView = Omit<OwnMeta, 'keywords'> & { keywords?: string[] };

export interface MetaView extends OwnMetaView {
  title: string;
  description: string;
}

/** Only the title and the text of a section or card. */
export const headingView = ({ title, desc }: HeadingView): HeadingView => ({ title, desc });

/** The view of a card. Records use the key `img` for the icon. */
export const cardView = ({ title, desc, img }: HeadingView & { img: string }): CardView => ({ title, desc, icon: img });

/** Converts the keywords to a list. In a record they may be a list or a text separated by commas, Latin or Arabic ones. */
export function metaView<T extends OwnMeta>({ keywords, ...meta }: T): Omit<T, 'keywords'> & { keywords?: string[] } {
  if (keywords === undefined) return meta;
  const words = Array.isArray(keywords) ? keywords : keywords.split(/[,،]/);
  return { ...meta, keywords: words.map((word) => word.trim()).filter(Boolean) };
}

/** Splits a text into paragraphs at empty lines and at the `<br>` tags of old records. Keeps no-break spaces. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|(?:<br\s*\/?>\s*)+/i)
    .map((paragraph) => paragraph.replace(/[^\S\u00a0]+/g, ' ').trim())
    .filter(Boolean);
}
