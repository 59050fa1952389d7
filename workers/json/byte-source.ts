import { AppError } from '../../src/core/errors.ts';
import { findLast } from '../shared/find-last.ts';

/** Bytes that can be read piece by piece. The pieces must not be changed. */
export interface ByteSource {
  readonly byteLength: number;
  /** Another source whose bytes this one shows, and which must be kept as long. */
  readonly base?: ByteSource;
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes from … to in order, in pieces of convenient size. */
  chunks(from?: number, to?: number): AsyncIterable<Uint8Array<ArrayBuffer>>;
  toBlob(): Promise<Blob>;
  /** Frees the copies of bytes that can be read again elsewhere. The source stays readable. */
  rest?(): void;
  /** Frees the bytes. The source must not be read afterwards. */
  dispose(): void;
}

const CHUNK_BYTES = 1 << 20;

/** A file of the visitor, read on demand. */
export function createBlobSource(blob: Blob): ByteSource {
  return {
    byteLength: blob.size,
    read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
    chunks: (from = 0, to = blob.size) => streamBlob(blob.slice(from, to)),
    toBlob: async () => blob,
    dispose: () => undefined,
  };
}

async function* streamBlob(blob: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().getReader();
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // The reading was broken off; the rest is dropped.
    reader.cancel().catch(() => undefined);
  }
}

/**
 * A file of the visitor whose bytes were read once and are kept in the pieces in which they came. At rest it reads the
 * file again.
 */
export function createKeptSource(blob: Blob, pieces: readonly Uint8Array<ArrayBuffer>[]): ByteSource {
  const { source: kept, free } = holdPieces(pieces);
  let file: ByteSource | null = null;
  return {
    ...kept,
    read: async (from, to) => (file ?? kept).read(from, to),
    chunks: async function* (from = 0, to = kept.byteLength) {
      let at = from;
      if (file === null) {
        for await (const part of kept.chunks(from, to)) {
          at += part.length;
          yield part;
          if (file !== null) break;
        }
      }
      if (file !== null) yield* file.chunks(at, to);
    },
    toBlob: async () => blob,
    rest() {
      file = createBlobSource(blob);
      free();
    },
  };
}

/** Bytes in pieces of any length. */
export function createBlockSource(pieces: readonly Uint8Array<ArrayBuffer>[]): ByteSource {
  return holdPieces(pieces).source;
}

/** A source of pieces, and a function that frees their bytes for somebody who reads them elsewhere from then on. */
function holdPieces(given: readonly Uint8Array<ArrayBuffer>[]) {
  /** Null when the source is disposed of. */
  let pieces: typeof given | null = given;
  const starts: number[] = [];
  let byteLength = 0;
  for (const { length } of given) {
    starts.push(byteLength);
    byteLength += length;
  }

  function* between(from: number, to: number) {
    const end = Math.min(to, byteLength);
    for (let index = findLast(starts, from), at = from; at < end; index++) {
      // An early end would look like the end of the text.
      if (pieces === null) throw new AppError('document-closed', 'The text was closed while it was read');
      const piece = pieces[index];
      if (piece === undefined) return;
      const start = starts[index] ?? 0;
      const part = piece.subarray(at - start, Math.min(end - start, piece.length));
      // Freed bytes have no length.
      at += part.length;
      yield part;
    }
  }

  const free = () => {
    freeBytes(pieces ?? []);
    pieces = [];
  };
  const source: ByteSource = {
    byteLength,
    read: async (from, to) => copyBytes([...between(from, to)]),
    chunks: async function* (from = 0, to = byteLength) {
      yield* between(from, to);
    },
    toBlob: async () => new Blob([...between(0, byteLength)]),
    dispose() {
      free();
      pieces = null;
    },
  };
  return { source, free };
}

/**
 * Returns the memory of these pieces to the system at once, where the browser can; no view of them is usable afterwards.
 * Otherwise it stays until a garbage collection, and the engine sees no reason for one: the objects are small, and a few
 * large texts one after the other take hundreds of megabytes.
 */
export function freeBytes(pieces: readonly Uint8Array<ArrayBuffer>[]): void {
  for (const { buffer } of pieces) {
    // An empty buffer is already free.
    if (buffer.byteLength > 0) (buffer as TransferableBuffer).transfer?.(0);
  }
}

/** Part of ECMAScript 2024, not yet in the types. */
type TransferableBuffer = ArrayBuffer & { transfer?(newByteLength: number): ArrayBuffer };

/** A file that only this worker writes, kept until it is disposed of. */
export interface ScratchFile {
  write(bytes: Uint8Array, at: number): void;
  read(from: number, to: number): Uint8Array<ArrayBuffer>;
  toBlob(): Promise<Blob>;
  dispose(): void;
}

export function createScratchSource(file: ScratchFile, byteLength: number): ByteSource {
  return {
    byteLength,
    read: async (from, to) => file.read(from, Math.min(to, byteLength)),
    chunks: async function* (from = 0, to = byteLength) {
      for (let at = from; at < to; at += CHUNK_BYTES) yield file.read(at, Math.min(at + CHUNK_BYTES, to));
    },
    toBlob: () => file.toBlob(),
    dispose: () => file.dispose(),
  };
}

/** Readers may keep what they read for longer than the pieces exist. */
function copyBytes(pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  return pieces.length === 1 ? joinBytes(pieces).slice() : joinBytes(pieces);
}

export function joinBytes<Buffer extends ArrayBufferLike>(
  pieces: readonly Uint8Array<Buffer>[],
): Uint8Array<Buffer | ArrayBuffer> {
  const [first] = pieces;
  if (first !== undefined && pieces.length === 1) return first;
  const joined = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** A part of a source, which keeps the bytes: freeing the part does nothing. */
export function createByteSlice(source: ByteSource, from: number, to: number): ByteSource {
  const clamp = (at: number) => Math.min(from + at, to);
  return {
    byteLength: to - from,
    read: (start, end) => source.read(clamp(start), clamp(end)),
    chunks: (start = 0, end = to - from) => source.chunks(clamp(start), clamp(end)),
    toBlob: async () => (await source.toBlob()).slice(from, to),
    dispose: () => undefined,
  };
}
