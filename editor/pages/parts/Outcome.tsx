import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface Props {
  /** What was done. */
  done?: ReactNode;
  /** Why it was not done. */
  fault?: string | undefined;
}

/** How an action of the reader ended. The place of good news is always in the page: programs that read aloud miss a region that comes with its words. */
export function Outcome({ done, fault }: Props) {
  return (
    <>
      <div role="status">{done !== undefined && <Notice kind="done">{done}</Notice>}</div>
      {fault !== undefined && <Notice kind="fault">{fault}</Notice>}
    </>
  );
}
