import { Icon } from '#ui/Icon.tsx';
import type { Link } from './types.ts';

interface Props {
  label: string;
  words: { previous: string; next: string };
  previous?: Link;
  next?: Link;
}

/** The pages before and after this one. */
export function Pager({ label, words, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-section border-t border-line">
      <ul className="container-page grid grid-cols-2">
        <li className="border-e border-line py-6 pe-4">{previous ? <Step word={words.previous} link={previous} icon="ph:arrow-left" /> : null}</li>
        <li className="py-6 ps-4 text-end">{next ? <Step word={words.next} link={next} icon="ph:arrow-right" /> : null}</li>
      </ul>
    </nav>
  );
}

function Step({ word, link, icon }: { word: string; link: Link; icon: string }) {
  return (
    <a href={link.href} className="group inline-grid gap-1">
      <span className="inline-flex items-center gap-2 text-small text-muted group-last:justify-end">
        <Icon name={icon} className="rtl-flip size-4" />
        {word}
      </span>
      <span className="text-lead font-semibold group-hover:text-water">{link.label}</span>
    </a>
  );
}
