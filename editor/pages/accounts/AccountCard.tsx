import { useState } from 'react';
import type { AccountAnswer, FirstPasswordAnswer } from '../../accounts/answers.ts';
import type { Role } from '../../sign-in/roles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { SessionList } from '../parts/SessionList.tsx';
import { Time } from '../parts/Time.tsx';
import { useAction } from '../parts/useAction.ts';
import { request } from '../request.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';

interface Props {
  account: AccountAnswer;
  /** Accounts may have passwords. */
  hasPasswords: boolean;
  /** Called after each change of the account, also after one that was refused. */
  onChange: () => void;
}

/** One account: its roles, its sessions and the actions of an administrator. */
export function AccountCard({ account, hasPasswords, onChange }: Props) {
  const { name, email, isOfCompany, hasFactor, firstUntil, sessions } = account;
  const was = account.roles.join(' ');
  const [chosen, setChosen] = useState<{ was: string; roles: Role[] }>();
  // When the stored roles have changed, the choice is discarded.
  const roles = chosen?.was === was ? chosen.roles : account.roles;
  const [first, setFirst] = useState<FirstPasswordAnswer>();
  const { isBusy, fault, done, run } = useAction(onChange);
  const address = `/api/accounts/${encodeURIComponent(name)}`;
  const change = (method: string, path: string, doneText: string, body?: unknown) => () =>
    run(async () => {
      await request(address + path, { method, body });
      setFirst(undefined);
      return doneText;
    });
  const reset = () =>
    run(async () => {
      setFirst(await request<FirstPasswordAnswer>(`${address}/password`, { method: 'POST' }));
      return undefined;
    });
  const remove = () => {
    if (confirm(`Remove the account of ${name}?`)) change('DELETE', '', 'Removed.')();
  };
  return (
    <li className="border border-line bg-surface p-5">
      <h2 className="text-lead font-semibold">
        <bdi>{name}</bdi>
      </h2>
      <p className="wrap-anywhere text-muted">{email}</p>
      {firstUntil !== undefined && (
        <p className="mt-2">
          Has not chosen a password yet. The first password is valid until <Time value={firstUntil} />.
        </p>
      )}
      {hasFactor && <p className="mt-2">Signs in with a password and codes from an authenticator app.</p>}
      <div className="my-4">
        {isOfCompany ? (
          <p>Signs in with the company’s sign-on, which sets the roles: {account.roles.join(', ') || 'none'}.</p>
        ) : (
          <RoleBoxes roles={roles} onChange={(newRoles) => setChosen({ was, roles: newRoles })} />
        )}
      </div>
      <SessionList sessions={sessions} />
      <div className="mt-4 flex flex-wrap gap-3">
        {!isOfCompany && (
          <ActionButton
            isBusy={isBusy}
            onPress={change('PATCH', '', 'Roles saved. The account was signed out.', {
              roles,
              was: account.roles,
            })}
          >
            Save roles
          </ActionButton>
        )}
        {!isOfCompany && hasPasswords && (
          <ActionButton isBusy={isBusy} onPress={reset}>
            Reset password
          </ActionButton>
        )}
        {hasFactor && (
          <ActionButton isBusy={isBusy} onPress={change('DELETE', '/factor', 'Sign-in codes removed.')}>
            Remove sign-in codes
          </ActionButton>
        )}
        {sessions.length > 0 && (
          <ActionButton isBusy={isBusy} onPress={change('POST', '/sign-out', 'Signed out everywhere.')}>
            Sign out everywhere
          </ActionButton>
        )}
        <ActionButton tone="danger" isBusy={isBusy} onPress={remove}>
          Remove
        </ActionButton>
      </div>
      <Outcome done={first ? <FirstPassword {...first} /> : done} fault={fault} />
    </li>
  );
}
