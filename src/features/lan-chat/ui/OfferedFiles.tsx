import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useFilesState, useRoom } from '../hooks/room-context.ts';
import { copy } from '../screens/copy.ts';
import { listOffered } from './file-progress.ts';

/** Accepts several files at once. Shown from two offered files on; a single one has its own buttons. */
export function OfferedFiles() {
  const { session } = useRoom();
  const files = useFilesState((state) => state.files);
  const offered = useMemo(() => listOffered(files), [files]);
  if (offered.length < 2) return null;
  const acceptAll = () => {
    for (const fileId of offered) session.files.accept(fileId);
  };
  return (
    <Bar>
      <span>{copy.room.offered(offered.length)}</span>
      <Button size="small" variant="contained" onClick={acceptAll}>
        {copy.room.acceptAll(offered.length)}
      </Button>
    </Bar>
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
