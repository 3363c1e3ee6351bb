/** What all commands for leads share. */

/** What the user asked for cannot be done; the message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export interface Output {
  /** Result, on standard output. */
  write: (text: string) => void;
  /** Progress, on standard error. */
  progress: (text: string) => void;
}

/** The minute in ISO 8601, in UTC. */
export const isoMinute = (time: number): string => new Date(time).toISOString().slice(0, 16);

/** The start of an id that lists show and commands take. */
export const shortId = (id: string): string => id.slice(0, 8);
