import { AppError } from '../../core/errors.ts';
import { copy } from './copy.ts';

/** What went wrong with a service call. */
export interface Failure {
  /** `NETWORK`, `TIMEOUT`, `INVALID_REPLY`, a status or a business code. */
  readonly code: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** The server's own words; empty where it had none. */
  readonly message: string;
  /** Seconds until another attempt makes sense. */
  readonly retryAfter: number | null;
  readonly data: unknown;
}

/** No such call (an older server), too slow, too early, too often: nothing about the session. */
const NO_WORD_ON_SESSION = [404, 408, 425, 429];
const NO_ANSWER = ['NETWORK', 'TIMEOUT'];

/** Reads a failure. @throws anything else unchanged: a bug, or an aborted call. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof AppError)) throw error;
  const { code, message, details } = error;
  const status = typeof details.status === 'number' ? details.status : null;
  const retryAfter = readRetryAfter(details.data) ?? readSeconds(details.retryAfter);
  // Browser and developer messages are not shown to users.
  const isAnswer = status !== null && code !== 'INVALID_REPLY';
  return { code, status, message: isAnswer ? message : '', retryAfter, data: details.data };
}

export function isUnanswered({ code }: Failure): boolean {
  return NO_ANSWER.includes(code);
}

/**
 * Whether the server definitely rejects the session (trap T13). A business code other than the plain status concerns the
 * submitted form (trap T12), and a temporary server error says nothing about the session.
 */
export function isSessionRefused({ code, status }: Failure): boolean {
  if (status === 401) return code === '401' || code === 'INVALID_REPLY';
  return code === 'ACCOUNT_DISABLED';
}

/** The same for the profile call, which only an invalid session can fail. */
export function isProfileRefused({ code, status }: Failure): boolean {
  if (status === null) return false;
  if (status === 401) return true;
  if (code === 'INVALID_REPLY') return false;
  return status < 500 && !NO_WORD_ON_SESSION.includes(status);
}

/** Words for a failure: the server's, otherwise `fallback`, otherwise those of the status (doc 1 §8). */
export function describeFailure(failure: Failure, fallback?: string): string {
  const { code, status, message } = failure;
  if (code === 'TIMEOUT') return copy.timeout;
  if (code === 'NETWORK') return copy.network;
  if (message !== '') return message;
  if (fallback !== undefined) return fallback;
  if (code !== 'INVALID_REPLY' && !/^\d+$/.test(code)) return copy.business;
  return describeStatus(status ?? 0);
}

function describeStatus(status: number): string {
  switch (status) {
    case 400:
      return copy.badRequest;
    case 401:
      return copy.unauthorized;
    case 403:
      return copy.forbidden;
    case 404:
      return copy.notFound;
    case 429:
      return copy.tooMany;
    case 500:
      return copy.internal;
    default:
      return status > 500 ? copy.server : copy.other;
  }
}

function readRetryAfter(data: unknown): number | null {
  return typeof data === 'object' && data !== null && 'retryAfter' in data ? readSeconds(data.retryAfter) : null;
}

function readSeconds(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : null;
}
