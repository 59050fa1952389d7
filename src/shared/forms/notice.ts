import { describeFailure, type Failure } from '../api/failure.ts';
import { copy } from './copy.ts';

/** A message inside a form. */
export interface Notice {
  readonly severity: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly countdown?: {
    /** Milliseconds since 1970. */
    readonly until: number;
    /** Replaces the text while the countdown runs. */
    readonly words: (seconds: number) => string;
    /** Replaces it afterwards; null for nothing. */
    readonly over: string | null;
  };
}

/** Words for a failed call, with a countdown where the server says when another attempt makes sense. */
export function toFailureNotice(failure: Failure, fallback: string): Notice {
  const text = describeFailure(failure, fallback);
  const { retryAfter } = failure;
  if (retryAfter === null || retryAfter === 0) return { severity: 'error', text };
  const countdown = {
    until: Date.now() + retryAfter * 1000,
    words: (seconds: number) => copy.throttle.wait(text, seconds),
    over: copy.throttle.over,
  };
  return { severity: 'warning', text, countdown };
}
