/** A name that may follow a dot: `member-name-shorthand` of RFC 9535. */
const SHORTHAND = /^[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*$/u;
/**
 * All characters but `normal-unescaped`. An unpaired surrogate, which JSON can write, is escaped like a control
 * character.
 */
const ESCAPED = /[^ -&(-[\]-\ud7ff\ue000-\u{10ffff}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

/**
 * JSONPath (RFC 9535) of the value at the end of these names and indices: `$.list[0]['a b']`. A name follows a dot
 * where the grammar allows it; otherwise it is in brackets and single quotes, as in a normalized path.
 */
export function toJsonPath(steps: Iterable<string | number>): string {
  let path = '$';
  for (const step of steps) path += typeof step === 'number' ? `[${step}]` : toMember(step);
  return path;
}

function toMember(name: string): string {
  return SHORTHAND.test(name) ? `.${name}` : toBracketed(name);
}

/** A name as a normalized path writes it: `['a b']`. */
export function toBracketed(name: string): string {
  return `['${name.replace(ESCAPED, toEscape)}']`;
}

function toEscape(char: string): string {
  return ESCAPES[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
