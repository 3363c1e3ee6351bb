/** Paths that the server handles besides files. `tests/server/answers.test.ts` tests them against the server. */
import { applicationForm } from '../../shared/forms/application.fields.ts';
import { contactForm } from '../../shared/forms/contact.fields.ts';
import { downloadForm } from '../../shared/forms/download.fields.ts';
import type { FormName } from '../../shared/forms/formTypes.ts';
import { newsletterForm } from '../../shared/forms/newsletter.fields.ts';
import { LOCALES } from '../../shared/locales.ts';
import { localizedPath } from '../../shared/paths.ts';

const FORMS = {
  contact: contactForm,
  newsletter: newsletterForm,
  application: applicationForm,
  download: downloadForm,
} satisfies Record<FormName, unknown>;

/** Paths that accept a form post. */
export const takesPost: ReadonlySet<string> = new Set(Object.values(FORMS).map(({ action }) => action));

/** Paths of the server's own pages that a page of the site may link to, in every language. */
export const servedPages: ReadonlySet<string> = new Set(
  LOCALES.flatMap(({ key }) =>
    ['/brief', ...Object.keys(FORMS).map((form) => `/thanks/${form}`)].map((path) => localizedPath(key, path)),
  ),
);
