import type { FlockView } from './flock.api.ts';

/** Straight pieces of a ribbon from the finest picture to the cheapest; each divides the ring's 27 samples evenly. */
const SEGMENT_LADDER = [27, 13, 9, 5, 3] as const;
/** Flocks up to this size begin with the finest ribbons, larger ones two rungs below. */
const FINE_POPULATION = 300;
const LARGE_FLOCK_RUNG = 2;
/** A processor that plays the graphics card begins one rung lower. */
const SOFTWARE_RUNG = 1;
/** Median frame intervals, in milliseconds: above the first the picture is made cheaper, below the second richer. */
const SLOW_MS = 25;
const FAST_MS = 18;
/** Judgements in a row that must agree before the picture is made richer again. */
const PATIENCE = 6;
const PIXEL_RATIO_CAP = 2;
/** A processor that plays the graphics card gets one pixel a CSS pixel at most. */
const SOFTWARE_PIXEL_RATIO_CAP = 1;

export interface Quality {
  /** Rungs down from where a flock of this size begins. */
  readonly penalty: number;
  /** Fast judgements in a row. */
  readonly calm: number;
}

export const FULL_QUALITY: Quality = { penalty: 0, calm: 0 };

export interface RibbonNeeds {
  readonly population: number;
  /** Slow motion has no ribbons. */
  readonly isCalm: boolean;
  readonly isSoftware: boolean;
}

/** Ribbon pieces for such a flock at this quality. */
export function segmentsFor(quality: Quality, { population, isCalm, isSoftware }: RibbonNeeds): number {
  if (isCalm) return 0;
  const first = (population <= FINE_POPULATION ? 0 : LARGE_FLOCK_RUNG) + (isSoftware ? SOFTWARE_RUNG : 0);
  const rung = first + quality.penalty;
  return SEGMENT_LADDER[Math.min(rung, SEGMENT_LADDER.length - 1)] ?? 0;
}

/** Judges the median frame interval of the last moments: cheaper at once when slow, richer only after patience. */
export function judgeQuality(quality: Quality, intervalMs: number): Quality {
  if (intervalMs > SLOW_MS) {
    return { penalty: Math.min(quality.penalty + 1, SEGMENT_LADDER.length - 1), calm: 0 };
  }
  if (intervalMs > FAST_MS || quality.penalty === 0) return { ...quality, calm: 0 };
  if (quality.calm + 1 < PATIENCE) return { ...quality, calm: quality.calm + 1 };
  return { penalty: quality.penalty - 1, calm: 0 };
}

/** The view with as many pixels as this machine should draw. */
export function capPixels(view: FlockView, isSoftware: boolean): FlockView {
  const cap = isSoftware ? SOFTWARE_PIXEL_RATIO_CAP : PIXEL_RATIO_CAP;
  return { ...view, pixelRatio: Math.min(view.pixelRatio, cap) };
}
