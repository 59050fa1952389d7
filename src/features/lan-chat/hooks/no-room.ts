import { createStore } from 'zustand/vanilla';
import { OUT } from '../model/join-machine.ts';
import type { RoomState } from '../model/room-state.ts';

const OUTSIDE: RoomState = {
  join: OUT,
  notice: null,
  room: null,
  peerId: null,
  admission: 'admitted',
  members: [],
  waiting: [],
  asksCreator: true,
  messages: [],
  unreadCount: 0,
};

/** The state of a page that has not joined a room yet. */
export const noRoom = createStore<RoomState>(() => OUTSIDE);
