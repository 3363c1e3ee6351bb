import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messagesOf } from '#i18n/messages.ts';
import { ContactForm } from '#islands/ContactForm.island.tsx';

const { contactPage, form, formErrors } = messagesOf('en');
const messages = { ...contactPage, ...form, errors: formErrors, mail: 'a@example.com' };
const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
];
const common = { locale: 'en', messages, languages } as const;
const fieldsOf = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)\b[^>]*? name="(\w+)"/g)].map(([, name]) => name);

it('has all fields when a page chooses none', () => {
  const html = renderToStaticMarkup(<ContactForm {...common} topics={[]} />);
  for (const name of ['name', 'email', 'company', 'phone', 'topic', 'budget', 'language', 'message'])
    expect(fieldsOf(html)).toContain(name);
  expect(html).toMatch(/<select[^>]*name="topic"/);
});

it('omits the fields that a page does not list, and has its topic in a hidden field', () => {
  const html = renderToStaticMarkup(<ContactForm {...common} fields={['company']} topic="devops/ci-cd" />);
  for (const name of ['name', 'email', 'company', 'message']) expect(fieldsOf(html)).toContain(name);
  for (const name of ['phone', 'budget', 'language']) expect(fieldsOf(html)).not.toContain(name);
  expect(html).toContain('<input type="hidden" name="topic" value="devops/ci-cd"/>');
});

it('does not ask for the language of the reply when there is only one', () => {
  const html = renderToStaticMarkup(<ContactForm {...common} languages={languages.slice(0, 1)} />);
  expect(fieldsOf(html)).not.toContain('language');
  expect(fieldsOf(html)).toContain('budget');
});

it('has the path of its page in its action when the page is given', () => {
  const html = renderToStaticMarkup(<ContactForm {...common} topic="spring-audit" page="/ar/spring-audit" />);
  expect(html).toContain('action="/api/contact?page=%2Far%2Fspring-audit"');
  expect(renderToStaticMarkup(<ContactForm {...common} />)).toContain('action="/api/contact"');
});
