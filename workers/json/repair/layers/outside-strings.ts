import { matchesAt } from '../../sticky.ts';
import { CLASS, classAt, isOpener, mayClose, type QuoteStyle, quoteStyle } from '../characters.ts';

/** Whether a string may end before this: blanks, and then a separator, a closer or the end of a line. */
const BEHIND_STRING = /[ \t\r]{0,40}(?:[,:;)}\]\n+=]|$)/y;

/**
 * Calls `visit` for the places of a text that are not in a string, ascending. It returns the place to visit next; a place
 * at or before its argument means the next one. Strings are judged by their quotes, and end with their line.
 */
export function visitOutsideStrings(text: string, visit: (at: number) => number): void {
  for (let at = 0; at < text.length; ) {
    const style = openedAt(text, at);
    if (style !== null) at = skipString(text, at, style);
    else at = Math.max(visit(at), at + 1);
  }
}

/** The style of the string that begins at `at`. Apostrophes and typographic quotes begin one at the place of a value. */
function openedAt(text: string, at: number): QuoteStyle | null {
  const code = text.charCodeAt(at);
  const style = quoteStyle(code);
  if (style === null || code === 0x22) return style;
  let before = at - 1;
  while (before >= 0 && classAt(text, before) === CLASS.blank) before--;
  const previous = classAt(text, before);
  const isPlace =
    previous === CLASS.comma || previous === CLASS.colon || previous === CLASS.equals || isOpener(previous);
  return before < 0 || isPlace ? style : null;
}

function skipString(text: string, from: number, style: QuoteStyle): number {
  const isEscaped = text.charCodeAt(from - 1) === 0x5c;
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) return at;
    if (code === 0x5c) {
      if (isEscaped && text.charCodeAt(at + 1) === 0x22) return at + 2;
      at++;
    } else if (mayClose(style, code)) {
      if (code === 0x22 || matchesAt(BEHIND_STRING, text, at + 1)) return at + 1;
    }
  }
  return text.length;
}
