/** The four nearest of a search: squared distances ascending, and the fish (−1: none). */
export interface NearestFour {
  readonly distance: Float64Array;
  readonly who: Int32Array;
}

export function createNearestFour(): NearestFour {
  return { distance: new Float64Array(4), who: new Int32Array(4) };
}

export function forget({ distance, who }: NearestFour, limit: number): void {
  distance.fill(limit);
  who.fill(-1);
}

/** Compares the fish `from … to-1` of the coordinate arrays with the four nearest found so far. */
export function searchRun(
  { distance, who }: NearestFour,
  xs: Float32Array,
  ys: Float32Array,
  from: number,
  to: number,
  self: number,
): void {
  const x = xs[self] as number;
  const y = ys[self] as number;
  let worst = distance[3] as number;
  for (let j = from; j < to; j++) {
    const dx = (xs[j] as number) - x;
    const dy = (ys[j] as number) - y;
    const squared = dx * dx + dy * dy;
    if (squared >= worst || j === self) continue;
    let k = 3;
    while (k > 0 && squared < (distance[k - 1] as number)) {
      distance[k] = distance[k - 1] as number;
      who[k] = who[k - 1] as number;
      k -= 1;
    }
    distance[k] = squared;
    who[k] = j;
    worst = distance[3] as number;
  }
}
