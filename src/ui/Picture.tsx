import type { ReactNode } from 'react';
import { Photograph, type PhotographFiles } from './Photograph.tsx';

export interface PictureSource {
  /** Address of the file. */
  src: string;
  alt: string;
  /** Size in CSS pixels, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** The drawing points somewhere and turns with the direction of the page. */
  mirrors?: boolean;
  /** A photograph: `src` is then the file for browsers that know none of its formats. */
  photograph?: PhotographFiles;
}

interface Props {
  picture: PictureSource;
  /** What stands in its place where the page is wide. */
  wide?: PictureSource;
  /** The picture that is painted first: fetched at once and with priority. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of known size; fetched when it comes near the viewport unless it is the first. */
export function Picture({ picture, wide, isFirst = false, className = '' }: Props): ReactNode {
  const { src, alt, width, height, mirrors, photograph } = picture;
  if (photograph) return <Photograph picture={{ ...picture, photograph }} isFirst={isFirst} className={className} />;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`drawing ${mirrors ? 'rtl-flip' : ''} ${className}`}
    />
  );
  if (!wide) return image;
  return (
    <picture className="contents">
      <source media="(min-width: 64rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
      {image}
    </picture>
  );
}
