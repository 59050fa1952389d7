import { FILE_MS } from '../constants.ts';
import { countSlices, type FilePacket } from '../model/file-packets.ts';
import { followTarget } from '../model/private-target.ts';
import type { Member } from '../model/room-state.ts';
import { countRangeBytes } from '../model/slice-ranges.ts';
import { isOver } from '../model/transfer.ts';
import {
  change,
  connectTo,
  type FilesContext,
  isMeantFor,
  needsFile,
  newTransfer,
  publish,
  type Receiver,
  type SentFile,
  sendTo,
} from './files-context.ts';
import { pauseReceiver, startNext, stopReceiver } from './send-run.ts';
import { cancelReceiver, repeatWithdrawal, sendWithdrawal } from './withdraw.ts';

/** What a receiver answers. */
type Answer = Extract<
  FilePacket,
  { readonly type: 'file-accept' | 'file-decline' | 'file-ready' | 'file-received' | 'file-cancel' }
>;

/** Asks the creator to relay a file to a device that cannot be reached; false where it cannot. */
type AskRelay = (file: SentFile, receiver: Receiver) => Promise<boolean>;

export interface Outgoing {
  /** Offers a file to a device, for the first time or again. */
  offer(file: SentFile, receiver: Receiver): void;
  /** Offers every file to the devices that are new or have returned. */
  offerToNewDevices(): void;
  onAnswer(file: SentFile, from: Member, packet: Answer): void;
  /** The connection with a device has ended: its files wait. */
  onConnectionEnd(peerId: string): void;
  /** Ends the sending of a file to one device, until it is offered there again. */
  cancel(file: SentFile, peerId: string): void;
  /** Offers a file again to one device or, without it, to all that did not get it. */
  retry(file: SentFile, peerId: string | null): void;
  /** Continues with files that have waited for their bytes. */
  startWaiting(peerId: string): void;
}

/** A device that a file is offered to. */
export function newReceiver({ peerId, userId, username }: Member): Receiver {
  const waiting = { ranges: [], isWaiting: false, onReady: null, relayId: null };
  return { ...newTransfer(), ...waiting, peerId, userId, username };
}

/** The files that this device offers. */
export function createOutgoing(context: FilesContext, askRelay: AskRelay): Outgoing {
  const onPaused = (file: SentFile, receiver: Receiver) => offerLater(context, file, receiver, offer);
  const offer = (file: SentFile, receiver: Receiver) => void offerFile(context, file, receiver, askRelay, onPaused);
  const startWaiting = (peerId: string) => startNext(context, peerId, onPaused);
  let present: readonly string[] = [];
  return {
    offer,
    offerToNewDevices() {
      const before = present;
      present = context.room.listDevices().map(({ peerId }) => peerId);
      const arrived = present.filter((peerId) => !before.includes(peerId));
      for (const file of context.sent.values()) {
        if (file.only !== null) file.only = followTarget(file.only, context.room.listDevices());
        if (file.isWithdrawn) {
          repeatWithdrawal(context, file, arrived);
          continue;
        }
        if (needsFile(file)) continue;
        offerToReturned(context, file, arrived, offer);
        offerToNew(context, file, offer);
      }
    },
    onAnswer(file, from, packet) {
      if (needsFile(file)) return;
      const find = () => file.receivers.find((receiver) => isAt(receiver, from));
      if (file.only !== null && file.isShown && !isMeantFor(context, file, from)) return;
      if (file.isWithdrawn && packet.type === 'file-accept') return sendWithdrawal(context, file, from.peerId);
      // A device that has returned may answer before it is offered the file again.
      if (find() === undefined && !file.isWithdrawn) offerToNew(context, file, offer);
      const receiver = find();
      if (receiver === undefined) return;
      applyAnswer(context, file, receiver, packet);
      startWaiting(from.peerId);
    },
    onConnectionEnd(peerId) {
      for (const file of context.sent.values()) {
        for (const receiver of file.receivers) {
          if (receiver.peerId !== peerId || (receiver.line === null && !receiver.isWaiting)) continue;
          pauseReceiver(context, file, receiver, onPaused);
        }
      }
    },
    cancel(file, peerId) {
      for (const receiver of chosen(file, peerId)) cancelReceiver(context, file, receiver);
    },
    retry(file, peerId) {
      if (file.isWithdrawn) return;
      for (const receiver of chosen(file, peerId)) {
        if (!isOver(receiver.state) || receiver.state.step === 'done') continue;
        receiver.attempts = 0;
        change(context, file, receiver, { type: 'offered' });
        offer(file, receiver);
      }
    },
    startWaiting,
  };
}

function chosen({ receivers }: SentFile, peerId: string | null): readonly Receiver[] {
  return peerId === null ? receivers : receivers.filter((receiver) => receiver.peerId === peerId);
}

async function offerFile(
  context: FilesContext,
  file: SentFile,
  receiver: Receiver,
  askRelay: AskRelay,
  onPaused: (file: SentFile, receiver: Receiver) => void,
): Promise<void> {
  const { peerId } = receiver;
  const connection = await connectTo(context.room, peerId);
  // The id of the leading device may belong to another account by now.
  if (receiver.peerId !== peerId || isEnded(receiver) || (connection !== null && !isPresent(context, receiver))) return;
  if (connection !== null) return context.room.sendFilePacket(connection, toMeta(file));
  if (file.isShown && (await askRelay(file, receiver))) return;
  // A device that is gone may return; one in the room is tried again until the attempts are used up.
  if (isPresent(context, receiver)) onPaused(file, receiver);
}

/** Offers a file again after a while, as long as the device is in the room; fails after the last attempt. */
function offerLater(
  context: FilesContext,
  file: SentFile,
  receiver: Receiver,
  offer: (file: SentFile, receiver: Receiver) => void,
): void {
  if (!isPresent(context, receiver)) return;
  const ms = FILE_MS.again[receiver.attempts];
  receiver.attempts += 1;
  if (ms === undefined) {
    stopReceiver(context, receiver);
    change(context, file, receiver, { type: 'failed', failure: 'unreachable' });
    return;
  }
  const { peerId } = receiver;
  context.deps.after(ms, () => {
    const isSame = context.sent.get(file.fileId) === file && receiver.peerId === peerId;
    if (isSame && receiver.line === null && !isEnded(receiver)) offer(file, receiver);
  });
}

function isPresent({ room }: FilesContext, receiver: Receiver): boolean {
  return room.listDevices().some((device) => isAt(receiver, device));
}

/** Whether a receiver is this device. The id of the leading device goes from one account to another. */
function isAt({ peerId, userId }: Receiver, device: Member): boolean {
  return device.peerId === peerId && device.userId === userId;
}

/** A file that has arrived is offered again too: the device may have lost it by a reload, and confirms it otherwise. */
function isEnded({ state }: Receiver): boolean {
  return isOver(state) && state.step !== 'done';
}

/** A device that was away for a while may return with its id: files that have waited for it are offered again. */
function offerToReturned(
  context: FilesContext,
  file: SentFile,
  arrived: readonly string[],
  offer: (file: SentFile, receiver: Receiver) => void,
): void {
  for (const receiver of file.receivers) {
    const isOpen = receiver.state.step === 'paused' || receiver.state.step === 'offered';
    const isBack = arrived.includes(receiver.peerId) && isPresent(context, receiver);
    if (!isOpen || receiver.line !== null || !isBack) continue;
    receiver.attempts = 0;
    offer(file, receiver);
  }
}

/** A device that returns has another id, but the same account: it takes the place of a device that is gone. */
function offerToNew(context: FilesContext, file: SentFile, offer: (file: SentFile, receiver: Receiver) => void): void {
  for (const device of context.room.listDevices()) {
    if (device.peerId === file.author || file.receivers.some((receiver) => isAt(receiver, device))) continue;
    if (file.isShown && !isMeantFor(context, file, device)) continue;
    const returned = file.receivers.find(
      (receiver) => receiver.userId === device.userId && !isPresent(context, receiver),
    );
    // A file with a single way goes to its one device only.
    if (returned === undefined && !file.isShown) continue;
    const receiver = returned ?? newReceiver(device);
    if (returned === undefined) file.receivers.push(receiver);
    stopReceiver(context, receiver);
    Object.assign(receiver, { peerId: device.peerId, username: device.username, attempts: 0, relayId: null });
    if (receiver.state.step === 'failed') change(context, file, receiver, { type: 'offered' });
    publish(context, file);
    if (!isEnded(receiver)) offer(file, receiver);
  }
}

function applyAnswer(context: FilesContext, file: SentFile, receiver: Receiver, packet: Answer): void {
  switch (packet.type) {
    case 'file-accept':
      accept(context, file, receiver, packet.missing);
      break;
    case 'file-ready':
      receiver.onReady?.();
      break;
    case 'file-decline':
      end(context, file, receiver, { type: 'declined', isFull: packet.isFull === true });
      break;
    case 'file-received':
      receiver.attempts = 0;
      end(context, file, receiver, packet.isIntact ? { type: 'intact' } : { type: 'failed', failure: 'damaged' });
      break;
    case 'file-cancel': {
      const isFull = packet.reason === 'no-space';
      end(
        context,
        file,
        receiver,
        isFull ? { type: 'failed', failure: 'no-space' } : { type: 'cancelled', by: 'other' },
      );
    }
  }
}

function accept(context: FilesContext, file: SentFile, receiver: Receiver, missing: readonly number[]): void {
  const { state } = receiver;
  if ((missing.at(-1) ?? 0) > countSlices(file.bytes)) return;
  if (state.step === 'cancelled' && state.by === 'me') {
    void sendTo(context, receiver.peerId, { type: 'file-cancel', fileId: file.fileId, reason: 'cancelled' });
    return;
  }
  stopReceiver(context, receiver);
  const doneBytes = file.bytes - countRangeBytes(missing, file.bytes);
  receiver.ranges = missing;
  receiver.isWaiting = true;
  change(context, file, receiver, { type: 'accepted', doneBytes });
}

function end(context: FilesContext, file: SentFile, receiver: Receiver, event: Parameters<typeof change>[3]): void {
  stopReceiver(context, receiver);
  change(context, file, receiver, event);
}

/** The offer of a file. */
function toMeta({ fileId, name, bytes, mimeType, at, drop, only, to, author, firstSlice }: SentFile): FilePacket {
  return {
    type: 'file-meta',
    fileId,
    filename: name,
    filesize: bytes,
    mimeType,
    totalChunks: countSlices(bytes),
    timestamp: at,
    ...(drop === null ? {} : { drop }),
    ...(only === null ? {} : { isPrivate: true }),
    ...(to === null ? {} : { to }),
    ...(author === null ? {} : { from: author }),
    ...(firstSlice === null ? {} : { firstSlice }),
  };
}
