import { expect, it } from 'vitest';
import { z } from 'zod';
import { homeRecord } from './home.ts';
import { serviceGroupRecord } from './service-group.ts';
import { refuseRepeats } from './text.ts';

const names = z.array(z.string()).superRefine(refuseRepeats);
const reasonsOf = (error: Pick<z.ZodError, 'issues'> | undefined) =>
  error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it('a list of names accepts different names', () => {
  expect(names.safeParse(['devops/iot', 'devops/ci-cd']).success).toBe(true);
});

it('a list of names refuses each name that an earlier entry has', () => {
  expect(reasonsOf(names.safeParse(['a', 'b', 'a', 'a']).error)).toEqual([
    '2: ‘a’ is already in this list: remove it or choose another',
    '3: ‘a’ is already in this list: remove it or choose another',
  ]);
});

const { childrenSection } = serviceGroupRecord.shape.content.shape;
const { featuredSection } = homeRecord.shape.content.shape;

it.each([
  ['service', childrenSection.shape.cards],
  ['industry', featuredSection.shape.cards],
])('a list of cards refuses a second one with the same %s', (key, cards) => {
  const parse = (...slugs: string[]) =>
    cards.safeParse(slugs.map((name, index) => ({ id: index + 1, [key]: name, title: 'A title', desc: 'A text.' })));
  expect(parse('iot', 'erp', 'saas').error).toBeUndefined();
  expect(reasonsOf(parse('iot', 'erp', 'iot').error)).toEqual([
    '2: ‘iot’ is already in this list: remove it or choose another',
  ]);
});
