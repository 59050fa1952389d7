import { CLOSED_MS } from '../constants.ts';

/** Milliseconds since the epoch at which the visitor closed the widget. */
export type ClosedAt = number;

export const NEVER_CLOSED: ClosedAt = 0;

/** How long the widget stays hidden from now on, 0 when it is shown. A time in the future hides nothing. */
export function hiddenForMs(closedAt: ClosedAt, nowMs: number): number {
  return closedAt > nowMs ? 0 : Math.max(0, closedAt + CLOSED_MS - nowMs);
}

/** Stored text → time. Damaged text closes nothing, and nothing would be lost by overwriting it. */
export function parseClosedAt(text: string): ClosedAt {
  return /^\d{1,15}$/.test(text) ? Number(text) : NEVER_CLOSED;
}

export function formatClosedAt(closedAt: ClosedAt): string | null {
  return closedAt === NEVER_CLOSED ? null : String(closedAt);
}
