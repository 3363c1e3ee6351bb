import { expect, it } from 'vitest';
import { securityText } from './security.ts';

it('security.txt names a contact and its own address, and expires within a year', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const fields = new Map(
    securityText(now)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:.+@.+/);
  expect(fields.get('Canonical')).toMatch(/^https:\/\/.+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
