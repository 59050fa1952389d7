/**
 * Ranges of UTF-16 units, first and last of each, that never join a neighbor of these ranges to one character as a reader
 * sees it: no combining marks, joiners, variation selectors, jamo, surrogates. Carriage return is left out, because it
 * joins a line feed.
 */
const PLAIN_RANGES = [
  ...[0x0000, 0x000c, 0x000e, 0x02ff, 0x0370, 0x0482, 0x048a, 0x052f, 0x2010, 0x2027, 0x2030, 0x205e, 0x2070, 0x20cf],
  ...[0x2100, 0x2bff, 0x2e80, 0x3029, 0x3030, 0x3098, 0x309b, 0xa4cf, 0xac00, 0xd7a3, 0xe000, 0xfb06, 0xff01, 0xff9d],
  ...[0xffe0, 0xffee],
];

/** Units that the segmenter gets at once. A longer character is read with a longer window. */
const WINDOW_CHARS = 2048;

/** The variation selector that asks for the colored form of a character. */
const EMOJI_STYLE = 0xfe0f;

let plainUnits: Uint8Array | null = null;
let segmenter: Intl.Segmenter | null = null;

/** The end of the grapheme that begins at `at`, as an offset in UTF-16 units. `at` must be a boundary below the length. */
export type GraphemeScanner = (at: number) => number;

/**
 * Finds the characters of a text as a reader counts them (extended grapheme clusters), like `Intl.Segmenter`. Plain text,
 * such as Chinese and ASCII, is read from a table; the segmenter is asked only where characters may join. Calls with rising
 * offsets are the quick ones. Without `Intl.Segmenter` the characters are code points.
 */
export function createGraphemeScanner(text: string): GraphemeScanner {
  plainUnits ??= listPlainUnits();
  const plain = plainUnits;
  /** Boundaries that the segmenter gave, ascending; `next` is the position of the last answer. */
  let known: readonly number[] = [];
  let next = 0;
  return (at) => {
    if (plain[text.charCodeAt(at)] === 1 && (at + 1 >= text.length || plain[text.charCodeAt(at + 1)] === 1)) {
      return at + 1;
    }
    const end = findSimpleEnd(text, at, plain);
    if (end > 0) return end;
    if (known[next] !== at) {
      next = known.indexOf(at);
      if (next < 0 || next === known.length - 1) {
        known = segmentFrom(text, at, plain);
        next = 0;
      }
    } else if (next === known.length - 1) {
      known = segmentFrom(text, at, plain);
      next = 0;
    }
    next += 1;
    return known[next] ?? text.length;
  };
}

/** Number of characters as a reader counts them. */
export function countGraphemes(text: string): number {
  const scan = createGraphemeScanner(text);
  let count = 0;
  for (let at = 0; at < text.length; at = scan(at)) count += 1;
  return count;
}

/** The characters of a text as a reader counts them. */
export function listGraphemes(text: string): string[] {
  const scan = createGraphemeScanner(text);
  const graphemes: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = scan(at);
    graphemes.push(text.slice(at, end));
    at = end;
  }
  return graphemes;
}

/**
 * The end of a plain character or a single emoji, with its variation selector and its skin tone, before another such
 * character; 0 where only the segmenter knows.
 */
function findSimpleEnd(text: string, at: number, plain: Uint8Array): number {
  let end = skipBase(text, at, plain);
  if (end === 0) return 0;
  if (text.charCodeAt(end) === EMOJI_STYLE) {
    if (isControl(text.charCodeAt(at))) return 0;
    end += 1;
  }
  if (isSkinTone(text, end)) {
    if (end === at + 1) return 0;
    end += 2;
  }
  return end >= text.length || skipBase(text, end, plain) > 0 ? end : 0;
}

/** Behind a plain unit, or a surrogate pair that begins a character; 0 behind anything else. */
function skipBase(text: string, at: number, plain: Uint8Array): number {
  const unit = text.charCodeAt(at);
  if (plain[unit] === 1) return at + 1;
  const isPair = unit >= 0xd800 && unit < 0xdc00 && isLow(text.charCodeAt(at + 1));
  if (!isPair || isSkinTone(text, at)) return 0;
  const code = text.codePointAt(at) ?? 0;
  const isPictograph = code >= 0x1f300 && code < 0x1fb00;
  const isHan = code >= 0x20000 && code < 0x3fffe;
  return isPictograph || isHan ? at + 2 : 0;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit < 0xe000;
}

function isSkinTone(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0xd83c) return false;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdffb && low <= 0xdfff;
}

/** A control character, to which nothing is joined. */
function isControl(unit: number): boolean {
  return unit < 0x20 || (unit >= 0x7f && unit < 0xa0) || unit === 0xad;
}

/** Boundaries from `at` on: `at` itself and at least one more. */
function segmentFrom(text: string, at: number, plain: Uint8Array): number[] {
  for (let length = WINDOW_CHARS; ; length *= 2) {
    const end = findRunEnd(text, at, Math.min(at + length, text.length), plain);
    const bounds = segment(text.slice(at, end.at)).map((index) => at + index);
    if (end.isBoundary) return [...bounds, end.at];
    // The window may end inside its last character.
    if (bounds.length > 1) return bounds;
  }
}

/** Where the characters that may join end, or the end of the window. */
function findRunEnd(text: string, at: number, windowEnd: number, plain: Uint8Array) {
  for (let end = at + 1; end < windowEnd; end++) {
    if (plain[text.charCodeAt(end - 1)] === 1 && plain[text.charCodeAt(end)] === 1)
      return { at: end, isBoundary: true };
  }
  return { at: windowEnd, isBoundary: windowEnd === text.length };
}

/** Offsets at which the characters of a short text begin. */
function segment(run: string): number[] {
  if (typeof Intl.Segmenter !== 'function') {
    let at = 0;
    return [...run].map((character) => {
      at += character.length;
      return at - character.length;
    });
  }
  segmenter ??= new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(run), ({ index }) => index);
}

function listPlainUnits(): Uint8Array {
  const units = new Uint8Array(0x10000);
  for (let range = 0; range < PLAIN_RANGES.length; range += 2) {
    units.fill(1, PLAIN_RANGES[range], (PLAIN_RANGES[range + 1] ?? 0) + 1);
  }
  return units;
}
