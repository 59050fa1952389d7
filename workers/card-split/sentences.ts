import { MARK } from '../../src/core/punctuation/mark-classes.ts';
import { marksAt, type Source, type TextRange, trimRange } from './text-ranges.ts';

const FULL_STOP = 0x2e;

/** Sentences of a line. Marks that close a sentence, such as a quotation mark behind a full stop, belong to it. */
export function listSentences(source: Source, line: TextRange): TextRange[] {
  const sentences: TextRange[] = [];
  let start = line.start;
  for (let at = line.start; at < line.end; ) {
    const next = source.scan(at);
    if (!endsSentence(source, at)) {
      at = next;
      continue;
    }
    at = skipClosing(source, next, line.end);
    pushSentence(source, sentences, { start, end: at });
    start = at;
  }
  pushSentence(source, sentences, { start, end: line.end });
  return sentences;
}

/** A full stop of ASCII ends a sentence only before white space: others are parts of numbers, names and addresses. */
function endsSentence(source: Source, at: number): boolean {
  if ((marksAt(source, at) & MARK.sentence) === 0) return false;
  return source.text.charCodeAt(at) !== FULL_STOP || (marksAt(source, at + 1) & MARK.space) !== 0;
}

/** Behind further sentence marks and closing marks, white space not included. */
function skipClosing(source: Source, from: number, end: number): number {
  let at = from;
  while (at < end && (marksAt(source, at) & (MARK.sentence | MARK.closing)) !== 0) at = source.scan(at);
  return at;
}

function pushSentence(source: Source, sentences: TextRange[], range: TextRange): void {
  const sentence = trimRange(source, range);
  if (sentence.end > sentence.start) sentences.push(sentence);
}
