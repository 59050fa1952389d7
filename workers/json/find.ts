import { LINE_CHARS_MAX } from '../../src/core/text/clip-line.ts';
import type { TextMatch, TextPlace } from './json.api.ts';
import { findLineAt, findLineStart } from './lines.ts';
import type { StoredText } from './text-store.ts';
import type { Work } from './work-queue.ts';

export interface FindQuery {
  readonly text: string;
  readonly isCaseSensitive: boolean;
}

const BLOCK_BYTES = 256 * 1024;
/** Bytes of a UTF-16 unit in UTF-8 at most. */
const UNIT_BYTES = 3;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * The first match that begins at `from` or behind it; backwards the last that begins before it. Without a match the
 * search continues at the other end of the text.
 */
export async function findMatch(
  text: StoredText,
  query: FindQuery,
  from: TextPlace,
  isBackwards: boolean,
  work: Work,
): Promise<TextMatch | null> {
  if (query.text === '') return null;
  const search = createSearch(text, query, work);
  const size = text.source.byteLength;
  const origin = await toOffset(text, from);
  const ranges = isBackwards
    ? ([
        [0, origin],
        [origin, size],
      ] as const)
    : ([
        [origin, size],
        [0, origin],
      ] as const);
  for (const [index, [start, end]] of ranges.entries()) {
    const offset = await (isBackwards ? search.last(start, end) : search.first(start, end));
    if (offset !== null) {
      const place = await toPlace(text, offset);
      const { length } = query.text;
      return { ...place, length, hasWrapped: index > 0, isClipped: place.column + length > LINE_CHARS_MAX };
    }
  }
  return null;
}

/** Offsets of matches that begin in a range. */
function createSearch({ source }: StoredText, query: FindQuery, work: Work) {
  const pattern = toPattern(query);
  const overlap = query.text.length * UNIT_BYTES;
  let searched = 0;

  const matchesIn = async (from: number, to: number): Promise<number[]> => {
    const bytes = await source.read(from, Math.min(to + overlap, source.byteLength));
    // The block may begin inside a character, which belongs to the block before.
    let skipped = 0;
    while (((bytes[skipped] ?? 0) & 0xc0) === 0x80) skipped += 1;
    const text = decoder.decode(bytes.subarray(skipped));
    const offsets: number[] = [];
    let at = 0;
    let offset = from + skipped;
    for (const match of text.matchAll(pattern)) {
      offset += countBytes(text, at, match.index);
      at = match.index;
      if (offset < to) offsets.push(offset);
    }
    searched += to - from;
    await work.step(searched / source.byteLength);
    return offsets;
  };

  return {
    async first(from: number, to: number): Promise<number | null> {
      for (let start = from; start < to; start += BLOCK_BYTES) {
        const [match] = await matchesIn(start, Math.min(start + BLOCK_BYTES, to));
        if (match !== undefined) return match;
      }
      return null;
    },
    async last(from: number, to: number): Promise<number | null> {
      for (let end = to; end > from; end -= BLOCK_BYTES) {
        const match = (await matchesIn(Math.max(end - BLOCK_BYTES, from), end)).at(-1);
        if (match !== undefined) return match;
      }
      return null;
    },
  };
}

/** Case is ignored by Unicode's own table, so that places in the text do not shift. */
function toPattern({ text, isCaseSensitive }: FindQuery): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, (char) => `\\${char}`);
  return new RegExp(literal, isCaseSensitive ? 'gu' : 'giu');
}

/** The byte at a place; beyond the end of the text its last byte. */
export async function toOffset(text: StoredText, { line, column }: TextPlace): Promise<number> {
  const start = await findLineStart(text, Math.min(line, text.lines.lineCount - 1));
  let left = column;
  let offset = start;
  while (left > 0) {
    const bytes = await text.source.read(offset, offset + BLOCK_BYTES);
    if (bytes.length === 0) return offset;
    for (let at = 0; at < bytes.length; at++) {
      const units = countUnits(bytes[at] ?? 0);
      if (units > left || (left === 0 && units > 0)) return offset + at;
      left -= units;
    }
    offset += bytes.length;
  }
  return offset;
}

async function toPlace(text: StoredText, offset: number): Promise<TextPlace> {
  const { line, start } = await findLineAt(text, offset);
  let column = 0;
  for await (const bytes of text.source.chunks(start, offset)) {
    for (const byte of bytes) column += countUnits(byte);
  }
  return { line, column };
}

/** UTF-16 units of the character that begins with this byte; 0 for a byte that continues one. */
function countUnits(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0;
  return byte >= 0xf0 ? 2 : 1;
}

/** UTF-8 bytes of a part of a text. */
function countBytes(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    // Each half of a surrogate pair counts as two of its four bytes.
    if (code < 0x80) count += 1;
    else count += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 2 : 3;
  }
  return count;
}
