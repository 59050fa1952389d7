import { joinBytes } from './byte-source.ts';
import { endOfString } from './node-table.ts';

const BLOCK_BYTES = 256 * 1024;
/** Longer pieces are passed on as views of the text. */
const COPIED_BYTES = 4096;
/** Shorter pieces are copied faster byte by byte than through a view. */
const SHORT_BYTES = 48;

const NO_BLOCK = new Uint8Array(0);

/** Collects short pieces in blocks: each block is a step of the core. Short texts need smaller blocks. */
export function createPieces(blockBytes = BLOCK_BYTES) {
  const size = Math.max(Math.min(blockBytes, BLOCK_BYTES), COPIED_BYTES);
  let full: Uint8Array[] = [];
  let block = NO_BLOCK;
  let filled = 0;

  const finish = () => {
    if (filled > 0) full.push(block.subarray(0, filled));
    block = NO_BLOCK;
    filled = 0;
  };

  return {
    /** Adds `bytes[from … to]`, which must not change afterwards. */
    add(bytes: Uint8Array, from = 0, to = bytes.length): void {
      const length = to - from;
      if (length > COPIED_BYTES) {
        finish();
        full.push(bytes.subarray(from, to));
        return;
      }
      if (filled + length > block.length) {
        finish();
        block = new Uint8Array(size);
      }
      if (length <= SHORT_BYTES) for (let i = 0; i < length; i++) block[filled + i] = bytes[from + i] ?? 0;
      else block.set(bytes.subarray(from, to), filled);
      filled += length;
    },
    finish,
    hasFull: () => full.length > 0,
    take(): readonly Uint8Array[] {
      const taken = full;
      full = [];
      return taken;
    },
    /** All pieces that were not taken, as one. */
    join(): Uint8Array {
      finish();
      const whole = joinBytes(full);
      full = [];
      return whole;
    },
  };
}

export type Pieces = ReturnType<typeof createPieces>;

/** Adds a part of a JSON text without the blanks outside its strings. */
export function addWithoutBlanks(pieces: Pieces, bytes: Uint8Array, from: number, to: number): void {
  let kept = from;
  for (let at = from; at < to; ) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x22) at = endOfString(bytes, at);
    else if (byte > 0x20) at += 1;
    else {
      pieces.add(bytes, kept, at);
      at += 1;
      kept = at;
    }
  }
  pieces.add(bytes, kept, to);
}

/**
 * The first bytes of a part of a JSON text without the blanks outside its strings, and the place behind them. With
 * `isInside`, the part begins in a string.
 */
export function compactBytes(bytes: Uint8Array, from: number, to: number, maxBytes: number, isInside = false) {
  const compact = new Uint8Array(Math.min(to - from, maxBytes));
  let length = 0;
  let isInString = isInside;
  let at = from;
  for (; at < to && length < compact.length; at++) {
    const byte = bytes[at] ?? 0;
    if (!isInString && byte <= 0x20) continue;
    compact[length++] = byte;
    if (byte === 0x22) isInString = !isInString;
    else if (byte === 0x5c) {
      at += 1;
      compact[length++] = bytes[at] ?? 0;
    }
  }
  return { compact: compact.subarray(0, length), at };
}
