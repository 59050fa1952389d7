/** A value without its comment, and the blanks and the comment behind it. */
const WORDS = /^(.*?)(\s+#.*|\s*)$/;
/** Signs with which a value without quotes cannot begin. An alias, an anchor, a tag and the header of a text block can. */
const RESERVED =
  /^(?:[@`%,\]}]|\*(?![\p{L}\p{N}_-]+$)|&(?![\p{L}\p{N}_-]+(?:\s|$))|[|>](?![-+1-9]{0,2}$)|!(?=[=&|([])|\?\s)/u;
const COLON = /^[^\s"'[{&*!|>#?-].*:(?:\s|$)/;
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*\S)/;
const OUTER_QUOTES = /^(["'])(.*)\1(\s*(?:#.*)?)$/;
const STRING = /"(?:[^"\\]|\\.)*"/g;
/** A backslash that begins no escape of YAML. */
const BAD_ESCAPE = /\\(?:x(?![\da-fA-F]{2})|u(?![\da-fA-F]{4})|U(?![\da-fA-F]{8})|[^0abt\tnvfre "/\\N_LPxuU])/;
/** A string whose end quote has become an escape. */
const ESCAPED_END = /^"([^"]*)\\"(\s*(?:#.*)?)$/;
/** An item of a list in brackets that begins with a star and is no alias. */
const STARRED_ITEM = /(?<=[[,]\s*)\*(?![\p{L}\p{N}_-]+\s*[,\]])[^,[\]{}"'#]*[^,[\]{}"'#\s](?=\s*[,\]])/gu;
/** An item in double quotes, up to the quote before a comma or the closing bracket. */
const ITEM_IN_QUOTES = /(?<=[[,]\s*)"[^\n]*?"(?=\s*(?:,\s*["'\p{L}\p{N}-]|\]))/gu;
const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** Quotes a value that begins with a reserved sign, that has words behind its bracket or quote, or a colon inside. */
export function quoteValue(value: string): string {
  const [, words = '', tail = ''] = WORDS.exec(value) ?? [];
  const isMisread = RESERVED.test(words) || COLON.test(words) || hasWordsBehind(words);
  if (isMisread) return toQuoted(words) + tail;
  return words.startsWith('[') ? words.replace(STARRED_ITEM, toQuoted) + tail : value;
}

/** Escapes the quotes inside a quoted value, `"say "hi" now"`, and inside the quoted items of a list in brackets. */
export function escapeInnerQuotes(value: string): string {
  if (value.startsWith('[')) return value.replace(ITEM_IN_QUOTES, escapeInnerQuotes);
  const [, quote = '', words = '', tail = ''] = OUTER_QUOTES.exec(value) ?? [];
  const inner = quote === '' ? -1 : findInnerQuote(words, quote);
  // A quote before a blank or comma ends a first quoted word, behind which others stand in pairs of quotes.
  const isPair = /^[\s,;]/.test(words.slice(inner + 1)) && plainOf(words, quote).split(quote).length % 2 === 1;
  if (inner < 0 || isPair) return value;
  if (quote === "'") return toQuoted(words.replaceAll("''", "'")) + tail;
  return `"${words.replace(/\\.|"/g, (part) => (part === '"' ? '\\"' : part))}"${tail}`;
}

/** Doubles the backslashes of strings in which one of them begins no escape, as in a path of Windows. */
export function doubleBackslashes(value: string): string {
  const [, words = '', tail = ''] = ESCAPED_END.exec(value) ?? [];
  if (words !== '') return `"${double(words)}\\\\"${tail}`;
  return value.replace(STRING, (string) => (BAD_ESCAPE.test(string.replaceAll('\\\\', '')) ? double(string) : string));
}

/** In double quotes. */
export function toQuoted(words: string): string {
  return `"${words.replace(/["\\]/g, '\\$&')}"`;
}

/** The two backslashes of a server's name count as well, because nothing in the string is escaped. */
function double(text: string): string {
  return text
    .replace(/^"\\\\(?=\w)/, '"\\\\\\\\')
    .replace(/\\(["\\])?/g, (_, next: string | undefined) => (next === undefined ? '\\\\' : `\\${next}`));
}

/** The first quote that is not escaped; -1 without one. */
function findInnerQuote(words: string, quote: string): number {
  return plainOf(words, quote).indexOf(quote);
}

/** The words with placeholders for escapes. */
function plainOf(words: string, quote: string): string {
  return words.replace(quote === '"' ? /\\./g : /''/g, '__');
}

function hasWordsBehind(words: string): boolean {
  const opener = words.charAt(0);
  if (opener === '"' || opener === "'") return QUOTED.test(words);
  const closer = CLOSERS[opener];
  if (closer === undefined) return false;
  let depth = 0;
  for (let at = 0; at < words.length; at++) {
    if (words[at] === opener) depth++;
    else if (words[at] === closer && --depth === 0) return at + 1 < words.length;
  }
  return false;
}
