/** The contact form with the answers of the team builder in its message, for visitors without script. The server stores nothing. */
import { Hono } from 'hono';
import { truncate } from '#shared/truncate.ts';
import { contactForm } from '#shared/forms/contact.fields.ts';
import { answersOf } from '#shared/forms/teamAnswers.ts';
import type { LocaleKey } from '#shared/locales.ts';
import type { AppEnv, AppOptions } from '../appOptions.ts';
import { RequestFault } from '../forms/requestFault.ts';
import { formPage } from '../pages/formPage.ts';
import { pageHeaders, renderPage } from '../pages/page.ts';
import { wordsOf } from '../words/words.ts';

/** Sub-app for `/brief` in one language. */
export function briefRoute({ headers, forms }: AppOptions, locale: LocaleKey): Hono<AppEnv> {
  const { topic, message } = contactForm.fields;
  const route = new Hono<AppEnv>();
  route.get('/', (context) => {
    if (!forms.contact) throw new RequestFault(410, 'off');
    const query = new URL(context.req.url).searchParams;
    const content = formPage({
      name: 'contact',
      form: contactForm,
      locale,
      errors: [],
      values: {
        [topic.name]: truncate(query.get(topic.name) ?? '', topic.maxLength),
        [message.name]: truncate(answersOf(query), message.maxLength),
      },
      // No stamp: the form is already filled in, so a person may send it at once.
      stamp: '',
      key: crypto.randomUUID(),
    });
    return context.body(renderPage(locale, wordsOf(locale).form.contact, content), 200, pageHeaders(headers));
  });
  return route;
}
