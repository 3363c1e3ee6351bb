/**
 * Pages for the links to files in mails. A GET request changes nothing, so that a program that scans mails does not confirm an address.
 * The button of the page sends a POST request, which confirms the address and redirects to the file.
 */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { isolateTerms } from '#shared/bidi.ts';
import { downloadName, offeredFile } from '#shared/downloads.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { sendStored, storedFile, type StoredFile } from '../downloads.ts';
import { readBody } from '../forms/readBody.ts';
import { leadDeliveries } from '../leadDeliveries.ts';
import { receiversOf } from '../mailRoutes.ts';
import { limitRequests } from '../middleware/clientLimit.ts';
import { DOWNLOAD_PATH, verifyDownloadLink } from '../outbox/links.ts';
import type { Content } from '../markup.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { sitePath } from '../sitePath.ts';
import { confirmDownload, findDownloadRequest, type DownloadRequest } from '../store/downloads.ts';
import { wordsOf, type Notice } from '../words/words.ts';
import { MINUTE } from '../time.ts';

/** Limit per client, which may be a whole office. A download in byte ranges consists of many requests. */
const TRIES = [{ count: 120, windowMs: 10 * MINUTE }] as const;
const MAX_BODY = 32 * 1024;

/** Paths of the page (without file extension) and of the file (with extension). */
const [PAGE, FILE] = ['/:name{[a-z0-9/-]+}', '/:file{[a-z0-9/-]+\\.[a-z]+}'];

interface Found {
  request: DownloadRequest;
  file: StoredFile;
}

/** Sub-app for `/download` in one language. */
export function downloadsRoute(options: AppOptions, locale: LocaleKey): Hono<AppEnv> {
  const { database, secret, headers, downloads, mailRoutes, now } = options;
  const words = wordsOf(locale).download;
  const answer = (context: Context, status: 200 | 404 | 410, title: string, content: Content): Response =>
    context.body(renderPage(locale, title, content), status, pageHeaders(headers, true));

  /** Responds with the reason why a link is not valid, and a link to the page where the file can be requested again. */
  const refuse = (context: Context, name: string, status: 404 | 410, { title, text }: Notice): Response => {
    const offered = offeredFile(downloads.offered(), name, locale);
    const again =
      offered && html`<p><a href="${sitePath(offered.locale, `/${offered.page}`)}">${words.backToPage}</a></p>`;
    return answer(
      context,
      status,
      title,
      html`<p>${text}</p>
        ${again ?? ''}`,
    );
  };

  /** Returns the request and the file of the link, or an error response. */
  const find = async (context: Context<AppEnv>, name: string): Promise<Found | Response> => {
    await limitRequests(context, options, 'downloads', TRIES);
    const { request: id = '', expires = '', signature = '' } = context.req.query();
    const state = verifyDownloadLink(secret, name, { request: id, expires, signature }, now());
    if (state === 'invalid') return refuse(context, name, 404, words.invalid);
    const request = state === 'valid' ? await findDownloadRequest(database, id) : undefined;
    if (!request) return refuse(context, name, 410, words.expired);
    const file = await storedFile(downloads.folder, request.lead.fields['file'] ?? '');
    return file ? { request, file } : refuse(context, name, 410, words.missing);
  };

  const addressOf = (context: Context, path: string): string =>
    localizedPath(locale, `${DOWNLOAD_PATH}/${path}`) + new URL(context.req.url).search;

  const route = new Hono<AppEnv>();
  route.get(FILE, async (context) => {
    const name = downloadName(context.req.param('file') ?? '');
    const found = await find(context, name);
    if (found instanceof Response) return found;
    if (!found.request.isConfirmed) return context.redirect(addressOf(context, name), 303);
    return sendStored(context.req.raw, found.file);
  });
  route.get(PAGE, async (context) => {
    const name = context.req.param('name') ?? '';
    const found = await find(context, name);
    if (found instanceof Response) return found;
    const { file, title = '' } = found.request.lead.fields;
    return answer(
      context,
      200,
      words.ready.title,
      html`<p>
          <strong><bdi>${isolateTerms(title)}</bdi></strong> (<bdi>${file}</bdi>)
        </p>
        <p>${words.ready.text}</p>
        <form method="post" action="${addressOf(context, name)}"><button>${words.ready.button}</button></form>`,
    );
  });
  // No check of the origin: the signed link proves that the visitor can read the mailbox.
  route.post(PAGE, async (context) => {
    await readBody(context.req.raw, MAX_BODY);
    const name = context.req.param('name') ?? '';
    const found = await find(context, name);
    if (found instanceof Response) return found;
    const { id, lead } = found.request;
    const isThere = await confirmDownload(database, id, {
      deliveries: leadDeliveries(options, 'download'),
      receivers: receiversOf(mailRoutes, { kind: 'download', fields: lead.fields }),
    });
    return isThere
      ? context.redirect(addressOf(context, lead.fields['file'] ?? ''), 303)
      : refuse(context, name, 410, words.expired);
  });
  return route;
}
