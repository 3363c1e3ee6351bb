interface Props {
  parts: readonly { title: string; paragraphs: readonly string[] }[];
}

/** Running text with headings, for pages that are read rather than scanned. */
export function Prose({ parts }: Props) {
  return (
    <section data-section="prose" className="container-page pt-12">
      <div className="prose">
        {parts.map(({ title, paragraphs }) => [
          <h2 key={title}>{title}</h2>,
          ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        ])}
      </div>
    </section>
  );
}
