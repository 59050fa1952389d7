import type { Mark, TextSpan } from '../../../../core/markdown/parse-inline.ts';
import {
  EMPTY_LEFT_MARKS,
  EMPTY_RIGHT_MARKS,
  NUMBER_PREFIXES,
  UNIT_WORDS,
} from '../../../../core/punctuation/lexicon.ts';
import { MARK, marksOf } from '../../../../core/punctuation/mark-classes.ts';
import { listGraphemes } from '../../../../core/text/grapheme-scanner.ts';

/** How a text is drawn, as far as its width depends on it. */
export interface TextStyle {
  readonly fontSizePx: number;
  readonly isBold: boolean;
  /** Uses the family of headings and covers. */
  readonly isTitle: boolean;
  readonly isHighlighted: boolean;
  readonly isStruck: boolean;
  readonly isCode: boolean;
}

/** Width of a text in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** The smallest part of a line that is moved as a whole: a character, a word, a number with its unit, a dash. */
export interface Atom {
  readonly kind: 'space' | 'word' | 'sign';
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
  readonly style: TextStyle;
  readonly marks: readonly Mark[];
  readonly widthPx: number;
  /** Empty halves of a full-width mark, which may be dropped; else 0. */
  readonly emptyLeftPx: number;
  readonly emptyRightPx: number;
  /** Never ends a line. */
  readonly isOpening: boolean;
  /** Never begins a line. */
  readonly isTrailing: boolean;
}

/** A mark counts as full-width from this share of the font size on; quotation marks are narrow in Latin fonts. */
const FULL_WIDTH_SHARE = 0.9;
const NUMBER = /^[+\-\u2212\u00b1#]?\d[\d.,]*$/;
const DIGIT = /^\d/;
/** Marks inside of words, numbers and addresses. */
const JOINING = /^[!-/:-@[-`{-~\u2019]$/;
const UNITS = new Set(UNIT_WORDS);
/** Chinese fonts have no italics, so that all emphasis is bold. */
const BOLD_MARKS: ReadonlySet<string> = new Set(['**', '__', '*', '_']);

/**
 * The atoms of a line's spans, one by one, because a box may take only the first of many. A line of code keeps its indent.
 */
export function* listAtoms(
  spans: readonly TextSpan[],
  style: Omit<TextStyle, 'isHighlighted' | 'isStruck'>,
  measure: Measure,
): Generator<Atom> {
  for (const span of spans) {
    const { marks } = span;
    const spanStyle: TextStyle = {
      fontSizePx: style.fontSizePx,
      isTitle: style.isTitle,
      isBold: style.isBold || marks.some((mark) => BOLD_MARKS.has(mark)),
      isHighlighted: marks.includes('=='),
      isStruck: marks.includes('~~'),
      isCode: style.isCode || marks.includes('`'),
    };
    let start = span.start;
    for (const { kind, text } of groupGraphemes(listGraphemes(span.text))) {
      const isIndent = style.isCode && start === span.start && kind === 'space';
      yield createAtom(isIndent ? 'sign' : kind, text, start, spanStyle, marks, measure);
      start += text.length;
    }
  }
}

/** An atom of a text that is drawn in one style. */
export function createAtom(
  kind: Atom['kind'],
  text: string,
  start: number,
  style: TextStyle,
  marks: readonly Mark[],
  measure: Measure,
): Atom {
  const widthPx = measure(text, style);
  const bits = kind === 'word' ? 0 : marksOf(text);
  const isFull = kind === 'sign' && !style.isCode && widthPx >= style.fontSizePx * FULL_WIDTH_SHARE;
  return {
    kind,
    text,
    start,
    style,
    marks,
    widthPx,
    emptyLeftPx: isFull && EMPTY_LEFT_MARKS.includes(text) ? widthPx / 2 : 0,
    emptyRightPx: isFull && EMPTY_RIGHT_MARKS.includes(text) ? widthPx / 2 : 0,
    isOpening: (bits & MARK.opening) !== 0,
    isTrailing: (bits & (MARK.noStart | MARK.paired)) !== 0,
  };
}

interface Group {
  readonly kind: Atom['kind'];
  readonly text: string;
}

function* groupGraphemes(graphemes: readonly string[]): Generator<Group> {
  for (let at = 0; at < graphemes.length; ) {
    const kind = kindAt(graphemes, at);
    const end = kind === 'word' ? endOfWord(graphemes, at) : endOfSigns(graphemes, at);
    yield { kind, text: graphemes.slice(at, end).join('') };
    at = end;
  }
}

function kindAt(graphemes: readonly string[], at: number): Atom['kind'] {
  const grapheme = graphemes[at] ?? '';
  if ((marksOf(grapheme) & MARK.space) !== 0) return 'space';
  return isWord(grapheme) || isNumberPrefix(graphemes, at) ? 'word' : 'sign';
}

function isWord(grapheme: string | undefined): boolean {
  return grapheme !== undefined && (marksOf(grapheme) & MARK.word) !== 0;
}

/** A sign or a currency that stands before a number. */
function isNumberPrefix(graphemes: readonly string[], at: number): boolean {
  return NUMBER_PREFIXES.includes(graphemes[at] ?? ' ') && DIGIT.test(graphemes[at + 1] ?? '');
}

/** Behind a word with the marks inside of it, and behind the unit of a number. */
function endOfWord(graphemes: readonly string[], start: number): number {
  let end = start + 1;
  for (;;) {
    let next = end;
    while (next < graphemes.length && JOINING.test(graphemes[next] ?? '')) next += 1;
    if (!isWord(graphemes[next])) break;
    end = next + 1;
  }
  const unitEnd = endOfUnit(graphemes, start, end);
  return unitEnd ?? end;
}

/** Behind a unit that follows a number and one space; null where none does. */
function endOfUnit(graphemes: readonly string[], start: number, end: number): number | null {
  if (graphemes[end] !== ' ' || !NUMBER.test(graphemes.slice(start, end).join(''))) return null;
  let unitEnd = end + 1;
  while (isWord(graphemes[unitEnd])) unitEnd += 1;
  return UNITS.has(graphemes.slice(end + 1, unitEnd).join('')) ? unitEnd : null;
}

/** Behind a run of white space, behind a whole dash or ellipsis, or behind one character. */
function endOfSigns(graphemes: readonly string[], start: number): number {
  const first = graphemes[start] ?? '';
  const bits = marksOf(first);
  let end = start + 1;
  if ((bits & MARK.paired) !== 0) while (graphemes[end] === first) end += 1;
  if ((bits & MARK.space) !== 0) while ((marksOf(graphemes[end] ?? '') & MARK.space) !== 0) end += 1;
  return end;
}
