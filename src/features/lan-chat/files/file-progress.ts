import type { SharedFile, TransferState } from './file-session.ts';

/** What the visitor can do with a transfer. */
export type TransferAction = 'accept' | 'decline' | 'cancel' | 'retry' | 'save';

/** Whether bytes move, or move again by themselves. */
export function isMoving({ step }: TransferState): boolean {
  return step === 'running' || step === 'checking' || step === 'paused';
}

/** Share of the bytes that have arrived, from 0 to 1. */
export function toDoneShare(state: TransferState, bytes: number): number {
  switch (state.step) {
    case 'running':
    case 'paused':
      return bytes === 0 ? 0 : Math.min(1, state.doneBytes / bytes);
    case 'checking':
    case 'done':
      return 1;
    default:
      return 0;
  }
}

/** Seconds until the last byte; null while the speed is not known. */
export function toSecondsLeft(state: TransferState, bytes: number): number | null {
  if (state.step !== 'running' || state.bytesPerSecond === null || state.bytesPerSecond <= 0) return null;
  return Math.ceil(Math.max(0, bytes - state.doneBytes) / state.bytesPerSecond);
}

/** The buttons of a transfer, the most likely first. */
export function toActions(direction: SharedFile['direction'], state: TransferState): TransferAction[] {
  const isReceived = direction === 'received';
  switch (state.step) {
    case 'offered':
      return isReceived ? ['accept', 'decline'] : ['cancel'];
    case 'running':
    case 'paused':
    case 'checking':
      return ['cancel'];
    case 'done':
      return isReceived ? ['save'] : [];
    case 'cancelled':
      // Only the device that has stopped a file begins it again; the sender may offer it to a device that did not want it.
      return isReceived && state.by === 'other' ? [] : ['retry'];
    case 'declined':
    case 'failed':
      return ['retry'];
    case 'withdrawn':
      return [];
  }
}

/** Share of a file that has arrived, from 0 to 1; of a sent one, the mean of its receivers. */
export function toFileShare(file: SharedFile): number {
  const transfers = listTransfers(file);
  return transfers.reduce((sum, state) => sum + toDoneShare(state, file.bytes), 0) / Math.max(1, transfers.length);
}

/** Every transfer of a file: one for each receiver, or the one to this device. */
export function listTransfers(file: SharedFile): readonly TransferState[] {
  return file.direction === 'sent' ? file.receivers.map(({ state }) => state) : [file.state];
}

/** Whether a file has arrived completely; a sent one on every device. */
export function isDone(file: SharedFile): boolean {
  const transfers = listTransfers(file);
  return transfers.length > 0 && transfers.every(({ step }) => step === 'done');
}

/** Ids of the files that this device has received completely. */
export function listReceived(files: ReadonlyMap<string, SharedFile>): string[] {
  return [...files.values()]
    .filter((file) => file.direction === 'received' && file.state.step === 'done')
    .map(({ fileId }) => fileId);
}

/** Ids of the files that wait until this device accepts them, without those of accounts that are muted. */
export function listOffered(files: ReadonlyMap<string, SharedFile>, mutedUsers: readonly string[]): string[] {
  return [...files.values()]
    .filter(
      (file) => file.direction === 'received' && file.state.step === 'offered' && !mutedUsers.includes(file.userId),
    )
    .map(({ fileId }) => fileId);
}
