/** A request that is refused, with what the answer needs. */
import type { FormError, RequestCode } from '#shared/forms/formTypes.ts';

/** A request that is answered with `status` and the one error `code`. */
export class RequestFault extends Error {
  override name = 'RequestFault';
  readonly status: 400 | 403 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  readonly errors: FormError[];
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: RequestFault['status'], code: RequestCode, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.status = status;
    this.errors = [{ field: '', code }];
    this.retryAfter = options.retryAfter;
  }
}
