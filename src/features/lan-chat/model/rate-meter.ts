import { RATE_LIMITS } from '../constants.ts';

interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

type Kind = keyof typeof RATE_LIMITS;

/** What a device may still send. Allowances fill up with time. */
export interface RateMeter {
  readonly at: number;
  readonly left: Readonly<Record<Kind, number>>;
}

/** A device that has sent nothing. `now` is in milliseconds. */
export function createRateMeter(now: number): RateMeter {
  const { packets, texts, chars } = RATE_LIMITS;
  return { at: now, left: { packets: packets.burst, texts: texts.burst, chars: chars.burst } };
}

/** Counts what a device has sent. @returns null where that is beyond its allowance. */
export function applyUse(meter: RateMeter, use: Readonly<Record<Kind, number>>, now: number): RateMeter | null {
  const seconds = Math.max(0, now - meter.at) / 1000;
  const rest = (kind: Kind) => fill(meter.left[kind], RATE_LIMITS[kind], seconds) - use[kind];
  const left = { packets: rest('packets'), texts: rest('texts'), chars: rest('chars') };
  return left.packets < 0 || left.texts < 0 || left.chars < 0 ? null : { at: now, left };
}

function fill(left: number, { burst, perSecond }: Allowance, seconds: number): number {
  return Math.min(burst, left + perSecond * seconds);
}
