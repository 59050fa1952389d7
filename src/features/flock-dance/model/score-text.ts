import { SPOKEN_SCORE_EVERY } from '../constants.ts';

/** The score last announced to screen readers: rounded down to a multiple of ten. */
export function spokenScore(score: number): number {
  return Math.floor(score / SPOKEN_SCORE_EVERY) * SPOKEN_SCORE_EVERY;
}

/** The time on the clock, in milliseconds: the time left of a limited game, otherwise the time played. */
export function shownTime(elapsedMs: number, limitMs: number | null): number {
  return limitMs === null ? elapsedMs : Math.max(limitMs - elapsedMs, 0);
}

/** Minutes and seconds, as 1:05. Time left is rounded up, so that 0:00 appears only at the end. */
export function formatClock(milliseconds: number, isLeft: boolean): string {
  const seconds = isLeft ? Math.ceil(milliseconds / 1000) : Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
