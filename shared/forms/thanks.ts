/** Words of thanks that a page has of its own, for browsers without script: the form's address names the page, and the server leads back to them. */

/** Id of the words in their page. */
export const THANKS_ID = 'thanks';

/** Address of a form that is answered on `page`, a path of this site. */
export const thankedOn = (action: string, page: string): string =>
  `${action}?${new URLSearchParams({ page }).toString()}`;

/** Where to lead who has sent a form to an address with the query value `page`; undefined where that is no path of a page. */
export const thanksOf = (page: string | undefined): string | undefined =>
  page !== undefined && /^(?:\/[\w-]+)+$/.test(page) ? `${page}#${THANKS_ID}` : undefined;
