import { outline } from './iconData.ts';

interface Props {
  /** `ph:<name>` */
  name: string;
  className?: string;
}

/** Where the style sheet does not arrive, an icon must not fill the page. */
const SIZE = 20;

/** What points where the reading goes turns with its direction. */
const DIRECTED = /^ph:(?:arrow-(?:left|right)|steps)$/;

/** A decorative icon in the colour of the text around it, 1.25 em unless `className` sizes it. */
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
