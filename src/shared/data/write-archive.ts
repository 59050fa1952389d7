import { strToU8, Zip, ZipDeflate } from 'fflate';
import { sha256Hex } from '../../platform/hash.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { DataPart } from '../tool/tool-data.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_TYPE,
  ARCHIVE_VERSION,
  compareText,
  MANIFEST_NAME,
  type Manifest,
  type ManifestTool,
  type ToolArchive,
} from './archive-format.ts';

/** The earliest time a ZIP can name: the same data gives the same archive at any time. ZIP times are local times. */
const FIXED_TIME = new Date(1980, 0, 1);
const COMPRESSION_LEVEL = 6;
/** Bytes compressed per step; the page can paint after each. */
const SLICE_BYTES = 256 << 10;

/**
 * Packs the data of some tools. The same data gives the same archive, byte for byte, whatever the order of tools and
 * parts. Tools without parts are left out.
 */
export async function writeArchive(tools: readonly ToolArchive[]): Promise<Blob> {
  const sorted = tools
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => compareText(a.id, b.id))
    .map((tool) => ({ ...tool, parts: tool.parts.toSorted((a, b) => compareText(a.name, b.name)) }));
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_VERSION,
    tools: await Promise.all(sorted.map(toManifestTool)),
  };
  const files = [
    { name: MANIFEST_NAME, bytes: strToU8(JSON.stringify(manifest, null, 2)) },
    ...sorted.flatMap(({ id, parts }) => parts.map(({ name, bytes }) => ({ name: `${id}/${name}`, bytes }))),
  ];
  return zip(files);
}

async function toManifestTool({ id, version, parts }: ToolArchive): Promise<ManifestTool> {
  const entries = await Promise.all(
    parts.map(async ({ name, bytes }) => ({ name, bytes: bytes.length, sha256: await sha256Hex(bytes) })),
  );
  return { id, version, parts: entries };
}

async function zip(files: readonly DataPart[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk as Uint8Array<ArrayBuffer>);
    else failure = error;
  });
  for (const { name, bytes } of files) {
    const entry = new ZipDeflate(name, { level: COMPRESSION_LEVEL });
    entry.mtime = FIXED_TIME;
    archive.add(entry);
    for (let start = 0; start === 0 || start < bytes.length; start += SLICE_BYTES) {
      if (start > 0) await nextTask();
      entry.push(bytes.slice(start, start + SLICE_BYTES), start + SLICE_BYTES >= bytes.length);
    }
  }
  archive.end();
  if (failure !== null) throw failure;
  return new Blob(chunks, { type: ARCHIVE_TYPE });
}
