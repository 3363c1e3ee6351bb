import { expect, it } from 'vitest';
import { parseEditorEnv } from './env.ts';

it('has a default for every setting', () => {
  expect(parseEditorEnv({ EDITOR_PORT: '' })).toEqual({
    EDITOR_HOST: '127.0.0.1',
    EDITOR_PORT: 4100,
    EDITOR_DATA_DIR: 'data/editor',
    EDITOR_REPOSITORY: '.',
    EDITOR_BRANCH: 'main',
  });
});

it('names each wrong setting', () => {
  const wrong = { EDITOR_PORT: '70000', EDITOR_ORIGIN: 'https://example.com/edit', EDITOR_BRANCH: '--force' };
  expect(() => parseEditorEnv(wrong)).toThrow(/EDITOR_PORT: [^]*EDITOR_ORIGIN: [^]*EDITOR_BRANCH: /);
});
