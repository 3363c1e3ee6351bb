interface Props {
  title: string;
  figures: readonly { value: string; label: string; source: string }[];
  /** Stands before each source. */
  sourceLabel: string;
}

/** Figures in a ruled row, each with what was measured and its source. */
export function Figures({ title, figures, sourceLabel }: Props) {
  return (
    <div>
      <h2 className="text-title leading-tight tracking-[-0.03em]">{title}</h2>
      <dl className="mt-6 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ value, label, source }) => (
          <div key={label} className="grid content-start gap-2">
            <dt>{label}</dt>
            <dd className="order-first text-display leading-tight font-semibold">{value}</dd>
            <dd className="text-small text-muted">
              {sourceLabel}: {source}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
