import { Notice } from './Notice.tsx';

interface Props {
  /** Result of `useData`. */
  data: unknown;
  fault: string | undefined;
}

/** The error of the last request of `useData`, also beside older data; a text until the first response; then nothing. */
export function LoadState({ data, fault }: Props) {
  if (fault !== undefined) return <Notice kind="fault">{fault}</Notice>;
  return data === undefined ? <p className="mt-6 text-muted">Loading…</p> : null;
}
