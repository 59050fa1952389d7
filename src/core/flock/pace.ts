/** Share of real time in slow motion. */
const CALM_SPEED = 0.35;

/** The factor of time of a pond, in hundredths, as logs and records hold it. */
export function paceOf({ speed, isCalm }: { readonly speed: number; readonly isCalm: boolean }): number {
  return Math.round(speed * (isCalm ? CALM_SPEED : 1) * 100) / 100;
}
