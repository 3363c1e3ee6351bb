/** The content as a save will leave it: the drafts with changes that nobody has written yet. */
import type { Change, Drafts } from './git/drafts.ts';

export class Upcoming {
  readonly #drafts: Drafts;
  readonly #known: readonly string[];
  readonly #changed = new Map<string, string | null>();

  /** @param known paths of the files that the drafts have */
  constructor(drafts: Drafts, known: Iterable<string>) {
    this.#drafts = drafts;
    this.#known = [...known];
  }

  /** Paths of all files that will be there. */
  paths(): string[] {
    return [...new Set([...this.#known, ...this.#changed.keys()])].filter((path) => this.#changed.get(path) !== null);
  }

  /** The text that a file will have; undefined where there will be none. */
  async read(path: string): Promise<string | undefined> {
    const changed = this.#changed.get(path);
    return changed === undefined ? this.#drafts.read(path) : (changed ?? undefined);
  }

  /** Gives a file its text; null takes it away. */
  write(path: string, text: string | null): void {
    this.#changed.set(path, text);
  }

  /** True for a file that the drafts have and that goes. */
  isGone(path: string): boolean {
    return this.#changed.get(path) === null;
  }

  /** Paths of the files that were written so far. */
  written(): string[] {
    return [...this.#changed].flatMap(([path, text]) => (text === null ? [] : [path]));
  }

  /** What differs from the drafts. */
  async changes(): Promise<Change[]> {
    const changes = await Promise.all(
      [...this.#changed].map(async ([path, text]) => ({ path, text, before: (await this.#drafts.read(path)) ?? null })),
    );
    return changes.filter(({ text, before }) => text !== before).map(({ path, text }) => ({ path, text }));
  }
}
