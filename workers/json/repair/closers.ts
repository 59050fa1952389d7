import { type CharacterClass, CLASS, classAt, isCloser } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME, type FrameStack, setToken } from './frames.ts';
import { isKeyAhead, skipBlank } from './lookahead.ts';
import { countRepairs, lookAhead } from './outline.ts';
import { findItemCloser, reopenItem } from './reopen.ts';
import { finishValue, isGrouping, turnIntoArray } from './structure.ts';

const PLAIN_NUMBER = /^"(-?(?:0|[1-9]\d*)(?:\.\d+)?)"$/;

/**
 * What a closer without a partner at the top ends: all frames down to its partner (`owner`), only the top one (it is the
 * wrong closer), or nothing (it is superfluous). `reopen`: it is superfluous, and the object before it was closed too early.
 */
type Ends = 'owner' | 'top' | 'nothing' | 'reopen';

/** Frames that are searched for the partner of a closer; a partner further down is assumed. */
const MAX_LOOK = 64;
/** Advantage of a forgotten closer over a wrong one. */
const HABIT = 0.5;

/** A closer in the text. It may belong to a frame further down, be the wrong closer, or be superfluous. */
export function takeCloser(draft: Draft, kind: CharacterClass, start: number, end: number): void {
  const { frames } = draft;
  if (frames.isAtRoot) {
    dropCloser(draft, kind, start, end);
  } else if (frames.top.closer === kind) {
    closeTop(draft, start, end);
  } else if (isSwapped(draft, kind, end)) {
    const next = skipBlank(draft.text, end);
    closeTop(draft, start, end);
    closeTop(draft, next, next + 1);
    draft.pos = next + 1;
  } else {
    const ends = decideCloser(draft, kind, end);
    if (ends === 'nothing' || ends === 'reopen') {
      if (ends === 'reopen') reopenItem(draft, findItemCloser(draft, draft.lastEnd));
      dropCloser(draft, kind, start, end);
      return;
    }
    if (ends === 'owner') while (frames.top.closer !== kind) closeTop(draft, draft.lastEnd, draft.lastEnd);
    closeTop(draft, start, end);
  }
}

/** Braces behind the JSON are superfluous; the partner of any other closer may be lost. */
function dropCloser({ edits, frames }: Draft, kind: CharacterClass, start: number, end: number): void {
  const edit = edits.add('extra-closer', start, end, '');
  if (!frames.isAtRoot || kind === CLASS.closeBracket) edits.doubt(edit);
}

/** `}]}` for `]}}`: the next two closers end the frames, when this one and the next change places. */
function isSwapped({ frames, text }: Draft, kind: CharacterClass, end: number): boolean {
  if (frames.size < 3 || frames.peek(1).closer !== kind) return false;
  const next = skipBlank(text, end);
  const third = skipBlank(text, next + 1);
  return classAt(text, next) === frames.top.closer && classAt(text, third) === frames.peek(2).closer;
}

/** Closes all open frames. */
export function closeAll(draft: Draft): void {
  while (!draft.frames.isAtRoot) {
    if (!draft.frames.top.isImplicit) draft.isTruncated = true;
    closeTop(draft, draft.lastEnd, draft.lastEnd);
  }
}

/** Removes a comma without a following item; a missing value becomes null. */
export function finishContent(draft: Draft): void {
  const { edits, frames, lastEnd } = draft;
  const { awaits, comma } = frames.top;
  if (awaits === AWAITS.key || awaits === AWAITS.item) {
    const isTuple = awaits === AWAITS.item && frames.top.kind === FRAME.paren && frames.top.count === 1;
    const kind = comma.start === comma.end && !isTuple ? '' : 'trailing-comma';
    edits.put(comma.edit, kind, comma.start, comma.end, '');
  } else if (awaits === AWAITS.colon && isSet(draft)) {
    turnIntoArray(draft);
  } else if (awaits === AWAITS.colon) {
    edits.add('missing-value', lastEnd, lastEnd, ':null');
  } else if (awaits === AWAITS.value) {
    edits.add('missing-value', lastEnd, lastEnd, 'null');
  }
}

/** `Set(1) { 'x' }` of Node, `set({'x'})` and `{1}` of Python. */
function isSet({ atom, frames, text }: Draft): boolean {
  const { count, open } = frames.top;
  if (count !== 1) return false;
  return (
    !atom.isString ||
    /(?:Set\(1\)\s?|\b(?:frozen)?set\(\s?)$/.test(text.slice(Math.max(0, open.start - 12), open.start))
  );
}

/** Ends the top frame with the closer at `start` … `end`, or with an inserted closer when the range is empty. */
function closeTop(draft: Draft, start: number, end: number): void {
  const { edits, frames } = draft;
  const { top } = frames;
  const isGroup = isGrouping(top);
  finishContent(draft);
  let closer = top.kind === FRAME.object ? '}' : ']';
  if (isGroup) {
    closer = '';
    if (top.isNumberCall) unquoteNumber(draft);
  } else if (top.kind === FRAME.paren) {
    const isEmptyCall = top.isCall && top.count === 0;
    closer = isEmptyCall ? 'null' : ']';
    if (!isEmptyCall) edits.put(top.open.edit, 'parenthesis', top.open.start, top.open.end, '[');
  }
  let edit = -1;
  if (!isWritten(draft.text, start, end, closer)) {
    edit = edits.add(closerKind(draft, start, end), start, end, closer);
    if (start === end && mayHaveEndedBefore(draft)) edits.doubt(edit);
    const isOwn = start < end && classAt(draft.text, start) === top.closer;
    if (!isOwn && !top.isImplicit && top.open.edit >= 0) edits.doubt(top.open.edit);
  }
  rememberClosed(draft, start, end, edit);
  frames.pop();
  draft.lastEnd = Math.max(draft.lastEnd, end);
  draft.atom.isCurrent = false;
  finishValue(draft);
}

/** Whether the closer that the top frame lacks may have stood before its last members, or before those of its last value. */
function mayHaveEndedBefore({ atom, frames, lastEnd, text }: Draft): boolean {
  const { kind, count, isImplicit } = frames.top;
  if (isImplicit || kind === FRAME.paren) return false;
  if (count > 1 && frames.peek(1).kind === kind) return true;
  const last = frames.lastClosed;
  const isBehindLast = last !== null && !atom.isCurrent && isCloser(classAt(text, lastEnd - 1));
  return isBehindLast && last.kind === kind && last.count > 1;
}

function isWritten(text: string, start: number, end: number, closer: string): boolean {
  return end - start === 1 && closer !== '' && text.charCodeAt(start) === closer.charCodeAt(0);
}

function closerKind(draft: Draft, start: number, end: number): string {
  const { top } = draft.frames;
  if (start === end) return top.isImplicit ? 'missing-brace' : 'missing-closer';
  if (top.closer === CLASS.closeParen) return '';
  if (classAt(draft.text, start) !== top.closer) return 'wrong-closer';
  return draft.text.charCodeAt(start) < 128 ? 'wrong-bracket' : 'wrong-punctuation';
}

function rememberClosed({ frames, closed }: Draft, start: number, end: number, edit: number): void {
  const { top } = frames;
  if (frames.size !== 1) return;
  closed.rootCount = end > start ? frames.peek(1).count : -1;
  closed.isObject = top.kind === FRAME.object;
  closed.isEmpty = top.count === 0;
  setToken(closed, start, end, edit);
  setToken(closed.open, top.open.start, top.open.end, top.open.edit);
}

/** `NumberLong("12")`. */
function unquoteNumber({ atom, edits, text }: Draft): void {
  const number = PLAIN_NUMBER.exec(text.slice(atom.start, atom.end))?.[1];
  // Something that was dropped behind the string would come back.
  const isFollowed = edits.newestEnd > atom.end;
  if (!atom.isCurrent || !atom.isQuoted || isFollowed || number === undefined) return;
  edits.dropFrom(atom.start);
  edits.add('type-name', atom.start, atom.end, number);
}

/** Chooses the answer that needs the fewest repairs in the text ahead. */
function decideCloser(draft: Draft, kind: CharacterClass, end: number): Ends {
  const { atom, frames, lastEnd, text } = draft;
  const isKnown = frames.hasCloser(kind);
  if (kind === CLASS.closeParen) return isKnown ? 'owner' : 'nothing';
  const next = skipBlank(text, end);
  if (frames.top.awaits === AWAITS.first && isKeyAhead(text, next)) return 'nothing';
  const steps = lookAhead(text, next);
  const owner = isKnown ? findOwner(frames, kind) : -1;
  if (isKnown && owner < 0) return 'owner';
  let best: Ends = 'top';
  let least = 1 + countRepairs(frames, steps, 1);
  if (owner >= 0) {
    const spent = owner - HABIT;
    const cost = spent + countRepairs(frames, steps, owner + 1, least - spent);
    if (cost < least) {
      best = 'owner';
      least = cost;
    }
  }
  if (least <= 1) return best;
  const dropped = 1 + countRepairs(frames, steps, 0, least - 1);
  if (dropped < least) {
    best = 'nothing';
    least = dropped;
  }
  if (least <= 2 || atom.isCurrent || findItemCloser(draft, lastEnd) < 0) return best;
  const closers = steps.findIndex((step) => !isCloser(step as CharacterClass));
  if (closers < 0) return best;
  // The closers before the next member are superfluous as well.
  const reopened = 2 + closers + countRepairs(frames, steps.slice(closers), 0, least, true);
  if (reopened >= least) return best;
  return closers === 0 ? 'reopen' : 'nothing';
}

/** How far below the top the closer's partner is; -1 when it is not near. */
function findOwner(frames: FrameStack, kind: CharacterClass): number {
  for (let below = 1; below < Math.min(MAX_LOOK, frames.size); below++) {
    if (frames.peek(below).closer === kind) return below;
  }
  return -1;
}
