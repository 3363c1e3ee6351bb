/** The redirects of `content/redirects.yaml` as the editor's form holds them: a form has fields, and the file is a list. */
import { redirectsIn, type WrittenRedirect } from '../addresses/redirects.ts';
import { Refused } from '../refused.ts';
import type { Fields } from '../merge/mergeRecord.ts';

const FIELD = 'redirects';

/** The fields of the form. */
export const redirectsForm = (text: string): Fields => ({
  [FIELD]: redirectsIn(text).map(({ permanent = true, ...redirect }) => ({ ...redirect, permanent })),
});

/** The list that a form holds. For good is what a redirect is unless it says otherwise. */
export function redirectsOfForm({ [FIELD]: list = [] }: Fields): WrittenRedirect[] {
  if (!Array.isArray(list)) throw new Refused(422, 'Not saved: the redirects are no list.');
  return (list as WrittenRedirect[]).map(({ from, to, permanent }) => ({
    from,
    to,
    ...(permanent === false && { permanent }),
  }));
}
