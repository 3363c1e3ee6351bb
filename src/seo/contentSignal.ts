/** Permissions for programs that read the text of the site (contentsignals.org). */
import { site } from '#site.config';

interface Settings {
  /** Not read. TypeScript accepts `site` only if it shares a property with this type. */
  url: string;
  contentSignal?: {
    /** Whether pages may be listed in search results, with short excerpts. */
    search?: boolean;
    /** Whether AI models may use the text as input for an answer. */
    aiInput?: boolean;
    /** Whether AI models may be trained with the text. */
    aiTrain?: boolean;
  };
}

/** Lines for the group `User-agent: *` in `robots.txt`. Empty when the settings contain no permission. */
export function signalLines({ contentSignal = {} }: Settings = site): string[] {
  const { search, aiInput, aiTrain } = contentSignal;
  const permissions = Object.entries({ search, 'ai-input': aiInput, 'ai-train': aiTrain }).flatMap(
    ([name, isAllowed]) => (isAllowed === undefined ? [] : [`${name}=${isAllowed ? 'yes' : 'no'}`]),
  );
  return permissions.length > 0 ? [`Content-Signal: ${permissions.join(', ')}`] : [];
}
