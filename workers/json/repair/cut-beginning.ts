import { matchesAt } from '../sticky.ts';
import { CLASS, CODE, classAt } from './characters.ts';
import { isQuotedKeyAhead, skipBlank } from './lookahead.ts';

/** The rest of a value whose key is lost, its closers, and the comma before the next key: `], `, `ue", `, `"x", ` or `: 5}, `. */
const REST =
  /\s{0,9}(?:"[^"\n]{0,200}"|:\s{0,9}(?:"[^"\n]{0,200}"|[^{}[\]:"\n(]{0,200})|[^{}[\]:"\n(]{0,200}"?)[\s\]}]{0,40},/y;

/**
 * The first key of an object whose beginning is cut off within a value; -1 when the text is none. The brace that closes the
 * object shows that one is lost.
 */
export function findFirstKey(text: string, from: number): number {
  if (!matchesAt(REST, text, from)) return -1;
  const key = skipBlank(text, REST.lastIndex);
  return text.charCodeAt(key) === CODE.doubleQuote && isQuotedKeyAhead(text, key) && closesMore(text, key) ? key : -1;
}

/** Whether a brace is closed behind `from` that is not opened there. */
function closesMore(text: string, from: number): boolean {
  let open = 0;
  let isInString = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === CODE.backslash) at++;
    else if (code === CODE.doubleQuote) isInString = !isInString;
    else if (isInString) continue;
    else if (classAt(text, at) === CLASS.openBrace) open++;
    else if (classAt(text, at) === CLASS.closeBrace && --open < 0) return true;
  }
  return false;
}
