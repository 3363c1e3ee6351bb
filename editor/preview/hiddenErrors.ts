/** Sends no errors to the browser. Vite would show them over the page, with paths and code of this machine. The log has them. */
import type { Plugin } from 'vite';
import { wrapSend } from './wrapSend.ts';

/** Drops the error messages that Vite and Astro send to the pages. */
export const hiddenErrors = (): Plugin => ({
  name: 'hidden-errors',
  configureServer: ({ ws }) => wrapSend(ws, ({ type }) => type !== 'error'),
});
