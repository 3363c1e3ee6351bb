/** The redirects of a company in the file that servers read. */
import { formatRedirects, REDIRECTS_FILE, type Redirect } from '../../shared/redirects.ts';
import type { File } from './pages.ts';

/** No file without redirects. */
export const redirectFiles = (redirects: readonly Redirect[]): File[] =>
  redirects.length > 0 ? [[REDIRECTS_FILE, formatRedirects(redirects)]] : [];
