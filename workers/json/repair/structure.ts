import { matchesAt } from '../sticky.ts';
import { type CharacterClass, CLASS } from './characters.ts';
import { judgeLabel } from './doubts.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME, type Frame, setToken } from './frames.ts';
import { isKeyAhead, isQuoteAt, isSymbolKeyAhead, skipBlank } from './lookahead.ts';
import { judgeKey } from './nonsense.ts';
import { countRepairs, lookAhead } from './outline.ts';
import { findItemCloser, reopenItem, reopenRoot } from './reopen.ts';
import { findComputedKey } from './wrappers.ts';

/** A comma that was inserted between two values of the root; `read-json.ts` gives it its kind. */
export const ROOT_COMMA = 'root-comma';
/** Repairs beyond which readings are alike. */
const MAX_REPAIRS = 100;
/** Structure that a key without a colon may have swallowed. */
const SEPARATORS = /[{}[\]:,]/;
/** A symbol of Elixir as an item of a tuple. */
const SYMBOL_ITEM = /:[A-Za-z_]\w{0,80}[?!]?\s{0,9}[,}]/y;

/**
 * Prepares the top frame for a value that begins at `draft.pos`: inserts a missing comma or colon. @returns whether the
 * value is where an object expects a key.
 */
export function prepareValue(draft: Draft): boolean {
  const { top } = draft.frames;
  if (top.awaits === AWAITS.after) {
    const kind = top.kind === FRAME.root ? ROOT_COMMA : 'missing-comma';
    const edit = draft.edits.add(kind, draft.lastEnd, draft.lastEnd, ',');
    if (isBetweenQuotes(draft)) draft.edits.doubt(edit);
    setToken(top.comma, draft.lastEnd, draft.lastEnd, edit);
    top.awaits = top.kind === FRAME.object ? AWAITS.key : AWAITS.item;
  } else if (top.awaits === AWAITS.colon) {
    const edit = draft.edits.add('missing-colon', draft.lastEnd, draft.lastEnd, ':');
    const { isQuoted, start, close } = draft.atom;
    if (!isQuoted || SEPARATORS.test(draft.text.slice(start + 1, close.start))) draft.edits.doubt(edit);
    top.awaits = AWAITS.value;
  }
  return top.kind === FRAME.object && top.awaits !== AWAITS.value;
}

/** `["a""b"]`: two strings, or one with doubled quotes. */
function isBetweenQuotes({ text, pos, lastEnd, frames }: Draft): boolean {
  return pos === lastEnd && frames.top.kind === FRAME.array && isQuoteAt(text, pos) && isQuoteAt(text, pos - 1);
}

/** Notes in the top frame a value that ends at `draft.lastEnd`. */
export function finishValue(draft: Draft): void {
  draft.frames.top.awaits = AWAITS.after;
}

export function takeComma(draft: Draft, start: number, end: number): void {
  const { top } = draft.frames;
  switch (top.awaits) {
    case AWAITS.first:
    case AWAITS.key:
    case AWAITS.item:
      draft.edits.add('extra-comma', start, end, '');
      return;
    case AWAITS.colon:
      if (top.count === 1 && !top.isImplicit && !isMemberAhead(draft.text, skipBlank(draft.text, end)))
        turnIntoArray(draft);
      else draft.edits.add('missing-value', draft.lastEnd, draft.lastEnd, ':null');
      break;
    case AWAITS.value:
      draft.edits.add('missing-value', draft.lastEnd, draft.lastEnd, 'null');
      break;
    case AWAITS.after:
      break;
  }
  const isPlain = draft.text.charCodeAt(start) === 0x2c;
  setToken(top.comma, start, end, isPlain ? -1 : draft.edits.add(separatorKind(draft.text, start), start, end, ','));
  top.awaits = top.kind === FRAME.object ? AWAITS.key : AWAITS.item;
  draft.atom.isCurrent = false;
  draft.lastEnd = end;
}

export function takeColon(draft: Draft, start: number, end: number): void {
  const { top } = draft.frames;
  if (top.kind === FRAME.object && (top.awaits === AWAITS.first || top.awaits === AWAITS.key)) {
    if (isSymbolKeyAhead(draft.text, start) || matchesAt(SYMBOL_ITEM, draft.text, start)) {
      draft.edits.add('string-prefix', start, end, '');
      return;
    }
    draft.edits.add('missing-key', start, start, '""');
    top.count++;
  } else if (top.awaits === AWAITS.after && draft.atom.isCurrent) {
    turnAtomIntoKey(draft);
  } else if (top.awaits !== AWAITS.colon) {
    const edit = draft.edits.add('extra-colon', start, end, '');
    // The value before it may have been a key.
    if (top.awaits === AWAITS.after) draft.edits.doubt(edit);
    return;
  }
  if (end - start !== 1 || draft.text.charCodeAt(start) !== 0x3a)
    draft.edits.add(separatorKind(draft.text, start), start, end, ':');
  draft.frames.top.awaits = AWAITS.value;
  draft.atom.isCurrent = false;
  draft.lastEnd = end;
}

function isMemberAhead(text: string, at: number): boolean {
  return isKeyAhead(text, at) || findComputedKey(text, at) !== null;
}

/** A full-width character only has the wrong width; any other one is another character. */
function separatorKind(text: string, at: number): string {
  return text.charCodeAt(at) < 128 ? 'wrong-separator' : 'wrong-punctuation';
}

/** The last value is followed by a colon: finds the object of which it is a key. */
function turnAtomIntoKey(draft: Draft): void {
  const { atom, edits, frames } = draft;
  const { top } = frames;
  if (top.kind === FRAME.object) {
    edits.add('missing-value', atom.start, atom.start, 'null,');
    top.count++;
  } else if (top.kind === FRAME.root && reopenRoot(draft)) {
    // The object at the top, which the last closers ended too early, continues with this key.
  } else if ((top.kind === FRAME.array || top.kind === FRAME.paren) && top.count === 1) {
    top.kind = FRAME.object;
    edits.put(top.open.edit, 'wrong-bracket', top.open.start, top.open.end, '{');
  } else if (top.kind === FRAME.array && frames.peek(1).kind === FRAME.object && !isMemberOfItem(draft)) {
    closeBeforeComma(draft, ']');
    frames.top.count++;
  } else if (top.kind === FRAME.array && continueItem(draft)) {
    // The item before the comma, which its closer ended too early, continues with this key.
  } else {
    const edit = edits.add('missing-brace', atom.start, atom.start, '{');
    const frame = frames.push(FRAME.object, atom.start, atom.start, edit);
    frame.isImplicit = true;
    frame.count = 1;
    draft.solidCount++;
    if (frames.size === 1 && atom.isString && !atom.isQuoted) draft.rootWordCount--;
  }
  keepAsKey(draft);
}

/** Whether the brackets ahead show that the key is in an item of the array at the top, not behind the array. */
function isMemberOfItem({ atom, frames, text }: Draft): boolean {
  const steps = lookAhead(text, atom.start);
  return countRepairs(frames, steps, 0, MAX_REPAIRS, true) < countRepairs(frames, steps, 1);
}

/** Opens the item before the current key again, unless it begins with the same key: then this is the next item. */
function continueItem(draft: Draft): boolean {
  const { atom, frames, text } = draft;
  const { comma } = frames.top;
  const closer = findItemCloser(draft, comma.start);
  const first = skipBlank(text, frames.lastClosed?.open.end ?? 0);
  if (closer < 0 || text.startsWith(text.slice(atom.start, atom.end), first)) return false;
  frames.top.count--;
  reopenItem(draft, closer);
  setToken(frames.top.comma, comma.start, comma.end, comma.edit);
  return true;
}

/** Ends the top frame before its last comma, because the text behind it belongs to the frame below. */
function closeBeforeComma(draft: Draft, closer: string): void {
  const { edits, frames } = draft;
  const { comma } = frames.top;
  const { start, end, edit } = comma;
  let commaEdit = edit;
  if (start === end) edits.put(edit, 'missing-closer', start, end, `${closer},`);
  else edits.add('missing-closer', start, start, closer);
  frames.pop();
  if (start === end) commaEdit = -1;
  setToken(frames.top.comma, start, end, commaEdit);
}

/** Writes the current atom as a key. */
export function keepAsKey(draft: Draft): void {
  const { atom, edits, text } = draft;
  if (atom.isString && atom.isQuoted) return;
  const word = text.slice(atom.start, atom.end);
  judgeKey(draft, word);
  judgeLabel(draft);
  if (atom.isString) return;
  const key = JSON.stringify(word);
  atom.edit = edits.put(atom.edit, 'missing-quote', atom.start, atom.end, key);
}

/** A set: `{1, 2}`. The first key was a value. */
export function turnIntoArray(draft: Draft): void {
  const { atom, edits, frames } = draft;
  const { open } = frames.top;
  open.edit = edits.put(open.edit, 'wrong-bracket', open.start, open.end, '[');
  frames.top.kind = FRAME.array;
  if (atom.edit >= 0 && !atom.isQuoted) {
    const source = draft.text.slice(atom.start, atom.end);
    // The colon between two words may be lost.
    if (/\s/.test(source)) edits.doubt(open.edit);
    const text = atom.valueText === '' ? source : atom.valueText;
    edits.put(atom.edit, text === source ? '' : 'wrong-word', atom.start, atom.end, text);
  }
}

/** Opens the container at `draft.pos`. */
export function takeOpener(draft: Draft, kind: CharacterClass, end: number): void {
  const start = draft.pos;
  const needsKey = prepareValue(draft);
  draft.pos = end;
  if (needsKey && !settleOpenerAsKey(draft, kind, start, end)) return;
  const { edits, frames } = draft;
  frames.top.count++;
  if (kind !== CLASS.openParen) draft.valueCount++;
  if (frames.isAtRoot) {
    draft.solidCount++;
    draft.hasContainer = true;
    if (kind === CLASS.openBracket) draft.hasArray = true;
  }
  if (kind === CLASS.openParen) {
    frames.push(FRAME.paren, start, end, edits.add('parenthesis', start, end, ''));
  } else {
    const plain = kind === CLASS.openBrace ? '{' : '[';
    const edit = draft.text[start] === plain ? -1 : edits.add('wrong-punctuation', start, end, plain);
    frames.push(kind === CLASS.openBrace ? FRAME.object : FRAME.array, start, end, edit);
  }
  draft.atom.isCurrent = false;
  draft.lastEnd = end;
}

/** An opener where a key is expected. Returns false when it was dropped. */
function settleOpenerAsKey(draft: Draft, kind: CharacterClass, start: number, end: number): boolean {
  const { edits, frames } = draft;
  const { top } = frames;
  const below = frames.peek(1).kind;
  if (top.awaits === AWAITS.key && top.closer === CLASS.closeBrace && (below === FRAME.array || below === FRAME.root)) {
    closeBeforeComma(draft, '}');
    frames.top.awaits = AWAITS.item;
    return true;
  }
  if (kind === CLASS.openBrace) {
    const edit = edits.add('extra-opener', start, end, '');
    if (top.awaits !== AWAITS.first || skipBlank(draft.text, top.open.end) !== start) edits.doubt(edit);
    return false;
  }
  if (top.awaits === AWAITS.first && !top.isImplicit) {
    top.kind = FRAME.array;
    top.open.edit = edits.put(top.open.edit, 'wrong-bracket', top.open.start, top.open.end, '[');
    return true;
  }
  edits.add('missing-key', start, start, '"":');
  top.count++;
  top.awaits = AWAITS.value;
  return true;
}

/** Whether the frame holds a single value in parentheses that only group. */
export function isGrouping(frame: Frame): boolean {
  return frame.kind === FRAME.paren && frame.count === 1 && frame.awaits === AWAITS.after;
}
