import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

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
  let eslint: ESLint;
  beforeAll(() => {
    eslint = new ESLint({ cwd: import.meta.dirname });
  });

  const ruleHits = async (filePath: string, specifier: string, rule = 'no-restricted-imports') => {
    const [result] = await eslint.lintText(`export * from '${specifier}';\n`, { filePath });
    expect(result?.messages.filter(({ fatal }) => fatal)).toEqual([]);
    return result?.messages.filter(({ ruleId }) => ruleId === rule) ?? [];
  };

  it.each(FORBIDDEN)('%s may not import %s', async (file, specifier) => {
    expect(await ruleHits(file, specifier)).toHaveLength(1);
  });

  it.each(ALLOWED)('%s may import %s', async (file, specifier) => {
    expect(await ruleHits(file, specifier)).toHaveLength(0);
  });

  it('may form no cycle', async () => {
    expect(await ruleHits('kit/space.ts', './order.ts', 'import-x/no-cycle')).toHaveLength(1);
  });
});
