import { matchesAt } from '../sticky.ts';
import { CODE } from './characters.ts';

/** Characters that are searched for the end of a path. */
const MAX_PATH = 400;
const DRIVE = /[A-Za-z]:\\/y;
const SERVER = /\\\\[\w.-]{2,80}\\/y;
const VALID_ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Whether the string whose contents begin at `from` is a Windows path with an escape that is not JSON: then its
 * backslashes were not escaped, and those before an `n` or `t` are literal as well.
 */
export function isWindowsPath(text: string, from: number, quote: number): boolean {
  if (!matchesAt(DRIVE, text, from) && !matchesAt(SERVER, text, from)) return false;
  const limit = Math.min(text.length, from + MAX_PATH);
  for (let at = from; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === quote || code === CODE.lf) return false;
    if (code !== CODE.backslash) continue;
    if (!matchesAt(VALID_ESCAPE, text, at) && at + 1 < limit) return true;
    at++;
  }
  return false;
}
