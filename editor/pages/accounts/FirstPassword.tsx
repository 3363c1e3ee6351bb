import type { FirstPasswordAnswer } from '../../accounts/answers.ts';

/** The first password that the service has created, for the administrator. */
export function FirstPassword({ name, password }: FirstPasswordAnswer) {
  return (
    <>
      First password of <bdi>{name}</bdi>: <code className="font-semibold select-all">{password}</code>
      {'\n'}It is shown only once and is valid for one day. The user must replace it at the first sign-in. Share it in
      person or by phone.
    </>
  );
}
