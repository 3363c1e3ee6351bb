import type { LanguageLink } from './types.ts';

interface Props {
  label: string;
  languages: readonly LanguageLink[];
  className?: string;
}

/** Links to this page in each language, with the flag and own name of the language. Renders nothing for a site with one language. */
export function LanguageLinks({ label, languages, className = '' }: Props) {
  if (languages.length < 2) return null;
  return (
    <ul aria-label={label} className={`languages ${className}`}>
      {languages.map(({ label: name, href, lang, dir, current, flag, flagSize, note }) => (
        <li key={lang} className={note && 'max-sm:basis-full'}>
          <a
            href={href}
            hrefLang={lang}
            aria-current={current}
            className="inline-flex min-h-11 items-center gap-2.5 aria-[current]:text-water"
          >
            <img src={flag} width={flagSize} height={flagSize} alt="" loading="lazy" />
            <span>
              <bdi lang={lang} dir={dir}>
                <span className="channel-link">{name}</span>
              </bdi>
              {note && (
                <span className="block text-small text-muted">
                  <bdi lang={lang} dir={dir}>
                    {note}
                  </bdi>
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
