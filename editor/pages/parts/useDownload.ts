/** State of links that download a file of the service. */
import type { MouseEvent } from 'react';
import { download } from '../request.ts';
import { useAction } from './useAction.ts';

/** The handler of such a link, and why the last download could not start. */
export function useDownload(): { fault?: string; onDownload: (event: MouseEvent<HTMLAnchorElement>) => void } {
  const { fault, run } = useAction();
  return {
    fault,
    onDownload(event) {
      event.preventDefault();
      const { href } = event.currentTarget;
      run(() => download(href));
    },
  };
}
