import { FOOD, MAX_FOODS, NX, NY, PACE, X, Y, get, set } from './layout';
import { followerMaxSpeedPxPerS } from './rules';

/** Distances at which fish notice food and eat it. */
const SMELL_PX: f32 = 240;
const BITE_PX: f32 = 14;
/** Acceleration towards food, in pixels a second squared. */
const APPETITE: f32 = 130;
/** Shares of a helping that one fish eats, and that dissolves in the water, per second. */
const BITES_PER_S: f32 = 0.16;
const DISSOLVING_PER_S: f32 = 0.05;
const SINKING_PX_PER_S: f32 = 7;

let helpings: i32 = 0;

/** Drops a helping at (x, y), in place of the oldest. */
export function feed(x: f32, y: f32): void {
  const food = FOOD + (<usize>(helpings++ % MAX_FOODS) << 4);
  store<f32>(food, x);
  store<f32>(food, y, 4);
  store<f32>(food, 1, 8);
}

export function clearFood(): void {
  memory.fill(FOOD, 0, <usize>MAX_FOODS << 4);
}

/** Adds the attraction of food to the acceleration of the followers `first … n-1`, and lets them eat. */
export function tempt(first: i32, n: i32, dt: f32): void {
  for (let food = FOOD; food < FOOD + (<usize>MAX_FOODS << 4); food += 16) {
    let left = load<f32>(food, 8);
    if (left <= 0) continue;
    const x = load<f32>(food);
    const y = load<f32>(food, 4);
    left -= DISSOLVING_PER_S * dt;
    for (let slot = first; slot < n; slot++) {
      const dx = x - get(X, slot);
      const dy = y - get(Y, slot);
      const squared = dx * dx + dy * dy;
      if (squared > SMELL_PX * SMELL_PX) continue;
      if (squared < BITE_PX * BITE_PX) left -= BITES_PER_S * dt;
      const pull = APPETITE / sqrt<f32>(max<f32>(squared, 100));
      set(NX, slot, get(NX, slot) + dx * pull);
      set(NY, slot, get(NY, slot) + dy * pull);
      set(PACE, slot, followerMaxSpeedPxPerS);
    }
    store<f32>(food, y + SINKING_PX_PER_S * dt, 4);
    store<f32>(food, max<f32>(left, 0), 8);
  }
}
