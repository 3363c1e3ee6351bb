import { TitleText } from '#ui/TitleText.tsx';
import { SeeAlso, type SeeAlsoProps } from './SeeAlso.tsx';

export interface StatementProps {
  title: string;
  paragraphs: readonly string[];
  seeAlso?: SeeAlsoProps;
}

/** A second headline with paragraphs next to it, within the hero or as the content of its own section. */
export function Statement({ title, paragraphs, seeAlso }: StatementProps) {
  return (
    <div className="container-page grid gap-x-12 gap-y-6 pt-6 lg:grid-cols-12">
      <h2 className="text-title leading-[1.12] tracking-[-0.03em] lg:col-span-5">
        <TitleText>{title}</TitleText>
      </h2>
      <div className="grid max-w-[40rem] gap-4 lg:col-span-6 lg:col-start-7">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {seeAlso ? <SeeAlso {...seeAlso} /> : null}
      </div>
    </div>
  );
}
