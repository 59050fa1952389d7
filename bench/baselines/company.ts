import type { FlockState } from './flock-state.ts';
import type { NeighborSearch } from './neighbor-search.ts';

const SPACING_SOFT = 900;
const SPACING_HARD = 20_000;
const ALIGNMENT = 1.7;
const COHESION = 0.35;
const CROWDED_PX = 20;
const FREE_PX = 46;

/** The core's rule for neighbors, with constants near the core's: fills `nx`, `ny` and `freedom` for every fish. */
export function keepCompany({ n, nx, ny, freedom }: FlockState, search: NeighborSearch): void {
  const { xs, ys, vxs, vys, slots, nearest } = search;
  const { distance, who } = nearest;
  search.prepare();
  for (let index = 0; index < n; index++) {
    search.find(index);
    const x = xs[index] as number;
    const y = ys[index] as number;
    const vx = vxs[index] as number;
    const vy = vys[index] as number;
    let found = 0;
    let askedX = 0;
    let askedY = 0;
    let spacingX = 0;
    let spacingY = 0;
    for (let k = 0; k < 4; k++) {
      const other = who[k] as number;
      if (other < 0) break;
      found += 1;
      const dx = (xs[other] as number) - x;
      const dy = (ys[other] as number) - y;
      const inverse = 1 / Math.max(distance[k] as number, 4);
      const spacing = inverse * (SPACING_SOFT + SPACING_HARD * inverse);
      spacingX += dx * spacing;
      spacingY += dy * spacing;
      askedX += COHESION * dx + ALIGNMENT * ((vxs[other] as number) - vx);
      askedY += COHESION * dy + ALIGNMENT * ((vys[other] as number) - vy);
    }
    const near = 1 / Math.max(found, 1);
    const slot = slots[index] as number;
    nx[slot] = near * askedX - spacingX;
    ny[slot] = near * askedY - spacingY;
    const fourth = Math.sqrt(distance[3] as number);
    freedom[slot] = Math.min(Math.max((fourth - CROWDED_PX) / (FREE_PX - CROWDED_PX), 0), 1);
  }
}
