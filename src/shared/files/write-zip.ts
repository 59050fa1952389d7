import { type ReadableBytes, readCrc32 } from '../../core/crc32.ts';
import { toDirectory, toLocalHeader, type ZipRecord } from './zip-records.ts';

/** A file that is put into an archive. Its name is that of no other one. */
export interface ZipFile<Source extends ReadableBytes> {
  /** With its folders, separated by `/`. */
  readonly name: string;
  readonly source: Source;
}

interface ZipOptions<Source extends ReadableBytes> {
  /** Takes the next part of the archive; the bytes of a file are its source itself. */
  readonly write: (part: Source | Uint8Array<ArrayBuffer>) => Promise<void> | void;
  /** Shown for every file, in local time. */
  readonly at: Date;
  /** CRC-32 of a source; by default it is read here. */
  readonly checksum?: (source: Source) => Promise<number>;
  /** Called behind every file. */
  readonly onFile?: (count: number) => void;
}

/** Writes an archive of files as they are, in their order, part by part. Nothing of them is kept in memory. */
export async function writeZip<Source extends ReadableBytes>(
  files: Iterable<ZipFile<Source>> | AsyncIterable<ZipFile<Source>>,
  { write, at, checksum = readCrc32, onFile }: ZipOptions<Source>,
): Promise<void> {
  const records: ZipRecord[] = [];
  let offset = 0;
  for await (const { name, source } of files) {
    const record = { name, bytes: source.size, crc32: await checksum(source), offset };
    const header = toLocalHeader(record, at);
    await write(header);
    await write(source);
    records.push(record);
    offset += header.length + source.size;
    onFile?.(records.length);
  }
  await write(toDirectory(records, offset, at));
}
