import type { Kysely } from 'kysely';
import type { IceServer } from '../../../src/core/contracts/lan.ts';
import type { Database } from '../../db/schema.ts';
import type { Keyring } from '../../db/server-secret.ts';
import type { TokenSigner } from '../accounts/signed-tokens.ts';
import type { Presence } from './presence.ts';
import { createRoomSecrets, type RoomSecrets } from './room-secrets.ts';
import { createTicketSigner, type TicketClaims } from './tickets.ts';

/** What the calls of the LAN station work with. */
export interface LanContext {
  readonly db: Kysely<Database>;
  readonly tickets: TokenSigner<TicketClaims>;
  readonly secrets: RoomSecrets;
  readonly presence: Presence;
  readonly iceServers: readonly IceServer[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An unguessable text, never the same twice. */
  readonly createId: () => string;
}

interface LanContextDeps extends Omit<LanContext, 'tickets' | 'secrets'> {
  readonly keys: { readonly tickets: Keyring; readonly rooms: Keyring };
}

export function createLanContext({ keys, ...deps }: LanContextDeps): LanContext {
  const { now } = deps;
  const tickets = createTicketSigner({ keys: keys.tickets, now });
  const secrets = createRoomSecrets({ keys: keys.rooms, now });
  return { ...deps, tickets, secrets };
}
