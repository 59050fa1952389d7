import type { FlockCore } from './flock-core.ts';

/**
 * The way from the middle of a hunter's body to its mouth, in pixels, as the core computes it: `aheadPx` along its course,
 * grown with its body. Only arithmetic with the same result in every engine.
 */
export function mouthAhead(core: FlockCore, slot: number, aheadPx: number): { readonly x: number; readonly y: number } {
  const vx = core.vx[slot] ?? 0;
  const vy = core.vy[slot] ?? 0;
  const reach = (aheadPx * core.sizeFactor()) / Math.sqrt(Math.max(vx * vx + vy * vy, 0.01));
  return { x: vx * reach, y: vy * reach };
}
