import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { listOffered, listReceived } from '../files/file-progress.ts';
import { useFilesState, useHeldRoom, useRoom, useRoomState } from '../hooks/room-context.ts';
import { copy } from '../words.ts';
import { SaveAllButton } from './SaveAllButton.tsx';

/** Accepts several files at once, and saves all that have arrived. A single file has its own buttons. */
export function RoomFiles() {
  const { session } = useRoom();
  const files = useFilesState((state) => state.files);
  const mutedUsers = useRoomState((state) => state.mutedUsers);
  const offered = useMemo(() => listOffered(files, mutedUsers), [files, mutedUsers]);
  const received = useMemo(() => listReceived(files), [files]);
  const isSaved = useHeldRoom(({ savedIds }) => received.every((fileId) => savedIds.has(fileId)));
  const acceptAll = () => {
    for (const fileId of offered) session.files.accept(fileId);
  };
  return (
    <>
      {offered.length > 1 && (
        <Bar>
          <span>{copy.room.offered(offered.length)}</span>
          <Button size="small" variant="contained" onClick={acceptAll}>
            {copy.room.acceptAll(offered.length)}
          </Button>
        </Bar>
      )}
      {received.length > 1 && !isSaved && (
        <Bar>
          <span>{copy.room.received(received.length)}</span>
          <SaveAllButton fileIds={received} />
        </Bar>
      )}
    </>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
}));
