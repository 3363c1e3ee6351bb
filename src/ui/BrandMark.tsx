interface Props {
  name: string;
}

/** The logo (a channel that branches below the ground line) followed by the brand's name, in this order in both text directions. */
export function BrandMark({ name }: Props) {
  return (
    <span dir="ltr" className="inline-flex items-center gap-2.5 text-lead font-semibold tracking-[-0.03em]">
      <svg viewBox="0 0 36 36" width="36" height="36" className="size-9 shrink-0" aria-hidden="true">
        <rect width="36" height="36" rx="9" fill="#142036" stroke="#f3e3c3" strokeOpacity=".22" />
        <MarkStrokes />
      </svg>
      <span>{name}</span>
    </span>
  );
}

/** The strokes of the logo, in a square of 36 by 36 units. */
export function MarkStrokes() {
  return (
    <g strokeWidth="3.2" strokeLinecap="round">
      <path d="M8 12h6m4 0h10" stroke="#f3e3c3" />
      <path d="M16 12v12" stroke="#16b5a5" />
      <path d="M7 24.5h22" stroke="#16b5a5" strokeWidth="4.4" />
      <path d="M10 24.5h3m3 0h3m3 0h3" stroke="#fff" strokeWidth="1.2" />
    </g>
  );
}
