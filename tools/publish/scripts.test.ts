import { expect, it } from 'vitest';
import { withLowScripts } from './scripts.ts';

it('marks module scripts that are files, and no others', () => {
  const others = '<script>a()</script><script type="module">b()</script>';
  expect(withLowScripts(`${others}<script type="module" src="/_assets/c.js"></script>`)).toBe(
    `${others}<script type="module" fetchpriority="low" src="/_assets/c.js"></script>`,
  );
});
