import { styled } from '@mui/material/styles';
import type { AuditEntryRow } from '../../../core/contracts/admin-audit.ts';
import type { ListColumn } from '../lists/list-column.ts';
import { ChangeList } from './ChangeList.tsx';
import { actionWords, copy } from './copy.ts';
import { formatEntryTime } from './entry-time.ts';
import { listChanges } from './model/changes.ts';
import { ActorName, SubjectName } from './PartyName.tsx';

/** Changes and members of lists in a row; the details have all. */
const CHANGES_IN_ROW = 3;

const words = copy.columns;

export const AUDIT_COLUMNS: readonly ListColumn<AuditEntryRow>[] = [
  { id: 'action', label: words.action, isName: true, render: ({ action }) => <Action>{actionWords(action)}</Action> },
  { id: 'at', label: words.at, sort: 'at', render: ({ at }) => <Time>{formatEntryTime(at)}</Time> },
  { id: 'actor', label: words.actor, render: (entry) => <ActorName entry={entry} /> },
  { id: 'subject', label: words.subject, render: (entry) => <SubjectName entry={entry} /> },
  {
    id: 'changes',
    label: words.changes,
    render: ({ action, before, after }) => (
      <ChangeList action={action} changes={listChanges(before, after)} max={CHANGES_IN_ROW} />
    ),
  },
  { id: 'address', label: words.address, render: ({ address }) => <Address>{address}</Address> },
];

const Action = styled('span')({ fontWeight: 600, whiteSpace: 'nowrap' });

const Time = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  // Breaks between date and time only.
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
}));

const Address = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  // Only an IPv6 address breaks, after a colon.
  overflowWrap: 'normal',
}));
