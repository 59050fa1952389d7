/** Ids of devices in the signalling (doc 2 §4): letters and digits with single dashes. */

const ROOM_PREFIX = 'room-';
const GUEST_PATTERN = /^user-[0-9]{1,24}$/;

/** Id of the device that leads a room. */
export function toRoomPeerId(room: string): string {
  return `${ROOM_PREFIX}${room}`;
}

/** Whether a device other than the leading one may have this id. */
export function isGuestPeerId(id: string): boolean {
  return GUEST_PATTERN.test(id);
}

/** Id of a guest (doc 2 §4): the time, and random digits so that two devices do not collide. `random` is below 1. */
export function createGuestPeerId(now: number, random: number): string {
  return `user-${Math.floor(now)}${Math.floor(random * 1e6)
    .toString()
    .padStart(6, '0')}`;
}
