import { pluralOf } from '#shared/plural.ts';
import type { SearchLabels } from './types.ts';
import type { Found } from './useSearch.ts';

interface Props {
  found: Found;
  labels: SearchLabels;
}

/** Shows and announces the number of results. While the next query is running, the last number stays. */
export function Status({ found, labels }: Props) {
  return (
    <p role="status" className="min-h-8 text-small font-semibold text-water">
      {sentence(found, labels)}
    </p>
  );
}

function sentence({ state, text, total }: Found, labels: SearchLabels): string {
  if (state === 'searching' && total === 0) return labels.searching;
  if (text === '') return '';
  if (state === 'failed') return labels.failed;
  if (total === 0) return labels.none.replace('{text}', () => isolated(text));
  return pluralOf(labels.found, total, document.documentElement.lang);
}

/** The typed text keeps its own direction inside the sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;
