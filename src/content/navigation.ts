/** The navigation, derived from the records, so that nothing is listed twice. */
import { withoutLocale } from '#shared/paths.ts';
import type { LinkView } from './normalise/views.ts';

export interface NavigationItem extends LinkView {
  id: number;
  icon: string;
  summary: string;
  children: NavigationItem[];
}

interface MenuRecord {
  /** Path of the page, with its language's prefix. */
  href: string;
  id: number;
  name: string;
  icon: string;
  summary: string;
  order: number;
}

/** How many groups stand in each column of the services panel. */
export const COLUMN_SPLIT = [4, 3, 4] as const;

/** Groups in their order, each with its services in theirs. A service belongs to the group whose path it extends. */
export function servicesMenu(groups: readonly MenuRecord[], services: readonly MenuRecord[]): NavigationItem[] {
  return inOrder(groups).map((group) => ({
    ...menuItem(group),
    children: inOrder(services.filter(({ href }) => isBelow(group.href, href))).map(menuItem),
  }));
}

/** Industries in their order, without children. */
export const industriesMenu = (industries: readonly MenuRecord[]): NavigationItem[] =>
  inOrder(industries).map(menuItem);

/** What the record of a group says of its services, each with the link to the service. One that is not published is left out. */
export const withLinks = <T extends { service: string }>(
  { href, children }: NavigationItem,
  entries: readonly T[],
): (T & LinkView)[] =>
  entries.flatMap((entry) => {
    const path = `${withoutLocale(href)}/${entry.service}`;
    const child = children.find((service) => withoutLocale(service.href) === path);
    return child ? [{ ...entry, label: child.label, href: child.href }] : [];
  });

/** Cuts `items` into columns of the given sizes; the last column takes what is left. */
export function intoColumns<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  return sizes.map((size, index) => {
    const start = sizes.slice(0, index).reduce((sum, count) => sum + count, 0);
    return items.slice(start, index === sizes.length - 1 ? undefined : start + size);
  });
}

/** The entries before and after the one that `isEntry` finds in `siblings`, by position; absent at the ends. */
export function neighbours<T>(siblings: readonly T[], isEntry: (sibling: T) => boolean): { previous?: T; next?: T } {
  const index = siblings.findIndex(isEntry);
  const [previous, next] = [siblings[index - 1], siblings[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** True when `href` lies under `parent`, in whichever language each of them is. */
const isBelow = (parent: string, href: string) => withoutLocale(href).startsWith(`${withoutLocale(parent)}/`);

const inOrder = (records: readonly MenuRecord[]) => records.toSorted((a, b) => a.order - b.order);

const menuItem = ({ id, name, href, icon, summary }: MenuRecord): NavigationItem => ({
  id,
  label: name,
  href,
  icon,
  summary,
  children: [],
});
