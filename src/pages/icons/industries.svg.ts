/** The icons of the industries' panel, in its order and in as many rows. */
import type { APIRoute } from 'astro';
import { industries } from '#content/queries.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { iconSheet } from '#ui/iconSheet.ts';

const ROWS = 8;

export const GET: APIRoute = async () => {
  const names = (await industries(DEFAULT_LOCALE)).map(({ data }) => data.icon);
  return new Response(iconSheet(names, ROWS), { headers: { 'content-type': 'image/svg+xml' } });
};
