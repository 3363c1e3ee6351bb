import type { ReactNode } from 'react';
import { Photograph, type PhotographFiles } from './Photograph.tsx';

export interface PictureSource {
  /** Address of the file. */
  src: string;
  alt: string;
  /** Size in CSS pixels. It reserves the space, so the layout does not shift when the file has loaded. */
  width: number;
  height: number;
  /** Whether the drawing is mirrored on right-to-left pages. */
  mirrors?: boolean;
  /** The formats of a photograph. `src` is then the file for browsers that support none of them. */
  photograph?: PhotographFiles;
}

interface Props {
  picture: PictureSource;
  /** Picture that replaces it on wide pages. */
  wide?: PictureSource;
  /** The first picture of the page: loaded immediately and with high priority. */
  isFirst?: boolean;
  className?: string;
}

/** A picture with a known size. It is lazy-loaded unless it is the first picture of the page. */
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
