import { LAN_CALLS, type LanMember, type LanRemoval, type LanTicket } from '../../../core/contracts/lan.ts';
import type { Fetch } from '../../../platform/http.ts';
import { callService } from '../../../shared/api/call-service.ts';
import { callWithToken } from '../../../shared/session/session.ts';
import type { RoomTarget } from './room-session.ts';

/** The calls of the station, with the session's token. All throw `AppError` as `callWithToken` and `callService` do. */
export interface LanApi {
  /** A ticket opens the signalling once; every attempt needs a new one. */
  admit(target: RoomTarget, signal: AbortSignal): Promise<LanTicket>;
  /** Tells the server whether an account is removed from the room that this device leads. */
  setRemoved(removal: LanRemoval, signal: AbortSignal): Promise<void>;
  /** The devices of a room that this device was let into with `key`, the longest present first. */
  fetchMembers(room: string, key: string, signal: AbortSignal): Promise<readonly LanMember[]>;
}

/** The calls over HTTP. `fetchIt` replaces the browser's `fetch` in tests. */
export function createLanApi(fetchIt?: Fetch): LanApi {
  const base = fetchIt === undefined ? {} : { fetchIt };
  return {
    admit: ({ code, secret, key }, signal) => {
      const body = {
        ...(code === undefined ? {} : { code }),
        ...(secret === undefined ? {} : { secret }),
        ...(key === undefined ? {} : { key }),
      };
      return callWithToken((token) => callService(LAN_CALLS.admit, { body }, { ...base, token, signal }));
    },
    setRemoved: async (removal, signal) => {
      await callWithToken((token) => callService(LAN_CALLS.setRemoved, { body: removal }, { ...base, token, signal }));
    },
    fetchMembers: async (room, key, signal) =>
      (
        await callWithToken((token) =>
          callService(LAN_CALLS.members, { body: { room, key } }, { ...base, token, signal }),
        )
      ).members,
  };
}
