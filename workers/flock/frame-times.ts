/** The latest values of one measure, in milliseconds. */
export interface FrameTimes {
  add(milliseconds: number): void;
  /** The value that this share of the latest values does not exceed; 0 without values. */
  quantile(share: number): number;
  /** Values since the last `clear`. */
  count(): number;
  clear(): void;
}

/** Keeps the latest `capacity` values. */
export function createFrameTimes(capacity: number): FrameTimes {
  const values = new Float64Array(capacity);
  let count = 0;
  return {
    add(milliseconds) {
      values[count % capacity] = milliseconds;
      count += 1;
    },
    quantile(share) {
      const length = Math.min(count, capacity);
      if (length === 0) return 0;
      const sorted = values.slice(0, length).sort();
      return sorted[Math.min(Math.floor(share * length), length - 1)] ?? 0;
    },
    count: () => count,
    clear() {
      count = 0;
    },
  };
}
