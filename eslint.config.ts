import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { importX, createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { zones } from './config/zones.ts';

export default defineConfig(
  {
    ignores: ['dist*/', '.astro/', '.cache/', 'node_modules/', 'packages/', 'test-results/'],
  },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.astro'] },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.astro', '.js'] })],
      // Without these, `no-cycle` reads no module in TypeScript, and all modules of packages.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    // The server's container image contains only the `dependencies` of package.json, no `devDependencies`.
    files: ['server/**', 'shared/**', 'site.config.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    // A test must wait for a state. The result of a fixed waiting time depends on how busy the machine is.
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='waitForTimeout']",
          message: 'Wait for a state: docs/testing.md.',
        },
      ],
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['useId'],
          message: 'All islands would get the same ids, because Astro renders them without a prefix: pass an id.',
        },
      ],
    },
  },
  {
    files: ['**/*.astro'],
    ...ts.configs.disableTypeChecked,
    rules: {
      ...ts.configs.disableTypeChecked.rules,
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXNamespacedName[namespace.name='client'][name.name=/^(load|only|visible|idle|media)$/]",
          message: 'Islands are hydrated on first interaction: use client:interaction.',
        },
      ],
    },
  },
  { files: ['**/*.js'], ...ts.configs.disableTypeChecked },
);
