import { type ErrorCode, isErrorCode } from '../src/core/contracts/error-codes.ts';
import { AppError } from '../src/core/errors.ts';

/** An expected failure of a service call, which is answered with the status and the words of its code. */
export type ApiError = AppError<ErrorCode>;

/** What an answer contains besides the code. */
export interface ApiErrorDetails {
  /** Seconds until another attempt makes sense. */
  readonly retryAfter?: number;
  /** Smallest allowed length or score. */
  readonly minimum?: number;
  /** Sent to the caller as the answer's data. */
  readonly data?: unknown;
}

export function apiError(code: ErrorCode, details: ApiErrorDetails = {}): ApiError {
  return new AppError(code, code, { ...details });
}

/** An error that ends by itself after `waitMs` milliseconds. */
export function apiErrorFor(code: ErrorCode, waitMs: number, details: Pick<ApiErrorDetails, 'data'> = {}): ApiError {
  return apiError(code, { retryAfter: Math.ceil(waitMs / 1000), ...details });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof AppError && isErrorCode(error.code);
}
