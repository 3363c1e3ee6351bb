/** Import this before the server: it switches attribution on, as a company does in `site.config.ts`. */
import { site } from '../site.config.ts';

Object.assign(site, { attribution: { clickIds: ['gclid'] } });
