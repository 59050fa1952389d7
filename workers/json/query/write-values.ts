import type { NodeTable } from '../node-table.ts';
import { addWithoutBlanks, createPieces, type Pieces } from '../pieces.ts';
import { encoder } from '../utf8.ts';
import type { QueryValue } from './syntax.ts';

/** The values as a JSON array, in pieces. Nodes are copied byte for byte. */
export function writeArray(table: NodeTable, values: Iterable<QueryValue>): Generator<Uint8Array> {
  return writeItems(values, (value, pieces) => writeValue(table, value, pieces.add));
}

/** Texts as a JSON array of strings. */
export function writeStrings(texts: Iterable<string>): Generator<Uint8Array> {
  return writeItems(texts, (text, pieces) => pieces.add(encoder.encode(JSON.stringify(text))));
}

/** One value as JSON, in pieces. */
export function* writeOne(table: NodeTable, value: QueryValue): Generator<Uint8Array> {
  const pieces = createPieces();
  writeValue(table, value, pieces.add);
  pieces.finish();
  yield* pieces.take();
}

/** Each value on a line of its own, without blanks outside its strings. */
export function writeLines(table: NodeTable, values: Iterable<QueryValue>): Generator<Uint8Array> {
  return writeParts(['', '\n', ''], values, (value, pieces) =>
    writeValue(table, value, (bytes) => addWithoutBlanks(pieces, bytes, 0, bytes.length)),
  );
}

type Write<Value> = (value: Value, pieces: Pieces) => void;

function writeItems<Value>(values: Iterable<Value>, write: Write<Value>): Generator<Uint8Array> {
  return writeParts(['[', ',', ']'], values, write);
}

function* writeParts<Value>(
  [opening, comma, closing]: readonly [string, string, string],
  values: Iterable<Value>,
  write: Write<Value>,
): Generator<Uint8Array> {
  const pieces = createPieces();
  let separator = opening;
  for (const value of values) {
    pieces.add(encoder.encode(separator));
    write(value, pieces);
    separator = comma;
    if (pieces.hasFull()) yield* pieces.take();
  }
  pieces.add(encoder.encode(separator === opening ? opening + closing : closing));
  pieces.finish();
  yield* pieces.take();
}

function writeValue(table: NodeTable, value: QueryValue, add: (bytes: Uint8Array) => void): void {
  if (typeof value === 'number') {
    add(table.bytes.subarray(table.start[value], table.end[value]));
    return;
  }
  switch (value.kind) {
    case 'string':
      add(encoder.encode(JSON.stringify(value.text)));
      return;
    case 'number':
    case 'literal':
      add(encoder.encode(value.text));
      return;
    case 'array':
      add(encoder.encode('['));
      for (const [at, item] of value.items.entries()) {
        if (at > 0) add(encoder.encode(','));
        writeValue(table, item, add);
      }
      add(encoder.encode(']'));
      return;
    case 'object': {
      let separator = '{';
      for (const [name, member] of value.members) {
        add(encoder.encode(`${separator}${JSON.stringify(name)}:`));
        writeValue(table, member, add);
        separator = ',';
      }
      add(encoder.encode(value.members.size === 0 ? '{}' : '}'));
    }
  }
}

/** An estimate of the bytes of these values, for the progress of their writing. */
export function estimateBytes({ start, end }: NodeTable, values: readonly QueryValue[]): number {
  const MADE_BYTES = 64;
  let total = 2;
  for (const value of values) {
    total += typeof value === 'number' ? (end[value] ?? 0) - (start[value] ?? 0) + 1 : MADE_BYTES;
  }
  return total;
}
