import { isOver } from '../model/transfer.ts';
import {
  change,
  type FilesContext,
  isMeantFor,
  needsFile,
  publish,
  type Receiver,
  type SentFile,
  sendTo,
} from './files-context.ts';
import { rememberOffers } from './needed-files.ts';
import { stopReceiver } from './send-run.ts';

/**
 * Takes a file back from everybody, for good. Its bytes are given up here, so that nothing can send them again. A device that
 * has all of them keeps them, and is shown.
 */
export function withdrawFile(context: FilesContext, file: SentFile): void {
  // After a reload this page does not know which devices have a part of the file.
  if (needsFile(file)) {
    for (const device of context.room.listDevices())
      if (isMeantFor(context, file, device)) sendWithdrawal(context, file, device.peerId);
  }
  file.isWithdrawn = true;
  file.source = null;
  for (const receiver of file.receivers) {
    stopReceiver(context, receiver);
    change(context, file, receiver, { type: 'withdrawn' });
    // The creator may still pass on a file that it has completely.
    if (receiver.state.step !== 'done' || !file.isShown) sendWithdrawal(context, file, receiver.peerId);
  }
  for (const hidden of context.sent.values()) if (hidden.origin === file.fileId) withdrawFile(context, hidden);
  publish(context, file);
  rememberOffers(context);
}

/** Tells a device that a file is withdrawn. */
export function sendWithdrawal(context: FilesContext, { fileId }: SentFile, peerId: string): void {
  void sendTo(context, peerId, { type: 'file-cancel', fileId, reason: 'withdrawn' });
}

/** Devices that were away when a file was withdrawn still wait for it. */
export function repeatWithdrawal(context: FilesContext, file: SentFile, arrived: readonly string[]): void {
  for (const { peerId, userId } of context.room.listDevices()) {
    const waits = ({ state, ...receiver }: Receiver) => receiver.userId === userId && state.step === 'withdrawn';
    if (arrived.includes(peerId) && file.receivers.some(waits)) sendWithdrawal(context, file, peerId);
  }
}

/** Ends the sending of a file to every device that it is offered to. */
export function cancelFile(context: FilesContext, file: SentFile): void {
  for (const receiver of file.receivers) cancelReceiver(context, file, receiver);
}

/** Ends the sending to one device, and what the creator does for it. */
export function cancelReceiver(context: FilesContext, file: SentFile, receiver: Receiver): void {
  // The creator may still pass on a file that it has completely.
  if (isOver(receiver.state) && (file.isShown || receiver.state.step !== 'done')) return;
  const hidden = receiver.relayId === null ? undefined : context.sent.get(receiver.relayId);
  if (hidden !== undefined) cancelFile(context, hidden);
  stopReceiver(context, receiver);
  change(context, file, receiver, { type: 'cancelled', by: 'me' });
  void sendTo(context, receiver.peerId, { type: 'file-cancel', fileId: file.fileId, reason: 'cancelled' });
}
