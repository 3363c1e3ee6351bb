import { Icon } from '#ui/Icon.tsx';
import type { LinkWithNote } from './types.ts';

interface Props {
  label: string;
  words: { previous: string; next: string };
  previous?: LinkWithNote;
  next?: LinkWithNote;
}

/** Links to the previous and the next page, at the end of a page. Without links, it renders an empty space instead. */
export function Pager({ label, words, previous, next }: Props) {
  if (!previous && !next) return <div className="pb-section" />;
  return (
    <nav aria-label={label} className="mt-section border-t border-line">
      <ul className="container-page grid auto-cols-fr grid-flow-col">
        {previous ? (
          <li className="min-w-0 py-6 pe-4">
            <Step word={words.previous} link={previous} icon="ph:arrow-left" isNext={false} />
          </li>
        ) : null}
        {next ? (
          <li className="min-w-0 border-line py-6 text-end not-first:border-s not-first:ps-4">
            <Step word={words.next} link={next} icon="ph:arrow-right" isNext />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function Step({ word, link, icon, isNext }: { word: string; link: LinkWithNote; icon: string; isNext: boolean }) {
  const { label, href, hrefLang, language } = link;
  return (
    <a href={href} hrefLang={hrefLang} className={`group grid gap-1 ${isNext ? 'justify-items-end' : ''}`}>
      <span className="inline-flex items-center gap-2 text-small text-muted">
        {isNext ? word : null}
        <Icon name={icon} className="size-4" />
        {isNext ? null : word}
      </span>
      <span className="max-w-full font-semibold text-balance break-words group-hover:text-water max-[22rem]:text-small sm:text-lead">
        {label}
      </span>
      {language && <span className="text-small text-muted"> {language}</span>}
    </a>
  );
}
