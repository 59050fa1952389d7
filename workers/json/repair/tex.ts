import { matchesAt } from '../sticky.ts';
import { CODE } from './characters.ts';

/** Characters behind the first backslash that are searched. */
const MAX_SPAN = 2000;
/** Commands of TeX whose first letter is also an escape of JSON or of another language. */
const COMMAND =
  /\\(?:bar|begin|beta|because|bf|big|bigcap|bigcup|binom|bmod|bot|boxed|bullet|fbox|flat|forall|frac|frown|nabla|neg|neq?|newline|ngeq|ni|nleq|nmid|nonumber|not|notin|nu|rangle|rceil|ref|rfloor|rho|right|rightarrow|rm|tan|tanh|tau|text|textbf|textit|textrm|tfrac|therefore|theta|tilde|times|to|top|triangle|underline|underbrace|upsilon|varepsilon|varphi|vartheta|vdots|vec|vee)(?![A-Za-z])/y;
/** Letters that no language escapes. */
const NO_ESCAPE = /[ac-eg-mo-qswyzA-TV-Z]/;
const MATH = /[$^{]|\\[()[\]]/;
/** Its backslash is one, not two. */
const ENVIRONMENT = /(?:^|[^\\])\\(?:begin|substack)\{/;
const LETTER_ESCAPE = /[bfnrtv]/;

/** Whether a command of TeX begins at the backslash. */
export function isCommandAt(text: string, backslash: number): boolean {
  return matchesAt(COMMAND, text, backslash);
}

/**
 * Whether the backslashes of a string are text, because one is before a command of TeX or before a letter that no language
 * escapes. The string begins at `from`, its first backslash is at `first`.
 */
export function hasTextBackslashes(text: string, from: number, first: number, quote: number): boolean {
  const limit = Math.min(text.length, first + MAX_SPAN);
  let hasCommand = false;
  let at = first;
  for (; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === quote || code === CODE.lf) break;
    if (code !== CODE.backslash) continue;
    const next = text.charAt(at + 1);
    if (NO_ESCAPE.test(next)) return true;
    if (isCommandAt(text, at)) {
      if (!/[nrt]/.test(next)) return true;
      hasCommand = true;
    }
    at++;
  }
  return hasCommand && MATH.test(text.slice(from, at));
}

/** Whether the backslash of such a string is before a letter that would be an escape elsewhere. */
export function isTextBackslash(text: string, backslash: number): boolean {
  return LETTER_ESCAPE.test(text.charAt(backslash + 1)) || isCommandAt(text, backslash);
}

/** Whether two backslashes end a line of an environment whose own backslashes are text: `\begin{cases} a \\ b`. */
export function isLineEnd(text: string, from: number, backslash: number): boolean {
  if (!/^[^\\]\\\\[^A-Za-z\\]/.test(text.slice(backslash - 1, backslash + 3))) return false;
  return ENVIRONMENT.test(text.slice(Math.max(from, backslash - MAX_SPAN), backslash));
}
