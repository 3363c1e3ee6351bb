import { TextLink } from '#ui/TextLink.tsx';
import type { LinkWithNote } from './types.ts';

export interface SeeAlsoProps {
  label: string;
  links: readonly LinkWithNote[];
}

/** Links to pages on a similar subject, below the text that introduces the page. Nothing without links. */
export function SeeAlso({ label, links }: SeeAlsoProps) {
  if (links.length === 0) return null;
  return (
    <div data-see-also className="flex flex-wrap items-baseline gap-x-6 gap-y-3">
      <p className="text-muted">{label}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-3">
        {links.map(({ label: name, href, hrefLang, language }) => (
          <li key={href}>
            <TextLink href={href} hrefLang={hrefLang}>
              {name}
            </TextLink>
            {language && <span className="ms-3 text-small text-muted"> {language}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
