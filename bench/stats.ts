/** The figures of a series of measurements in the table. */
export interface Summary {
  readonly n: number;
  readonly min: number;
  readonly p25: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** @throws RangeError for an empty series. */
export function summarize(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    n: sorted.length,
    min: quantileOf(sorted, 0),
    p25: quantileOf(sorted, 0.25),
    median: quantileOf(sorted, 0.5),
    p95: quantileOf(sorted, 0.95),
    max: quantileOf(sorted, 1),
  };
}

/** The value that this share of the samples does not exceed, interpolated between the two nearest. */
export function quantile(samples: readonly number[], share: number): number {
  return quantileOf(
    samples.toSorted((a, b) => a - b),
    share,
  );
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

export function mean(samples: readonly number[]): number {
  if (samples.length === 0) throw new RangeError('No samples');
  return samples.reduce((sum, value) => sum + value, 0) / samples.length;
}

/** A size and its cost. */
export type CostPoint = readonly [size: number, cost: number];

/**
 * The exponent e of `cost ≈ c · sizeᵉ` by least squares on logarithms: 1 is linear, 2 quadratic.
 * @throws RangeError for fewer than two sizes.
 */
export function growthExponent(points: readonly CostPoint[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const meanX = mean(logs.map(([x]) => x));
  const meanY = mean(logs.map(([, y]) => y));
  const spread = logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) throw new RangeError('A growth exponent needs two sizes');
  return logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
}

function quantileOf(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  if (below === undefined || above === undefined) throw new RangeError('No samples');
  return below + (above - below) * (at - Math.floor(at));
}
