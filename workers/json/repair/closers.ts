import { type CharacterClass, CLASS, classAt, isCloser } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME, type FrameKind, type FrameStack, setToken } from './frames.ts';
import { isKeyAhead, skipBlank } from './lookahead.ts';
import { finishValue, isGrouping } from './structure.ts';

/** Frames that are searched for the partner of a closer; a partner further down is assumed. */
const MAX_LOOK = 64;
const PLAIN_NUMBER = /^"(-?(?:0|[1-9]\d*)(?:\.\d+)?)"$/;

/** A closer in the text. It may belong to a frame further down, be the wrong closer, or be superfluous. */
export function takeCloser(draft: Draft, kind: CharacterClass, start: number, end: number): void {
  const { frames } = draft;
  if (frames.isAtRoot) {
    draft.edits.add('extra-closer', start, end, '');
  } else if (frames.top.closer === kind) {
    closeTop(draft, start, end);
  } else if (isSwapped(draft, kind, end)) {
    const next = skipBlank(draft.text, end);
    closeTop(draft, start, end);
    closeTop(draft, next, next + 1);
    draft.pos = next + 1;
  } else {
    const ends = decideCloser(draft, kind, end);
    if (ends === 'nothing') {
      draft.edits.add('extra-closer', start, end, '');
      return;
    }
    if (ends === 'owner') while (frames.top.closer !== kind) closeTop(draft, draft.lastEnd, draft.lastEnd);
    closeTop(draft, start, end);
  }
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
  if (
    awaits === AWAITS.key ||
    (awaits === AWAITS.item && !(frames.top.kind === FRAME.paren && frames.top.count === 1))
  ) {
    if (comma.start === comma.end) edits.put(comma.edit, '', comma.start, comma.end, '');
    else edits.put(comma.edit, 'trailing-comma', comma.start, comma.end, '');
  } else if (awaits === AWAITS.item) {
    edits.put(comma.edit, 'trailing-comma', comma.start, comma.end, '');
  } else if (awaits === AWAITS.colon) {
    edits.add('missing-value', lastEnd, lastEnd, ':null');
  } else if (awaits === AWAITS.value) {
    edits.add('missing-value', lastEnd, lastEnd, 'null');
  }
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
  if (!isWritten(draft.text, start, end, closer)) edit = edits.add(closerKind(draft, start, end), start, end, closer);
  rememberClosed(draft, start, end, edit);
  frames.pop();
  draft.lastEnd = Math.max(draft.lastEnd, end);
  draft.atom.isCurrent = false;
  finishValue(draft);
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
  closed.rootCount = top.kind === FRAME.object && end > start ? frames.peek(1).count : -1;
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

/**
 * The frames that a mismatching closer ends: all down to its partner, only the top one (it is the wrong closer), or
 * none (it is superfluous). The text behind it decides.
 */
function decideCloser({ frames, text }: Draft, kind: CharacterClass, end: number): 'owner' | 'top' | 'nothing' {
  const isKnown = frames.hasCloser(kind);
  if (kind === CLASS.closeParen) return isKnown ? 'owner' : 'nothing';
  const next = skipBlank(text, end);
  const expected = expectedFrame(text, next);
  if (frames.top.awaits === AWAITS.first && isKeyAhead(text, next)) return 'nothing';
  if (expected !== null) {
    const below = isKnown ? findOwner(frames, kind) : -1;
    if (below >= 0 && frames.peek(below + 1).kind === expected) return 'owner';
    if (frames.peek(1).kind === expected) return 'top';
    if (frames.top.kind === expected) return 'nothing';
  }
  if (isKnown) return 'owner';
  const following = classAt(text, next);
  return isCloser(following) && following === frames.top.closer ? 'nothing' : 'top';
}

/** How far below the top the closer's partner is; -1 when it is not near. */
function findOwner(frames: FrameStack, kind: CharacterClass): number {
  for (let below = 1; below < Math.min(MAX_LOOK, frames.size); below++) {
    if (frames.peek(below).closer === kind) return below;
  }
  return -1;
}

/** The kind of frame to which a comma and the text behind it belong; null when undecided. */
function expectedFrame(text: string, at: number): FrameKind | null {
  if (classAt(text, at) !== CLASS.comma) return null;
  const next = skipBlank(text, at + 1);
  if (next >= text.length || isCloser(classAt(text, next)) || classAt(text, next) === CLASS.comma) return null;
  return isKeyAhead(text, next) ? FRAME.object : FRAME.array;
}
