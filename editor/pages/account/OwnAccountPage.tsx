import type { OwnAccountAnswer } from '../../accounts/answers.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { LoadState } from '../parts/LoadState.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { SessionList } from '../parts/SessionList.tsx';
import { useAction } from '../parts/useAction.ts';
import { useData } from '../parts/useData.ts';
import { request } from '../request.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { SignInCodes } from './SignInCodes.tsx';

/** The user's account: roles, sessions and password. */
export function OwnAccountPage() {
  const { data, fault, reload } = useData<OwnAccountAnswer>('/api/account');
  const action = useAction(reload);
  const signOutOthers = () =>
    action.run(async () => {
      await request('/api/account/sign-out-others', { method: 'POST' });
      return 'Signed out everywhere else.';
    });
  return (
    <>
      <h1 className="text-title font-semibold">Your account</h1>
      <LoadState data={data} fault={fault} />
      {data && (
        <>
          <p className="mt-2 text-muted">
            <bdi>{data.name}</bdi>: {data.roles.join(', ')}
          </p>
          <section className="mt-10">
            <h2 className="text-lead font-semibold">Where you are signed in</h2>
            <div className="my-4">
              <SessionList sessions={data.sessions} />
            </div>
            {data.sessions.length > 1 && (
              <ActionButton isBusy={action.isBusy} onPress={signOutOthers}>
                Sign out everywhere else
              </ActionButton>
            )}
            <Outcome done={action.done} fault={action.fault} />
          </section>
          {data.hasPassword ? (
            <>
              <ChangePassword name={data.name} onChanged={reload} />
              <SignInCodes hasFactor={data.hasFactor} />
            </>
          ) : (
            <p className="mt-10">You sign in with the company’s sign-on. Change your password there.</p>
          )}
        </>
      )}
    </>
  );
}
