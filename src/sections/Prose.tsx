import { TitleText } from '#ui/TitleText.tsx';

interface Props {
  parts: readonly { title: string; paragraphs: readonly string[] }[];
}

/** Parts of running text with lines between them, each next to its heading. For pages that are read, not scanned. */
export function Prose({ parts }: Props) {
  return (
    <section data-section="prose" className="container-page pt-12">
      {parts.map(({ title, paragraphs }) => (
        <div key={title} className="grid gap-x-12 gap-y-4 border-t border-line py-9 lg:grid-cols-12 lg:py-12">
          <h2 className="text-title leading-[1.15] tracking-[-0.03em] lg:col-span-5">
            <TitleText>{title}</TitleText>
          </h2>
          <div className="prose lg:col-span-7">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
