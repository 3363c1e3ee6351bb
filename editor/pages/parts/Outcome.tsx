import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface Props {
  /** The message of success. */
  done?: ReactNode;
  /** The reason of a failure. */
  fault?: string | undefined;
}

/**
 * The result of an action of the user. The live region for success is always in the page, because screen readers do not announce a region
 * that is inserted together with its text.
 */
export function Outcome({ done, fault }: Props) {
  return (
    <>
      <div role="status">
        <Notice kind="done">{done}</Notice>
      </div>
      <Notice kind="fault">{fault}</Notice>
    </>
  );
}
