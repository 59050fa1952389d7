const LINE_FEED = 0x0a;

/** Finds the lines, from 1, of many offsets in one reading of the text. */
export function findLines(bytes: Uint8Array, offsets: Iterable<number>): Map<number, number> {
  const found = new Map<number, number>();
  let line = 1;
  let next = bytes.indexOf(LINE_FEED);
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    for (; next >= 0 && next < offset; next = bytes.indexOf(LINE_FEED, next + 1)) line += 1;
    found.set(offset, line);
  }
  return found;
}
