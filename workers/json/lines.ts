import { clipLine, READ_CHARS_MAX } from '../../src/core/text/clip-line.ts';
import { findLast } from '../shared/find-last.ts';
import type { ByteSource } from './byte-source.ts';
import type { StoredText } from './text-store.ts';
import type { TextLine, TextPlace } from './texts.api.ts';
import { decoder } from './utf8.ts';

/** No UTF-16 unit takes more than three bytes. */
const LINE_BYTES = READ_CHARS_MAX * 3;
const SCAN_BYTES = 256 * 1024;
/** Lines within this many bytes are read at once. */
const BATCH_BYTES = 1 << 20;
const LINE_FEED = 0x0a;

interface Span {
  readonly start: number;
  /** Behind the last byte that is needed. */
  readonly end: number;
}

/** The lines from … from + count, as many as exist. */
export async function getLines(text: StoredText, from: number, count: number): Promise<TextLine[]> {
  const spans = await findSpans(text, from, Math.min(from + count, text.lines.lineCount));
  const first = spans[0]?.start ?? 0;
  const end = spans.at(-1)?.end ?? 0;
  if (end - first > BATCH_BYTES) {
    return Promise.all(spans.map(async ({ start, end }) => toLine(await text.source.read(start, end))));
  }
  const bytes = await text.source.read(first, end);
  return spans.map((span) => toLine(bytes.subarray(span.start - first, span.end - first)));
}

/** Offset at which a line begins. */
export async function findLineStart({ source, lines }: StoredText, line: number): Promise<number> {
  if (line >= lines.lineCount) return source.byteLength;
  const known = findLast(lines.numbers, line);
  let left = line - (lines.numbers[known] ?? 0);
  const start = lines.starts[known] ?? 0;
  if (left === 0) return start;
  for await (const at of findBreaks(source, start, source.byteLength)) {
    left -= 1;
    if (left === 0) return at + 1;
  }
  return source.byteLength;
}

/** The line that holds a byte, and the offset at which it begins. */
export async function findLineAt({ source, lines }: StoredText, offset: number) {
  // A large text is often a single line: searching its beginning would read all of it.
  if (lines.lineCount === 1) return { line: 0, start: 0 };
  const known = findLast(lines.starts, offset);
  let line = lines.numbers[known] ?? 0;
  let start = lines.starts[known] ?? 0;
  for await (const at of findBreaks(source, start, offset)) {
    line += 1;
    start = at + 1;
  }
  return { line, start };
}

/** Offset of a place; the end of its line for a column behind it, and the end of the text for a line behind the last. */
export async function findOffset(text: StoredText, { line, column }: TextPlace): Promise<number> {
  const { source, lines } = text;
  if (line >= lines.lineCount) return source.byteLength;
  let left = column;
  let offset = await findLineStart(text, line);
  while (left > 0) {
    const bytes = await source.read(offset, offset + SCAN_BYTES);
    if (bytes.length === 0) return offset;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      const units = countUnits(byte);
      if (byte === LINE_FEED || units > left || (left === 0 && units > 0)) return offset + at;
      left -= units;
    }
    offset += bytes.length;
  }
  return offset;
}

/** The place of a byte. */
export async function findPlaceOf(text: StoredText, offset: number): Promise<TextPlace> {
  const { line, start } = await findLineAt(text, offset);
  let column = 0;
  for await (const bytes of text.source.chunks(start, offset)) {
    for (const byte of bytes) column += countUnits(byte);
  }
  return { line, column };
}

/** Where a line ends, before its line break. */
export async function findLineEnd({ source, lines }: StoredText, start: number): Promise<number> {
  // The last line is often the whole of a large text.
  if (lines.numbers.at(-1) === lines.lineCount - 1 && start >= (lines.starts.at(-1) ?? 0)) return source.byteLength;
  for await (const at of findBreaks(source, start, source.byteLength)) return at;
  return source.byteLength;
}

/** UTF-16 units of the character that begins with this byte; 0 for a byte that continues one. */
function countUnits(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0;
  return byte >= 0xf0 ? 2 : 1;
}

async function findSpans(text: StoredText, from: number, to: number): Promise<Span[]> {
  if (from >= to) return [];
  const spans: Span[] = [];
  const { source } = text;
  let start = await findLineStart(text, from);
  while (spans.length < to - from) {
    // The end of the last line matters only within its visible part.
    const isLast = spans.length === to - from - 1;
    const limit = isLast ? Math.min(start + LINE_BYTES, source.byteLength) : source.byteLength;
    const before = spans.length;
    for await (const at of findBreaks(source, start, limit)) {
      spans.push({ start, end: Math.min(at, start + LINE_BYTES) });
      start = at + 1;
      if (spans.length >= to - from - 1) break;
    }
    if (spans.length === before) spans.push({ start, end: limit });
  }
  return spans;
}

async function* findBreaks(source: ByteSource, from: number, to: number): AsyncGenerator<number> {
  for (let start = from; start < to; start += SCAN_BYTES) {
    const bytes = await source.read(start, Math.min(start + SCAN_BYTES, to));
    for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) yield start + at;
  }
}

function toLine(bytes: Uint8Array): TextLine {
  return clipLine(decoder.decode(bytes));
}
