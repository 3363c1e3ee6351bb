import { Photograph, type PhotographSource } from '#ui/Photograph.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Link } from './types.ts';

export interface PersonCard extends Link {
  /** Role of the person for the reader, for example `Your contact`. */
  purpose: string;
  role: string;
  photograph?: PhotographSource | undefined;
}

/** The contact person, on a dark background: photograph if there is one, name as a link to the person's page, and role. */
export function ContactPerson({ person }: { person: PersonCard }) {
  const { purpose, label, href, hrefLang, role, photograph } = person;
  return (
    <div data-person="" className="flex items-center gap-4 lg:col-span-2">
      {photograph ? (
        <div className="w-18 shrink-0">
          <Photograph picture={photograph} shape="stamp" />
        </div>
      ) : null}
      <div className="wrap-anywhere">
        <p className="text-small text-on-night-muted">{purpose}</p>
        <p>
          <TextLink href={href} hrefLang={hrefLang} isOnDark>
            {label}
          </TextLink>
        </p>
        <p lang={hrefLang} className="mt-1 text-small text-on-night-muted">
          {role}
        </p>
      </div>
    </div>
  );
}
