/** For tests: reads the audit log. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of the audit log in `folder`, oldest first. A new month begins a new file, also during a test. */
export const auditLines = (folder: string): string[] =>
  globSync('audit*.log', { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'));
