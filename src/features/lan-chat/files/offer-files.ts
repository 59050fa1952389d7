import { createSha256, toHex } from '../../../core/sha256.ts';
import { FILE_BYTES_MAX, FILE_LIMITS, PACKET_LIMITS, SLICE_BYTES } from '../constants.ts';
import { toSafeName } from '../model/file-name.ts';
import { findTarget } from '../model/private-target.ts';
import type { FileDrop, PrivateTarget } from '../model/room-state.ts';
import type { OfferOutcome, OfferRefusal } from './file-session.ts';
import { type FilesContext, publish, type SentFile } from './files-context.ts';
import { type ChosenFile, findNeeded, rememberOffers } from './needed-files.ts';

/** Offers files to the target or to everyone in the room, in their order. Files that are needed again continue; with `needed`, only those. */
export async function offerFiles(
  context: FilesContext,
  files: readonly File[],
  needed: readonly string[] | null,
  offerToDevices: () => void,
): Promise<OfferOutcome> {
  const only = context.room.target();
  const count = Math.min(files.length, FILE_LIMITS.pending);
  const drop = count > 1 ? { id: context.deps.createId(), count } : null;
  const offered: string[] = [];
  const continued: string[] = [];
  const refused: { readonly name: string; readonly reason: OfferRefusal }[] = [];
  for (const source of files) {
    const name = toSafeName(source.webkitRelativePath || source.name);
    const firstSlice = await readFirstSlice(source);
    const reason = firstSlice === null ? 'unreadable' : findRefusal(context, source, only);
    const chosen = { name, source, firstSlice: firstSlice ?? '', onlyUserId: only?.userId };
    const known =
      reason === null || reason === 'room-full' || reason === 'away' ? findNeeded(context, chosen, needed) : null;
    if (known !== null) {
      known.source = source;
      publish(context, known);
      continued.push(name);
    } else if (reason !== null) refused.push({ name, reason });
    else if (needed !== null) refused.push({ name, reason: 'other-file' });
    else if (offered.length >= FILE_LIMITS.pending) refused.push({ name, reason: 'too-many' });
    else offered.push(addFile(context, chosen, drop, only));
  }
  if (offered.length + continued.length > 0) offerToDevices();
  rememberOffers(context);
  return { offered, continued, refused };
}

function findRefusal({ room, sent }: FilesContext, file: File, only: PrivateTarget | null): OfferRefusal | null {
  if (room.me() === null) return 'not-in-room';
  if (file.size > FILE_BYTES_MAX) return 'too-large';
  if (only !== null && findTarget(room.listDevices(), only) === null) return 'away';
  return sent.size >= FILE_LIMITS.perUser ? 'room-full' : null;
}

/** Null for what cannot be read: a folder looks like a file until then. */
async function readFirstSlice(file: File): Promise<string | null> {
  try {
    const sha256 = createSha256();
    sha256.update(new Uint8Array(await file.slice(0, SLICE_BYTES).arrayBuffer()));
    return toHex(sha256.digest());
  } catch {
    return null;
  }
}

function addFile(
  context: FilesContext,
  { name, source, firstSlice }: ChosenFile,
  drop: FileDrop | null,
  only: PrivateTarget | null,
): string {
  const { deps, room, sent } = context;
  const file: SentFile = {
    fileId: deps.createId(),
    name,
    bytes: source.size,
    mimeType: source.type.length > PACKET_LIMITS.nameChars * 2 ? '' : source.type,
    at: deps.now(),
    source,
    firstSlice,
    receivers: [],
    isWithdrawn: false,
    isShown: true,
    drop,
    only,
    origin: null,
    to: null,
    author: null,
  };
  sent.set(file.fileId, file);
  publish(context, file);
  const me = room.me();
  if (me !== null) room.addFileMessage({ fileId: file.fileId, from: me, drop });
  return file.fileId;
}
