import { AppError } from '../../../src/core/errors.ts';
import { unescapeText } from '../escape.ts';
import { findLineAt } from '../lines.ts';
import type { StoredText } from '../text-store.ts';
import type { Work } from '../work-queue.ts';
import { CUT, skipValue } from './tokens.ts';
import type { TreeIndex } from './tree-index.ts';

const LINE_FEED = 0x0a;
const QUOTE = 0x22;

/** A value's text without the indent of its place. @throws AppError `json-too-large` above `maxBytes`. */
export async function readValue(
  text: StoredText,
  index: TreeIndex,
  start: number,
  maxBytes: number,
  work: Work,
): Promise<Blob> {
  await index.reach(start);
  const end = await findEnd(index, start, maxBytes);
  return collect(outdent(index.source.chunks(start, end), await findIndent(text, start)), end - start, work);
}

/**
 * The content of a string, in which unpaired surrogates become U+FFFD; another value as `readValue` gives it.
 * @throws AppError `json-too-large` above `maxBytes`.
 */
export async function readContent(
  text: StoredText,
  index: TreeIndex,
  start: number,
  maxBytes: number,
  work: Work,
): Promise<Blob> {
  await index.reach(start);
  const [first] = await index.read(start, start + 1);
  if (first !== QUOTE) return readValue(text, index, start, maxBytes, work);
  const end = await findEnd(index, start, maxBytes);
  return collect(unescapeText(index.source, { from: start + 1, to: end - 1 }, false), end - start, work);
}

/** The pieces as one blob; there are at most about `byteLength` bytes. */
async function collect(pieces: AsyncIterable<Uint8Array<ArrayBuffer>>, byteLength: number, work: Work): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  for await (const piece of pieces) {
    parts.push(piece);
    read += piece.length;
    await work.step(read / byteLength);
  }
  return new Blob(parts);
}

/** The place behind the value that begins at `start`. @throws AppError `json-too-large` above `maxBytes`. */
export async function findEnd(index: TreeIndex, start: number, maxBytes: number): Promise<number> {
  const requireRoom = (byteLength: number) => {
    if (byteLength > maxBytes) throw new AppError('json-too-large', `${byteLength} bytes or more`, { maxBytes });
  };
  const known = index.containers().find(start);
  if (known >= 0) {
    while (true) {
      const { end } = index.containers().container(known);
      requireRoom((end ?? index.frontier()) - start);
      if (end !== null) return end;
      await index.nextStep();
    }
  }
  const { source } = index;
  for (let length = index.windowBytes; ; length *= 4) {
    const bytes = await index.read(start, start + Math.min(length, maxBytes + 2));
    const end = skipValue(bytes, 0, start + bytes.length >= source.byteLength);
    requireRoom(end === CUT ? bytes.length : end);
    if (end !== CUT) return start + end;
    if (start + bytes.length >= source.byteLength) return source.byteLength;
  }
}

/** Number of blanks at the beginning of the line of a byte. */
async function findIndent(text: StoredText, offset: number): Promise<number> {
  const { start } = await findLineAt(text, offset);
  let indent = 0;
  for await (const chunk of text.source.chunks(start, offset)) {
    for (const byte of chunk) {
      if (!isIndent(byte)) return indent;
      indent += 1;
    }
  }
  return indent;
}

/**
 * Removes this many blanks from every line but the first. A string holds no line break, so only white space is removed.
 */
async function* outdent(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>, indent: number) {
  /** Blanks of the line that are still to be removed. */
  let left = 0;
  for await (const chunk of chunks) {
    const kept = new Uint8Array(chunk.length);
    let length = 0;
    for (let at = 0; at < chunk.length; ) {
      while (left > 0 && at < chunk.length && isIndent(chunk[at] ?? 0)) {
        left -= 1;
        at += 1;
      }
      if (at === chunk.length) break;
      left = 0;
      const lineFeed = chunk.indexOf(LINE_FEED, at);
      const end = lineFeed < 0 ? chunk.length : lineFeed + 1;
      kept.set(chunk.subarray(at, end), length);
      length += end - at;
      at = end;
      if (lineFeed >= 0) left = indent;
    }
    yield indent === 0 ? chunk : kept.subarray(0, length);
  }
}

function isIndent(byte: number): boolean {
  return byte === 0x20 || byte === 0x09;
}
