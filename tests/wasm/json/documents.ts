/** Numbers that determine a document; the same numbers give the same document. */
export type Dice = (sides: number) => number;

export function createDice(throws: Uint8Array): Dice {
  let at = 0;
  let state = 2_463_534_242;
  return (sides) => {
    // Behind the end of the list it continues by itself, so that a short list still gives a whole document.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const value = at < throws.length ? (throws[at] ?? 0) : state >>> 16;
    at += 1;
    return value % sides;
  };
}

const BLANKS = [
  '',
  '',
  '',
  '',
  ' ',
  '\n',
  '\t',
  '\r\n',
  '  \n    ',
  ' '.repeat(37),
  ...[
    '\n  ',
    '\n    ',
    '\n    ',
    '\n  \t',
    '\n \n  ',
    `\n${' '.repeat(31)}`,
    `\n${' '.repeat(32)}`,
    `\n${' '.repeat(40)}`,
  ],
  '\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n',
];
const NUMBERS = [
  ...['0', '-0', '1', '-1', '12345678901234567890', '1.0', '1e4', '1E+400', '-0.0e-0', '3.14159265358979323846'],
  ...['9'.repeat(70), `0.${'3'.repeat(90)}`, '1e5', '1615719704947396608', '123456789.25E-7'],
];
const PIECES = [
  ...['a', 'key', '1', ' ', '/', '{', ']', ',', ':', 'abcdefghijklmno', 'x'.repeat(61), 'true'],
  ...['\\"', '\\\\', '\\/', '\\b', '\\f', '\\n', '\\r', '\\t', '\\u0041', '\\ud83d\\ude00', '\\udEAD', '\\u0000'],
  ...['é', 'ß', '汉', '字', '😀', '\u{10ffff}', '\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\ufeff', '\u2028'],
  ...['\\u4E2D\\u6587\\u5b57', '\\u00e9'.repeat(9), '\\n\\t\\"'.repeat(7)],
  ...['汉字'.repeat(20), '😀'.repeat(9), '\u007f'],
];
const SCALARS = ['true', 'false', 'null'];

/** A valid document with every kind of token, unusual blanks and lengths that cross windows. */
export function writeDocument(dice: Dice): string {
  const parts: string[] = [];
  let budget = 4 + dice(24);
  const pick = (list: readonly string[]) => list[dice(list.length)] ?? '';
  const blank = () => parts.push(pick(BLANKS));
  const string = () => {
    parts.push('"');
    for (let left = dice(7); left > 0; left--) parts.push(pick(PIECES));
    parts.push('"');
  };
  const value = (depth: number) => {
    budget -= 1;
    blank();
    const kind = budget < 0 || depth > 40 ? 4 + dice(4) : dice(8);
    if (kind < 2) list('[', ']', () => value(depth + 1));
    else if (kind < 4) list('{', '}', () => member(depth + 1));
    else if (kind === 4) parts.push(pick(NUMBERS));
    else if (kind === 5) parts.push(pick(SCALARS));
    else string();
    blank();
  };
  const member = (depth: number) => {
    blank();
    string();
    blank();
    parts.push(':');
    value(depth);
  };
  const list = (opener: string, closer: string, item: () => void) => {
    parts.push(opener);
    const count = dice(5);
    for (let i = 0; i < count; i++) {
      if (i > 0) parts.push(',');
      item();
    }
    if (count === 0) blank();
    parts.push(closer);
  };
  value(0);
  return parts.join('');
}

const TOKENS = [...'{}[],:"\\-+.eE019tfnu \n\0', 'true', 'null', '""', '\\u', '\\x', '//', "'", '\u00e9', '\ufeff'];
const BROKEN = [
  [0x80],
  [0xff],
  [0xc3],
  [0xe6, 0xb1],
  [0xf0, 0x9f, 0x98],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
];

/** The document with up to three errors: bytes removed, doubled, replaced or inserted. */
export function damage(document: Uint8Array, dice: Dice): Uint8Array {
  let bytes = document;
  for (let wounds = dice(4); wounds > 0; wounds--) {
    const at = (dice(256) * 256 + dice(256)) % (bytes.length + 1);
    const kind = dice(8);
    const put =
      kind < 4
        ? Buffer.from(TOKENS[dice(TOKENS.length)] ?? '')
        : kind < 6
          ? Buffer.from(BROKEN[dice(BROKEN.length)] ?? [])
          : Buffer.from(kind === 6 ? bytes.subarray(at, at + dice(20)) : []);
    const lost = kind % 2 === 0 ? 0 : 1 + dice(kind === 7 ? 60 : 2);
    bytes = kind === 5 && dice(3) === 0 ? bytes.subarray(0, at) : splice(bytes, at, lost, put);
  }
  return bytes;
}

function splice(bytes: Uint8Array, at: number, lost: number, put: Uint8Array): Uint8Array {
  return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + lost)]);
}
