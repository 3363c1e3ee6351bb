import type { LeadAnswer } from '../../leads/answers.ts';
import { Notice } from '../parts/Notice.tsx';
import { useDownload } from '../parts/useDownload.ts';

interface Props {
  id: string;
  file: NonNullable<LeadAnswer['file']>;
}

/** Size of a file in readable units. `bytes` is its size in bytes. */
const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The file of a lead, with a warning about active content in it. */
export function LeadFile({ id, file: { fileName, size, risks } }: Props) {
  const { fault, onDownload } = useDownload();
  return (
    <section>
      <h2 className="text-lead font-semibold">File</h2>
      <p className="mt-2 wrap-anywhere">
        <a href={`/api/leads/${id}/file`} download onClick={onDownload} className="link">
          Download <bdi>{fileName}</bdi>
        </a>{' '}
        <span className="text-muted">(PDF, {sizeOf(size)})</span>
      </p>
      <Notice kind="fault">{fault}</Notice>
      {risks.length > 0 && (
        <p className="mt-2 border-s-4 border-clay bg-surface px-4 py-3">
          Open it with care: it contains {risks.join(', ')}, which can run automatically. It was not sent by mail.
        </p>
      )}
    </section>
  );
}
