import type { RunEvent } from '../../../core/flock/run-event.ts';

/** Combos from this length on are named. */
const NAMED_COMBO_MIN = 3;

/** What rises from a bite; null for other events. Strong: worth more than a usual bite, or the fifth of a combo. */
export function toBiteMark(event: RunEvent): { readonly text: string; readonly isStrong: boolean } | null {
  if (event.type === 'golden') return { text: `+${event.points}`, isStrong: true };
  if (event.type !== 'bite') return null;
  const points = `+${event.fish}`;
  const { combo } = event;
  if (combo < NAMED_COMBO_MIN) return { text: points, isStrong: false };
  return { text: `${points} ×${combo}`, isStrong: combo % 5 === 0 };
}
