import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** An archive whose size is known before its first byte. */
export interface StoredZip {
  readonly bytes: number;
  /** Reads the files while it is sent, in pieces of at most 256 KiB. Throws when a file has changed its size meanwhile. */
  readonly content: () => AsyncGenerator<Buffer>;
}

interface Entry {
  /** With the folder; a folder ends with a slash. ASCII alone. */
  readonly name: string;
  /** Null for a folder. */
  readonly file: string | null;
  readonly bytes: number;
  readonly checksum: number;
}

const READ_BYTES = 256 * 1024;
/** Deflate is left out: the CPU belongs to the other callers, and pictures do not shrink. */
const STORED = 0;
const SIGNATURES = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const LENGTHS = { local: 30, central: 46, end: 22 } as const;
const VERSION = 20;
/** Makes the modes below count. */
const MADE_ON_UNIX = 3 << 8;
const FOLDER_MODE = 0o40700;
const FILE_MODE = 0o100600;
const FOLDER_FLAG = 0x10;

/**
 * An archive of a folder's files, all below 4 GB together, which unpack into a folder of the same name that other users
 * cannot read. Reads the files once for their checksums. `at` is in milliseconds since 1970.
 */
export async function createStoredZip(folder: string, names: readonly string[], at: number): Promise<StoredZip> {
  const root = `${basename(folder)}/`;
  const entries: Entry[] = [{ name: root, file: null, bytes: 0, checksum: 0 }];
  for (const name of names) {
    const file = join(folder, name);
    entries.push({ name: `${root}${name}`, file, bytes: (await stat(file)).size, checksum: await readChecksum(file) });
  }
  const time = toDosTime(at);
  const index = toIndex(entries, time);
  const bytes = entries.reduce((sum, entry) => sum + lengthOf(entry), index.length);
  return { bytes, content: () => writeArchive(entries, time, index) };
}

async function* writeArchive(entries: readonly Entry[], time: DosTime, index: Buffer): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    yield Buffer.concat([toLocalHeader(entry, time), Buffer.from(entry.name)]);
    if (entry.file === null) continue;
    let sent = 0;
    for await (const piece of createReadStream(entry.file, { highWaterMark: READ_BYTES })) {
      sent += piece.length;
      yield piece;
    }
    if (sent !== entry.bytes) throw new Error(`${entry.file} has changed`);
  }
  yield index;
}

async function readChecksum(file: string): Promise<number> {
  let checksum = 0;
  for await (const piece of createReadStream(file, { highWaterMark: READ_BYTES })) checksum = crc32(piece, checksum);
  return checksum;
}

/** The central directory with its end. */
function toIndex(entries: readonly Entry[], time: DosTime): Buffer {
  const headers: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    headers.push(toCentralHeader(entry, time, offset), Buffer.from(entry.name));
    offset += lengthOf(entry);
  }
  const directory = Buffer.concat(headers);
  const end = Buffer.alloc(LENGTHS.end);
  end.writeUInt32LE(SIGNATURES.end, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}

function lengthOf({ name, bytes }: Entry): number {
  return LENGTHS.local + name.length + bytes;
}

function toLocalHeader(entry: Entry, time: DosTime): Buffer {
  const header = Buffer.alloc(LENGTHS.local);
  header.writeUInt32LE(SIGNATURES.local, 0);
  header.writeUInt16LE(VERSION, 4);
  writeFacts(header, 8, entry, time);
  return header;
}

function toCentralHeader(entry: Entry, time: DosTime, offset: number): Buffer {
  const header = Buffer.alloc(LENGTHS.central);
  header.writeUInt32LE(SIGNATURES.central, 0);
  header.writeUInt16LE(MADE_ON_UNIX | VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  writeFacts(header, 10, entry, time);
  const isFolder = entry.file === null;
  // Multiplied, because a shift would make it negative.
  const mode = (isFolder ? FOLDER_MODE : FILE_MODE) * 0x1_0000;
  header.writeUInt32LE(mode + (isFolder ? FOLDER_FLAG : 0), 38);
  header.writeUInt32LE(offset, 42);
  return header;
}

/** What both headers say of an entry, from its method on. */
function writeFacts(header: Buffer, from: number, { name, bytes, checksum }: Entry, time: DosTime): void {
  header.writeUInt16LE(STORED, from);
  header.writeUInt16LE(time.time, from + 2);
  header.writeUInt16LE(time.date, from + 4);
  header.writeUInt32LE(checksum, from + 6);
  header.writeUInt32LE(bytes, from + 10);
  header.writeUInt32LE(bytes, from + 14);
  header.writeUInt16LE(name.length, from + 18);
}

interface DosTime {
  readonly date: number;
  readonly time: number;
}

/** In UTC, to two seconds. */
function toDosTime(at: number): DosTime {
  const day = new Date(at);
  return {
    date: ((day.getUTCFullYear() - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate(),
    time: (day.getUTCHours() << 11) | (day.getUTCMinutes() << 5) | (day.getUTCSeconds() >> 1),
  };
}
