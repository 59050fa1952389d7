import type { JsonErrorKind, JsonExpectation } from '../../../workers/json/json.api.ts';
import type { JsonRefusal, JsonTask } from '../../../workers/json/json-wasm.ts';

interface OracleAnswer {
  readonly refusal: JsonRefusal | null;
  /** One character per byte. */
  readonly output: string;
}

/**
 * The rules of the JSON core in another, slow form: a scanner over the whole text, one character per byte, without
 * windows, states inside tokens or recursion.
 */
export function askOracle(bytes: Uint8Array, task: JsonTask): OracleAnswer {
  const end = findBrokenUtf8(bytes);
  const isCorrupt = end < bytes.length;
  const text = Buffer.from(bytes.subarray(0, end)).toString('latin1');
  const maxDepth = task.mode === 'pretty' ? task.maxDepth : 1 << 20;
  const tokens: string[] = [];
  const open: ('{' | '[')[] = [];
  let expected: JsonExpectation = 'value';
  let at = 0;

  const refuse = (kind: JsonErrorKind): OracleAnswer => ({
    refusal: { kind, expected, offset: at, depth: open.length },
    output: '',
  });
  const stopAtEnd = (kind: JsonErrorKind) => refuse(isCorrupt ? 'invalid-utf8' : kind);
  const afterValue = (): JsonExpectation => (open.length === 0 ? 'nothing' : 'comma-or-close');

  while (true) {
    while (' \t\n\r'.includes(text[at] ?? 'end')) at += 1;
    const first = text[at];
    if (first === undefined) {
      if (expected === 'nothing' && !isCorrupt) return { refusal: null, output: write(tokens, task) };
      return stopAtEnd(expected === 'value' && open.length === 0 ? 'empty' : 'unexpected-end');
    }
    const isObject = open.at(-1) === '{';
    const isCloser = first === '}' || first === ']';
    if (expected === 'nothing') return refuse('trailing-content');
    if (expected === 'colon') {
      if (first !== ':') return refuse('unexpected-token');
      expected = 'value';
    } else if (expected === 'comma-or-close' && first === ',') {
      expected = isObject ? 'key' : 'value';
    } else if (isCloser) {
      if (open.length === 0) return refuse('unexpected-token');
      if (expected === 'value' && isObject) return refuse('unexpected-token');
      if (isObject !== (first === '}')) return refuse('wrong-closer');
      if (expected === 'key' || expected === 'value') return refuse('trailing-comma');
      open.pop();
      expected = afterValue();
    } else if (expected === 'comma-or-close') {
      return refuse('unexpected-token');
    } else if (first === '"' || !expected.startsWith('key')) {
      if (first === '{' || first === '[') {
        if (open.length >= maxDepth) return refuse('too-deep');
        open.push(first);
        tokens.push(first);
        expected = first === '{' ? 'key-or-close' : 'value-or-close';
        at += 1;
        continue;
      }
      const found = scanToken(text, at);
      const from = at;
      at = found.at;
      if (found.kind !== null) return found.kind === 'unexpected-end' ? stopAtEnd(found.kind) : refuse(found.kind);
      if (isCorrupt && at === end && /[\d]/.test(text[at - 1] ?? '')) return refuse('invalid-utf8');
      tokens.push(text.slice(from, at));
      expected = expected.startsWith('key') ? 'colon' : afterValue();
      continue;
    } else {
      return refuse('unexpected-token');
    }
    tokens.push(first);
    at += 1;
  }
}

/** The end of the token at `at`, or the place and kind of its error. */
interface Scanned {
  readonly at: number;
  readonly kind: JsonErrorKind | null;
}

function scanToken(text: string, at: number): Scanned {
  const first = text[at] ?? '';
  if (first === '"') return scanString(text, at + 1);
  if (/[-\d]/.test(first)) return scanNumber(text, at);
  const word = ['true', 'false', 'null'].find((literal) => literal[0] === first);
  if (word === undefined) return { at, kind: 'unexpected-token' };
  for (let i = 0; i < word.length; i++) {
    if (text[at + i] === undefined) return { at: at + i, kind: 'unexpected-end' };
    if (text[at + i] !== word[i]) return { at: at + i, kind: 'bad-literal' };
  }
  return { at: at + word.length, kind: null };
}

function scanString(text: string, from: number): Scanned {
  let at = from;
  while (true) {
    const char = text[at];
    if (char === undefined) return { at, kind: 'unexpected-end' };
    if (char === '"') return { at: at + 1, kind: null };
    if (char < ' ') return { at, kind: 'control-character' };
    at += 1;
    if (char !== '\\') continue;
    const escaped = text[at];
    if (escaped === undefined) return { at, kind: 'unexpected-end' };
    if (!'"\\/bfnrtu'.includes(escaped)) return { at, kind: 'bad-escape' };
    at += 1;
    for (let digit = 0; escaped === 'u' && digit < 4; digit++, at++) {
      const hex = text[at];
      if (hex === undefined) return { at, kind: 'unexpected-end' };
      if (!/[0-9a-fA-F]/.test(hex)) return { at, kind: 'bad-escape' };
    }
  }
}

function scanNumber(text: string, from: number): Scanned {
  let at = from;
  const eat = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const stop = (): Scanned => ({ at, kind: at === text.length ? 'unexpected-end' : 'bad-number' });
  eat(/-/y);
  if (eat(/0/y)) {
    if (/\d/.test(text[at] ?? '')) return stop();
  } else if (!eat(/\d+/y)) return stop();
  if (eat(/\./y) && !eat(/\d+/y)) return stop();
  if (eat(/[eE]/y)) {
    eat(/[+-]/y);
    if (!eat(/\d+/y)) return stop();
  }
  return { at, kind: null };
}

function write(tokens: readonly string[], task: JsonTask): string {
  if (task.mode !== 'pretty') return task.mode === 'minify' ? tokens.join('') : '';
  const parts: string[] = [];
  let depth = 0;
  const breakLine = () => parts.push('\n', ' '.repeat(depth * task.indent));
  tokens.forEach((token, index) => {
    const isEmpty = /^[[{]$/.test(tokens[index - 1] ?? '');
    if (token === '}' || token === ']') {
      depth -= 1;
      if (!isEmpty) breakLine();
    } else if (isEmpty) breakLine();
    parts.push(token === ':' ? ': ' : token);
    if (token === '{' || token === '[') depth += 1;
    if (token === ',') breakLine();
  });
  return parts.join('');
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The beginning of the first sequence that the platform's own decoder refuses; the length when there is none. */
function findBrokenUtf8(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const size = (bytes[at] ?? 0) < 0x80 ? 1 : [2, 3, 4].find((length) => isUtf8(bytes, at, length));
    if (size === undefined) return at;
    at += size;
  }
  return at;
}

function isUtf8(bytes: Uint8Array, at: number, length: number): boolean {
  if (at + length > bytes.length) return false;
  try {
    return [...decoder.decode(bytes.subarray(at, at + length))].length === 1;
  } catch {
    return false;
  }
}
