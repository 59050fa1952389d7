import { keepCompany } from './company.ts';
import { type FlockState, RING_ROWS } from './flock-state.ts';
import { moveFollowers } from './followers.ts';
import type { NeighborSearch } from './neighbor-search.ts';

interface TypeScriptFlock {
  step(seconds: number): void;
}

/**
 * A flock in typed arrays that does the core's work in TypeScript: neighbors, followers, leaders and trail rows.
 * Baselines differ in their search.
 */
export function createTypeScriptFlock(state: FlockState, search: NeighborSearch): TypeScriptFlock {
  let closedRows = 0;
  let headAge = 0;
  return {
    step(seconds) {
      keepCompany(state, search);
      moveFollowers(state, seconds);
      moveLeaders(state, seconds);
      headAge += seconds / state.input.rules.trailIntervalS;
      for (; headAge >= 1; headAge -= 1) {
        closedRows += 1;
        recordRow(state, closedRows % RING_ROWS);
      }
      recordRow(state, closedRows % RING_ROWS);
      recordLook(state);
    },
  };
}

/** Leaders swim in circles: they are too few to matter, but followers need somebody to follow. */
function moveLeaders({ input, x, y, vx, vy, leaderX, leaderY, leaderVX, leaderVY }: FlockState, dt: number): void {
  const speed = input.rules.leaderSpeedPxPerS;
  for (let leader = 0; leader < input.leaders; leader++) {
    const toX = input.width / 2 - (leaderX[leader] as number);
    const toY = input.height / 2 - (leaderY[leader] as number);
    const wantedX = (leaderVX[leader] as number) + (toX * 0.3 - toY * 0.5) * dt;
    const wantedY = (leaderVY[leader] as number) + (toY * 0.3 + toX * 0.5) * dt;
    const scale = speed / Math.max(Math.hypot(wantedX, wantedY), 1);
    leaderVX[leader] = vx[leader] = wantedX * scale;
    leaderVY[leader] = vy[leader] = wantedY * scale;
    leaderX[leader] = x[leader] = (leaderX[leader] as number) + wantedX * scale * dt;
    leaderY[leader] = y[leader] = (leaderY[leader] as number) + wantedY * scale * dt;
  }
}

function recordRow({ n, ring, x, y, vx, vy }: FlockState, row: number): void {
  for (let i = 0, at = row * n * 4; i < n; i++, at += 4) {
    ring[at] = x[i] as number;
    ring[at + 1] = y[i] as number;
    ring[at + 2] = vx[i] as number;
    ring[at + 3] = vy[i] as number;
  }
}

function recordLook({ n, look, tail, bend, size, speedFactor }: FlockState): void {
  for (let i = 0, at = 0; i < n; i++, at += 4) {
    look[at] = tail[i] as number;
    look[at + 1] = bend[i] as number;
    look[at + 2] = size[i] as number;
    look[at + 3] = speedFactor[i] as number;
  }
}
