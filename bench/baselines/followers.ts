import type { FlockState } from './flock-state.ts';

/**
 * The core's rule for followers, one fish at a time, with constants near the core's: the same amount of work, but not
 * the same picture.
 */
export function moveFollowers(state: FlockState, dt: number): void {
  const { n, input, x, y, vx, vy, ax, ay, nx, ny, freedom, speedFactor, wander, tail, bend, size } = state;
  const { leaderX, leaderY, leaderVX, leaderVY, predator } = state;
  const { rules, width, height, leaders } = input;
  const maxSpeed = rules.followerMaxSpeedPxPerS;
  const shoalRadius = 17 * Math.sqrt(n / (leaders * Math.PI));
  const wallMargin = Math.max(Math.min(72, Math.min(width, height) * 0.16), 1);
  const smoothing = Math.min(dt * 9, 1);
  const bending = Math.min(dt * 6, 1);
  const flight = rules.avoidWeight * 150;

  for (let i = 0; i < n; i++) {
    const px = x[i] as number;
    const py = y[i] as number;
    const pvx = vx[i] as number;
    const pvy = vy[i] as number;
    const factor = speedFactor[i] as number;
    const base = rules.followerSpeedPxPerS * factor;
    let fx = nx[i] as number;
    let fy = ny[i] as number;

    let nearest = Infinity;
    let leader = 0;
    for (let each = 0; each < leaders; each++) {
      const dx = (leaderX[each] as number) - px;
      const dy = (leaderY[each] as number) - py;
      const squared = dx * dx + dy * dy;
      if (squared >= nearest) continue;
      nearest = squared;
      leader = each;
    }
    const away = Math.sqrt(Math.max(nearest, 1));
    const strayed = clamp((away - shoalRadius) / (1.5 * shoalRadius), 0, 1);
    const pull = (34 * Math.max(freedom[i] as number, strayed) * clamp((away - 30) / 60, 0, 1)) / away;
    const match = 0.55 * (1 - strayed);
    fx += ((leaderX[leader] as number) - px) * pull + ((leaderVX[leader] as number) * 0.66 - pvx) * match;
    fy += ((leaderY[leader] as number) - py) * pull + ((leaderVY[leader] as number) * 0.66 - pvy) * match;
    let pace = base * (1 + 0.7 * strayed);

    const huntX = px - predator.x;
    const huntY = py - predator.y;
    const hunt = Math.sqrt(Math.max(huntX * huntX + huntY * huntY, 1));
    const fear = clamp(1 - hunt / rules.avoidRadiusPx, 0, 1);
    fx += (huntX * flight * fear) / hunt;
    fy += (huntY * flight * fear) / hunt;
    pace += (maxSpeed - pace) * Math.min(fear * 2.5, 1);

    const left = clamp((wallMargin - px) / wallMargin, 0, 2.5);
    const right = clamp((px - width + wallMargin) / wallMargin, 0, 2.5);
    const top = clamp((wallMargin - py) / wallMargin, 0, 2.5);
    const bottom = clamp((py - height + wallMargin) / wallMargin, 0, 2.5);
    const alongX = pvx + (width * 0.5 - px) * 0.4 < 0 ? -150 : 150;
    const alongY = pvy + (height * 0.5 - py) * 0.4 < 0 ? -150 : 150;
    fx += (left * left - right * right) * 300 + alongX * Math.max(top, bottom);
    fy += (top * top - bottom * bottom) * 300 + alongY * Math.max(left, right);

    const speed = Math.sqrt(Math.max(pvx * pvx + pvy * pvy, 0.01));
    const turn = (wander[i] as number) + factor * dt * 0.27;
    const phase = turn - Math.floor(turn);
    wander[i] = phase;
    const t = phase * 2 - 1;
    const sway = (t * 4 * (1 - Math.abs(t)) * 20) / speed;
    const drive = ((pace - speed) * 1.6) / speed;
    fx += pvx * drive - pvy * sway;
    fy += pvy * drive + pvx * sway;

    const along = (fx * pvx + fy * pvy) / speed;
    const across = clamp((fy * pvx - fx * pvy) / speed, -4.5 * speed, 4.5 * speed);
    fx = (along * pvx - across * pvy) / speed;
    fy = (along * pvy + across * pvx) / speed;

    const granted = Math.min(420 / Math.sqrt(Math.max(fx * fx + fy * fy, 0.01)), 1);
    const oldX = ax[i] as number;
    const oldY = ay[i] as number;
    const newAX = oldX + (fx * granted - oldX) * smoothing;
    const newAY = oldY + (fy * granted - oldY) * smoothing;
    ax[i] = newAX;
    ay[i] = newAY;
    const rawVX = pvx + newAX * dt;
    const rawVY = pvy + newAY * dt;
    const raw = Math.sqrt(Math.max(rawVX * rawVX + rawVY * rawVY, 0.01));
    const kept = Math.min(Math.max(raw, base * 0.45), maxSpeed);
    const newVX = (rawVX * kept) / raw;
    const newVY = (rawVY * kept) / raw;
    vx[i] = newVX;
    vy[i] = newVY;
    x[i] = clamp(px + newVX * dt, -160, width + 160);
    y[i] = clamp(py + newVY * dt, -160, height + 160);

    const turning = clamp((newVX * newAY - newVY * newAX) / (kept * kept * 2.6), -1, 1);
    bend[i] = (bend[i] as number) + (turning - (bend[i] as number)) * bending;
    const beat = (tail[i] as number) + (kept / 26 + 0.7) * dt;
    tail[i] = beat - Math.floor(beat);
    size[i] = Math.min((size[i] as number) + dt * 1.8, 1);
  }
}

function clamp(value: number, low: number, high: number): number {
  if (value < low) return low;
  return Math.min(value, high);
}
