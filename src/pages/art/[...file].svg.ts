/** The drawings as SVG files. Each name contains a hash of the content, so browsers may cache the files without limit. */
import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawings, fileOf } from '@site/art';

export const getStaticPaths: GetStaticPaths = () =>
  Object.values(drawings()).map(({ src }) => ({
    params: { file: src.replace(/^\/art\/|\.svg$/g, '') },
    props: { src },
  }));

export const GET: APIRoute<{ src: string }> = ({ props }) =>
  new Response(readFileSync(fileOf(props.src)), { headers: { 'content-type': 'image/svg+xml' } });
