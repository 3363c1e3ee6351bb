import { ROLES, type Role } from '../../sign-in/roles.ts';

const MEANINGS: Readonly<Record<Role, string>> = {
  writer: 'changes drafts',
  publisher: 'publishes and restores releases',
  sales: 'sees leads, report and messages',
  recruiting: 'sees applications',
  administrator: 'manages accounts and sees the audit log',
};

interface Props {
  roles: readonly Role[];
  onChange: (roles: Role[]) => void;
}

/** A checkbox for each role. */
export function RoleBoxes({ roles, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Roles</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {ROLES.map((role) => (
          <label key={role} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-water"
              checked={roles.includes(role)}
              onChange={({ target }) =>
                onChange(ROLES.filter((one) => (one === role ? target.checked : roles.includes(one))))
              }
            />
            <span>
              {role} <span className="block text-small text-muted">{MEANINGS[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
