/**
 * `npm run announce -- [--state <file>] [--endpoint https://…]`, to be run after a release: tells search engines which pages have changed
 * since the last run. Does nothing unless `INDEXNOW_KEY` is set.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from '../buildFolder.ts';
import { announce } from './announce.ts';
import { indexNowKey, KEY_SETTING } from './key.ts';

const { values } = parseArgs({
  options: {
    state: { type: 'string', default: '.cache/announced.json' },
    endpoint: { type: 'string', default: 'https://api.indexnow.org/indexnow' },
  },
});

try {
  const key = indexNowKey();
  if (key === undefined) console.log(`announce: ${KEY_SETTING} is not set, so nothing is announced`);
  else {
    mkdirSync(path.dirname(values.state), { recursive: true });
    const count = await announce({ folder: buildFolder(), key, stateFile: values.state, endpoint: values.endpoint });
    console.log(`announced ${count} pages`);
  }
} catch (error) {
  console.error(`announce: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
