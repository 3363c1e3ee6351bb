/** The logos of all technologies that services name, as SVG files. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { serviceView } from '#content/normalise/service.ts';
import { services } from '#content/services.ts';
import { logoFile } from '#ui/logoFile.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const names = (await services()).flatMap(({ data }) =>
    serviceView(data).technologies.groups.flatMap(({ items }) => items.map(({ logo }) => logo)),
  );
  return [...new Set(names)]
    .filter((name) => name !== 'none')
    .map((name) => {
      const { src, svg } = logoFile(name);
      return { params: { file: src.replace(/^\/logos\/|\.svg$/g, '') }, props: { svg } };
    });
};

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
