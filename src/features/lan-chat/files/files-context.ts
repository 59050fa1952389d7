import type { StoreApi } from 'zustand/vanilla';
import type { LanTransferTool } from '../../../bridges/lan-transfer-bridge.ts';
import type { SaveTarget } from '../../../platform/save-target.ts';
import type { FilePacket } from '../model/file-packets.ts';
import { findTarget } from '../model/private-target.ts';
import type { FileDrop, Member, PrivateTarget } from '../model/room-state.ts';
import type { SliceRanges } from '../model/slice-ranges.ts';
import { applyTransfer, type TransferEvent, type TransferState } from '../model/transfer.ts';
import type { SpeedSamples } from '../model/transfer-speed.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import type { FileRoom } from './file-room.ts';
import type { FilesState, SharedFile } from './file-session.ts';
import type { OfferMemory } from './offer-memory.ts';
import type { PartialFile, PartialStore } from './partial-store.ts';

export interface FilesDeps {
  readonly tool: LanTransferTool;
  readonly partials: PartialStore;
  readonly offers: OfferMemory;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 32 hexadecimal digits. */
  readonly createId: () => string;
  /** Runs something later. @returns a function that prevents it. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly download: (blob: Blob, fileName: string) => void;
  /** Asks where to save an archive; null when the visitor chooses no place. */
  readonly openTarget: (fileName: string) => Promise<SaveTarget | null>;
}

/** The part of a transfer that both directions have. */
export interface Transfer {
  state: TransferState;
  samples: SpeedSamples;
  /** Number of the channel in the worker; null while no channel is open. */
  line: number | null;
  /** Bytes that were there before this channel. */
  baseBytes: number;
  /** Attempts in a row that came to nothing. */
  attempts: number;
}

/** A sent file and one device that it was offered to. */
export interface Receiver extends Transfer {
  peerId: string;
  readonly userId: string;
  username: string;
  /** Slices that the device has asked for. */
  ranges: SliceRanges;
  /** The device has accepted and waits for its turn. */
  isWaiting: boolean;
  /** Resolves the wait for the other end of the channel. */
  onReady: (() => void) | null;
  /** Id of the hidden file that the creator relays; null where the device is reached directly. */
  relayId: string | null;
}

export interface SentFile {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly mimeType: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null while the creator still fetches a file that it relays, after a withdrawal, and after a reload of this page. */
  source: Blob | null;
  /** SHA-256 of the first slice; null where the sender of a relayed file does not say it. */
  readonly firstSlice: string | null;
  receivers: Receiver[];
  /** Not sent to anybody again. */
  isWithdrawn: boolean;
  /** A hidden file is one way of a relayed one. */
  readonly isShown: boolean;
  readonly drop: FileDrop | null;
  /** The one device that gets it, as it is now; null for everyone. */
  only: PrivateTarget | null;
  /** Of a hidden file on the way to the creator: id of the shown file. */
  readonly origin: string | null;
  /** On the way to the creator: the device that is meant. */
  readonly to: string | null;
  /** On the way from the creator: the device that has sent it. */
  readonly author: string | null;
}

export interface ReceivedFile extends Transfer {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly mimeType: string;
  /** The device that the bytes come from. */
  source: Member;
  /** The device that sent the file; another one than the source when the creator relays. */
  author: Member;
  /** What the sender says the hash is; null until everything was sent. */
  sha256: string | null;
  isComplete: boolean;
  /** The bytes survive this page. */
  isStored: boolean;
  isPicture: boolean;
  /** Slices of an earlier visit. */
  slices: Uint8Array | null;
  readonly drop: FileDrop | null;
  /** For this device only. */
  readonly isPrivate: boolean;
  /** SHA-256 of the first slice, as its sender says; null where it does not. */
  readonly firstSlice: string | null;
  /** Id in the packets of its sender. Another one than `fileId` where the sender has offered it once more as a new file. */
  offerId: string;
  /** The sender's account is back and has not offered the file: its page no longer has it. */
  waitsForFile: boolean;
  /** False for a file that this device only relays. */
  readonly isShown: boolean;
}

/** Everything that the functions of the files share. */
export interface FilesContext {
  readonly room: FileRoom;
  readonly deps: FilesDeps;
  readonly store: StoreApi<FilesState>;
  readonly sent: Map<string, SentFile>;
  readonly received: Map<string, ReceivedFile>;
  /** Unfinished files of earlier pages. */
  stored: readonly PartialFile[];
  /** Users that have offered more files than may wait, and were reported. */
  readonly crowded: Set<string>;
  /** The room whose offers of before a reload are shown; null before it is entered. */
  restoredRoom: string | null;
  /** Ids of the offers that were last written down; null before the first time. */
  rememberedIds: string | null;
  /** Number of the next channel in the worker. */
  nextLine: number;
  /** Number of the next channel of any connection. */
  nextChannel: number;
  stopProgress: (() => void) | null;
  /** Called after every change of a transfer's state. */
  readonly onChange: (file: SentFile | ReceivedFile, transfer: Transfer | Receiver) => void;
}

/** Where a transfer begins. */
export function newTransfer(): Transfer {
  return { state: { step: 'offered' }, samples: [], line: null, baseBytes: 0, attempts: 0 };
}

/** Changes the state of a transfer and shows it. */
export function change(
  context: FilesContext,
  file: SentFile | ReceivedFile,
  transfer: Transfer | Receiver,
  event: TransferEvent,
): void {
  const before = transfer.state;
  transfer.state = applyTransfer(before, event);
  if (event.type === 'accepted') transfer.samples = [];
  if (transfer.state === before) return;
  publish(context, file);
  context.onChange(file, transfer);
}

/** Puts the present state of a file into the store that the screens read. */
export function publish({ room, store }: FilesContext, file: SentFile | ReceivedFile): void {
  if (!file.isShown) return;
  const files = new Map(store.getState().files);
  files.set(file.fileId, 'receivers' in file ? showSent(file, room) : showReceived(file, room));
  store.setState({ files });
}

/** An own file whose bytes this page no longer has: it continues when the visitor chooses it again. */
export function needsFile({ isShown, isWithdrawn, source }: SentFile): boolean {
  return isShown && !isWithdrawn && source === null;
}

/** The leading device, where it is another one. */
export function findCreator(room: FileRoom): Member | undefined {
  return room.listDevices().find(({ isCreator }) => isCreator);
}

/** Whether a file goes to a device at all. */
export function isMeantFor({ room }: FilesContext, { only }: SentFile, { peerId }: Member): boolean {
  return only === null || findTarget(room.listDevices(), only)?.peerId === peerId;
}

/** Devices of the account that has sent a file. */
export function listSenders(room: FileRoom, { author }: ReceivedFile): readonly Member[] {
  return room.listDevices().filter(({ userId }) => userId === author.userId);
}

/** Closes the channel of a transfer, if it has one. */
export function closeLine({ deps }: FilesContext, transfer: Transfer): void {
  if (transfer.line !== null) void deps.tool.stop(transfer.line).catch(() => undefined);
  transfer.line = null;
}

/** Sends a packet where the device can be reached; whether it was sent. */
export async function sendTo({ room }: FilesContext, peerId: string, packet: FilePacket): Promise<boolean> {
  const connection = await connectTo(room, peerId);
  if (connection === null) return false;
  room.sendFilePacket(connection, packet);
  return true;
}

/** Null when the device cannot be reached. */
export function connectTo(room: FileRoom, peerId: string): Promise<PeerConnection | null> {
  return room.connect(peerId).catch(() => null);
}

function showSent(file: SentFile, room: FileRoom): SharedFile {
  const { fileId, name, bytes, mimeType, isWithdrawn, receivers, only } = file;
  return {
    direction: 'sent',
    fileId,
    name,
    bytes,
    mimeType,
    isWithdrawn,
    onlyFor: only?.username ?? null,
    needsFile: needsFile(file),
    relayedBy: receivers.some(({ relayId }) => relayId !== null) ? (findCreator(room)?.username ?? '') : null,
    receivers: receivers.map(({ peerId, username, state }) => ({ peerId, username, state })),
  };
}

function showReceived(file: ReceivedFile, room: FileRoom): SharedFile {
  const { fileId, name, bytes, mimeType, author, source, state, isPicture, isPrivate } = file;
  const { peerId, userId, username } = author;
  const isAway = listSenders(room, file).length === 0;
  const waitsFor = isAway ? 'sender' : file.waitsForFile ? 'file' : 'connection';
  const relayedBy = source.peerId === peerId ? null : source.username;
  const from = { peerId, userId, username, isPrivate, relayedBy };
  return { direction: 'received', fileId, name, bytes, mimeType, ...from, state, isPicture, waitsFor };
}
