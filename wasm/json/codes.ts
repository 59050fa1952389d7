/** Answers of `run`. */
export const NEED_INPUT: i32 = 0;
export const NEED_DRAIN: i32 = 1;
export const COMPLETE: i32 = 2;
export const REFUSED: i32 = 3;

/** Why a document is refused. */
export const UNEXPECTED_TOKEN: i32 = 1;
export const UNEXPECTED_END: i32 = 2;
export const TRAILING_CONTENT: i32 = 3;
export const WRONG_CLOSER: i32 = 4;
export const TRAILING_COMMA: i32 = 5;
export const CONTROL_CHARACTER: i32 = 6;
export const BAD_ESCAPE: i32 = 7;
export const BAD_NUMBER: i32 = 8;
export const BAD_LITERAL: i32 = 9;
export const INVALID_UTF8: i32 = 10;
export const TOO_DEEP: i32 = 11;
/** The text has only blanks. */
export const EMPTY: i32 = 12;

/** What the grammar expects next. */
export const VALUE: i32 = 0;
export const VALUE_OR_CLOSE: i32 = 1;
export const KEY_OR_CLOSE: i32 = 2;
export const KEY: i32 = 3;
export const COLON: i32 = 4;
export const COMMA_OR_CLOSE: i32 = 5;
export const NOTHING: i32 = 6;

/** The token in which the window ended; NO_TOKEN between tokens. */
export const NO_TOKEN: i32 = 0;
export const STRING: i32 = 1;
export const ESCAPE: i32 = 2;
/** States with one to four hexadecimal digits missing. */
export const HEX_1: i32 = 3;
export const HEX_4: i32 = 6;
export const LITERAL: i32 = 7;
export const NUMBER_MINUS: i32 = 8;
export const NUMBER_ZERO: i32 = 9;
export const NUMBER_INTEGER: i32 = 10;
export const NUMBER_POINT: i32 = 11;
export const NUMBER_FRACTION: i32 = 12;
export const NUMBER_E: i32 = 13;
export const NUMBER_SIGN: i32 = 14;
export const NUMBER_EXPONENT: i32 = 15;
