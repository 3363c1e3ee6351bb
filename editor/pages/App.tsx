import type { ReactNode } from 'react';
import { site } from '../../site.config.ts';
import { hasRole } from '../sign-in/roles.ts';
import { OwnAccountPage } from './account/OwnAccountPage.tsx';
import { AccountsPage } from './accounts/AccountsPage.tsx';
import { AREAS } from './areas.ts';
import { AuditPage } from './audit/AuditPage.tsx';
import { LeadsPage } from './leads/LeadsPage.tsx';
import { MessagesPage } from './messages/MessagesPage.tsx';
import { Publishing } from './publishing/Publishing.tsx';
import { ReportPage } from './report/ReportPage.tsx';
import type { Session } from './session.ts';
import { PreviewPage } from './preview/PreviewPage.tsx';
import { Start } from './Start.tsx';

/** The content below the menu, by the first part of the path. */
const PAGES: Readonly<Record<string, (session: Session, path: string) => ReactNode>> = {
  '/': (session) => <Start session={session} />,
  '/leads': (_, path) => <LeadsPage path={path} />,
  '/report': () => <ReportPage />,
  '/messages': () => <MessagesPage />,
  '/accounts': () => <AccountsPage />,
  '/audit': () => <AuditPage />,
  '/account': () => <OwnAccountPage />,
  '/publishing': () => <Publishing />,
};

interface Props {
  session: Session;
  /** Path of the page. */
  path: string;
}

/** A page of the service: the menu with the areas that the user may open, and the content of the page. */
export function App({ session, path }: Props) {
  if (path === '/preview') {
    const query = new URLSearchParams(location.search);
    return <PreviewPage file={query.get('file') ?? ''} locale={query.get('locale') ?? ''} />;
  }
  const areas = AREAS.filter(({ roles }) => hasRole(session.roles, roles));
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 gap-y-1 px-5 py-3">
          <a href="/" className="font-semibold">
            {site.brand}
          </a>
          <nav aria-label="Pages" className="contents">
            {areas.map((area) => (
              <a
                key={area.path}
                href={area.path}
                aria-current={area.path === path ? 'page' : undefined}
                className="menu-link"
              >
                {area.title}
              </a>
            ))}
          </nav>
          <form method="post" action="/sign-out" className="ms-auto flex flex-wrap items-center gap-x-4">
            <span className="text-muted">{session.name}</span>
            <button className="menu-link">Sign out</button>
          </form>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-6xl px-5 py-10">
        {PAGES[path.replace(/(?<=.)\/.*/, '')]?.(session, path) ?? <h1>Page not found</h1>}
      </main>
      <footer className="mx-auto max-w-6xl px-5 pb-10 text-small text-muted">
        Times are in the time zone {site.timeZone}.
      </footer>
    </>
  );
}
