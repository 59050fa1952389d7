import type { FlockCore } from '../../src/core/flock/flock-core.ts';

export interface Touches {
  /** Fish that the predator has eaten, or that the drawn snout has touched. */
  readonly touched: number;
  /** Of these, fish that were not eaten within half a second. */
  readonly missed: number;
}

/** The snout of the drawn predator before the middle of its body, and how near to it a fish is touched. */
const SNOUT_PX = 27.5;
const TOUCH_PX = 9;
const PATIENCE_S = 0.5;

/** Watches a game frame by frame. An eaten fish has jumped out of the pond. */
export function createTouchCounter(core: FlockCore) {
  /** Time since the touch, by slot. */
  const waiting = new Map<number, number>();
  let before = new Float32Array(0);
  let touched = 0;
  let missed = 0;

  const isEaten = (slot: number) =>
    Math.abs((core.x[slot] ?? 0) - (before[slot * 2] ?? 0)) +
      Math.abs((core.y[slot] ?? 0) - (before[slot * 2 + 1] ?? 0)) >
    25;

  const remember = () => {
    before = new Float32Array(core.population() * 2);
    for (let slot = 0; slot < core.population(); slot++) before.set([core.x[slot] ?? 0, core.y[slot] ?? 0], slot * 2);
  };

  remember();
  return {
    look(seconds: number): void {
      const at = core.predatorSlot;
      const vx = core.vx[at] ?? 0;
      const vy = core.vy[at] ?? 0;
      const reach = (SNOUT_PX * core.sizeFactor()) / Math.max(Math.hypot(vx, vy), 0.1);
      const snoutX = (core.x[at] ?? 0) + vx * reach;
      const snoutY = (core.y[at] ?? 0) + vy * reach;
      for (let slot = core.leaders(); slot < core.population(); slot++) {
        const since = waiting.get(slot);
        if (isEaten(slot)) {
          if (since === undefined) touched += 1;
          waiting.delete(slot);
        } else if (since !== undefined && since + seconds > PATIENCE_S) {
          missed += 1;
          waiting.delete(slot);
        } else if (since !== undefined) waiting.set(slot, since + seconds);
        else if (((core.x[slot] ?? 0) - snoutX) ** 2 + ((core.y[slot] ?? 0) - snoutY) ** 2 < TOUCH_PX ** 2) {
          touched += 1;
          waiting.set(slot, 0);
        }
      }
      remember();
    },
    count: (): Touches => ({ touched, missed }),
  };
}
