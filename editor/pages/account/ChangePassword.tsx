import { useState } from 'react';
import { MIN_LENGTH } from '../../sign-in/passwordLength.ts';
import { ActionButton } from '../parts/ActionButton.tsx';
import { CONTROL, Field } from '../parts/Field.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { useAction } from '../parts/useAction.ts';
import { withoutDefault } from '../parts/withoutDefault.ts';
import { request } from '../request.ts';

interface PasswordFieldProps {
  label: string;
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (value: string) => void;
}

function PasswordField({ label, autoComplete, value, onChange }: PasswordFieldProps) {
  return (
    <Field label={label}>
      <input
        type="password"
        autoComplete={autoComplete}
        required
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={CONTROL}
      />
    </Field>
  );
}

/** The form that changes the user's password. */
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
      return 'Your password was changed. All other sessions were signed out.';
    });
  return (
    <section className="mt-10 max-w-measure">
      <h2 className="text-lead font-semibold">Change your password</h2>
      <form className="mt-4 grid gap-4" onSubmit={withoutDefault(change)}>
        <input type="hidden" name="username" autoComplete="username" value={name} />
        <PasswordField label="Current password" autoComplete="current-password" value={current} onChange={setCurrent} />
        <PasswordField
          label={`New password, at least ${MIN_LENGTH} characters`}
          autoComplete="new-password"
          value={next}
          onChange={setNext}
        />
        <div>
          <ActionButton tone="main" isSubmit isBusy={isBusy}>
            Change password
          </ActionButton>
        </div>
      </form>
      <Outcome done={done} fault={fault} />
    </section>
  );
}
