import Button from '@mui/material/Button';
import { useState } from 'react';
import { AUDIT_CALLS, type AuditEntryRow } from '../../../core/contracts/admin-audit.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { ExportButton } from '../lists/ExportButton.tsx';
import { ListView } from '../lists/ListView.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AUDIT_COLUMNS } from './audit-columns.tsx';
import { actionWords, copy } from './copy.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { formatEntryTime } from './entry-time.ts';
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
        filters={<AuditFilters filters={state.filters} onChange={(filters) => change({ kind: 'filters', filters })} />}
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

function toName({ action, at }: AuditEntryRow): string {
  return `${actionWords(action)} ${formatEntryTime(at)}`;
}
