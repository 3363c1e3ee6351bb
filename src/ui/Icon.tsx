import { outline } from './iconData.ts';

interface Props {
  /** `ph:<name>`. */
  name: string;
  className?: string;
}

/** Size in pixels without the style sheet: an SVG without a size would fill the page. */
const SIZE = 20;

/** Icons that point in the reading direction. They are mirrored on right-to-left pages. */
const DIRECTED = /^ph:(?:arrow-(?:left|right)|flow-arrow|sign-out|steps|tree-structure)$/;

/** A decorative icon in the colour of the text around it. It is 1.25 em large unless `className` sets the size. */
export function Icon({ name, className = 'size-[1.25em]' }: Props) {
  const { body, width, height } = outline(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={SIZE}
      height={SIZE}
      className={`shrink-0 ${DIRECTED.test(name) ? 'rtl-flip' : ''} ${className}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
