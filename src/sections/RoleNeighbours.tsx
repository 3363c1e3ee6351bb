import { TextLink } from '#ui/TextLink.tsx';
import { RoleRows, type RoleView } from './RoleRows.tsx';
import type { Link } from './types.ts';

interface Props {
  title: string;
  roles: readonly RoleView[];
  all: Link;
  /** Note about the links, for example that some pages are in English. */
  note?: string | undefined;
}

/** The most similar roles, and a link to all roles. */
export function RoleNeighbours({ title, roles, all, note }: Props) {
  if (roles.length === 0) return null;
  return (
    <section data-section="others" className="container-page grid gap-x-12 gap-y-6 pt-16 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-title leading-[1.15] tracking-[-0.03em]">{title}</h2>
        {note ? <p className="mt-4 text-muted">{note}</p> : null}
        <p className="mt-4">
          <TextLink href={all.href}>{all.label}</TextLink>
        </p>
      </div>
      <div className="border-b border-line lg:col-span-9">
        <RoleRows roles={roles} heading="h3" />
      </div>
    </section>
  );
}
