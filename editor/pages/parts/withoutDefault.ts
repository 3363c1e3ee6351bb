import type { SyntheticEvent } from 'react';

/** An event handler that runs `work` in place of the default action of the browser, such as sending a form. */
export const withoutDefault =
  (work: () => void) =>
  (event: SyntheticEvent): void => {
    event.preventDefault();
    work();
  };
