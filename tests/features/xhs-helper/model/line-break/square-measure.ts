import { listGraphemes } from '../../../../../src/core/text/grapheme-scanner.ts';
import type { Measure } from '../../../../../src/features/xhs-helper/model/line-break/atoms.ts';
import type { PlacedLine, TextBox } from '../../../../../src/features/xhs-helper/model/line-break/layout-text.ts';

/** A font with square full-width characters and emoji; all others are half as wide. */
export const squareMeasure: Measure = (text, { fontSizePx }) =>
  listGraphemes(text).reduce((width, grapheme) => width + (isWide(grapheme) ? fontSizePx : fontSizePx / 2), 0);

function isWide(grapheme: string): boolean {
  return /[\u2014\u2018-\u201d\u2026\u2e80-\u9fff\uff00-\uff60]|\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
}

/** A box of this many full-width characters and lines, at a font size of 10 pixels and a line height of 2. */
export function boxOf(columns: number, rows = 100, changes: Partial<TextBox> = {}): TextBox {
  return {
    widthPx: columns * 10,
    heightPx: rows * 20,
    fontSizePx: 10,
    lineHeight: 2,
    alignment: 'left',
    isJustified: false,
    stretchShareMax: 0.5,
    headingScale: 1.5,
    isOnGrid: false,
    ...changes,
  };
}

export function textsOf(lines: readonly PlacedLine[]): string[] {
  return lines.map(({ spans }) => spans.map(({ text }) => text).join(''));
}
