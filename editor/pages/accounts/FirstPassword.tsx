import type { FirstPasswordAnswer } from '../../accounts/answers.ts';

/** The password that the service has made, for the administrator to hand over. */
export function FirstPassword({ name, password }: FirstPasswordAnswer) {
  return (
    <>
      First password of <bdi>{name}</bdi>: <code className="font-semibold select-all">{password}</code>
      {'\n'}It is shown only now and is valid for one day. It opens only the page where its owner chooses another one.
      Hand it over in person or by telephone.
    </>
  );
}
