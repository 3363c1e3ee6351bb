import { TitleText } from './TitleText.tsx';

interface Props {
  title: string;
  desc: string;
  /** Note about the links of the section, for example that some pages are in English. */
  note?: string | undefined;
  /** Whether the section has the dark background `night`. */
  isOnDark?: boolean;
  className?: string;
}

/** The title of a section and the text below it. */
export function SectionHeading({ title, desc, note, isOnDark = false, className = '' }: Props) {
  const muted = isOnDark ? 'text-on-night-muted' : 'text-muted';
  return (
    <div className={`max-w-[44rem] ${className}`}>
      <h2 className="display">
        <TitleText>{title}</TitleText>
      </h2>
      <p className={`mt-5 max-w-measure text-lead leading-normal ${muted}`}>{desc}</p>
      {note ? <p className={`mt-4 ${muted}`}>{note}</p> : null}
    </div>
  );
}
