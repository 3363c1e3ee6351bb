/** The team builder's answers in the query string that opens the contact form. */
import { BETWEEN, TEAM } from './team.fields.ts';

/**
 * True for an Arabic name that ends in Latin letters. Without a mark, the colon and the number after it would appear on the wrong side. Two
 * searches: the time of a single one would grow with the square of the length.
 */
const isMixed = (name: string): boolean => /\w$/.test(name) && /\p{Script=Arabic}/u.test(name);

const lineOf = (name: string, value: string): string => `${name}${isMixed(name) ? '\u200f' : ''}: ${value}`;

/** False for the seniority of a role with no people. The name of a role may itself contain the separator. */
function hasPeople(name: string, query: URLSearchParams): boolean {
  const role = name.slice(0, Math.max(name.lastIndexOf(BETWEEN), 0));
  return query.get(role) !== '';
}

/**
 * Converts the answers in a query string to lines of a message; empty when there are none. `team.Overlap=Six hours` becomes the
 * line `Overlap: Six hours`. The seniority of a role without people is left out.
 */
export const answersOf = (query: URLSearchParams): string =>
  [...query]
    .filter(([name, value]) => name.startsWith(TEAM) && value !== '' && hasPeople(name, query))
    .map(([name, value]) => lineOf(name.slice(TEAM.length), value))
    .join('\n');
