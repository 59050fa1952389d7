import { matchAt, matchesAt } from '../sticky.ts';
import { CLASS, classAt, isCloser, isOpener } from './characters.ts';
import type { Draft } from './draft.ts';
import { AWAITS } from './frames.ts';
import { isLabelAhead } from './labels.ts';
import { isItemAhead, isKeyAhead, isQuoteAt, peekString, skipBlank } from './lookahead.ts';
import { leavesBraceOpen } from './nonsense.ts';

const FENCE = /```[ \t]*(?:[A-Za-z][\w+-]*)?/y;
const LONE_VALUE = /(?:-?\d[\d.eE+-]{0,40}|true|false|null)[ \t]*(?:[\r\n,\]]|$)/y;

/**
 * The first place from `from` on where an object or array begins, ignoring brackets in prose; -1 when there is none.
 */
export function findOpener(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const kind = classAt(text, at);
    if ((kind === CLASS.openBrace || kind === CLASS.openBracket) && beginsContainer(text, at)) return at;
  }
  return -1;
}

/** Whether the opener at `at` begins an object or array, judged by the text behind it. */
export function beginsContainer(text: string, at: number): boolean {
  const next = skipBlank(text, at + 1);
  const kind = classAt(text, next);
  if (next >= text.length) return false;
  if (classAt(text, at) === CLASS.openBrace) {
    if (kind === CLASS.closeBrace || kind === CLASS.openBrace) return true;
    if (isQuoteAt(text, next)) return isKeyAhead(text, next) || peekString(text, next) !== null;
    return isKeyAhead(text, next);
  }
  if (kind === CLASS.openBrace || kind === CLASS.openBracket || (isQuoteAt(text, next) && text[next] !== '`'))
    return true;
  const isItem =
    isQuoteAt(text, next) ||
    kind === CLASS.closeBracket ||
    kind === CLASS.number ||
    LONE_WORD.test(text.slice(next, next + 6));
  return isItem && standsAlone(text, at);
}

/** Characters of a line that are looked at. */
const MAX_LINE = 400;
const LONE_WORD = /^(?:true|false|null)/i;

/** Whether the line begins here, another value ended here, or the text before announces a value. */
function standsAlone(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && (text[before - 1] === ' ' || text[before - 1] === '\t')) before--;
  const previous = classAt(text, before - 1);
  if (before === at && isCloser(previous)) return true;
  return before === 0 || text[before - 1] === '\n' || previous === CLASS.colon || previous === CLASS.equals;
}

/** Skips prose behind the first value of the root. Returns false when the root continues here. */
export function skipProse(draft: Draft): boolean {
  const { text, frames, pos, edits, end } = draft;
  if (!draft.hasContainer || !frames.isAtRoot || isRootGoingOn(draft)) return false;
  let stop = pos + 1;
  while (stop < end && !isResumedAt(text, stop)) stop++;
  if (stop < end && leavesBraceOpen(text, pos, stop)) draft.isNonsense = true;
  edits.add('surrounding-text', pos, stop, '');
  draft.pos = stop;
  draft.atom.isCurrent = false;
  return true;
}

function isResumedAt(text: string, at: number): boolean {
  const kind = classAt(text, at);
  if (kind === CLASS.openBrace || kind === CLASS.openBracket) return beginsContainer(text, at);
  return kind === CLASS.quote && text.startsWith('```', at);
}

function isRootGoingOn(draft: Draft): boolean {
  const { text, frames, pos, atom } = draft;
  const kind = classAt(text, pos);
  const isBehindComma = frames.top.awaits === AWAITS.item;
  if (kind === CLASS.comma || kind === CLASS.semicolon || isCloser(kind)) return true;
  if (kind === CLASS.colon || kind === CLASS.equals) return atom.isCurrent;
  if (kind === CLASS.openParen) return false;
  if (isOpener(kind)) return beginsContainer(text, pos) || isBehindComma;
  if (isQuoteAt(text, pos)) {
    if (isKeyAhead(text, pos)) return isBehindComma || !explainsKey(text, pos);
    return peekString(text, pos) !== null && text[pos] === '"';
  }
  return matchesAt(LONE_VALUE, text, pos) || (isBehindComma && isKeyAhead(text, pos) && !isLabelAhead(draft));
}

/** `"id": number of the user`: whether words, not a value, follow the quoted key at `at` on its line. */
function explainsKey(text: string, at: number): boolean {
  const [, words = ''] = /^\s*[:=\uff1a]\s*([^\n]*)/.exec(text.slice(peekString(text, at) ?? at, at + MAX_LINE)) ?? [];
  return words !== '' && !isItemAhead(words, 0);
}

/** Takes three backticks and the name of a language behind them. @returns whether the fenced text ends here. */
export function takeFence(draft: Draft): boolean {
  const { text, pos, edits, frames, end } = draft;
  const stop = pos + (matchAt(FENCE, text, pos)?.[0].length ?? 3);
  edits.add('code-fence', pos, stop, '');
  draft.pos = stop;
  if (frames.isAtRoot) return false;
  const next = skipBlank(text, stop);
  const kind = classAt(text, next);
  return next >= end || !(isCloser(kind) || isOpener(kind) || kind === CLASS.comma || isQuoteAt(text, next));
}
