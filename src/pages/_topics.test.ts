import { expect, it } from 'vitest';
import { getInTouch, topicOfPage } from './_topics.ts';

it.each([
  ['/services/devops/ci-cd', 'devops/ci-cd'],
  ['/ar/services/devops', 'devops'],
  ['/ku/industries/healthcare', 'healthcare'],
  ['/on-demand-developers', 'on-demand-developers'],
])('%s is the topic %s', (href, topic) => {
  expect(topicOfPage(href)).toBe(topic);
});

it('links to the contact page in the given language with the topic', () => {
  expect(getInTouch('ar', '/services/devops').href).toBe('/ar/contact?topic=devops');
});
