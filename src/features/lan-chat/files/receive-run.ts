import { FILE_CHANNELS } from '../constants.ts';
import type { TransferFailure } from '../model/transfer.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import { change, closeLine, type FilesContext, type ReceivedFile, sendTo } from './files-context.ts';
import { readProgress, rememberFile } from './progress.ts';

/** Receives the slices of an accepted file over a channel that the sender has opened. */
export async function receiveOver(
  context: FilesContext,
  file: ReceivedFile,
  connection: PeerConnection,
  number: number,
): Promise<void> {
  if (!isOfOtherSide(connection, number)) return;
  const { deps, room } = context;
  const { fileId } = file;
  closeLine(context, file);
  const line = context.nextLine++;
  const isCurrent = () => file.line === line;
  file.line = line;
  try {
    // In the same task: later the browser refuses to hand the channel over.
    await deps.tool.attachReceiver(connection.openChannel(number, fileId), line, fileId);
    if (!isCurrent()) return;
    room.sendFilePacket(connection, { type: 'file-ready', fileId: file.offerId });
    void rememberFile(context, file);
    readProgress(context);
    const outcome = await deps.tool.receive(line);
    if (!isCurrent()) return;
    if (outcome === 'no-space') return failFile(context, file, 'no-space');
    if (outcome === 'bad-sender') {
      failFile(context, file, 'bad-sender');
      return room.dropDevice(file.source.peerId);
    }
    if (outcome === 'interrupted') return pauseFile(context, file);
    file.isComplete = true;
    change(context, file, file, { type: 'complete' });
    await verify(context, file);
  } catch {
    // The worker or the connection has failed; the sender offers the file again.
    if (isCurrent()) pauseFile(context, file);
  }
}

/** Compares the hash as soon as both the file and its hash are here. */
export async function verify(context: FilesContext, file: ReceivedFile): Promise<void> {
  const { sha256, fileId } = file;
  if (!file.isComplete || sha256 === null || file.state.step !== 'checking') return;
  file.sha256 = null;
  const isIntact = await context.deps.tool.verify(fileId, sha256).catch(() => false);
  if (file.state.step !== 'checking') return;
  closeLine(context, file);
  await rememberFile(context, file);
  change(context, file, file, isIntact ? { type: 'intact' } : { type: 'failed', failure: 'damaged' });
  await sendTo(context, file.source.peerId, { type: 'file-received', fileId: file.offerId, isIntact });
}

/** The file waits until it is offered again. */
export function pauseFile(context: FilesContext, file: ReceivedFile): void {
  const doneBytes = file.state.step === 'running' ? file.state.doneBytes : file.bytes;
  closeLine(context, file);
  change(context, file, file, { type: 'interrupted', doneBytes });
  void rememberFile(context, file);
}

/** Ends a file that cannot be received. */
export function failFile(context: FilesContext, file: ReceivedFile, failure: TransferFailure): void {
  closeLine(context, file);
  change(context, file, file, { type: 'failed', failure });
  const reason = failure === 'no-space' ? 'no-space' : 'failed';
  void sendTo(context, file.source.peerId, { type: 'file-cancel', fileId: file.offerId, reason });
}

/** Each side has channel numbers of its own: odd ones where it has begun the connection. */
function isOfOtherSide({ isOutgoing }: PeerConnection, number: number): boolean {
  return number >= FILE_CHANNELS.first && number % 2 === (isOutgoing ? 0 : 1);
}
