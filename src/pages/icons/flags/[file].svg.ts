/** The flags of the site's languages as SVG files. */
import type { APIRoute } from 'astro';
import { enabledLocales } from '#shared/locales.ts';
import { flagFile } from '#ui/flagFile.ts';

export const getStaticPaths = () =>
  enabledLocales().map(({ key, flag }) => {
    const { src, svg } = flagFile(key, flag);
    return { params: { file: src.replace(/^\/icons\/flags\/|\.svg$/g, '') }, props: { svg } };
  });

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
