import Button from '@mui/material/Button';
import { useState } from 'react';
import { AUDIT_CALLS, type AuditEntryRow } from '../../../core/contracts/admin-audit.ts';
import { AUDIT_ACTIONS } from '../../../core/contracts/audit-actions.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import { ListView } from '../lists/ListView.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { actionWords, copy } from './copy.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { formatEntryTime } from './entry-time.ts';
import { LogFilters } from './LogFilters.tsx';
import { AUDIT_LIST, toAuditQuery } from './model/audit-list.ts';

/** Who changed what, for super administrators: newest first, with what each change was. */
export function AuditPanel() {
  const [state, change] = useListState(AUDIT_LIST);
  const request = { query: toAuditQuery(state) };
  const query = useAdminQuery(AUDIT_CALLS.list, request);
  const [entry, setEntry] = useState<AuditEntryRow | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open(row: AuditEntryRow): void {
    setEntry(row);
    setIsOpen(true);
  }

  return (
    <>
      <ListView
        list="audit"
        label={copy.list}
        columns={AUDIT_COLUMNS}
        query={query}
        keyOf={({ id }) => id}
        nameOf={toName}
        state={state}
        onChange={change}
        filters={
          <LogFilters
            words={copy.filters}
            fields={[
              { name: 'actor' },
              { name: 'action', options: toActionOptions(state.filters.action) },
              { name: 'subject' },
            ]}
            filters={state.filters}
            onChange={(filters) => change({ kind: 'filters', filters })}
          />
        }
        actions={<ExportButton call={AUDIT_CALLS.export} request={request} />}
        renderActions={(row) => (
          <Button size="small" aria-label={copy.detailsOf(toName(row))} onClick={() => open(row)}>
            {copy.details}
          </Button>
        )}
        emptyText={copy.empty}
      />
      {entry !== null && <EntryDialog entry={entry} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** An action that only another version of the product knows stays selectable in a shared address. */
function toActionOptions(chosen = '') {
  const known: readonly string[] = AUDIT_ACTIONS;
  const unknown = chosen === '' || known.includes(chosen) ? [] : [chosen];
  const options = [...known, ...unknown].map((action) => ({ value: action, label: actionWords(action) }));
  return [{ value: '', label: copy.anyAction }, ...options];
}

function toName({ action, at }: AuditEntryRow): string {
  return `${actionWords(action)} ${formatEntryTime(at)}`;
}
