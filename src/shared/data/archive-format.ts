import { z } from '../../core/schema.ts';
import type { ToolParts } from '../tool/tool-data.ts';

/** Format of an archive: a ZIP with `manifest.json` and one folder a tool. */
export const ARCHIVE_FORMAT = 'mythinkn-data';
/** Raised when older releases can no longer read the archives of newer ones. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';
export const ARCHIVE_TYPE = 'application/zip';

/** Limits for reading. A larger file is refused before it is unpacked. */
export const ARCHIVE_MAX = {
  fileBytes: 128 << 20,
  unpackedBytes: 256 << 20,
  manifestBytes: 4 << 20,
  partCount: 10_000,
  nameLength: 200,
} as const;

const TOOL_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Segments begin with a letter or digit, so `..`, hidden names and absolute paths do not match. */
const PART_NAME = /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/;

const nameSchema = z.string().max(ARCHIVE_MAX.nameLength).regex(PART_NAME);
const partSchema = z.object({
  name: nameSchema,
  bytes: z.number().int().min(0).max(ARCHIVE_MAX.unpackedBytes),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  formatVersion: z.literal(ARCHIVE_VERSION),
  tools: z
    .array(
      z.object({
        id: z.string().max(ARCHIVE_MAX.nameLength).regex(TOOL_ID),
        version: z.number().int().min(1),
        parts: z.array(partSchema).max(ARCHIVE_MAX.partCount),
      }),
    )
    .refine((tools) => new Set(tools.map(({ id }) => id)).size === tools.length, 'A tool appears twice'),
});

/** The fields by which an archive of a newer release is recognized. */
export const headSchema = z.object({ format: z.literal(ARCHIVE_FORMAT), formatVersion: z.number().int() });

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTool = Manifest['tools'][number];

/** The exported data of one tool, with its id. */
export interface ToolArchive extends ToolParts {
  readonly id: string;
}

/**
 * `not-an-archive`: some other file. `archive-newer`: made by a newer release. `archive-too-large`: beyond `ARCHIVE_MAX`.
 * `archive-damaged`: incomplete or changed. `data-unreadable`: a tool cannot read its own parts.
 */
export type ArchiveErrorCode =
  | 'not-an-archive'
  | 'archive-newer'
  | 'archive-too-large'
  | 'archive-damaged'
  | 'data-unreadable';

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
