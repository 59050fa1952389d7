import type { RoomClock } from '../../../../src/features/lan-chat/room/room-deps.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly job: () => void;
}

/** Time that passes only when a test advances it. Promises settle between two timers. */
export class VirtualClock implements RoomClock {
  #now = 1_700_000_000_000;
  #order = 0;
  #timers: Timer[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, job: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), order: this.#order++, job };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
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
    for (;;) {
      const next = this.#timers.reduce<Timer | null>(
        (first, timer) =>
          timer.at <= end &&
          (first === null || timer.at < first.at || (timer.at === first.at && timer.order < first.order))
            ? timer
            : first,
        null,
      );
      if (next === null) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
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
