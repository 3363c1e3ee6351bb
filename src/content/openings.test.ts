import { expect, it, vi } from 'vitest';
import { isOpen } from './openings.ts';
import { languagesOf, roles, rolesIn } from './queries.ts';

const role = (slug: string, validThrough?: Date) => ({
  id: `en/careers/${slug}`,
  data: { posted: new Date('2026-10-27'), ...(validThrough && { validThrough }) },
});
vi.mock('astro:content', () => ({
  getCollection: (name: string) =>
    Promise.resolve(
      name === 'roles'
        ? [role('closed', new Date('2020-01-31')), role('open', new Date('9999-12-31')), role('general-application')]
        : [],
    ),
}));

it('a role is open through its last day, and always without one', () => {
  const lastDay = { validThrough: new Date('2027-01-31') };
  expect(isOpen(lastDay, new Date('2027-01-31T23:59:59Z'))).toBe(true);
  expect(isOpen(lastDay, new Date('2027-02-01T00:00:00Z'))).toBe(false);
  expect(isOpen({}, new Date('2099-01-01'))).toBe(true);
});

it('a role past its last day is in no list and has no page in any language', async () => {
  const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);
  expect(slugs(await roles())).toEqual(['open', 'general-application']);
  expect(slugs(await rolesIn('ar'))).toEqual(['open', 'general-application']);
  expect(await languagesOf('/company/career/closed')).toEqual([]);
  expect(await languagesOf('/company/career/open')).toEqual(['en']);
});
