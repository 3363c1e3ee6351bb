/** The second factor of the user's account, with a link to the pages that ask for the password again and set it up. */
export function SignInCodes({ hasFactor }: { hasFactor: boolean }) {
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-lead font-semibold">Sign-in codes</h2>
      <p className="my-4">
        {hasFactor
          ? 'You sign in with your password and a code from your authenticator app. When you get a new phone, set up the app on it while you still have the old one.'
          : 'Protect your account with codes from an authenticator app: then a stolen password is not enough to sign in.'}
      </p>
      <a href="/sign-in?next=/account&renew=yes" className="link">
        {hasFactor ? 'Set up another app' : 'Set up sign-in codes'}
      </a>
    </section>
  );
}
