/** The drawings as SVG files. Each name contains a hash of the content, so browsers may cache the files without limit. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { allDrawings } from '@site/art';

export const getStaticPaths: GetStaticPaths = () =>
  allDrawings().map(({ src, svg }) => ({ params: { file: src.replace(/^\/art\/|\.svg$/g, '') }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
