interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

/**
 * The nearest step of a range; the initial value, which may lie between two steps, for itself and for anything that is no
 * finite number.
 */
export function toStep(value: number, { min, max, step, initial }: Range): number {
  if (!Number.isFinite(value) || value === initial) return initial;
  const steps = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  return Number(Math.min(min + steps * step, max).toFixed(4));
}
