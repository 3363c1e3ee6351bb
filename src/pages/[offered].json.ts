/** The list of files for confirmed addresses, for the server; no file when pages offer none. */
import type { APIRoute } from 'astro';
import { offeredFiles } from '#content/queries.ts';
import { DOWNLOADS_FILE } from '#shared/downloads.ts';

export const getStaticPaths = async () =>
  (await offeredFiles()).length > 0 ? [{ params: { offered: DOWNLOADS_FILE.replace(/\.json$/, '') } }] : [];

export const GET: APIRoute = async () => Response.json(await offeredFiles());
