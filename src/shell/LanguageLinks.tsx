import type { LanguageLink } from './types.ts';

interface Props {
  label: string;
  /** Languages this page exists in, itself included. Nothing is shown when it is the only one. */
  languages: readonly LanguageLink[];
}

/** Links to this page in its other languages. */
export function LanguageLinks({ label, languages }: Props) {
  if (languages.length < 2) return null;
  return (
    <ul aria-label={label} className="flex gap-4">
      {languages.map(({ label: name, href, lang, dir, current }) => (
        <li key={lang}>
          <a
            href={href}
            lang={lang}
            hrefLang={lang}
            dir={dir}
            aria-current={current}
            className="touch-target channel-link"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
