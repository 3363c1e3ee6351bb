import { useState } from 'react';
import type { FirstPasswordAnswer } from '../../accounts/answers.ts';
import type { Role } from '../../sign-in/roles.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { useAction } from '../parts/useAction.ts';
import { withoutDefault } from '../parts/withoutDefault.ts';
import { request } from '../request.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { RoleBoxes } from './RoleBoxes.tsx';

const EMPTY = { name: '', email: '', roles: ['writer'] as Role[] };

interface Props {
  /** Called after each attempt: an account may exist although the response was lost. */
  onEnd: () => void;
}

/** The form that adds an account. */
export function AddAccount({ onEnd }: Props) {
  const [account, setAccount] = useState(EMPTY);
  const [first, setFirst] = useState<FirstPasswordAnswer>();
  const { isBusy, fault, run } = useAction(onEnd);
  const add = () =>
    run(async () => {
      setFirst(await request<FirstPasswordAnswer>('/api/accounts', { method: 'POST', body: account }));
      setAccount(EMPTY);
      return undefined;
    });
  return (
    <section className="mt-12 max-w-measure">
      <h2 className="text-lead font-semibold">Add an account</h2>
      <form className="mt-4 grid gap-4" onSubmit={withoutDefault(add)}>
        <Field label="Name">
          <input
            dir="auto"
            required
            maxLength={60}
            autoComplete="off"
            value={account.name}
            onChange={({ target }) => setAccount({ ...account, name: target.value })}
            className={CONTROL}
          />
        </Field>
        <Field label="Email address (author address in git)">
          <input
            type="email"
            required
            autoComplete="off"
            value={account.email}
            onChange={({ target }) => setAccount({ ...account, email: target.value })}
            className={CONTROL}
          />
        </Field>
        <RoleBoxes roles={account.roles} onChange={(roles) => setAccount({ ...account, roles })} />
        <div>
          <ActionButton tone="main" isSubmit isBusy={isBusy}>
            Add
          </ActionButton>
        </div>
      </form>
      <Outcome done={first && <FirstPassword {...first} />} fault={fault} />
    </section>
  );
}
