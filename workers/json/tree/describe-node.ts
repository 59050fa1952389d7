import { endOfGraphemes } from '../../../src/core/text/clip-line.ts';
import { kindOfByte } from '../node-table.ts';
import { decoder } from '../utf8.ts';
import { CLIPPED_CHARS } from './constants.ts';
import type { TreeNode } from './tree.api.ts';

/**
 * Bytes that are enough for the given part of a text: a UTF-16 unit takes at most three, and a few more show whether
 * the text continues.
 */
export const CLIPPED_BYTES = (CLIPPED_CHARS + 32) * 3;

/** A child as found in the bytes; places are indices in `bytes`. */
interface ChildBytes {
  readonly bytes: Uint8Array;
  /** Offset in the text of the first byte. */
  readonly base: number;
  readonly index: number;
  /** The opening quote of the name, and the place behind its closing one; null for an item. */
  readonly key: readonly [from: number, end: number] | null;
  readonly start: number;
  /** The place behind the value, or behind its known part. */
  readonly end: number;
  readonly childCount: number | null;
}

export function describeNode({ bytes, base, index, key, start, end, childCount }: ChildBytes): TreeNode {
  const kind = kindOfByte(bytes[start]);
  const isContainer = kind === 'object' || kind === 'array';
  const name = key === null ? null : clip(bytes, key[0] + 1, key[1] - 1);
  const value = isContainer ? null : clip(bytes, start, end);
  return {
    start: base + start,
    kind,
    index,
    key: name?.text ?? null,
    isKeyClipped: name?.isClipped ?? false,
    text: value?.text ?? '',
    isClipped: value?.isClipped ?? false,
    childCount: isContainer ? childCount : null,
    preview: '',
  };
}

function clip(bytes: Uint8Array, from: number, end: number): { text: string; isClipped: boolean } {
  const text = decoder.decode(bytes.subarray(from, Math.min(end, from + CLIPPED_BYTES)));
  if (text.length <= CLIPPED_CHARS) return { text, isClipped: false };
  return { text: text.slice(0, endOfGraphemes(text, CLIPPED_CHARS)), isClipped: true };
}
