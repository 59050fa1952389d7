import type { FlockCore } from '../../src/core/flock/flock-core.ts';
import type { FlockInput } from '../inputs.ts';

/** Rows of the trail ring. */
export const RING_ROWS = 28;

/** The state of the core in typed arrays, as a careful TypeScript program would keep it. */
export interface FlockState {
  readonly n: number;
  readonly input: FlockInput;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly vx: Float32Array;
  readonly vy: Float32Array;
  readonly ax: Float32Array;
  readonly ay: Float32Array;
  /** The acceleration that the neighbors ask for, and how uncrowded the fish is. */
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly freedom: Float32Array;
  readonly speedFactor: Float32Array;
  readonly wander: Float32Array;
  readonly tail: Float32Array;
  readonly bend: Float32Array;
  readonly size: Float32Array;
  readonly ring: Float32Array;
  readonly look: Float32Array;
  readonly leaderX: Float32Array;
  readonly leaderY: Float32Array;
  readonly leaderVX: Float32Array;
  readonly leaderVY: Float32Array;
  readonly predator: { readonly x: number; readonly y: number };
}

/**
 * Copies the places and velocities of the core's fish; values that the core does not expose start in the middle of
 * their range.
 */
export function copyState(core: FlockCore, input: FlockInput): FlockState {
  const n = core.population();
  const zeros = () => new Float32Array(n);
  const filled = (value: (fish: number) => number) => new Float32Array(n).map((_, fish) => value(fish));
  return {
    n,
    input,
    x: core.x.slice(0, n),
    y: core.y.slice(0, n),
    vx: core.vx.slice(0, n),
    vy: core.vy.slice(0, n),
    ax: zeros(),
    ay: zeros(),
    nx: zeros(),
    ny: zeros(),
    freedom: zeros(),
    speedFactor: filled((fish) => 0.82 + 0.36 * ((fish * 0.618034) % 1)),
    wander: filled((fish) => (fish * 0.7548777) % 1),
    tail: filled((fish) => (fish * 0.5698403) % 1),
    bend: zeros(),
    size: filled(() => 1),
    ring: new Float32Array(n * RING_ROWS * 4),
    look: new Float32Array(n * 4),
    leaderX: core.x.slice(0, input.leaders),
    leaderY: core.y.slice(0, input.leaders),
    leaderVX: core.vx.slice(0, input.leaders),
    leaderVY: core.vy.slice(0, input.leaders),
    predator: { x: core.x[core.predatorSlot] ?? 0, y: core.y[core.predatorSlot] ?? 0 },
  };
}
