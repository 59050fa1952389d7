import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { FilesState } from '../files/file-session.ts';
import type { RoomState } from '../model/room-state.ts';
import type { RoomSession } from '../room/room-session.ts';
import type { HeldRoom, RoomHolder } from './room-holder.ts';

/** What the parts of a room work with. */
export interface OpenRoom {
  readonly holder: RoomHolder;
  readonly session: RoomSession;
}

/** The room around a component. */
export const RoomContext = createContext<OpenRoom | null>(null);

/** The room that a component belongs to. Only for components below `RoomContext`. */
export function useRoom(): OpenRoom {
  const room = use(RoomContext);
  if (room === null) throw new Error('Not inside of a room');
  return room;
}

/** A part of the room's state. */
export function useRoomState<T>(select: (state: RoomState) => T): T {
  return useStore(useRoom().session.store, select);
}

/** A part of the state of the room's files. */
export function useFilesState<T>(select: (state: FilesState) => T): T {
  return useStore(useRoom().session.files.store, select);
}

/** A part of what the page holds beside the room. */
export function useHeldRoom<T>(select: (state: HeldRoom) => T): T {
  return useStore(useRoom().holder.store, select);
}
