import { site } from '../../site.config.ts';
import { hasRole } from '../sign-in/roles.ts';
import { AREAS } from './areas.ts';
import type { Session } from './session.ts';

/** The start page: the areas that the account may open. */
export function Start({ session }: { session: Session }) {
  return (
    <>
      <h1 className="text-title font-semibold">{site.brand} website</h1>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {AREAS.filter(({ roles }) => hasRole(session.roles, roles)).map(({ path, title, summary }) => (
          <li key={path} className="border border-line bg-surface p-5">
            <a href={path} className="text-lead font-semibold text-water underline underline-offset-4">
              {title}
            </a>
            <p className="mt-2 text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
