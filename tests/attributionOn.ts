/** Loaded before a server: its company has switched attribution on in `site.config.ts`. */
import { site } from '../site.config.ts';

Object.assign(site, { attribution: { clickIds: ['gclid'] } });
