/** The content after a save: the drafts with the changes that are not written yet. */
import type { Change, Drafts } from './git/drafts.ts';

export class Upcoming {
  readonly #drafts: Drafts;
  readonly #existing: readonly string[];
  readonly #changed = new Map<string, string | null>();

  /** @param existing paths of the files in the drafts */
  constructor(drafts: Drafts, existing: Iterable<string>) {
    this.#drafts = drafts;
    this.#existing = [...existing];
  }

  /** Paths of all files after the save. */
  paths(): string[] {
    return [...new Set([...this.#existing, ...this.#changed.keys()])].filter(
      (path) => this.#changed.get(path) !== null,
    );
  }

  /** The text of a file after the save; undefined if it will not exist. */
  async read(path: string): Promise<string | undefined> {
    const changed = this.#changed.get(path);
    return changed === undefined ? this.#drafts.read(path) : (changed ?? undefined);
  }

  /** Sets the text of a file; null deletes it. */
  write(path: string, text: string | null): void {
    this.#changed.set(path, text);
  }

  /** True if the save deletes the file. */
  isGone(path: string): boolean {
    return this.#changed.get(path) === null;
  }

  /** Paths of the files set so far. */
  written(): string[] {
    return [...this.#changed].flatMap(([path, text]) => (text === null ? [] : [path]));
  }

  /** The differences from the drafts. */
  async changes(): Promise<Change[]> {
    const changes = await Promise.all(
      [...this.#changed].map(async ([path, text]) => ({ path, text, before: (await this.#drafts.read(path)) ?? null })),
    );
    return changes.filter(({ text, before }) => text !== before).map(({ path, text }) => ({ path, text }));
  }
}
