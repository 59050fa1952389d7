import type { FlockCore } from '../../../src/core/flock/flock-core.ts';

/** How long new courses are shown. */
const SHOWN_S = 1.3;
/** Dots of one course, and numbers of one dot: x, y, strength (0 … 1). */
const DOTS = 28;
const DOT_SIZE = 3;
/** The share of the time in which a course grows to its end, and the share from which on it fades. */
const GROWN = 0.4;
const FADING = 0.55;

/** Shows for a moment where the leaders are going: a dotted course from each over its next place to the one after it. */
export interface Courses {
  /** x, y and strength of every dot. */
  readonly dots: Float32Array;
  /** Begins to show the courses at the next `move`. */
  flash(): void;
  /** @returns how many dots are shown at this moment. */
  move(seconds: number, isCalm: boolean): number;
}

export function createCourses(core: FlockCore): Courses {
  const dots = new Float32Array(core.maxLeaders * DOTS * DOT_SIZE);
  let begin: number | null = null;
  let isWaiting = false;
  return {
    dots,
    flash() {
      isWaiting = true;
    },
    move(seconds, isCalm) {
      if (isWaiting) begin = seconds;
      isWaiting = false;
      if (begin === null) return 0;
      const age = (seconds - begin) / SHOWN_S;
      if (age >= 1) {
        begin = null;
        return 0;
      }
      const leaders = core.leaders();
      for (let leader = 0; leader < leaders; leader++) moveDots(core, dots, leader, age, isCalm);
      return leaders * DOTS;
    },
  };
}

function moveDots(core: FlockCore, dots: Float32Array, leader: number, age: number, isCalm: boolean): void {
  const [x, y] = [core.x[leader] ?? 0, core.y[leader] ?? 0];
  const { targetX, targetY, nextX, nextY } = core.courseOf(leader);
  // The curve's control point, chosen so that its middle is the next place.
  const [bendX, bendY] = [targetX * 2 - (x + nextX) / 2, targetY * 2 - (y + nextY) / 2];
  const reach = isCalm ? 1 : Math.min(age / GROWN, 1);
  const shown = 1 - Math.max(age - FADING, 0) / (1 - FADING);
  for (let dot = 0; dot < DOTS; dot++) {
    const along = (dot + 1) / DOTS;
    const rest = 1 - along;
    const at = (leader * DOTS + dot) * DOT_SIZE;
    dots[at] = rest * rest * x + 2 * rest * along * bendX + along * along * nextX;
    dots[at + 1] = rest * rest * y + 2 * rest * along * bendY + along * along * nextY;
    dots[at + 2] = along > reach ? 0 : shown * (1 - 0.65 * along);
  }
}
