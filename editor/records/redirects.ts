/** Converts `content/redirects.yaml` for the editor's form and back: the file is a list, and a form needs fields. */
import { redirectsIn, type WrittenRedirect } from '../addresses/redirects.ts';
import { Refused } from '../refused.ts';
import type { Fields } from '../../tools/record-source/mergeRecord.ts';

const FIELD = 'redirects';

/** The fields of the form. */
export const redirectsForm = (text: string): Fields => ({
  [FIELD]: redirectsIn(text).map(({ permanent = true, ...redirect }) => ({ ...redirect, permanent })),
});

/** Converts a form to the list of the file. A redirect is permanent by default. */
export function redirectsOfForm({ [FIELD]: list = [] }: Fields): WrittenRedirect[] {
  if (!Array.isArray(list)) throw new Refused(422, 'Not saved: the redirects are not a list.');
  return (list as WrittenRedirect[]).map(({ from, to, permanent }) => ({
    from,
    to,
    ...(permanent === false && { permanent }),
  }));
}
