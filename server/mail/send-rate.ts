import { LANES_COUNT, QUEUE_WAIT_MAX_MS, SEND_ASSUMED_MS, SEND_MS_MIN, WAITING_FLOOR_COUNT } from './constants.ts';

/** Knows how many mails can be sent in time. */
export interface SendRate {
  /** Notes how long a send took, successful or not. */
  note(durationMs: number): void;
  /** How many mails of a class may wait: those that all lanes send in a minute at the measured rate, with a floor. */
  waitingMax(): number;
}

/** Weight of the latest send in the moving average. */
const LATEST_WEIGHT = 0.1;

export function createSendRate(): SendRate {
  let averageMs = SEND_ASSUMED_MS;
  return {
    note(durationMs) {
      averageMs += (Math.max(durationMs, SEND_MS_MIN) - averageMs) * LATEST_WEIGHT;
    },
    waitingMax: () => Math.max(WAITING_FLOOR_COUNT, Math.floor((LANES_COUNT * QUEUE_WAIT_MAX_MS) / averageMs)),
  };
}
