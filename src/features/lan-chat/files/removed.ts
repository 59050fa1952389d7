import type { FilesContext } from './files-context.ts';
import { refuseFile } from './incoming.ts';
import { stopRelay } from './relay.ts';
import { cancelReceiver } from './withdraw.ts';

/** Ends every file to and from an account that was removed from the room. Complete files stay. */
export function endFilesOf(context: FilesContext, userId: string): void {
  for (const file of [...context.sent.values()]) {
    for (const receiver of file.receivers) if (receiver.userId === userId) cancelReceiver(context, file, receiver);
  }
  for (const file of [...context.received.values()]) {
    if (file.author.userId !== userId && file.source.userId !== userId) continue;
    if (file.isShown) refuseFile(context, file);
    else stopRelay(context, file, false);
  }
}
