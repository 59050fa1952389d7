import { SLICE_BYTES } from '../constants.ts';

/** Ranges of slices, `[first, behind the last]` one after the other, in ascending order without contact. */
export type SliceRanges = readonly number[];

/** Whether ranges ascend without contact, as far as one can see without the file. */
export function areRanges(ranges: SliceRanges): boolean {
  return ranges.length % 2 === 0 && ranges.every((slice, at) => at === 0 || slice > (ranges[at - 1] ?? 0));
}

/** Bytes of a file's slices in these ranges; all of them where there are no ranges. */
export function countRangeBytes(ranges: SliceRanges, filesize: number): number {
  if (ranges.length === 0) return filesize;
  let bytes = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const [first = 0, end = 0] = [ranges[at], ranges[at + 1]];
    bytes += Math.min(end * SLICE_BYTES, filesize) - Math.min(first * SLICE_BYTES, filesize);
  }
  return bytes;
}

/**
 * What a receiver asks for: at most `rangesMax` ranges, the last of which then covers all that are left. A file whose
 * slices are all here still needs its hash, so its last slice is asked for.
 */
export function toRequest(missing: SliceRanges, totalSlices: number, rangesMax: number): SliceRanges {
  if (totalSlices === 0) return [];
  if (missing.length === 0) return [totalSlices - 1, totalSlices];
  if (missing.length === 2 && missing[0] === 0 && missing[1] === totalSlices) return [];
  if (missing.length <= 2 * rangesMax) return missing;
  return [...missing.slice(0, 2 * rangesMax - 1), missing.at(-1) ?? totalSlices];
}
