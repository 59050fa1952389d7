/** A moment of a game. */
export interface CurvePoint {
  readonly elapsedMs: number;
  readonly score: number;
  /** The ghost's score by then; null without a ghost. */
  readonly ghostScore: number | null;
}

const POINT_EVERY_MS = 1000;
const STRETCH_MS = 10_000;

/** The curve with another moment. The latest of each second is kept. */
export function withPoint(curve: readonly CurvePoint[], { elapsedMs, score, ghostScore }: CurvePoint): CurvePoint[] {
  const second = Math.floor(elapsedMs / POINT_EVERY_MS);
  const last = curve.at(-1);
  const isSameSecond = last !== undefined && Math.floor(last.elapsedMs / POINT_EVERY_MS) === second;
  return [...(isSameSecond ? curve.slice(0, -1) : curve), { elapsedMs, score, ghostScore }];
}

/** How many points the best ten seconds of a game brought. */
export function bestStretch(curve: readonly CurvePoint[]): number {
  let best = 0;
  let from = 0;
  const whole = [{ elapsedMs: 0, score: 0 }, ...curve];
  for (const { elapsedMs, score } of whole) {
    while (elapsedMs - (whole[from]?.elapsedMs ?? 0) > STRETCH_MS) from += 1;
    best = Math.max(best, score - (whole[from]?.score ?? 0));
  }
  return best;
}

/** A line through the moments as an SVG path in a box of this size; the score `top` is at its upper edge. */
export function toPath(
  curve: readonly CurvePoint[],
  scoreOf: (point: CurvePoint) => number,
  { top, width, height }: { readonly top: number; readonly width: number; readonly height: number },
): string {
  const end = curve.at(-1)?.elapsedMs ?? 0;
  if (end === 0 || top === 0) return '';
  const round = (length: number) => Math.round(length * 10) / 10;
  const places = curve.map((point) => {
    return `${round((point.elapsedMs / end) * width)} ${round(height - (scoreOf(point) / top) * height)}`;
  });
  return `M0 ${height}L${places.join('L')}`;
}
