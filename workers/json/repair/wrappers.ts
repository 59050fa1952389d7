import { matchAt, matchEnd } from '../sticky.ts';
import { CLASS, classAt } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME } from './frames.ts';
import { isKeyAhead, skipBlank } from './lookahead.ts';

/** `Address {`, `Map(1) {`, `Array(3) [`, `[Object: null prototype] {`: a class before the bracket of its value. */
const TYPED = /[A-Za-z_$][\w$.]{0,80}(?:\(\d{1,9}\))?\s{0,2}(?=[{[])/y;
/** `(3) [`, as browsers print an array. */
const LENGTH = /\(\d{1,9}\)\s?(?=\[)/y;
/** What Node and browsers print for values that they do not show. */
const PLACEHOLDER =
  /<(\d{1,3}) empty items?>|\[((?:[A-Z]\w{0,60})?(?:Error|Exception)(?: \[\w{1,60}\])?: [^\]\n]{1,300})\]|\[(?:(Object|Array)|((?:Async|Generator|AsyncGenerator)?Function(?:: [^\]\n]{1,100}| \(anonymous\))?|class [^\]\n]{1,100}|Getter(?:\/Setter)?|Setter|Circular(?: \*\d{1,4})?))\]/y;
const COMPUTED_KEY =
  /\[\s{0,9}([^\][\n"'`]{1,100}|"[^"\n]{1,100}"|'[^'\n]{1,100}'|`[^`$\n]{1,100}`)\s{0,9}\]\s{0,9}(?=[:=])/y;
const INTERNAL =
  /(?:\[\[[A-Z]\w{0,40}\]\]|<prototype>)\s{0,2}:?\s{0,2}[^,}\]\n]{0,200}(?=\s{0,200}[,}\]]|\s{0,200}$|\n)/y;
const LENGTH_MEMBER = /length\s?:\s?\d{1,9}(?=\s{0,99}[,\]])/y;

/**
 * Node's mark of a value that refers to itself, the class of Python that a call gets first, and what Elixir writes before the
 * brace of a map.
 */
const MARK =
  /<ref \*\d{1,4}>\s?|<class '[^'\n]{1,100}'>\s?,\s?|%(?:[A-Z][\w.]{0,80})?(?=\{\s{0,99}(?:\}|["':%]|\w{1,80}[?!]?(?:: |\s{0,9}=>)))/y;
/** `, dtype=float32` behind the first argument of a call. */
const OPTION =
  /,\s{0,9}[A-Za-z_]\w{0,40}=(?:'[^'\n]{0,80}'|"[^"\n]{0,80}"|[\w.]{0,80}[[(](?:[^()[\]\n]|[[(](?:[^()[\]\n]|[[(][^()[\]\n]{0,100}[\])]){0,100}[\])]){0,200}[\])]|<[^<>\n]{1,100}>|[\w.+-]{1,80})(?=\s{0,9}[,)])/y;
/** Calls without an argument, and the length of an array whose items a console leaves out. */
const EMPTY_CALL =
  /(?:(?:frozenset|set|list|tuple|deque)\(\)|(dict|OrderedDict|Counter)\(\)|Array\(\d{1,9}\))(?!\s?[[{])/y;
/** The class of an object without a prototype, and a function before its own properties. */
const WRAPPED =
  /\[(?:[A-Za-z_$][\w$]{0,80}: null prototype|(?:Async|Generator|AsyncGenerator)?Function(?:: [^\]\n]{1,100}| \(anonymous\))|class [^\]\n]{1,100})\]\s?(?=\{)/y;

interface Placeholder {
  readonly end: number;
  /** The JSON that takes its place. */
  readonly value: string;
  readonly isFunction: boolean;
}

interface ComputedKey {
  readonly end: number;
  readonly key: string;
  readonly isLiteral: boolean;
}

/** Drops the name of a class before the bracket of its value. Returns false for other words. */
export function dropTypeName(draft: Draft): boolean {
  const { text, pos } = draft;
  const end = matchEnd(TYPED, text, pos);
  if (end < 0) return false;
  const isCounted = text.slice(pos, end).trimEnd().endsWith(')');
  const isObject = classAt(text, end) === CLASS.openBrace;
  const inside = skipBlank(text, end + 1);
  const isFilled = isObject && (classAt(text, inside) === CLASS.closeBrace || isKeyAhead(text, inside));
  return (isFilled || isCounted) && drop(draft, end);
}

/** Drops the length in parentheses before an array. */
export function dropLength(draft: Draft): boolean {
  if (draft.frames.top.awaits === AWAITS.after) return false;
  return drop(draft, matchEnd(LENGTH, draft.text, draft.pos), 'array-length');
}

/** Drops a mark before a value. */
export function dropMark(draft: Draft): boolean {
  return drop(draft, matchEnd(MARK, draft.text, draft.pos));
}

/** Drops what stands in brackets before the properties of an object. */
export function dropWrapper(draft: Draft): boolean {
  return drop(draft, matchEnd(WRAPPED, draft.text, draft.pos));
}

/** Drops a named argument of a call, from its comma on. The value is its first arguments alone. */
export function dropOption(draft: Draft): boolean {
  const { top } = draft.frames;
  if (!top.isCall || top.count < 1 || !drop(draft, matchEnd(OPTION, draft.text, draft.pos))) return false;
  draft.edits.doubt(draft.edits.size - 1);
  return true;
}

/** The empty list or object that a call stands for; null for other text. A console's `Array(2)` lost its items. */
export function findEmptyCall(text: string, at: number): { end: number; value: string; isLost: boolean } | null {
  const [whole, object] = matchAt(EMPTY_CALL, text, at) ?? [];
  if (whole === undefined) return null;
  return { end: at + whole.length, value: object === undefined ? '[]' : '{}', isLost: whole.startsWith('Array') };
}

function drop(draft: Draft, end: number, kind = 'type-name'): boolean {
  if (end < 0) return false;
  draft.edits.add(kind, draft.pos, end, '');
  draft.pos = end;
  return true;
}

/** A value that the text does not show: its kind of container stays, empty; null replaces all others. */
export function findPlaceholder(text: string, at: number): Placeholder | null {
  const match = matchAt(PLACEHOLDER, text, at);
  if (match === null) return null;
  const [whole, empty, error, container, other = ''] = match;
  if (error !== undefined) return { end: at + whole.length, value: JSON.stringify(error), isFunction: false };
  const value =
    container === undefined ? nulls(empty === undefined ? 1 : Number(empty)) : container === 'Array' ? '[]' : '{}';
  return { end: at + whole.length, value, isFunction: /Function|^class/.test(other) };
}

function nulls(count: number): string {
  return Array.from({ length: Math.max(1, count) }, () => 'null').join(',');
}

/** `[key]: 1`: the key is known to the program alone, unless it is a literal. Null for other brackets. */
export function findComputedKey(text: string, at: number): ComputedKey | null {
  const [whole, key = ''] = matchAt(COMPUTED_KEY, text, at) ?? [];
  if (whole === undefined) return null;
  const isQuoted = /^["'`]/.test(key);
  const isLiteral = isQuoted || /^\d+$/.test(key.trim());
  const name = isQuoted ? key.slice(1, -1) : key.trim();
  return { end: at + whole.trimEnd().length, key: isLiteral ? name : `[${name}]`, isLiteral };
}

/** End of a property that browsers add when they print a value; -1 without one. */
export function findInternalEnd({ text, frames, pos }: Draft): number {
  const { kind, awaits } = frames.top;
  if (awaits === AWAITS.value || awaits === AWAITS.colon) return -1;
  const isList = kind === FRAME.array;
  if (!isList && kind !== FRAME.object) return -1;
  const length = isList ? matchEnd(LENGTH_MEMBER, text, pos) : -1;
  return length >= 0 ? length : matchEnd(INTERNAL, text, pos);
}
