import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonCorpus } from '../inputs.ts';
import { writeCorpus } from './corpora.ts';

/** Items are written once and repeated: generating half a gigabyte would take longer than measuring it. */
const BLOCK_BYTES = 5_000_000;

export interface LargeFile {
  readonly path: string;
  readonly byteLength: number;
  /** Another file with the same bytes. */
  pieces(): Iterable<Uint8Array>;
}

/** A folder for files of the bench; `remove` deletes it. */
export async function createFolder() {
  const path = await mkdtemp(join(tmpdir(), 'mythinkn-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Writes a file of about this many bytes, in one line. */
export async function writeLargeFile(folder: string, corpus: JsonCorpus, byteLength: number): Promise<LargeFile> {
  const path = join(folder, `${corpus}-${byteLength}.json`);
  const items = Buffer.from(writeCorpus(corpus, BLOCK_BYTES)).subarray(1, -1);
  const count = Math.max(Math.round(byteLength / items.length), 1);
  const file = await open(path, 'w');
  let written = 0;
  for (const piece of repeat(items, count)) written += (await file.write(piece)).bytesWritten;
  await file.close();
  return { path, byteLength: written, pieces: () => repeat(items, count) };
}

function* repeat(items: Uint8Array, count: number): Generator<Uint8Array> {
  for (let i = 0; i < count; i++) {
    yield Buffer.from(i === 0 ? '[' : ',');
    yield items;
  }
  yield Buffer.from(']');
}
