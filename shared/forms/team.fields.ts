/** Names of the team builder's fields, as its island writes them. */

/** Every field of the builder is called `team.<what it says>`, so that its answers can be read in the address too. */
export const TEAM = 'team.';

/** Stands between a role and its seniority. */
export const BETWEEN = ' / ';

/** Name of the seniority field of a role. */
export const levelOf = (role: string, level: string): string => TEAM + role + BETWEEN + level;
