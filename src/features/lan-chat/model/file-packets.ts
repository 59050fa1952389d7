import { z } from '../../../core/schema.ts';
import { FILE_BYTES_MAX, FILE_CHANNELS, FILE_LIMITS, PACKET_LIMITS, SLICE_BYTES } from '../constants.ts';
import { areRanges } from './slice-ranges.ts';

/** What devices say to each other about files, on the connection of the packets. The slices have channels of their own. */
export type FilePacket = z.infer<(typeof filePacketSchemas)[number]>;

/** Random, 128 bits. */
export const packetIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

const fileId = packetIdSchema;

/** In hexadecimal digits. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);

/** The files that were chosen together; how many may be wrong. */
export const fileDropSchema = z.object({
  id: packetIdSchema,
  count: z.number().int().positive().max(FILE_LIMITS.pending),
});

const sliceIndex = z
  .number()
  .int()
  .nonnegative()
  .max(Math.ceil(FILE_BYTES_MAX / SLICE_BYTES));
const peerId = z
  .string()
  .regex(/^(?:room|user)-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/)
  .max(128);

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
      /** The device whose file the creator relays; believed only from the creator. */
      from: peerId.optional(),
      drop: fileDropSchema.optional(),
      /** For the device that is offered it, and no other one. */
      isPrivate: z.boolean().optional(),
      /** The creator is asked to relay the file to this device, which the sender cannot reach. */
      to: peerId.optional(),
      /** SHA-256 of the first slice, by which a file is known that is offered once more under another id. */
      firstSlice: sha256Schema.optional(),
    })
    .refine(({ filesize, totalChunks }) => totalChunks === countSlices(filesize)),
  /** The receiver wants the file, or what it still misses of it; without ranges, all of it. */
  z.object({
    type: z.literal('file-accept'),
    fileId,
    missing: z
      .array(sliceIndex)
      .max(2 * FILE_LIMITS.ranges)
      .refine(areRanges),
  }),
  /** The receiver does not want the file; `isFull`: too many files wait there. */
  z.object({ type: z.literal('file-decline'), fileId, isFull: z.boolean().optional() }),
  /** The sender has opened its end of this channel and waits for `file-ready`. */
  z.object({
    type: z.literal('file-channel'),
    fileId,
    channel: z
      .number()
      .int()
      .min(FILE_CHANNELS.first)
      .max(FILE_CHANNELS.end - 1),
  }),
  z.object({ type: z.literal('file-ready'), fileId }),
  /** All asked slices are sent; the SHA-256 is that of the whole file. */
  z.object({ type: z.literal('file-sent'), fileId, sha256: sha256Schema }),
  z.object({ type: z.literal('file-received'), fileId, isIntact: z.boolean() }),
  /** Either side stops; `withdrawn`: the sender does not send the file to anybody again. */
  z.object({
    type: z.literal('file-cancel'),
    fileId,
    reason: z.enum(['cancelled', 'withdrawn', 'file-lost', 'no-space', 'failed']),
  }),
  /** The creator reports how a relayed file stands. */
  z.object({
    type: z.literal('file-relayed'),
    fileId,
    step: z.enum(['running', 'done', 'declined', 'cancelled', 'failed']),
  }),
] as const;

/** The number of slices of a file. */
export function countSlices(filesize: number): number {
  return Math.ceil(filesize / SLICE_BYTES);
}
