/**
 * `npm run test:steady -- --runs 10 --busy 4`: runs `npm test` several times while a number of busy loops run. Prints the last line and the
 * minutes of each run. Fails when the last lines differ or a run failed. The output of each run is in `.cache/steady/`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { run } from './run.ts';

const FOLDER = '.cache/steady';
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, busy: { type: 'string', default: '0' } },
});
const settings = { runs: Number(values.runs), busy: Number(values.busy) };
if (!(settings.runs >= 1) || !(settings.busy >= 0)) throw new Error('--runs must be at least 1, and --busy at least 0');

const busyLoop = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
const loops = Array.from({ length: settings.busy }, busyLoop);
// They never end: without `unref` this process would wait for them.
for (const loop of loops) loop.unref();
process.once('exit', () => {
  for (const loop of loops) loop.kill();
});

mkdirSync(FOLDER, { recursive: true });
const results: string[] = [];
let hasFailed = false;
for (let count = 1; count <= settings.runs; count += 1) {
  const start = performance.now();
  const { isOk, output } = await run(['npm', 'test', '--silent']);
  writeFileSync(`${FOLDER}/run-${count}.log`, output);
  const result = output.trimEnd().split('\n').at(-1) ?? '';
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(`run ${count}, ${settings.busy} busy: ${result}, ${minutes} min, load ${loadavg()[0]?.toFixed(1)}`);
  results.push(result);
  hasFailed ||= !isOk;
}
const kinds = new Set(results).size;
console.log(kinds === 1 ? `all ${results.length} runs have the same result` : `${kinds} different results`);
process.exitCode = hasFailed || kinds > 1 ? 1 : 0;
