/** What an account may do. One account may have several roles. */
import { z } from 'zod';

export const ROLES = ['writer', 'publisher', 'sales', 'recruiting', 'administrator'] as const;

/**
 * - `writer` changes drafts and previews them
 * - `publisher` publishes, and restores earlier releases
 * - `sales` sees leads and the counts of visits
 * - `recruiting` sees applications
 * - `administrator` manages accounts
 */
export type Role = (typeof ROLES)[number];

export const roleSchema = z.enum(ROLES);

/** True if `held` contains one of the roles `wanted`. */
export const hasRole = (held: readonly Role[], wanted: readonly Role[]): boolean =>
  wanted.some((role) => held.includes(role));
