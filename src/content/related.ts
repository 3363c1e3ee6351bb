/** Pages of another kind that a record names. */
import type { RelatedView } from './normalise/views.ts';

interface Target {
  slug: string;
  href: string;
  data: { name: string; icon: string; summary: string };
}

interface Named {
  slug: string;
  /** Why the record names the page; without one, the page's own summary says it. */
  reason?: string | undefined;
}

/** The pages among `all` that a record names, in the record's order. One that does not exist yet is left out. */
export const relatedViews = (all: readonly Target[], named: readonly Named[]): RelatedView[] =>
  named.flatMap(({ slug, reason }) => {
    const target = all.find((other) => other.slug === slug);
    return target ? [relatedView(target, reason)] : [];
  });

const relatedView = ({ href, data: { name, icon, summary } }: Target, reason = summary): RelatedView => ({
  label: name,
  href,
  icon,
  reason,
});
