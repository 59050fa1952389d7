import type { SignallingLimits } from './constants.ts';

/** What to do after a message. */
type RateDecision =
  | { readonly type: 'go-on' }
  /** Enough for this second: read no further for so long. */
  | { readonly type: 'pause'; readonly ms: number }
  | { readonly type: 'end' };

/** Counts the messages of one connection. */
export interface MessageRate {
  /** `now` is a reading of a monotonic clock in milliseconds. */
  count(now: number): RateDecision;
}

const SECOND_MS = 1000;
const TEN_SECONDS_MS = 10 * SECOND_MS;

/**
 * A device that gathers its room again sends many messages at once, so a busy second only slows it down; a flood ends the
 * connection.
 */
export function createMessageRate({
  messagesPerSecond,
  messagesPerTenSeconds,
}: Pick<SignallingLimits, 'messagesPerSecond' | 'messagesPerTenSeconds'>): MessageRate {
  const second = { startedAt: Number.NEGATIVE_INFINITY, count: 0 };
  const tenSeconds = { startedAt: Number.NEGATIVE_INFINITY, count: 0 };
  return {
    count(now) {
      countIn(second, now, SECOND_MS);
      countIn(tenSeconds, now, TEN_SECONDS_MS);
      if (tenSeconds.count > messagesPerTenSeconds) return { type: 'end' };
      if (second.count < messagesPerSecond) return { type: 'go-on' };
      return { type: 'pause', ms: second.startedAt + SECOND_MS - now };
    },
  };
}

interface CountedWindow {
  startedAt: number;
  count: number;
}

function countIn(window: CountedWindow, now: number, ms: number): void {
  if (now - window.startedAt >= ms) {
    window.startedAt = now;
    window.count = 0;
  }
  window.count += 1;
}
