const QUOTE = 34;
const BACKSLASH = 92;
const SPACE = 32;
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

/**
 * The end of the JSON string that begins with the quote at `start`, behind its closing quote; -1 when it is not a JSON
 * string.
 */
export function findStringEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== QUOTE) return -1;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code < SPACE) return -1;
    if (code !== BACKSLASH) continue;
    ESCAPE.lastIndex = at + 1;
    const [found] = ESCAPE.exec(text) ?? [];
    if (found === undefined) return -1;
    at += found.length;
  }
  return -1;
}

export function isJsonString(text: string): boolean {
  return findStringEnd(text, 0) === text.length;
}
