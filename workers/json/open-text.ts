import { AppError } from '../../src/core/errors.ts';
import { findBinaryKind } from './binary-file.ts';
import type { ByteSink } from './byte-sink.ts';
import { type ByteSource, createBlobSource, createKeptSource } from './byte-source.ts';
import { encodeText, guessEncoding, HEAD_BYTES, toUtf8 } from './encodings.ts';
import { indexText, type OnPiece, type StoredText, storeText, type TextOrigin } from './text-store.ts';
import type { TextEncodingName } from './texts.api.ts';
import type { Work } from './work-queue.ts';

interface TakenIn {
  readonly text: StoredText;
  readonly origin: TextOrigin;
}

/** Files up to this size stay in memory. */
const KEPT_BYTES = 64 << 20;
const BOM = '\ufeff';
const UTF8_BOM_BYTES = 3;

/**
 * Opens a file of the visitor: UTF-8 is used as it is, any other encoding is converted to UTF-8.
 * @throws AppError `binary-file` for a file that is not text, `file-unreadable`.
 */
export async function openBlob(blob: Blob, sink: ByteSink, work: Work): Promise<TakenIn> {
  const head = await readOrFail(() => createBlobSource(blob).read(0, HEAD_BYTES));
  const { encoding, bomBytes, others } = guessEncoding(head);
  const kind = findBinaryKind(head, encoding);
  if (kind !== null) throw new AppError('binary-file', `A ${kind} file`, { kind });
  const origin = { bytes: async () => blob, encoding, hadBom: bomBytes > 0, otherEncodings: others };
  return { text: await readOrFail(() => readAs(blob, encoding, sink, work)), origin };
}

/** Opens a string. */
export async function openString(text: string, sink: ByteSink, work: Work): Promise<TakenIn> {
  const hadBom = text.startsWith(BOM);
  const pieces = encodeText(hadBom ? text.slice(1) : text);
  const stored = await storeText(sink, pieces, stepBy(work, text.length));
  const bytes = () => stored.source.toBlob();
  const origin = { bytes, encoding: 'utf-8', hadBom, otherEncodings: [] } as const;
  return { text: stored, origin };
}

/** Reads a text again in another encoding. */
export async function reopenAs(
  { bytes }: TextOrigin,
  encoding: TextEncodingName,
  sink: ByteSink,
  work: Work,
): Promise<TakenIn> {
  const blob = await bytes();
  const head = await readOrFail(() => createBlobSource(blob).read(0, HEAD_BYTES));
  const guess = guessEncoding(head);
  const otherEncodings = [guess.encoding, ...guess.others].filter((other) => other !== encoding);
  const text = await readOrFail(() => readAs(blob, encoding, sink, work));
  const hadBom = guess.bomBytes > 0 && guess.encoding === encoding;
  return { text, origin: { bytes: async () => blob, encoding, hadBom, otherEncodings } };
}

async function readAs(blob: Blob, encoding: TextEncodingName, sink: ByteSink, work: Work): Promise<StoredText> {
  const onPiece = stepBy(work, blob.size);
  if (encoding !== 'utf-8') return storeText(sink, toUtf8(createBlobSource(blob).chunks(), encoding), onPiece);
  const utf8 = await withoutBom(blob);
  const source = createBlobSource(utf8);
  return utf8.size > KEPT_BYTES ? indexText(source, onPiece) : indexAndKeep(utf8, source, onPiece);
}

/** Keeps the bytes that are read to find the lines: reading them again takes longer than the work itself. */
async function indexAndKeep(blob: Blob, source: ByteSource, onPiece: OnPiece): Promise<StoredText> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const { lines } = await indexText(source, (piece) => {
    if (piece.length > 0) pieces.push(piece);
    return onPiece(piece);
  });
  return { source: createKeptSource(blob, pieces), lines };
}

async function withoutBom(blob: Blob): Promise<Blob> {
  const { bomBytes, encoding } = guessEncoding(await createBlobSource(blob).read(0, UTF8_BOM_BYTES));
  return encoding === 'utf-8' && bomBytes > 0 ? blob.slice(bomBytes) : blob;
}

function stepBy(work: Work, total: number): OnPiece {
  let done = 0;
  return (bytes) => {
    done += bytes.length;
    return work.step(total === 0 ? 1 : done / total);
  };
}

/** A file that was moved, changed or locked since it was chosen can no longer be read. */
async function readOrFail<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof DOMException) throw new AppError('file-unreadable', cause.message);
    throw cause;
  }
}
