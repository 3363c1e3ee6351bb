/** Types of the plain views that pages pass to sections. Field names of the specification are used only inside this folder. */
import type { OwnMeta } from '../schema/meta.ts';

export interface DrawingView {
  /** `scene:<page>` or `scene:<page>#<view>`, or a path under `/media/`. */
  src: string;
  alt: string;
  /** In CSS pixels; a file under `/media/` has both. */
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

export interface CardView {
  title: string;
  desc: string;
  icon?: string;
}

export interface LinkView {
  label: string;
  href: string;
}

export interface RelatedView extends LinkView {
  icon: string;
  reason: string;
}

/** What search engines and link previews are told besides title and description. */
export type OwnMetaView = Omit<OwnMeta, 'keywords'> & { keywords?: string[] };

export interface MetaView extends OwnMetaView {
  title: string;
  description: string;
}

/** A card whose record names its icon `img`. */
export const cardView = ({ title, desc, img }: HeadingView & { img: string }): CardView => ({ title, desc, icon: img });

/** Keywords as a list, however the record writes them. */
export function metaView<T extends OwnMeta>({ keywords, ...meta }: T): Omit<T, 'keywords'> & { keywords?: string[] } {
  if (keywords === undefined) return meta;
  const words = Array.isArray(keywords) ? keywords : keywords.split(',');
  return { ...meta, keywords: words.map((word) => word.trim()).filter(Boolean) };
}

/** Paragraphs of a text: separated by an empty line, or by the line-break markup of old records. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n|(?:<br\s*\/?>\s*)+/i)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
