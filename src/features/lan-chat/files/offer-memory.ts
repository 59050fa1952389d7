import { z } from '../../../core/schema.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { FILE_BYTES_MAX, FILE_LIMITS, PACKET_LIMITS } from '../constants.ts';
import { fileDropSchema, packetIdSchema, sha256Schema } from '../model/file-packets.ts';
import { createTabMemory, type TabMemory } from '../tab-memory.ts';

const targetSchema = z.object({
  peerId: z.string(),
  userId: z.string(),
  username: z.string(),
  besides: z.array(z.string()).readonly(),
});

const offersSchema = z.object({
  roomCode: z.string().min(1),
  userId: z.string().min(1),
  files: z
    .array(
      z.object({
        fileId: packetIdSchema,
        name: z.string().min(1).max(PACKET_LIMITS.fileNameChars),
        bytes: z.number().int().nonnegative().max(FILE_BYTES_MAX),
        mimeType: z.string(),
        firstSlice: sha256Schema.nullable(),
        drop: fileDropSchema.nullable(),
        at: z.number(),
        only: targetSchema.nullable().default(null),
      }),
    )
    .max(FILE_LIMITS.perUser),
});

/** What a page has offered in a room and not all devices have. */
export type RememberedOffers = z.infer<typeof offersSchema>;

/** Remembers the offers of this tab over a reload: their names and sizes, never their bytes. */
export type OfferMemory = TabMemory<RememberedOffers>;

export const tabOffers: OfferMemory = createTabMemory(STORAGE_KEYS.lanChatOffers, offersSchema);
