import { z } from '../../../../core/schema.ts';
import { RIGHTS_LIFETIME_MS, RIGHTS_MARGIN_MS, RIGHTS_REFRESH_MS } from '../constants.ts';

/** A role as it may be stored: its name, or an object with the name in one of two fields (doc 1 §3). */
const storedRoleSchema = z.union([
  z.string(),
  z.object({ roleName: z.string() }).transform(({ roleName }) => roleName),
  z.object({ name: z.string() }).transform(({ name }) => name),
]);

const rightsCacheSchema = z.object({
  permissions: z.array(z.string()),
  roles: z.array(storedRoleSchema),
  timestamp: z.number(),
  expiryTime: z.number(),
});

/** The rights that the server reported last, remembered over reloads so that screens need not wait (doc 1 §3). */
interface RightsCache {
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
  /** Milliseconds since 1970 at which the server reported them. */
  readonly timestamp: number;
  /** Milliseconds since 1970 from which they no longer count. */
  readonly expiryTime: number;
}

/** `tokenExpiresAt` is in milliseconds since 1970; null for a token without an end. */
export function toRightsCache(
  { permissions, roles }: Pick<RightsCache, 'permissions' | 'roles'>,
  tokenExpiresAt: number | null,
  now: number,
): RightsCache {
  const expiryTime = tokenExpiresAt === null ? now + RIGHTS_LIFETIME_MS : tokenExpiresAt - RIGHTS_MARGIN_MS;
  return { permissions, roles, timestamp: now, expiryTime };
}

/** Reads a stored cache; null where it is damaged. */
export function parseRightsCache(text: string): RightsCache | null {
  try {
    const { success, data } = rightsCacheSchema.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Whether remembered rights still count. Rights from the future count for nothing: the clock was changed. */
export function areRightsValid({ timestamp, expiryTime }: RightsCache, now: number): boolean {
  return timestamp <= now && now < expiryTime;
}

/** Whether the rights should be read again soon. */
export function isRefreshAdvised({ expiryTime }: RightsCache, now: number): boolean {
  return expiryTime - now < RIGHTS_REFRESH_MS;
}
