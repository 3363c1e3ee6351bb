/** A request that is refused, with what the answer needs. */
import type { FormError, RequestCode } from '#shared/forms/formTypes.ts';

export type FaultStatus = 400 | 403 | 404 | 405 | 410 | 413 | 415 | 422 | 429 | 500 | 503;

/** Seconds after which whoever came at a busy moment may come again. */
export const BUSY_RETRY_S = 10;

/** A request that is answered with `status` and the one error `code`, which concerns no field. */
export class RequestFault extends Error {
  override name = 'RequestFault';
  readonly status: FaultStatus;
  readonly errors: FormError[];
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Names the line of the log that tells more. */
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
