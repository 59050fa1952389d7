import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '../../../shared/hooks/use-is-hydrated.ts';
import { type NamedRoom, parseRoomAddress } from '../model/room-target.ts';

const ROOM_PARAMETER = 'room';

interface RoomAddress {
  /** The room that the address names; null for the room of the own network. */
  readonly linked: NamedRoom | null;
  /** Removes the room from the address. */
  readonly forget: () => void;
}

/** The room in the page's address (doc 2 §2). The prerendered page knows no query. */
export function useRoomAddress(): RoomAddress {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const linked = useMemo(
    () => (isHydrated ? parseRoomAddress(new URLSearchParams(search).get(ROOM_PARAMETER), hash) : null),
    [isHydrated, search, hash],
  );
  return {
    linked,
    forget: () => void navigate({ pathname, search: without(search, ROOM_PARAMETER) }, { replace: true }),
  };
}

/** A query without one of its parameters. */
export function without(search: string, parameter: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.toString();
}
