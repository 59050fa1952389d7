/** Columns that a tab takes at most in a text that is cut into rows. */
const TAB_COLUMNS = 4;

const TAB = 0x09;
const DELETE = 0x7f;
const ZERO_WIDTH_JOINER = 0x200d;

/** Ranges of code points that East Asian fonts draw wide, and emoji; ascending, first and last of each. */
const WIDE = Uint32Array.of(
  ...[0x1100, 0x115f, 0x2e80, 0x303e, 0x3041, 0x33ff, 0x3400, 0x4dbf, 0x4e00, 0x9fff, 0xa000, 0xa4cf, 0xac00, 0xd7a3],
  ...[0xf900, 0xfaff, 0xfe30, 0xfe6f, 0xff00, 0xff60, 0xffe0, 0xffe6, 0x1f300, 0x1f64f, 0x1f680, 0x1f6ff],
  ...[0x1f900, 0x1f9ff, 0x20000, 0x3fffd],
);

/** Ranges that are drawn on the character before: combining marks, joiners, variation selectors, skin tones. */
const ATTACHED = Uint32Array.of(
  ...[0x0300, 0x036f, 0x1ab0, 0x1aff, 0x1dc0, 0x1dff, 0x200b, 0x200f, 0x20d0, 0x20ff, 0x302a, 0x302d, 0x3099, 0x309a],
  ...[0xfe00, 0xfe0f, 0xfe20, 0xfe2f, 0xfeff, 0xfeff, 0x1f3fb, 0x1f3ff, 0xe0020, 0xe007f, 0xe0100, 0xe01ef],
);

/** Columns of a code point in a monospaced font, in which a wide character takes `wide` columns. */
export function charColumns(code: number, wide: number): number {
  if (code < DELETE) return code === TAB ? TAB_COLUMNS : 1;
  if (code < 0x0300) return 1;
  if (isIn(ATTACHED, code)) return 0;
  return isIn(WIDE, code) ? wide : 1;
}

/** Whether the next character is drawn as one with this one. */
export function joinsNext(code: number): boolean {
  return code === ZERO_WIDTH_JOINER;
}

function isIn(ranges: Uint32Array, code: number): boolean {
  let below = -1;
  for (let above = ranges.length; above - below > 1; ) {
    const middle = (below + above) >> 1;
    if ((ranges[middle] ?? 0) <= code) below = middle;
    else above = middle;
  }
  if (below < 0) return false;
  return below % 2 === 0 || ranges[below] === code;
}
