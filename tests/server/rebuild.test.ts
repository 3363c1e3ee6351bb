import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { site } from '#site.config';
import { momentAt } from '../../shared/localTime.ts';
import { createLog } from '../../server/log.ts';
import { asksForRebuild, finishBuild, keepRebuilding, runBuild } from '../../server/rebuild.ts';
import { temporaryFolder } from './harness.ts';

/** The time at which the company's time zone shows `local`, in milliseconds since 1970. */
const timeAt = (local: string): number => momentAt(local, site.timeZone).getTime();

describe('the command line', () => {
  it('asks for daily builds with --rebuild daily, and for none without it', () => {
    expect(asksForRebuild([], 'elsewhere')).toBe(false);
    expect(asksForRebuild(['--rebuild', 'daily'], 'dist')).toBe(true);
  });

  it.each([
    [['--rebuild', 'hourly'], 'dist', "--rebuild: must be 'daily'"],
    [['--rebuild'], 'dist', '--rebuild'],
    [['--rebiuld'], 'dist', '--rebiuld'],
    [['--rebuild', 'daily'], 'elsewhere', '--rebuild: elsewhere is not the output folder of a build'],
  ])('%j for %s is refused: %s', (args, directory, reason) => {
    expect(() => asksForRebuild(args, directory)).toThrow(reason);
  });
});

describe('a server that rebuilds daily', () => {
  const folder = temporaryFolder();
  const last = join(folder.path, 'index.html.br');
  const setBuilt = (clock: string): void => utimesSync(last, timeAt(clock) / 1000, timeAt(clock) / 1000);
  afterAll(() => folder.remove());

  /** Checks at these local times of the company, after a build at `built`. Returns the builds, reloads and errors in their order. */
  async function eventsOf(
    built: string,
    checkTimes: readonly string[],
    faults: readonly string[] = [],
  ): Promise<string[]> {
    writeFileSync(last, '');
    setBuilt(built);
    const stop = new AbortController();
    const [first = '', ...others] = checkTimes;
    let clock = first;
    const events: string[] = [];
    const failing = [...faults];
    await keepRebuilding(
      {
        directory: folder.path,
        build: () => {
          const fault = failing.shift();
          if (fault !== undefined) return Promise.reject(new Error(fault));
          events.push(`built ${clock}`);
          setBuilt(clock);
          return Promise.resolve();
        },
        reload: () => Promise.resolve(void events.push('read anew')),
        log: createLog('error', (line) => events.push((JSON.parse(line) as { reason: string }).reason)),
        now: () => new Date(timeAt(clock)),
        nextCheck: () => {
          clock = others.shift() ?? '';
          if (clock === '') stop.abort();
          return Promise.resolve();
        },
      },
      stop.signal,
    );
    return events;
  }

  it('builds once a day, from 00:05 on, and reloads the files', async () => {
    const checkTimes = [
      '2026-12-02T23:59',
      '2026-12-03T00:04',
      '2026-12-03T00:05',
      '2026-12-03T00:06',
      '2026-12-03T23:59',
    ];
    expect(await eventsOf('2026-12-02T10:00', checkTimes)).toEqual(['built 2026-12-03T00:05', 'read anew']);
  });

  it('builds at the first check after it missed a day', async () => {
    expect(await eventsOf('2026-11-30T10:00', ['2026-12-03T09:30'])).toEqual(['built 2026-12-03T09:30', 'read anew']);
  });

  it('skips the build when one was made that day', async () => {
    expect(await eventsOf('2026-12-03T09:00', ['2026-12-03T09:01', '2026-12-03T12:00'])).toEqual([]);
  });

  it('builds again when the last build ended before 00:05', async () => {
    expect(await eventsOf('2026-12-03T00:04', ['2026-12-03T00:05'])).toEqual(['built 2026-12-03T00:05', 'read anew']);
  });

  it('logs why a build failed, does not reload, and tries again the next day', async () => {
    const checkTimes = ['2026-12-03T00:05', '2026-12-03T00:06', '2026-12-04T00:05'];
    expect(await eventsOf('2026-12-02T10:00', checkTimes, ['a.md body: is a draft'])).toEqual([
      'Error: a.md body: is a draft',
      'built 2026-12-04T00:05',
      'read anew',
    ]);
  });
});

describe('a first build, whose pages are served before it is complete', () => {
  const events: string[] = [];
  const log = createLog('error', (line) => events.push((JSON.parse(line) as { reason: string }).reason));
  const reload = () => Promise.resolve(void events.push('read anew'));
  const finish = (build: () => Promise<void>, signal = new AbortController().signal) => {
    events.length = 0;
    return finishBuild({ build, reload, log }, signal);
  };

  it('is reloaded when it is complete', async () => {
    await finish(() => Promise.resolve(void events.push('built')));
    expect(events).toEqual(['built', 'read anew']);
  });

  it('is not reloaded when the second part fails, and the log has the reason', async () => {
    await finish(() => Promise.reject(new Error('no room')));
    expect(events).toEqual(['Error: no room']);
  });

  it('logs nothing when the server is stopped during the build', async () => {
    await finish(() => Promise.reject(new Error('aborted')), AbortSignal.abort());
    expect(events).toEqual([]);
  });
});

describe('a build process', () => {
  const run = (program: string, signal = new AbortController().signal) =>
    runBuild(signal, [process.execPath, '--eval', program]);

  it('resolves when it is complete', async () => {
    await expect(run('console.log("done")')).resolves.toBeUndefined();
  });

  it('rejects with its status and the end of its output', async () => {
    const program = 'console.log("x".repeat(9000)); console.log("en/blog/a.md:3 body: is a draft"); process.exit(3)';
    await expect(run(program)).rejects.toThrow(
      /^the build ended with status 3: x+\s+en\/blog\/a\.md:3 body: is a draft$/,
    );
  });

  it('is stopped when the server is', async () => {
    const stop = new AbortController();
    const ended = run('setInterval(() => 0, 1000)', stop.signal);
    stop.abort();
    await expect(ended).rejects.toThrow('aborted');
  });
});
