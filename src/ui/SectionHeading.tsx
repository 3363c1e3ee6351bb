import { TitleText } from './TitleText.tsx';

interface Props {
  title: string;
  desc?: string;
  /** What to know before following the links of the section. */
  note?: string | undefined;
  /** On a night section. */
  onNight?: boolean;
  className?: string;
}

/** A section's title and the sentence under it. */
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
