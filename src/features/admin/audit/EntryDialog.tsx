import { styled } from '@mui/material/styles';
import type { AuditEntryRow } from '../../../core/contracts/admin-audit.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { actionWords, copy } from './copy.ts';
import { formatEntryTime } from './entry-time.ts';
import { listChanges } from './model/changes.ts';
import { ActorName, SubjectName } from './PartyName.tsx';

interface EntryDialogProps {
  readonly entry: AuditEntryRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that the log has about one change. */
export function EntryDialog({ entry, isOpen, onClose }: EntryDialogProps) {
  const { at, action, before, after, address, id } = entry;
  return (
    <FormDialog isOpen={isOpen} title={actionWords(action)} onClose={onClose} width="md">
      <Facts>
        <dt>{copy.columns.at}</dt>
        <dd>{formatEntryTime(at)}</dd>
        <dt>{copy.columns.actor}</dt>
        <dd>
          <ActorName entry={entry} isFull />
        </dd>
        <dt>{copy.columns.subject}</dt>
        <dd>
          <SubjectName entry={entry} isFull />
        </dd>
        <dt>{copy.columns.address}</dt>
        <dd>{address === '' ? copy.noAddress : address}</dd>
        <dt>{copy.columns.changes}</dt>
        <dd>
          <ChangeList action={action} changes={listChanges(before, after)} />
        </dd>
        <dt>{copy.id}</dt>
        <dd>{id}</dd>
      </Facts>
      {(before !== null || after !== null) && (
        <Raw>
          <summary>{copy.raw}</summary>
          {before !== null && <RawState title={copy.rawBefore} json={before} />}
          {after !== null && <RawState title={copy.rawAfter} json={after} />}
        </Raw>
      )}
    </FormDialog>
  );
}

function RawState({ title, json }: { readonly title: string; readonly json: string }) {
  return (
    <section>
      <div className="head">
        <h3>{title}</h3>
        <CopyButton text={json} size="small" />
      </div>
      <pre>{json}</pre>
    </section>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  margin: 0,
  ...theme.typography.body2,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

const Raw = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& summary': { cursor: 'pointer', padding: theme.spacing(0.5, 0), ...theme.typography.body2 },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& h3': { margin: 0, ...theme.typography.body2, fontWeight: 600 },
  '& pre': {
    ...theme.mono,
    margin: theme.spacing(0.5, 0, 1),
    padding: theme.spacing(1.5),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    fontSize: theme.typography.caption.fontSize,
  },
}));
