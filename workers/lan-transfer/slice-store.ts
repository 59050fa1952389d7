import { AppError } from '../../src/core/errors.ts';

/** Where the bytes of a file that is being received are kept. */
export interface SliceStore {
  /** The bytes survive this page. */
  readonly isStored: boolean;
  /** The store has the bytes of an earlier visit. */
  readonly isReopened: boolean;
  /** @throws AppError `storage-full`. */
  write(bytes: Uint8Array, at: number): void;
  read(from: number, to: number): Promise<Uint8Array>;
  /** The whole file. Nothing is written afterwards. @throws AppError `file-gone`. */
  toBlob(): Promise<Blob>;
  dispose(): Promise<void>;
}

/** Pieces of this many bytes leave the script's memory: browsers keep large blobs on disk. */
const PIECE_BYTES = 8 << 20;

interface Piece {
  /** Null once the piece is full and a blob. */
  bytes: Uint8Array<ArrayBuffer> | null;
  blob: Blob | null;
  filled: number;
}

/** Keeps a file of `totalBytes` until the page is closed. Every byte is written once. */
export function createMemoryStore(totalBytes: number): SliceStore {
  const pieces = new Map<number, Piece>();
  const lengthOf = (index: number) => Math.min(PIECE_BYTES, totalBytes - index * PIECE_BYTES);

  function writePart(index: number, part: Uint8Array, at: number): void {
    const piece = pieces.get(index) ?? { bytes: allocate(lengthOf(index)), blob: null, filled: 0 };
    pieces.set(index, piece);
    // A damaged file is received a second time.
    if (piece.bytes === null) piece.bytes = allocate(lengthOf(index));
    piece.bytes.set(part, at);
    piece.filled += part.length;
    if (piece.filled < piece.bytes.length) return;
    pieces.set(index, { bytes: null, blob: new Blob([piece.bytes]), filled: 0 });
  }

  const toPart = (index: number): Blob => {
    const piece = pieces.get(index);
    return piece?.blob ?? new Blob([piece?.bytes ?? new Uint8Array(lengthOf(index))]);
  };
  const toBlob = () =>
    new Blob(Array.from({ length: Math.ceil(totalBytes / PIECE_BYTES) }, (_, index) => toPart(index)));

  return {
    isStored: false,
    isReopened: false,
    write(bytes, at) {
      for (let done = 0; done < bytes.length; ) {
        const index = Math.floor((at + done) / PIECE_BYTES);
        const offset = at + done - index * PIECE_BYTES;
        const length = Math.min(bytes.length - done, lengthOf(index) - offset);
        writePart(index, bytes.subarray(done, done + length), offset);
        done += length;
      }
    },
    read: async (from, to) => new Uint8Array(await toBlob().slice(from, to).arrayBuffer()),
    toBlob: async () => toBlob(),
    async dispose() {
      pieces.clear();
    },
  };
}

function allocate(bytes: number): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(bytes);
  } catch (cause) {
    throw new AppError('storage-full', String(cause));
  }
}
