import { useState } from 'react';
import { MIN_LENGTH } from '../../sign-in/passwordLength.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useAction } from '../parts/useAction.ts';
import { request } from '../request.ts';

/** The form that changes the own password. */
export function ChangePassword({ name, onChanged }: { name: string; onChanged: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { isBusy, fault, done, run } = useAction();
  const change = () =>
    run(async () => {
      await request('/api/account/password', { method: 'PUT', body: { current, next } });
      setCurrent('');
      setNext('');
      onChanged();
      return 'Your password is changed. You are signed out everywhere else.';
    });
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-lead font-semibold">Change your password</h2>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change();
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={name} />
        <Field label="Present password">
          <input
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
            className={CONTROL}
          />
        </Field>
        <Field label={`New password, at least ${MIN_LENGTH} characters`}>
          <input
            type="password"
            autoComplete="new-password"
            required
            value={next}
            onChange={({ target }) => setNext(target.value)}
            className={CONTROL}
          />
        </Field>
        <div>
          <ActionButton tone="main" isSubmit isBusy={isBusy}>
            Change password
          </ActionButton>
        </div>
      </form>
      {done !== undefined && <Notice kind="done">{done}</Notice>}
      {fault !== undefined && <Notice kind="fault">{fault}</Notice>}
    </section>
  );
}
