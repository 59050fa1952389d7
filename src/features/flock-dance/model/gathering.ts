import { GATHERING } from '../constants.ts';
import type { Path, PondSize } from './route-path.ts';

interface Gatherable {
  readonly leaders: number;
  readonly speed: number;
  readonly hasPredator: boolean;
}

/** Settings of the pond while its visitor focuses: one calm school behind one leader, and nothing that scares it. */
export function gatheredSettings<Settings extends Gatherable>(settings: Settings): Settings {
  return { ...settings, leaders: 1, speed: Math.min(settings.speed, GATHERING.speedMax), hasPredator: false };
}

/** The leader's way meanwhile: an ellipse around the middle, which the time stands in. Closed, clockwise. */
export function gatheringRoute({ width, height }: PondSize): Path {
  const { points, widthShare, heightShare } = GATHERING;
  return Array.from({ length: points + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / points;
    return {
      x: width / 2 + width * widthShare * Math.cos(angle),
      y: height / 2 + height * heightShare * Math.sin(angle),
    };
  });
}
