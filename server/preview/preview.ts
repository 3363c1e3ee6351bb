/** Server of a preview: serves the files of its build to visitors with the token. It has no store and accepts no forms. */
import { createServer, type Server } from 'node:http';
import { commonHeaders, type HeaderSettings } from '../headers.ts';
import type { Manifest } from '../static/manifest.ts';
import { isHostless, refuseAndClose, serveFile, serveNotFound } from '../static/serve.ts';
import { createAccessControl } from './access.ts';

export interface PreviewOptions {
  manifest: Manifest;
  headers: HeaderSettings;
  /** If undefined, everybody who can reach the port has access. */
  token: string | undefined;
}

/** Creates the server. It is not listening yet. */
export function createPreviewServer({ manifest, headers, token }: PreviewOptions): Server {
  const common = commonHeaders(headers);
  const decide = createAccessControl(token, headers.isHttps);
  return createServer({ requireHostHeader: false }, (request, response) => {
    if (isHostless(request)) {
      refuseAndClose(common, response, 400);
      return;
    }
    const decision = decide(request);
    if (decision === 'closed') {
      const text = 'Not found\n';
      response.writeHead(404, [
        ...common.flat(),
        ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'],
        ...['Content-Length', String(text.length)],
      ]);
      response.end(text);
    } else if (decision === 'open') {
      if (!serveFile(manifest, common, request, response)) serveNotFound(manifest, common, request, response);
    } else {
      response.writeHead(303, [
        ...common.flat(),
        ...['Location', decision.location, 'Set-Cookie', decision.cookie, 'Cache-Control', 'no-store'],
        ...['Content-Length', '0'],
      ]);
      response.end();
    }
  });
}
