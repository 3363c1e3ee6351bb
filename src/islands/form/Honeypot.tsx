import { guard } from '#shared/forms/guard.fields.ts';

/** A field that people never see and programs fill. */
export function Honeypot({ label }: { label: string }) {
  const { name, maxLength } = guard.fields.honeypot;
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name={name} type="text" tabIndex={-1} autoComplete="off" maxLength={maxLength} />
      </label>
    </div>
  );
}
