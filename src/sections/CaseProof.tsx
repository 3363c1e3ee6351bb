interface Props {
  quotation?: { text: string; role: string; name?: string | undefined } | undefined;
  figures?: readonly { value: string; label: string; source: string }[] | undefined;
  words: { figures: string; source: string };
}

/** What a real client says of the work, and what was measured, each figure with its source. */
export function CaseProof({ quotation, figures = [], words }: Props) {
  if (!quotation && figures.length === 0) return null;
  return (
    <section data-section="proof" className="container-page grid gap-10 pt-section">
      {quotation ? (
        <figure className="max-w-[44rem] border-s-[3px] border-water ps-6">
          <blockquote className="text-title leading-snug">{quotation.text}</blockquote>
          <figcaption className="mt-4 text-muted">
            {[quotation.name, quotation.role].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
      ) : null}
      {figures.length > 0 ? (
        <div>
          <h2 className="text-title leading-tight tracking-[-0.03em]">{words.figures}</h2>
          <dl className="mt-6 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
            {figures.map(({ value, label, source }) => (
              <div key={label} className="grid content-start gap-2">
                <dt>{label}</dt>
                <dd className="order-first text-display font-semibold">{value}</dd>
                <dd className="text-small text-muted">
                  {words.source}: {source}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </section>
  );
}
