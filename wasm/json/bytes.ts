/**
 * Kinds of bytes where a token begins or ends. Keys and values begin with QUOTE … OPENER; a number ends before BLANK or
 * above.
 */
export const OTHER: u8 = 0;
export const QUOTE: u8 = 1;
export const NUMBER: u8 = 2;
export const WORD: u8 = 3;
export const OPENER: u8 = 4;
export const BLANK: u8 = 5;
export const COMMA: u8 = 6;
export const CLOSER: u8 = 7;

/** One byte for each of 256: a table look-up is shorter than a row of comparisons. */
const KINDS = memory.data(256, 16);
const ESCAPED = memory.data(256, 16);
fillKinds();
fillEscaped();

// @ts-expect-error: decorator
@inline
export function kindOf(byte: u8): u8 {
  return load<u8>(KINDS + <usize>byte);
}

// @ts-expect-error: decorator
@inline
export function beginsToken(kind: u8): bool {
  return <u8>(kind - QUOTE) <= OPENER - QUOTE;
}

/** Whether a backslash and this byte form a complete escape. */
// @ts-expect-error: decorator
@inline
export function isSimpleEscape(byte: u8): bool {
  return load<bool>(ESCAPED + <usize>byte);
}

function fillKinds(): void {
  store<u8>(KINDS + 0x22, QUOTE);
  store<u8>(KINDS + 0x2d, NUMBER);
  for (let digit: usize = 0x30; digit <= 0x39; digit++) store<u8>(KINDS + digit, NUMBER);
  store<u8>(KINDS + 0x74, WORD);
  store<u8>(KINDS + 0x66, WORD);
  store<u8>(KINDS + 0x6e, WORD);
  store<u8>(KINDS + 0x5b, OPENER);
  store<u8>(KINDS + 0x7b, OPENER);
  store<u8>(KINDS + 0x5d, CLOSER);
  store<u8>(KINDS + 0x7d, CLOSER);
  store<u8>(KINDS + 0x2c, COMMA);
  store<u8>(KINDS + 0x20, BLANK);
  store<u8>(KINDS + 0x09, BLANK);
  store<u8>(KINDS + 0x0a, BLANK);
  store<u8>(KINDS + 0x0d, BLANK);
}

function fillEscaped(): void {
  store<u8>(ESCAPED + 0x22, 1);
  store<u8>(ESCAPED + 0x5c, 1);
  store<u8>(ESCAPED + 0x2f, 1);
  store<u8>(ESCAPED + 0x62, 1);
  store<u8>(ESCAPED + 0x66, 1);
  store<u8>(ESCAPED + 0x6e, 1);
  store<u8>(ESCAPED + 0x72, 1);
  store<u8>(ESCAPED + 0x74, 1);
}
