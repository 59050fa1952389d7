import { z } from '../../../core/schema.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { PACKET_LIMITS } from '../constants.ts';
import { createTabMemory, type TabMemory } from '../tab-memory.ts';

const mutedSchema = z.object({
  roomCode: z.string().min(1),
  /** The visitor who has muted them. */
  userId: z.string().min(1),
  userIds: z.array(z.string()).max(PACKET_LIMITS.lifeUsers).readonly(),
});

/** Whom a visitor has muted in a room. */
export type RememberedMuted = z.infer<typeof mutedSchema>;

/** Remembers the muted accounts of this tab over a reload, until the room is left. */
export type MutedMemory = TabMemory<RememberedMuted>;

export const tabMuted: MutedMemory = createTabMemory(STORAGE_KEYS.lanChatMuted, mutedSchema);
