/** Related pages of another kind, which a record lists. */
import type { RelatedView } from './normalise/views.ts';

interface Target {
  slug: string;
  href: string;
  data: { name: string; icon: string; summary: string };
}

interface Named {
  slug: string;
  /** Why the page is related. Without a reason, the summary of the page is shown. */
  reason?: string | undefined;
}

/** The pages in `all` whose slugs are in `named`, in the order of `named`. Pages that do not exist yet are left out. */
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
