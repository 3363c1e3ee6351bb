interface Props {
  text: string;
  /** What the speaker does. */
  role: string;
  name?: string | undefined;
  company?: string | undefined;
}

/** Somebody's words beside a channel line, and who said them. */
export function Quotation({ text, role, name, company }: Props) {
  return (
    <figure className="max-w-[44rem] border-s-[3px] border-water ps-6">
      <blockquote className="text-title leading-snug">{text}</blockquote>
      <figcaption className="mt-4 text-muted">{[name, role, company].filter(Boolean).join(' · ')}</figcaption>
    </figure>
  );
}
