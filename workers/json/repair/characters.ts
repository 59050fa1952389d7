import {
  CORNER_CLOSE,
  CORNER_OPEN,
  CURLY_DOUBLE,
  CURLY_SINGLE,
  LOOKALIKES,
  WIDE_DOUBLE,
  WIDE_SINGLE,
} from './lexicon.ts';

/** The meaning of a character outside strings. */
export const CLASS = {
  other: 0,
  blank: 1,
  /** White space and control characters that JSON does not allow. */
  oddBlank: 2,
  openBrace: 3,
  closeBrace: 4,
  openBracket: 5,
  closeBracket: 6,
  openParen: 7,
  closeParen: 8,
  comma: 9,
  colon: 10,
  semicolon: 11,
  equals: 12,
  quote: 13,
  number: 14,
  slash: 15,
  backslash: 16,
  hash: 17,
} as const;
export type CharacterClass = (typeof CLASS)[keyof typeof CLASS];

/** The quoting of a string. */
export const QUOTE = {
  double: 1,
  single: 2,
  backtick: 3,
  curlyDouble: 4,
  curlySingle: 5,
  wideDouble: 6,
  wideSingle: 7,
  corner: 8,
  /** `\"`: the whole text is the contents of a string. */
  escaped: 9,
  /** `&quot;` and similar entities. */
  entity: 10,
  /** Three quotes in a row. */
  triple: 11,
} as const;
export type QuoteStyle = (typeof QUOTE)[keyof typeof QUOTE];

export const CODE = {
  plus: 0x2b,
  lf: 0x0a,
  cr: 0x0d,
  doubleQuote: 0x22,
  apostrophe: 0x27,
  backslash: 0x5c,
  backtick: 0x60,
} as const;

const BY_CHARACTER: Readonly<Record<string, CharacterClass>> = {
  '{': CLASS.openBrace,
  '}': CLASS.closeBrace,
  '[': CLASS.openBracket,
  ']': CLASS.closeBracket,
  '(': CLASS.openParen,
  ')': CLASS.closeParen,
  ',': CLASS.comma,
  ':': CLASS.colon,
  ';': CLASS.semicolon,
  '=': CLASS.equals,
  '-': CLASS.number,
  '+': CLASS.number,
  '.': CLASS.number,
  '/': CLASS.slash,
  '\\': CLASS.backslash,
  '#': CLASS.hash,
};

const ASCII = createAsciiTable();
const WIDE_CLASSES = new Map<number, CharacterClass>();
const WIDE_TWINS = new Map<number, string>();
const QUOTES = new Map<number, QuoteStyle>([
  [CODE.doubleQuote, QUOTE.double],
  [CODE.apostrophe, QUOTE.single],
  [CODE.backtick, QUOTE.backtick],
  [0xb4, QUOTE.backtick],
]);
fillWideTables();

/** `CLASS.other` behind the end of the text. */
export function classAt(text: string, offset: number): CharacterClass {
  const code = text.charCodeAt(offset);
  if (code < 128) return (ASCII[code] ?? CLASS.other) as CharacterClass;
  return WIDE_CLASSES.get(code) ?? CLASS.other;
}

/** The ASCII counterpart of a full-width character; other characters unchanged. */
function toAscii(character: string): string {
  return WIDE_TWINS.get(character.charCodeAt(0)) ?? character;
}

/** Full-width letters, digits and signs as ASCII. */
export function narrow(text: string): string {
  return text.replace(/[^\0-\x7f]/g, toAscii);
}

/** Null for a character that does not open a string. Quotes of one style close each other. */
export function quoteStyle(code: number): QuoteStyle | null {
  if (code < 128 && !isAsciiQuote(code)) return null;
  return QUOTES.get(code) ?? null;
}

function isAsciiQuote(code: number): boolean {
  return code === CODE.doubleQuote || code === CODE.apostrophe || code === CODE.backtick;
}

/** Whether the character may end a string of that style; the text behind it decides. */
export function mayClose(style: QuoteStyle, code: number): boolean {
  if (code < 128 && !isAsciiQuote(code)) return false;
  const own = QUOTES.get(code);
  if (own === undefined) return false;
  if (own === style) return true;
  if (style === QUOTE.curlyDouble || style === QUOTE.wideDouble) return own === QUOTE.double;
  if (style === QUOTE.curlySingle || style === QUOTE.wideSingle) return own === QUOTE.single;
  return false;
}

export function isOpener(kind: CharacterClass): boolean {
  return kind === CLASS.openBrace || kind === CLASS.openBracket || kind === CLASS.openParen;
}

export function isCloser(kind: CharacterClass): boolean {
  return kind === CLASS.closeBrace || kind === CLASS.closeBracket || kind === CLASS.closeParen;
}

export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function createAsciiTable(): Uint8Array {
  const table = new Uint8Array(128);
  table.fill(CLASS.oddBlank, 0, 0x20);
  table[0x7f] = CLASS.oddBlank;
  for (const code of [0x09, 0x0a, 0x0d, 0x20]) table[code] = CLASS.blank;
  for (const [character, kind] of Object.entries(BY_CHARACTER)) table[character.charCodeAt(0)] = kind;
  for (let digit = 0x30; digit <= 0x39; digit++) table[digit] = CLASS.number;
  for (const quote of [CODE.doubleQuote, CODE.apostrophe, CODE.backtick]) table[quote] = CLASS.quote;
  return table;
}

function fillWideTables(): void {
  for (const [ascii, lookalikes] of Object.entries(LOOKALIKES)) {
    for (const character of lookalikes) {
      WIDE_CLASSES.set(character.charCodeAt(0), (ASCII[ascii.charCodeAt(0)] ?? CLASS.other) as CharacterClass);
      WIDE_TWINS.set(character.charCodeAt(0), ascii);
    }
  }
  for (let code = 0xff01; code <= 0xff5e; code++) {
    if (!WIDE_TWINS.has(code)) WIDE_TWINS.set(code, String.fromCharCode(code - 0xfee0));
    if (isDigit(code - 0xfee0)) WIDE_CLASSES.set(code, CLASS.number);
  }
  const blanks = [0x85, 0xa0, 0x1680, 0x180e, 0x202f, 0x205f, 0x2028, 0x2029, 0x2060, 0x3000, 0xfeff];
  for (let code = 0x2000; code <= 0x200f; code++) blanks.push(code);
  for (let code = 0x80; code <= 0x9f; code++) blanks.push(code);
  for (const code of blanks) WIDE_CLASSES.set(code, CLASS.oddBlank);
  const quotes: [string, QuoteStyle][] = [
    [CURLY_DOUBLE, QUOTE.curlyDouble],
    [CURLY_SINGLE, QUOTE.curlySingle],
    [WIDE_DOUBLE, QUOTE.wideDouble],
    [WIDE_SINGLE, QUOTE.wideSingle],
    [CORNER_OPEN + CORNER_CLOSE, QUOTE.corner],
  ];
  for (const [characters, style] of quotes) {
    for (const character of characters) QUOTES.set(character.charCodeAt(0), style);
  }
  for (const code of QUOTES.keys()) if (code >= 128) WIDE_CLASSES.set(code, CLASS.quote);
}
