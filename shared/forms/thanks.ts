/**
 * A page may have its own thank-you text. For browsers without script, the form's address names the page and the server redirects back to
 * that text.
 */

/** Id of the thank-you text in its page. */
export const THANKS_ID = 'thanks';

/** Returns the address of a form whose thank-you text is on `page`, a path of this site. */
export const withThanksPage = (action: string, page: string): string =>
  `${action}?${new URLSearchParams({ page }).toString()}`;

/** Returns the address to redirect to after a form was sent with the query value `page`; undefined when that is not the path of a page. */
export const thanksAddress = (page: string | undefined): string | undefined =>
  page !== undefined && /^(?:\/[\w-]+)+$/.test(page) ? `${page}#${THANKS_ID}` : undefined;
