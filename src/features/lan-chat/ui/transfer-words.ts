import { formatSize } from '../../../shared/files/size-text.ts';
import { isDone, isMoving, listTransfers, toSecondsLeft } from '../files/file-progress.ts';
import type { SharedFile, TransferState } from '../files/file-session.ts';
import { isOver } from '../model/transfer.ts';
import { copy } from '../words.ts';

const words = copy.file;

/** What a file waits for that this device receives. */
const PAUSED = { connection: words.paused, sender: words.senderAway, file: words.senderChooses } as const;

/** How a transfer stands, in words. `isSaved` is for received files. */
export function toTransferWords(file: SharedFile, state: TransferState, isSaved: boolean): string {
  const isReceived = file.direction === 'received';
  switch (state.step) {
    case 'offered':
      return isReceived ? words.offeredToMe : words.offered;
    case 'running':
      return toRunningWords(state, file.bytes);
    case 'paused':
      return isReceived ? PAUSED[file.waitsFor] : words.paused;
    case 'checking':
      return words.checking;
    case 'done':
      if (!isReceived) return words.sent;
      return isSaved ? words.saved : words.received;
    case 'declined':
      if (state.isFull) return words.declinedFull;
      return isReceived ? words.declinedByMe : words.declined;
    case 'cancelled':
      return state.by === 'me' ? words.cancelledByMe : words.cancelled;
    case 'withdrawn':
      return isReceived ? words.withdrawn : words.withdrawnByMe;
    case 'failed':
      return words.failures[state.failure];
  }
}

/** How files stand that were chosen together. */
export function toDropWords(files: readonly SharedFile[]): string {
  const left = files.filter((file) => !isDone(file));
  if (left.length > 0 && left.every(isWithdrawn)) return words.drop.withdrawn;
  const neededCount = files.filter((file) => file.direction === 'sent' && file.needsFile).length;
  if (neededCount > 0) return words.drop.needsFiles(neededCount);
  const doneCount = files.length - left.length;
  if (files.some(({ direction }) => direction === 'received')) {
    const hasAnswer = left.some((file) => listTransfers(file).some((state) => isMoving(state) || isOver(state)));
    return words.drop.received(doneCount, files.length, hasAnswer);
  }
  const unfinished = new Map<string, boolean>();
  for (const file of files) {
    for (const { peerId, state } of file.direction === 'sent' ? file.receivers : [])
      unfinished.set(peerId, unfinished.get(peerId) === true || state.step !== 'done');
  }
  if (unfinished.size < 2) return words.drop.sent(doneCount, files.length);
  return words.drop.sentToAll([...unfinished.values()].filter((isOpen) => !isOpen).length, unfinished.size);
}

function isWithdrawn(file: SharedFile): boolean {
  return file.direction === 'sent' ? file.isWithdrawn : file.state.step === 'withdrawn';
}

/** The size of a file; while it is transferred, also the part that has arrived. */
export function toSizeWords({ bytes }: SharedFile, state: TransferState | undefined): string {
  const isPartial = state?.step === 'running' || state?.step === 'paused';
  return isPartial ? `${formatSize(state.doneBytes)} / ${formatSize(bytes)}` : formatSize(bytes);
}

function toRunningWords(state: Extract<TransferState, { readonly step: 'running' }>, bytes: number): string {
  const secondsLeft = toSecondsLeft(state, bytes);
  const parts = [
    ...(state.bytesPerSecond === null ? [] : [words.speed(formatSize(state.bytesPerSecond))]),
    ...(secondsLeft === null ? [] : [words.timeLeft(secondsLeft)]),
  ];
  return parts.length === 0 ? words.running : parts.join(' · ');
}
