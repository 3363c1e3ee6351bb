/** The icons of the navigation, in one file. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { navigationIcons } from '#layouts/shellData.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const { src, svg } = await navigationIcons();
  return [{ params: { file: src.replace(/^\/icons\/|\.svg$/g, '') }, props: { svg } }];
};

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
