import { findColon, findScalarEnd, skipSpaces } from './read-scalar.ts';

/** A bracketed collection as the writer writes it, and the place behind it in its line. */
interface FlowText {
  readonly text: string;
  readonly end: number;
}

/** Nesting of brackets on one line; deeper ones are left to the writer. */
const DEPTH_MAX = 20;

/** Reads the collection whose bracket is at `start`. Null when it is not complete on its line, or not of simple values. */
export function writeFlow(line: string, start: number, depth = 0): FlowText | null {
  const isMapping = line.charAt(start) === '{';
  const closing = isMapping ? '}' : ']';
  const parts: string[] = [];
  const close = (end: number) => ({ text: `${line.charAt(start)}${parts.join(', ')}${closing}`, end });
  let at = skipSpaces(line, start + 1);
  if (line.charAt(at) === closing) return { text: isMapping ? '{}' : '[]', end: at + 1 };
  if (depth === DEPTH_MAX) return null;
  for (;;) {
    const part = isMapping ? writeEntry(line, at, depth) : writeValue(line, at, depth);
    if (part === null) return null;
    parts.push(part.text);
    at = skipSpaces(line, part.end);
    const sign = line.charAt(at);
    if (sign === closing) return close(at + 1);
    if (sign !== ',') return null;
    at = skipSpaces(line, at + 1);
    // The writer drops a comma behind the last entry.
    if (line.charAt(at) === closing) return close(at + 1);
  }
}

function writeEntry(line: string, start: number, depth: number): FlowText | null {
  const end = findScalarEnd(line, start, true);
  const colon = end < 0 ? -1 : findColon(line, start, end);
  if (colon < 0) return null;
  const isQuoted = /["']/.test(line.charAt(start));
  const next = line.charAt(colon + 1);
  // Behind a quoted key, the value may follow at once.
  if (next !== ' ' && !(isQuoted && colon === end)) return null;
  const value = writeValue(line, skipSpaces(line, colon + 1), depth);
  return value === null ? null : { text: `${line.slice(start, end)}: ${value.text}`, end: value.end };
}

function writeValue(line: string, start: number, depth: number): FlowText | null {
  if (/[[{]/.test(line.charAt(start))) return writeFlow(line, start, depth + 1);
  const end = findScalarEnd(line, start, true);
  return end < 0 ? null : { text: line.slice(start, end), end };
}
