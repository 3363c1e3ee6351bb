/**
 * Kills the service at any moment of a save, a build, a swap or a revert. After the next start nothing is half done, and no answered save is
 * lost. Five kills; a hundred with `TEST_SCOPE=all`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixture, gitIn, headline, HOME, type Fixture } from './fixture.ts';
import { openPublishing } from './open.ts';

const KILLS = process.env['TEST_SCOPE'] === 'all' ? 100 : 5;
/** Number of lines that a worker prints before it is killed, and milliseconds after that line, so that kills hit each part. */
const MAX_LINES = 9;
const MAX_PAUSE_MS = 150;

let fixture: Fixture;
beforeAll(() => {
  fixture = createFixture();
});
afterAll(() => fixture.remove());

/** The output of the worker before it was killed: alone, or with all its child processes, as when a machine stops. */
async function runAndKill(first: number): Promise<string[]> {
  const options = JSON.stringify({ ...fixture, branch: 'main' });
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'killed.worker.ts'), options, String(first)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const printed: string[] = [];
  const lines = 1 + Math.floor(Math.random() * MAX_LINES);
  const reader = createInterface({ input: child.stdout });
  let isAsked = false;
  reader.on('line', (line) => {
    printed.push(line);
    if (printed.length < lines || isAsked) return;
    isAsked = true;
    void wait(Math.random() * MAX_PAUSE_MS).then(() =>
      process.kill(Math.random() < 0.5 ? -(child.pid ?? 0) : (child.pid ?? 0), 'SIGKILL'),
    );
  });
  const closed = once(reader, 'close');
  expect(await ended, printed.join('\n')).toEqual([null, 'SIGKILL']);
  await closed;
  return printed;
}

/** The different texts in the files of a site; one text, if all files are from one build. */
function headlinesOf(site: string): string[] {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== '.release',
  );
  expect(files).toHaveLength(22);
  return [...new Set(files.map(({ parentPath, name }) => headline(readFileSync(path.join(parentPath, name), 'utf8'))))];
}

/** Far longer than they take, so that the result does not depend on the load of the machine. */
const TIMEOUT_MS = KILLS * 60_000;

it(`is complete after each of ${KILLS} kills`, { timeout: TIMEOUT_MS }, async () => {
  let [saving, saved] = [0, 0];
  const hits: Record<string, number> = {};
  for (let kill = 0; kill < KILLS; kill += 1) {
    const printed = await runAndKill(saving);
    for (const line of printed) {
      saving = Number(/^saving (\d+)$/.exec(line)?.[1] ?? saving);
      saved = Number(/^saved (\d+)$/.exec(line)?.[1] ?? saved);
      // A refusal or an error would hide what is tested.
      if (line.startsWith('ended'))
        expect(line).toMatch(/^ended: (?:Published|Restored|There are no unpublished changes)/);
    }
    const isJournalled = existsSync(path.join(fixture.dataFolder, 'publishing.json'));
    const during = `${printed.at(-1)?.replace(/:.*| \d+/, '') ?? ''}${isJournalled ? ', in the swap' : ''}`;
    hits[during] = (hits[during] ?? 0) + 1;

    // The next start.
    const { publisher, releases } = await openPublishing({ ...fixture, branch: 'main' });
    await publisher.stop();
    const drafts = path.join(fixture.dataFolder, 'drafts');
    expect(gitIn(drafts, 'status', '--porcelain')).toBe('');
    expect(fixture.git('status', '--porcelain')).toBe('');
    fixture.git('fsck', '--strict', '--no-dangling', '--no-progress');
    const kept = Number(headline(fixture.git('show', `drafts:${HOME}`)).replace(/^T/, '')) || 0;
    expect([saved, saving], printed.join('\n')).toContain(kept);
    saved = kept;
    const live = await releases.live();
    if (live) {
      const words = headline(fixture.git('show', `main:${HOME}`));
      expect(headlinesOf(fixture.site)).toEqual([words]);
      expect(headlinesOf(path.join(fixture.dataFolder, 'releases', live.id, 'site'))).toEqual([words]);
    } else expect(headline(fixture.git('show', `main:${HOME}`))).toBe('One');
    expect(readdirSync(path.dirname(fixture.site)).sort()).toEqual(
      ['data', 'repository', ...(live ? ['site'] : [])].sort(),
    );
  }
  console.log(`killed while: ${JSON.stringify(hits)}`);
});
