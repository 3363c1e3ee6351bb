/** Runs the steps of a build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A script and its arguments, run by Node. */
export type Tool = readonly string[];

/** The tools of a step run at the same time: none may need a file that another one writes. */
export type Step = readonly [name: string, ...tools: Tool[]];

/**
 * Runs the steps one after the other and returns 0, or the exit code of the tool that failed. When a tool fails, the other tools of its step
 * are stopped. Tools are awaited in their order: the code and the last output are those of the first one that failed. SIGTERM to this
 * process stops the running tools.
 */
export async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<number> {
  for (const [index, [name, ...tools]] of steps.entries()) {
    // The editing service parses these lines.
    console.log(`[${index + 1}/${steps.length}] ${name}`);
    const running = tools.map((args) => spawn(process.execPath, args, { stdio: 'inherit', env }));
    const stop = () => {
      for (const tool of running) tool.kill();
    };
    process.once('SIGTERM', stop);
    const exits = running.map(async (tool) => {
      const [code] = (await once(tool, 'exit')) as [number | null];
      return code ?? 1;
    });
    try {
      for (const exit of exits) {
        const code = await exit;
        if (code === 0) continue;
        stop();
        await Promise.all(exits);
        return code;
      }
    } finally {
      process.off('SIGTERM', stop);
    }
  }
  return 0;
}
