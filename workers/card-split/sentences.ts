import { PARTNER_MARKS } from '../../src/core/punctuation/lexicon.ts';
import { MARK } from '../../src/core/punctuation/mark-classes.ts';
import type { Line } from './shown-text.ts';
import { marksAt, type Source, type TextRange, trimRange } from './text-ranges.ts';

const QUOTE = '"';
const OPENING = new RegExp(`[${Object.keys(PARTNER_MARKS).join('')}]`);
/** Behind these words and behind single capitals, a full stop is no sentence's end. */
const ABBREVIATED = /(?:^|[^A-Za-z])(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|No|Fig|vs|cf|e\.g|i\.e|approx)$/;
const ADDRESS = /(?:[a-z]+:\/\/|www\.)[!-~]*$/i;
/** An address has a further character that is neither Chinese nor a mark of the sentence. */
const ADDRESS_TAIL = /^[#-;=@-~]/;
const LOWER_CASE = /^\s+[a-z]/;
const LOOKBACK_CHARS = 200;
/** Letters, digits and pictographs; a piece without any is no sentence. */
const WORDS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * Sentences of a line; a line of code is one. Marks that close a sentence belong to it, and quotations and brackets within a
 * line are not divided.
 */
export function listSentences(source: Source, line: Line): TextRange[] {
  if (line.block.kind === 'code') return [line];
  const sentences: { start: number; end: number }[] = [];
  const closers = listClosers(source.text, line);
  let start = line.start;
  for (let at = line.start; at < line.end; ) {
    const closer = closers.get(at);
    const next = closer === undefined ? source.scan(at) : source.scan(closer);
    const isEnd = closer === undefined ? endsSentence(source, at, line) : endsInside(source, at, closer);
    at = isEnd ? skipClosing(source, next, line.end) : next;
    if (isEnd && !continues(source, at, line.end)) {
      pushSentence(source, sentences, { start, end: at });
      start = at;
    }
  }
  pushSentence(source, sentences, { start, end: line.end });
  return sentences;
}

/** For every mark that opens a quotation or a bracket, where its partner is; those inside of others are left out. */
function listClosers(text: string, { start, end }: TextRange): ReadonlyMap<number, number> {
  const closers = new Map<number, number>();
  if (!OPENING.test(text.slice(start, end))) return closers;
  const missing = new Set<string>();
  for (let at = start; at < end; at++) {
    const partner = PARTNER_MARKS[text.charAt(at)];
    if (partner === undefined || missing.has(partner)) continue;
    const close = text.indexOf(partner, at + 1);
    if (close < 0 || close >= end) {
      missing.add(partner);
      continue;
    }
    closers.set(at, close);
    at = close;
  }
  return closers;
}

/** Whether the quotation or the bracket ends with a sentence. */
function endsInside(source: Source, open: number, close: number): boolean {
  if (source.text.charAt(close) === QUOTE && LOWER_CASE.test(source.text.slice(close + 1, close + 3))) return false;
  let at = close - 1;
  while (at > open && (marksAt(source, at) & MARK.closing) !== 0) at -= 1;
  return at > open && (marksAt(source, at) & MARK.sentence) !== 0;
}

/** A comma behind a quotation continues its sentence. */
function continues(source: Source, at: number, end: number): boolean {
  return at < end && (marksAt(source, at) & MARK.pause) !== 0;
}

/** Full stops, question and exclamation marks of ASCII are also parts of numbers, names and addresses. */
function endsSentence(source: Source, at: number, line: TextRange): boolean {
  if ((marksAt(source, at) & MARK.sentence) === 0) return false;
  const mark = source.text.charAt(at);
  if (mark !== '.' && mark !== '?' && mark !== '!') return true;
  const before = source.text.slice(Math.max(line.start, at - LOOKBACK_CHARS), at);
  const after = source.text.slice(at + 1, Math.min(line.end, at + LOOKBACK_CHARS));
  if (mark !== '.') return !ADDRESS.test(before) || !ADDRESS_TAIL.test(after);
  const isSpaced = (marksAt(source, at + 1) & MARK.space) !== 0;
  return isSpaced && !ABBREVIATED.test(before) && !LOWER_CASE.test(after);
}

/** Behind further sentence marks and closing marks, white space not included. */
function skipClosing(source: Source, from: number, end: number): number {
  let at = from;
  while (at < end && (marksAt(source, at) & (MARK.sentence | MARK.closing)) !== 0) at = source.scan(at);
  return at;
}

/** A piece of marks alone belongs to the sentence before it. */
function pushSentence(source: Source, sentences: { start: number; end: number }[], range: TextRange): void {
  const { start, end } = trimRange(source, range);
  const last = sentences.at(-1);
  if (end <= start) return;
  if (last !== undefined && !WORDS.test(source.text.slice(start, end))) last.end = end;
  else sentences.push({ start, end });
}
