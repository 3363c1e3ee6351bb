import type { ReactNode } from 'react';
import type { PictureSource } from './Picture.tsx';

/** What the build has made of a photograph. */
export interface PhotographFiles {
  /** The same picture in each format, the smallest first. */
  formats: readonly { type: string; srcSet: string }[];
  /** What stays in sight where the picture is cut: per cent from its left and from its top. */
  focus: { x: number; y: number };
}

interface Props {
  picture: PictureSource & { photograph: PhotographFiles };
  isFirst: boolean;
  className?: string;
}

/** Half of a wide page, all of a narrow one; a browser that knows the place of a picture that waits takes its width. */
const SIZES = '(min-width: 64rem) 38rem, 100vw';

/** A photograph, cut to the shape of a stage around its point of focus. The policy of the pages allows no style of one element: `focus` is one of the classes that global.css names. */
export function Photograph({ picture, isFirst, className = '' }: Props): ReactNode {
  const { src, alt, width, height, photograph } = picture;
  const sizes = isFirst ? SIZES : `auto, ${SIZES}`;
  return (
    <picture className="contents">
      {photograph.formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={`drawing aspect-[4/3] rounded-stage object-cover ${focusClass(photograph.focus)} ${className}`}
      />
    </picture>
  );
}

const focusClass = ({ x, y }: PhotographFiles['focus']): string => `object-[${tenth(x)}%_${tenth(y)}%]`;
const tenth = (percent: number): number => Math.round(percent / 10) * 10;
