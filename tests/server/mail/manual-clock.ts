import type { Schedule } from '../../../server/schedule.ts';

export interface ManualClock {
  now(): number;
  readonly schedule: Schedule;
  /** Delays of the scheduled tasks, from now. */
  delays(): number[];
  /** Advances the clock; resolves when all tasks that became due have ended. */
  advance(ms: number): Promise<void>;
  /** Advances the clock without running tasks, like a suspended machine. */
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
