import { AppError } from '../../src/core/errors.ts';
import { type KeyIds, NO_KEY } from './key-ids.ts';

/**
 * The values of a JSON text, numbered in the order of their beginnings: a container comes right before its contents.
 * Columns instead of objects, because a text of ten megabytes has a million values.
 */
export interface NodeTable {
  readonly bytes: Uint8Array;
  readonly count: number;
  /** Offsets of a value's first byte, and behind its last one. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** The number behind the last value inside; for a scalar, the next number. */
  readonly next: Uint32Array;
  /** The number of a member's key, `NO_KEY` for other values, and the offset of its opening quote. */
  readonly keyId: Uint32Array;
  readonly keyStart: Uint32Array;
}

export type NodeKind = 'object' | 'array' | 'string' | 'number' | 'literal';

/** Bytes per value, punctuation included, in most texts; for shorter values the columns grow. */
const BYTES_PER_NODE = 12;
const GROWTH = 1.5;
const TURN_BYTES = 64 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/**
 * Reads a valid text. Yields the finished share from time to time, so that other work gets a turn.
 * @throws AppError `json-too-large` when there are more than `maxNodes` values.
 */
export function* readNodes(bytes: Uint8Array, keys: KeyIds, maxNodes: number): Generator<number, NodeTable> {
  let columns = createColumns(Math.min(Math.ceil(bytes.length / BYTES_PER_NODE) + 16, maxNodes));
  /** Numbers of the open containers. */
  const open: number[] = [];
  let { start, end, next, keyId, keyStart } = columns;
  let count = 0;
  let isInObject = false;
  let expectsKey = false;
  let key = NO_KEY;
  let keyAt = 0;
  let turnEnd = TURN_BYTES;

  for (let at = 0; at < bytes.length; ) {
    if (at >= turnEnd) {
      yield at / bytes.length;
      turnEnd = at + TURN_BYTES;
    }
    const byte = bytes[at] ?? 0;
    if (byte <= 0x20 || byte === 0x3a) {
      at += 1;
    } else if (byte === COMMA) {
      expectsKey = isInObject;
      at += 1;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      at += 1;
      const container = open.pop() ?? 0;
      end[container] = at;
      next[container] = count;
      isInObject = bytes[start[open.at(-1) ?? 0] ?? 0] === OPEN_BRACE;
      expectsKey = false;
    } else if (expectsKey) {
      const behind = endOfString(bytes, at);
      key = keys.idOf(bytes.subarray(at + 1, behind - 1));
      keyAt = at;
      expectsKey = false;
      at = behind;
    } else {
      if (count === start.length) {
        if (count >= maxNodes) throw new AppError('json-too-large', `More than ${maxNodes} values`, { maxNodes });
        columns = copyColumns(columns, createColumns(Math.min(Math.ceil(count * GROWTH), maxNodes)));
        ({ start, end, next, keyId, keyStart } = columns);
      }
      start[count] = at;
      keyId[count] = key;
      keyStart[count] = key === NO_KEY ? at : keyAt;
      key = NO_KEY;
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        open.push(count);
        isInObject = byte === OPEN_BRACE;
        expectsKey = isInObject;
        at += 1;
      } else {
        at = byte === QUOTE ? endOfString(bytes, at) : endOfWord(bytes, at);
        end[count] = at;
        next[count] = count + 1;
      }
      count += 1;
    }
  }
  return { bytes, count, start, end, next, keyId, keyStart };
}

export function kindOf({ bytes, start }: NodeTable, node: number): NodeKind {
  return kindOfByte(bytes[start[node] ?? 0]);
}

/** The kind of a value that begins with this byte. */
export function kindOfByte(first: number | undefined): NodeKind {
  switch (first) {
    case OPEN_BRACE:
      return 'object';
    case OPEN_BRACKET:
      return 'array';
    case QUOTE:
      return 'string';
    case 0x66:
    case 0x6e:
    case 0x74:
      return 'literal';
    default:
      return 'number';
  }
}

/** Numbers of a container's children, in order. */
export function childrenOf({ next }: NodeTable, node: number): number[] {
  const children: number[] = [];
  const behind = next[node] ?? 0;
  for (let child = node + 1; child < behind; child = next[child] ?? behind) children.push(child);
  return children;
}

/** Runs a job to its end, with a turn for other work whenever it yields a share. */
export async function runInTurns<Result>(
  job: Generator<number, Result>,
  step: (share: number) => Promise<void>,
): Promise<Result> {
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
    await step(value);
  }
}

function createColumns(capacity: number) {
  return {
    start: new Uint32Array(capacity),
    end: new Uint32Array(capacity),
    next: new Uint32Array(capacity),
    keyId: new Uint32Array(capacity),
    keyStart: new Uint32Array(capacity),
  };
}

interface Column extends ArrayLike<number> {
  set(values: ArrayLike<number>): void;
}

/** Copies columns of numbers into longer ones. */
export function copyColumns<Columns extends { readonly [Name in keyof Columns]: Column }>(
  columns: Columns,
  longer: Columns,
): Columns {
  for (const name of Object.keys(columns) as (keyof Columns)[]) longer[name].set(columns[name]);
  return longer;
}

/** The place behind the closing quote of the string that begins at `at`. */
export function endOfString(bytes: Uint8Array, at: number): number {
  for (let place = at + 1; place < bytes.length; place++) {
    const byte = bytes[place];
    if (byte === QUOTE) return place + 1;
    if (byte === BACKSLASH) place += 1;
  }
  return bytes.length;
}

function endOfWord(bytes: Uint8Array, at: number): number {
  let place = at + 1;
  for (; place < bytes.length; place++) {
    const byte = bytes[place] ?? 0;
    if (byte <= 0x20 || byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET) break;
  }
  return place;
}
