/** The navigation, derived from the records. No separate list of pages is maintained. */
import { withoutLocale } from '#shared/paths.ts';
import type { LinkView } from './normalise/views.ts';

export interface NavigationItem extends LinkView {
  icon: string;
  summary: string;
  children: NavigationItem[];
}

interface MenuRecord {
  /** Path of the page, with its language's prefix. */
  href: string;
  name: string;
  icon: string;
  summary: string;
  order: number;
}

/** Number of groups in each column of the services panel. */
export const COLUMN_SPLIT = [4, 3, 4] as const;

/** Groups sorted by `order`, each with its services, sorted too. A service belongs to the group whose path is the start of its path. */
export function servicesMenu(groups: readonly MenuRecord[], services: readonly MenuRecord[]): NavigationItem[] {
  return inOrder(groups).map((group) => ({
    ...menuItem(group),
    children: inOrder(services.filter(({ href }) => isBelow(group.href, href))).map(menuItem),
  }));
}

/** Adds the label and link of its service to each entry of a group's record. Entries of unpublished services are left out. */
export const withLinks = <T extends { service: string }>(
  { href, children }: NavigationItem,
  entries: readonly T[],
): (T & LinkView)[] =>
  entries.flatMap((entry) => {
    const path = `${withoutLocale(href)}/${entry.service}`;
    const child = children.find((service) => withoutLocale(service.href) === path);
    return child ? [{ ...entry, label: child.label, href: child.href }] : [];
  });

/** Splits `items` into columns of the given sizes; the last column takes all remaining items. */
export function intoColumns<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  return sizes.map((size, index) => {
    const start = sizes.slice(0, index).reduce((sum, count) => sum + count, 0);
    return items.slice(start, index === sizes.length - 1 ? undefined : start + size);
  });
}

/** The entries directly before and after the entry for which `isEntry` is true. At the ends one of them is absent. */
export function neighbours<T>(siblings: readonly T[], isEntry: (sibling: T) => boolean): { previous?: T; next?: T } {
  const index = siblings.findIndex(isEntry);
  return { previous: siblings[index - 1], next: siblings[index + 1] };
}

/** Whether the path of `href` is below that of `parent`. Their languages may differ. */
const isBelow = (parent: string, href: string) => withoutLocale(href).startsWith(`${withoutLocale(parent)}/`);

const inOrder = (records: readonly MenuRecord[]) => records.toSorted((a, b) => a.order - b.order);

const menuItem = ({ name, href, icon, summary }: MenuRecord): NavigationItem => ({
  label: name,
  href,
  icon,
  summary,
  children: [],
});
