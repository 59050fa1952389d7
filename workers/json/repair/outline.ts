import { CLASS, classAt, isCloser, isOpener } from './characters.ts';
import { CLOSERS, FRAME, type FrameKind, type FrameStack } from './frames.ts';
import { isQuoteAt, peekString, skipBlank } from './lookahead.ts';

/** A step of the text ahead: a bracket, by its class, or one of `SIGN`. */
type Step = number;
const SIGN = { member: 100, item: 101, end: 102, itemWithoutComma: 103 } as const;

/** Steps that are looked at. */
const MAX_STEPS = 8;
/** Characters of a word or number without quotes. */
const MAX_WORD = 100;
/** Cost of a member outside an object or an item outside an array, in repairs. */
const MISFIT = 2;
/** Unclosed frames that count at the end of the text. */
const MAX_LEFT = 64;

/** The brackets, members and items ahead. Stops where a string or word is too long to look at. */
export function lookAhead(text: string, from: number): Step[] {
  const steps: Step[] = [];
  let isValue = false;
  let needsComma = true;
  let at = from;
  while (steps.length < MAX_STEPS) {
    at = skipBlank(text, at);
    if (at >= text.length) {
      steps.push(SIGN.end);
      return steps;
    }
    const kind = classAt(text, at);
    if (kind === CLASS.comma || kind === CLASS.colon || kind === CLASS.equals) {
      isValue = kind !== CLASS.comma;
      needsComma = false;
      at++;
      continue;
    }
    const item = needsComma ? SIGN.itemWithoutComma : SIGN.item;
    needsComma = !isOpener(kind);
    if (isCloser(kind)) steps.push(kind);
    else if (isOpener(kind)) {
      if (!isValue) steps.push(item);
      steps.push(kind);
    } else {
      const end = findAtomEnd(text, at);
      if (end < 0) return steps;
      const behind = classAt(text, skipBlank(text, end));
      if (!isValue) steps.push(behind === CLASS.colon || behind === CLASS.equals ? SIGN.member : item);
      at = end - 1;
    }
    isValue = false;
    at++;
  }
  return steps;
}

/**
 * Repairs that the steps need when the first `below` frames are closed, and an object is opened first when `isOpened`. A
 * closer without a partner is dropped. Stops counting at `limit`.
 */
export function countRepairs(
  frames: FrameStack,
  steps: readonly Step[],
  below: number,
  limit = Number.POSITIVE_INFINITY,
  isOpened = false,
): number {
  const opened: FrameKind[] = isOpened ? [FRAME.object] : [];
  let at = below;
  let cost = 0;
  for (const step of steps) {
    if (cost >= limit) return cost;
    const kind = opened[opened.length - 1] ?? frames.peek(at).kind;
    if (step === SIGN.end) cost += Math.min(MAX_LEFT, opened.length + frames.size - at);
    else if (step === SIGN.member) cost += kind === FRAME.object ? 0 : MISFIT;
    else if (step === SIGN.item || step === SIGN.itemWithoutComma) cost += costOfItem(kind, step === SIGN.item);
    else if (step === CLASS.openBrace) opened.push(FRAME.object);
    else if (step === CLASS.openBracket) opened.push(FRAME.array);
    else if (step === CLASS.openParen) opened.push(FRAME.paren);
    else if (opened.length > 0 ? step === CLOSERS[kind] : at < frames.size && step === frames.peek(at).closer) {
      if (opened.pop() === undefined) at++;
    } else cost++;
  }
  return cost;
}

/** Values at the root have no comma between them, items of an array do. */
function costOfItem(kind: FrameKind, hasComma: boolean): number {
  if (kind === FRAME.object) return MISFIT;
  return (kind === FRAME.root) === hasComma ? 1 : 0;
}

/** -1 for an atom that is too long. */
function findAtomEnd(text: string, from: number): number {
  if (isQuoteAt(text, from)) return peekString(text, from) ?? -1;
  for (let at = from + 1; at < from + MAX_WORD; at++) {
    const kind = classAt(text, at);
    const isWord = kind === CLASS.other || kind === CLASS.number || kind === CLASS.slash || kind === CLASS.blank;
    if (!isWord || at >= text.length) return at;
  }
  return -1;
}
