/** nginx with one worker that serves a folder, for comparison. */
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Target } from './target.ts';

const configuration = (root: string, folder: string, port: number): string => `
daemon off;
worker_processes 1;
error_log ${folder}/error.log;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; image/svg+xml svg; text/plain txt; font/woff2 woff2; }
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  open_file_cache max=1000 inactive=60s;
  gzip_static on;
  gzip_vary on;
  add_header X-Content-Type-Options nosniff;
  server {
    listen 127.0.0.1:${port};
    root ${resolve(root)};
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;

/** Starts nginx, pinned to the first core like the server it is compared with. */
export function startNginx(root: string, port: number): Target {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const file = join(folder, 'nginx.conf');
  // The worker runs as root too: otherwise it could not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, user + configuration(root, folder, port));
  const child = spawn('taskset', ['-c', '0', 'nginx', '-c', file, '-p', folder], { stdio: 'inherit' });
  return { name: 'nginx, one worker', url: `http://127.0.0.1:${port}`, child };
}
