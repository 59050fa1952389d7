import { RATE_LIMITS } from '../constants.ts';

type Kind = keyof typeof RATE_LIMITS;

/** What a device may still send. Allowances fill up with time. */
export interface RateMeter {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many times the usual allowances the device has. */
  readonly scale: number;
  readonly left: Readonly<Record<Kind, number>>;
}

/** A device that has sent nothing. `now` is in milliseconds. */
export function createRateMeter(now: number, scale: number): RateMeter {
  const full = (kind: Kind) => RATE_LIMITS[kind].burst * scale;
  return { at: now, scale, left: { packets: full('packets'), texts: full('texts'), chars: full('chars') } };
}

/** Counts what a device has sent. @returns null where that is beyond its allowance. */
export function applyUse(meter: RateMeter, use: Readonly<Record<Kind, number>>, now: number): RateMeter | null {
  const { scale } = meter;
  const seconds = Math.max(0, now - meter.at) / 1000;
  const rest = (kind: Kind) => {
    const { burst, perSecond } = RATE_LIMITS[kind];
    return Math.min(burst * scale, meter.left[kind] + perSecond * scale * seconds) - use[kind];
  };
  const left = { packets: rest('packets'), texts: rest('texts'), chars: rest('chars') };
  return left.packets < 0 || left.texts < 0 || left.chars < 0 ? null : { at: now, scale, left };
}
