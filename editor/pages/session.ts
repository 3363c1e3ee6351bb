/** The signed-in user of the page. */
import type { Role } from '../sign-in/roles.ts';

/** The response of `/api/session`. */
export interface Session {
  name: string;
  roles: readonly Role[];
}
