/** Names of the team builder's fields, as its island writes them. */

/** Every field name is `team.<label>`, so that the answers are readable in the address too. */
export const TEAM = 'team.';

/** Separates a role from its seniority. */
export const BETWEEN = ' / ';

/** Name of the seniority field of a role. */
export const levelOf = (role: string, level: string): string => TEAM + role + BETWEEN + level;
