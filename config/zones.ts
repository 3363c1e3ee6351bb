/** Which folder may import which. A row lists everything of ours that a folder may reach, itself included. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/pages': ['src', 'packages/art/index.ts', 'shared', 'site.config.ts'],
  'src/layouts': [
    'src/layouts',
    'src/islands',
    'src/shell',
    'src/seo',
    'src/content',
    'src/i18n',
    'src/ui',
    'src/behaviours',
    'src/styles',
    'packages/art/index.ts',
    'packages/art/socialCard.ts',
    'shared',
    'site.config.ts',
  ],
  'src/shell': ['src/shell', 'src/ui'],
  'src/sections': ['src/sections', 'src/ui', 'packages/art/kit.ts'],
  'src/islands': [
    'src/islands',
    'src/ui',
    'shared/forms',
    'shared/locales.ts',
    'shared/plural.ts',
    'shared/searchText.ts',
  ],
  'src/seo': ['src/seo', 'src/content', 'src/i18n', 'shared', 'site.config.ts'],
  'src/content': ['src/content', 'shared', 'site.config.ts'],
  'src/i18n': ['src/i18n', 'shared'],
  'src/ui': ['src/ui'],
  'src/behaviours': ['src/behaviours', 'shared'],
  config: ['config'],
  shared: ['shared', 'site.config.ts'],
  server: ['server', 'shared', 'site.config.ts'],
  editor: [
    'editor',
    'server',
    'src/content/schema',
    'src/styles',
    'tools/content-check',
    'tools/schemas',
    'shared',
    'site.config.ts',
  ],
  tools: [
    'tools',
    'src/content/schema',
    'src/content/normalise',
    'src/content/caseFilters.ts',
    'src/content/listPaths.ts',
    'src/i18n',
    'packages/art/names.ts',
    'packages/art/socialCard.ts',
    'server/words',
    'shared',
    'site.config.ts',
    'config/html-validate.ts',
    'tests/budgets',
  ],
};

const OURS = ['src', 'packages', 'server', 'editor', 'tools', 'tests', 'shared', 'site.config.ts', 'config'];

/** Zones for `import-x/no-restricted-paths`: whatever a row does not list is refused. */
export const zones = Object.entries(ALLOWED).flatMap(([target, allowed]) =>
  OURS.filter((from) => !allowed.includes(from)).map((from) => ({
    target: `./${target}`,
    from: `./${from}`,
    except: allowed.filter((path) => path.startsWith(`${from}/`)).map((path) => `./${path.slice(from.length + 1)}`),
    message: `${target} may import only: ${allowed.join(', ')}`,
  })),
);
