import { AppError } from '../../src/core/errors.ts';
import { type Sha256, toHex } from '../../src/core/sha256.ts';
import type { IncomingFile, ReceiveOutcome } from './lan-transfer.api.ts';
import { createSliceMap, type SliceMap } from './slice-map.ts';
import { type FileShape, parseSliceMessage, type SliceMessage } from './slice-message.ts';
import type { SliceStore } from './slice-store.ts';

/** Bytes that are read at once for the hash. */
const READ_BYTES = 1 << 20;

/** A file that is being received, with the slices that have arrived. */
export interface Incoming {
  readonly shape: FileShape;
  readonly store: SliceStore;
  readonly slices: SliceMap;
  readonly startHash: () => Sha256;
  /** Covers the first slices, as many as have arrived in their order. */
  hash: { readonly sha256: Sha256; slices: number };
}

export function createIncoming(
  { bytes, sliceBytes, slices }: IncomingFile,
  store: SliceStore,
  startHash: () => Sha256,
): Incoming {
  const total = Math.ceil(bytes / sliceBytes);
  return {
    shape: { bytes, sliceBytes },
    store,
    slices: createSliceMap(total, store.isReopened ? slices : null),
    startHash,
    hash: { sha256: startHash(), slices: 0 },
  };
}

/** Whether every slice has arrived. */
export function isComplete({ slices }: Incoming): boolean {
  return slices.count() === slices.total;
}

/**
 * Takes one message of a file's channel.
 * @returns the bytes that are new, or why the channel must end.
 */
export function takeMessage(file: Incoming, message: unknown): number | Exclude<ReceiveOutcome, 'complete'> {
  const parsed = parseSliceMessage(message, file.shape);
  if (parsed === null) return 'bad-sender';
  try {
    return keepSlices(file, parsed);
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage-full') return 'no-space';
    throw error;
  }
}

/** Whether a complete file has this hash. If not, none of its slices counts as arrived. */
export async function verifyIncoming(file: Incoming, sha256: string): Promise<boolean> {
  if (!isComplete(file)) return false;
  const { shape, store, hash } = file;
  for (let at = hash.slices * shape.sliceBytes; at < shape.bytes; at += READ_BYTES) {
    hash.sha256.update(await store.read(at, Math.min(at + READ_BYTES, shape.bytes)));
  }
  const isIntact = toHex(hash.sha256.digest()) === sha256;
  if (!isIntact) file.slices.clear();
  file.hash = { sha256: file.startHash(), slices: 0 };
  return isIntact;
}

/** Writes every row of slices that have not arrived before. */
function keepSlices(file: Incoming, { first, count, data }: SliceMessage): number {
  const { shape, store, slices } = file;
  let bytes = 0;
  for (let from = 0; from < count; ) {
    let to = from + 1;
    if (slices.has(first + from)) {
      from = to;
      continue;
    }
    while (to < count && !slices.has(first + to)) to += 1;
    const row = data.subarray(from * shape.sliceBytes, to * shape.sliceBytes);
    store.write(row, (first + from) * shape.sliceBytes);
    for (let slice = from; slice < to; slice++) slices.add(first + slice);
    if (first + from === file.hash.slices) {
      file.hash.sha256.update(row);
      file.hash.slices += to - from;
    }
    bytes += row.length;
    from = to;
  }
  return bytes;
}
