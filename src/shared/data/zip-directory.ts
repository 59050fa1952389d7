import { AppError } from '../../core/errors.ts';
import { ARCHIVE_MAX, type ArchiveErrorCode } from './archive-format.ts';

/** A file of a ZIP, as its central directory describes it. Nothing of this is trusted until it is unpacked. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  /** Where its local header begins. */
  readonly headerOffset: number;
}

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED_FLAG = 1;
const METHODS = [0, 8];

/**
 * The files of a ZIP in the order of its central directory. Our own reader, because that of the ZIP library unpacks in one
 * go, into as much memory as the file itself asks for.
 * @throws AppError `not-an-archive`, `archive-damaged`, `archive-too-large`.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > ARCHIVE_MAX.partCount) throw archiveError('archive-too-large', `${count} files`);
  const entries: ZipEntry[] = [];
  let offset = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (offset + ENTRY_BYTES > end || view.getUint32(offset, true) !== ENTRY_SIGNATURE) throw broken('directory');
    const nameBytes = view.getUint16(offset + 28, true);
    entries.push(readEntry(view, bytes, offset, nameBytes));
    offset += ENTRY_BYTES + nameBytes + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (total > ARCHIVE_MAX.unpackedBytes) throw archiveError('archive-too-large', `${total} bytes unpacked`);
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw broken('two files of one name');
  return entries;
}

/** The packed bytes of an entry. */
export function packedBytesOf(bytes: Uint8Array, { name, headerOffset, packedBytes }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (headerOffset + LOCAL_BYTES > bytes.length || view.getUint32(headerOffset, true) !== LOCAL_SIGNATURE) {
    throw broken(name);
  }
  const extra = view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
  const start = headerOffset + LOCAL_BYTES + extra;
  if (start + packedBytes > bytes.length) throw broken(name);
  return bytes.subarray(start, start + packedBytes);
}

function readEntry(view: DataView, bytes: Uint8Array, offset: number, nameBytes: number): ZipEntry {
  const nameStart = offset + ENTRY_BYTES;
  const method = view.getUint16(offset + 10, true);
  const isEncrypted = (view.getUint16(offset + 8, true) & ENCRYPTED_FLAG) !== 0;
  if (isEncrypted || !METHODS.includes(method)) throw archiveError('not-an-archive', 'A foreign ZIP');
  return {
    name: new TextDecoder().decode(bytes.subarray(nameStart, nameStart + nameBytes)),
    method,
    packedBytes: view.getUint32(offset + 20, true),
    unpackedBytes: view.getUint32(offset + 24, true),
    headerOffset: view.getUint32(offset + 42, true),
  };
}

/** The record at the end of a ZIP; only a comment may follow it. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let offset = last; offset >= Math.max(0, last - COMMENT_MAX_BYTES); offset--) {
    if (view.getUint32(offset, true) === END_SIGNATURE) return offset;
  }
  const isCutOff = view.byteLength >= 4 && view.getUint32(0, true) === LOCAL_SIGNATURE;
  throw isCutOff ? broken('end') : archiveError('not-an-archive', 'No ZIP');
}

function broken(what: string): AppError<ArchiveErrorCode> {
  return archiveError('archive-damaged', `Damaged: ${what}`);
}

export function archiveError(code: ArchiveErrorCode, message: string): AppError<ArchiveErrorCode> {
  return new AppError(code, message);
}
