/**
 * Reloads a page that has missed a reload. Vite sends a reload only to pages whose socket is open, and a page opens its socket some time
 * after it was rendered. The response of each page has the number of reloads that were sent before; when its socket is open, the page sends
 * this number to the server, which reloads the page if the number has grown.
 */
import type { AstroIntegration } from 'astro';
import type { Plugin, WebSocketClient } from 'vite';
import { wrapSend } from './wrapSend.ts';

/** A metric of the header `Server-Timing`, which a document can read: over https, and on this machine. */
const METRIC = 'reloads';
const EVENT = 'preview:shown';

/** Script of each page. Vite queues messages until the socket is open. */
const SCRIPT = `
const [{ serverTiming }] = performance.getEntriesByType('navigation');
const metric = serverTiming?.find(({ name }) => name === '${METRIC}');
if (metric) import.meta.hot.send('${EVENT}', metric.description);
`;

/** Counts the reloads that are sent to all pages. */
const countReloads = (): Plugin => ({
  name: 'count-reloads',
  configureServer({ middlewares, ws }) {
    let sent = 0;
    wrapSend(ws, ({ type }) => {
      if (type === 'full-reload') sent += 1;
      return true;
    });
    middlewares.use((_, response, next) => {
      response.setHeader('Server-Timing', `${METRIC};desc="${sent}"`);
      next();
    });
    ws.on(EVENT, (shown: string, client: WebSocketClient) => {
      if (shown !== String(sent)) client.send({ type: 'full-reload' });
    });
  },
});

/** The integration that adds the script to each page and the count to the server. */
export const missedReloads = (): AstroIntegration => ({
  name: 'missed-reloads',
  hooks: {
    'astro:config:setup': ({ injectScript, updateConfig }) => {
      injectScript('page', SCRIPT);
      updateConfig({ vite: { plugins: [countReloads()] } });
    },
  },
});
