/** The calendar file of each event, at the path of its page with the extension `.ics`. */
import type { APIRoute } from 'astro';
import { page as pageQuery, fixedPagesIn } from '#content/fixedPages.ts';
import { calendarOf } from '#seo/calendar.ts';
import { enabledLocales } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';

export async function getStaticPaths() {
  const routes = enabledLocales().map(async ({ key: locale }) =>
    Promise.all(
      (await fixedPagesIn(locale)).map(async (path) => ({
        path: localizedPath(locale, `/${path}`),
        view: await pageQuery(locale, path),
      })),
    ),
  );
  return (await Promise.all(routes))
    .flat()
    .flatMap(({ path, view: { event, hero } }) =>
      event ? [{ params: { event: path.slice(1) }, props: { path, title: hero.title, desc: hero.desc, event } }] : [],
    );
}

type Props = Awaited<ReturnType<typeof getStaticPaths>>[number]['props'];

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(calendarOf(props), { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
