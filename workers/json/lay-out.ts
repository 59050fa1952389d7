import { encoder } from './utf8.ts';

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const TAB = 0x09;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The blanks at the beginning of the line of an offset. */
export function indentOfLine(bytes: Uint8Array, offset: number): string {
  const from = offset === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, offset - 1) + 1;
  let indent = '';
  for (let at = from; at < offset && (bytes[at] === SPACE || bytes[at] === TAB); at++) {
    indent += bytes[at] === TAB ? '\t' : ' ';
  }
  return indent;
}

/** The blanks before a child that gets a line of its own; empty in a text without line breaks. */
export function toBlanks(indent: string, bytes: Uint8Array): string {
  return bytes.includes(LINE_FEED) ? `\n${indent}` : '';
}

/**
 * A member or a value from an indented text in the layout of another place, where these blanks stand before it: without
 * its own blanks when they have no line break, else with its lines indented like the place.
 */
export function layOut(bytes: Uint8Array, from: number, to: number, blanks: string): Uint8Array {
  const isOneLine = !blanks.includes('\n');
  const own = indentOfLine(bytes, from).length;
  const indent = encoder.encode(blanks.slice(blanks.lastIndexOf('\n') + 1));
  const written = new Uint8Array(to - from + countLines(bytes, from, to) * indent.length);
  let count = 0;
  const write = (byte: number) => {
    written[count] = byte;
    count += 1;
  };
  let isInString = false;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (!isInString && byte <= SPACE && isOneLine) continue;
    write(byte);
    if (byte === QUOTE) isInString = !isInString;
    else if (isInString && byte === BACKSLASH) {
      at += 1;
      write(bytes[at] ?? 0);
    } else if (byte === LINE_FEED) {
      for (const each of indent) write(each);
      // The indentation of the first line is part of the indentation of the others.
      for (let cut = 0; cut < own && isBlank(bytes[at + 1]); cut++) at += 1;
    }
  }
  return written.subarray(0, count);
}

function countLines(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED, from); at >= 0 && at < to; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB;
}
