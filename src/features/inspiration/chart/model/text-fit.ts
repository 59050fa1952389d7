import { DESCRIPTION_CHARS_MAX } from './constants.ts';

const ELLIPSIS = '…';
/** No box has room for more. Longer texts are cut before they are divided into characters. */
const READ_CHARS_MAX = 400;
/** Texts of these characters need no segmenter: every UTF-16 unit is a character as a reader counts. */
const PLAIN =
  /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u3000-\u3029\u3030-\u3096\u30a1-\u30fa\u4e00-\u9fff\uff01-\uff9d]*$/;

interface TextStyle {
  readonly sizePx: number;
  readonly linesMax: number;
}

/** The first 30 characters as a reader counts, with an ellipsis if there are more (doc 3 §9). */
export function shortenDescription(text: string): string {
  const characters = toGraphemes(text);
  if (characters.length <= DESCRIPTION_CHARS_MAX) return characters.join('');
  return characters.slice(0, DESCRIPTION_CHARS_MAX).join('').trimEnd() + ELLIPSIS;
}

/**
 * A text as lines of at most `widthPx`, with an ellipsis where it is cut. Widths are estimated from the characters instead
 * of measured, so that screen, PNG and SVG have the same boxes on every device. None for a blank text.
 */
export function fitLines(text: string, widthPx: number, { sizePx, linesMax }: TextStyle): readonly string[] {
  const width = widthPx / sizePx;
  const characters = toGraphemes(text);
  const lines: string[] = [];
  let from = 0;
  while (from < characters.length && lines.length < linesMax) {
    const isLast = lines.length === linesMax - 1;
    const end = endOfLine(characters, from, width);
    if (end < characters.length && isLast) {
      lines.push(cutLine(characters, from, width));
      break;
    }
    lines.push(characters.slice(from, end).join('').trimEnd());
    from = end;
    while (characters[from] === ' ') from += 1;
  }
  return lines;
}

/** Characters as a reader counts, with every run of white space as one space. */
function toGraphemes(text: string): readonly string[] {
  if (text === '') return [];
  const line = text.slice(0, READ_CHARS_MAX).replace(/\s+/g, ' ').trim();
  if (PLAIN.test(line)) return line.split('');
  if (typeof Intl.Segmenter !== 'function') return [...line];
  segmenter ??= new Intl.Segmenter('zh-CN', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(line), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;

/** The first code unit behind the Latin letters with accents. */
const LATIN_END = 0x300;
/** By code unit. A table, because a plan of thousands of tasks has a hundred thousand characters. */
const LATIN_WIDTHS = Array.from({ length: LATIN_END }, (_, code) => widthOfLatin(String.fromCharCode(code)));

function widthOfLatin(character: string): number {
  if (/^[ .,:;!'|ijlIftr()[\]]/.test(character)) return 0.36;
  if (/^[mwMW@%]/.test(character)) return 0.95;
  if (/^[<>=+~^]/.test(character)) return 0.84;
  return /^[A-Z&#]/.test(character) ? 0.72 : 0.59;
}

/** Where the next line begins: behind a space if a Latin word would be divided, else behind the last character that fits. */
function endOfLine(characters: readonly string[], from: number, width: number): number {
  const end = endThatFits(characters, from, width);
  if (end === characters.length || !isInWord(characters, end)) return end;
  for (let at = end; at > from; at -= 1) if (!isInWord(characters, at)) return at;
  return end;
}

function cutLine(characters: readonly string[], from: number, width: number): string {
  const end = endThatFits(characters, from, width - widthOf(ELLIPSIS));
  return characters.slice(from, end).join('').trimEnd() + ELLIPSIS;
}

/** At least one character per line, however narrow the line is. */
function endThatFits(characters: readonly string[], from: number, width: number): number {
  let used = 0;
  for (let at = from; at < characters.length; at += 1) {
    used += widthOf(characters[at] ?? '');
    if (used > width + 0.001 && at > from) return at;
  }
  return characters.length;
}

function isInWord(characters: readonly string[], at: number): boolean {
  return isLatin(characters[at - 1]) && isLatin(characters[at]);
}

function isLatin(character: string | undefined): boolean {
  const code = character?.charCodeAt(0) ?? 0;
  return (code > 0x20 && code < 0x7f) || (code > 0xa0 && code < LATIN_END);
}

/** Width of a character as a multiple of the font size: about that of the common interface fonts, rather more than less. */
function widthOf(character: string): number {
  const code = character.charCodeAt(0);
  return code < LATIN_END ? (LATIN_WIDTHS[code] ?? 1) : character === ELLIPSIS ? 0.9 : 1;
}

/** Estimated width of a line, in pixels. */
export function estimateWidthPx(line: string, sizePx: number): number {
  return toGraphemes(line).reduce((sum, character) => sum + widthOf(character), 0) * sizePx;
}
