import { z } from '../../../core/schema.ts';
import { FILE_BYTES_MAX, PACKET_LIMITS, SLICE_BYTES } from '../constants.ts';

/** What devices say to each other about files, on the connection of the packets. The slices have channels of their own. */
export type FilePacket = z.infer<(typeof filePacketSchemas)[number]>;

/** Random, 128 bits. */
export const packetIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

const fileId = packetIdSchema;
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const sliceIndex = z
  .number()
  .int()
  .nonnegative()
  .max(Math.ceil(FILE_BYTES_MAX / SLICE_BYTES));
/** Ranges of missing slices, `[first, behind the last]` one after the other, at most this many. */
const RANGES_MAX = 1000;

export const filePacketSchemas = [
  /** The sender offers a file (doc 2 §3). Names and sizes are claims until the receiver has checked them. */
  z
    .object({
      type: z.literal('file-meta'),
      fileId,
      filename: z.string().min(1).max(PACKET_LIMITS.fileNameChars),
      filesize: z.number().int().nonnegative().max(FILE_BYTES_MAX),
      mimeType: z.string().max(PACKET_LIMITS.nameChars * 2),
      totalChunks: z.number().int().nonnegative(),
      timestamp: z.number().int().nonnegative().max(8.64e15),
    })
    .refine(({ filesize, totalChunks }) => totalChunks === countSlices(filesize)),
  /** The receiver wants the file, or what it still misses of it; without ranges, all of it. */
  z.object({
    type: z.literal('file-accept'),
    fileId,
    missing: z.array(sliceIndex).max(2 * RANGES_MAX),
  }),
  z.object({ type: z.literal('file-decline'), fileId }),
  /** The sender has opened its end of this channel and waits for `file-ready`. */
  z.object({ type: z.literal('file-channel'), fileId, channel: z.number().int().min(100).max(1022) }),
  z.object({ type: z.literal('file-ready'), fileId }),
  /** All asked slices are sent; the SHA-256 is that of the whole file. */
  z.object({ type: z.literal('file-sent'), fileId, sha256: hash }),
  z.object({ type: z.literal('file-received'), fileId, isIntact: z.boolean() }),
  /** Either side stops. */
  z.object({
    type: z.literal('file-cancel'),
    fileId,
    reason: z.enum(['cancelled', 'file-lost', 'no-space', 'failed']),
  }),
] as const;

/** The number of slices of a file. */
export function countSlices(filesize: number): number {
  return Math.ceil(filesize / SLICE_BYTES);
}
