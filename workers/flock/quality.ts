import type { FlockView } from './flock.api.ts';

/**
 * Straight pieces of a ribbon, from finest to cheapest. Each spans a whole number of the ring's 27 steps; 13 and 5 leave
 * the oldest ones out.
 */
const SEGMENT_LADDER = [27, 13, 9, 5, 3] as const;
/** Flocks up to this size begin with the finest ribbons, larger ones two rungs below. */
const FINE_POPULATION = 300;
const LARGE_FLOCK_RUNG = 2;
/** Software rendering begins one rung lower. */
const SOFTWARE_RUNG = 1;
const PIXEL_RATIO_CAP = 2;
/** Software rendering gets at most one pixel per CSS pixel. */
const SOFTWARE_PIXEL_RATIO_CAP = 1;
/**
 * Shares of the pixel ratio that are tried once the ribbons are the cheapest; below the floor fish would lose their
 * shape.
 */
const PIXEL_LADDER = [0.75, 0.5] as const;
const PIXEL_RATIO_FLOOR = 0.75;

/** Median frame interval above which the picture becomes cheaper at once. */
const SLOW_MS = 25;
/** Signs of strain: a 95th percentile of frame intervals above 40 ms, or more than 12 ms of work per frame. */
const STRAINED_P95_MS = 40;
const STRAINED_WORK_MS = 12;
/** Strained judgements in a row before the picture becomes cheaper: a single hiccup does not count. */
const STRAIN_PATIENCE = 2;
/** All of these must hold for the picture to become richer. */
const FAST_MS = 18;
const FAST_P95_MS = 34;
const FAST_WORK_MS = 8;
/** Fast judgements in a row before the picture becomes richer; doubled each time that this was too much. */
const PATIENCE = 6;

/** The input of one judgement, in milliseconds: frame intervals, and computing and drawing within a frame. */
export interface FrameCosts {
  readonly intervalMs: number;
  readonly intervalP95Ms: number;
  readonly workMs: number;
}

export interface Quality {
  /** Rungs down from the best picture. */
  readonly penalty: number;
  /** Strained judgements in a row, and fast ones. */
  readonly strained: number;
  readonly fast: number;
  /** Fast judgements that the next rung up requires. */
  readonly patience: number;
  /** Judgements since the picture became richer; null outside such a trial, which lasts at most `patience` of them. */
  readonly trial: number | null;
}

export const FULL_QUALITY: Quality = { penalty: 0, strained: 0, fast: 0, patience: PATIENCE, trial: null };

/** A way to draw the swarm. */
export interface Rung {
  /** Straight pieces of every ribbon, 0 for none. */
  readonly trailSegments: number;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
}

export interface PictureNeeds {
  readonly population: number;
  /** Reduced motion: slow and without ribbons. */
  readonly isCalm: boolean;
  readonly isSoftware: boolean;
  /** The display's own ratio, in device pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** All ways to draw such a flock, the best first: first ribbons get fewer segments, then the canvas fewer pixels. */
export function listRungs({ population, isCalm, isSoftware, pixelRatio }: PictureNeeds): readonly Rung[] {
  const full = capPixelRatio(pixelRatio, isSoftware);
  const first = (population <= FINE_POPULATION ? 0 : LARGE_FLOCK_RUNG) + (isSoftware ? SOFTWARE_RUNG : 0);
  const ribbons = isCalm ? [0] : SEGMENT_LADDER.slice(first);
  const cheapest = ribbons.at(-1) ?? 0;
  const ratios = PIXEL_LADDER.map((share) => Math.max(full * share, Math.min(PIXEL_RATIO_FLOOR, full)));
  return [
    ...ribbons.map((trailSegments) => ({ trailSegments, pixelRatio: full })),
    ...[...new Set(ratios)]
      .filter((ratio) => ratio < full)
      .map((ratio) => ({ trailSegments: cheapest, pixelRatio: ratio })),
  ];
}

/** How to draw such a flock at this quality. */
export function rungFor({ penalty }: Quality, needs: PictureNeeds): Rung {
  const rungs = listRungs(needs);
  const last = { trailSegments: 0, pixelRatio: capPixelRatio(needs.pixelRatio, needs.isSoftware) };
  return rungs[Math.min(penalty, rungs.length - 1)] ?? last;
}

/**
 * Judges the latest frames of a flock that can be drawn in `rungCount` ways. The picture becomes cheaper at once when it
 * is slow and soon when it is strained. It becomes richer only after a number of fast judgements, which doubles when the
 * richer picture was too much: under a constant load the picture settles.
 */
export function judgeQuality(quality: Quality, costs: FrameCosts, rungCount: number): Quality {
  const strained = isStrained(costs) ? quality.strained + 1 : 0;
  if (costs.intervalMs > SLOW_MS || strained >= STRAIN_PATIENCE) {
    return {
      penalty: Math.min(quality.penalty + 1, rungCount - 1),
      strained: 0,
      fast: 0,
      patience: quality.trial === null ? quality.patience : quality.patience * 2,
      trial: null,
    };
  }
  const tested = advanceTrial({ ...quality, strained });
  if (!isFast(costs) || quality.penalty === 0) return { ...tested, fast: 0 };
  if (quality.fast + 1 < quality.patience) return { ...tested, fast: quality.fast + 1 };
  return { ...tested, penalty: Math.min(quality.penalty, rungCount - 1) - 1, fast: 0, trial: 0 };
}

/** Counts one judgement of the trial; after `patience` of them it ends and the patience is reset. */
function advanceTrial(quality: Quality): Quality {
  if (quality.trial === null) return quality;
  const trial = quality.trial + 1;
  return trial < quality.patience ? { ...quality, trial } : { ...quality, trial: null, patience: PATIENCE };
}

function isStrained({ intervalP95Ms, workMs }: FrameCosts): boolean {
  return intervalP95Ms > STRAINED_P95_MS || workMs > STRAINED_WORK_MS;
}

function isFast({ intervalMs, intervalP95Ms, workMs }: FrameCosts): boolean {
  return intervalMs <= FAST_MS && intervalP95Ms <= FAST_P95_MS && workMs <= FAST_WORK_MS;
}

/** The view with its pixel ratio capped at 2, or at 1 with software rendering. */
export function capPixels(view: FlockView, isSoftware: boolean): FlockView {
  return { ...view, pixelRatio: capPixelRatio(view.pixelRatio, isSoftware) };
}

function capPixelRatio(pixelRatio: number, isSoftware: boolean): number {
  return Math.min(pixelRatio, isSoftware ? SOFTWARE_PIXEL_RATIO_CAP : PIXEL_RATIO_CAP);
}
