/** Names of the values by which the portfolio can be filtered, from their records. */
import { technologyNames, type CaseFacet } from '#content/caseFilters.ts';
import { groupsIn, industriesIn } from '#content/services.ts';
import { cases } from '#content/texts.ts';
import type { LocaleKey } from '#shared/locales.ts';

/** Names by value, for each facet. */
export async function facetLabels(locale: LocaleKey): Promise<Record<CaseFacet, Map<string, string>>> {
  const nameOf = ({ slug, data }: { slug: string; data: { name: string } }) => [slug, data.name] as const;
  return {
    industry: new Map((await industriesIn(locale)).map(nameOf)),
    service: new Map((await groupsIn(locale)).map(nameOf)),
    technology: technologyNames((await cases(locale)).map(({ data }) => data)),
  };
}
