import { createStore } from 'zustand/vanilla';
import { EMPTY_ROOM } from '../model/room.ts';
import type { RoomState } from '../model/room-state.ts';

/** The state of a page that has not joined a room yet. */
export const noRoom = createStore<RoomState>(() => EMPTY_ROOM);
