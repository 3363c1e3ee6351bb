/** Answers that are found once and kept. */

/** Gives the answer to a question, and finds it where it is asked for the first time. */
type Once = <T>(question: string, find: () => Promise<T>) => Promise<T>;

/** A memory of its own. A failure is kept like an answer. */
export function createOnce(): Once {
  const known = new Map<string, Promise<unknown>>();
  return <T>(question: string, find: () => Promise<T>) => {
    const found = (known.get(question) as Promise<T> | undefined) ?? find();
    known.set(question, found);
    return found;
  };
}
