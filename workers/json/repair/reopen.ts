import { CLASS, classAt } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS, FRAME, setToken } from './frames.ts';
import { skipBlank } from './lookahead.ts';

/**
 * The brace that closed the last object of the array at the top, when only blanks are between it and `end`; -1 without
 * it, and when it was edited.
 */
export function findItemCloser({ text, frames, edits }: Draft, end: number): number {
  const item = frames.lastClosed;
  if (frames.top.kind !== FRAME.array || item === null) return -1;
  const at = findLastCharacter(text, end);
  return closesFilledObject(text, at, item.open.end) && !edits.isEdited(at) ? at : -1;
}

/** Opens the object again that the brace at `closer` ended. */
export function reopenItem(draft: Draft, closer: number): void {
  draft.edits.add('extra-closer', closer, closer + 1, '');
  reopenTop(draft);
  draft.frames.top.awaits = AWAITS.after;
}

/**
 * `{"a": 1}, "b": 2}` and `[{"a": 1}], "b": 2}]`: opens the value at the root again, whose closers came too early. A comma and
 * an atom follow it. @returns false when it cannot take a key.
 */
export function reopenRoot(draft: Draft): boolean {
  const { closed, edits, frames, text } = draft;
  const { top: root } = frames;
  if (closed.rootCount !== root.count - 1 || root.count < 2) return false;
  const inner = findLastCharacter(text, closed.start);
  if (!closed.isObject && (!closesFilledObject(text, inner, closed.open.end) || edits.isEdited(inner))) return false;
  const { comma } = root;
  root.count--;
  closed.rootCount = -1;
  edits.put(closed.edit, 'extra-closer', closed.start, closed.end, '');
  reopenTop(draft);
  if (!closed.isObject) {
    edits.add('extra-closer', inner, inner + 1, '');
    reopenTop(draft);
  } else if (closed.isEmpty) {
    edits.put(comma.edit, comma.start === comma.end ? '' : 'extra-comma', comma.start, comma.end, '');
  }
  setToken(frames.top.comma, comma.start, comma.end, comma.edit);
  return true;
}

/** Opens the frame again that was closed last. Its members, which were not counted, count as two: more than one decides nothing. */
function reopenTop({ frames }: Draft): void {
  frames.reopen();
  frames.top.count = 2;
}

/** Whether the brace at `at` closes an object with members. `from` is a place behind its opener. */
function closesFilledObject(text: string, at: number, from: number): boolean {
  if (at <= from || classAt(text, at) !== CLASS.closeBrace) return false;
  return classAt(text, skipBlank(text, from)) !== CLASS.closeBrace;
}

/** The last character before `end` that is no blank; -1 without one. */
export function findLastCharacter(text: string, end: number): number {
  let at = end - 1;
  while (at >= 0 && classAt(text, at) === CLASS.blank) at--;
  return at;
}
