/** Sends no errors to the browser. Vite would show them over the page, with paths and code of this machine. The log has them. */
import type { HotPayload, Plugin } from 'vite';

/** Drops the error messages that Vite and Astro send to the pages. */
export const hiddenErrors = (): Plugin => ({
  name: 'hidden-errors',
  configureServer({ ws }) {
    const send: (...message: [payload: HotPayload | string, data?: unknown]) => void = ws.send.bind(ws);
    ws.send = (...message: [payload: HotPayload | string, data?: unknown]) => {
      const [payload] = message;
      if (typeof payload === 'string' || payload.type !== 'error') send(...message);
    };
  },
});
