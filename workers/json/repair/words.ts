import { narrow } from './characters.ts';
import { WORD_VALUES } from './lexicon.ts';

/** The JSON counterpart of a bare word. */
export interface WordValue {
  readonly text: string;
  readonly isString: boolean;
  readonly kind: string;
  /** Whether the word was cut off by the end of the text. */
  readonly isCompleted: boolean;
}

const VALID_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const RADIX_NUMBER = /^([+-]?)(0[xX][\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)[nN]?$/;
const LOOSE_NUMBER = /^([+-]?)(\d[\d_]*|)(\.[\d_]*)?([eE][+-]?\d+)?[nL]?$/;
const CUT_NUMBER = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(?:[eE][+-]?)?$/;
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const LEADING_ZERO = /^[+-]?0\d/;
/** Numbers that JSON cannot hold. */
const NOT_FINITE = /^[+-]?(?:nan|infinity|inf)$/i;
const LITERALS = ['true', 'false', 'null', 'True', 'False', 'None', 'undefined', 'NaN'] as const;

/** `isCut`: the text ends right behind the word. */
export function toValue(word: string, isCut: boolean): WordValue {
  const plain = narrow(word);
  const literal = WORD_VALUES.get(plain);
  if (literal !== undefined) return value(literal, NOT_FINITE.test(plain) ? 'not-finite' : 'wrong-word');
  if (isCut) {
    const whole = LITERALS.find((candidate) => plain !== '' && candidate.startsWith(plain));
    if (whole !== undefined) return { ...value(WORD_VALUES.get(whole) ?? 'null', 'truncated-word'), isCompleted: true };
    if (plain === '-' || plain === '+') return { ...value('null', 'truncated-word'), isCompleted: true };
  }
  const number = toNumber(plain, isCut);
  if (number !== null) {
    const isCompleted = isCut && !VALID_NUMBER.test(plain);
    return { ...value(number, isCompleted ? 'truncated-number' : 'wrong-number'), isCompleted };
  }
  return { text: JSON.stringify(word), isString: true, kind: 'missing-quote', isCompleted: false };
}

/**
 * Null for anything that is not a number, and for digits behind a zero: these are rather an identifier, whose zeros
 * count.
 */
function toNumber(word: string, isCut: boolean): string | null {
  if (VALID_NUMBER.test(word)) return word;
  const [, sign = '', digits] = RADIX_NUMBER.exec(word) ?? [];
  if (digits !== undefined) return `${sign === '-' ? '-' : ''}${BigInt(digits)}`;
  const cut = CUT_NUMBER.exec(word)?.[1];
  if (isCut && cut !== undefined && cut !== word) return toNumber(cut, false);
  if (THOUSANDS.test(word)) return toPlainNumber(word.replaceAll(',', ''));
  return LEADING_ZERO.test(word) ? null : toPlainNumber(word);
}

/** `+1`, `.5`, `5.`, `1_000`, `12n`. */
function toPlainNumber(word: string): string | null {
  const match = LOOSE_NUMBER.exec(word);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent = ''] = match;
  const digits = whole.replaceAll('_', '');
  const decimals = fraction.slice(1).replaceAll('_', '');
  if (digits === '' && decimals === '') return null;
  const number = `${sign === '-' ? '-' : ''}${digits || '0'}${fraction === '' ? '' : `.${decimals || '0'}`}${exponent}`;
  return VALID_NUMBER.test(number) ? number : null;
}

function value(text: string, kind: string): WordValue {
  return { text, isString: false, kind, isCompleted: false };
}
