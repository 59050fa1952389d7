import { CLASS } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, type Awaits, FRAME, type Frame, setToken } from './frames.ts';
import { isCommandAt } from './tex.ts';

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const PERCENT = 0x25;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const EQUALS = 0x3d;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** What `[` may be followed by when it is certainly an array of JSON: not a name that a program printed. */
const ARRAY_STARTS = createTable('"-0123456789tfn{[] \t\r\n');
/** The same behind two brackets, which may also begin an internal property or a text of Lua. */
const NESTED_STARTS = createTable('"-0123456789{[]');
/** Characters that may follow a backslash, except `u`. */
const SIMPLE_ESCAPES = createTable('"\\/bfnrt');

/** The last atom of a run, and what the run ended with. */
interface Run {
  at: number;
  atomStart: number;
  atomEnd: number;
  isString: boolean;
  /** Whether the last token is the atom. */
  endsWithAtom: boolean;
}

/**
 * Takes tokens of valid JSON from `draft.pos` on, up to the first that begins at `until` or needs a decision. Leaves the
 * draft as the reading of each of them would. Takes a string, number or word only together with a look at the separator
 * behind it, so that nothing behind the text could change the decision.
 */
export function takeValidRun(draft: Draft, until: number): void {
  const { frames, atom } = draft;
  if (frames.isAtRoot || !isContainer(frames.top)) return;
  const run: Run = { at: draft.pos, atomStart: -1, atomEnd: -1, isString: false, endsWithAtom: false };
  const end = takeTokens(draft, run, until);
  if (end < 0) return;
  draft.lastEnd = end;
  draft.pos = run.at;
  if (run.atomStart >= 0) {
    setToken(atom, run.atomStart, run.atomEnd, -1);
    atom.isString = run.isString;
    atom.isQuoted = run.isString;
    if (run.isString) setToken(atom.close, run.atomEnd - 1, run.atomEnd, -1);
    else atom.valueText = '';
  }
  atom.isCurrent = run.endsWithAtom;
}

/** @returns the end of the last token; -1 when none was taken. */
function takeTokens(draft: Draft, run: Run, until: number): number {
  const { text, frames } = draft;
  let frame = frames.top;
  let isObject = frame.kind === FRAME.object;
  let awaits: Awaits = frame.awaits;
  let count = frame.count;
  let valueCount = draft.valueCount;
  let lastEnd = -1;
  let at = run.at;
  for (;;) {
    let code = text.charCodeAt(at);
    while (code === SPACE || code === LF || code === CR || code === TAB) code = text.charCodeAt(++at);
    if (at >= until) break;
    if (awaits === AWAITS.after || awaits === AWAITS.first) {
      if (code === COMMA && awaits === AWAITS.after) {
        setToken(frame.comma, at, at + 1, -1);
        awaits = isObject ? AWAITS.key : AWAITS.item;
        run.endsWithAtom = false;
        lastEnd = ++at;
        continue;
      }
      if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
        if (frame.closer !== (code === CLOSE_BRACE ? CLASS.closeBrace : CLASS.closeBracket)) break;
        if (isObject !== (code === CLOSE_BRACE) || frames.size < 2) break;
        frame.count = count;
        frames.pop();
        frame = frames.top;
        isObject = frame.kind === FRAME.object;
        count = frame.count;
        awaits = AWAITS.after;
        frame.awaits = awaits;
        run.endsWithAtom = false;
        lastEnd = ++at;
        if (!isContainer(frame)) break;
        continue;
      }
      if (awaits === AWAITS.after) break;
    } else if (awaits === AWAITS.colon) {
      if (code !== COLON || !isKnown(text, at + 1) || text.charCodeAt(at + 1) === EQUALS) break;
      awaits = AWAITS.value;
      run.endsWithAtom = false;
      lastEnd = ++at;
      continue;
    }
    const isKey = isObject && awaits !== AWAITS.value;
    if (code === QUOTE) {
      const end = findStringEnd(text, at, isKey, isObject);
      if (end < 0) break;
      keepAtom(run, at, end, true);
      awaits = isKey ? AWAITS.colon : AWAITS.after;
      lastEnd = at = end;
    } else if (isKey) break;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (!beginsContainer(text, at, code)) break;
      frame.count = count + 1;
      frame.awaits = awaits;
      frame = frames.push(code === OPEN_BRACE ? FRAME.object : FRAME.array, at, at + 1, -1);
      isObject = code === OPEN_BRACE;
      count = -1;
      awaits = AWAITS.first;
      run.endsWithAtom = false;
      lastEnd = ++at;
    } else {
      const end = findBareEnd(text, at, code, isObject);
      if (end < 0) break;
      keepAtom(run, at, end, false);
      awaits = AWAITS.after;
      lastEnd = at = end;
    }
    count++;
    valueCount++;
  }
  frame.count = count;
  frame.awaits = awaits;
  draft.valueCount = valueCount;
  run.at = at;
  return lastEnd;
}

function isContainer({ kind }: Frame): boolean {
  return kind === FRAME.object || kind === FRAME.array;
}

function isKnown(text: string, at: number): boolean {
  return at < text.length;
}

function keepAtom(run: Run, start: number, end: number, isString: boolean): void {
  run.atomStart = start;
  run.atomEnd = end;
  run.isString = isString;
  run.endsWithAtom = true;
}

/** End of the valid string at `from`; -1 when a decision is needed. */
function findStringEnd(text: string, from: number, isKey: boolean, isObject: boolean): number {
  const first = text.charCodeAt(from + 1);
  // JSON in quotes, or three quotes.
  if (isObject && !isKey && (first === OPEN_BRACE || first === OPEN_BRACKET)) return -1;
  if (first === QUOTE && text.charCodeAt(from + 2) === QUOTE) return -1;
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    // Most characters are letters, which the first comparison finds.
    if (code > BACKSLASH) at++;
    else if (code === QUOTE) break;
    else if (code === BACKSLASH) {
      const length = escapeLength(text, at);
      if (length === 0) return -1;
      at += length;
    } else if (code >= SPACE) at++;
    // A control character, or the end of the text.
    else return -1;
  }
  const end = at + 1;
  let next = end;
  let code = text.charCodeAt(next);
  while (code === SPACE || code === LF || code === CR || code === TAB) code = text.charCodeAt(++next);
  // A regular expression continues behind a class of characters.
  if (code === CLOSE_BRACKET && (isObject || !endsList(text.charCodeAt(next + 1)))) return -1;
  return (isKey ? code === COLON : endsValue(code)) ? end : -1;
}

/** Whether this may follow a list. The end of the text is no number. */
function endsList(code: number): boolean {
  return code <= SPACE || code === COMMA || code === CLOSE_BRACKET || code === CLOSE_BRACE || Number.isNaN(code);
}

/** 0 for an escape that JSON does not have. */
function escapeLength(text: string, backslash: number): number {
  const code = text.charCodeAt(backslash + 1);
  if (code === 0x75) {
    for (let at = backslash + 2; at < backslash + 6; at++) if (!isHex(text.charCodeAt(at))) return 0;
    return 6;
  }
  if (SIMPLE_ESCAPES[code] !== 1) return 0;
  return code > BACKSLASH && isCommandAt(text, backslash) ? 0 : 2;
}

/** End of the valid number or literal at `from`; -1 when a decision is needed. */
function findBareEnd(text: string, from: number, code: number, isObject: boolean): number {
  const end = code === MINUS || isDigit(code) ? findNumberEnd(text, from) : findLiteralEnd(text, from, code);
  if (end < 0) return -1;
  let next = end;
  let behind = text.charCodeAt(next);
  // In an object, digits behind a comma may be thousands.
  if (isObject && behind === COMMA && (!isKnown(text, next + 1) || isDigit(text.charCodeAt(next + 1)))) return -1;
  while (behind === SPACE || behind === LF || behind === CR || behind === TAB) behind = text.charCodeAt(++next);
  return endsValue(behind) ? end : -1;
}

function findNumberEnd(text: string, from: number): number {
  let at = text.charCodeAt(from) === MINUS ? from + 1 : from;
  if (text.charCodeAt(at) === ZERO) at++;
  else {
    const digits = skipDigits(text, at);
    if (digits === at) return -1;
    at = digits;
  }
  if (text.charCodeAt(at) === DOT) {
    const digits = skipDigits(text, at + 1);
    if (digits === at + 1) return -1;
    at = digits;
  }
  if ((text.charCodeAt(at) | 0x20) !== 0x65) return at;
  const sign = text.charCodeAt(at + 1);
  const exponent = sign === MINUS || sign === 0x2b ? at + 2 : at + 1;
  const digits = skipDigits(text, exponent);
  return digits === exponent ? -1 : digits;
}

function skipDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

function findLiteralEnd(text: string, from: number, code: number): number {
  const word = code === 0x74 ? 'true' : code === 0x66 ? 'false' : code === 0x6e ? 'null' : '';
  return word !== '' && text.startsWith(word, from) ? from + word.length : -1;
}

/** Whether the opener is certainly that of an object or array, and not of a placeholder. */
function beginsContainer(text: string, at: number, opener: number): boolean {
  if (!isKnown(text, at + 2)) return false;
  const next = text.charCodeAt(at + 1);
  if (opener === OPEN_BRACE) return next !== OPEN_BRACE && next !== PERCENT;
  return ARRAY_STARTS[next] === 1 && (next !== OPEN_BRACKET || NESTED_STARTS[text.charCodeAt(at + 2)] === 1);
}

function endsValue(code: number): boolean {
  return code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isHex(code: number): boolean {
  return isDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}

function createTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
