/** The API of the preview: the addresses of a record's page, and a ticket to open them. */
import { Hono } from 'hono';
import { enabledLocales } from '../../shared/locales.ts';
import { addressOf, hasPage } from '../../tools/content-check/addresses.ts';
import type { Drafts } from '../git/drafts.ts';
import { placeOfFile } from '../records/place.ts';
import type { Access, SignedIn } from '../sign-in/access.ts';
import { hasRole, type Role } from '../sign-in/roles.ts';
import { languageName } from '../fields/pageTitles.ts';
import type { DevProcess } from './devProcess.ts';
import type { Passes } from './passes.ts';
import { TICKET_PATH } from './proxy.ts';

export interface Preview {
  /** Origin of the preview. */
  origin: string;
  passes: Passes;
  dev: DevProcess;
}

/** The page in one of its languages. */
export interface PreviewPage {
  /** Key of the language. */
  locale: string;
  /** Its English name. */
  language: string;
  /** Address that a frame may open once, within a minute. It redirects to the page. */
  address: string;
}

/** The response. It is empty for a record that no page shows. */
export interface PreviewAnswer {
  pages: PreviewPage[];
}

const ROLES: Role[] = ['writer', 'publisher'];

/** The route below `/api/preview`. @param preview absent if the drafts do not contain the code of a site */
export function previewApi(access: Access, drafts: Drafts, preview: Preview | undefined): Hono<SignedIn> {
  const app = new Hono<SignedIn>();
  app.get('/', access.only(...ROLES), async (context) => {
    if (!preview)
      return context.json({ message: 'There is no preview: the drafts do not contain the code of the site.' }, 404);
    const place = placeOfFile(context.req.query('file') ?? '');
    if (typeof place === 'string' || !hasPage(place.kind)) return context.json({ pages: [] } satisfies PreviewAnswer);
    const currentAccount = access.accountGetter(context);
    const isAlive = () => hasRole(currentAccount()?.roles ?? [], ROLES);
    // Start the server now, so the frame does not have to wait for it.
    preview.dev.port().catch(console.error);
    const existing = new Set((await drafts.files()).map(({ path }) => path.replace(/\.\w+$/, '')));
    const pages = enabledLocales()
      .filter(({ key }) => existing.has(`content/${key}/${place.page}`))
      .map(({ key }): PreviewPage => {
        const query = { ticket: preview.passes.ticket(isAlive), to: addressOf({ locale: key, page: place.page }) };
        const address = `${preview.origin}${TICKET_PATH}?${new URLSearchParams(query).toString()}`;
        return { locale: key, language: languageName(key), address };
      });
    return context.json({ pages } satisfies PreviewAnswer);
  });
  return app;
}
