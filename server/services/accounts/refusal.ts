import type { AccountRefusal } from '../../../src/core/contracts/accounts.ts';
import { AppError } from '../../../src/core/errors.ts';

/** Why a call is refused. `UNAUTHENTICATED` and `INCOMPLETE` (fields are missing) are answered with their plain status. */
export type RefusalCode = AccountRefusal | 'UNAUTHENTICATED' | 'INCOMPLETE' | 'TOO_BUSY';

export type Refusal = AppError<RefusalCode>;

/** What a refusal tells beside its code. */
export interface RefusalDetails {
  /** Seconds until trying again makes sense. */
  readonly retryAfter?: number;
  /** Characters at least. */
  readonly minimum?: number;
  /** Sent to the caller as the answer's data. */
  readonly data?: unknown;
}

export function refusal(code: RefusalCode, details: RefusalDetails = {}): Refusal {
  return new AppError(code, code, { ...details });
}

/** A refusal that ends by itself after so many milliseconds. */
export function refusalFor(code: RefusalCode, waitMs: number): Refusal {
  return refusal(code, { retryAfter: Math.ceil(waitMs / 1000) });
}
