/**
 * For `killed.test.ts`: saves, publishes and reverts until it is killed. Prints what it begins and what it has finished.
 */
import { argv } from 'node:process';
import { createSave } from '../save.ts';
import { home, HOME } from './fixture.ts';
import { openPublishing, type OpenOptions } from './open.ts';

const [, , given = '', first = '0'] = argv;
const options = JSON.parse(given) as OpenOptions;
const author = { name: 'Mona', email: 'mona@example.com' };

/** Writes synchronously: otherwise the kill would lose output. */
const log = (line: string): unknown => process.stdout.write(`${line}\n`);

const { drafts, publisher, releases } = await openPublishing(options);
const checker = { newFindings: () => Promise.resolve([]), stop: () => Promise.resolve() };
const save = createSave({ drafts, checker });

async function saveNext(number: number): Promise<void> {
  const { sha } = (await drafts.files()).find(({ path }) => path === HOME) ?? {};
  const file = {
    operation: 'update',
    path: HOME,
    text: `_base: '${sha ?? ''}'\n${home(`T${number}`)}`,
    ...(sha !== undefined && { sha }),
  } as const;
  log(`saving ${number}`);
  await save({ files: [file], message: `Save ${number}`, author });
  log(`saved ${number}`);
}

async function publish(): Promise<void> {
  log('publishing');
  publisher.publish(author, (await publisher.heads()).drafts);
  await publisher.settled();
  log(`ended: ${publisher.ended?.message ?? ''}`);
}

async function restore(): Promise<void> {
  const live = await releases.live();
  const earlier = (await releases.list()).filter(({ id }) => id !== live?.id);
  const release = earlier[Math.floor(Math.random() * earlier.length)];
  if (!release) return;
  log('restoring');
  publisher.restore(author, release.id);
  await publisher.settled();
  log(`ended: ${publisher.ended?.message ?? ''}`);
}

let number = Number(first);
for (;;) {
  number += 1;
  await saveNext(number);
  const next = Math.random();
  if (next < 0.4) await publish();
  else if (next < 0.7) await restore();
}
