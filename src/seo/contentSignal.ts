/** Permissions for programs that read the text of the site (contentsignals.org). */
import { site } from '#site.config';

interface Settings {
  url: string;
  contentSignal?: {
    /** To list pages in search results, with a few words of each. */
    search?: boolean;
    /** To answer questions from it. */
    aiInput?: boolean;
    /** To train models with it. */
    aiTrain?: boolean;
  };
}

/** Lines of the group in `robots.txt` that is for all programs; none where the company says nothing. */
export function signalLines({ contentSignal = {} }: Settings = site): string[] {
  const { search, aiInput, aiTrain } = contentSignal;
  const said = Object.entries({ search, 'ai-input': aiInput, 'ai-train': aiTrain }).flatMap(([name, isAllowed]) =>
    isAllowed === undefined ? [] : [`${name}=${isAllowed ? 'yes' : 'no'}`],
  );
  return said.length > 0 ? [`Content-Signal: ${said.join(', ')}`] : [];
}
