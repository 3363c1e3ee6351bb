/** Structured log: one JSON object per line. Callers never pass mail addresses, names or tokens. */
import { StoreUnavailable } from './store/database.ts';

export type Level = 'debug' | 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** A warning that is logged once per process. */
  once(event: string): void;
}

const ORDER: readonly Level[] = ['debug', 'info', 'warn', 'error'];

/** Creates a log that writes events of level `lowest` and above to `write`, by default standard output. */
export function createLog(lowest: Level, write = (line: string): unknown => process.stdout.write(line)): Log {
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}): void => {
      if (ORDER.indexOf(level) < ORDER.indexOf(lowest)) return;
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
    };
  const warned = new Set<string>();
  const once = (event: string): void => {
    if (!warned.has(event)) at('warn')(event);
    warned.add(event);
  };
  return { once, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Name and code of an error, for errors whose message may contain data of a visitor. */
export const kindOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;

/** Name, code and message of a thrown value, without its stack. For StoreUnavailable, those of its cause too, such as a full disk. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = `${kindOf(error)}: ${error.message}`;
  return error instanceof StoreUnavailable && error.cause !== undefined
    ? `${reason}, ${reasonOf(error.cause)}`
    : reason;
}
