/** The drawings as files of their own; each name carries a hash, so that browsers may keep them for ever. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { allDrawings } from '@site/art';

export const getStaticPaths: GetStaticPaths = () =>
  allDrawings().map(({ src, svg }) => ({ params: { file: src.replace(/^\/art\/|\.svg$/g, '') }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
