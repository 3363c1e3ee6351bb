/** Lists of events, and the paths of their calendar files. */
import { isOver, timesOf } from '#content/normalise/event.ts';
import { page as pageQuery, fixedPagesIn } from '#content/fixedPages.ts';
import type { LocaleKey } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';

/** Path of the calendar file of the event whose page is at `path`. */
export const calendarPath = (path: string): string => `${path}.ics`;

/** The events of a language that have not ended, earliest first. */
export async function eventsToCome(locale: LocaleKey) {
  const pages = await Promise.all(
    (await fixedPagesIn(locale)).map(async (path) => ({ path, view: await pageQuery(locale, path) })),
  );
  return pages
    .flatMap(({ path, view }) => (view.event && !isOver(view.event) ? [{ path, view, event: view.event }] : []))
    .toSorted((a, b) => a.event.starts.getTime() - b.event.starts.getTime())
    .map(({ path, view, event }) => ({
      href: localizedPath(locale, `/${path}`),
      label: view.hero.title,
      isoStart: event.starts.toISOString(),
      when: timesOf(event, locale),
      place: event.venue?.name ?? new URL(event.online ?? '').host,
    }));
}
