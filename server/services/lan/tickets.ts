import { z } from '../../../src/core/schema.ts';
import { takeFromWindow } from '../../db/throttles.ts';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import {
  createTokenSigner,
  type TokenKind,
  type TokenSigner,
  type TokenSignerDeps,
} from '../accounts/signed-tokens.ts';
import { TICKET_USE } from './constants.ts';

/** What a ticket says about the device that enters with it. */
export interface TicketClaims {
  readonly jti: string;
  readonly room: string;
  readonly userId: string;
  readonly username: string;
  /** Id of the session, with which the connection ends. */
  readonly sessionId: string;
  /** Names the user whose share link the device came by; null without one. */
  readonly sharedBy: string | null;
  /** The device may take the id of the room. */
  readonly mayFound: boolean;
}

const idSchema = z.string().regex(/^[\w-]+$/);

const LAN_TICKET: TokenKind<TicketClaims> = {
  type: 'lan+jwt',
  audience: 'lan',
  claims: z.object({
    jti: idSchema,
    room: z.string(),
    userId: idSchema,
    username: z.string(),
    sessionId: idSchema,
    sharedBy: idSchema.nullable(),
    mayFound: z.boolean(),
  }),
};

/** Signs and verifies tickets. */
export function createTicketSigner(deps: TokenSignerDeps): TokenSigner<TicketClaims> {
  return createTokenSigner(LAN_TICKET, deps);
}

/** The claims of a valid ticket at its first use, in all processes together; null afterwards and for any other text. */
export async function redeemTicket(
  { db, now, tickets }: Pick<AccountsContext, 'db' | 'now'> & { readonly tickets: TokenSigner<TicketClaims> },
  text: string,
): Promise<TicketClaims | null> {
  const claims = await tickets.verify(text);
  if (claims === null) return null;
  const wait = await takeFromWindow(db, `lan-ticket:${claims.jti}`, TICKET_USE, now());
  return wait === 0 ? claims : null;
}
