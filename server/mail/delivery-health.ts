import { DOWN_AFTER_FAILURES_COUNT, DOWN_FOR_MS } from './constants.ts';

/** Knows whether mails can be sent at present. */
export interface DeliveryHealth {
  noteSent(): void;
  /** Forgets all failures. */
  reset(): void;
  /** A failure that would affect any other mail, too. */
  noteFailure(): void;
  /**
   * Several mails in a row have failed, and none was sent since. Ends by itself after a while, so that a mail is tried even
   * when none waits in the queue.
   */
  isDown(): boolean;
}

/** `now` in milliseconds since 1970. */
export function createDeliveryHealth(now: () => number): DeliveryHealth {
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  const reset = () => {
    failures = 0;
  };
  return {
    noteSent: reset,
    reset,
    noteFailure() {
      failures += 1;
      failedAt = now();
    },
    isDown: () => failures >= DOWN_AFTER_FAILURES_COUNT && now() - failedAt < DOWN_FOR_MS,
  };
}
