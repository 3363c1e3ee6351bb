/** The open roles of a language for job boards. */
import type { APIRoute } from 'astro';
import { roles } from '#content/queries.ts';
import { jobsFeed } from '#seo/jobsFeed.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { routesOf } from '../../../_routes.ts';
import { isGeneral } from './_roles.ts';

export const getStaticPaths = () => routesOf('/company/career');

export const GET: APIRoute<{ locale: LocaleKey }> = async ({ props: { locale } }) => {
  const open = (await roles(locale)).filter((role) => !isGeneral(role) && !role.data.meta?.noindex);
  const listed = open.map(({ slug, href, data, entry }) => ({ slug, href, data, html: entry.rendered?.html ?? '' }));
  return new Response(jobsFeed(listed), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
