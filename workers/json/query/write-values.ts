import type { NodeTable } from '../node-table.ts';
import { encoder } from '../utf8.ts';
import type { QueryValue } from './syntax.ts';

const BLOCK_BYTES = 128 * 1024;
/** Longer pieces are passed on as views of the text. */
const COPIED_BYTES = 8192;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The values as JSON, in pieces. Nodes are copied byte for byte. */
export function* writeArray(table: NodeTable, values: Iterable<QueryValue>): Generator<Uint8Array> {
  const blocks = createBlocks();
  let separator = '[';
  for (const value of values) {
    blocks.add(encoder.encode(separator));
    writeValue(table, value, blocks.add);
    separator = ',';
    yield* blocks.takeFull();
  }
  blocks.add(encoder.encode(separator === '[' ? '[]' : ']'));
  yield* blocks.takeAll();
}

/** One value as JSON, in pieces. */
export function* writeOne(table: NodeTable, value: QueryValue): Generator<Uint8Array> {
  const blocks = createBlocks();
  writeValue(table, value, blocks.add);
  yield* blocks.takeAll();
}

/** Each value on a line of its own, without blanks outside its strings. */
export function* writeLines(table: NodeTable, values: Iterable<QueryValue>): Generator<Uint8Array> {
  const blocks = createBlocks();
  const addCompact = (bytes: Uint8Array) => {
    for (const part of withoutBlanks(bytes)) blocks.add(part);
  };
  let isFirst = true;
  for (const value of values) {
    if (!isFirst) blocks.add(encoder.encode('\n'));
    isFirst = false;
    writeValue(table, value, addCompact);
    yield* blocks.takeFull();
  }
  yield* blocks.takeAll();
}

/** Texts as a JSON array of strings. */
export function* writeStrings(texts: Iterable<string>): Generator<Uint8Array> {
  const blocks = createBlocks();
  let separator = '[';
  for (const text of texts) {
    blocks.add(encoder.encode(separator + JSON.stringify(text)));
    separator = ',';
    yield* blocks.takeFull();
  }
  blocks.add(encoder.encode(separator === '[' ? '[]' : ']'));
  yield* blocks.takeAll();
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
    case 'array': {
      let separator = '[';
      for (const item of value.items) {
        add(encoder.encode(separator));
        writeValue(table, item, add);
        separator = ',';
      }
      add(encoder.encode(value.items.length === 0 ? '[]' : ']'));
      return;
    }
    case 'object': {
      let separator = '{';
      for (const [name, member] of value.members) {
        add(encoder.encode(`${separator}${JSON.stringify(name)}:`));
        writeValue(table, member, add);
        separator = ',';
      }
      add(encoder.encode(value.members.size === 0 ? '{}' : '}'));
      return;
    }
  }
}

/** The parts between blanks that are outside of strings. */
function* withoutBlanks(bytes: Uint8Array): Generator<Uint8Array> {
  let from = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isInString = !isInString;
    else if (isInString) at += byte === BACKSLASH ? 1 : 0;
    else if (byte <= 0x20) {
      if (at > from) yield bytes.subarray(from, at);
      from = at + 1;
    }
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

/** Collects small pieces into blocks. */
function createBlocks() {
  let ready: Uint8Array[] = [];
  let block = new Uint8Array(BLOCK_BYTES);
  let filled = 0;
  const flush = () => {
    if (filled > 0) ready.push(block.subarray(0, filled));
    block = new Uint8Array(BLOCK_BYTES);
    filled = 0;
  };
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  return {
    add(bytes: Uint8Array): void {
      if (bytes.length > COPIED_BYTES) {
        flush();
        ready.push(bytes);
        return;
      }
      if (filled + bytes.length > BLOCK_BYTES) flush();
      block.set(bytes, filled);
      filled += bytes.length;
    },
    takeFull: () => (ready.length === 0 ? [] : take()),
    takeAll() {
      flush();
      return take();
    },
  };
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
