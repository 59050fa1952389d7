import { type FocusTimer, formatLeft, isUnderWay, leftMs } from '../../../shared/focus/focus-timer.ts';
import { copy } from './copy.ts';

const MINUTE_MS = 60_000;
/** The only times, in minutes before the end, at which a running phase is announced again. */
const SPOKEN_MINUTES = [1, 5, 10] as const;

/** What a screen reader says of the timer. It changes at moments that matter, and never from second to second. */
export function toSpoken(timer: FocusTimer, now: number): string {
  if (timer.step === 'ended') return copy.ended[timer.phase];
  if (!isUnderWay(timer)) return '';
  const left = leftMs(timer, now) ?? 0;
  if (timer.step === 'paused') return copy.spoken.paused(formatLeft(left));
  const minutes = SPOKEN_MINUTES.find((each) => left <= each * MINUTE_MS && each * MINUTE_MS < timer.lengthMs);
  if (minutes === undefined) return copy.spoken.running[timer.phase];
  return copy.spoken.left(copy.phases[timer.phase], minutes);
}
