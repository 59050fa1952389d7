import { createFrameTimes, type FrameTimes } from './frame-times.ts';
import { FULL_QUALITY, judgeQuality, listRungs, type PictureNeeds, type Rung, rungFor } from './quality.ts';

/** Frames between two judgements of the quality. */
const JUDGEMENT_FRAMES = 40;
const REMEMBERED_FRAMES = 120;

/** Watches what frames cost, and says how the swarm is to be drawn. */
export interface PictureGuard {
  /** Since the last change of what is drawn: frame intervals, computing and drawing, in milliseconds. */
  readonly intervals: FrameTimes;
  readonly steps: FrameTimes;
  readonly draws: FrameTimes;
  rungFor(needs: PictureNeeds): Rung;
  /** Call once a frame: whether the swarm is to be drawn another way from this frame on. */
  judge(needs: PictureNeeds): boolean;
  /** Forgets what frames cost, as after a pause. */
  forget(): void;
  /** Begins with the best picture again, as for another flock. */
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
    judge(needs) {
      if (intervals.count() === 0 || intervals.count() % JUDGEMENT_FRAMES !== 0) return false;
      const { penalty } = quality;
      const costs = {
        intervalMs: intervals.quantile(0.5),
        intervalP95Ms: intervals.quantile(0.95),
        workMs: steps.quantile(0.5) + draws.quantile(0.5),
      };
      quality = judgeQuality(quality, costs, listRungs(needs).length);
      if (quality.penalty === penalty) return false;
      // Another picture costs something else.
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
