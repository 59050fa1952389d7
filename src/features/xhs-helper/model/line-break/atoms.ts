import type { Mark, TextSpan } from '../../../../core/markdown/parse-inline.ts';
import { EMPTY_LEFT_MARKS, EMPTY_RIGHT_MARKS } from '../../../../core/punctuation/lexicon.ts';
import { listPieces, type Neighbor } from '../../../../core/punctuation/line-pieces.ts';
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
  /** Chinese letters and marks, which a Chinese font draws also where words have a Latin one. */
  readonly isChinese: boolean;
}

/** The style of a paragraph, whose spans differ from it. */
export type BaseStyle = Pick<TextStyle, 'fontSizePx' | 'isBold' | 'isTitle' | 'isCode'>;

/** Width of a text in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** The smallest part of a line that is moved as a whole: a character, a word, a number with its unit, a dash. */
export interface Atom extends Neighbor {
  /** Offset in the source. */
  readonly start: number;
  readonly style: TextStyle;
  readonly marks: readonly Mark[];
  readonly widthPx: number;
  /** Empty halves of a full-width mark, which may be dropped; else 0. */
  readonly emptyLeftPx: number;
  readonly emptyRightPx: number;
}

/** A mark counts as full-width from this share of the font size on; quotation marks are narrow in Latin fonts. */
const FULL_WIDTH_SHARE = 0.9;
const ASCII = /^[ -~]/;
/** Chinese fonts have no italics, so that all emphasis is bold. */
const BOLD_MARKS: ReadonlySet<string> = new Set(['**', '__', '*', '_']);

/**
 * The atoms of a paragraph's spans, one by one, because a box may take only the first of many. A piece whose parts look
 * different has an atom for each of them. A line of code keeps its indent.
 */
export function* listAtoms(spans: readonly TextSpan[], style: BaseStyle, measure: Measure): Generator<Atom> {
  const characters = spans.flatMap(({ text, start, marks }) => {
    const latin = styleOfSpan(style, marks);
    const styles = { latin, chinese: { ...latin, isChinese: true } };
    let at = start;
    return listGraphemes(text).map((character) => {
      at += character.length;
      return { character, start: at - character.length, marks, styles };
    });
  });
  let index = 0;
  for (const { kind, end, isOpening, isTrailing } of listPieces(characters.map(({ character }) => character))) {
    const isIndent = style.isCode && index === 0 && kind === 'space';
    for (let start = index; start < end; ) {
      const first = characters[start];
      if (first === undefined) return;
      let stop = start + 1;
      while (stop < end && characters[stop]?.marks === first.marks) stop += 1;
      const text = characters.slice(start, stop).map(({ character }) => character);
      const isChinese = kind === 'sign' && !ASCII.test(first.character);
      const neighbor = {
        kind: isIndent ? 'sign' : kind,
        text: text.join(''),
        isOpening: stop < end || isOpening,
        isTrailing: start === index && isTrailing,
      } as const;
      yield createAtom(neighbor, { ...first, style: isChinese ? first.styles.chinese : first.styles.latin }, measure);
      start = stop;
    }
    index = end;
  }
}

function styleOfSpan(style: BaseStyle, marks: readonly Mark[]): TextStyle {
  return {
    fontSizePx: style.fontSizePx,
    isTitle: style.isTitle,
    isBold: style.isBold || marks.some((mark) => BOLD_MARKS.has(mark)),
    isHighlighted: marks.includes('=='),
    isStruck: marks.includes('~~'),
    isCode: style.isCode || marks.includes('`'),
    isChinese: false,
  };
}

/** An atom of a text that is drawn in one style. */
export function createAtom(
  neighbor: Neighbor,
  { start, style, marks }: Pick<Atom, 'start' | 'style' | 'marks'>,
  measure: Measure,
): Atom {
  const { kind, text, isOpening, isTrailing } = neighbor;
  const widthPx = measure(text, style);
  const isFull = kind === 'sign' && !style.isCode && widthPx >= style.fontSizePx * FULL_WIDTH_SHARE;
  return {
    kind,
    text,
    isOpening,
    isTrailing,
    start,
    style,
    marks,
    widthPx,
    emptyLeftPx: isFull && EMPTY_LEFT_MARKS.includes(text) ? widthPx / 2 : 0,
    emptyRightPx: isFull && EMPTY_RIGHT_MARKS.includes(text) ? widthPx / 2 : 0,
  };
}
