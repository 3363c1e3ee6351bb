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
  /** Something has changed at the service. */
  onChange: () => void;
}

/** One account: what it may do, where it is signed in, and what can be done to it. */
export function AccountCard({ account, hasPasswords, onChange }: Props) {
  const { name, email, isOfCompany, hasFactor, firstUntil, sessions } = account;
  const was = account.roles.join(' ');
  const [chosen, setChosen] = useState<{ was: string; roles: Role[] }>();
  // With other roles at the service, the boxes begin anew.
  const roles = chosen?.was === was ? chosen.roles : account.roles;
  const [first, setFirst] = useState<FirstPasswordAnswer>();
  const { isBusy, fault, done, run } = useAction();
  const address = `/api/accounts/${encodeURIComponent(name)}`;
  const act = (method: string, path: string, doneText: string, body?: unknown) => () =>
    run(async () => {
      await request(address + path, { method, body });
      setFirst(undefined);
      onChange();
      return doneText;
    });
  const reset = () =>
    run(async () => {
      setFirst(await request<FirstPasswordAnswer>(`${address}/password`, { method: 'POST' }));
      onChange();
      return undefined;
    });
  const remove = () => {
    if (confirm(`Remove the account of ${name}?`)) act('DELETE', '', '')();
  };
  return (
    <li className="border border-line bg-surface p-5">
      <h2 className="text-lead font-semibold">
        <bdi>{name}</bdi>
      </h2>
      <p className="wrap-anywhere text-muted">{email}</p>
      {firstUntil !== undefined && (
        <p className="mt-2">
          Has not chosen a password yet. The first one is good until <Time value={firstUntil} />.
        </p>
      )}
      {hasFactor && <p className="mt-2">Signs in with a password and codes from an authenticator app.</p>}
      <div className="my-4">
        {isOfCompany ? (
          <p>
            Signs in at the company’s sign-on, which gives these roles: {account.roles.join(', ') || 'none any more'}.
          </p>
        ) : (
          <RoleBoxes roles={roles} onChange={(others) => setChosen({ was, roles: others })} />
        )}
      </div>
      <SessionList sessions={sessions} />
      <div className="mt-4 flex flex-wrap gap-3">
        {!isOfCompany && (
          <ActionButton
            isBusy={isBusy}
            onPress={act('PATCH', '', 'The roles are saved. The account was signed out.', {
              roles,
              was: account.roles,
            })}
          >
            Save roles
          </ActionButton>
        )}
        {!isOfCompany && hasPasswords && (
          <ActionButton isBusy={isBusy} onPress={reset}>
            New first password
          </ActionButton>
        )}
        {hasFactor && (
          <ActionButton isBusy={isBusy} onPress={act('DELETE', '/factor', 'Signs in without codes from now on.')}>
            Remove sign-in codes
          </ActionButton>
        )}
        {sessions.length > 0 && (
          <ActionButton isBusy={isBusy} onPress={act('POST', '/sign-out', 'Signed out everywhere.')}>
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
