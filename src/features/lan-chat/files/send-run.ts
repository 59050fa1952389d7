import { FILE_CHANNELS, FILE_LIMITS, FILE_MS, SLICE_BYTES } from '../constants.ts';
import { countRangeBytes } from '../model/slice-ranges.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import {
  change,
  closeLine,
  connectTo,
  type FilesContext,
  type Receiver,
  type SentFile,
  sendTo,
} from './files-context.ts';
import { readProgress } from './progress.ts';

/** Called when a receiver is paused, so that the file is offered again. */
type OnPaused = (file: SentFile, receiver: Receiver) => void;

/** Starts the files that a device has accepted, a few at a time, in the order of the offers. */
export function startNext(context: FilesContext, peerId: string, onPaused: OnPaused): void {
  const pairs = [...context.sent.values()].flatMap((file) =>
    file.receivers.filter((receiver) => receiver.peerId === peerId).map((receiver) => ({ file, receiver })),
  );
  let places = FILE_LIMITS.runningPerDevice - pairs.filter(({ receiver }) => receiver.line !== null).length;
  for (const { file, receiver } of pairs) {
    if (places <= 0) return;
    if (!receiver.isWaiting || file.source === null) continue;
    receiver.isWaiting = false;
    places -= 1;
    void run(context, file, receiver, onPaused);
  }
}

/** The file stops for this device until it is offered again. */
export function pauseReceiver(context: FilesContext, file: SentFile, receiver: Receiver, onPaused: OnPaused): void {
  const { state } = receiver;
  const doneBytes = state.step === 'running' || state.step === 'paused' ? state.doneBytes : file.bytes;
  stopReceiver(context, receiver);
  change(context, file, receiver, { type: 'interrupted', doneBytes });
  if (receiver.state.step === 'paused') onPaused(file, receiver);
}

/** Ends the sending to a device, whatever comes next. */
export function stopReceiver(context: FilesContext, receiver: Receiver): void {
  closeLine(context, receiver);
  receiver.isWaiting = false;
  receiver.onReady?.();
}

/** Sends the slices that a device has asked for over a channel of their own. */
async function run(context: FilesContext, file: SentFile, receiver: Receiver, onPaused: OnPaused): Promise<void> {
  const { deps, room } = context;
  const line = context.nextLine++;
  const isCurrent = () => receiver.line === line;
  receiver.line = line;
  receiver.baseBytes = file.bytes - countRangeBytes(receiver.ranges, file.bytes);
  try {
    const connection = await connectTo(room, receiver.peerId);
    if (!isCurrent()) return;
    if (connection === null || file.source === null) return pauseReceiver(context, file, receiver, onPaused);
    const { channel, number } = openChannel(context, connection, file.fileId);
    // In the same task: later the browser refuses to hand the channel over.
    const attached = deps.tool.attachSender(channel, line);
    const ready = new Promise<void>((resolve) => {
      receiver.onReady = resolve;
    });
    room.sendFilePacket(connection, { type: 'file-channel', fileId: file.fileId, channel: number });
    const stopWaiting = deps.after(FILE_MS.ready, () => {
      if (isCurrent()) pauseReceiver(context, file, receiver, onPaused);
    });
    await Promise.all([attached, ready]).finally(stopWaiting);
    if (!isCurrent()) return;
    readProgress(context);
    const outcome = await deps.tool.send({
      id: line,
      fileId: file.fileId,
      file: file.source,
      sliceBytes: SLICE_BYTES,
      ranges: receiver.ranges,
      maxMessageBytes: connection.maxMessageBytes,
    });
    if (!isCurrent()) return;
    if (outcome.type === 'interrupted') return pauseReceiver(context, file, receiver, onPaused);
    if (outcome.type === 'file-lost') return loseFile(context, file, receiver);
    change(context, file, receiver, { type: 'complete' });
    room.sendFilePacket(connection, { type: 'file-sent', fileId: file.fileId, sha256: outcome.sha256 });
    deps.after(FILE_MS.verdict, () => {
      if (isCurrent()) pauseReceiver(context, file, receiver, onPaused);
    });
  } catch {
    // The worker or the connection has failed; another attempt uses new ones.
    if (isCurrent()) pauseReceiver(context, file, receiver, onPaused);
  } finally {
    receiver.onReady = null;
    if (receiver.line === null) startNext(context, receiver.peerId, onPaused);
  }
}

function loseFile(context: FilesContext, file: SentFile, receiver: Receiver): void {
  stopReceiver(context, receiver);
  change(context, file, receiver, { type: 'failed', failure: 'file-lost' });
  void sendTo(context, receiver.peerId, { type: 'file-cancel', fileId: file.fileId, reason: 'file-lost' });
}

/** Each side has numbers of its own: odd ones where it has begun the connection. Numbers in use are passed over. */
function openChannel(context: FilesContext, connection: PeerConnection, label: string) {
  const { first, end } = FILE_CHANNELS;
  let cause: unknown = null;
  for (let attempt = 0; attempt < end - first; attempt += 2) {
    context.nextChannel = context.nextChannel + 2 >= end ? first : context.nextChannel + 2;
    const number = context.nextChannel + (connection.isOutgoing ? 1 : 0);
    try {
      return { channel: connection.openChannel(number, label), number };
    } catch (error) {
      cause = error;
    }
  }
  throw cause;
}
