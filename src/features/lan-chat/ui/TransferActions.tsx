import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/toast-store.ts';
import { type TransferAction, toActions } from '../files/file-progress.ts';
import type { SharedFile, TransferState } from '../files/file-session.ts';
import { type OpenRoom, useRoom } from '../hooks/room-context.ts';
import { copy } from '../words.ts';
import { FileButtons } from './FileButtons.tsx';

interface TransferActionsProps {
  readonly file: SharedFile;
  readonly state: TransferState;
  /** The receiver of a sent file. */
  readonly peerId?: string;
  /** Name of the receiver, where there are several. */
  readonly device?: string;
  readonly isSaved?: boolean;
  /** An action that another button does. */
  readonly except?: TransferAction;
  /** Further buttons. */
  readonly children?: ReactNode;
}

const words = copy.file;

/** The buttons of one transfer. */
export function TransferActions({
  file,
  state,
  peerId,
  device,
  isSaved = false,
  except,
  children,
}: TransferActionsProps) {
  const room = useRoom();
  const actions = toActions(file.direction, state).filter((action) => action !== except);
  if (actions.length === 0 && !children) return null;
  return (
    <FileButtons>
      {actions.map((action) => {
        const label = toLabel(action, file, isSaved);
        return (
          <Button
            key={action}
            size="small"
            variant={action === 'accept' || (action === 'save' && !isSaved) ? 'contained' : 'outlined'}
            aria-label={words.actionLabel(label, file.name, device)}
            onClick={() => act(room, action, file.fileId, peerId)}
          >
            {label}
          </Button>
        );
      })}
      {children}
    </FileButtons>
  );
}

function toLabel(action: TransferAction, { direction }: SharedFile, isSaved: boolean): string {
  if (action === 'retry' && direction === 'sent') return words.retrySending;
  return action === 'save' && isSaved ? words.saveAgain : words.actions[action];
}

function act({ holder, session: { files } }: OpenRoom, action: TransferAction, fileId: string, peerId?: string): void {
  switch (action) {
    case 'accept':
      files.accept(fileId);
      break;
    case 'decline':
      files.decline(fileId);
      break;
    case 'cancel':
      files.cancel(fileId, peerId);
      break;
    case 'retry':
      files.retry(fileId, peerId);
      break;
    case 'save':
      files.save(fileId).then(
        () => holder.markSaved(fileId),
        () => showToast(words.saveFailed, { severity: 'error' }),
      );
  }
}
