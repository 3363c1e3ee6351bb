/** The icons of the industries panel, with the same order, columns and rows as the panel. */
import type { APIRoute } from 'astro';
import { industriesNavigation } from '#content/services.ts';
import { DEFAULT_LOCALE } from '#shared/locales.ts';
import { iconSheet } from '#ui/iconSheet.ts';

const COLUMNS = 4;
const ROWS = 8;

export const GET: APIRoute = async () => {
  const names = (await industriesNavigation(DEFAULT_LOCALE)).map(({ icon }) => icon);
  return new Response(iconSheet(names, COLUMNS, ROWS), { headers: { 'content-type': 'image/svg+xml' } });
};
