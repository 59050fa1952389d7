import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Caller } from '../caller.ts';
import type { AccountsContext } from './accounts-context.ts';
import { DEVICE_LIFETIME_S, NETWORK_MEMORY_MS } from './constants.ts';
import type { DeviceClaims } from './device-tokens.ts';
import { findMemberByEmail, type Member } from './users.ts';

/**
 * Where an account signed in before. Strangers who guess passwords or use up codes do not concern these places: a device that
 * shows its token counts apart, and a network keeps some of the codes that anyone may request.
 */
export interface KnownPlace {
  /** Id of the device; null for a caller without a valid token for the account. */
  readonly device: string | null;
  readonly isKnownNetwork: boolean;
}

export const UNKNOWN_PLACE: KnownPlace = { device: null, isKnownNetwork: false };

type Context = Pick<AccountsContext, 'db' | 'codeKey' | 'devices' | 'strangers' | 'now'>;

/** For how long a caller counts as a stranger without another look, in milliseconds; the memory may forget it sooner. */
const STRANGER_MS = 10_000;

/** Looks up an address, which need not have an account. */
export async function findPlace(context: Context, email: string, caller: Caller): Promise<KnownPlace> {
  return {
    device: await findDevice(context, email, caller),
    isKnownNetwork: await isKnownNetwork(context, email, caller),
  };
}

/** Whether an account with the address signed in from the network of the caller lately. */
export async function isKnownNetwork(
  context: Omit<Context, 'devices'>,
  email: string,
  caller: Caller,
): Promise<boolean> {
  const { db, now, strangers } = context;
  const key = toStrangerKey(email, caller);
  if (strangers.find(key) > 0) return false;
  // One query, the same with and without an account.
  const rows = await db
    .selectFrom('users')
    .innerJoin('known_networks', 'known_networks.user_id', 'users.id')
    .select(['users.id', 'known_networks.network'])
    .where('users.email', '=', email)
    .where('known_networks.seen_at', '>', now() - NETWORK_MEMORY_MS)
    .execute();
  const name = toNetworkName(context, rows[0]?.id ?? '', caller);
  const isKnown = rows.some(({ network }) => network === name);
  if (!isKnown) strangers.note(key, STRANGER_MS);
  return isKnown;
}

/** The id of the caller's device, if the account signed in on it before. Costs callers without a token nothing. */
export async function findDevice(
  { db, devices }: Pick<Context, 'db' | 'devices'>,
  email: string,
  { device }: Caller,
): Promise<string | null> {
  const claims = device === undefined ? null : await devices.verify(device);
  if (claims === null) return null;
  const member = await findMemberByEmail(db, email);
  return member !== null && isOwn(claims, member) ? claims.jti : null;
}

function isOwn(claims: DeviceClaims | null, member: Member): claims is DeviceClaims {
  return claims !== null && claims.sub === member.id && claims.ver === member.token_version;
}

/** Remembers the network of a member who signed in. */
export async function rememberNetwork(
  context: Pick<Context, 'codeKey' | 'strangers' | 'now'>,
  transaction: Kysely<Database>,
  { id, email }: Member,
  caller: Caller,
): Promise<void> {
  const seen_at = context.now();
  await transaction
    .insertInto('known_networks')
    .values({ user_id: id, network: toNetworkName(context, id, caller), seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at }))
    .execute();
  context.strangers.forget([toStrangerKey(email, caller)]);
}

/** A token for the device of a member who signed in. A device that is known already keeps its id. */
export async function signDevice(
  { devices, createId }: Pick<AccountsContext, 'devices' | 'createId'>,
  member: Member,
  { device }: Caller,
): Promise<string> {
  const claims = device === undefined ? null : await devices.verify(device);
  return devices.sign({
    id: isOwn(claims, member) ? claims.jti : createId(),
    subject: member.id,
    lifetimeS: DEVICE_LIFETIME_S,
    claims: { ver: member.token_version },
  });
}

/** Forgets networks without a login for long. */
export async function pruneNetworks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('known_networks')
    .where('seen_at', '<=', now() - NETWORK_MEMORY_MS)
    .execute();
}

/** The database does not need to know addresses for this, so it gets a keyed digest. */
function toNetworkName({ codeKey }: Pick<Context, 'codeKey'>, userId: string, { network }: Caller): string {
  return createHmac('sha256', codeKey).update(`network|${userId}|${network}`).digest('base64url');
}

function toStrangerKey(email: string, { network }: Caller): string {
  return `${email}@${network}`;
}
