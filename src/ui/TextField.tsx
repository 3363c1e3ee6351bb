import type { InputHTMLAttributes } from 'react';

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'placeholder' | 'required' | 'maxLength' | 'value' | 'defaultValue' | 'onChange' | 'disabled' | 'inputMode'
>;

interface Props extends Input {
  id: string;
  name: string;
  label: string;
  help?: string;
  error?: string;
}

/** A labelled input: label above, help and error below, both tied to the input. */
export function TextField({ id, name, label, help, error, ...input }: Props) {
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className="min-h-12 w-full rounded-s border border-field bg-page px-4 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-clay disabled:opacity-60"
      />
      {help ? (
        <p id={`${id}-help`} className="text-small text-muted">
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-small font-semibold text-clay">
          <span aria-hidden="true">▲ </span>
          {error}
        </p>
      ) : null}
    </div>
  );
}
