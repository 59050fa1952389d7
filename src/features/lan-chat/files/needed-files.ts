import { toSavedName } from '../model/file-name.ts';
import { isOver } from '../model/transfer.ts';
import { type FilesContext, needsFile, publish, type SentFile } from './files-context.ts';

/** Writes down which offers are not complete at all devices, so that their files can be chosen again after a reload. */
export function rememberOffers(context: FilesContext): void {
  const { deps, room } = context;
  const [roomCode, me] = [room.code(), room.me()];
  if (roomCode === null || me === null) return;
  const open = [...context.sent.values()].filter(isUnfinished);
  const ids = open.map(({ fileId }) => fileId).join();
  if (ids === context.rememberedIds) return;
  context.rememberedIds = ids;
  const files = open.map(({ fileId, name, bytes, mimeType, firstSlice, drop, at, only }) => {
    return { fileId, name, bytes, mimeType, firstSlice, drop, at, only };
  });
  deps.offers.write(files.length === 0 ? null : { roomCode, userId: me.userId, files });
}

/** After a reload: shows what this device has offered before in the room. Nothing is offered until its file is chosen again. */
export function restoreOffers(context: FilesContext): void {
  const { deps, room, sent } = context;
  const [roomCode, me] = [room.code(), room.me()];
  if (roomCode === null || me === null || context.restoredRoom === roomCode) return;
  context.restoredRoom = roomCode;
  const offers = deps.offers.read();
  if (offers?.roomCode !== roomCode || offers.userId !== me.userId) return;
  for (const remembered of offers.files) {
    if (sent.has(remembered.fileId)) continue;
    const shown = { isWithdrawn: false, isShown: true, origin: null, to: null, author: null };
    const file: SentFile = { ...remembered, ...shown, source: null, receivers: [] };
    sent.set(file.fileId, file);
    publish(context, file);
    room.addFileMessage({ fileId: file.fileId, from: me, drop: file.drop });
  }
}

/** A chosen file, and what it is known by. */
export interface ChosenFile {
  readonly name: string;
  readonly source: File;
  readonly firstSlice: string;
  /** The account of the one device that it is for now. A file to everyone is not continued by one to a single device. */
  readonly onlyUserId: string | undefined;
}

/** The file of before a reload that a chosen one continues. The same path is preferred to the same name in another folder. */
export function findNeeded({ sent }: FilesContext, chosen: ChosenFile, ids: readonly string[] | null): SentFile | null {
  const isSame = (file: SentFile) =>
    needsFile(file) &&
    (ids === null ? file.only?.userId === chosen.onlyUserId : ids.includes(file.fileId)) &&
    file.bytes === chosen.source.size &&
    file.firstSlice === chosen.firstSlice &&
    toSavedName(file.name) === toSavedName(chosen.name);
  const found = [...sent.values()].filter(isSame);
  return found.find(({ name }) => name === chosen.name) ?? found[0] ?? null;
}

function isUnfinished({ isShown, isWithdrawn, receivers }: SentFile): boolean {
  if (!isShown || isWithdrawn) return false;
  return receivers.length === 0 || receivers.some(({ state }) => !isOver(state) || state.step === 'failed');
}
