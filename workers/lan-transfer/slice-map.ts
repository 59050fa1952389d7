/** Which slices of a file have arrived. */
export interface SliceMap {
  readonly total: number;
  /** How many have arrived. */
  count(): number;
  has(slice: number): boolean;
  add(slice: number): void;
  clear(): void;
  /** Ranges of missing slices, `[first, behind the last]` one after the other. */
  missing(): number[];
  /** One bit per slice, the lowest bit first. A copy. */
  toBytes(): Uint8Array;
}

/** A map of `total` slices; `bytes` as `toBytes` gives them, ignored when they are of another length. */
export function createSliceMap(total: number, bytes: Uint8Array | null): SliceMap {
  const bits = new Uint8Array(Math.ceil(total / 8));
  let count = 0;
  const has = (slice: number) => ((bits[slice >> 3] ?? 0) & (1 << (slice & 7))) !== 0;
  const map: SliceMap = {
    total,
    count: () => count,
    has,
    add(slice) {
      if (slice < 0 || slice >= total || has(slice)) return;
      bits[slice >> 3] = (bits[slice >> 3] ?? 0) | (1 << (slice & 7));
      count += 1;
    },
    clear() {
      bits.fill(0);
      count = 0;
    },
    missing() {
      const ranges: number[] = [];
      for (let slice = 0; slice < total; slice++) {
        if (has(slice)) continue;
        if (ranges.at(-1) === slice) ranges[ranges.length - 1] = slice + 1;
        else ranges.push(slice, slice + 1);
      }
      return ranges;
    },
    toBytes: () => bits.slice(),
  };
  if (bytes?.length !== bits.length) return map;
  for (let slice = 0; slice < total; slice++) {
    if (((bytes[slice >> 3] ?? 0) & (1 << (slice & 7))) !== 0) map.add(slice);
  }
  return map;
}
