import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

/** Imports that break the direction of dependency: the importing file, and what it imports. */
const FORBIDDEN: [string, string][] = [
  ['src/pages/bad.ts', '../../server/app.ts'],
  ['src/layouts/bad.ts', '#sections/Faq.tsx'],
  ['src/ui/Bad.tsx', '#content/navigation.ts'],
  ['src/sections/Bad.tsx', '#content/navigation.ts'],
  ['src/sections/Bad.tsx', '#i18n/messages.ts'],
  ['src/sections/Bad.tsx', '@site/art'],
  ['src/pages/bad.ts', '../../packages/art/drawings.ts'],
  ['src/shell/Bad.tsx', '#islands/NewsletterForm.island.tsx'],
  ['src/islands/Bad.island.tsx', '#sections/Faq.tsx'],
  ['src/content/bad.ts', '#ui/Icon.tsx'],
  ['src/seo/bad.ts', '#ui/Icon.tsx'],
  ['src/i18n/bad.ts', '#content/navigation.ts'],
  ['src/behaviours/bad.ts', '#ui/Icon.tsx'],
  ['config/bad.ts', '#shared/locales.ts'],
  ['shared/bad.ts', '#content/navigation.ts'],
  ['server/bad.ts', '#content/navigation.ts'],
  ['server/bad.ts', '@site/art/names'],
  ['tools/bad.ts', '#sections/Faq.tsx'],
  ['editor/bad.ts', '../server/app.ts'],
  ['editor/bad.ts', '#i18n/messages.ts'],
  ['server/bad.ts', '../editor/app.ts'],
];

const ALLOWED: [string, string][] = [
  ['src/sections/Good.tsx', '#ui/Icon.tsx'],
  ['src/sections/Good.tsx', '@site/art/kit'],
  ['src/pages/good.ts', '@site/art'],
  ['tools/good.ts', '@site/art/names'],
  ['src/islands/Good.island.tsx', '#shared/forms/newsletter.fields.ts'],
  ['server/good.ts', '#shared/locales.ts'],
  ['editor/good.ts', '../tools/content-check/kinds.ts'],
  ['editor/good.ts', '../server/open.ts'],
];

describe('the direction of dependency', () => {
  const [PATHS, CYCLE] = ['import-x/no-restricted-paths', 'import-x/no-cycle'];
  /** With one rule: all of them would follow the imports of each of these texts through the project. */
  const eslintFor = (rule: string) =>
    new ESLint({ overrideConfig: ts.configs.disableTypeChecked, ruleFilter: ({ ruleId }) => ruleId === rule });
  const paths = eslintFor(PATHS);

  /** The rule of each report, or its text when no rule made it. */
  const reports = async (eslint: ESLint, filePath: string, specifier: string) => {
    const code = `import * as other from '${specifier}';\nexport default other;\n`;
    const [result] = await eslint.lintText(code, { filePath });
    return result?.messages.map(({ ruleId, message }) => ruleId ?? message);
  };

  it.each(FORBIDDEN)('%s may not import %s', async (file, specifier) => {
    expect(await reports(paths, file, specifier)).toEqual([PATHS]);
  });

  it.each(ALLOWED)('%s may import %s', async (file, specifier) => {
    expect(await reports(paths, file, specifier)).toEqual([]);
  });

  it('refuses a cycle of imports', async () => {
    expect(await reports(eslintFor(CYCLE), 'shared/locales.ts', './paths.ts')).toEqual([CYCLE]);
  });
});
