import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { OWN_DEVICE_LIMITS, SESSION_LIMITS } from './constants.ts';

/** The limits of a session, by its mark. */
export function sessionLimits(isOwnDevice: boolean): typeof SESSION_LIMITS | typeof OWN_DEVICE_LIMITS {
  return isOwnDevice ? OWN_DEVICE_LIMITS : SESSION_LIMITS;
}

/** Condition for the sessions that have neither expired nor been without a call for too long at this time. */
export function isRunning(
  row: ExpressionBuilder<Database, 'sessions'>,
  time: number,
): ExpressionWrapper<Database, 'sessions', SqlBool> {
  const isSeen = (isOwnDevice: boolean) =>
    row.and([
      row('sessions.is_own_device', '=', isOwnDevice ? 1 : 0),
      row('sessions.last_seen_at', '>', time - sessionLimits(isOwnDevice).inactivityMs),
    ]);
  return row.and([row('sessions.expires_at', '>', time), row.or([isSeen(false), isSeen(true)])]);
}
