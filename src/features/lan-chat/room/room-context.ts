import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LanMember } from '../../../core/contracts/lan.ts';
import { toRoomPeerId } from '../../../core/lan/peer-id.ts';
import { OWN_RATE_SCALE } from '../constants.ts';
import type { FilePacket } from '../model/file-packets.ts';
import type { JoinEvent } from '../model/join-machine.ts';
import type { DropReason, Packet } from '../model/packets.ts';
import { createRateMeter, type RateMeter } from '../model/rate-meter.ts';
import { applyRoom, EMPTY_ROOM, type RoomEvent } from '../model/room.ts';
import type { Member, PrivateTarget, RoomState, SystemNotice } from '../model/room-state.ts';
import { createTextLog, type TextLog } from '../model/text-log.ts';
import type { PeerConnection, PeerDevice } from '../peer/peer-link.ts';
import type { RoomDeps } from './room-deps.ts';
import type { RoomTarget } from './room-session.ts';

/** An open connection with a device, and how it behaves. */
export interface Link {
  readonly connection: PeerConnection;
  readonly peerId: string;
  /** The other device: the creator, a guest of this creator, or a guest like this device. */
  readonly kind: 'creator' | 'guest' | 'direct';
  /** By the server's word; null where this device has begun the connection. */
  readonly sender: { readonly userId: string; readonly username: string } | null;
  /** Let in by the creator. Always true for connections that this device has begun. */
  isAdmitted: boolean;
  isOpen: boolean;
  /** When the other device was last heard, in milliseconds since 1970. */
  heardAt: number;
  meter: RateMeter;
  /** Packets that could not be read. */
  faultCount: number;
  /** Own texts were sent to this creator. */
  hasOwnTexts: boolean;
  /** The other device knows texts for one device; null before it has said whether. */
  takesPrivate: boolean | null;
  /** Called when it has said so. */
  onSign: (() => void) | null;
}

/** What any member may send to another one. */
export type MemberPacket = FilePacket | Extract<Packet, { readonly type: 'private-text' | 'private-answer' }>;

type PrivateOutcome = Extract<Packet, { readonly type: 'private-answer' }>['outcome'];

/** What goes with a room from one creator to the next. */
export type Life = Pick<Extract<Packet, { readonly type: 'user-list' }>, 'admitted' | 'removed' | 'links'>;

/** An own text for one device that has not arrived. */
export interface PrivateText {
  readonly packet: Extract<Packet, { readonly type: 'private-text' }>;
  readonly target: PrivateTarget;
}

/** Listeners of the files. */
interface FileListeners {
  readonly devices: Set<() => void>;
  readonly packets: Set<(from: Member, packet: FilePacket, connection: PeerConnection) => void>;
  readonly ends: Set<(peerId: string) => void>;
  readonly removals: Set<(userId: string) => void>;
}

/** The room of one page while it lives. The screens see only the store. */
export interface RoomContext {
  readonly deps: RoomDeps;
  readonly store: StoreApi<RoomState>;
  readonly listeners: FileListeners;
  /** Open connections by the id of the other device. */
  readonly links: Map<string, Link>;
  /** Second connections with a guest, where both sides have begun one at once. Both receive. */
  readonly secondLinks: Set<Link>;
  /** Packets of guests that the list does not name yet. */
  readonly early: Map<string, MemberPacket[]>;
  /** Connections with other guests that are being made. */
  readonly attempts: Map<string, Promise<Link>>;
  readonly cancels: Set<() => void>;
  /** Applies an event to the join machine and carries out what follows. */
  readonly dispatch: (event: JoinEvent) => void;
  target: RoomTarget;
  device: PeerDevice | null;
  isSignallingOpen: boolean;
  /** Ends the current attempt to join or create, with its timers. */
  attempt: AbortController;
  /** Ends the requests of the current device. */
  life: AbortController;
  /** This device was let into the room, and has not left it since. */
  isInside: boolean;
  /** For the devices that this one lets in; null without a ticket. */
  ownKey: string | null;
  /** With which this device was let in; its own as the creator. */
  memberKey: string | null;
  texts: TextLog;
  /** Own texts for one device that have not arrived, by their ids. */
  readonly privateTexts: Map<string, PrivateText>;
  /** Receive the answers to texts that are under way. */
  readonly answers: Map<string, (outcome: PrivateOutcome) => void>;
  /** What this device may still write before the others drop it. */
  ownTexts: RateMeter;
  /** Devices by the server's word, by their ids. */
  known: Map<string, LanMember>;
  /** Ids of the devices that the creator has let in; null before its first list. */
  listed: readonly string[] | null;
  /** What the creator's last list says for its successor, until the members of the list are shown. */
  listedLife: Life | null;
  isFetchingMembers: boolean;
  /** Users that enter the room without being asked for. */
  readonly admittedUsers: Set<string>;
  /** Users that the creator has removed: they wait at the door until they are let in again. */
  readonly removedUsers: Set<string>;
  /** Users of whom the server is being told whether they are removed. */
  readonly removalReports: Set<string>;
  /** Users that this device's session has removed from the room before it founded it; from the ticket. */
  removedBefore: readonly string[];
  /** Name the users whose share links let in, see `LanTicket.sharer`. */
  readonly sharers: Set<string>;
  /** Names this user in its own links; null without a ticket. */
  ownSharer: string | null;
  /** Users that were dropped, and do not come in until this time. */
  readonly banned: Map<string, { readonly until: number; readonly reason: DropReason }>;
  /** The members that the visitor knows; null until the first list. */
  announced: readonly Member[] | null;
  /** Devices that have left by themselves, until this is reported. */
  readonly goodbyes: Set<string>;
  /** Since when members are missing that have not left by themselves, by their ids. */
  readonly missingSince: Map<string, number>;
  /** Members that are missing until this time may still come back. */
  regatherUntil: number;
  lostCreator: Member | null;
  /** Users that were in the room together with this device. */
  readonly seenUsers: Set<string>;
  /** The visitor's choice; null for the default of the room. */
  asksChoice: boolean | null;
}

/** A room that is not joined. */
export function createRoomContext(deps: RoomDeps, dispatch: (event: JoinEvent) => void): RoomContext {
  return {
    deps,
    dispatch,
    store: createStore<RoomState>(() => EMPTY_ROOM),
    listeners: { devices: new Set(), packets: new Set(), ends: new Set(), removals: new Set() },
    links: new Map(),
    secondLinks: new Set(),
    early: new Map(),
    attempts: new Map(),
    cancels: new Set(),
    target: {},
    device: null,
    isSignallingOpen: false,
    attempt: new AbortController(),
    life: new AbortController(),
    isInside: false,
    ownKey: null,
    memberKey: null,
    texts: createTextLog(),
    privateTexts: new Map(),
    answers: new Map(),
    ownTexts: createRateMeter(deps.clock.now(), OWN_RATE_SCALE),
    known: new Map(),
    listed: null,
    listedLife: null,
    isFetchingMembers: false,
    admittedUsers: new Set(),
    removedUsers: new Set(),
    removalReports: new Set(),
    removedBefore: [],
    sharers: new Set(),
    ownSharer: null,
    banned: new Map(),
    announced: null,
    goodbyes: new Set(),
    missingSince: new Map(),
    regatherUntil: 0,
    lostCreator: null,
    seenUsers: new Set(),
    asksChoice: null,
  };
}

/** Changes the room on the screen. */
export function update(ctx: RoomContext, event: RoomEvent): void {
  ctx.store.setState((state) => applyRoom(state, event), true);
}

/** Adds a notice to the conversation. */
export function addNotice(ctx: RoomContext, notice: SystemNotice): void {
  update(ctx, { type: 'system', id: ctx.deps.createId(), at: ctx.deps.clock.now(), notice });
}

/** Runs a job later, unless the room is left before. @returns a function that cancels it. */
export function later(ctx: RoomContext, ms: number, job: () => void): () => void {
  const end = () => {
    ctx.cancels.delete(end);
    cancel();
  };
  const cancel = ctx.deps.clock.after(ms, () => {
    ctx.cancels.delete(end);
    job();
  });
  ctx.cancels.add(end);
  return end;
}

/** A signal that aborts with `parent`, and after this many milliseconds. `done` ends the wait. */
export function limitTime(
  ctx: RoomContext,
  ms: number,
  parent: AbortSignal,
): { signal: AbortSignal; done: () => void } {
  const limit = new AbortController();
  const end = () => limit.abort();
  const cancel = ctx.deps.clock.after(ms, end);
  parent.addEventListener('abort', end);
  if (parent.aborted) end();
  const done = () => {
    cancel();
    parent.removeEventListener('abort', end);
  };
  return { signal: limit.signal, done };
}

/** Whether this device leads the room now. */
export function isCreator(ctx: RoomContext): boolean {
  const { join } = ctx.store.getState();
  return join.step === 'in' && join.role === 'creator';
}

/** The id of the device that leads the room; empty before the room has a name. */
export function creatorId(ctx: RoomContext): string {
  const { room } = ctx.store.getState();
  return room === null ? '' : toRoomPeerId(room.code);
}

/** A packet that the files handle. */
export function isFilePacket(packet: Packet): packet is FilePacket {
  return packet.type.startsWith('file-');
}
