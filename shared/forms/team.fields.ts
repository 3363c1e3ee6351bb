/** Names of the team builder's fields, as its island writes them and the contact page reads them in an address. */

/** Every field of the builder is called `team.<what it says>`, so that its answers can be read in the address too. */
export const TEAM = 'team.';

const BETWEEN = ' / ';

/** Name of the seniority field of a role. */
export const levelOf = (role: string, level: string): string => TEAM + role + BETWEEN + level;

/** Name of the field whose answer `name` depends on: of a seniority field the role's, of any other field its own. */
export const dependsOn = (name: string): string => name.split(BETWEEN)[0] ?? name;
