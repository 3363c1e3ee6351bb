/** The list, for the server, of the files that pages offer to confirmed addresses. It is not written when there are no such files. */
import type { APIRoute } from 'astro';
import { offeredFiles } from '#content/fixedPages.ts';
import { DOWNLOADS_FILE } from '#shared/downloads.ts';

export const getStaticPaths = async () =>
  (await offeredFiles()).length > 0 ? [{ params: { offered: DOWNLOADS_FILE.replace(/\.json$/, '') } }] : [];

export const GET: APIRoute = async () => Response.json(await offeredFiles());
