/** Characters of a value that are searched for its end. */
const MAX_SPAN = 100_000;
/** Python's values that print as a call. */
const CALL = /(?:(?:datetime\.)?(?:datetime|date|time|timedelta)\(\s{0,9}[\w=]|[A-Za-z_][\w.]{0,80}\(\s{0,9}["'])/y;

/** The place behind the string at `from`, by its quotes; `from` when it does not end within its line. */
export function findQuotedEnd(text: string, from: number): number {
  const quote = text.charCodeAt(from);
  const limit = Math.min(text.length, from + MAX_SPAN);
  for (let at = from + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x0a) return from;
    else if (code === quote && /^\s*(?:[,:)\]}]|$)/.test(text.slice(at + 1, at + 20))) return at + 1;
  }
  return from;
}

/** The place behind the JSON or Python object at `from`; `from` when its first key has no quotes. */
export function findJsonEnd(text: string, from: number): number {
  return /^\{\s*(?:["'}]|\d)/.test(text.slice(from, from + 40)) ? findBalancedEnd(text, from) : from;
}

/** The place behind the call at `at`, if a dump of Python may hold it as a value; else `at`. */
export function callEnd(text: string, at: number): number {
  CALL.lastIndex = at;
  if (!CALL.test(text)) return at;
  const paren = text.indexOf('(', at);
  const end = findBalancedEnd(text, paren);
  return end > paren ? end : at;
}

/** The place behind the partner of the bracket at `from`, ignoring strings; `from` without one. */
export function findBalancedEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + MAX_SPAN);
  let depth = 0;
  for (let at = from; at < limit; at++) {
    const character = text.charAt(at);
    if (character === '"' || character === "'") {
      const end = findQuotedEnd(text, at);
      if (end > at) at = end - 1;
    } else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return from;
}
