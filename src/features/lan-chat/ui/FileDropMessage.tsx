import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatSize } from '../../../shared/files/size-text.ts';
import { isDone, isMoving, listTransfers, toFileShare } from '../files/file-progress.ts';
import type { SharedFile } from '../files/file-session.ts';
import { useFilesState, useRoom } from '../hooks/room-context.ts';
import { findCommonFolder } from '../model/archive-names.ts';
import { copy } from '../words.ts';
import { ChooseAgainButton } from './ChooseAgainButton.tsx';
import { FileButtons } from './FileButtons.tsx';
import { FileCard } from './FileCard.tsx';
import { FileMessage } from './FileMessage.tsx';
import { PrivateLine } from './PrivateLine.tsx';
import { SaveAllButton } from './SaveAllButton.tsx';
import { toDropWords } from './transfer-words.ts';

const words = copy.file.drop;

/** Files that were chosen together, as one card. Each of them is in the list that it opens. */
export function FileDropMessage({ fileIds }: { readonly fileIds: readonly string[] }) {
  const shown = useFilesState((state) => state.files);
  const [isOpen, setOpen] = useState(false);
  const files = fileIds.flatMap((fileId) => shown.get(fileId) ?? []);
  const [first] = files;
  const doneCount = files.filter(isDone).length;
  const folder = findCommonFolder(files.map(({ name }) => name));
  const title = words.title(fileIds.length, folder);
  return (
    <FileCard
      file={{ name: title, mimeType: 'application/zip' }}
      share={files.reduce((sum, file) => sum + toFileShare(file), 0) / Math.max(1, files.length)}
      isMoving={files.some((file) => listTransfers(file).some(isMoving))}
      tone={doneCount === fileIds.length ? 'done' : 'plain'}
      size={formatSize(files.reduce((sum, { bytes }) => sum + bytes, 0))}
      status={toDropWords(files)}
      preview={false}
    >
      {first?.direction === 'sent' && first.onlyFor !== null && (
        <PrivateLine only={first.onlyFor} relayedBy={first.relayedBy} />
      )}
      {first?.direction === 'received' && first.isPrivate && <PrivateLine only={null} relayedBy={first.relayedBy} />}
      <DropButtons files={files} title={title} />
      <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.each}</summary>
        {isOpen && (
          <ul>
            {fileIds.map((fileId) => (
              <li key={fileId}>
                <FileMessage fileId={fileId} />
              </li>
            ))}
          </ul>
        )}
      </Details>
    </FileCard>
  );
}

interface DropButtonsProps {
  readonly files: readonly SharedFile[];
  readonly title: string;
}

function DropButtons({ files, title }: DropButtonsProps) {
  const { session } = useRoom();
  const offered = files.filter((file) => file.direction === 'received' && file.state.step === 'offered');
  const stoppable = files.filter((file) =>
    file.direction === 'sent' ? !file.isWithdrawn && !isDone(file) : isMoving(file.state),
  );
  const needed = files.flatMap((file) => (file.direction === 'sent' && file.needsFile ? [file.fileId] : []));
  const isFolder = files.every(({ name }) => name.includes('/'));
  const actions = [
    { label: words.acceptAll, files: offered, run: session.files.accept, isMain: true },
    { label: words.declineAll, files: offered, run: session.files.decline, isMain: false },
    { label: words.cancelAll, files: stoppable, run: session.files.cancel, isMain: false },
  ].filter((action) => action.files.length > 0);
  const received = files.filter((file) => file.direction === 'received' && isDone(file)).map(({ fileId }) => fileId);
  if (actions.length === 0 && needed.length === 0 && received.length < 2) return null;
  return (
    <FileButtons>
      {needed.length > 0 && <ChooseAgainButton fileIds={needed} name={title} isFolder={isFolder} />}
      {received.length > 1 && <SaveAllButton fileIds={received} name={title} />}
      {actions.map(({ label, files: chosen, run, isMain }) => (
        <Button
          key={label}
          size="small"
          variant={isMain ? 'contained' : 'outlined'}
          aria-label={copy.file.actionLabel(label, title)}
          onClick={() => {
            for (const { fileId } of chosen) run(fileId);
          }}
        >
          {label}
        </Button>
      ))}
    </FileButtons>
  );
}

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    ...theme.typography.caption,
    color: theme.vars.palette.primary.dark,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& ul': {
    display: 'grid',
    gap: theme.spacing(1),
    maxHeight: 360,
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
  },
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 110px' },
}));
