interface Props {
  title: string;
  figures: readonly { value: string; label: string; source: string }[];
  /** Text before each source. */
  sourceLabel: string;
}

/** Columns and font size of the values, by the number of figures. */
const LAYOUTS: Readonly<Record<number, string>> = {
  1: 'text-display',
  2: 'text-display sm:grid-cols-2',
  3: 'text-display sm:grid-cols-3 sm:max-lg:text-title',
  4: 'text-display sm:grid-cols-2 lg:grid-cols-4 lg:text-title',
};

/** One to four figures, each with a label and its source. */
export function Figures({ title, figures, sourceLabel }: Props) {
  return (
    <div>
      <h2 className="text-title leading-tight tracking-[-0.03em]">{title}</h2>
      <dl className={`mt-6 grid gap-x-8 gap-y-6 border-t border-line pt-6 ${LAYOUTS[figures.length] ?? ''}`}>
        {figures.map(({ value, label, source }) => (
          <div key={label} className="grid content-start gap-2">
            <dt className="text-body">{label}</dt>
            <dd className="order-first leading-tight font-semibold">
              <bdi>{value}</bdi>
            </dd>
            <dd className="text-small text-muted">
              {sourceLabel}: {source}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
