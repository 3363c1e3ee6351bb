/** The second factor of the own account, and the way to the pages that set it up after the password was asked again. */
export function SignInCodes({ hasFactor }: { hasFactor: boolean }) {
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-lead font-semibold">Sign-in codes</h2>
      <p className="my-4">
        {hasFactor
          ? 'After your password you are asked for a code from your authenticator app. When you change your telephone, set up the new one while you still have the old one.'
          : 'With codes from an authenticator app on your telephone, nobody can sign in with your password alone.'}
      </p>
      <a href="/sign-in?next=/account&renew=yes" className="link">
        {hasFactor ? 'Set up another app' : 'Set up sign-in codes'}
      </a>
    </section>
  );
}
