import { TitleText } from './TitleText.tsx';

interface Props {
  title: string;
  desc?: string;
  /** Note about the links of the section, for example that some pages are in English. */
  note?: string | undefined;
  /** Whether the section has the dark background `night`. */
  onNight?: boolean;
  className?: string;
}

/** The title of a section and the text below it. */
export function SectionHeading({ title, desc, note, onNight = false, className = '' }: Props) {
  return (
    <div className={`max-w-[44rem] ${className}`}>
      <h2 className="display">
        <TitleText>{title}</TitleText>
      </h2>
      {desc ? (
        <p className={`mt-5 max-w-measure text-lead leading-normal ${onNight ? 'text-on-night-muted' : 'text-muted'}`}>
          {desc}
        </p>
      ) : null}
      {note ? <p className="mt-4 text-muted">{note}</p> : null}
    </div>
  );
}
