import type { Schedule } from '../../../server/mail/schedule.ts';

export interface ManualClock {
  now(): number;
  readonly schedule: Schedule;
  /** Delays of what is scheduled, from now. */
  delays(): number[];
  /** Moves on, and resolves when all that came due on the way has ended. */
  advance(ms: number): Promise<void>;
  /** Moves on without running anything, like a machine that sleeps. */
  skip(ms: number): void;
}

interface Alarm {
  readonly at: number;
  readonly run: () => Promise<void> | void;
}

export function createManualClock(start = Date.UTC(2026, 10, 20, 9, 30)): ManualClock {
  let time = start;
  const alarms = new Set<Alarm>();
  const first = () => [...alarms].sort((a, b) => a.at - b.at)[0];
  return {
    now: () => time,
    schedule(delayMs, run) {
      const alarm = { at: time + delayMs, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    delays: () => [...alarms].map(({ at }) => at - time).sort((a, b) => a - b),
    async advance(ms) {
      const end = time + ms;
      for (let alarm = first(); alarm !== undefined && alarm.at <= end; alarm = first()) {
        alarms.delete(alarm);
        time = Math.max(time, alarm.at);
        await alarm.run();
      }
      time = Math.max(time, end);
    },
    skip(ms) {
      time += ms;
    },
  };
}
