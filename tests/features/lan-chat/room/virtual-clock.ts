import type { RoomClock } from '../../../../src/features/lan-chat/room/room-deps.ts';

interface Timer {
  readonly at: number;
  readonly job: () => void;
}

/** Time that passes only when a test advances it. Promises settle between two timers. */
export class VirtualClock implements RoomClock {
  #now = 1_700_000_000_000;
  /** The earliest first; those of the same time in the order of their creation. */
  readonly #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, job: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), job };
    let [low, high] = [0, this.#timers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#timers[middle]?.at ?? 0) <= timer.at) low = middle + 1;
      else high = middle;
    }
    this.#timers.splice(low, 0, timer);
    return () => {
      const place = this.#timers.indexOf(timer);
      if (place !== -1) this.#timers.splice(place, 1);
    };
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Runs every timer of the next milliseconds in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#timers[0]; next !== undefined && next.at <= end; next = this.#timers[0]) {
      this.#timers.shift();
      this.#now = Math.max(this.#now, next.at);
      next.job();
      await settle();
    }
    this.#now = end;
  }
}

/** Longer than any chain of promises in the room. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

/** The outcome of some work, or the abort of a signal. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
