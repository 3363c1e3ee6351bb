import { describe, expect, it } from 'vitest';
import { COLUMN_SPLIT, intoColumns, neighbours, servicesMenu, withLinks } from './navigation.ts';

const record = (href: string, order: number) => ({
  href,
  order,
  name: href,
  icon: 'ph:cube',
  summary: '',
});

describe('servicesMenu', () => {
  it('orders groups and their services, and keeps services with the same name in their groups', () => {
    const menu = servicesMenu(
      [record('/services/devops', 2), record('/services/dev', 1)],
      [record('/services/devops/iot', 2), record('/services/devops/ci-cd', 1), record('/services/dev/iot', 1)],
    );
    expect(menu.map(({ href, children }) => [href, children.map((child) => child.href)])).toEqual([
      ['/services/dev', ['/services/dev/iot']],
      ['/services/devops', ['/services/devops/ci-cd', '/services/devops/iot']],
    ]);
  });
});

describe('the links of a group to its services', () => {
  const group = { ...record('/ar/services/dev', 1), label: 'Dev', children: [] };
  const [child] = servicesMenu([record('/services/dev', 1)], [record('/services/dev/iot', 1)])[0]?.children ?? [];

  it('lead to the page in the language that has it, and omit a service without a page', () => {
    const menu = { ...group, children: child ? [child] : [] };
    expect(
      withLinks(menu, [
        { service: 'iot', why: 'a' },
        { service: 'erp', why: 'b' },
      ]),
    ).toEqual([{ service: 'iot', why: 'a', href: '/services/dev/iot', label: child?.label }]);
  });
});

describe('intoColumns', () => {
  it('splits ten groups 4 / 3 / 3', () => {
    expect(intoColumns('abcdefghij'.split(''), COLUMN_SPLIT).map(({ length }) => length)).toEqual([4, 3, 3]);
  });

  it('splits eleven groups 4 / 3 / 4', () => {
    expect(intoColumns('abcdefghijk'.split(''), COLUMN_SPLIT).map(({ length }) => length)).toEqual([4, 3, 4]);
  });
});

describe('neighbours', () => {
  it.each([
    ['a', { next: 'b' }],
    ['b', { previous: 'a', next: 'c' }],
    ['c', { previous: 'b' }],
  ])('of %s', (own, expected) => {
    expect(neighbours(['a', 'b', 'c'], (sibling) => sibling === own)).toEqual(expected);
  });
});
