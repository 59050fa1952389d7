import { FILE_LIMITS } from '../constants.ts';
import type { FilePacket } from '../model/file-packets.ts';
import { toTarget } from '../model/private-target.ts';
import type { Member } from '../model/room-state.ts';
import { isOver, type TransferEvent } from '../model/transfer.ts';
import {
  change,
  closeLine,
  type FilesContext,
  findCreator,
  publish,
  type ReceivedFile,
  type Receiver,
  type SentFile,
  sendTo,
} from './files-context.ts';
import { acceptFile, type Meta, newReceivedFile } from './incoming.ts';
import { newReceiver, type Outgoing } from './outgoing.ts';
import { stopReceiver } from './send-run.ts';
import { cancelFile, withdrawFile } from './withdraw.ts';

type Relayed = Extract<FilePacket, { readonly type: 'file-relayed' }>;

/** What a report means for the device that the file is meant for. */
const REPORTED: Readonly<Record<Relayed['step'], TransferEvent>> = {
  running: { type: 'accepted', doneBytes: 0 },
  done: { type: 'intact' },
  declined: { type: 'declined', isFull: false },
  cancelled: { type: 'cancelled', by: 'other' },
  failed: { type: 'failed', failure: 'unreachable' },
};

/**
 * [Note: Relayed files]
 * A guest that cannot reach another guest offers the file once more, under an id of its own, to the creator with the name
 * of that guest. The creator offers it there. When it is accepted the creator fetches the file, keeps it as long as it is
 * being passed on, and reports the outcome. Both ways are ordinary transfers of hidden files, so they resume as well.
 */
export async function askRelay(
  context: FilesContext,
  offer: Outgoing['offer'],
  file: SentFile,
  receiver: Receiver,
): Promise<boolean> {
  const creator = findCreator(context.room);
  if (creator === undefined || creator.peerId === receiver.peerId) return false;
  const known = receiver.relayId === null ? undefined : context.sent.get(receiver.relayId);
  if (known !== undefined) cancelFile(context, known);
  const hidden: SentFile = {
    ...file,
    fileId: context.deps.createId(),
    receivers: [newReceiver(creator)],
    isShown: false,
    origin: file.fileId,
    to: receiver.peerId,
  };
  context.sent.set(hidden.fileId, hidden);
  receiver.relayId = hidden.fileId;
  publish(context, file);
  for (const each of hidden.receivers) offer(hidden, each);
  return true;
}

/** As the creator: offers a file of one guest to another one ([Note: Relayed files]). */
export function takeRelay(context: FilesContext, outgoing: Outgoing, from: Member, meta: Meta): void {
  const { room, received, sent } = context;
  const known = received.get(meta.fileId);
  if (known !== undefined) {
    if (known.isShown || known.source.userId !== from.userId) return;
    known.source = from;
    if (known.state.step === 'paused' || known.state.step === 'running') void acceptFile(context, known);
    return;
  }
  const target = room.listDevices().find(({ peerId }) => peerId === meta.to && peerId !== from.peerId);
  const relays = [...received.values()].filter(({ isShown }) => !isShown);
  if (room.me()?.isCreator !== true || target === undefined || relays.length >= FILE_LIMITS.pending) {
    void sendTo(context, from.peerId, { type: 'file-relayed', fileId: meta.fileId, step: 'failed' });
    return;
  }
  const incoming = newReceivedFile(from, from, meta, false);
  const receiver = newReceiver(target);
  const { fileId, name, bytes, mimeType } = incoming;
  const hidden = {
    isWithdrawn: false,
    isShown: false,
    origin: null,
    drop: incoming.drop,
    to: null,
    author: from.peerId,
    // Only what the offer says: this file has its one receiver.
    only: meta.isPrivate === true ? toTarget(target, room.listDevices()) : null,
  } as const;
  const outgoingFile: SentFile = {
    ...hidden,
    fileId,
    name,
    bytes,
    mimeType,
    at: meta.timestamp,
    source: null,
    firstSlice: incoming.firstSlice,
    receivers: [receiver],
  };
  received.set(fileId, incoming);
  sent.set(fileId, outgoingFile);
  outgoing.offer(outgoingFile, receiver);
}

/** As the creator: the device that a relayed file is meant for has answered. */
export function passOn(context: FilesContext, file: SentFile, receiver: Receiver): void {
  const incoming = context.received.get(file.fileId);
  if (incoming === undefined || incoming.isShown) return;
  const { state } = receiver;
  if (isOver(state)) {
    const step =
      state.step === 'done' || state.step === 'declined' || state.step === 'cancelled' ? state.step : 'failed';
    endRelay(context, incoming, step);
    return;
  }
  if (!receiver.isWaiting || incoming.state.step !== 'offered') return;
  void sendTo(context, incoming.source.peerId, { type: 'file-relayed', fileId: file.fileId, step: 'running' });
  void acceptFile(context, incoming);
}

/** As the creator: a file that is relayed has arrived or has failed. */
export async function passArrived(context: FilesContext, outgoing: Outgoing, incoming: ReceivedFile): Promise<void> {
  const file = context.sent.get(incoming.fileId);
  if (incoming.isShown || file === undefined) return;
  if (incoming.state.step === 'done') {
    file.source = await context.deps.tool.getBlob(incoming.fileId).catch(() => null);
    for (const { peerId } of file.receivers) outgoing.startWaiting(peerId);
  } else if (isOver(incoming.state)) {
    cancelFile(context, file);
    endRelay(context, incoming, 'failed');
  }
}

/** As the creator: the guest that has sent a relayed file stops it, even where all of its bytes are here. */
export function stopRelay(context: FilesContext, incoming: ReceivedFile, isWithdrawn: boolean): void {
  const file = context.sent.get(incoming.fileId);
  if (file !== undefined && isWithdrawn) withdrawFile(context, file);
  else if (file !== undefined) cancelFile(context, file);
  endRelay(context, incoming, 'cancelled');
}

/** As the guest that has sent the file: the creator reports how it stands. */
export function takeReport(context: FilesContext, from: Member, packet: Relayed): void {
  const hidden = context.sent.get(packet.fileId);
  if (hidden?.receivers.some(({ peerId }) => peerId === from.peerId) !== true) return;
  for (const file of context.sent.values()) {
    const receiver = file.receivers.find(({ relayId }) => relayId === packet.fileId);
    if (receiver === undefined) continue;
    change(context, file, receiver, REPORTED[packet.step]);
    if (packet.step !== 'running') {
      for (const way of hidden.receivers) stopReceiver(context, way);
      context.sent.delete(packet.fileId);
    }
    publish(context, file);
    return;
  }
}

function endRelay(context: FilesContext, incoming: ReceivedFile, step: Relayed['step']): void {
  const { fileId, source } = incoming;
  if (context.received.get(fileId) !== incoming) return;
  void sendTo(context, source.peerId, { type: 'file-relayed', fileId, step });
  closeLine(context, incoming);
  context.received.delete(fileId);
  context.sent.delete(fileId);
  void context.deps.tool.discard(fileId).catch(() => undefined);
  void context.deps.partials.remove([fileId]);
}
