import { describeFailure, type Failure } from '../../shared/api/failure.ts';
import { copy } from './copy.ts';

/** Something to say inside a dialog. */
export interface Notice {
  readonly severity: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly countdown?: {
    /** Milliseconds since 1970. */
    readonly until: number;
    /** What is shown in the place of the text while it counts. */
    readonly words: (seconds: number) => string;
    /** What is shown when it is over; null for nothing at all. */
    readonly over: string | null;
  };
}

/** A refused call in words: with the time until another try where the server names one. */
export function toRefusalNotice(failure: Failure, fallback: string): Notice {
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

/** Another code was asked for too early. */
export function toResendNotice(resendAt: number): Notice {
  const seconds = Math.ceil((resendAt - Date.now()) / 1000);
  return {
    severity: 'info',
    text: copy.code.wait(seconds),
    countdown: { until: resendAt, words: copy.code.wait, over: null },
  };
}
