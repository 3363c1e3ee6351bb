/** The team builder's answers as an address carries them to the contact form. */
import { BETWEEN, TEAM } from './team.fields.ts';

/** An Arabic name that ends in Latin letters, which would carry the colon and a figure after it to the wrong side. */
const MIXED = /\p{Script=Arabic}.*\w$/u;

const labelled = (name: string, value: string): string => `${name}${MIXED.test(name) ? '\u200f' : ''}: ${value}`;

/** False for the seniority of a role without people. The name of a role may hold the sign that stands before a seniority. */
function isMeant(name: string, query: URLSearchParams): boolean {
  const role = name.slice(0, Math.max(name.lastIndexOf(BETWEEN), 0));
  return query.get(role) !== '';
}

/**
 * The answers in the query of an address, as lines of a message; nothing when none was given. `team.Overlap=Six hours` becomes
 * the line `Overlap: Six hours`. The seniority of a role without people is left out.
 */
export const answersOf = (query: URLSearchParams): string =>
  [...query]
    .filter(([name, value]) => name.startsWith(TEAM) && value !== '' && isMeant(name, query))
    .map(([name, value]) => labelled(name.slice(TEAM.length), value))
    .join('\n');
