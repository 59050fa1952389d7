import { toFindPattern } from '../../src/core/text/find-pattern.ts';
import { findOffset, findPlaceOf } from './lines.ts';
import type { StoredText } from './text-store.ts';
import type { FindQuery, MatchCount, TextMatch, TextPlace } from './texts.api.ts';
import { decoder } from './utf8.ts';
import type { Work } from './work-queue.ts';

const BLOCK_BYTES = 256 * 1024;
/** Blocks that one call counts in. */
const COUNTED_BLOCKS = 32;
/** The character before a match decides whether a word begins there. */
const CHAR_BYTES = 4;
/** Bytes of a UTF-16 unit in UTF-8 at most. */
const UNIT_BYTES = 3;

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
  const origin = await findOffset(text, from);
  const ranges = [
    [origin, size],
    [0, origin],
  ] as const;
  for (const [index, [start, end]] of (isBackwards ? ranges.toReversed() : ranges).entries()) {
    const offset = await (isBackwards ? search.last(start, end) : search.first(start, end));
    if (offset !== null) {
      const place = await findPlaceOf(text, offset);
      return { ...place, length: query.text.length, hasWrapped: index > 0, offset };
    }
  }
  return null;
}

/** Counts the matches of a part of the text; those up to `upTo` are counted a second time by themselves. */
export async function countMatches(
  text: StoredText,
  query: FindQuery,
  from: number,
  upTo: number,
  work: Work,
): Promise<MatchCount> {
  const { byteLength } = text.source;
  const end = Math.min(from + COUNTED_BLOCKS * BLOCK_BYTES, byteLength);
  const search = createSearch(text, query, work);
  let count = 0;
  let countUpTo = 0;
  if (query.text !== '') {
    for await (const offset of search.all(from, end)) {
      count += 1;
      if (offset <= upTo) countUpTo += 1;
    }
  }
  return { count, countUpTo, next: end < byteLength ? end : null };
}

/** Offsets of matches that begin in a range. */
function createSearch({ source }: StoredText, query: FindQuery, work: Work) {
  const pattern = toFindPattern(query);
  const overlap = query.text.length * UNIT_BYTES + CHAR_BYTES;
  let searched = 0;

  const matchesIn = async (from: number, to: number): Promise<number[]> => {
    const begin = Math.max(from - (query.isWholeWord ? CHAR_BYTES : 0), 0);
    const bytes = await source.read(begin, Math.min(to + overlap, source.byteLength));
    const first = skipContinuation(bytes, from - begin);
    const before = decoder.decode(bytes.subarray(skipContinuation(bytes, 0), first));
    const text = before + decoder.decode(bytes.subarray(first));
    // The characters before decide whether a word begins here; they are not searched.
    pattern.lastIndex = before.length;
    const offsets: number[] = [];
    let at = before.length;
    let offset = begin + first;
    for (const match of text.matchAll(pattern)) {
      offset += countBytes(text, at, match.index);
      at = match.index;
      if (offset >= to) break;
      offsets.push(offset);
    }
    searched += to - from;
    await work.step(searched / source.byteLength);
    return offsets;
  };

  async function* all(from: number, to: number): AsyncGenerator<number> {
    for (let start = from; start < to; start += BLOCK_BYTES) {
      yield* await matchesIn(start, Math.min(start + BLOCK_BYTES, to));
    }
  }

  return {
    all,
    async first(from: number, to: number): Promise<number | null> {
      for await (const match of all(from, to)) return match;
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

/** The first byte from `at` on that begins a character. A block may begin inside one, which belongs to the block before. */
function skipContinuation(bytes: Uint8Array, at: number): number {
  let first = at;
  while (((bytes[first] ?? 0) & 0xc0) === 0x80) first += 1;
  return first;
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
