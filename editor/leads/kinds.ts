/** Which roles may see which leads. */
import type { FormName } from '#shared/forms/formTypes.ts';
import type { Role } from '../sign-in/roles.ts';

/** The roles that see leads. */
export const LEAD_ROLES = ['sales', 'recruiting'] as const satisfies Role[];

const KINDS: Readonly<Record<(typeof LEAD_ROLES)[number], readonly FormName[]>> = {
  sales: ['contact', 'newsletter', 'download'],
  recruiting: ['application'],
};

/** The kinds of leads that an account with these roles sees. */
export const kindsOf = (roles: readonly Role[]): FormName[] =>
  LEAD_ROLES.filter((role) => roles.includes(role)).flatMap((role) => KINDS[role]);
