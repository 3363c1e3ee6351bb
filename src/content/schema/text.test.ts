import { expect, it } from 'vitest';
import { z } from 'zod';
import { refuseRepeats } from './text.ts';

const names = z.array(z.string()).superRefine(refuseRepeats);

it('a list of names accepts different names', () => {
  expect(names.safeParse(['devops/iot', 'devops/ci-cd']).success).toBe(true);
});

it('a list of names refuses each name that an earlier entry has', () => {
  const issues = names.safeParse(['a', 'b', 'a', 'a']).error?.issues ?? [];
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    '2: ‘a’ is already in this list: remove it or choose another',
    '3: ‘a’ is already in this list: remove it or choose another',
  ]);
});
