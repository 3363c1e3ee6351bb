/** The XML feed of the open roles of a language for job boards. */
import type { APIRoute } from 'astro';
import { roles } from '#content/texts.ts';
import { jobsFeed } from '#seo/jobsFeed.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { routesOf } from '../../../_routes.ts';
import { isGeneral, officeOf } from './_roles.ts';

export const getStaticPaths = () => routesOf('/company/career');

export const GET: APIRoute<{ locale: LocaleKey }> = async ({ props: { locale } }) => {
  const open = (await roles(locale)).filter((role) => !isGeneral(role) && !role.data.meta?.noindex);
  const listed = await Promise.all(
    open.map(async (role) => ({ ...role, office: await officeOf(role), html: role.entry.rendered?.html ?? '' })),
  );
  return new Response(jobsFeed(listed), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
