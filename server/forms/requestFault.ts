/** The error of a refused request. */
import type { FormError, RequestCode } from '#shared/forms/formTypes.ts';

type FaultStatus = 400 | 403 | 404 | 405 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

/** Value of `Retry-After` in seconds when the server is busy. */
export const BUSY_RETRY_S = 10;

/** Causes a response with `status` and the error `code`, which belongs to no field. */
export class RequestFault extends Error {
  override name = 'RequestFault';
  readonly status: FaultStatus;
  readonly errors: FormError[];
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Id of the log entry with the details. */
  readonly id: string | undefined;

  constructor(
    status: FaultStatus,
    code: RequestCode,
    options: { retryAfter?: number; id?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.status = status;
    this.errors = [{ field: '', code }];
    this.retryAfter = options.retryAfter;
    this.id = options.id;
  }
}

/** Returns the result of `parse`. Throws RequestFault 400 when it throws. */
export function orMalformed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new RequestFault(400, 'malformed', { cause });
  }
}
