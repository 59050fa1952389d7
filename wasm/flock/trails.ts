import {
  BEND,
  LOOK,
  PREDATOR_SLOT,
  RING,
  RING_ROWS,
  SHADOW_SLOT,
  SIZE,
  TAIL,
  TONE,
  VX,
  VY,
  X,
  Y,
  get,
} from './layout';
import { trailIntervalS } from './rules';

/** Rows closed so far: the row of the present in the ring is this number modulo the ring's height. */
export let closedRows: i32 = 0;
/** Share of the trail interval that has passed since the last row was closed, 0 … 1. */
export let headAge: f32 = 0;
/** Counts rewrites of rows behind the present. After a rewrite every copy of the ring must be replaced as a whole. */
export let rewrites: i32 = 0;

/**
 * Writes the present of the slots `0 … n-1`, of the predator and its shadows into the ring and the look row. The rows
 * behind the head are samples on a fixed clock, so that trails are equally long at 30 and at 144 frames a second.
 */
export function recordTrails(n: i32, dt: f32): void {
  headAge += dt / max<f32>(trailIntervalS, 0.001);
  while (headAge >= 1) {
    headAge -= 1;
    closedRows += 1;
    recordRow(n);
  }
  recordRow(n);
}

/** Sets the whole trail of one individual to its present place, so that no ribbon crosses the pond after a jump. */
export function forgetTrail(slot: i32): void {
  rewrites += 1;
  for (let row = 0; row < RING_ROWS; row++) recordSlots(row, slot, slot + 1);
}

/** Stretches all places in the ring, of every slot, when the size of the pond changes. */
export function scaleTrails(scaleX: f32, scaleY: f32): void {
  rewrites += 1;
  for (let at = RING; at < texel(RING_ROWS, 0); at += 16) {
    store<f32>(at, load<f32>(at) * scaleX);
    store<f32>(at, load<f32>(at, 4) * scaleY, 4);
  }
}

// @ts-ignore: decorator
@inline
function texel(row: i32, slot: i32): usize {
  return RING + (<usize>(row * CAPACITY + slot) << 4);
}

function recordRow(n: i32): void {
  const head = closedRows % RING_ROWS;
  recordSlots(head, 0, n);
  recordSlots(head, SHADOW_SLOT, PREDATOR_SLOT + 1);
}

/** Writes the present of the slots `from … to-1` into a row of the ring and into the look row. */
function recordSlots(row: i32, from: i32, to: i32): void {
  for (let slot = from; slot < to; slot++) {
    const place = texel(row, slot);
    store<f32>(place, get(X, slot));
    store<f32>(place, get(Y, slot), 4);
    store<f32>(place, get(VX, slot), 8);
    store<f32>(place, get(VY, slot), 12);
    const look = LOOK + (<usize>slot << 4);
    store<f32>(look, get(TAIL, slot));
    store<f32>(look, get(BEND, slot), 4);
    store<f32>(look, get(SIZE, slot), 8);
    store<f32>(look, get(TONE, slot), 12);
  }
}
