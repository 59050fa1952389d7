import { matchAt } from './sticky.ts';

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

const STEP = /\.([^.[\]']+)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]/gsy;
const ESCAPE = /\\(?:u([0-9a-f]{4})|(.))/gs;
const LETTERS: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r' };

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

/** Names and indices of a path that `toJsonPath` wrote; null for any other text. */
export function parsePath(path: string): (string | number)[] | null {
  if (!path.startsWith('$')) return null;
  const steps: (string | number)[] = [];
  let at = 1;
  while (at < path.length) {
    const match = matchAt(STEP, path, at);
    if (match === null) return null;
    const [whole, name, index, quoted] = match;
    steps.push(index === undefined ? (name ?? resolveEscapes(quoted ?? '')) : Number(index));
    at += whole.length;
  }
  return steps;
}

function resolveEscapes(quoted: string): string {
  return quoted.replace(ESCAPE, (_, hex: string | undefined, letter: string | undefined) =>
    hex === undefined ? (LETTERS[letter ?? ''] ?? letter ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
