import { FILE_BYTES_MAX, FILE_LIMITS, PACKET_LIMITS } from '../constants.ts';
import { toSafeName } from '../model/file-name.ts';
import type { FileDrop } from '../model/room-state.ts';
import type { OfferOutcome, OfferRefusal } from './file-session.ts';
import { type FilesContext, publish, type SentFile } from './files-context.ts';

/** Offers files to everyone in the room, in their order. */
export async function offerFiles(
  context: FilesContext,
  files: readonly File[],
  offerToDevices: () => void,
): Promise<OfferOutcome> {
  const count = Math.min(files.length, FILE_LIMITS.pending);
  const drop = count > 1 ? { id: context.deps.createId(), count } : null;
  const offered: string[] = [];
  const refused: { readonly name: string; readonly reason: OfferRefusal }[] = [];
  for (const file of files) {
    const name = toSafeName(file.webkitRelativePath || file.name);
    const reason = offered.length >= FILE_LIMITS.pending ? 'too-many' : await findRefusal(context, file);
    if (reason === null) offered.push(addFile(context, file, name, drop));
    else refused.push({ name, reason });
  }
  if (offered.length > 0) offerToDevices();
  return { offered, refused };
}

async function findRefusal({ room, sent }: FilesContext, file: File): Promise<OfferRefusal | null> {
  if (room.me() === null) return 'not-in-room';
  if (file.size > FILE_BYTES_MAX) return 'too-large';
  if (sent.size >= FILE_LIMITS.perUser) return 'room-full';
  try {
    // A folder looks like a file until it is read.
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return 'unreadable';
  }
}

function addFile(context: FilesContext, source: File, name: string, drop: FileDrop | null): string {
  const { deps, room, sent } = context;
  const file: SentFile = {
    fileId: deps.createId(),
    name,
    bytes: source.size,
    mimeType: source.type.length > PACKET_LIMITS.nameChars * 2 ? '' : source.type,
    at: deps.now(),
    source,
    receivers: [],
    isWithdrawn: false,
    isShown: true,
    drop,
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
