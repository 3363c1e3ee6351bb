import { createServer, type HotPayload } from 'vite';
import { expect, it } from 'vitest';
import { hiddenErrors } from './hiddenErrors.ts';

it('sends no error to the pages, and all other messages', async () => {
  const sent: unknown[] = [];
  const vite = await createServer({
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      {
        name: 'record',
        configureServer: ({ ws }) => {
          ws.send = (payload: HotPayload | string) => void sent.push(payload);
        },
      },
      hiddenErrors(),
    ],
  });
  try {
    vite.ws.send({ type: 'error', err: { message: 'secret', stack: '/home/kariz/secret.ts' } });
    vite.ws.send({ type: 'full-reload' });
    vite.ws.send('custom', {});
    expect(sent).toEqual([{ type: 'full-reload' }, 'custom']);
  } finally {
    await vite.close();
  }
});
