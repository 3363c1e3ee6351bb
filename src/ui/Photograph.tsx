import type { ReactNode } from 'react';
import type { PictureSource } from './Picture.tsx';

/** What the build has made of a photograph. */
export interface PhotographFiles {
  /** The same picture in each format, the smallest first. */
  formats: readonly { type: string; srcSet: string }[];
  /** What stays in sight where the picture is cut: per cent from its left and from its top. */
  focus: { x: number; y: number };
}

export type PhotographSource = PictureSource & { photograph: PhotographFiles };

interface Props {
  picture: PhotographSource;
  /** A stage, as sections show pictures; a person on a page of their own; a person beside their name. */
  shape?: keyof typeof SHAPES;
  isFirst?: boolean;
  className?: string;
}

/** How each is cut, and how wide it is on wide and on narrow pages. */
const SHAPES = {
  stage: { cut: 'aspect-[4/3] rounded-stage', sizes: '(min-width: 64rem) 38rem, 100vw' },
  portrait: { cut: 'aspect-[4/5] rounded-stage', sizes: '(min-width: 64rem) 24rem, 100vw' },
  stamp: { cut: 'aspect-square rounded-full', sizes: '4.5rem' },
} as const;

/** A photograph, cut around its point of focus. The policy of the pages allows no style of one element: `focus` is one of the classes that global.css names. */
export function Photograph({ picture, shape = 'stage', isFirst = false, className = '' }: Props): ReactNode {
  const { src, alt, width, height, photograph } = picture;
  const { cut, sizes: places } = SHAPES[shape];
  // A browser that knows the place of a picture that waits takes its width.
  const sizes = isFirst ? places : `auto, ${places}`;
  return (
    <picture className="contents">
      {photograph.formats.map(({ type, srcSet }) => (
        // It takes no place of its own in a grid.
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
