/** What an account may do. One account may have several roles. */
import { z } from 'zod';

export const ROLES = ['writer', 'publisher', 'sales', 'recruiting', 'administrator'] as const;

/**
 * - `writer` changes drafts and previews them
 * - `publisher` publishes, and takes back
 * - `sales` sees leads and the counts of visits
 * - `recruiting` sees applications
 * - `administrator` manages accounts
 */
export type Role = (typeof ROLES)[number];

export const roleSchema = z.enum(ROLES);

/** True when an account with the roles `held` may do what one of `wanted` may do. */
export const hasRole = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  wanted.some((role) => held.includes(role));
