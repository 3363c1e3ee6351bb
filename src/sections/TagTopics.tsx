import type { Link } from './types.ts';
import type { TopicLink } from './ArticleTypes.ts';

interface Props {
  title: string;
  topics: readonly TopicLink[];
  feedsTitle: string;
  feeds: readonly Link[];
}

/** Links to the topics, each with its number of articles, and to the feeds. */
export function TagTopics({ title, topics, feedsTitle, feeds }: Props) {
  return (
    <div className="lg:sticky-below-header">
      <h2 className="text-lead">{title}</h2>
      <ul className="mt-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-6">
        {topics.map(({ label, href, count, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 hover:text-water aria-[current]:font-semibold aria-[current]:text-water"
            >
              <span className="channel-link pb-0.5">{label}</span>
              <span className="text-small text-muted">{count}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2 className="mt-6 text-lead">{feedsTitle}</h2>
      <p className="mt-3 flex flex-wrap gap-x-6 whitespace-nowrap">
        {feeds.map(({ label, href }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center hover:text-water">
            <span className="channel-link pb-0.5">{label}</span>
          </a>
        ))}
      </p>
    </div>
  );
}
