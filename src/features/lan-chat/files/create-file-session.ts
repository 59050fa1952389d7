import { createStore } from 'zustand/vanilla';
import { AppError } from '../../../core/errors.ts';
import { FILE_CHANNELS, FILE_MS, PREVIEW_SIDE_PX } from '../constants.ts';
import { toSavedName } from '../model/file-name.ts';
import type { FilePacket } from '../model/file-packets.ts';
import type { Member } from '../model/room-state.ts';
import { isUnderWay } from '../model/transfer.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import { createShownStore } from '../shown-store.ts';
import type { FileRoom } from './file-room.ts';
import type { FileSession, FilesState } from './file-session.ts';
import { closeLine, type FilesContext, type FilesDeps, sendTo } from './files-context.ts';
import {
  acceptFile,
  findReceived,
  pauseFilesFrom,
  refuseFile,
  reviewPaused,
  takeFromSender,
  takeOffer,
} from './incoming.ts';
import { rememberOffers, restoreOffers } from './needed-files.ts';
import { offerFiles } from './offer-files.ts';
import { createOutgoing, type Outgoing } from './outgoing.ts';
import { askRelay, passArrived, passOn, stopRelay, takeRelay, takeReport } from './relay.ts';
import { endFilesOf } from './removed.ts';
import { saveAll } from './save-all.ts';
import { stopReceiver } from './send-run.ts';
import { withdrawFile } from './withdraw.ts';

const OCTETS = 'application/octet-stream';

/** The files of a room: offers, transfers, and the bytes that have arrived. */
export function createFileSession(room: FileRoom, deps: FilesDeps): FileSession {
  const context: FilesContext = {
    room,
    deps,
    store: createStore<FilesState>(() => ({ files: new Map() })),
    sent: new Map(),
    received: new Map(),
    stored: [],
    crowded: new Set(),
    restoredRoom: null,
    rememberedIds: null,
    nextLine: 1,
    nextChannel: FILE_CHANNELS.first - 2,
    stopProgress: null,
    onChange(file, transfer) {
      if (file.isShown) {
        if ('receivers' in file) rememberOffers(context);
        return;
      }
      if (!('receivers' in file)) void passArrived(context, outgoing, file);
      else if (file.author !== null && 'relayId' in transfer) passOn(context, file, transfer);
    },
  };
  const outgoing: Outgoing = createOutgoing(context, (file, receiver) =>
    askRelay(context, outgoing.offer, file, receiver),
  );
  const ends = [
    room.onDevicesChange(() => {
      restoreOffers(context);
      outgoing.offerToNewDevices();
      reviewPaused(context);
    }),
    room.onConnectionEnd((peerId) => {
      outgoing.onConnectionEnd(peerId);
      pauseFilesFrom(context, peerId);
    }),
    room.onRemoved((userId) => endFilesOf(context, userId)),
    room.onFilePacket((from, packet, connection) => takePacket(context, outgoing, from, packet, connection)),
  ];
  void forgetOldFiles(context);
  return {
    store: createShownStore(context.store, deps, isMoreThanOffers),
    offer: (files, needed) => offerFiles(context, files, needed ?? null, outgoing.offerToNewDevices),
    accept: (fileId) => acceptOffered(context, fileId),
    decline: (fileId) => refuse(context, fileId),
    cancel: (fileId, peerId) => cancel(context, outgoing, fileId, peerId ?? null),
    retry: (fileId, peerId) => retry(context, outgoing, fileId, peerId ?? null),
    save: (fileId) => save(context, fileId),
    saveAll: (fileIds, archiveName, onFile) => saveAll(context, fileIds, archiveName, onFile),
    read: (fileId) => read(context, fileId),
    preview: (fileId) => preview(context, fileId),
    clear: () => clear(context),
    forgetOffers: () => deps.offers.write(null),
    dispose() {
      for (const end of ends) end();
      clear(context);
      deps.tool.end();
    },
  };
}

/** Offers of others come in bursts; everything else is shown at once. */
function isMoreThanOffers({ files }: FilesState, shown: FilesState): boolean {
  return files.size <= shown.files.size || [...files.values()].at(-1)?.direction === 'sent';
}

function takePacket(
  context: FilesContext,
  outgoing: Outgoing,
  from: Member,
  packet: FilePacket,
  connection: PeerConnection,
): void {
  const { fileId } = packet;
  const received = findReceived(context, fileId);
  const isFromSource = received?.source.peerId === from.peerId && received.source.userId === from.userId;
  switch (packet.type) {
    case 'file-meta':
      if (packet.to !== undefined) takeRelay(context, outgoing, from, packet);
      else takeOffer(context, from, findAuthor(context, from, packet.from), packet);
      return;
    case 'file-channel':
    case 'file-sent':
      if (received !== undefined && isFromSource) takeFromSender(context, received, packet, connection);
      return;
    case 'file-relayed':
      takeReport(context, from, packet);
      return;
    case 'file-cancel':
      // A sender that has returned under another id stops its files too.
      if (received === undefined || received.source.userId !== from.userId) break;
      if (received.isShown) takeFromSender(context, received, packet, connection);
      else stopRelay(context, received, packet.reason === 'withdrawn');
      return;
    default:
  }
  const sent = context.sent.get(fileId);
  if (sent !== undefined) outgoing.onAnswer(sent, from, packet);
  else if (packet.type === 'file-accept') {
    void sendTo(context, from.peerId, { type: 'file-cancel', fileId, reason: 'file-lost' });
  }
}

/** Only the creator may name another device as the sender, and only one of the room. */
function findAuthor({ room }: FilesContext, from: Member, named: string | undefined): Member {
  if (named === undefined || !from.isCreator) return from;
  return room.listDevices().find(({ peerId }) => peerId === named) ?? from;
}

function acceptOffered(context: FilesContext, fileId: string): void {
  const file = context.received.get(fileId);
  if (file?.state.step === 'offered') void acceptFile(context, file);
}

function refuse(context: FilesContext, fileId: string): void {
  const file = context.received.get(fileId);
  if (file?.isShown) refuseFile(context, file);
}

function cancel(context: FilesContext, outgoing: Outgoing, fileId: string, peerId: string | null): void {
  refuse(context, fileId);
  const file = context.sent.get(fileId);
  if (!file?.isShown) return;
  if (peerId === null) withdrawFile(context, file);
  else outgoing.cancel(file, peerId);
}

function retry(context: FilesContext, outgoing: Outgoing, fileId: string, peerId: string | null): void {
  const received = context.received.get(fileId);
  const canAccept = received?.isShown && !['running', 'checking', 'done', 'withdrawn'].includes(received.state.step);
  if (received !== undefined && canAccept) void acceptFile(context, received);
  const file = context.sent.get(fileId);
  if (file?.isShown) outgoing.retry(file, peerId);
}

/** The type keeps browsers from opening the file as a page of this origin. */
async function save(context: FilesContext, fileId: string): Promise<void> {
  const { name, blob } = await readBlob(context, fileId);
  context.deps.download(new Blob([blob], { type: OCTETS }), toSavedName(name));
}

async function read(context: FilesContext, fileId: string): Promise<File> {
  const { name, blob } = await readBlob(context, fileId);
  return new File([blob], toSavedName(name), { type: blob.type });
}

async function preview(context: FilesContext, fileId: string): Promise<ImageBitmap | null> {
  try {
    const { blob } = await readBlob(context, fileId);
    return await context.deps.tool.preview(blob, PREVIEW_SIDE_PX);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** @throws AppError `file-gone`. */
async function readBlob({ deps, sent, received }: FilesContext, fileId: string): Promise<{ name: string; blob: Blob }> {
  const own = sent.get(fileId);
  if (own?.isShown && own.source !== null) return { name: own.name, blob: own.source };
  const file = received.get(fileId);
  if (file?.state.step !== 'done') throw new AppError('file-gone', 'The file is not complete');
  return { name: file.name, blob: await deps.tool.getBlob(fileId) };
}

/** Files that were not complete stay on the device, so that they can continue when they are offered again. */
function clear(context: FilesContext): void {
  const { deps, sent, received, crowded, store } = context;
  for (const receiver of [...sent.values()].flatMap(({ receivers }) => receivers)) stopReceiver(context, receiver);
  const dropped = [...received.values()].filter((file) => !isUnderWay(file.state) || !file.isShown);
  for (const file of received.values()) closeLine(context, file);
  for (const { fileId } of dropped) void deps.tool.discard(fileId).catch(() => undefined);
  if (dropped.length > 0) void deps.partials.remove(dropped.map(({ fileId }) => fileId));
  sent.clear();
  received.clear();
  crowded.clear();
  Object.assign(context, { restoredRoom: null, rememberedIds: null });
  store.setState({ files: new Map() });
  void deps.partials.list().then((files) => {
    context.stored = files;
  });
}

/** Removes what earlier visits have left unfinished a day ago. */
async function forgetOldFiles(context: FilesContext): Promise<void> {
  const { deps } = context;
  const files = await deps.partials.list();
  context.stored = files;
  if (files.length === 0) return;
  const old = files.filter(({ at }) => deps.now() - at > FILE_MS.kept);
  await deps.partials.remove(old.map(({ fileId }) => fileId));
  const kept = files.filter((file) => !old.includes(file));
  await deps.tool.sweep(kept.map(({ fileId }) => fileId)).catch(() => undefined);
}
