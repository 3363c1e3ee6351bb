interface Props {
  /** Address of a symbol: file and fragment. */
  href: string;
  className?: string;
}

/** Where the style sheet does not arrive, an icon must not fill the page. */
const SIZE = 20;

/** A decorative icon from a file of icons, in the colour of the text around it. */
export function SpriteIcon({ href, className = 'size-[1.25em]' }: Props) {
  return (
    <svg width={SIZE} height={SIZE} className={`shrink-0 ${className}`} fill="currentColor" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}
