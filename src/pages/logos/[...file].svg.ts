/** Logos of every technology that a service names. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { services } from '#content/queries.ts';
import { logoFile } from '#ui/logoFile.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const names = (await services()).flatMap(({ data }) =>
    data.content.techsSection.cards.flatMap(({ subCards }) => subCards.map(({ img }) => img)),
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
