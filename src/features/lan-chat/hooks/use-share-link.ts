import { portalPath, withBase } from '../../../core/paths.ts';
import { toShareLink } from '../model/room-target.ts';
import { useRoomState } from './room-context.ts';

/** The link into this room for devices of any network. Empty before the server has named the room. */
export function useShareLink(): string {
  const room = useRoomState((state) => state.room);
  return room === null ? '' : toShareLink(`${window.location.origin}${withBase(portalPath('lan-chat'))}`, room);
}

/** Whether the page was opened at an address that means another device on every device. */
export function isLocalHost(): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost)$/.test(window.location.hostname);
}
