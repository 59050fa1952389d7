import { MARK, markTable } from '../../src/core/punctuation/mark-classes.ts';
import { createGraphemeScanner, type GraphemeScanner } from '../../src/core/text/grapheme-scanner.ts';

/** A part of a text, in UTF-16 units; `end` is behind its last unit. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text that is being divided. */
export interface Source {
  readonly text: string;
  readonly scan: GraphemeScanner;
  /** Bits of `MARK` for every unit. */
  readonly marks: Uint16Array;
  /** Characters that are not shown and count with the character at an offset, such as marks before it; empty for none. */
  readonly hidden: Uint16Array;
  /** Offsets around the first characters of the range that is being cut; overwritten by every cut. */
  readonly bounds: Uint32Array;
}

/** @param maxChars the most characters of a piece, from 1. */
export function createSource(text: string, maxChars: number, hidden = new Uint16Array()): Source {
  const bounds = new Uint32Array(maxChars + 1);
  return { text, scan: createGraphemeScanner(text), marks: markTable(), hidden, bounds };
}

/** Bits of `MARK` for the unit at an offset; 0 behind the end. */
export function marksAt({ text, marks }: Source, at: number): number {
  return at < text.length ? (marks[text.charCodeAt(at)] ?? 0) : 0;
}

/** The range without white space at its ends. */
export function trimRange(source: Source, { start, end }: TextRange): TextRange {
  let first = start;
  while (first < end && isWhiteSpace(source, first)) first += 1;
  let last = end;
  while (last > first && isWhiteSpace(source, last - 1)) last -= 1;
  return { start: first, end: last };
}

/** Characters that join the character after them (Unicode: Grapheme_Cluster_Break=Prepend). */
const PREPENDED =
  /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e\u{110bd}\u{110cd}\u{111c2}\u{111c3}\u{1193f}\u{11941}\u{11a3a}\u{11a84}-\u{11a89}\u{11d46}\u{11f02}]$/u;

/** Whether the unit at an offset is white space and a character of its own: no combining mark is joined to it. */
export function isWhiteSpace(source: Source, at: number): boolean {
  if ((marksAt(source, at) & MARK.space) === 0) return false;
  if (source.text.charAt(at) === '\n') return true;
  return !PREPENDED.test(source.text.slice(Math.max(at - 2, 0), at)) && source.scan(at) === at + 1;
}

/** Number of characters in a range whose ends are boundaries; counting stops above `max`. */
export function countUpTo({ scan, hidden }: Source, { start, end }: TextRange, max: number): number {
  let count = 0;
  for (let at = start; at < end && count <= max; at = scan(at)) count += 1 + (hidden[at] ?? 0);
  return count;
}
