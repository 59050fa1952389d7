import { Inflate, strFromU8 } from 'fflate';
import { AppError } from '../../core/errors.ts';
import { sha256Hex } from '../../platform/hash.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { DataPart } from '../tool/tool-data.ts';
import {
  ARCHIVE_MAX,
  ARCHIVE_VERSION,
  headSchema,
  MANIFEST_NAME,
  type Manifest,
  type ManifestTool,
  manifestSchema,
  type ToolArchive,
} from './archive-format.ts';
import { archiveError, packedBytesOf, readZipDirectory, type ZipEntry } from './zip-directory.ts';

interface ArchiveContent {
  readonly tools: readonly ToolArchive[];
  /** Ids of tools whose parts are missing or differ from their checksums. */
  readonly damaged: readonly string[];
  /** Files that the manifest does not name; they are ignored. */
  readonly unknownFiles: readonly string[];
}

/** Packed bytes per step. Deflate expands at most 1032 times, so a step yields less than 17 MB. */
const SLICE_BYTES = 16 << 10;
/** The page gets a turn after this many unpacked bytes. */
const TURN_BYTES = 4 << 20;

/**
 * Unpacks an archive and checks it, within the bounds of `ARCHIVE_MAX`. A tool with a damaged part is left out as a whole.
 * @throws AppError with an `ArchiveErrorCode`.
 */
export async function readArchive(file: Blob): Promise<ArchiveContent> {
  if (file.size > ARCHIVE_MAX.fileBytes) throw archiveError('archive-too-large', `${file.size} bytes`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const entries = new Map(readZipDirectory(bytes).map((entry) => [entry.name, entry]));
  const manifest = await readManifest(bytes, entries.get(MANIFEST_NAME));
  const tools: ToolArchive[] = [];
  const damaged: string[] = [];
  for (const tool of manifest.tools) {
    const parts = await readParts(bytes, entries, tool);
    if (parts === null) damaged.push(tool.id);
    else tools.push({ id: tool.id, version: tool.version, parts });
  }
  const known = new Set(manifest.tools.flatMap(({ id, parts }) => parts.map(({ name }) => `${id}/${name}`)));
  const unknownFiles = [...entries.keys()].filter((name) => name !== MANIFEST_NAME && !known.has(name));
  return { tools, damaged, unknownFiles };
}

async function readManifest(bytes: Uint8Array, entry: ZipEntry | undefined): Promise<Manifest> {
  if (entry === undefined || entry.unpackedBytes > ARCHIVE_MAX.manifestBytes) {
    throw archiveError('not-an-archive', 'No manifest');
  }
  const json = parseJson(strFromU8(await unpack(bytes, entry)));
  const parsed = manifestSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const head = headSchema.safeParse(json);
  if (!head.success) throw archiveError('not-an-archive', 'Another manifest');
  throw archiveError(
    head.data.formatVersion > ARCHIVE_VERSION ? 'archive-newer' : 'archive-damaged',
    parsed.error.message,
  );
}

/** Null where a part is missing or damaged. */
async function readParts(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
  tool: ManifestTool,
): Promise<readonly DataPart[] | null> {
  const parts: DataPart[] = [];
  for (const { name, bytes: expectedBytes, sha256 } of tool.parts) {
    const entry = entries.get(`${tool.id}/${name}`);
    if (entry === undefined || entry.unpackedBytes !== expectedBytes) return null;
    const part = await unpack(bytes, entry).catch(toNullWhenDamaged);
    if (part === null || (await sha256Hex(part)) !== sha256) return null;
    parts.push({ name, bytes: part });
  }
  return parts;
}

/** Unpacks at most as many bytes as the directory states; a file with more is damaged. */
async function unpack(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  const packed = packedBytesOf(bytes, entry);
  const unpacked = new Uint8Array(entry.unpackedBytes);
  let length = 0;
  let turnAt = TURN_BYTES;
  const add = (chunk: Uint8Array) => {
    if (length + chunk.length > unpacked.length) throw archiveError('archive-damaged', `${entry.name} is longer`);
    unpacked.set(chunk, length);
    length += chunk.length;
  };
  const inflate = new Inflate(add);
  for (let start = 0; start < packed.length; start += SLICE_BYTES) {
    const slice = packed.subarray(start, start + SLICE_BYTES);
    if (entry.method === 0) add(slice);
    else pushSlice(inflate, slice, start + SLICE_BYTES >= packed.length);
    if (length < turnAt) continue;
    turnAt = length + TURN_BYTES;
    await nextTask();
  }
  if (length < unpacked.length) throw archiveError('archive-damaged', `${entry.name} is shorter`);
  return unpacked;
}

function pushSlice(inflate: Inflate, slice: Uint8Array, isLast: boolean): void {
  try {
    inflate.push(slice, isLast);
  } catch (cause) {
    throw cause instanceof AppError ? cause : archiveError('archive-damaged', String(cause));
  }
}

function toNullWhenDamaged(error: unknown): null {
  if (error instanceof AppError && error.code === 'archive-damaged') return null;
  throw error;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
