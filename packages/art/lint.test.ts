import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** Pairs of a file and an import that is forbidden in it. */
const FORBIDDEN: [string, string][] = [
  ['bad.ts', '../../site.config.ts'],
  ['kit/bad.ts', '#library/people.ts'],
  ['library/bad.ts', '../subjects/home/scene.ts'],
  ['subjects/home/bad.ts', '../privacy/scene.ts'],
  ['subjects/services/bad.ts', './devops/scene.ts'],
];

const ALLOWED: [string, string][] = [
  ['kit/good.ts', './space.ts'],
  ['library/good.ts', '#kit/space.ts'],
  ['library/good.ts', './people.ts'],
  ['subjects/services/good.ts', '#library/people.ts'],
  ['subjects/services/good.ts', './ten-wells.ts'],
];

describe('imports between the folders of the package', () => {
  const [PATHS, CYCLE] = ['no-restricted-imports', 'import-x/no-cycle'];
  /** With one rule: that of cycles would follow the imports of each of these texts through the package. */
  const eslintFor = (rule: string) =>
    new ESLint({ cwd: import.meta.dirname, ruleFilter: ({ ruleId }) => ruleId === rule });
  const paths = eslintFor(PATHS);

  /** The rule of each report, or its text when no rule made it. */
  const reports = async (eslint: ESLint, filePath: string, specifier: string) => {
    const [result] = await eslint.lintText(`export * from '${specifier}';\n`, { filePath });
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message);
  };

  it.each(FORBIDDEN)('%s may not import %s', async (file, specifier) => {
    expect(await reports(paths, file, specifier)).toEqual([PATHS]);
  });

  it.each(ALLOWED)('%s may import %s', async (file, specifier) => {
    expect(await reports(paths, file, specifier)).toEqual([]);
  });

  it('may form no cycle', async () => {
    expect(await reports(eslintFor(CYCLE), 'kit/space.ts', './order.ts')).toEqual([CYCLE]);
  });
});
