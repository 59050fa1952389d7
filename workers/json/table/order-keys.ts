import { AppError } from '../../../src/core/errors.ts';
import { orderNumbers, toExactDouble } from '../query/number-order.ts';
import { type CellBytes, contentOf } from './columns.ts';
import { SORTED_CHARS } from './constants.ts';
import { KIND, kindBit } from './read-row.ts';

/** The order of the kinds of values. The last two are last in both directions. */
const RANK = { number: 0, string: 1, literal: 2, container: 3, none: 4, missing: 5 } as const;
const TRUE_BYTE = 0x74;
const NULL_BYTE = 0x6e;

const collator = new Intl.Collator('zh-CN', { numeric: true });
const decoder = new TextDecoder();

/** Comparisons between two turns for other work: each takes up to a few microseconds. */
const TURN_COMPARISONS = 2048;

/** Collects the values of a column, one row after the other, and orders the rows by them. */
export function createOrderKeys(rowsMax: number) {
  const ranks = new Uint8Array(rowsMax);
  const values = new Float64Array(rowsMax);
  /** Numbers that a double does not hold exactly, as written, by row. */
  const longNumbers = new Map<number, string>();
  const strings = new Map<string, number>();
  let count = 0;
  let chars = 0;

  const add = (bytes: Uint8Array, cell: CellBytes | null): void => {
    const at = count;
    count += 1;
    if (cell === null) {
      ranks[at] = RANK.missing;
      return;
    }
    const { from, end } = cell;
    switch (kindBit(bytes, from, end)) {
      case KIND.number: {
        const exact = toExactDouble(bytes, from, end);
        const text = exact === null ? decoder.decode(bytes.subarray(from, end)) : '';
        ranks[at] = RANK.number;
        values[at] = exact ?? Number(text);
        if (exact === null) longNumbers.set(at, text);
        return;
      }
      case KIND.string: {
        ranks[at] = RANK.string;
        values[at] = idOf(contentOf(bytes, cell).slice(0, SORTED_CHARS.each));
        return;
      }
      case KIND.literal:
        ranks[at] = bytes[from] === NULL_BYTE ? RANK.none : RANK.literal;
        values[at] = Number(bytes[from] === TRUE_BYTE);
        return;
      default:
        ranks[at] = RANK.container;
    }
  };

  const idOf = (text: string): number => {
    const known = strings.get(text);
    if (known !== undefined) return known;
    chars += text.length;
    if (chars > SORTED_CHARS.total) throw new AppError('table-too-large', 'The column has too much text to sort');
    strings.set(text, strings.size);
    return strings.size - 1;
  };

  /** The order of two rows whose numbers are the same as doubles. */
  const compareLong = (a: number, b: number): number => {
    const [left, right] = [longNumbers.get(a), longNumbers.get(b)];
    if (left === undefined && right === undefined) return 0;
    return orderNumbers(left ?? String(values[a]), right ?? String(values[b])) ?? 0;
  };

  return {
    add,
    /** The rows in order, as indices of the calls of `add`. Yields the finished share. */
    *order(isDescending: boolean): Generator<number, Uint32Array<ArrayBuffer>> {
      const positions = yield* rankTexts([...strings.keys()]);
      for (let at = 0; at < count; at++) {
        if (ranks[at] === RANK.string) values[at] = positions[values[at] ?? 0] ?? 0;
      }
      const sign = isDescending ? -1 : 1;
      return yield* sortInTurns(count, (a, b) => {
        const [left = 0, right = 0] = [ranks[a], ranks[b]];
        if (left !== right) return left >= RANK.none || right >= RANK.none ? left - right : (left - right) * sign;
        const [x = 0, y = 0] = [values[a], values[b]];
        if (x !== y) return x < y ? -sign : sign;
        return left === RANK.number && longNumbers.size > 0 ? compareLong(a, b) * sign : 0;
      });
    },
  };
}

/** The position of each text in the collation. Texts of equal rank have the same position. */
function* rankTexts(texts: readonly string[]): Generator<number, Uint32Array> {
  const sorted = yield* sortInTurns(texts.length, (a, b) => collator.compare(texts[a] ?? '', texts[b] ?? ''));
  const positions = new Uint32Array(texts.length);
  let position = 0;
  for (let at = 1; at < sorted.length; at++) {
    const [before = 0, present = 0] = [sorted[at - 1], sorted[at]];
    if (collator.compare(texts[before] ?? '', texts[present] ?? '') !== 0) position += 1;
    positions[present] = position;
  }
  return positions;
}

/**
 * Sorts the numbers 0 … count, stably. `compare` is negative when the first comes before the second. Yields the finished
 * share from time to time.
 */
function* sortInTurns(
  count: number,
  compare: (a: number, b: number) => number,
): Generator<number, Uint32Array<ArrayBuffer>> {
  let sorted = Uint32Array.from({ length: count }, (_, at) => at);
  let merged = new Uint32Array(count);
  const passes = Math.max(Math.ceil(Math.log2(Math.max(count, 2))), 1);
  let pass = 0;
  let comparisons = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let low = 0; low < count; low += width * 2) {
      const middle = Math.min(low + width, count);
      const high = Math.min(low + width * 2, count);
      let [left, right] = [low, middle];
      for (let at = low; at < high; at++) {
        comparisons += 1;
        if (comparisons % TURN_COMPARISONS === 0) yield (pass + at / count) / passes;
        const takesLeft = left < middle && (right >= high || compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0);
        merged[at] = (takesLeft ? sorted[left++] : sorted[right++]) ?? 0;
      }
    }
    [sorted, merged] = [merged, sorted];
    pass += 1;
  }
  return sorted;
}
