interface Props {
  /** Result of `useData`. */
  data: unknown;
  fault: string | undefined;
}

/** A text until the first data or an error has arrived; then nothing. */
export function Loading({ data, fault }: Props) {
  return data === undefined && fault === undefined ? <p className="mt-6 text-muted">Loading…</p> : null;
}
