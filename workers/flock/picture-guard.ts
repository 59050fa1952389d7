import { createFrameTimes, type FrameTimes } from './frame-times.ts';
import { FULL_QUALITY, judgeQuality, listRungs, type PictureNeeds, type Rung, rungFor } from './quality.ts';

/** Frames between two judgements of the quality. */
const JUDGEMENT_FRAMES = 40;
const REMEMBERED_FRAMES = 120;

/** Measures the cost of frames and decides how the swarm is drawn. */
export interface PictureGuard {
  /** In milliseconds, since the last change of the picture: frame intervals, computing and drawing. */
  readonly intervals: FrameTimes;
  readonly steps: FrameTimes;
  readonly draws: FrameTimes;
  rungFor(needs: PictureNeeds): Rung;
  /**
   * Call once a frame. `waitMs` is the part of each interval that the pond waits on purpose.
   * @returns whether the swarm must be drawn in another way from this frame on.
   */
  judge(needs: PictureNeeds, waitMs: number): boolean;
  /** Forgets all costs, for example after a pause. */
  forget(): void;
  /** Returns to the best picture, for example for another flock. */
  restart(): void;
}

export function createPictureGuard(): PictureGuard {
  const intervals = createFrameTimes(REMEMBERED_FRAMES);
  const steps = createFrameTimes(REMEMBERED_FRAMES);
  const draws = createFrameTimes(REMEMBERED_FRAMES);
  let quality = FULL_QUALITY;

  const forget = () => {
    for (const times of [intervals, steps, draws]) times.clear();
  };

  return {
    intervals,
    steps,
    draws,
    rungFor: (needs) => rungFor(quality, needs),
    judge(needs, waitMs) {
      if (intervals.count() === 0 || intervals.count() % JUDGEMENT_FRAMES !== 0) return false;
      const { penalty } = quality;
      const costs = {
        intervalMs: intervals.quantile(0.5) - waitMs,
        intervalP95Ms: intervals.quantile(0.95) - waitMs,
        workMs: steps.quantile(0.5) + draws.quantile(0.5),
      };
      quality = judgeQuality(quality, costs, listRungs(needs).length);
      if (quality.penalty === penalty) return false;
      // The costs of the former picture say nothing about the new one.
      forget();
      return true;
    },
    forget,
    restart() {
      quality = FULL_QUALITY;
      forget();
    },
  };
}
