import type { ReactNode } from 'react';
import type { PictureSource } from './Picture.tsx';

/** The files that the build has made from a photograph. */
export interface PhotographFiles {
  /** The picture in each format; the format with the smallest files comes first. */
  formats: readonly { type: string; srcSet: string }[];
  /** Point that stays visible when the picture is cropped: per cent from the left and from the top. */
  focus: { x: number; y: number };
}

export type PhotographSource = PictureSource & { photograph: PhotographFiles };

interface Props {
  picture: PhotographSource;
  /** `stage` for pictures of sections, `portrait` for the page of a person, `stamp` for a person next to their name. */
  shape?: keyof typeof SHAPES;
  isFirst?: boolean;
  className?: string;
}

/** For each shape: the classes that crop the picture, and its width on wide and on narrow pages (`sizes`). */
const SHAPES = {
  stage: { cut: 'aspect-[4/3] rounded-stage', sizes: '(min-width: 64rem) 38rem, 100vw' },
  portrait: { cut: 'aspect-[4/5] rounded-stage', sizes: '(min-width: 64rem) 24rem, 100vw' },
  stamp: { cut: 'aspect-square rounded-full', sizes: '4.5rem' },
} as const;

/**
 * A photograph, cropped around its focus point. The Content-Security-Policy allows no inline styles, so the focus point is set by one of
 * the classes that `global.css` lists, in steps of 10 per cent.
 */
export function Photograph({ picture, shape = 'stage', isFirst = false, className = '' }: Props): ReactNode {
  const { src, alt, width, height, photograph } = picture;
  const { cut, sizes } = SHAPES[shape];
  return (
    <picture className="contents">
      {photograph.formats.map(({ type, srcSet }) => (
        // Hidden, so that it is not an item of the grid: `picture` has `display: contents`.
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} className="hidden" />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={`drawing object-cover ${cut} ${focusClass(photograph.focus)} ${className}`}
      />
    </picture>
  );
}

const focusClass = ({ x, y }: PhotographFiles['focus']): string => `object-[${tenth(x)}%_${tenth(y)}%]`;
const tenth = (percent: number): number => Math.round(percent / 10) * 10;
