import type { TaskStatus } from '../../model/records.ts';
import { NUMBERING } from './lexicon.ts';
import { findRows, type RowMark, type Rows, readRowNumber, TIGHT_BULLET } from './rows.ts';

/**
 * A line that is not blank.
 * - `heading`, `item`: a task; `level` orders headings, `indent` and then `rank` order items.
 * - `plain`: a line without any mark.
 * - `quote`: a line of a description, marked with `>`.
 */
export interface OutlineLine {
  readonly kind: 'heading' | 'item' | 'plain' | 'quote';
  /** Columns in front of the line. */
  readonly indent: number;
  /** Of a heading from 1; of an item, the rank of its list mark. 0 without a mark. */
  readonly rank: number;
  /** Without its marks. Of a quote, as written. */
  readonly text: string;
  /** Of an item with a check box. */
  readonly status?: TaskStatus;
  /** The first line, or below a blank one. */
  readonly isAfterGap: boolean;
  /** Words of the line that belong into the description. */
  readonly description?: string;
}

/** The lines of a text. Blank lines, rules and the marks of code blocks are left out, and the marks of a text that is one quote. */
export function readLines(text: string): OutlineLine[] {
  const lines = withoutQuote(text.split(/\r\n|[\n\r\u2028\u2029]/));
  const rows = findRows(lines);
  return lines.flatMap((line, index) => {
    const read = readLine(line, rows);
    return read === null ? [] : [{ ...read, isAfterGap: (lines[index - 1] ?? '').trim() === '' }];
  });
}

function withoutQuote(lines: readonly string[]): readonly string[] {
  const isQuote = lines.length > 1 && lines.every((line) => line.trim() === '' || /^\s{0,9}>/.test(line));
  return isQuote ? lines.map((line) => line.replace(/^\s{0,9}>[ \t]?/, '')) : lines;
}

type LineWords = Omit<OutlineLine, 'isAfterGap'>;

function readLine(line: string, rows: Rows): LineWords | null {
  const rest = line.trim();
  if (rest === '' || RULE.test(rest) || FENCE.test(rest)) return null;
  const indent = measureIndent(line);
  const heading = HEADING.exec(rest);
  if (heading !== null) {
    return {
      kind: 'heading',
      indent: 0,
      rank: heading[1]?.length ?? 1,
      text: withoutBackslashes(rest.slice(heading[0].length)),
    };
  }
  const quote = QUOTE.exec(rest);
  if (quote !== null) return { kind: 'quote', indent, rank: 0, text: rest.slice(quote[0].length) };
  return readItem(rest, indent, rows);
}

const RULE = /^(?:[-=_]{3,}|\*{3,}|(?:[-*_][ \t]+){2,}[-*_])$/;
const FENCE = /^(?:`{3,}|~{3,})[a-z]{0,20}$/i;
const HEADING = /^(#{1,6})[ \t\u3000]+(?=\S)/;
const QUOTE = /^>[ \t]?/;

const TAB_COLUMNS = 4;
const WIDE_SPACE_COLUMNS = 2;

function measureIndent(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === '\t') columns += TAB_COLUMNS - (columns % TAB_COLUMNS);
    else if (character === '\u3000') columns += WIDE_SPACE_COLUMNS;
    else if (/\s/.test(character)) columns += 1;
    else break;
  }
  return columns;
}

interface Mark extends RowMark {
  readonly status?: TaskStatus;
}

/** Null for a mark without words. */
function readItem(rest: string, indent: number, rows: Rows): LineWords | null {
  const mark = readMark(rest, rows);
  const behind = rest.slice(mark?.length ?? 0);
  const box = CHECK_BOX.exec(behind);
  if (mark === null && box === null) return { kind: 'plain', indent, rank: 0, text: rest };
  const text = withoutBackslashes(behind.slice(box?.[0].length ?? 0).trim());
  if (text === '') return null;
  const boxStatus = box === null ? mark?.status : toStatus(/[^\s]/.test(box[1] ?? ''));
  const rank = mark?.rank ?? BULLET_RANK;
  return { kind: 'item', indent, rank, text, ...(boxStatus !== undefined && { status: boxStatus }) };
}

const CHECK_BOX = /^\[([ xX\u2713\u2714\u221a]?)\](?![([:])(?:[ \t\u3000]+|(?=\S)|$)/;
const BULLET_RANK = 9;

function readMark(rest: string, rows: Rows): Mark | null {
  const bullet = BULLET.exec(rest) ?? (rows.isTight ? TIGHT_BULLET.exec(rest) : null);
  if (bullet !== null) return { length: bullet[0].length, rank: BULLET_RANK };
  const glyph = CHECK_GLYPH.exec(rest);
  if (glyph !== null) {
    return { length: glyph[0].length, rank: BULLET_RANK, status: toStatus(glyph[1] !== undefined) };
  }
  return readNumber(rest, rows.numbers);
}

/** A hyphen directly in front of a Chinese word is a bullet; in front of a digit it is a minus. */
const BULLET =
  /^(?:[-*+\u2013\u2014](?:[ \t\u3000]+|$)|[-*+](?=\[[ xX\u2713\u2714\u221a]?\](?![([:]))|-(?=\p{Script=Han})|([\u2022\u2023\u2043\u00b7\u2219\u25cf\u25cb\u25e6\u25aa\u25ab\u25a0\u25b6\u25b8\u25ba\u25c6\u25c7\u30fb\u2192\u21d2\u279c\u27a4\u{1f449}\u{1f536}-\u{1f539}])(?!\1)\ufe0f?[ \t\u3000]*)/u;
const CHECK_GLYPH = /^(?:[\u2610\u25a1\u25a2\u25fb]|([\u2611\u2612\u2705\u2714\u2713]))\ufe0f?[ \t\u3000]*/;

function toStatus(isChecked: boolean): TaskStatus {
  return isChecked ? 'completed' : 'todo';
}

/** The number of a list item. Numbers like 1.2 count only as part of a row: 3.5 alone is a word of the title. */
function readNumber(rest: string, numbers: Set<string>): Mark | null {
  const dotted = DOTTED.exec(rest);
  if (dotted !== null) {
    const path = dotted[1] ?? '';
    if (!continues(path, numbers)) return null;
    numbers.add(path);
    return { length: dotted[0].length, rank: NUMBER_RANK + path.split('.').length / 10 };
  }
  const letter = LETTER.exec(rest);
  if (letter !== null) {
    const unit = letter[1] ?? '';
    if (unit === 'a' || numbers.has(String.fromCharCode(unit.charCodeAt(0) - 1))) {
      numbers.add(unit);
      return { length: letter[0].length, rank: LETTER_RANK };
    }
  }
  for (const { pattern, rank } of NUMBERING) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    if (rank === NUMBER_RANK) numbers.add(String(Number.parseInt(match[0].normalize('NFKC'), 10)));
    return { length: match[0].length, rank };
  }
  return readRowNumber(rest, numbers);
}

const NUMBER_RANK = 3;
/** A letter counts as part of a row only: it begins with a, or with A and B. */
const LETTER = /^([a-zA-Z])[.)\uff09\u3001][ \t\u3000]+(?=\S)/;
const LETTER_RANK = 6;
const DOTTED = /^(\d{1,3}(?:\.\d{1,3}){1,6})[.\u3001)]?[ \t\u3000]+(?=\S)/;

/** 1.3 continues 1.2, and 1.1 continues 1. */
function continues(path: string, numbers: ReadonlySet<string>): boolean {
  const end = path.lastIndexOf('.');
  const [parent, last] = [path.slice(0, end), Number(path.slice(end + 1))];
  return numbers.has(last === 1 ? parent : `${parent}.${last - 1}`);
}

/** Backslashes in front of marks of Markdown are no part of the words. */
function withoutBackslashes(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
