/** `npm run redirects -- nginx|caddy|vercel`: prints the redirects of `content/redirects.yaml` in the syntax of a host. */
import { caddy, nginx, vercel } from './hosts.ts';
import { readRedirects } from './read.ts';

const HOSTS = new Map([
  ['nginx', nginx],
  ['caddy', caddy],
  ['vercel', vercel],
]);

const name = process.argv[2] ?? '';
const host = HOSTS.get(name);
if (host) console.log(host(readRedirects('content')));
else {
  console.error(
    `Name a host: ${[...HOSTS.keys()].join(', ')}. Cloudflare Pages, Netlify and our server read dist/_redirects.`,
  );
  process.exitCode = 1;
}
