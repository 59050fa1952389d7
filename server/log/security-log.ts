import type { Schedule } from '../schedule.ts';

/** Something that matters for the safety of accounts. Contains no secret, no code and no complete address of a person. */
export interface SecurityEvent {
  /** What happened: the id of a call, or a name such as `server.start`. */
  readonly event: string;
  /** `ok`, or the code of the error. */
  readonly outcome: string;
  /** Id of the user, the shortened mail address that was typed, or `-`. */
  readonly who: string;
  /** Address of the client, or `-`. */
  readonly address: string;
}

export interface SecurityLog {
  record(event: SecurityEvent): void;
  /** Writes the counts of the current minute at once; for the end of the process. */
  flush(): void;
}

interface SecurityLogDeps {
  /** `count` is how many times the event has happened since it was written last. */
  readonly write: (event: SecurityEvent, count: number) => void;
  readonly schedule: Schedule;
}

const MINUTE_MS = 60_000;
/**
 * Different lines that one minute may write. Successes are limited apart, so that a flood of refusals cannot hide them.
 */
export const SECURITY_LINES_PER_MINUTE = { ok: 3000, refused: 120 } as const;
/** Refusals of one client address that are written with the typed mail address. */
export const SECURITY_LINES_PER_ADDRESS = 20;
const ANY = '*';

interface Counted {
  readonly event: SecurityEvent;
  count: number;
}

/**
 * Writes the first of equal events at once and their number at the end of the minute. Beyond the limits only numbers are
 * written, without the person and then without the client address, so the log grows by a bounded amount whatever callers
 * send.
 */
export function createSecurityLog({ write, schedule }: SecurityLogDeps): SecurityLog {
  const counts = new Map<string, Counted>();
  const refusals = new Map<string, number>();
  let written = { ok: 0, refused: 0 };
  let cancel: (() => void) | null = null;

  function flush(): void {
    cancel?.();
    cancel = null;
    for (const { event, count } of counts.values()) if (count > 0) write(event, count);
    counts.clear();
    refusals.clear();
    written = { ok: 0, refused: 0 };
  }

  /** The event with as much detail as the limits allow; null when it may be written at once. */
  function toRest(event: SecurityEvent, kind: keyof typeof written): SecurityEvent | null {
    const ofAddress = refusals.get(event.address) ?? 0;
    if (kind === 'refused' && ofAddress >= SECURITY_LINES_PER_ADDRESS) return { ...event, who: ANY };
    if (written[kind] >= SECURITY_LINES_PER_MINUTE[kind]) return { ...event, who: ANY, address: ANY };
    if (kind === 'refused') refusals.set(event.address, ofAddress + 1);
    return null;
  }

  return {
    record(event) {
      cancel ??= schedule(MINUTE_MS, flush);
      const known = counts.get(toKey(event));
      if (known !== undefined) {
        known.count += 1;
        return;
      }
      const kind = event.outcome === 'ok' ? 'ok' : 'refused';
      const rest = toRest(event, kind);
      if (rest === null) {
        written[kind] += 1;
        counts.set(toKey(event), { event, count: 0 });
        write(event, 1);
        return;
      }
      const counted = counts.get(toKey(rest)) ?? { event: rest, count: 0 };
      counted.count += 1;
      counts.set(toKey(rest), counted);
    },
    flush,
  };
}

function toKey({ event, outcome, who, address }: SecurityEvent): string {
  return JSON.stringify([event, outcome, who, address]);
}
