import { styled } from '@mui/material/styles';
import type { SharedFile } from '../files/file-session.ts';
import { copy } from '../words.ts';
import { TransferActions } from './TransferActions.tsx';
import { toTransferWords } from './transfer-words.ts';

interface ReceiverListProps {
  readonly file: Extract<SharedFile, { readonly direction: 'sent' }>;
}

/** How a sent file stands with each of several devices. */
export function ReceiverList({ file }: ReceiverListProps) {
  return (
    <Details>
      <summary>{copy.file.details}</summary>
      <ul>
        {file.receivers.map(({ peerId, username, state }) => (
          <li key={peerId}>
            <b>{username}</b>
            <span>{toTransferWords(file, state, false)}</span>
            <TransferActions file={file} state={state} peerId={peerId} device={username} />
          </li>
        ))}
      </ul>
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.caption,
  '& summary': { color: theme.vars.palette.primary.dark, fontWeight: 600, cursor: 'pointer' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gap: theme.spacing(0.25), paddingTop: theme.spacing(1), overflowWrap: 'anywhere' },
  '& li > span': { color: theme.vars.palette.text.secondary },
}));
