import { BLOCK_MARKS, DIVIDER_MARKS, SPACED_DIVIDER_MARKS } from '../punctuation/lexicon.ts';

/** Marks of emphasis: bold, highlighted, struck, italic, code; and the end of a link or a picture, with its address. */
export type Mark = '**' | '__' | '==' | '~~' | '*' | '_' | '`' | `](${string})` | `!](${string})`;

/** A part of a line with one style. */
export interface TextSpan {
  /** Exactly the source's text from `start` on, without marks. */
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
  /** The marks around it, from the outermost to the innermost. */
  readonly marks: readonly Mark[];
}

/** Longer marks first: `**` is not two of `*`. */
const MARKS = ['**', '__', '==', '~~', '*', '_', '`'] as const;
type Pair = (typeof MARKS)[number];

const ESCAPED = new RegExp(`\\\\[\\\\*\`#>+\\-.~_[\\]!)${BLOCK_MARKS}${DIVIDER_MARKS}${SPACED_DIVIDER_MARKS}]`, 'y');
const SIGN = /[\\*_=~`![]/g;
/** An address may have pairs of brackets, and a title behind it. */
const LINK =
  /(!?)\[([^[\]]+)\]\(((?:<[^<>\n]*>|[^()\s<][^()\s]*(?:\([^()\s]*\)[^()\s]*)*|)(?:[ \t]{1,8}(?:"[^"\n]*"|'[^'\n]*'))?)\)/y;
/** Beside these a single asterisk is a sign of arithmetic. */
const ASCII_WORD = /[A-Za-z0-9]/;
/** Beside these a single underscore is part of a name. */
const LETTER = /[\p{L}\p{N}_]/u;

interface Found {
  readonly mark: Mark;
  /** Range of the text inside of the marks. */
  readonly start: number;
  readonly end: number;
  /** Behind the closing mark. */
  readonly next: number;
}

/** Spans of a line whose first character is at `start` of the source. A mark without its partner is text. */
export function parseInline(line: string, start: number, marks: readonly Mark[] = []): TextSpan[] {
  const spans: TextSpan[] = [];
  const unpaired = new Set<Mark>(marks);
  let from = 0;
  const addPlain = (end: number) => {
    if (end > from) spans.push({ text: line.slice(from, end), start: start + from, marks });
  };
  for (let at = nextSign(line, 0); at < line.length; at = nextSign(line, at)) {
    if (matches(ESCAPED, line, at)) {
      addPlain(at);
      from = at + 1;
      at += 2;
      continue;
    }
    const pair = MARKS.find((candidate) => line.startsWith(candidate, at));
    const found = pair === undefined ? findLink(line, at, unpaired) : findPair(line, at, pair, unpaired);
    if (found === null) {
      at += pair?.length ?? 1;
      continue;
    }
    addPlain(at);
    const inner = line.slice(found.start, found.end);
    const innerMarks = [...marks, found.mark];
    if (found.mark === '`') spans.push({ text: inner, start: start + found.start, marks: innerMarks });
    else spans.push(...parseInline(inner, start + found.start, innerMarks));
    at = found.next;
    from = at;
  }
  addPlain(line.length);
  return spans;
}

/** The text that opens a mark. */
export function openingOf(mark: Mark): string {
  if (mark.startsWith('!]')) return '![';
  return mark.startsWith(']') ? '[' : mark;
}

/** The text that closes a mark. */
export function closingOf(mark: Mark): string {
  return mark.startsWith('!') ? mark.slice(1) : mark;
}

function findLink(line: string, at: number, unpaired: ReadonlySet<Mark>): Found | null {
  const first = line.charAt(at);
  if ((first !== '[' && first !== '!') || [...unpaired].some((mark) => mark.includes(']('))) return null;
  LINK.lastIndex = at;
  const [all, picture = '', text = '', address = ''] = LINK.exec(line) ?? [];
  if (all === undefined || text.trim() !== text) return null;
  const start = at + picture.length + 1;
  const mark: Mark = picture === '' ? `](${address})` : `!](${address})`;
  return { mark, start, end: start + text.length, next: at + all.length };
}

function findPair(line: string, at: number, mark: Pair, unpaired: Set<Mark>): Found | null {
  if (unpaired.has(mark) || !mayOpen(line, at, mark)) return null;
  const start = at + mark.length;
  const end = findClose(line, start, mark);
  if (end < 0) {
    unpaired.add(mark);
    return null;
  }
  const inner = line.slice(start, end);
  return inner === '' || inner.trim() !== inner ? null : { mark, start, end, next: end + mark.length };
}

function mayOpen(line: string, at: number, mark: Pair): boolean {
  if (mark.length > 1 && mark !== '__') return true;
  return mark === '`' || !isBound(mark, line.charAt(at - 1));
}

/** Where the closing mark begins; -1 where the rest of the line has none. */
function findClose(line: string, from: number, mark: Pair): number {
  for (let at = line.indexOf(mark, from); at >= 0; at = line.indexOf(mark, at + 1)) {
    if (mark === '`' || mark === '==' || mark === '~~') return at;
    let last = at;
    while (line.startsWith(mark.charAt(0), last + mark.length)) last += 1;
    const isRun = last > at || line.charAt(at - 1) === mark.charAt(0);
    // `***` ends with the two of a longer mark; a single one does not end inside of a longer mark.
    if (mark.length > 1) {
      if (mark === '**' || !isBound(mark, line.charAt(last + mark.length))) return last;
    } else if (!isRun && /\S/.test(line.charAt(at - 1)) && !isBound(mark, line.charAt(at + 1))) return at;
    at = last;
  }
  return -1;
}

/** Whether a mark is part of a word or a number beside this character. */
function isBound(mark: Pair, beside: string): boolean {
  return (mark.startsWith('_') ? LETTER : ASCII_WORD).test(beside);
}

/** The next character that may begin something; the line's length where there is none. */
function nextSign(line: string, from: number): number {
  SIGN.lastIndex = from;
  return SIGN.exec(line)?.index ?? line.length;
}

function matches(pattern: RegExp, line: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(line);
}
