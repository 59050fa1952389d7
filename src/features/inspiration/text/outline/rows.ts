/** What the lines of a text have in common. */
export interface Rows {
  /** Numbers and letters that a row may continue. */
  readonly numbers: Set<string>;
  /** Every line begins with the same sign, directly in front of a word: -A. */
  readonly isTight: boolean;
}

/** The mark of a list item. */
export interface RowMark {
  readonly length: number;
  readonly rank: number;
}

export function findRows(lines: readonly string[]): Rows {
  const words = lines.map((line) => line.trim());
  const items = words.filter((line) => line !== '' && !TITLE.test(line));
  // What stands before A, where B follows, and before the first number, where the second one follows.
  const letters = words.some((line) => SECOND_LETTER.test(line)) ? ['@'] : [];
  const seconds = words.flatMap((line) => {
    const found = findNumber(line);
    return found?.value === 2 ? [toKey(found.form, 0)] : [];
  });
  return { numbers: new Set([...letters, ...seconds]), isTight: areTight(items) };
}

const SECOND_LETTER = /^B[.)\uff09\u3001][ \t\u3000]+\S/;

/** A line above items. */
const TITLE = /^#{1,6}\s|[:\uff1a]$/;

/** A sign directly in front of a word. In front of a digit it is a minus or a plus. */
export const TIGHT_BULLET = /^[-+*](?=[^\s\d.\-+*=>])/;

function areTight(words: readonly string[]): boolean {
  const sign = words[0]?.charAt(0);
  // A second asterisk makes a word italic.
  const isItem = (line: string) => TIGHT_BULLET.test(line) && line.charAt(0) === sign && !line.includes('*', 1);
  return words.length > 1 && words.every(isItem);
}

/** A number that means nothing alone, behind the one before it: ii. behind i., 2: behind 1:. */
export function readRowNumber(line: string, numbers: Set<string>): RowMark | null {
  const found = findNumber(line);
  if (found === null || !numbers.has(toKey(found.form, found.value - 1))) return null;
  numbers.add(toKey(found.form, found.value));
  return { length: found.length, rank: found.rank };
}

interface RowNumber extends RowMark {
  readonly form: string;
  readonly value: number;
}

function findNumber(line: string): RowNumber | null {
  const [roman, numeral = '', behind = ''] = ROMAN.exec(line) ?? [];
  if (roman !== undefined) {
    const rank = /[a-z]/.test(numeral) ? SMALL_ROMAN_RANK : ROMAN_RANK;
    const value = ROMAN_NUMBERS.indexOf(numeral.toLowerCase()) + 1;
    return value === 0 ? null : { form: `${rank} ${behind}`, value, length: roman.length, rank };
  }
  const [all, open = '', digits = '', close = ''] = NUMBER.exec(line) ?? [];
  if (all === undefined || (open === '' && close === '')) return null;
  return { form: `${open}1${close}`, value: Number(digits), length: all.length, rank: NUMBER_RANK };
}

const ROMAN = /^([ivx]{1,5}|[IVX]{1,5})([.)\uff09\u3001])[ \t\u3000]+(?=\S)/;
const ROMAN_NUMBERS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const SMALL_ROMAN_RANK = 6;
/** Of the parts of a whole text. */
const ROMAN_RANK = 0.5;
/** In brackets, behind a sign, or in front of a mark: [1], No.1, 1:. */
const NUMBER = /^(no\.\s?|[#[\u3010])?(\d{1,3})([\]\u3011.:\uff1a-]?)[ \t\u3000]*(?=[^\s\d.:])/i;
const NUMBER_RANK = 3;

function toKey(form: string, value: number): string {
  return `${form} ${value}`;
}
