import js from '@eslint/js';
import type { Linter } from 'eslint';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/** A rule that reports imports whose specifier matches `regex`. */
const refused = (regex: string, message: string): Linter.RulesRecord => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
});

// No rule needs type information, which would take most of the time of linting. The compiler checks the types.
export default defineConfig(
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  {
    languageOptions: { globals: globals.node, parserOptions: { tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })],
      // Without these, `no-cycle` reads no module in TypeScript, and all modules of packages.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      ...refused('^\\.\\./', 'The package imports nothing from the site. Import its own files by #kit/ and #library/.'),
    },
  },
  { files: ['kit/**'], rules: refused('^(\\.\\./|#)', 'The kit imports nothing but itself.') },
  {
    files: ['subjects/**'],
    rules: refused('^(\\.\\./|\\./.*/)', 'A subject imports its own folder, #kit/ and #library/.'),
  },
  {
    // Drawings read entries of their own arrays, defined a few lines above, by an index that exists.
    files: ['{library,subjects}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
);
