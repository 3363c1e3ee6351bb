/** The store of the public server, for the pages that show leads, counts and messages. */
import type { Context } from 'hono';
import { parseEnv, SettingsError, type Env } from '../server/env.ts';
import { createLog } from '../server/log.ts';
import { openExisting, type Opened } from '../server/open.ts';
import { StoreRefused, StoreUnavailable } from '../server/store/database.ts';

/** Opens the store at its first use: the service also works without it, and the public server may create it later. */
export class Store {
  readonly #settings: NodeJS.ProcessEnv;
  #opened: Promise<Opened> | undefined;

  /** @param settings the environment of the public server */
  constructor(settings: NodeJS.ProcessEnv) {
    this.#settings = settings;
  }

  /** The settings of the public server. Throws SettingsError. */
  env(): Env {
    return parseEnv(this.#settings);
  }

  /**
   * The store, which stays open; an older schema is migrated.
   * @throws StoreRefused or SettingsError like {@link openExisting}; the next call tries again
   */
  async open(): Promise<Opened> {
    const opening = (this.#opened ??= openExisting(
      this.env(),
      createLog('warn', (line) => process.stderr.write(line)),
    ));
    try {
      return await opening;
    } catch (error) {
      if (this.#opened === opening) this.#opened = undefined;
      throw error;
    }
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined);
    await opened?.database.close();
  }
}

/** Responds with 503 and a message if the store cannot be used; throws all other errors again. */
export function storeFault(error: Error, context: Context): Response {
  if (error instanceof StoreUnavailable)
    return context.json({ message: 'The database is not responding. Try again later.' }, 503);
  if (error instanceof StoreRefused || error instanceof SettingsError)
    return context.json({ message: `The database of the website cannot be opened.\n${error.message}` }, 503);
  throw error;
}
