import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSteps, type Tool } from './steps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);
/** A tool with the code `script`. */
const tool = (script: string): Tool => ['--eval', script];
const exits = (code: number): Tool => tool(`process.exit(${code})`);
const creates = (file: string): Tool => tool(`require('node:fs').writeFileSync(${JSON.stringify(at(file))}, '')`);
/** Creates `file`, and ends when `other` exists. */
const meets = (file: string, other: string): Tool =>
  tool(`const { existsSync, writeFileSync } = require('node:fs');
    writeFileSync(${JSON.stringify(at(file))}, '');
    setInterval(() => existsSync(${JSON.stringify(at(other))}) && process.exit(0), 5);`);
const HANGS = tool('setInterval(() => {}, 1000)');

describe('the steps of a build', () => {
  it('run one after the other, the tools of a step at the same time', async () => {
    const code = await runSteps(
      [
        ['both', meets('a', 'b'), meets('b', 'a')],
        ['last', creates('c')],
      ],
      process.env,
    );
    expect(code).toBe(0);
    expect(existsSync(at('c'))).toBe(true);
  });

  it('end with the code of the first tool that failed; the other tools are stopped and the other steps do not run', async () => {
    expect(
      await runSteps(
        [
          ['one', exits(3), HANGS],
          ['two', creates('d')],
        ],
        process.env,
      ),
    ).toBe(3);
    expect(existsSync(at('d'))).toBe(false);
    expect(await runSteps([['one', creates('e'), exits(4)]], process.env)).toBe(4);
    // The second tool fails first: the first one is awaited.
    writeFileSync(at('late.mjs'), `setTimeout(() => process.exit(5), 200)`);
    expect(await runSteps([['one', [at('late.mjs')], exits(6)]], process.env)).toBe(5);
  });

  it('stop their tools at SIGTERM', async () => {
    writeFileSync(
      at('build.mjs'),
      `import { runSteps } from ${JSON.stringify(path.resolve('tools/build/steps.ts'))};
       process.exitCode = await runSteps([['one', ['--eval', 'console.log("ready"); setInterval(() => {}, 1000)']]], process.env);`,
    );
    const build = spawn(process.execPath, [at('build.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const text of build.stdout) if (String(text).includes('ready')) break;
    build.kill('SIGTERM');
    const code = build.exitCode ?? (await new Promise((resolve) => build.once('exit', resolve)));
    expect(code).toBe(1);
  });
});
