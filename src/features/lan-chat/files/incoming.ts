import { FILE_LIMITS, FILE_MS, SLICE_BYTES } from '../constants.ts';
import { toSafeName } from '../model/file-name.ts';
import { countSlices, type FilePacket } from '../model/file-packets.ts';
import { isPictureType } from '../model/picture-type.ts';
import type { Member } from '../model/room-state.ts';
import { countRangeBytes, toRequest } from '../model/slice-ranges.ts';
import { isOver } from '../model/transfer.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import {
  change,
  closeLine,
  type FilesContext,
  listSenders,
  newTransfer,
  publish,
  type ReceivedFile,
  sendTo,
} from './files-context.ts';
import type { PartialFile } from './partial-store.ts';
import { failFile, pauseFile, receiveOver, verify } from './receive-run.ts';

export type Meta = Extract<FilePacket, { readonly type: 'file-meta' }>;
type FromSender = Extract<FilePacket, { readonly type: 'file-channel' | 'file-sent' | 'file-cancel' }>;

/** Handles an offer of a device of the room. `author` has sent the file; it is another device where the creator relays. */
export function takeOffer(context: FilesContext, source: Member, author: Member, meta: Meta): void {
  const known =
    findReceived(context, meta.fileId) ?? context.received.get(meta.fileId) ?? findSame(context, author, meta);
  if (known !== undefined) {
    takeAgain(context, known, source, author, meta);
    return;
  }
  const others = [...context.received.values()].filter((file) => file.author.userId === author.userId);
  if (others.length >= FILE_LIMITS.perUser) {
    context.room.dropDevice(source.peerId);
    return;
  }
  if (others.filter(({ state }) => state.step === 'offered').length >= FILE_LIMITS.pending) {
    if (!context.crowded.has(author.userId)) context.room.reportCrowd(author);
    context.crowded.add(author.userId);
    void sendTo(context, source.peerId, { type: 'file-decline', fileId: meta.fileId, isFull: true });
    return;
  }
  context.crowded.delete(author.userId);
  const file = newReceivedFile(source, author, meta, true, findStored(context, author, meta)?.fileId);
  context.received.set(file.fileId, file);
  publish(context, file);
  context.room.addFileMessage({ fileId: file.fileId, from: author, drop: file.drop });
  void continueStored(context, file);
}

/** A file that is offered to this device. `fileId` is another one than in the offer where an earlier page has a part of it. */
export function newReceivedFile(
  source: Member,
  author: Member,
  meta: Meta,
  isShown: boolean,
  fileId = meta.fileId,
): ReceivedFile {
  return {
    ...newTransfer(),
    fileId,
    name: toSafeName(meta.filename),
    bytes: meta.filesize,
    mimeType: meta.mimeType,
    source,
    author,
    sha256: null,
    isComplete: false,
    isStored: false,
    isPicture: isPictureType(meta.mimeType),
    slices: null,
    drop: meta.drop ?? null,
    isPrivate: meta.isPrivate === true,
    firstSlice: meta.firstSlice ?? null,
    offerId: meta.fileId,
    waitsForFile: false,
    isShown,
  };
}

/** Asks the sender for the slices that are missing. Continues with those that have arrived earlier. */
export async function acceptFile(context: FilesContext, file: ReceivedFile): Promise<void> {
  const { deps, room } = context;
  const doneBefore = file.state.step === 'paused' ? file.state.doneBytes : 0;
  Object.assign(file, { sha256: null, isComplete: false });
  closeLine(context, file);
  change(context, file, file, { type: 'accepted', doneBytes: doneBefore });
  const { fileId, offerId, bytes, slices } = file;
  try {
    const opened = await deps.tool.open({ fileId, bytes, sliceBytes: SLICE_BYTES, slices });
    file.isStored = opened.isStored;
    if (file.state.step !== 'running') return;
    const connection = await room.connect(file.source.peerId);
    if (file.state.step !== 'running') return;
    const missing = toRequest(opened.missing, countSlices(bytes), FILE_LIMITS.ranges);
    file.baseBytes = opened.missing.length === 0 ? bytes : bytes - countRangeBytes(opened.missing, bytes);
    change(context, file, file, { type: 'progress', doneBytes: file.baseBytes, bytesPerSecond: null });
    room.sendFilePacket(connection, { type: 'file-accept', fileId: offerId, missing: [...missing] });
    file.attempts = 0;
  } catch (error) {
    if (isFull(error)) return failFile(context, file, 'no-space');
    change(context, file, file, { type: 'interrupted', doneBytes: doneBefore });
    acceptLater(context, file);
  }
}

/** Tries again as long as the sender is in the room. A sender that returns offers the file itself. */
function acceptLater(context: FilesContext, file: ReceivedFile): void {
  const { peerId } = file.source;
  if (!context.room.listDevices().some((device) => device.peerId === peerId)) return;
  const ms = FILE_MS.again[file.attempts];
  file.attempts += 1;
  if (ms === undefined) {
    failFile(context, file, 'unreachable');
    return;
  }
  context.deps.after(ms, () => {
    const isSame = context.received.get(file.fileId) === file && file.source.peerId === peerId;
    if (isSame && file.state.step === 'paused') void acceptFile(context, file);
  });
}

/** Handles what the sender of an accepted file says. */
export function takeFromSender(
  context: FilesContext,
  file: ReceivedFile,
  packet: FromSender,
  connection: PeerConnection,
): void {
  switch (packet.type) {
    case 'file-channel':
      if (file.state.step === 'running') void receiveOver(context, file, connection, packet.channel);
      return;
    case 'file-sent':
      if (isOver(file.state)) return;
      file.sha256 = packet.sha256;
      void verify(context, file);
      return;
    case 'file-cancel':
      closeLine(context, file);
      if (packet.reason === 'withdrawn') dropWithdrawn(context, file);
      else if (packet.reason === 'file-lost') change(context, file, file, { type: 'failed', failure: 'file-lost' });
      else change(context, file, file, { type: 'cancelled', by: 'other' });
  }
}

/** A part of a withdrawn file is not kept. A file that is complete belongs to this device. */
function dropWithdrawn(context: FilesContext, file: ReceivedFile): void {
  change(context, file, file, { type: 'withdrawn' });
  if (file.state.step === 'done') return;
  file.slices = null;
  void context.deps.tool.discard(file.fileId).catch(() => undefined);
  void context.deps.partials.remove([file.fileId]);
}

/** The connection with a sender has ended: its files wait until they are offered again. */
export function pauseFilesFrom(context: FilesContext, peerId: string): void {
  for (const file of context.received.values()) {
    if (file.source.peerId === peerId && file.state.step === 'running') pauseFile(context, file);
  }
}

/** Stops a file and tells its sender why. Slices that have arrived are kept. */
export function refuseFile(context: FilesContext, file: ReceivedFile): void {
  if (isOver(file.state)) return;
  const isOffered = file.state.step === 'offered';
  closeLine(context, file);
  change(context, file, file, isOffered ? { type: 'declined', isFull: false } : { type: 'cancelled', by: 'me' });
  const { offerId: fileId, source } = file;
  const packet = isOffered
    ? ({ type: 'file-decline', fileId } as const)
    : ({ type: 'file-cancel', fileId, reason: 'cancelled' } as const);
  void sendTo(context, source.peerId, packet);
}

/** The same file again: its sender has returned, or this device has. Only the account that offered it continues it. */
function takeAgain(context: FilesContext, file: ReceivedFile, source: Member, author: Member, meta: Meta): void {
  const isOther = meta.firstSlice !== undefined && file.firstSlice !== null && meta.firstSlice !== file.firstSlice;
  const isSame = file.author.userId === author.userId && file.bytes === meta.filesize && file.isShown && !isOther;
  if (!isSame) {
    void sendTo(context, source.peerId, { type: 'file-decline', fileId: meta.fileId });
    return;
  }
  const { step } = file.state;
  // A line that still looks open belongs to the connection that the sender has lost.
  closeLine(context, file);
  Object.assign(file, { source, author, offerId: meta.fileId, waitsForFile: false });
  if (step === 'done')
    void sendTo(context, source.peerId, { type: 'file-received', fileId: file.offerId, isIntact: true });
  else if (step === 'running' || step === 'paused' || step === 'checking') void acceptFile(context, file);
  else change(context, file, file, { type: 'offered' });
  publish(context, file);
}

/** The file that the packets of a sender mean. */
export function findReceived({ received }: FilesContext, offerId: string): ReceivedFile | undefined {
  const file = received.get(offerId);
  return file?.offerId === offerId ? file : [...received.values()].find((each) => each.offerId === offerId);
}

/** A file that is not complete, whose sender was lost and offers it once more as a new one. */
function findSame({ received, room }: FilesContext, author: Member, meta: Meta): ReceivedFile | undefined {
  const name = toSafeName(meta.filename);
  const isGone = (file: ReceivedFile) => !listSenders(room, file).some(({ peerId }) => peerId === file.author.peerId);
  return [...received.values()].find(
    (file) =>
      file.isShown &&
      file.author.userId === author.userId &&
      (!isOver(file.state) || file.state.step === 'failed') &&
      file.name === name &&
      file.bytes === meta.filesize &&
      file.firstSlice !== null &&
      file.firstSlice === meta.firstSlice &&
      isGone(file),
  );
}

/** A file that an earlier page has a part of, where its sender offers it as a new one. */
function findStored({ stored, received }: FilesContext, author: Member, meta: Meta): PartialFile | undefined {
  const name = toSafeName(meta.filename);
  return stored.find(
    (file) =>
      !received.has(file.fileId) &&
      file.userId === author.userId &&
      file.bytes === meta.filesize &&
      file.name === name &&
      file.firstSlice !== null &&
      file.firstSlice === meta.firstSlice,
  );
}

/** The devices of the room have changed: shows what paused files wait for. A sender that has its files offers them at once. */
export function reviewPaused(context: FilesContext): void {
  const { deps, room } = context;
  for (const file of context.received.values()) {
    if (file.state.step !== 'paused') continue;
    publish(context, file);
    const isGone = () => {
      const senders = listSenders(room, file);
      return senders.length > 0 && !senders.some(({ peerId }) => peerId === file.author.peerId);
    };
    if (file.waitsForFile || !isGone()) continue;
    deps.after(FILE_MS.offerAgain, () => {
      if (file.state.step !== 'paused' || !isGone() || context.received.get(file.fileId) !== file) return;
      file.waitsForFile = true;
      publish(context, file);
    });
  }
}

/** A file that was accepted before a reload continues by itself with the slices that are stored. */
async function continueStored(context: FilesContext, file: ReceivedFile): Promise<void> {
  const stored = await context.deps.partials.read(file.fileId);
  const isSame = stored !== null && stored.userId === file.author.userId && stored.bytes === file.bytes;
  if (!isSame || file.state.step !== 'offered' || context.received.get(file.fileId) !== file) return;
  file.slices = stored.slices;
  await acceptFile(context, file);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'storage-full';
}
