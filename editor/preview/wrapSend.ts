/** Observes and filters the messages that Vite's server sends to all pages. */
import type { HotPayload, ViteDevServer } from 'vite';

/** Calls `isSent` for each message of Vite and Astro; a message is sent only when it returns true. Custom events are always sent. */
export function wrapSend(ws: ViteDevServer['ws'], isSent: (payload: HotPayload) => boolean): void {
  const send: typeof ws.send = ws.send.bind(ws);
  ws.send = (...message: [payload: HotPayload | string, data?: unknown]) => {
    const [payload, data] = message;
    if (typeof payload === 'string') send(payload, data);
    else if (isSent(payload)) send(payload);
  };
}
