import { iconBody } from './iconData.ts';

interface Props {
  /** `ph:<name>`; a name of another set works too. */
  name: string;
  className?: string;
}

/** Where the style sheet does not arrive, an icon must not fill the page. */
const SIZE = 20;

/** What points where the reading goes turns with its direction. */
const DIRECTED = /^ph:arrow-(?:left|right)$/;

/** A decorative icon in the colour of the text around it, 1.25 em unless `className` sizes it. */
export function Icon({ name, className = 'size-[1.25em]' }: Props) {
  const { body, width, height } = iconBody(name);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={SIZE}
      height={SIZE}
      className={`shrink-0 ${DIRECTED.test(name) ? 'rtl-flip' : ''} ${className}`}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
