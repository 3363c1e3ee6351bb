/** Formats the states of a language's pages as a table by kind and as a list of pages. */
import { STATES, type PageState } from './state.ts';

/** A table of the number of pages by kind and state, with the totals in the last row. */
export function tableOf(states: readonly PageState[]): string {
  const kinds = [...Map.groupBy(states, ({ original }) => original.kind), ['all', states] as const];
  const rows = kinds.map(([kind, pages]) => [
    kind,
    ...STATES.map((state) => String(pages.filter((page) => page.state === state).length)),
  ]);
  return [['kind', ...STATES], ...rows].map(lineOf).join('\n');
}

const lineOf = ([kind = '', ...counts]: readonly string[]): string =>
  kind.padEnd(10) + counts.map((count) => count.padStart(11)).join('');

/** Every page that is not complete, with the sections that changed. */
export const listOf = (states: readonly PageState[]): string =>
  states
    .filter(({ state }) => state !== 'complete')
    .map(({ original, state, changed }) => `${state.padEnd(10)} ${original.page}  ${changed.join(', ')}`.trimEnd())
    .join('\n');
